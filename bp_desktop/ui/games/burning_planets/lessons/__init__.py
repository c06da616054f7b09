"""Lessons of Burning Planets: what the program teaches of the game, and the boards for it."""
