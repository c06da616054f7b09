"""The card that corrects an old step: strike, change, put back, or put in what was forgotten."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Generic

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.table import EditableField
from bp_desktop.session.amend import ConflictKind, Decision
from bp_desktop.session.entry import Kind
from bp_desktop.session.history import LineStanding
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Field, KeptFields
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.correction.consequences import ConsequenceList, OutlookPresenter
from bp_desktop.ui.table.correction.new_balances import NewBalances
from bp_desktop.ui.table.correction.proposal import (
    CHANGE,
    INSERT,
    RESTORE,
    STRIKE,
    CorrectionProposal,
)
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.widgets.basics import SPRING, Button, Card, column, label, lay, row
from bp_desktop.ui.widgets.containers import YieldingPage
from bp_desktop.ui.widgets.fields import OneOfField, text_line
from bp_desktop.ui.widgets.purse import MOST, PurseCount, Resources
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import worded_all

FORM = "correction"
LEAST_FOOT = 320
"""Below this width the last buttons stand below the reason."""


class ChangeFields(QWidget):
    """The amounts of an old step, or the dice somebody typed: filled in with what the step says;
    what they make of it is another command."""

    edited = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, resources: Resources) -> None:
        super().__init__()
        self._purse = PurseCount(theme, resources, least=-MOST)
        self._purse.edited.connect(self.edited)
        self.amounts = self._purse.amounts
        text = self.tr("Dice rolled")
        self.faces = text_line(text, text, self.entered.emit, longest=40)
        self.faces.textChanged.connect(self.edited)
        lay(row(theme, self, spacing=8), (self._purse, 1), self.faces, SPRING)

    def fields(self) -> dict[str, Field]:
        """For whoever keeps what is half typed."""
        return {"faces": self.faces, **self.amounts}

    def show_command(self, command: object, field: EditableField, draft: Draft) -> None:
        """What the step says, unless somebody has typed something else."""
        says = getattr(command, field.name)
        purse: Purse = EMPTY if field.dice else says
        typed = {one: amount for one, amount in draft.items() if isinstance(amount, int)}
        self._purse.show_purse(Purse.of({**purse.amounts, **typed}))
        self._purse.setHidden(field.dice)
        self.faces.setVisible(field.dice)
        if "faces" not in draft:
            with QSignalBlocker(self.faces):  # nobody typed this
                self.faces.setText(" ".join(map(str, says)) if field.dice else "")

    def applied_to(self, command: Any, field: EditableField) -> Any:
        """The step as the fields have it; whether that can be is for the rules to say."""
        if not field.dice:
            return replace(command, **{field.name: self._purse.purse()})
        read = tuple(int(one[:6]) for one in re.findall(r"\d+", self.faces.text()))
        return replace(command, **{field.name: read})


class CorrectionPanel(Card, Generic[S, C, E]):
    """Hidden until a step is opened. Nothing is changed before the last button."""

    closed = Signal()

    def __init__(
        self,
        context: TableContext[S, C, E],
        journal: JournalPresenter[S, C, E],
        follows: QWidget,
    ) -> None:
        """`follows`: where the keyboard comes from by Tab."""
        theme = context.theme
        super().__init__(theme, spacing=8, edges=(16, 12, 16, 12))
        self._theme = theme
        self._context = context
        self._journal = journal
        self._follows = follows
        self._commander = context.commander
        self._proposal = CorrectionProposal(context)
        self._outlook = OutlookPresenter(context, self._proposal, journal, self)
        self.is_amending = False
        """While the answers of the commander are this panel's business."""
        self.title = label("", "strong", wrap=True)
        self.said = label("", "small", wrap=True)
        self.ways = QWidget()
        self._ways_box = lay(row(theme, self.ways, spacing=8))
        self.choices: OneOfField | None = None
        self.change = ChangeFields(theme, context.parts.resources())
        self.change.edited.connect(self._start_over)
        self.change.entered.connect(self.correct)
        self.consequences = ConsequenceList(
            theme, self.decide_on, self.decide_on_all, self.book_difference
        )
        self.consent = QCheckBox(self.tr("Everyone agrees"))
        self.consent.toggled.connect(self._show_ready)
        name = self.tr("Reason")
        self.reason = text_line(name, (self.tr("Reason, for the journal"), name), self.correct)
        hint = self.tr("For example: anna +5{first}, or anna > boris 3{second}")
        name, hint = self.tr("Forgotten entry"), context.in_booking(hint)
        self.forgotten = text_line(name, hint, self.correct)
        self.forgotten.textChanged.connect(self._start_over)
        self.do = Button(theme, self.tr("Make the correction"), self.correct, kind="primary")
        self.leave = Button(theme, self.tr("Cancel"), self.close_step, kind="quiet")
        self.balances = NewBalances(context)
        content, buttons = QWidget(), QWidget()
        parts = column(theme, content, spacing=8)
        lay(parts, self.title, self.ways, self.change, self.forgotten, self.said, self.balances)
        # Where nothing conflicts, the room stays together.
        lay(parts, (self.consequences, 1), self.consent, SPRING)
        lay(row(theme, buttons, spacing=8), SPRING, self.leave, self.do)
        foot = TurningBox(theme, (self.reason, 1), (buttons, 0), spacing=8, least=LEAST_FOOT)
        lay(self.box, (YieldingPage(content), 1), foot)
        self._open = context.drafts.of(FORM)
        """The step that is open, and the reason, which is for everybody."""
        KeptFields(self, {"reason": self.reason}, self._open)
        self._draft: Draft = {}
        """What is typed about that step by whoever looks."""
        self._typed = KeptFields(self, {"forgotten": self.forgotten, **self.change.fields()}, None)
        self._typed_by: tuple[int, SeatId | None] = (0, None)
        """The step it is about, and who looked."""
        context.commander.changed.connect(self._on_changed)
        context.viewer.changed.connect(self.refresh)
        self.hide()

    @property
    def seq(self) -> int:
        """The step that is open; 0: none."""
        return self._proposal.seq

    # --- opening and closing

    def trouble_with(self, seq: int) -> str:
        """Why this line cannot be corrected; empty: it can."""
        session = self._commander.session
        if not 0 < seq <= len(session.entries):
            return self.tr("Select a step to correct it.")
        entry = session.entries[seq - 1]
        if entry.kind is not Kind.STEP and entry.inserted is None:
            return self.tr("Select the original step, not its undo or correction entry.")
        if session.standings().get(seq) is LineStanding.UNDONE:
            return self.tr("This step was undone. Redo it or play it again.")
        return ""

    def open_step(self, seq: int) -> None:
        if self.trouble_with(seq):
            return
        self._open.clear()
        self.reason.setText("")
        self._draft_of(seq).clear()
        self._begin(seq)
        if self.choices is not None:
            next(iter(self.choices.buttons.values())).setFocus()

    def resume(self) -> None:
        """Go on with the step that was open in the view before this one."""
        seq = self._open.get("step", 0)
        assert isinstance(seq, int)
        if not self.trouble_with(seq):
            self._begin(seq)

    def _begin(self, seq: int) -> None:
        self._proposal.seq = self._open["step"] = seq
        self._typed_by = (0, None)
        self.refresh()
        self.show()

    def _draft_of(self, seq: int) -> Draft:
        return self._context.drafts.of(f"{FORM} of {seq}", self._context.looking())

    def _take_draft(self) -> None:
        """What somebody typed goes with their look, beyond the reach of the field's own undo, and
        comes back with them."""
        typed_by = (self.seq, self._context.looking())
        if self._typed_by != typed_by:
            self._typed_by = typed_by
            self._draft = self._draft_of(self.seq)
            self._typed.take(self._draft)

    def close_step(self) -> None:
        self._open.clear()
        self._draft.clear()
        self._proposal.seq = 0
        self._proposal.start_over()
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_step()
        else:
            super().keyPressEvent(event)

    def _offer_ways(self) -> None:
        proposal = self._proposal
        ways = {one: self._way_words(one) for one in proposal.ways()}
        field = proposal.field()
        if field is not None:
            self.change.show_command(proposal.command(), field, self._draft)
        if self.choices is not None:
            self._ways_box.removeWidget(self.choices)
            self.choices.hide()  # at once: until it is deleted it would lie over the others
            self.choices.deleteLater()
        way = str(self._draft.get("way", ""))
        way = way if way in ways else next(iter(ways))
        self.choices = OneOfField(self._theme, ways, way, self.choose, flowing=True)
        self._ways_box.insertWidget(0, self.choices)
        self._order_keys(self.choices)
        self._show_way(way)

    def _way_words(self, way: str) -> str:
        field = self._proposal.field()
        if way == CHANGE and field is not None and not field.dice:
            return self.tr("Change the amounts")
        words = {
            STRIKE: self.tr("Delete step"),
            RESTORE: self.tr("Restore step"),
            CHANGE: self.tr("Change the dice"),
            INSERT: self.tr("Insert a forgotten step before it"),
        }
        return words[way]

    def _order_keys(self, choices: OneOfField) -> None:
        """Tab goes from top to bottom, although the ways are made anew for every step."""
        chips, fields = choices.buttons.values(), (*self.change.fields().values(), self.forgotten)
        foot = (self.consent, self.reason, self.leave, self.do)
        for one, following in pairwise((self._follows, *chips, *fields, self.consequences, *foot)):
            self.setTabOrder(one, following)

    def choose(self, way: str) -> None:
        self._draft["way"] = way
        self._show_way(way)
        if way == INSERT:
            self.forgotten.setFocus()

    def _show_way(self, way: str) -> None:
        self._proposal.way = way
        self.change.setVisible(way == CHANGE)
        self.forgotten.setVisible(way == INSERT)
        self._start_over()

    def _wanted(self) -> C | None:
        """The step as it should be, or the forgotten one; None strikes it. Raises Refused."""
        proposal = self._proposal
        if proposal.way == STRIKE:
            return None
        if proposal.way == INSERT:  # with the players of that moment
            return self._context.booked(proposal.then(), self.forgotten.text())
        command, field = proposal.command(), proposal.field()
        if proposal.way == CHANGE and field is not None:
            changed: C = self.change.applied_to(command, field)
            return changed
        return command

    # --- planning

    def _on_changed(self, _change: object) -> None:
        if self.seq and not self.is_amending:
            self.refresh()

    def refresh(self) -> None:
        """The match changed, or amounts were covered: what can be done may be something else."""
        self._take_draft()
        if self.seq and not self.trouble_with(self.seq):
            self.title.setText(self._journal.sentence(self.seq))
            self._offer_ways()
        elif self.seq:
            self.close_step()

    def _start_over(self) -> None:
        if self.seq:  # the fields of a closed card are emptied too, when somebody else looks
            self._proposal.start_over()
            self.consent.setChecked(False)
            self._look_ahead()

    def decide_on(self, seq: int, decision: Decision) -> None:
        self._proposal.decide_on(seq, decision)
        self._look_ahead()

    def decide_on_all(self, kind: ConflictKind, *, strike: bool) -> None:
        try:
            self._proposal.decide_on_all(kind, self._wanted(), strike=strike)
        except Refused as refusal:
            self._say(refusal.messages)
        self._show_plan()

    def _look_ahead(self) -> None:
        proposal = self._proposal
        try:
            if proposal.way == INSERT and not self.forgotten.text().strip():
                self.said.setText(self.tr("Every later step is replayed after it."))
            else:
                proposal.judge(self._wanted())
        except Refused as refusal:
            self._say(refusal.messages)
        self._show_plan()

    def _say(self, messages: Iterable[Message]) -> None:
        self.said.setText(worded_all(self._context.told(tuple(messages))))

    # --- showing what it leads to

    def _show_plan(self) -> None:
        plan = self._proposal.plan
        self.balances.show_after(plan.after if plan is not None else None)
        self.consequences.show_consequences(self._outlook.consequences())
        self._show_ready()

    def _show_ready(self) -> None:
        plan = self._proposal.plan
        self.consent.setVisible(plan is not None and plan.crosses_seal)
        self.do.setEnabled(self._is_ready())
        self.do.setVisible(self._is_ready())
        if plan is not None:
            self.said.setText(self._outlook.in_short(plan))
        elif self._proposal.waits:
            self.said.setText(self._context.parts.secrets().affected)

    def _is_ready(self) -> bool:
        return self._proposal.is_ready(consent=self.consent.isChecked())

    # --- acting

    def correct(self) -> None:
        """Make the correction; dice thrown for it may bring new things to decide."""
        if self._is_ready() and self._proposal.waits:
            self._proposal.ask()
            self._look_ahead()
        if not self._is_ready():
            return
        reason = self.reason.text().strip()
        make, consent = self._proposal.make, self.consent.isChecked()
        if not self._amend(lambda: make(self._wanted(), consent=consent, reason=reason)):
            self._look_ahead()

    def _amend(self, act: Callable[[], bool]) -> bool:
        """Whether it was done: then there is nothing more to correct."""
        self.is_amending = True
        try:
            made = act()
        finally:
            self.is_amending = False
        if made:
            self.close_step()
        return made

    def book_difference(self) -> None:
        """Leave the past as it is and book today what the correction would have changed: all of
        it or nothing."""
        text = filled(self.tr("Instead of correcting step {step}"), step=self.seq)
        reason = ". ".join(one for one in (text, self.reason.text().strip()) if one)
        bookings = self._proposal.bookings(reason)
        try:
            against = [one for command in bookings for one in self._commander.check(command)]
        except Refused as refusal:
            against = list(refusal.messages)
        if against:
            self._say(against)
            return
        self._amend(lambda: all(self._commander.submit(command) for command in bookings))
