"""Home page at first paint: its title, and the outlines of what is about to be there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.ui.widgets.basics import column, label, row, sized

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


class HomePage(QScrollArea):
    """A head, and one body below it at a time. `HomeContent` fills both after the first picture."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        self._layout = column(theme, content, spacing=24, edges=(40, 32, 40, 40))
        self.head = row(theme, spacing=12)
        self.head.addWidget(label(self.tr("Burning Planets"), "display"))
        self.head.addStretch(1)
        self._layout.addLayout(self.head)
        self.body: QWidget = LoadingPanel(theme)
        self._layout.addWidget(self.body, 1)
        self.setWidget(content)

    def show_body(self, body: QWidget) -> None:
        """In the place of the one before, which goes."""
        self._layout.replaceWidget(self.body, body)
        self.body.hide()
        self.body.deleteLater()
        self.body = body


def _outline() -> QFrame:
    made = QFrame()
    made.setProperty("card", "outline")
    return made
