"""Whatever anybody asks for, legal, illegal or overruled, every law holds after it."""

from random import Random
from typing import Any

import msgspec
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.burning_planets.ids import PlayerId, Positions
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.bots.greedy_bot import GreedyBot
from tests.games.burning_planets.bots.random_bot import RandomBot
from tests.games.burning_planets.bots.table import MatchBot, house_rules, next_command
from tests.games.burning_planets.invariants.laws import (
    Books,
    postings_of,
    require_balanced,
    require_sound,
)
from tests.games.burning_planets.match.build import DUO, TRIO, creation
from tests.games.burning_planets.match.wanderer import Wanderer

SEEDS = st.integers(0, 2**16)


class AnyMatch(RuleBasedStateMachine):
    """Wanderers, bots, the table's overruling, undo and redo, all on one journal."""

    session: Session[Match, Any, Any]

    @initialize(
        factions=st.sampled_from((DUO, TRIO)), positions=st.sampled_from(Positions), seed=SEEDS
    )
    def begin(self, factions: Any, positions: Positions, seed: int) -> None:
        chance = Random(seed)
        self.journal = MemoryJournal()
        self.session = Session(match_system(), self.journal, AppDice(seed))
        self.wanderer = Wanderer(chance)
        rules = house_rules(chance)
        self._submit(creation(factions, rules, positions), overrule=True)
        self.bots: dict[PlayerId, MatchBot] = {
            player: GreedyBot(seed) if number % 2 else RandomBot(seed)
            for number, player in enumerate(self.session.state.players)
        }

    def _submit(self, command: Command, *, overrule: bool) -> bool:
        """Carry it out, or find that a refusal has left the very same object."""
        before = self.session.state
        verdict = judge(before, command)
        answer: Refused | Objected | None = None
        try:
            change = self.session.submit(command, overrule=overrule)
        except (Refused, Objected) as stopped:
            answer = stopped
        if answer is not None:
            assert answer.messages == verdict.messages
            assert verdict.possible == isinstance(answer, Objected)
            assert not (overrule and verdict.possible)
            assert self.session.state is before
            return False
        assert verdict.possible
        assert change.before is before
        require_balanced(change.entry.events)
        return True

    def is_open(self) -> bool:
        return self.session.state.stage is not Stage.OVER

    @precondition(is_open)
    @rule(steps=st.integers(1, 25), overrule=st.booleans())
    def wander(self, steps: int, overrule: bool) -> None:
        for _ in range(steps):
            self._submit(self.wanderer.command(self.session.state), overrule=overrule)
            if self.session.state.stage is Stage.OVER:
                return

    @precondition(is_open)
    @rule(steps=st.integers(1, 40))
    def play(self, steps: int) -> None:
        """Bots go on from any position; only what the table skipped has to be overruled."""
        for _ in range(steps):
            command = next_command(self.session.state, self.bots)
            if command is None:
                return
            self._submit(command, overrule=True)

    @precondition(
        lambda self: self.session.next_undo is not None and len(self.session.timeline) > 1
    )
    @rule(back=st.booleans())
    def take_back(self, back: bool) -> None:
        after = self.session.state
        self.session.undo(consent=True)
        if back:
            self.session.redo()
            # Whoever takes a step back goes on: a pause ends, whatever comes back.
            clock = msgspec.structs.replace(after.clock, paused=False, reason="", left=False)
            assert self.session.state == msgspec.structs.replace(after, clock=clock)

    @precondition(lambda self: self.session.next_redo is not None)
    @rule()
    def bring_back(self) -> None:
        self.session.redo()

    @invariant()
    def every_law_holds(self) -> None:
        if not hasattr(self, "session"):
            return
        require_sound(self.session.state)
        books = Books()
        for step in self.session.timeline:
            books.post(postings_of(step.outcome.events))
        books.require_equal(self.session.state)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            reopened = Session(match_system(), self.journal, AppDice(0))
            assert reopened.state == self.session.state


AnyMatch.TestCase.settings = settings(max_examples=60, stateful_step_count=20)
TestAnyMatch = AnyMatch.TestCase
