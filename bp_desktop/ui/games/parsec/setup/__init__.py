"""New match of Parsec: what its form asks of every player and table."""
