"""A match of Burning Planets: its state, what may be done in it, and what comes of it."""
