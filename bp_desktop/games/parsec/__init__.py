"""Parsec – Age of Colonies: its rules as data and pure functions."""
