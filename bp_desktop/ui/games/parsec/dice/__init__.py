"""Parsec on the Dice page."""
