"""The rules of Ventura, a file for each group of rulebook chapters."""
