"""Home page at first paint: its title, and the outlines of what is about to be there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.ui.widgets.basics import (
    SPRING,
    card,
    column,
    keep_scroll_bar,
    label,
    lay,
    put_away,
    row,
    sized,
)

if TYPE_CHECKING:
    from bp_desktop.ui.look.theme import Theme


class LoadingPanel(QWidget):
    """Empty cards where the documents will be, so that nothing jumps when they come."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Opening the box …"))
        tiles = (sized(theme, card("outline"), width=300, height=72) for _ in range(3))
        cards = (sized(theme, card("outline"), height=214) for _ in range(4))
        hero = sized(theme, card("outline"), height=234)
        layout = column(theme, self, spacing=20)
        lay(layout, lay(row(theme, spacing=16), (hero, 1), lay(column(theme, spacing=9), *tiles)))
        layout.addSpacing(theme.px(38))
        lay(layout, lay(row(theme, spacing=16), *cards), SPRING)


class HomePage(QScrollArea):
    """A head, and one body below it at a time. `HomeContent` fills both after the first picture."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Always there: cards as wide as the page would else come and go with it, without end.
        keep_scroll_bar(self)
        content = QWidget()
        content.setObjectName("pageContent")
        title = label(self.tr("Burning Planets"), "display")
        self.about = label(self.tr("The table’s treasurer, dice and memory"), "small")
        self.head = lay(row(theme, spacing=12), title, self.about, 1)
        self.body: QWidget = LoadingPanel(theme)
        self._layout = column(theme, content, spacing=24, edges=(40, 32, 40, 40))
        lay(self._layout, self.head, (self.body, 1))
        self.setWidget(content)

    def show_body(self, body: QWidget) -> None:
        """In the place of the one before, which goes."""
        self._layout.replaceWidget(self.body, body)
        put_away(self.body)
        self.body = body
