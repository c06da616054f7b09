"""Bots: players who need nobody to move their pieces."""
