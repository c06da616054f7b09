"""Home page at first paint: its title, and the outlines of what is about to be there."""

from __future__ import annotations

from datetime import datetime
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
    respace,
    row,
    sized,
)

if TYPE_CHECKING:
    from bp_desktop.ui.look.theme import Theme


EDGES = (32, 24, 32, 24)


def hour_now() -> int:
    return datetime.now().astimezone().hour


class LoadingPanel(QWidget):
    """Empty cards where the documents will be, so that nothing jumps when they come."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Opening the box …"))
        tiles = (sized(theme, card("outline"), height=72) for _ in range(3))
        cards = (sized(theme, card("outline"), height=214) for _ in range(5))
        hero = sized(theme, card("outline"), height=236)
        layout = column(theme, self, spacing=16)
        lay(layout, hero, lay(row(theme, spacing=12), *tiles))
        layout.addSpacing(theme.px(52))
        lay(layout, lay(row(theme, spacing=16), *cards), SPRING)


class HomePage(QScrollArea):
    """A head, and one body below it at a time. `HomeContent` fills both after the first picture."""

    def __init__(self, theme: Theme, *, greets: bool = False) -> None:
        super().__init__()
        self.fills_window = greets
        """Whether it says welcome, and nothing stands beside it."""
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        title = label(self._greeting(), "title")
        self.about = label(self.tr("The table's treasurer, dice and memory"), "small")
        self.top = QWidget()
        self.head = lay(row(theme, self.top, spacing=12), title, self.about, 1)
        self.body: QWidget = QWidget() if greets else LoadingPanel(theme)
        self._layout = column(theme, content, spacing=18)
        lay(self._layout, self.top, (self.body, 1))
        self._theme = theme
        self._frame()
        self.setWidget(content)

    def show_all(self) -> None:
        """Nobody is to be greeted any more."""
        self.fills_window = False
        self._frame()

    def _frame(self) -> None:
        self.top.setHidden(self.fills_window)
        if not self.fills_window:
            # Always there: cards as wide as the page would else come and go with it, without end.
            keep_scroll_bar(self)
        edges = (0, 0, 0, 0) if self.fills_window else EDGES
        respace(self._theme, self._layout, spacing=18, edges=edges)

    def _greeting(self) -> str:
        hour = hour_now()
        if hour < 5 or hour >= 18:
            return self.tr("Good evening")
        return self.tr("Good morning") if hour < 12 else self.tr("Good afternoon")

    def show_strip(self, strip: QWidget) -> None:
        """Between head and body, while it is not hidden."""
        self._layout.insertWidget(1, strip)

    def show_body(self, body: QWidget) -> None:
        """In the place of the one before, which goes."""
        self._layout.replaceWidget(self.body, body)
        put_away(self.body)
        self.body = body
