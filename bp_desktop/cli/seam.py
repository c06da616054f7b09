"""The seam between the command line and a game: what `app/games.py` registers of a game's verbs.

Verbs are game-free: a document's system id leads to the game, and the game to what it can answer.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

    from bp_desktop.cli.verb_context import VerbContext
    from bp_desktop.core.export_settings import ExportSettings
    from bp_desktop.core.hexes import Hex
    from bp_desktop.core.messages import Message
    from bp_desktop.games.table import TableGame
    from bp_desktop.session.library import AnySession
    from bp_desktop.texts.game_rules import GameRules

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - its only name
Json = dict[str, Any]
Language = Literal["en", "it", "ru"]


class MapProblem(NamedTuple):
    """Something that is wrong with a map."""

    rule: str
    severity: str
    message: Message
    accepted: bool
    """The designer knows of it, and it stays."""
    more: Json
    """What else JSON tells about it: the cells, for example."""


@dataclass(frozen=True, slots=True)
class MapAnswers:
    """What a game can do with its maps. `Any` stands for the content of its maps."""

    new: Callable[[argparse.Namespace], Sequence[object]]
    """The commands that make a new map of these arguments. Raises Refused."""
    check: Callable[[Any], tuple[Sequence[MapProblem], bool]]
    """Every broken rule, and whether the answer is "no"."""
    export: Callable[[Any, ExportSettings, Path, Language], None]
    """Draws a map into a file, with words in a language. Raises ExportError."""


@dataclass(frozen=True, slots=True)
class MapVerbs:
    """How the command line gets to a game's maps."""

    system: str
    """The id of the document's kind."""
    layers: tuple[str, ...]
    """What an export can leave out."""
    add_arguments: Callable[[argparse.ArgumentParser], None]
    """Of `map new`, beside those of every game."""
    answers: Callable[[], MapAnswers]
    """Loads the rules."""


@dataclass(frozen=True, slots=True)
class MatchAnswers:
    """What a game can do with its matches. `Any` stands for the state of its matches."""

    new: Callable[[argparse.Namespace, VerbContext], object]
    """The command that begins a match of these arguments."""
    about_new: Callable[[Any], Json]
    """What the answer to `match new` tells of the match."""
    show: Callable[[AnySession, str | None], Json]
    """The position as this player sees it; None: all that the file holds."""
    tell: Callable[[Any, Json], Iterable[Message]]
    """The same position in a few lines for people."""
    problems: Callable[[AnySession], Iterable[Message]]
    """Whatever does not add up in a match that can be replayed."""
    table: TableGame[Any, Any, Any]
    """Says who has to do something now, and everything that seat may do."""
    name_cell: Callable[[Any, Hex], str] | None = None
    """What people call a cell; None in a game without a board."""


@dataclass(frozen=True, slots=True)
class MatchVerbs:
    """How the command line gets to a game's matches."""

    system: str
    """The id of the document's kind."""
    rule_of_files: str
    """Cited for a line that is no command."""
    add_arguments: Callable[[argparse.ArgumentParser], None]
    """Of `match new`, beside those of every game."""
    answers: Callable[[], MatchAnswers]
    """Loads the rules."""


@dataclass(frozen=True, slots=True)
class RuleVerbs:
    """How the command line gets to a game's rules."""

    book: Callable[[str], GameRules]
    """In the words of a language, as the book has them."""
    print_sheet: Callable[[AnySession | None, Path, Language], None]
    """Writes a cheat sheet as PDF, with the house rules of a match. Raises ExportError."""


@dataclass(frozen=True, slots=True)
class GameVerbs:
    """Everything that one game brings to the command line."""

    id: str
    maps: MapVerbs | None = None
    matches: MatchVerbs | None = None
    schemas: Mapping[str, Callable[[], Any]] = field(default_factory=dict)
    """Further types with a published schema, by the word after `schema`."""
    add_verbs: Callable[[Subparsers], None] = lambda _verbs: None
    """Verbs of its own."""
    rules: RuleVerbs | None = None
    """Its rules to be looked up; None for a game without a book."""
