"""Correction proposal: of which step, in which way, what was decided so far, what it leads to."""

from collections.abc import Iterator, Mapping
from typing import Generic

from bp_desktop.core.accounts import balances
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.table import Accounts, EditableField
from bp_desktop.session.amend import AmendPlan, ChangedStep, Conflict, ConflictKind, Decision
from bp_desktop.session.entry import Outcome
from bp_desktop.ui.table.context import TableContext

STRIKE, CHANGE, RESTORE, INSERT = "strike", "change", "restore", "insert"


class CorrectionProposal(Generic[S, C, E]):
    """Changes nothing before `make`."""

    def __init__(self, context: TableContext[S, C, E]) -> None:
        self._context = context
        self._commander = context.commander
        self.seq = 0
        """The step it is about; 0: none."""
        self.way = STRIKE
        self.decisions: dict[int, Decision] = {}
        self.conflicts: dict[int, Conflict[C]] = {}
        """In the order of play; those decided, too: a decision can be taken back."""
        self.plan: AmendPlan[S, C, E] | None = None
        self.waits = False
        """Whether nothing is said about it before somebody asks openly, by the last button."""
        self._is_asked = False

    # --- the step

    def then(self) -> S:
        """The match just before the step."""
        session = self._commander.session
        return session.state_after(session.steps_before(self.seq))

    def command(self) -> C:
        """The step as it counts now; of a struck one, what it was."""
        session = self._commander.session
        for step in session.timeline:
            if step.seq == self.seq:
                return step.outcome.command
        entry = session.entries[self.seq - 1]
        outcome = entry.inserted or entry.outcome
        assert outcome is not None, "only steps are corrected"
        return outcome.command

    @property
    def own(self) -> int:
        """The number of the step that is changed or put in."""
        return len(self._commander.session.entries) + 1 if self.way == INSERT else self.seq

    def ways(self) -> tuple[str, ...]:
        """What can be done about the step, by whoever looks."""
        counts = self._commander.session.is_counting(self.seq)
        ways = [STRIKE if counts else RESTORE]
        if self.field() is not None:
            ways.append(CHANGE)
        if self._context.game.accounts is not None and self._context.game.seats(self.then()):
            ways.append(INSERT)
        return tuple(ways)

    def field(self) -> EditableField | None:
        """What whoever looks may change about the step: its amounts, or dice that were typed."""
        return next(iter(self._fields(self.command())), None)

    def _fields(self, command: C) -> tuple[EditableField, ...]:
        game, now = self._context.game, self._context.state
        then = game.looked_back(self.then(), now, False)
        return game.editable(then, command, self._context.viewer.seat(now))

    # --- planning

    def start_over(self) -> None:
        self.decisions = {}
        self.conflicts = {}
        self.plan = None
        self.waits = self._is_asked = False

    def decide_on(self, seq: int, decision: Decision) -> None:
        """What comes after a changed decision is judged anew; a step about which nothing was
        decided is left out of the trial, just as if it were struck."""
        if decision is not Decision.STRIKE or seq in self.decisions:
            place, of = self._place(seq), self._place
            self.decisions = {one: it for one, it in self.decisions.items() if of(one) < place}
            self.conflicts = {one: it for one, it in self.conflicts.items() if of(one) <= place}
        self.decisions[seq] = decision

    def _place(self, seq: int) -> int:
        """Where a later step stands in the order of play, which is not that of the numbers: one
        that was put in afterwards has a high number. What the correction is about comes first."""
        return -1 if seq == self.own else self._commander.session.steps_before(seq)

    def decide_on_all(self, kind: ConflictKind, command: C | None, *, strike: bool) -> None:
        """The same about every conflict of a kind, with those that only come up by that."""
        asked = True
        while asked:
            asked = False
            for seq, one in list(self.conflicts.items()):
                decision = Decision.STRIKE if strike else one.choices[0]
                is_meant = one.kind is kind and seq != self.own
                if is_meant and self.decisions.get(seq) is not decision:
                    asked, renewed = True, not strike or seq in self.decisions
                    self.decide_on(seq, decision)
                    if renewed:
                        break  # the later ones may be something else now
            if asked:
                self.judge(command)

    def judge(self, command: C | None) -> None:
        """What `command` in the step's place, or before it, would lead to; None strikes the step.

        Raises Refused for what cannot be: there is nothing to decide then.
        """
        self.plan = None
        self.waits = not self._is_asked and self._would_sound_out(command)
        if self.waits:
            return
        plan = self._commander.session.plan_amend(
            self.seq, command, self.decisions, inserted=self.way == INSERT
        )
        for one in plan.conflicts:
            if one.seq == self.own and one.choices == (Decision.STRIKE,):
                raise Refused(*one.messages)
        self.plan = plan
        found = self.conflicts | {one.seq: one for one in plan.conflicts}
        self.conflicts = {seq: found[seq] for seq in sorted(found, key=self._place)}

    def ask(self) -> None:
        """From now on it is judged, although that tells something about what is covered."""
        self._is_asked = True

    def _would_sound_out(self, command: C | None) -> bool:
        """Whether amounts can be chosen freely and the answer would tell, unseen by anybody, how
        much is in a treasury that is covered."""
        if command is None or self.way not in (CHANGE, INSERT):
            return False
        fields = self._fields(command)
        covered = (seat for one in fields for seat in one.seats if not self._context.may_see(seat))
        return not fields or any(covered)

    def is_ready(self, *, consent: bool) -> bool:
        plan = self.plan
        if plan is None:
            return self.waits
        if plan.conflicts or (plan.crosses_seal and not consent):
            return False
        return bool(plan.revised) or plan.awaits_dice_at is not None

    def changed(self) -> tuple[ChangedStep[S, C, E], ...]:
        """The later steps that come out otherwise; after a decision, also those decided on."""
        return self.plan.changed if self.plan is not None else ()

    # --- instead of it

    def bookings(self, reason: str) -> tuple[C, ...]:
        """The steps that book today what the correction would change in the treasuries; none where
        nothing differs, or where somebody's amounts are covered."""
        accounts = self._context.game.accounts
        if accounts is None:
            return ()
        found = self._difference(accounts)
        if not all(self._context.may_see(seat) for seat in found):
            return ()
        return tuple(accounts.adjust(seat, purse, reason) for seat, purse in found.items())

    def _difference(self, accounts: Accounts[S, C, E]) -> Mapping[SeatId, Purse]:
        """Later steps that no longer fit count as they happened, whatever is decided about them:
        what they did stays on the table, and so does its price."""
        plan = self.plan
        if plan is None or plan.awaits_dice_at is not None:
            return {}
        if any(one.seq == self.own for one in plan.conflicts):
            return {}
        happened = {step.seq: step.outcome for step in self._commander.session.timeline}
        clash = self.conflicts.keys() - {self.own}
        counted = [one for one in plan.revised if one.seq not in clash]
        becomes = self._booked(accounts, (one.outcome for one in counted))
        was = self._booked(accounts, (happened.get(one.seq) for one in counted))
        moved = {
            seat: becomes.get(seat, EMPTY) - was.get(seat, EMPTY) for seat in {**becomes, **was}
        }
        return {seat: purse for seat, purse in moved.items() if purse}

    @staticmethod
    def _booked(
        accounts: Accounts[S, C, E], outcomes: Iterator[Outcome[C, E] | None]
    ) -> Mapping[SeatId, Purse]:
        postings = accounts.book.postings
        events = (event for one in outcomes if one is not None for event in one.events)
        return balances(posting for event in events for posting in postings(event)).treasuries

    # --- acting

    def make(self, command: C | None, *, consent: bool, reason: str) -> bool:
        return self._commander.amend(
            self.seq,
            command,
            self.decisions,
            inserted=self.way == INSERT,
            consent=consent,
            reason=reason,
        )
