"""Branches: a copy of a document up to one of its steps, free to go its own way."""

from collections.abc import Sequence
from itertools import islice

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.origins import BranchOrigin
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.entry import Entry, Step
from bp_desktop.session.history import History
from bp_desktop.session.labels import clean_title
from bp_desktop.session.ports import Clock, MemoryJournal, system_clock
from bp_desktop.session.session import Session


def begin_branch(
    session: Session[S, C, E],
    steps: int,
    origin: str,
    title: str,
    dice: Dice,
    clock: Clock = system_clock,
    *,
    document: str = "",
) -> Session[S, C, E]:
    """A session in memory on the first so many `steps` that count in another one, which stays as
    it is. `origin` and `document`: what the other one is called, and its id in its box.

    The lines are copied as they are, secrets in their envelopes included, up to the first one by
    which these steps are what they are now. Where that is a later correction, what was played
    between is struck in the copy.
    """
    branch, count = session.system.branch, min(max(steps, 0), len(session.timeline))
    if branch is None or not count:
        raise Refused(say("session.no_branch"))
    kept = session.timeline[:count]
    needed = _lines_needed(session, kept)
    journal = MemoryJournal(islice(session.lines(), needed))
    copy: Session[S, C, E] = Session(session.system, journal, dice, clock)
    copy.strike_after(count)
    begun = BranchOrigin(clean_title(origin), kept[-1].seq, document)
    copy.submit(branch(begun, clean_title(title)), overrule=True)
    return copy


def _lines_needed(session: Session[S, C, E], kept: Sequence[Step[C, E]]) -> int:
    """How many lines of the journal there were when these steps first stood as they stand now."""
    history: History[S, C, E] = History(session.system.start, session.system.evolve)
    last = max(step.seq for step in kept)
    entry: Entry[C, E]
    for entry in session.entries:
        history.become(history.passage(entry))
        if entry.seq >= last and _begins_with(history.timeline, kept):
            return entry.seq
    raise AssertionError("the whole journal leads to what counts now")


def _begins_with(timeline: Sequence[Step[C, E]], kept: Sequence[Step[C, E]]) -> bool:
    """Outcomes are never copied, so it is enough that they are the same things."""
    return len(timeline) >= len(kept) and all(
        one.seq == other.seq and one.outcome is other.outcome
        for one, other in zip(timeline, kept, strict=False)
    )
