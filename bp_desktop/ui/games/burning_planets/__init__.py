"""The screens of Burning Planets."""
