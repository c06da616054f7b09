"""Cash card: what a player counts, and which postings explain the difference from the book."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from bp_desktop.core.accounts import BookLine, Explanation, explanations
from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.ledger.postings import moved, sentence, signed_amount
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    Card,
    emptied,
    label,
    lay,
    row,
    show_text,
)
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.purse import PurseCount


class CashCard(Card):
    """Whose notes, and a number for each resource; Enter or the button compares them with the
    book."""

    def __init__(
        self,
        context: AnyTable,
        compare: Callable[[], object],
        correct: Callable[[int], object],
        book: Callable[[str], object],
    ) -> None:
        """`correct` opens the correction of a step, `book` makes a booking ready."""
        theme, resources = context.theme, context.parts.resources()
        super().__init__(theme, spacing=8, edges=(16, 12, 16, 12))
        self._context = context
        self._correct = correct
        self._book = book
        self._theme = theme
        self._resources = tuple(resources)
        self.who = ChoiceBox(self.tr("Who has counted"))
        self.who.activated.connect(self.forget)
        self.counting = PurseCount(theme, resources, compare)
        self.counting.line.addWidget(Button(theme, self.tr("Compare"), compare))
        self.counts = self.counting.amounts
        self.found = label("", "small", wrap=True)
        self.found.hide()
        self.ways: list[Button] = []
        """What can be done about the difference."""
        self._ways = QWidget()
        self._ways_line = FlowLayout(self._ways, gap=theme.px(8))
        self._ways.hide()
        whose = lay(row(theme, spacing=8), label(self.who.accessibleName(), "small"), self.who)
        lay(self.box, lay(whose, SPRING), self.counting, self.found, self._ways)

    def forget(self) -> None:
        """What one player was told."""
        self._tell("")

    def offer(self, seats: Sequence[Seat], preset: SeatId | None = None) -> None:
        """Whose notes can be counted; `preset`: mostly whose turn it is."""
        self.who.offer({one.id: one.name for one in seats})
        if preset is not None:
            self.who.choose(preset)

    def choose(self, seat: SeatId) -> None:
        if self.who.findData(seat) >= 0:
            self.who.choose(seat)

    def take_keyboard(self) -> None:
        self.counting.focus_first()

    def _tell(self, text: str) -> None:
        show_text(self.found, text)
        emptied(self._ways_line)
        self.ways = []
        self._ways.hide()

    def _offer(self, text: str, act: Callable[[], object]) -> None:
        self.ways.append(Button(self._theme, text, act, kind="mini"))
        self._ways_line.addWidget(self.ways[-1])
        self._ways.show()

    def compare(self, seat: Seat, booked: Purse, book: Sequence[BookLine]) -> None:
        """Which entries explain the difference between notes and book?"""
        counted = self.counting.purse()
        gap, name = counted - booked, seat.name
        if not gap:
            text = self.tr("What {player} has matches the ledger.")
            self._tell(filled(text, player=name))
            return
        words = ", ".join(signed_amount(self._context.game.owner, *one) for one in gap)
        text = self.tr("What {player} has differs from the ledger: {amounts}.")
        lines = [filled(text, player=name, amounts=words)]
        found = explanations(book, seat.id, booked, counted)
        for one in found:
            entries = "; ".join(self._entry(line) for line in one.lines)
            lines.append(filled(self._as_if(one), entries=entries))
        if not found:
            lines.append(
                self.tr(
                    "No single entry or pair explains the difference. Check the ledger, or "
                    "record the difference."
                )
            )
        self._tell("\n".join(lines))
        for step in dict.fromkeys(line.step for one in found for line in one.lines):
            text = filled(self.tr("Correct step {step}"), step=step)
            self._offer(text, partial(self._correct, step))
        moved = " ".join(f"{amount:+d}{one[:1]}" for one, amount in gap)
        booking = f"{name} {moved} {self.tr('recount')}"
        self._offer(self.tr("Record the difference"), partial(self._book, booking))

    def _as_if(self, one: Explanation) -> str:
        if one.partly and one.twice:
            return self.tr("Possibly paid twice in part: {entries}")
        if one.partly:
            return self.tr("Possibly not fully paid: {entries}")
        if one.twice:
            return self.tr("Possibly paid twice: {entries}")
        return self.tr("Possibly never paid: {entries}")

    def _entry(self, line: BookLine) -> str:
        text = self.tr("step {step}, {sentence} ({amounts})")
        return filled(
            text,
            step=line.step,
            sentence=sentence(self._context, line),
            amounts=moved(self._context.game.owner, line, self._resources),
        )
