"""Rehearsals: a session over a copy of a document's state, in which things are only tried out."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from bp_desktop.core.dice import AppDice, Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.system import Judgement
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session


def rehearsal_of(session: Session[S, C, E], tries: Callable[[C], bool]) -> Session[S, C, E]:
    """Begins where `session` is, writes no line of it and rolls dice of its own. Only what a game
    `tries` goes on here: nobody may learn in a rehearsal what the next card would be."""
    system, written = session.system, len(session.entries)

    def judge(state: S, command: C) -> Judgement[E]:
        if not tries(command) and not system.aside(command):
            raise Refused(say("session.rehearsal.not_tried"))
        judged = system.judge(state, command)

        def carry_out(dice: Dice, names: StepNames) -> tuple[E, ...]:
            # What is made here must not be called like something that the match has made.
            return judged.carry_out(dice, msgspec.structs.replace(names, seq=written + names.seq))

        return Judgement(carry_out, judged.objections)

    tried = replace(
        system, start=session.state, judge=judge, reveals=lambda _events: False, dice_seal=False
    )
    return Session(tried, MemoryJournal(), AppDice(), session.now)
