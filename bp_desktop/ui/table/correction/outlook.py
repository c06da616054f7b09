"""Outlook presenter: what a proposed correction leads to, in words whoever looks may read."""

from typing import Generic

from PySide6.QtCore import QObject

from bp_desktop.core.dice import RecordedDice
from bp_desktop.core.messages import Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.amend import AmendPlan, ChangedStep, Conflict
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.correction.consequences import ChangedRow, ConflictRow, Consequences
from bp_desktop.ui.table.correction.proposal import CorrectionProposal
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.words.wording import worded_all

SAID_BY_KIND = ("session.other_seat", "session.other_phase", "session.other_thing")
"""Reasons that stand above all conflicts of a kind."""


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
        text = self.tr("Later steps: the same {same}, changed {changed}, in conflict {conflicts}.")
        counts = {"same": plan.same, "changed": changed, "conflicts": len(conflicts)}
        return " ".join((filled(text, **counts), *self._missing(plan)))

    def _missing(self, plan: AmendPlan[S, C, E]) -> tuple[str, ...]:
        if plan.conflicts:
            text = self.tr("To be decided: {count}.")
            return (filled(text, count=len(plan.conflicts)),)
        if plan.crosses_seal:
            text = self.tr("Dice or disclosures of these steps would no longer count: {steps}")
            return (filled(text, steps=", ".join(map(str, plan.unsealed))),)
        if plan.awaits_dice_at is not None:
            text = self.tr("Dice are thrown for step {step}; then the rest is judged.")
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
