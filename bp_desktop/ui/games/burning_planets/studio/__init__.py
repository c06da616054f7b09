"""The map studio: where boards are drawn by hand."""
