"""Art of Parsec: modules, their bodies and the pieces on them."""
