"""The words of Burning Planets."""
