### VENTI.
