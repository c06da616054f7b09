"""Facts about one thing of a match of Parsec."""
