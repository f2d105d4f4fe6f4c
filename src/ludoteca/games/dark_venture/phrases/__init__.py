"""What cards do, in words, composed from the steps of their entries: text and effect cannot differ."""
