"""The inspector: everything about what is chosen, or about the map itself."""
