"""Appearance of the program: theme, colours, fonts, icons, player tokens, painting caches."""
