"""Parsec at the table: its board and what can be done now."""
