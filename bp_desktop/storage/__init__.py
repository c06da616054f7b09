"""Storage: the box and everything about its file; importing this package loads no SQL."""
