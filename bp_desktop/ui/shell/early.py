"""Start-up shortcuts: replacements for what is slow to load before the first picture.

Touching `PySide6.QtCore.Qt` builds some hundred enumerations and takes a fifth of the time that a
bare window needs to appear; so does any pen or brush, whose overloads mention them. Until the
window is painted, the style sheet paints, and `Qt` is imported only inside functions that run
later. tests/bench/startup.py measures what it is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel, QWidget

_PLAIN_TEXT, _TAB_FOCUS, _ICON_ONLY, _TEXT_UNDER_ICON = 0, 1, 0, 3
"""Members of Qt's enumerations; properties take them as numbers."""


def make_plain(label: QLabel) -> None:
    """Never read as markup, whatever the text is."""
    label.setProperty("textFormat", _PLAIN_TEXT)


def focus_by_tab(widget: QWidget) -> None:
    """Reached by keyboard; a click does not take the keyboard away from elsewhere."""
    widget.setProperty("focusPolicy", _TAB_FOCUS)


def text_under_icon(button: QWidget, worded: bool = True) -> None:
    button.setProperty("toolButtonStyle", _TEXT_UNDER_ICON if worded else _ICON_ONLY)


def point_with_hand(widget: QWidget) -> None:
    """The hand that says "this can be clicked"; asked for when the mouse comes."""
    from PySide6.QtCore import Qt

    widget.setCursor(Qt.CursorShape.PointingHandCursor)
