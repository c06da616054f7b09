"""Dice on the screen: drawn, thrown, typed in; they know no game."""
