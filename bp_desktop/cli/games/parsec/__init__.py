"""Parsec on the command line."""
