"""Map editing that knows no game: canvas, selection, clipboard, symmetry, layers, notes."""
