"""Equal parts beside each other, below each other where their words need more room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bp_desktop.ui.widgets.turning_box import TurningBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bp_desktop.ui.look.theme import Theme

NARROW, GAP = 230, 12
"""Least width of a part; narrower ones go below each other."""


class EqualRow(TurningBox):
    """For tiles and cards that are ways to begin."""

    def __init__(self, theme: Theme, parts: Sequence[QWidget]) -> None:
        shared = ((part, 1) for part in parts)
        super().__init__(theme, *shared, spacing=GAP, below=GAP, least=NARROW * len(parts))
        self.parts = list(parts)
