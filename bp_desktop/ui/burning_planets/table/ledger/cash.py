"""Count the cash: what a player thinks they have, and which entries explain the difference."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSpinBox, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.book import BookLine
from bp_desktop.games.burning_planets.match.recount import difference, explanations
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui import icons
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.ledger.sentences import moved, sentence
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.calm import CountBox
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row, sized

ICON, FIELD = 20, 78


class CashCard(QFrame):
    """A number for each resource; Enter or the button compares them with the book."""

    def __init__(
        self, theme: Theme, resources: Sequence[str], compare: Callable[[], object]
    ) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._theme = theme
        self._resources = tuple(resources)
        self._icons: dict[str, QLabel] = {}
        self.counts: dict[str, QSpinBox] = {}
        box = column(theme, self, spacing=8, edges=(16, 12, 16, 12))
        counting = QWidget()
        line = FlowLayout(counting, gap=theme.px(8))
        for resource in resources:
            line.addWidget(self._field(resource, compare))
        line.addWidget(Button(theme, self.tr("Compare"), compare))
        self.found = label("", "small", wrap=True)
        self.found.hide()
        box.addWidget(counting)
        box.addWidget(self.found)
        theme.changed.connect(self._show_icons)
        self._show_icons()

    def _field(self, resource: str, compare: Callable[[], object]) -> QWidget:
        field, name = QWidget(), names().resource(resource)
        inside = row(self._theme, field, spacing=4)
        self._icons[resource] = QLabel()
        spin = sized(self._theme, CountBox(maximum=999_999, indent=0), width=FIELD)
        spin.setProperty("kind", "count")  # notes are counted, then typed
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setAccessibleName(name)
        spin.setToolTip(name)
        spin.lineEdit().returnPressed.connect(compare)
        self.counts[resource] = spin
        inside.addWidget(self._icons[resource])
        inside.addWidget(spin)
        return field

    def _show_icons(self) -> None:
        side, ratio = self._theme.px(ICON), self.devicePixelRatioF()
        for resource, place in self._icons.items():
            place.setPixmap(icons.pixmap(f"resource/{resource}", side, ratio=ratio))

    def forget(self) -> None:
        """What one player was told."""
        self._tell("")

    def take_keyboard(self) -> None:
        first = next(iter(self.counts.values()))
        first.setFocus()
        first.selectAll()

    def _tell(self, text: str) -> None:
        self.found.setText(text)
        self.found.setVisible(bool(text))

    def ask_who(self) -> None:
        self._tell(self.tr("Look at your treasury first, or choose a player above."))

    def compare(
        self, match: Match, player: PlayerId, booked: Purse, book: Sequence[BookLine]
    ) -> None:
        """Which entries explain the difference between notes and book?"""
        counted = Purse.of({name: spin.value() for name, spin in self.counts.items()})
        gap = difference(booked, counted)
        if not gap:
            self._tell(self.tr("The notes agree with the book."))
            return
        words = ", ".join(f"{amount:+d} {names().resource(one)}" for one, amount in gap)
        lines = [filled(self.tr("Difference: {amounts}."), amounts=words)]
        for one in explanations(book, player, booked, counted):
            text = self.tr("As if this had never been paid: {entries}")
            if one.twice:
                text = self.tr("As if this had been paid twice: {entries}")
            entries = "; ".join(self._entry(match, line) for line in one.lines)
            lines.append(filled(text, entries=entries))
        if len(lines) == 1:
            lines.append(self.tr("No one or two entries explain it. Look through the book."))
        self._tell("\n".join(lines))

    def _entry(self, match: Match, line: BookLine) -> str:
        text = self.tr("step {step}, {sentence} ({amounts})")
        return filled(
            text,
            step=line.step,
            sentence=sentence(match, line),
            amounts=moved(line, self._resources),
        )
