"""A correction in the making: of which step, in which way, and what was decided so far."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    LoadCargo,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.correction_commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.amend import AmendPlan, Conflict, Decision
from bp_desktop.ui.table.correction.change import typed_faces

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander

MayLook = Callable[[PlayerId], bool]
"""Whether a player's amounts may be shown at this moment."""

STRIKE, CHANGE, RESTORE, INSERT = "strike", "change", "restore", "insert"


class Proposal:
    """Changes nothing before `make`."""

    def __init__(self, commander: "MatchCommander", may_look: MayLook) -> None:
        self._commander = commander
        self._may_look = may_look
        self.seq = 0
        """The step it is about; 0: none."""
        self.way = STRIKE
        self.decisions: dict[int, Decision] = {}
        self.conflicts: dict[int, Conflict[Any]] = {}
        """Those decided, too: a decision can be taken back."""
        self.plan: AmendPlan[Match, Any, Any] | None = None
        self.waits = False
        """Whether nothing is said about it before somebody asks openly, by the last button."""
        self._is_asked = False

    # --- the step

    def then(self) -> Match:
        """The match just before the step."""
        session = self._commander.session
        return session.state_after(session.steps_before(self.seq))

    def command(self) -> Any:
        """The step as it counts now; of a struck one, what it was."""
        session = self._commander.session
        for step in session.timeline:
            if step.seq == self.seq:
                return step.outcome.command
        entry = session.entries[self.seq - 1]
        return entry.inserted.command if entry.inserted is not None else entry.command

    def ways(self, viewer: PlayerId | None) -> tuple[str, ...]:
        """What can be done about the step, by whoever looks."""
        counts = self._commander.session.is_counting(self.seq)
        ways = [STRIKE if counts else RESTORE]
        if self._may_change(self.command(), viewer):
            ways.append(CHANGE)
        if self.then().players:  # a booking needs a treasury: not before the match is made
            ways.append(INSERT)
        return tuple(ways)

    def _may_change(self, command: object, viewer: PlayerId | None) -> bool:
        """Amounts, by whoever may see them (BP-APP-6), and dice that were typed."""
        match command:
            case AdjustTreasury():
                return self._may_look(command.player)
            case TransferResources():
                return self._may_look(command.giver) or self._may_look(command.receiver)
            case LoadCargo() | UnloadCargo():
                ship = self.then().board.ships.get(command.ship)
                return ship is not None and ship.owner == viewer
            case _:
                return bool(typed_faces(command))

    # --- planning

    def start_over(self) -> None:
        self.decisions = {}
        self.conflicts = {}
        self.plan = None
        self.waits = self._is_asked = False

    def decide_on(self, seq: int, decision: Decision) -> None:
        """What comes after a changed decision is judged anew."""
        self.decisions = {one: it for one, it in self.decisions.items() if one < seq}
        self.conflicts = {one: it for one, it in self.conflicts.items() if one <= seq}
        self.decisions[seq] = decision

    def judge(self, command: Any) -> None:
        """What `command` in the step's place, or before it, would lead to; None strikes the step.

        Raises Refused for what cannot be: there is nothing to decide then.
        """
        self.plan = None
        self.waits = not self._is_asked and self._would_sound_out(command)
        if self.waits:
            return
        if self.way == INSERT:
            own = len(self._commander.session.entries) + 1
            plan = self._commander.plan_insert(self.seq, command, self.decisions)
        else:
            own = self.seq
            plan = self._commander.plan_amend(self.seq, command, self.decisions)
        for one in plan.conflicts:
            if one.seq == own and one.choices == (Decision.STRIKE,):
                raise Refused(*one.messages)
        self.plan = plan
        self.conflicts |= {one.seq: one for one in plan.conflicts}

    def ask(self) -> None:
        """From now on it is judged, although that tells something about what is covered."""
        self._is_asked = True

    def _would_sound_out(self, command: object) -> bool:
        """Whether amounts can be chosen freely and the answer would tell, unseen by anybody, how
        much is in a treasury that is covered (BP-APP-6)."""
        if self.way not in (CHANGE, INSERT):
            return False
        match command:
            case AdjustTreasury():
                return not self._may_look(command.player)
            case TransferResources():
                both = (command.giver, command.receiver)
                return not all(self._may_look(one) for one in both)
            case _:
                return False

    def is_ready(self, *, consent: bool) -> bool:
        plan = self.plan
        if plan is None:
            return self.waits
        if plan.conflicts or (plan.crosses_seal and not consent):
            return False
        return bool(plan.revised) or plan.awaits_dice_at is not None

    # --- acting

    def make(self, command: Any, *, consent: bool, reason: str) -> bool:
        act = self._commander.insert if self.way == INSERT else self._commander.amend
        return act(self.seq, command, self.decisions, consent=consent, reason=reason)
