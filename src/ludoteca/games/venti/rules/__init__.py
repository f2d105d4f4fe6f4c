"""The rules of VENTI, a file for each group of chapters."""
