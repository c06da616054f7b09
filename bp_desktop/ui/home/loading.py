"""What Home shows while the box opens: the outlines of what is about to be there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.ui.widgets.metrics import column, row, sized

if TYPE_CHECKING:
    from bp_desktop.ui.look.theme import Theme


class LoadingPanel(QWidget):
    """Empty cards where the documents will be, so that nothing jumps when they come."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Opening the box …"))
        layout = column(theme, self, spacing=20)
        top = row(theme, spacing=16)
        top.addWidget(sized(theme, _outline(), height=234), 1)
        tiles = column(theme, spacing=9)
        for _ in range(3):
            tiles.addWidget(sized(theme, _outline(), width=300, height=72))
        top.addLayout(tiles)
        layout.addLayout(top)
        layout.addSpacing(theme.px(38))
        cards = row(theme, spacing=16)
        for _ in range(4):
            cards.addWidget(sized(theme, _outline(), height=214))
        layout.addLayout(cards)
        layout.addStretch()


def _outline() -> QFrame:
    made = QFrame()
    made.setProperty("card", "outline")
    return made
