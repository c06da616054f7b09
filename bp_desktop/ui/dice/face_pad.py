"""Face pad: real dice are tapped in, one button per face, one die after the other."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, put_away, row, sized
from bp_desktop.ui.widgets.containers import grid

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
        self._grid = grid(theme, across=GAP, down=GAP)
        self._per_row = PER_ROW
        head = lay(row(theme, spacing=8), (self._asked, 1), self.back)
        lay(column(theme, self, spacing=6), head, self._grid)

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
        self._lay_keys()

    def _lay_keys(self) -> None:
        for face, key in self.keys.items():
            self._grid.addWidget(key, (face - 1) // self._per_row, (face - 1) % self._per_row)
        for place in range(PER_ROW + 1):
            self._grid.setColumnStretch(place, int(place == self._per_row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In as many rows as it takes."""
        super().resizeEvent(event)
        key, gap = self._theme.target(KEY), self._theme.px(GAP)
        fitting = (self.width() + gap) // (key + gap)
        per_row = PER_ROW if fitting >= PER_ROW else max(LEAST_PER_ROW, fitting)
        if per_row != self._per_row:
            self._per_row = per_row
            self._lay_keys()
            self.updateGeometry()  # more rows are higher

    @guarded
    def minimumSizeHint(self) -> QSize:
        """It can do with less width than it would like."""
        width = LEAST_PER_ROW * (self._theme.target(KEY) + self._theme.px(GAP))
        return QSize(width, super().minimumSizeHint().height())

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
