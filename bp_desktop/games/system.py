"""Seam 1: what a session needs from a kind of document."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, NamedTuple

import msgspec

from bp_desktop.core.dice import Dice
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, say
from bp_desktop.core.naming import PieceNumber, StepNames
from bp_desktop.core.origins import NO_ORIGINS, BranchOrigin, Origins
from bp_desktop.core.type_variables import C, E, S


class Enforcement(StrEnum):
    """What happens to a command the rules object to."""

    STRICT = "strict"
    """It is not carried out; the table has to change the enforcement first, on record."""
    WARN = "warn"
    """It is carried out if the table overrules the objection."""
    FREE = "free"
    """It is carried out; the entry names the rules it went against."""


class Judgement(msgspec.Struct, Generic[E], frozen=True, eq=False):
    """The answer to a command that can be carried out. Made for every question whether something
    is allowed, so it is of the kind that is made fastest."""

    carry_out: Callable[[Dice, StepNames], tuple[E, ...]]
    """What the command leads to, results included; succeeds, objections or not. Every roll of the
    given dice is kept with the step, and so is every face that players typed in, if it comes from
    HandDice on top of them. The names are for what the step makes."""
    objections: tuple[Message, ...] = ()
    """Why the command may not be carried out; the table can overrule them."""


class CommandSubject(NamedTuple):
    """Whom and what a command concerns in the state it is given in. A correction carries later
    commands out again; one that would concern another seat, another thing or another phase than
    it did is not carried out without a decision."""

    seat: SeatId | None = None
    """Who acts."""
    phase: str = ""
    """When: whatever the game tells apart, such as the phase of a turn."""
    things: tuple[tuple[str, ...], ...] = ()
    """With what: the id of each thing named or meant, and what tells it from other things."""


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
    judge: Callable[[S, C], Judgement[E]]
    """Raises Refused for what cannot be done at all; otherwise says what the rules have against
    the command, and carries it out when asked to.

    Pure and free of dice, so it also answers "what is allowed here?".
    """
    evolve: Callable[[S, E], S]
    """The state after an event. Has no opinions: no rules, no dice, no refusals, and reads neither
    options nor tables: results are in the event."""
    describe: Callable[[S, E, SeatId | None], Message | None] = lambda _state, _event, _viewer: None
    """How an event is told to whoever looks (None: nobody in particular), in the state before it;
    None where there is nothing to tell."""
    about: Callable[[S, C], CommandSubject] = lambda _state, _command: CommandSubject()
    """Whom and what a command concerns; answers in any state, also where the thing is gone."""
    aside: Callable[[C], bool] = lambda _command: False
    """Whether a command is said beside the play, such as a pause or a comment: its line is kept
    and folded like a step, but undo and redo pass over it. Its events must fold in any state."""
    prelude: Callable[[S, C | None], C | None] = lambda _state, _command: None
    """The aside that a step brings about before it is made, such as a clock that goes on; asked
    with None before an undo or a redo."""
    numbers: Callable[[E], Iterable[PieceNumber]] = lambda _event: ()
    """The numbers on pieces that an event gave out: a replay keeps them."""
    reveals: Callable[[tuple[E, ...]], bool] = lambda _events: False
    """Whether something secret was disclosed: such a step is a seal, like one with dice."""
    dice_seal: bool = True
    """Whether dice bind: False where they only make suggestions, as for somebody drawing a map."""
    enforcement: Callable[[S], Enforcement] = lambda _state: Enforcement.WARN
    summary: Callable[[S], Message] = lambda _state: say("shared.document.plain")
    """One line for lists of documents."""
    origins: Callable[[S], Origins] = lambda _state: NO_ORIGINS
    """Where a document comes from, for lists of documents."""
    branch: Callable[[BranchOrigin, str], C] | None = None
    """The aside by which a copy of a document's beginning says where it comes from and what it is
    called; None: there is no going on from the past."""
    snapshot: "Snapshot[S, C] | None" = None
    """For documents whose content can be written down without their history, such as maps."""
    titled: "TitleAccess[S, C] | None" = None
    """For documents that say themselves what they are called."""
    suffix: str = ".bpmatch"
    """How the names of such documents' files end, with the dot."""


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[S, C]):
    """How the content of a document is written down apart from its history."""

    type: Any
    """Of the content, for typed decoding."""
    take: Callable[[S], Any]
    adopt: Callable[[Any], C]
    """The command that makes a document have this content."""


@dataclass(frozen=True, slots=True)
class TitleAccess(Generic[S, C]):
    """The title a document has inside, so that it can be kept the same as the one in lists."""

    take: Callable[[S], str]
    rename: Callable[[str], C]
    """The command that gives it another title."""
