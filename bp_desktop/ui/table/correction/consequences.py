"""Consequences of a correction, in words whoever looks may read, and the list that shows them.

The later steps that no longer fit, each with what can be decided, those that come out
otherwise, and what could be booked today instead.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import Generic, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.core.dice import RecordedDice
from bp_desktop.core.messages import Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.amend import AmendPlan, ChangedStep, Conflict, ConflictKind, Decision
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.correction.proposal import CorrectionProposal
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.widgets.basics import Button, column, label, put_away
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.words.wording import worded_all

LEAST = 120
"""Of the height, where there is more to read than that."""
AT_FIRST = 40
"""Changed steps that are listed before somebody wants to see the rest."""

STRIKE, KEEP = "strike", "keep"
"""What can be decided about all conflicts of a kind."""
SAID_BY_KIND = ("session.other_seat", "session.other_phase", "session.other_thing")
"""Reasons that stand above all conflicts of a kind."""


class ConflictRow(NamedTuple):
    """A later step that needs a decision, or had one."""

    seq: int
    words: str
    kind: ConflictKind
    reasons: str
    """What the rules say; "" where the kind says it all."""
    choices: tuple[Decision, ...]
    decided: Decision | None


class ChangedRow(NamedTuple):
    """A later step that comes out otherwise, as it was told and as it will be."""

    seq: int
    was: str
    becomes: str


class Consequences(NamedTuple):
    """What a correction leads to, as whoever looks may read it."""

    conflicts: Sequence[ConflictRow] = ()
    """In the order of play."""
    changed: Sequence[ChangedRow] = ()
    bookings: str = ""
    """What could be booked today instead; "" where nothing could."""


class OutlookPresenter(QObject, Generic[S, C, E]):
    """Steps are told as the journal tells them."""

    def __init__(
        self,
        context: TableContext[S, C, E],
        proposal: CorrectionProposal[S, C, E],
        journal: JournalPresenter[S, C, E],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._proposal = proposal
        self._journal = journal

    def consequences(self) -> Consequences:
        """Every later step that does not stay the same."""
        conflicts = [self._conflict_row(one) for one in self._proposal.conflicts.values()]
        changed = [self._changed_row(one) for one in self._proposal.changed()]
        return Consequences(conflicts, changed, self._bookings())

    def in_short(self, plan: AmendPlan[S, C, E]) -> str:
        """What the plan leads to: how many later steps stay, and what is missing."""
        conflicts = self._proposal.conflicts.keys() - {self._proposal.own}
        changed = sum(one.seq not in conflicts for one in plan.changed)
        if not plan.revised and not conflicts:
            return self.tr("Nothing would change.")
        text = self.tr("Later steps: {same} the same, {changed} changed, {conflicts} in conflict.")
        counts = {"same": plan.same, "changed": changed, "conflicts": len(conflicts)}
        return " ".join((filled(text, **counts), *self._missing(plan)))

    def _missing(self, plan: AmendPlan[S, C, E]) -> tuple[str, ...]:
        if plan.conflicts:
            text = self.tr("To decide: {count}.")
            return (filled(text, count=len(plan.conflicts)),)
        if plan.crosses_seal:
            text = self.tr("Dice or revealed secrets of these steps would no longer count: {steps}")
            return (filled(text, steps=", ".join(map(str, plan.unsealed))),)
        if plan.awaits_dice_at is not None:
            text = self.tr("Dice are rolled for step {step}; then the rest is decided.")
            return (filled(text, step=plan.awaits_dice_at),)
        return (self.tr("Everything is decided."),) if self._proposal.decisions else ()

    def _conflict_row(self, one: Conflict[C]) -> ConflictRow:
        if one.seq == self._proposal.own:
            words = f"{one.seq}.  {self._journal.called(one.command)}"
        else:
            words = self._journal.sentence(one.seq)
        told = [it for it in one.messages if it.key not in SAID_BY_KIND]
        reasons = worded_all(self._context.told(tuple(told)))
        decided = self._proposal.decisions.get(one.seq)
        return ConflictRow(one.seq, words, one.kind, reasons, one.choices, decided)

    def _changed_row(self, one: ChangedStep[S, C, E]) -> ChangedRow:
        was, becomes = (
            self._journal.words_of(scene.before, scene.outcome.events)
            or self._journal.called(scene.outcome.command)
            for scene in (one.was, one.becomes)
        )
        return ChangedRow(one.seq, was, becomes)

    def _bookings(self) -> str:
        """What would be booked today instead, in the words of the journal; "" for nothing."""
        told: list[str] = []
        state, judge = self._context.state, self._context.game.system.judge
        for command in self._proposal.bookings(""):
            try:
                judgement = judge(state, command)
            except Refused as refusal:
                told.append(worded_all(self._context.told(refusal.messages)))
            else:
                events = judgement.carry_out(RecordedDice(()), StepNames(self._proposal.own))
                told.append(self._journal.words_of(state, events))
        return "\n".join(told)


class ConsequenceList(QScrollArea):
    """Hidden while there is nothing to read."""

    def __init__(
        self,
        theme: Theme,
        decide: Callable[[int, Decision], object],
        decide_all: Callable[..., object],
        book: Callable[[], object],
    ) -> None:
        """`decide_all` is told the kind of conflict, and whether to `strike` all of it."""
        super().__init__()
        self._theme = theme
        self._decide = decide
        self._decide_all = decide_all
        self._book = book
        self._shown = Consequences()
        self._shows_all = False
        self.choices: dict[int, OneOfField] = {}
        """By the number of the step."""
        self.for_all: dict[ConflictKind, OneOfField] = {}
        """For all conflicts of a kind, where there are several."""
        self.more: Button | None = None
        self.book: Button | None = None
        """Books the difference today instead, where one is offered."""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)

    def show_consequences(self, shown: Consequences) -> None:
        """Place and keyboard stay where they are, as far as the same is listed."""
        if shown == self._shown:
            return
        self._shows_all = self._shows_all and bool(shown.changed)
        self._shown = shown
        self._build()

    def _build(self) -> None:
        shown, place, focus = self._shown, self.verticalScrollBar().value(), self._group_in_focus()
        self.choices, self.for_all, self.more, self.book = {}, {}, None, None
        put_away(self.takeWidget())  # one of its buttons may be at work
        inside = QWidget()
        inside.setObjectName("transparent")
        box = column(self._theme, inside, spacing=8)
        if shown.bookings:
            self._add_booking(box, shown.bookings)
        kinds = list(ConflictKind)
        by_kind = sorted(shown.conflicts, key=lambda one: kinds.index(one.kind))
        for kind, rows in groupby(by_kind, key=lambda one: one.kind):
            self._add_conflicts(box, kind, list(rows))
        if shown.changed:
            self._add_changed(box, shown.changed)
        box.addStretch()
        self.setWidget(inside)
        self.setVisible(any(shown))
        self.setMinimumHeight(min(self._theme.px(LEAST), inside.sizeHint().height()))
        for one, following in pairwise((self, *inside.findChildren(Button))):
            self.setTabOrder(one, following)
        self.verticalScrollBar().setValue(place)
        if focus is not None:
            self._focus_again(focus)

    def _groups(self) -> Iterator[tuple[int | ConflictKind, OneOfField]]:
        yield from self.choices.items()
        yield from self.for_all.items()

    def _group_in_focus(self) -> int | ConflictKind | None:
        for of, one in self._groups():
            if any(chip.hasFocus() for chip in one.buttons.values()):
                return of
        return None

    def _focus_again(self, wanted: int | ConflictKind) -> None:
        """Onto what was chosen there."""
        there = [one for of, one in self._groups() if of == wanted]
        chips = [chip for one in there for chip in one.buttons.values()]
        chosen = (chip for chip in chips if chip.isChecked())
        next(chosen, chips[0] if chips else self).setFocus()

    # --- conflicts

    def _add_conflicts(
        self, box: QVBoxLayout, kind: ConflictKind, rows: Sequence[ConflictRow]
    ) -> None:
        box.addWidget(label(f"{self._reason(kind)}: {len(rows)}", "strong", wrap=True))
        if len(rows) > 1:
            self.for_all[kind] = self._choice_for_all(kind, rows)
            box.addWidget(self.for_all[kind])
        for row in rows:
            box.addWidget(label(row.words, wrap=True))
            if row.reasons:
                box.addWidget(label(row.reasons, "small", wrap=True))
            self.choices[row.seq] = choices = OneOfField(
                self._theme,
                {one.value: self._decision_text(one) for one in row.choices},
                row.decided.value if row.decided is not None else "",
                partial(self._on_chosen, row.seq),
            )
            box.addWidget(choices, 0, Qt.AlignmentFlag.AlignLeft)

    def _on_chosen(self, seq: int, value: str) -> None:
        self._decide(seq, Decision(value))

    def _choice_for_all(self, kind: ConflictKind, rows: Sequence[ConflictRow]) -> OneOfField:
        wishes = {STRIKE: self.tr("Delete all of these")}
        if all(len(row.choices) > 1 for row in rows):
            wishes = {KEEP: self._keep_all_text(kind), **wishes}
        chosen = {None if one.decided is None else one.decided is Decision.STRIKE for one in rows}
        [first, *others] = chosen
        same = "" if others or first is None else STRIKE if first else KEEP

        def on_chosen(wish: str) -> None:
            self._decide_all(kind, strike=wish == STRIKE)

        return OneOfField(self._theme, wishes, same, on_chosen, flowing=True)

    def _keep_all_text(self, kind: ConflictKind) -> str:
        match kind:
            case ConflictKind.DICE_MISSING:
                return self.tr("Roll the dice for all of these")
            case ConflictKind.REFUSED | ConflictKind.OBJECTED:
                return self.tr("Keep all of these")
            case _:
                return self.tr("Accept all of these")

    def _reason(self, kind: ConflictKind) -> str:
        return {
            ConflictKind.REFUSED: self.tr("Can no longer be done"),
            ConflictKind.OBJECTED: self.tr("Now against the rules"),
            ConflictKind.OTHER_SEAT: self.tr("Now another player would do it"),
            ConflictKind.OTHER_PHASE: self.tr("Now it would be done in another phase"),
            ConflictKind.OTHER_THING: self.tr("Now it would be done with something else"),
            ConflictKind.DICE_MISSING: self.tr("Dice are missing"),
        }[kind]

    def _decision_text(self, decision: Decision) -> str:
        return {
            Decision.STRIKE: self.tr("Delete this one too"),
            Decision.KEEP: self.tr("Accept the change"),
            Decision.OVERRULE: self.tr("Keep it anyway"),
            Decision.ROLL: self.tr("Roll the dice"),
        }[decision]

    # --- changed steps

    def _add_changed(self, box: QVBoxLayout, rows: Sequence[ChangedRow]) -> None:
        text = filled(self.tr("Different result: {count}"), count=len(rows))
        box.addWidget(label(text, "strong", wrap=True))
        shown = rows if self._shows_all else rows[:AT_FIRST]
        for row in shown:
            box.addWidget(label(f"{row.seq}.  {row.was}", "small", wrap=True))
            now = filled(self.tr("Now: {step}"), step=row.becomes)
            if row.becomes == row.was:
                now = self.tr("It reads the same, with a hidden result.")
            box.addWidget(label(now, wrap=True))
        if len(rows) > len(shown):
            text = filled(self.tr("Show the other {count}"), count=len(rows) - len(shown))
            self.more = Button(self._theme, text, self._show_all, kind="mini")
            box.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_all(self) -> None:
        self._shows_all = True
        self._build()
        self.setFocus()

    # --- instead

    def _add_booking(self, box: QVBoxLayout, bookings: str) -> None:
        text = self.tr("Record the difference now instead")
        self.book = Button(self._theme, text, self._book, kind="mini", icon_name="coins")
        box.addWidget(self.book, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(label(bookings, "small", wrap=True))
