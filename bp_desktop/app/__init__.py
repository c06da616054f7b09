"""The composition root: introduces everybody, and is the only one who knows everybody."""
