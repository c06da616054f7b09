"""Seats of Parsec played by the program."""
