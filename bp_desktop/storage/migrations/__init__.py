"""How older boxes become new ones: one module per version of the file."""
