"""The card that corrects an old step: strike, change, put back, or put in what was forgotten."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QLineEdit, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.booking import read_booking
from bp_desktop.games.burning_planets.match.commands import (
    LoadCargo,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.correction_commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.amend import AmendPlan, Conflict, Decision
from bp_desktop.session.entry import Kind
from bp_desktop.session.history import Standing
from bp_desktop.ui.burning_planets.labels_match import step_name
from bp_desktop.ui.burning_planets.table.correction.change import (
    AMOUNTS,
    ChangeFields,
    typed_faces,
)
from bp_desktop.ui.burning_planets.table.correction.conflicts import ConflictList, Told
from bp_desktop.ui.burning_planets.table.ledger.words import resource_words
from bp_desktop.ui.drafts import Draft, Drafts, KeptFields
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

MayLook = Callable[[PlayerId], bool]
"""Whether a player's amounts may be shown at this moment."""

FORM = "correction"
STRIKE, CHANGE, RESTORE, INSERT = "strike", "change", "restore", "insert"


class CorrectionPanel(QFrame):
    """Hidden until a step is opened. Nothing is changed before the last button."""

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        may_look: MayLook,
        told: Told,
        follows: QWidget,
        drafts: Drafts | None = None,
    ) -> None:
        """`follows`: where the keyboard comes from by Tab."""
        super().__init__()
        self._drafts = drafts or Drafts()
        self._viewer: PlayerId | None = None
        self._follows = follows
        self._theme = theme
        self._commander = commander
        self._may_look = may_look
        self._told = told
        self._seq = 0
        self._way = STRIKE
        self._decisions: dict[int, Decision] = {}
        self._known: dict[int, Conflict[Any]] = {}
        self._plan: AmendPlan[Match, Any, Any] | None = None
        self.is_amending = False
        """While the answers of the commander are this panel's business."""
        self.setProperty("card", "true")
        self.title = label("", "strong", wrap=True)
        self.said = label("", "small", wrap=True)
        self.ways = QWidget()
        self._ways_box = row(theme, self.ways, spacing=8)
        self._ways_box.addStretch()
        self.choices: OneOf | None = None
        match: Match = commander.state
        self.change = ChangeFields(theme, tuple(match.tables.resources))
        self.change.edited.connect(self._start_over)
        self.change.entered.connect(self.correct)
        self.conflicts = ConflictList(theme, self.decide_on, told, self._name)
        self.consent = QCheckBox(self.tr("The table agrees"))
        self.consent.toggled.connect(self._show_ready)
        self.reason = QLineEdit(maxLength=200)
        self.reason.setPlaceholderText(self.tr("Reason, for the journal"))
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.returnPressed.connect(self.correct)
        self.forgotten = QLineEdit(maxLength=200)
        self.forgotten.setPlaceholderText(self.tr("For example: anna +5m, or anna > boris 3c"))
        self.forgotten.setAccessibleName(self.tr("Forgotten booking"))
        self.forgotten.textChanged.connect(self._start_over)
        self.forgotten.returnPressed.connect(self.correct)
        self.do = Button(theme, self.tr("Make the correction"), self.correct, kind="primary")
        self.leave = Button(theme, self.tr("Leave it"), self.close_step, kind="quiet")
        self._lay_out()
        self._open = self._drafts.of(FORM)
        """The step that is open, and the reason, which is for everybody."""
        KeptFields(self, {"reason": self.reason}, self._open)
        self._draft: Draft = {}
        """What is typed about that step by whoever looks."""
        self._typed = KeptFields(self, {"forgotten": self.forgotten, **self.change.fields()}, None)
        commander.changed.connect(self._on_changed)
        self.hide()

    @property
    def seq(self) -> int:
        """The step that is open; 0: none."""
        return self._seq

    def _lay_out(self) -> None:
        box = column(self._theme, self, spacing=8, edges=(16, 12, 16, 12))
        for widget in (self.title, self.ways, self.change, self.forgotten, self.said):
            box.addWidget(widget)
        box.addWidget(self.conflicts, 1)
        box.addWidget(self.consent)
        line = row(self._theme, spacing=8)
        line.addWidget(self.reason, 1)
        line.addWidget(self.leave)
        line.addWidget(self.do)
        box.addLayout(line)

    # --- opening and closing

    def trouble_with(self, seq: int) -> str:
        """Why this line cannot be corrected; empty: it can."""
        session = self._commander.session
        if not 0 < seq <= len(session.entries):
            return self.tr("Choose a step to correct it.")
        entry = session.entries[seq - 1]
        if entry.kind is not Kind.STEP and entry.inserted is None:
            return self.tr("Steps are corrected, not what became of them: choose the step itself.")
        if session.standings().get(seq) is Standing.UNDONE:
            return self.tr("It was taken back: redo it, or play it again.")
        return ""

    def open_step(self, seq: int, sentence: str) -> None:
        if self.trouble_with(seq):
            return
        self._open.clear()
        self.reason.setText("")
        self._drafts.of(f"{FORM} of {seq}", self._viewer).clear()
        self._begin(seq, sentence)
        if self.choices is not None:
            next(iter(self.choices.buttons.values())).setFocus()

    def resume(self, sentence_of: Callable[[int], str]) -> None:
        """Go on with the step that was open in the view before this one."""
        seq = self._open.get("step", 0)
        assert isinstance(seq, int)
        if not self.trouble_with(seq):
            self._begin(seq, sentence_of(seq))

    def _begin(self, seq: int, sentence: str) -> None:
        self._seq = self._open["step"] = seq
        self.title.setText(sentence)
        self.show_viewer(self._viewer)
        self._offer_ways()
        self.show()

    def show_viewer(self, viewer: PlayerId | None) -> None:
        """What somebody typed goes with their look, beyond the reach of the field's own undo, and
        comes back with them."""
        self._viewer = viewer
        self._draft = self._drafts.of(f"{FORM} of {self._seq}", viewer)
        self._typed.take(self._draft)

    def _name(self, command: object) -> str:
        return step_name(self._commander.state, command)

    def close_step(self) -> None:
        self._open.clear()
        self._draft.clear()
        self._seq = 0
        self._plan = None
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_step()
        else:
            super().keyPressEvent(event)

    def _offer_ways(self) -> None:
        ways = {STRIKE: self.tr("Strike it")}
        if not self._commander.session.is_counting(self._seq):
            ways = {RESTORE: self.tr("Put it back")}
        command = self._command()
        if self._may_change(command):
            has_amounts = type(command) in AMOUNTS
            ways[CHANGE] = (
                self.tr("Change the amounts") if has_amounts else self.tr("Change the dice")
            )
            self.change.show_command(command, self._draft)
        if self._can_insert():
            ways[INSERT] = self.tr("Add what was forgotten before it")
        if self.choices is not None:
            self._ways_box.removeWidget(self.choices)
            self.choices.deleteLater()
        way = str(self._draft.get("way", ""))
        way = way if way in ways else next(iter(ways))
        self.choices = OneOf(self._theme, ways, way, self.choose)
        self._ways_box.insertWidget(0, self.choices)
        self._order_keys(self.choices)
        self._show_way(way)

    def _order_keys(self, choices: OneOf) -> None:
        """Tab goes from top to bottom, although the ways are made anew for every step."""
        chips, fields = choices.buttons.values(), (*self.change.fields().values(), self.forgotten)
        foot = (self.consent, self.reason, self.leave, self.do)
        for one, following in pairwise((self._follows, *chips, *fields, self.conflicts, *foot)):
            self.setTabOrder(one, following)

    def choose(self, way: str) -> None:
        self._draft["way"] = way
        self._show_way(way)
        if way == INSERT:
            self.forgotten.setFocus()

    def _show_way(self, way: str) -> None:
        self._way = way
        self.change.setVisible(way == CHANGE)
        self.forgotten.setVisible(way == INSERT)
        self._start_over()

    def _then(self) -> Match:
        """The match just before the step."""
        session = self._commander.session
        then: Match = session.state_after(session.steps_before(self._seq))
        return then

    def _may_change(self, command: object) -> bool:
        """Amounts, by whoever may see them (BP-APP-6), and dice that were typed."""
        match command:
            case AdjustTreasury():
                return self._may_look(command.player)
            case TransferResources():
                return self._may_look(command.giver) or self._may_look(command.receiver)
            case LoadCargo() | UnloadCargo():
                ship = self._then().board.ships.get(command.ship)
                return ship is not None and ship.owner == self._viewer
            case _:
                return bool(typed_faces(command))

    def _can_insert(self) -> bool:
        """A booking needs players with a treasury: not before the match is made."""
        return bool(self._then().players)

    def _command(self) -> Any:
        """The step as it counts now; of a struck one, what it was."""
        session = self._commander.session
        for step in session.timeline:
            if step.seq == self._seq:
                return step.outcome.command
        entry = session.entries[self._seq - 1]
        return entry.inserted.command if entry.inserted is not None else entry.command

    def _replacement(self) -> Any:
        if self._way == STRIKE:
            return None
        command = self._command()
        return self.change.applied_to(command) if self._way == CHANGE else command

    # --- planning

    def _on_changed(self, _change: object) -> None:
        if self._seq and not self.is_amending:
            self.refresh()

    def refresh(self) -> None:
        """The match changed, or amounts were covered: what can be done may be something else."""
        if self._seq and not self.trouble_with(self._seq):
            self._offer_ways()
        elif self._seq:
            self.close_step()

    def _start_over(self) -> None:
        self._decisions = {}
        self._known = {}
        self.consent.setChecked(False)
        self._look_ahead()

    def decide_on(self, seq: int, decision: Decision) -> None:
        """What comes after a changed decision is judged anew."""
        self._decisions = {one: it for one, it in self._decisions.items() if one < seq}
        self._known = {one: it for one, it in self._known.items() if one <= seq}
        self._decisions[seq] = decision
        self._look_ahead()

    def _look_ahead(self) -> None:
        self._plan = None
        try:
            if self._way == INSERT and not self.forgotten.text().strip():
                self.said.setText(self.tr("Every later step is carried out again after it."))
            else:
                self._plan = self._planned()
        except Refused as refusal:
            self.said.setText(worded_all(self._told(refusal.messages)))
        if self._plan is not None:
            self._known |= {one.seq: one for one in self._plan.conflicts}
        self.conflicts.show_conflicts(self._known, self._decisions)
        self._show_ready()

    def _planned(self) -> AmendPlan[Match, Any, Any]:
        """Raises Refused for what is typed here and cannot be: there is nothing to decide then."""
        if self._way == INSERT:
            own = len(self._commander.session.entries) + 1
            plan = self._commander.plan_insert(self._seq, self._booking(), self._decisions)
        else:
            own = self._seq
            plan = self._commander.plan_amend(self._seq, self._replacement(), self._decisions)
        for one in plan.conflicts:
            if one.seq == own and one.choices == (Decision.STRIKE,):
                raise Refused(*one.messages)
        return plan

    def _booking(self) -> Any:
        """Read with the players of that moment; raises Refused."""
        then = self._then()
        return read_booking(then, self.forgotten.text(), resource_words(then.tables.resources))

    def _show_ready(self) -> None:
        plan = self._plan
        self.consent.setVisible(plan is not None and plan.crosses_seal)
        self.do.setEnabled(self._is_ready())
        self.do.setVisible(self._is_ready())
        if plan is None:
            return
        if plan.conflicts:
            text = self.tr("Steps that no longer fit, to be decided: {count}")
            self.said.setText(filled(text, count=len(plan.conflicts)))
        elif plan.crosses_seal:
            text = self.tr("Dice or disclosures of these steps would no longer count: {steps}")
            self.said.setText(filled(text, steps=", ".join(str(one) for one in plan.unsealed)))
        elif plan.awaits_dice_at is not None:
            text = self.tr("Dice are thrown for step {step}; then the rest is judged.")
            self.said.setText(filled(text, step=plan.awaits_dice_at))
        elif not plan.revised:
            self.said.setText(self.tr("Nothing would change."))
        elif self._decisions:
            self.said.setText(self.tr("Everything is decided."))
        else:
            self.said.setText(self.tr("Every later step still fits."))

    def _is_ready(self) -> bool:
        plan = self._plan
        if plan is None or plan.conflicts:
            return False
        if plan.crosses_seal and not self.consent.isChecked():
            return False
        return bool(plan.revised) or plan.awaits_dice_at is not None

    # --- acting

    def correct(self) -> None:
        """Make the correction; dice thrown for it may bring new things to decide."""
        if not self._is_ready():
            return
        self.is_amending = True
        try:
            made = self._made()
        finally:
            self.is_amending = False
        if made:
            self.close_step()
        else:
            self._look_ahead()

    def _made(self) -> bool:
        consent, reason = self.consent.isChecked(), self.reason.text().strip()
        if self._way == INSERT:
            return self._commander.insert(
                self._seq, self._booking(), self._decisions, consent=consent, reason=reason
            )
        return self._commander.amend(
            self._seq, self._replacement(), self._decisions, consent=consent, reason=reason
        )
