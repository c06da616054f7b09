"""What the product is called: the same for every installer."""

import re
from pathlib import Path

NAME = "Burning Planets"
PACKAGE = "burning-planets"
COMMAND = "bp-desktop"
IDENTIFIER = "org.burningplanets.desktop"
SUMMARY = "Map studio, table and dice for the board game Burning Planets"
PORTABLE_MARK = "portable.txt"
"""As storage/places.py looks for it."""
MAINTAINER = "Burning Planets maintainers <maintainers@burningplanets.example>"


def version(root: Path) -> str:
    """The version that the program itself tells."""
    return _said(root, "__version__")


def releases(root: Path) -> str:
    """Where the program itself says that newer versions are."""
    return _said(root, "RELEASES")


def _said(root: Path, name: str) -> str:
    said = (root / "bp_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(rf'^{name} = "(.+)"$', said, re.MULTILINE)
    assert found is not None, f"bp_desktop/__init__.py does not tell {name}"
    return found.group(1)
