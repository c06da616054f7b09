"""Columns beside a real board: what each player has, side by side."""
