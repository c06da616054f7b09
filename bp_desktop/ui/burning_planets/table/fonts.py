"""Fonts for what the table paints, each found once: looking one up costs more than a text."""

from PySide6.QtGui import QFont

from bp_desktop.ui.theme import Theme

_found: dict[tuple[str, int], QFont] = {}


def font_of(theme: Theme, role: str) -> QFont:
    """A font of the type scale at the scale of the moment."""
    key = (role, theme.look.scale)
    font = _found.get(key)
    if font is None:
        font = _found[key] = theme.font(role)
    return font
