"""Bots: random, greedy, and information-set tree search."""
