"""The seam: what a session needs from a kind of document."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, say

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


class Enforcement(StrEnum):
    """What happens to a command the rules object to."""

    STRICT = "strict"
    """It is not carried out; the table has to change the enforcement first, on record."""
    WARN = "warn"
    """It is carried out if the table overrules the objection."""
    FREE = "free"
    """It is carried out; the entry names the rules it went against."""


def _warn(_state: object) -> Enforcement:
    return Enforcement.WARN


def _reveals_nothing(_events: object) -> bool:
    return False


def _untold(_state: object) -> Message:
    return say("shared.document.plain")


@dataclass(frozen=True, slots=True, eq=False)
class GameSystem(Generic[S, C, E]):
    """A kind of document, as a table of pure functions over its own state, commands and events.

    A system is told apart by `id` alone, which is stored in files and never changes.
    """

    id: str
    commands: Any
    """The tagged union of command types, for typed decoding."""
    events: Any
    """The tagged union of event types, for typed decoding."""
    start: S
    """The state before the first entry."""
    check: Callable[[S, C], tuple[Message, ...]]
    """Objections to a command; raises Refused for what cannot be done at all.

    Pure and free of dice, so it also answers "what is allowed here?".
    """
    carry_out: Callable[[S, C, Dice], tuple[E, ...]]
    """What the command leads to, results included. Must succeed whenever `check` did not raise,
    objections or not. Every roll of the given dice is kept with the step, and so is every face
    that players typed in, if it comes from HandDice on top of them."""
    evolve: Callable[[S, E], S]
    """The state after an event. Has no opinions: no rules, no dice, no refusals."""
    reveals: Callable[[tuple[E, ...]], bool] = _reveals_nothing
    """Whether something secret was disclosed: such a step is a seal, like one with dice."""
    dice_seal: bool = True
    """Whether dice bind: False where they only make suggestions, as for somebody drawing a map."""
    enforcement: Callable[[S], Enforcement] = _warn
    summary: Callable[[S], Message] = _untold
    """One line for lists of documents."""
    snapshot: "Snapshot[S, C] | None" = None
    """For documents whose content can be written down without their history, such as maps."""
    titled: "Titled[S, C] | None" = None
    """For documents that say themselves what they are called."""


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[S, C]):
    """How the content of a document is written down apart from its history."""

    type: Any
    """Of the content, for typed decoding."""
    take: Callable[[S], Any]
    adopt: Callable[[Any], C]
    """The command that makes a document have this content."""


@dataclass(frozen=True, slots=True)
class Titled(Generic[S, C]):
    """The title a document has inside, so that it can be kept the same as the one in lists."""

    take: Callable[[S], str]
    rename: Callable[[str], C]
    """The command that gives it another title."""
