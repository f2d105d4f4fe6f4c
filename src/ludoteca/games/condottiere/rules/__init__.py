"""The rules of Condottiere, a file for each group of rulebook chapters."""
