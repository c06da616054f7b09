"""The ledger panel: the book with filters, an entry line, counting the cash, and CSV."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QSpinBox,
    QTableView,
    QWidget,
)

from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.book import BookLine, as_csv, book_of
from bp_desktop.games.burning_planets.match.booking import read_booking
from bp_desktop.games.burning_planets.match.ledger import PostingType
from bp_desktop.games.burning_planets.match.recount import difference, explanations
from bp_desktop.games.burning_planets.match.secret_view import has_open_books, visible_treasuries
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Change
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.ledger.model import (
    LedgerModel,
    chosen_lines,
    visible_lines,
)
from bp_desktop.ui.burning_planets.table.ledger.words import resource_words, type_name
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


class LedgerPanel(QWidget):
    """Shows what the viewer may see: a player who looks, or None, what everybody may."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        viewer: Callable[[], PlayerId | None] = lambda: None,
        ask: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._viewer = viewer
        self._shown_to: PlayerId | None = None
        self.look = Button(theme, self.tr("Look at my treasury"), ask, icon_name="eye")
        self.covered = label(
            self.tr("Treasuries are hidden: only their owner sees these lines."), "quiet", wrap=True
        )
        match: Match = commander.state
        self._resources = tuple(match.tables.resources)
        self.model = LedgerModel(theme, self._resources, self)
        self.view = QTableView()
        self.view.setModel(self.model)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.verticalHeader().hide()
        self.view.setShowGrid(False)
        self.view.setAccessibleName(self.tr("Ledger"))
        head = self.view.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        self.player_filter = self._filter(self.tr("Player"))
        self.type_filter = self._filter(self.tr("Type"))
        self.turn_filter = self._filter(self.tr("Turn"))
        self.entry = QLineEdit()
        self.entry.setPlaceholderText(self.tr("Book: anna +5m -2c reason, or anna > boris 3c"))
        self.entry.setAccessibleName(self.tr("Booking"))
        self.entry.returnPressed.connect(self.book)
        self._said = label("", "small", wrap=True)
        self.counts: dict[str, QSpinBox] = {}
        self._book: list[BookLine] = []
        self._lay_out()
        commander.changed.connect(self._on_changed)
        self.refresh()

    def _filter(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.activated.connect(self._show)
        return box

    def _lay_out(self) -> None:
        theme = self._theme
        filters = QWidget()
        bar = FlowLayout(filters, gap=theme.px(8))
        for box in (self.player_filter, self.type_filter, self.turn_filter):
            bar.addWidget(box)
        bar.addWidget(
            Button(theme, self.tr("Save as CSV"), self._save, kind="quiet", icon_name="export")
        )
        whole = column(theme, self, spacing=12)
        whole.addWidget(self.entry)
        whole.addWidget(self._said)
        whole.addWidget(filters)
        whole.addWidget(self.covered)
        whole.addWidget(self.look, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(self.view, 1)
        self._cash = self._cash_card()
        whole.addWidget(self._cash)

    def _cash_card(self) -> QWidget:
        """Count the cash: what a player thinks they have."""
        frame = card()
        box = column(self._theme, frame, spacing=8, edges=(16, 12, 16, 12))
        box.addWidget(label(self.tr("Count the cash"), "strong"))
        counting = QWidget()
        line = FlowLayout(counting, gap=self._theme.px(8))
        for resource in self._resources:
            spin = QSpinBox(maximum=999_999)
            spin.setAccessibleName(names().resource(resource))
            spin.setToolTip(names().resource(resource))
            spin.setPrefix(f"{names().resource(resource)[:1]} ")
            self.counts[resource] = spin
            line.addWidget(spin)
        line.addWidget(Button(self._theme, self.tr("Compare"), self.compare))
        self.found = label("", "small", wrap=True)
        box.addWidget(counting)
        box.addWidget(self.found)
        return frame

    # --- acting

    def book(self) -> None:
        """Read the entry line and post it as a correction."""
        try:
            command = read_booking(
                self._commander.state, self.entry.text(), resource_words(self._resources)
            )
        except Refused as refusal:
            self._said.setText(worded_all(refusal.messages))
            return
        if self._commander.submit(command):
            self.entry.setText("")  # unlike clear(), nothing that undo would bring back
            self._said.setText("")

    def compare(self) -> None:
        """Which entries explain the difference between notes and book?"""
        match: Match = self._commander.state
        player = self._viewer() or self._chosen_player()
        if player is None:
            self.found.setText(self.tr("Look at your treasury first, or choose a player above."))
            return
        counted = Purse.of({name: spin.value() for name, spin in self.counts.items()})
        seen = visible_treasuries(match, self._viewer()).get(player)
        if seen is None:
            self.found.setText(self.tr("Look at your treasury first, or choose a player above."))
            return
        booked = seen
        gap = difference(booked, counted)
        if not gap:
            self.found.setText(self.tr("The notes agree with the book."))
            return
        words = ", ".join(f"{amount:+d} {names().resource(one)}" for one, amount in gap)
        lines = [filled(self.tr("Difference: {amounts}."), amounts=words)]
        for one in explanations(self._book, player, booked, counted):
            steps = ", ".join(str(line.step) for line in one.lines)
            text = self.tr("As if step {steps} had never been paid.")
            if one.twice:
                text = self.tr("As if step {steps} had been paid twice.")
            lines.append(filled(text, steps=steps))
        if len(lines) == 1:
            lines.append(self.tr("No one or two entries explain it. Look at the lines above."))
        self.found.setText("\n".join(lines))

    def _save(self) -> None:
        # Another window comes up: by then everything may be covered.
        text = as_csv(reversed(self.model.lines), self._resources)
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save as CSV"), "ledger.csv", "*.csv")
        if path:
            Path(path).write_text(text, encoding="utf-8-sig", newline="")

    # --- showing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        if change.before is not change.after and self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """The match changed: the book, and what can be filtered by."""
        match: Match = self._commander.state
        self._forget(match)
        steps = self._commander.session.timeline
        book = book_of((step.seq, step.outcome.events) for step in steps)
        self._book = visible_lines(match, book, self._viewer())
        self._fill(
            self.player_filter,
            self.tr("All players"),
            [(one.id, one.name) for one in match.players.values()],
        )
        self._fill(
            self.type_filter,
            self.tr("All types"),
            [(kind.value, type_name(kind)) for kind in PostingType],
        )
        turns = sorted({line.turn for line in self._book}, reverse=True)
        self._fill(self.turn_filter, self.tr("All turns"), [(turn, str(turn)) for turn in turns])
        self._show()

    def _forget(self, match: Match) -> None:
        """What one player counted and was told goes when somebody else looks (BP-APP-6)."""
        viewer = self._viewer()
        is_covered = viewer is None and not has_open_books(match)
        self.covered.setVisible(is_covered)
        self.look.setVisible(is_covered)
        self._cash.setHidden(is_covered)
        if viewer == self._shown_to:
            return
        self._shown_to = viewer
        self.found.setText("")
        self.entry.setText("")
        self._said.setText("")
        for spin in self.counts.values():
            spin.setValue(0)

    @staticmethod
    def _fill(box: QComboBox, every: str, choices: Sequence[tuple[object, str]]) -> None:
        chosen = box.currentData()
        box.clear()
        box.addItem(every, None)
        for value, name in choices:
            box.addItem(name, value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)

    def _show(self) -> None:
        kind = self.type_filter.currentData()
        lines = chosen_lines(
            self._book,
            player=self._chosen_player(),
            kind=PostingType(kind) if kind is not None else None,
            turn=self.turn_filter.currentData(),
        )
        self.model.show_lines(self._commander.state, lines)

    def _chosen_player(self) -> PlayerId | None:
        chosen = self.player_filter.currentData()
        return PlayerId(chosen) if chosen is not None else None
