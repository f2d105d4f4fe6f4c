"""What the lab looks at in VENTI."""
