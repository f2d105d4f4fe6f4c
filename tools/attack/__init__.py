"""Attacks on a server of one's own, on loopback: `make attack`, or `python -m tools.attack --help`."""
