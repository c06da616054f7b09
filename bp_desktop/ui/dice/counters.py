"""Counters of a plan: how many of each kind one side has, by plus and minus or typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QSpinBox, QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, put_away, row, rule, sized
from bp_desktop.ui.widgets.fields import CountBox

MOST_OF_A_KIND = 12


class CountLine(NamedTuple):
    """Something of which there can be several; `key` stays the same whatever the language."""

    key: str
    title: str
    note: str = ""
    number: int = 0
    most: int = MOST_OF_A_KIND


class CountersCard(QFrame):
    """A card with a line for each kind or unit."""

    def __init__(
        self, theme: Theme, title: str, lines: Sequence[CountLine], on_changed: Callable[[], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._on_changed = on_changed
        self._lines: tuple[CountLine, ...] = ()
        self.spins: dict[str, QSpinBox] = {}
        self._grid: QWidget | None = None
        self.setProperty("card", "true")
        self._box = column(theme, self, spacing=8, edges=(20, 16, 16, 16))
        head = row(theme, spacing=8)
        head.addWidget(label(title, "heading"))
        head.addStretch()
        self.tools = row(theme, spacing=8)
        head.addLayout(self.tools)
        self._box.addLayout(head)
        self.show_lines(lines)

    def show_lines(self, lines: Sequence[CountLine]) -> None:
        """Other lines instead of those shown; the caller asks for an answer afterwards."""
        put_away(self._grid)
        self._lines = tuple(lines)
        self.spins = {}
        self._grid = QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._theme.px(6))
        grid.setVerticalSpacing(self._theme.px(2))
        grid.setColumnStretch(0, 1)
        place = 0
        for before, line in zip((None, *self._lines), self._lines, strict=False):
            if before is not None and before.most == 1 < line.most:
                grid.addWidget(rule(), place, 0, 1, 4)  # single units end here
                place += 1
            self._add(grid, place, line)
            place += 1
        self._box.addWidget(self._grid)

    def _add(self, grid: QGridLayout, place: int, line: CountLine) -> None:
        spin = sized(self._theme, CountBox(maximum=line.most, indent=0), width=52)
        spin.setProperty("kind", "count")
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setAccessibleName(line.title)
        spin.setValue(line.number)
        spin.valueChanged.connect(self._on_changed)
        self.spins[line.key] = spin
        words = column(self._theme)
        words.addWidget(label(line.title, "strong", wrap=True))
        if line.note:
            words.addWidget(label(line.note, "caption", wrap=True))
        fewer = filled(self.tr("Fewer: {what}"), what=line.title)
        more = filled(self.tr("More: {what}"), what=line.title)
        grid.addLayout(words, place, 0)
        grid.addWidget(
            Button(self._theme, fewer, spin.stepDown, kind="icon", icon_name="minus"), place, 1
        )
        grid.addWidget(spin, place, 2)
        grid.addWidget(
            Button(self._theme, more, spin.stepUp, kind="icon", icon_name="plus"), place, 3
        )

    def counts(self) -> dict[str, int]:
        """What there is any of, in the order shown."""
        return {key: spin.value() for key, spin in self.spins.items() if spin.value()}

    def set_counts(self, counts: dict[str, int]) -> None:
        """All at once: one answer, not one for each line."""
        for key, spin in self.spins.items():
            spin.blockSignals(True)
            spin.setValue(counts.get(key, 0))
            spin.blockSignals(False)
        self._on_changed()
