"""Counters of a plan: how many of each kind one side has, by plus and minus or typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    Card,
    column,
    label,
    lay,
    put_away,
    row,
    rule,
)
from bp_desktop.ui.widgets.containers import grid
from bp_desktop.ui.widgets.fields import number_box

MOST_OF_A_KIND = 12


class CountLine(NamedTuple):
    """Something of which there can be several; `key` stays the same whatever the language."""

    key: str
    title: str
    note: str = ""
    number: int = 0
    most: int = MOST_OF_A_KIND


class CountersCard(Card):
    """A card with a line for each kind or unit."""

    def __init__(self, theme: Theme, title: str, on_changed: Callable[[], object]) -> None:
        super().__init__(theme, spacing=8, edges=(20, 16, 16, 16))
        self._theme = theme
        self._on_changed = on_changed
        self.spins: dict[str, QSpinBox] = {}
        self._grid: QWidget | None = None
        self.tools = row(theme, spacing=8)
        heading = label(title, "heading")
        lay(self.box, lay(row(theme, spacing=8), heading, SPRING, self.tools))

    def show_lines(self, lines: Sequence[CountLine]) -> None:
        """Other lines instead of those shown; the caller asks for an answer afterwards."""
        put_away(self._grid)
        self.spins = {}
        self._grid = QWidget()
        rows = grid(self._theme, self._grid, across=6, down=2)
        rows.setColumnStretch(0, 1)
        for before, line in zip((None, *lines), lines, strict=False):
            if before is not None and before.most == 1 < line.most:
                rows.addWidget(rule(), rows.rowCount(), 0, 1, 4)  # single units end here
            self._add(rows, rows.rowCount(), line)
        self.box.addWidget(self._grid)

    def _add(self, rows: QGridLayout, place: int, line: CountLine) -> None:
        spin = number_box(self._theme, line.title, 0, line.most, line.number, width=52)
        spin.setProperty("kind", "count")
        spin.valueChanged.connect(self._on_changed)
        self.spins[line.key] = spin
        note = label(line.note, "caption", wrap=True) if line.note else None
        words = lay(column(self._theme), label(line.title, "strong", wrap=True), note)
        fewer = filled(self.tr("Fewer: {what}"), what=line.title)
        more = filled(self.tr("More: {what}"), what=line.title)
        minus = Button(self._theme, fewer, spin.stepDown, kind="icon", icon_name="minus")
        plus = Button(self._theme, more, spin.stepUp, kind="icon", icon_name="plus")
        rows.addLayout(words, place, 0)
        for column_, part in enumerate((minus, spin, plus), start=1):
            rows.addWidget(part, place, column_)

    def counts(self) -> dict[str, int]:
        """What there is any of, in the order shown."""
        return {key: spin.value() for key, spin in self.spins.items() if spin.value()}

    def set_counts(self, counts: dict[str, int]) -> None:
        """All at once: one answer, not one for each line."""
        for key, spin in self.spins.items():
            with QSignalBlocker(spin):
                spin.setValue(counts.get(key, 0))
        self._on_changed()
