"""A field for a whole number, as wide as its numbers need."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.calm import CountBox
from bp_desktop.ui.widgets.metrics import sized


def number_box(
    theme: Theme, name: str, least: int, most: int, value: int, *, width: int = 84, suffix: str = ""
) -> QSpinBox:
    """`name` is what screen readers call it."""
    made = CountBox(minimum=least, maximum=most, suffix=suffix, indent=0)
    made.setValue(value)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.setAccessibleName(name)
    return sized(theme, made, width=width)
