"""A match of Parsec: its state, its commands and the rules that judge them."""
