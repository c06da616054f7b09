"""The way back: says what will be undone, shortened where there is no room for all of it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from bp_desktop.ui.marking import tip
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button

LEAST = 100
SLACK = 4
"""Qt measures a text in fractions of pixels and a width in whole ones."""


class UndoButton(Button):
    """Never cut off: what does not fit ends in dots, and the tooltip has all of it."""

    def __init__(self, theme: Theme, on_click: Callable[[], object]) -> None:
        super().__init__(theme, "", on_click, kind="quiet", icon_name="undo")
        self._words = ""
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_step(self, words: str, note: str) -> None:
        """`words` on the button; `note` is the step as a sentence that everybody may read."""
        if (words, note) == (self._words, self._note):
            return
        self._words, self._note = words, note
        self.setAccessibleName(words)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self._fit()

    def sizeHint(self) -> QSize:
        """Of the whole text, whatever of it is shown now."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        more = metrics.horizontalAdvance(self._words) - metrics.horizontalAdvance(self.text())
        return QSize(hint.width() + more + SLACK, hint.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.fontMetrics().horizontalAdvance(self._words)
        room = self.width() - (self.sizeHint().width() - SLACK - wide)
        shown = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        if shown != self.text():
            self.setText(shown)
        whole = (self._words,) if shown != self._words else ()
        self.setToolTip(tip("\n".join(one for one in (*whole, self._note) if one)))
