"""The game Burning Planets: its tables, its maps and its matches."""
