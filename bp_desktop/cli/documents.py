"""Map and match files: opened as sessions, written back as one file."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bp_desktop.cli.world import BadUsageError, World, read_file, write_file
from bp_desktop.core.dice import AppDice, Dice
from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.commands import AnyMapCommand
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.system import GameSystem
from bp_desktop.session.document_file import (
    DocumentFile,
    UnreadableFileError,
    open_document,
    read_header,
    write_document,
)
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")

MapSession = Session[MapState, AnyMapCommand, AnyMapEvent]

RULES = "rules/burning_planets.toml"


def tables_of(world: World) -> Tables:
    return load_tables(world.resource_text(RULES), source=RULES)


def dice_of(seed: str | None) -> AppDice:
    """Dice that fall the same way each time, or the system's randomness."""
    return AppDice(seed)


def header_of(path: Path) -> DocumentFile:
    return read_header(read_file(path))


class Opened:
    """A document of a file, with what its session does not know of it."""

    def __init__(self, file: DocumentFile, system: GameSystem[Any, Any, Any], dice: Dice) -> None:
        self.title = file.title
        self.tags = file.tags
        self.session = open_document(file, system, dice)


def open_match(path: Path, dice: Dice) -> Opened:
    return Opened(header_of(path), match_system(), dice)


def new_session(system: GameSystem[S, C, E], dice: Dice) -> Session[S, C, E]:
    return Session(system, MemoryJournal(), dice)


def save(path: Path, session: Session[S, C, E], title: str, tags: tuple[str, ...] = ()) -> None:
    write_file(path, write_document(session, title, tags))


def map_content(path: Path, world: World) -> MapContent:
    """What a map file says now: its content as it stands there, else what its history leads to."""
    file = header_of(path)
    tables = tables_of(world)
    system = map_system(tables)
    if file.system != system.id:
        raise UnreadableFileError(
            say("session.file.other_kind", found=file.system[:60], expected=system.id)
        )
    if bytes(file.content) in (b"", b"null"):
        session: MapSession = open_document(file, system, dice_of(None))
        return session.state.content
    try:
        return msgspec.json.decode(file.content, type=MapContent)
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError(say("session.file.bad_content", detail=str(error))) from None


def as_usage(answer: Refused | Objected) -> BadUsageError:
    """A refusal of what the command line asked for, in one sentence."""
    return BadUsageError(answer.messages[0])


def message_json(message: Message) -> dict[str, Any]:
    args = {name: msgspec.to_builtins(fact) for name, fact in message.args.items()}
    return {"key": message.key, "rules": list(message.rules), "args": args}
