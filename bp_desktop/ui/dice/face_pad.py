"""Face pad: real dice are tapped in, one button per face, one die after the other."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, put_away, row, sized
from bp_desktop.ui.widgets.containers import FlowLayout

PER_ROW, LEAST_PER_ROW = 10, 5
KEY, GAP = 40, 4
LARGEST_DIE = 20
"""Dice with more faces are typed."""


class FacePad(QWidget):
    """Asks for the faces of some dice in turn and hands all of them over after the last tap."""

    def __init__(self, theme: Theme, on_done: Callable[[tuple[int, ...]], object]) -> None:
        super().__init__()
        self._theme = theme
        self._on_done = on_done
        self._dice: tuple[tuple[int, str], ...] = ()
        self._faces: tuple[int, ...] = ()
        self.keys: dict[int, Button] = {}
        self._asked = label("", "small")
        self.back = Button(theme, self.tr("Back"), self._on_back, kind="mini")
        self._keys = QWidget()
        self._line = FlowLayout(self._keys, gap=theme.px(GAP))
        self._keys.setMaximumWidth(self._width_of(PER_ROW))
        head = lay(row(theme, spacing=8), (self._asked, 1), self.back)
        lay(column(theme, self, spacing=6), head, self._keys)

    def _width_of(self, keys: int) -> int:
        return keys * (self._theme.target(KEY) + self._theme.px(GAP))

    @staticmethod
    def can_ask(dice: tuple[int, ...]) -> bool:
        """Whether tapping is quicker than typing."""
        return 0 < len(dice) <= 6 and max(dice) <= LARGEST_DIE

    def ask(self, dice: tuple[tuple[int, str], ...]) -> None:
        """Each die with the words that ask for it."""
        self._dice = dice
        self._faces = ()
        self._show()

    def _show(self) -> None:
        if not self._dice:
            return
        die, words = self._dice[len(self._faces)]
        self._asked.setText(words)
        self.back.setVisible(bool(self._faces))
        if len(self.keys) == die:
            return
        put_away(*self.keys.values())
        self.keys = {}
        for face in range(1, die + 1):
            key = Button(self._theme, str(face), partial(self._tap, face), kind="pad")
            sized(self._theme, key, width=KEY, height=KEY)
            self.keys[face] = key
            self._line.addWidget(key)
            key.show()  # Qt would do so later, and until then it takes no room
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Whatever holds it and asks no height for a width, too, leaves room for every row."""
        width = min(self.width(), self._keys.maximumWidth())
        self._keys.setMinimumHeight(self._line.heightForWidth(width))

    @guarded
    def minimumSizeHint(self) -> QSize:
        """It can do with less width than it would like."""
        return QSize(self._width_of(LEAST_PER_ROW), super().minimumSizeHint().height())

    def _tap(self, face: int) -> None:
        self._faces = (*self._faces, face)
        if len(self._faces) < len(self._dice):
            self._show()
            return
        faces, self._faces = self._faces, ()
        self._show()
        self._on_done(faces)

    def _on_back(self) -> None:
        self._faces = self._faces[:-1]
        self._show()
