"""Exports of Burning Planets: its maps, and the set-up sheet that only it prints."""
