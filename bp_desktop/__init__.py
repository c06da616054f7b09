"""Burning Planets desktop: map studio, table and dice assistant."""

__version__ = "1.0.0"

RELEASES = "https://burningplanets.example/releases"
"""Where new versions are; pyproject.toml says the same. Opened in a browser, and only if asked."""
