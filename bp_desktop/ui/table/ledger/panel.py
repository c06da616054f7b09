"""Ledger panel: the book with filters, an entry line, counting the cash, its audit, and CSV."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.accounts import BookLine, book_of
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.games.shared.books import Cell, audit, visible_lines
from bp_desktop.games.table import Accounts
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.shell.drafts import KeptFields
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.ledger.cash import CashCard
from bp_desktop.ui.table.ledger.postings import POSTINGS, posting_row
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.containers import flowing, reveal, scroll_area
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.fields import ChoiceBox, text_line
from bp_desktop.ui.widgets.lazy_rows import LazyRows
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.sheets import sheet
from bp_desktop.ui.words.wording import worded, worded_all

FORM = "ledger"
LONGEST = 1000
"""Of a booking that is typed."""
LINES = 120
"""Of the height at least, for postings."""
ROOM_FOR_BOTH = 520
"""The height of a panel that shows the book and what is counted or checked."""


class AuditLine(QWidget):
    """Whether the books balance, worked out when asked. It tells no amounts, so everybody may ask,
    covered or not."""

    def __init__(self, context: AnyTable) -> None:
        super().__init__()
        self._context = context
        self.ask = Button(context.theme, self.tr("Check the ledger"), self.check, kind="link")
        self.said = label("", "small", wrap=True)
        lay(row(context.theme, self, spacing=8), self.ask, (self.said, 1))
        context.commander.changed.connect(self.said.clear)  # it was said about another state

    def check(self) -> None:
        """Every posting of the match is added up and compared with what everybody has."""
        session = self._context.commander.session
        steps = (step.outcome.events for step in session.timeline)
        books = audit(self._context.game, session.state, steps)
        if books.differing:
            text = self.tr("These accounts do not add up: {accounts}")
            self.said.setText(filled(text, accounts=", ".join(books.differing)))
        else:
            count = books.entries
            text = self.tr("Ledger is correct: %n entries checked.", "", count)
            self.said.setText(counted(text, count))


class LedgerPanel(DockPanel):
    """Shows what the viewer may see: a player who looks, or None, what everybody may."""

    def __init__(
        self,
        context: AnyTable,
        accounts: Accounts[Any, Any, Any],
        ask: Callable[[], object] = lambda: None,
        correct: Callable[[int], object] = lambda _step: None,
    ) -> None:
        """`ask` has the active player look, `correct` opens the correction of a step."""
        super().__init__()
        explain(self, help_page="secrets")
        theme, commander = context.theme, context.commander
        self._context = context
        self._accounts = accounts
        self._correct = correct
        self._theme = theme
        self._commander = commander
        self._shown_to: SeatId | None = None
        self._booking: Any = None
        """The step of the entry line that was asked for last."""
        words = context.parts.secrets()
        self.look = Button(theme, words.reveal_mine, ask, icon_name="eye")
        self.covered = label(words.lines_covered, "quiet", wrap=True)
        self._resources = accounts.resources(commander.state)
        self.lines: list[BookLine] = []
        """The postings shown, the oldest first; their places are the ids of their rows."""
        self._made: dict[str, Row] = {}
        """Rows of these lines: what was posted is told alike while the book only grows."""
        self.view = RowList(
            theme, self.tr("Ledger"), on_opened=self._open_step, style=POSTINGS, twice=True
        )
        self.player_filter = self._filter(self.tr("Player"))
        self.player_filter.currentIndexChanged.connect(self._follow_filter)
        self.type_filter = self._filter(self.tr("Type"))
        self.turn_filter = self._filter(self.tr("Turn"))
        hints = (
            self.tr("Add entry: anna +5{first} -2{second} reason"),
            self.tr("Add entry: anna +5{first}"),
        )
        hint = tuple(map(context.in_booking, hints))
        self.entry = text_line(self.tr("Entry"), hint, self.book, longest=LONGEST)
        payment = self.tr("Add entry: anna +5{first} -2{second} reason, or anna > boris 3{second}")
        self.entry.setToolTip(context.in_booking(payment))
        self.said = label("", "small", wrap=True)
        self.cash = CashCard(context, self.compare, correct, self._prepare)
        self.audit = AuditLine(context)
        self._whole: tuple[BookLine, ...] | None = None
        """The book of everybody as it was read last; None once steps went by unseen."""
        self._book: list[BookLine] = []
        self._lay_out()
        self._typed = KeptFields(
            self,
            {"entry": self.entry, "is counting": self.count, **self.cash.counts},
            context.drafts.of(FORM, lasts=True),
        )
        commander.changed.connect(self._on_booked)
        commander.changed.connect(self._on_changed)
        context.viewer.changed.connect(self._read_again)
        self._read_again()

    def _filter(self, name: str) -> ChoiceBox:
        box = ChoiceBox(name)
        box.activated.connect(self._show)
        return box

    def _lay_out(self) -> None:
        theme = self._theme
        self.count = Button(
            theme, self.tr("Count and compare"), self._open_cash, kind="chip", icon_name="coins"
        )
        self.count.setCheckable(True)
        self.save = Button(
            theme, self.tr("Save as CSV"), self._save, kind="chip", icon_name="export"
        )
        filters = self.player_filter, self.type_filter, self.turn_filter
        bar = flowing(theme, *filters, self.count, self.save)
        self.view.setMinimumHeight(theme.px(LINES))
        content = QWidget()
        inside = lay(column(theme, content, spacing=12), bar, self.cash, self.covered)
        left = 0, Qt.AlignmentFlag.AlignLeft
        lay(inside, (self.look, *left), (self.view, 1), SPRING, self.audit)
        area = scroll_area(content, focus=False)  # in a low window too, nothing is out of reach
        lay(column(theme, self, spacing=12), self.entry, self.said, (area, 1))
        self.cash.hide()
        self.said.hide()

    # --- acting

    def take_keyboard(self) -> None:
        """Into the entry line: who opens the ledger wants to book something."""
        self.entry.setFocus()
        self.entry.selectAll()

    def book(self) -> None:
        """Read the entry line and post it as a correction."""
        try:
            command = self._context.booked(self._commander.state, self.entry.text())
        except Refused as refusal:
            show_text(self.said, worded_all(refusal.messages))
            return
        self._booking = command
        if self._commander.submit(command):
            show_text(self.said, "")

    def compare(self) -> None:
        """Which entries explain the difference between notes and book?"""
        state, player = self._commander.state, self.cash.who.currentData()
        seat = None if player is None else self._context.game.seat(state, player)
        if seat is not None and self._context.may_see(seat.id):
            self.cash.compare(seat, self._accounts.balance(state, seat.id), self._book)

    def _follow_filter(self) -> None:
        """Whose lines are looked through has their notes counted."""
        if self.player_filter.currentData() is not None:
            self.cash.choose(self.player_filter.currentData())

    def _offer_notes(self, *, preset: bool) -> None:
        """Of those who may be seen; `preset`: of the player filtered by, whoever looks, or whose
        turn it is."""
        state, game = self._commander.state, self._context.game
        seats = [one for one in game.seats(state) if self._context.may_see(one.id)]
        turn = game.turn(state)
        wanted = (
            self.player_filter.currentData(),
            self._context.looking(),
            turn.seat if turn is not None else None,
        )
        there = [one.id for one in seats]
        chosen = next((one for one in wanted if one in there), None)
        self.cash.offer(seats, chosen if preset else None)

    def _prepare(self, booking: str) -> None:
        """Written for whoever agrees by Enter."""
        self.entry.setText(booking)
        self.entry.setFocus()

    def _open_step(self, id_: str) -> None:
        """Enter or a double click on a line: what is wrong about it is put right there."""
        self._correct(self.lines[int(id_)].step)

    def _open_cash(self) -> None:
        self._show_cash()
        if self.count.isChecked():
            self._offer_notes(preset=True)
            self.cash.take_keyboard()
            reveal(self.cash)
        else:
            self.take_keyboard()

    def _show_cash(self) -> None:
        """Where the book does not fit below it, it waits, and so does what is done with it."""
        is_open = self.count.isChecked() and self.count.isVisibleTo(self)
        waits = is_open and self._is_low()
        self.cash.setVisible(is_open)
        self.view.setHidden(waits)
        self.type_filter.setHidden(waits)
        self.turn_filter.setHidden(waits)
        self.save.setHidden(waits or self.count.isHidden())

    def _save(self) -> None:
        # Another window comes up: by then everything may be covered.
        names = {one.id: one.name for one in self._context.game.seats(self._commander.state)}
        data = self._sheet(names)
        wished = Path.home() / f"{self.tr('ledger')}.csv"
        said = self._context.view.prompts.write_asked(self.window(), wished, data)
        if said:
            show_text(self.said, said)

    def _sheet(self, names: Mapping[SeatId, str]) -> bytes:
        """The lines that are shown, for a spreadsheet."""
        state, looks = self._commander.state, self._context.parts.resources()
        called = [looks[one].name for one in self._resources]
        balance = self.tr("Balance: {resource}")
        head = [
            self.tr("Step"),
            self.tr("Turn"),
            self.tr("Player"),
            self.tr("Type"),
            self.tr("Entry"),
            *called,
            *(filled(balance, resource=one) for one in called),
            self.tr("Reason"),
        ]
        rows: Iterator[list[Cell]] = (
            [
                *(line.step, line.turn, names[line.player]),
                worded(self._accounts.types[line.type])
                if line.type in self._accounts.types
                else "",
                worded(self._accounts.told(state, line)),
                *(line.amounts[one] for one in self._resources),
                *(line.balance[one] for one in self._resources),
                line.reason,
            ]
            for line in self.lines
        )
        return sheet(head, rows)

    # --- showing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What everybody needs goes first where there is little room."""
        super().resizeEvent(event)
        self.audit.setHidden(self._is_low())

    def _is_low(self) -> bool:
        return self.height() < self._theme.px(ROOM_FOR_BOTH)

    def _on_booked(self, change: Change[Any, Any, Any]) -> None:
        """What was typed is done: at once, overruled, or as the banker."""
        booking, self._booking, made = self._booking, None, change.entry.command
        if booking is None or made is None:
            return
        if made in (booking, self._context.game.as_banker(booking)):
            self.entry.setText("")  # unlike clear(), nothing that undo would bring back

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        if not self.isVisible():
            self._whole = None
        elif change.entry.kind.goes_on and self._whole is not None:
            self._go_on(change, self._whole)
        else:
            self._read_again()

    def _go_on(self, change: Change[Any, Any, Any], known: tuple[BookLine, ...]) -> None:
        """One step more: only what it posted is new, whatever the length of the book."""
        viewer, entry = self._context.looking(), change.entry
        turn = self._context.game.turn(change.before)
        if viewer != self._shown_to or turn is None:
            self._read_again()
            return
        steps = [(entry.seq, entry.events)]
        self._whole = book_of(self._accounts.book, steps, known, turn.number)
        added = visible_lines(self._context.game, change.after, self._whole[len(known) :], viewer)
        self._book += added
        for number in sorted({line.turn for line in added}):
            if self.turn_filter.findData(number) < 0:
                self.turn_filter.insertItem(1, str(number), number)
        self.lines += self._chosen(added)
        self._show_rows(self.view.chosen)

    def _read_again(self) -> None:
        """The match changed, or somebody else looks: the book, and what can be filtered by. Behind
        another tab too, for what only one may see goes at once."""
        state, game = self._commander.state, self._context.game
        self._forget()
        steps = self._commander.session.timeline
        book = self._accounts.book
        self._whole = book_of(book, ((step.seq, step.outcome.events) for step in steps))
        self._book = visible_lines(game, state, self._whole, self._shown_to)
        players = {one.id: one.name for one in game.seats(state)}
        types = {kind: worded(name) for kind, name in self._accounts.types.items()}
        turns = sorted({line.turn for line in self._book}, reverse=True)
        self.player_filter.offer({None: self.tr("All players"), **players})
        self.type_filter.offer({None: self.tr("All types"), **types})
        self.turn_filter.offer({None: self.tr("All turns"), **{one: str(one) for one in turns}})
        self._offer_notes(preset=not self.cash.who.count())
        self._show()

    def _forget(self) -> None:
        """What one player counted and was told goes when somebody else looks; what they
        typed comes back with them."""
        viewer = self._context.looking()
        if viewer != self._shown_to:
            self._shown_to = viewer
            self.cash.forget()
            self._typed.take(self._context.drafts.of(FORM, viewer, lasts=True))
            show_text(self.said, "")
        is_covered = viewer is None and self._context.game.hides(self._commander.state)
        self.covered.setVisible(is_covered)
        self.look.setVisible(is_covered)
        self.count.setHidden(is_covered)
        self._show_cash()

    def _show(self) -> None:
        self.lines, self._made = self._chosen(self._book), {}
        self._show_rows(None)

    def _show_rows(self, chosen: str | None) -> None:
        """The newest first."""
        ids = map(str, range(len(self.lines) - 1, -1, -1))
        self.view.show_rows(LazyRows(ids, self._row), chosen)

    def _row(self, id_: str) -> Row:
        if id_ not in self._made:
            line = self.lines[int(id_)]
            self._made[id_] = posting_row(id_, self._context, line, self._resources)
        return self._made[id_]

    def _chosen(self, lines: Sequence[BookLine]) -> list[BookLine]:
        """Filtered by what somebody looks for."""
        filters = self.player_filter, self.type_filter, self.turn_filter
        player, kind, turn = (box.currentData() for box in filters)
        return [
            line
            for line in lines
            if (player is None or line.player == player)
            and (kind is None or line.type == kind)
            and (turn is None or line.turn == turn)
        ]
