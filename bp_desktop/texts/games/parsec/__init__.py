"""The words of Parsec."""
