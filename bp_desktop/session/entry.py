"""The lines of a journal, typed, and what a line seals."""

from collections import Counter
from datetime import datetime
from enum import StrEnum
from typing import Any, Generic

import msgspec

from bp_desktop.core.dice import Roll
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E
from bp_desktop.games.system import GameSystem

# gc=False below: frozen values form no cycles, and a long journal opens in half the time when
# Python does not go looking for any.


class Kind(StrEnum):
    STEP = "step"
    UNDO = "undo"
    REDO = "redo"
    AMEND = "amend"
    ASIDE = "aside"
    """Folded like a step, but no step of undo: a pause, a comment."""

    @property
    def goes_on(self) -> bool:
        """Whether the line brings something of its own, and leaves all before it as it was."""
        return self is Kind.STEP or self is Kind.ASIDE


class Outcome(msgspec.Struct, Generic[C, E], frozen=True, omit_defaults=True, gc=False):
    """A command and what came of it: replay takes the events and never judges again."""

    command: C
    events: tuple[E, ...]
    rolls: tuple[Roll, ...] = ()
    overruled: tuple[str, ...] = ()
    """The rules the table overruled; of an objection that cites none, its key."""


class Revision(msgspec.Struct, Generic[C, E], frozen=True, omit_defaults=True, gc=False):
    """What a correction makes of one earlier step."""

    seq: int
    outcome: Outcome[C, E] | None = None
    """None: the step is struck."""


class Entry(msgspec.Struct, Generic[C, E], frozen=True, omit_defaults=True, gc=False):
    """One line of the journal. Never changed, never removed."""

    seq: int
    kind: Kind
    at: datetime
    outcome: Outcome[C, E] | None = None
    """Of a step or an aside only."""
    target: int = 0
    """Which entry an undo, redo or correction is about; the step an insertion stands before."""
    revised: tuple[Revision[C, E], ...] = ()
    """Of a correction: every step that came out differently, in their order. A step that was
    forgotten and is put in afterwards bears the number of the correction that brought it."""
    consent: bool = False
    """Whether the table agreed to go across a seal."""
    reason: str = ""
    why: Message | None = None
    """Of a step of a seat that the program plays: what it was for, for everybody."""

    @property
    def inserted(self) -> Outcome[C, E] | None:
        """The forgotten step that a correction put in before its target, as it came out then."""
        own = (one.outcome for one in self.revised if one.seq == self.seq)
        return next(own, None)

    @property
    def command(self) -> C | None:
        return self.outcome.command if self.outcome else None

    @property
    def events(self) -> tuple[E, ...]:
        return self.outcome.events if self.outcome else ()

    @property
    def overruled(self) -> tuple[str, ...]:
        return self.outcome.overruled if self.outcome else ()


class Step(msgspec.Struct, Generic[C, E], frozen=True, gc=False):
    """A step as it counts now, after all corrections, or an aside between two steps."""

    seq: int
    outcome: Outcome[C, E]
    aside: bool = False


# --- seals: dice that fell and secrets that were told are not taken back without consent


def seals(system: GameSystem[Any, C, E], outcome: Outcome[C, E]) -> bool:
    """Whether a step with this outcome holds dice or a disclosure."""
    return (system.dice_seal and bool(outcome.rolls)) or system.reveals(outcome.events)


def takes_back(
    system: GameSystem[Any, C, E], old: Outcome[C, E], new: Outcome[C, E] | None
) -> bool:
    """Whether dice or a disclosure of `old` would no longer count if `new` took its place.

    Dice used again with another result still count, and more dice take nothing back; a
    disclosure counts only as it was made.
    """
    if new is None:
        return seals(system, old)
    lost = system.dice_seal and bool(Counter(old.rolls) - Counter(new.rolls))
    return lost or (new.events != old.events and system.reveals(old.events))
