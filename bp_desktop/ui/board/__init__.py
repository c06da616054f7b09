"""A hex canvas that knows no game: a fast still board, things above it, and Qt-free tools."""
