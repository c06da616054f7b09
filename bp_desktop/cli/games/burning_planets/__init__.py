"""Burning Planets on the command line."""
