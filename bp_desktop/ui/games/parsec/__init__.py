"""Parsec in the window: its art, its table, its forms."""
