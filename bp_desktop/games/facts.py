"""Facts about a thing on the table: what it is, what it may do, and what can be done to it."""

from dataclasses import dataclass
from typing import Generic, NamedTuple

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Fact, Message, rules_of
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.type_variables import C
from bp_desktop.games.offers import Verdict


class FactBox(NamedTuple):
    """One figure of a thing, such as its shield."""

    name: Message
    value: str
    icon: str


@dataclass(frozen=True, slots=True)
class FactLine(Generic[C]):
    """Something a thing may do, or somebody with it; else why not. Rules are in the messages."""

    words: Message
    is_possible: bool | None = None
    """None: it is merely so."""
    note: Message | None = None
    """A second line, such as the odds."""
    reasons: tuple[Message, ...] = ()
    """Why it cannot be done now, the lasting reasons first."""
    icon: str = ""
    """What it is about, as a picture; "" for a mark that says whether it is possible."""
    command: C | None = None
    """The step itself, for a button."""
    verb: Message | None = None
    """What that button says."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Of the reason that is told first, else of the line itself."""
        return rules_of(self.reasons[:1] or (self.words,))


def judged(
    words: Message, found: Verdict, command: C | None = None, verb: Message | None = None
) -> FactLine[C]:
    """A line about a step, by what the rules say to it; one that they let has a button."""
    offered = command if found.legal else None
    return FactLine(words, found.legal, reasons=found.messages, command=offered, verb=verb)


@dataclass(frozen=True, slots=True)
class FactSection(Generic[C]):
    """Lines about one question."""

    title: Message
    lines: tuple[FactLine[C], ...]


def filled(*sections: FactSection[C]) -> tuple[FactSection[C], ...]:
    """Those that have anything to say."""
    return tuple(one for one in sections if one.lines)


@dataclass(frozen=True, slots=True)
class ThingFacts(Generic[C]):
    """All that whoever looks may know about one thing, for any card that shows it."""

    id: str
    name: Fact
    """What it is called, in words of the game's owner."""
    about: Message
    """Its kind, such as "medium ship"."""
    icon: str
    owner: SeatId | None = None
    place: Message | None = None
    """Where it is, in a word or two."""
    boxes: tuple[FactBox, ...] = ()
    brief: tuple[Message, ...] = ()
    """What a glance should tell besides figures and yield."""
    yields: Purse = EMPTY
    """What it brings its owner each turn."""
    sections: tuple[FactSection[C], ...] = ()
    cost: Purse = EMPTY
    foot: Message | None = None
    """Since when it is there."""
    is_prey: bool = False
    """Whether a fight against it can be planned."""

    @property
    def rule(self) -> str:
        """The rule that speaks of it; "" for none."""
        lines = (line.words for section in self.sections for line in section.lines)
        return next(iter(rules_of((self.about, *self.brief, *lines))), "")
