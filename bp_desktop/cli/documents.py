"""Document files on the command line: opened as sessions by their system id, written back whole."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bp_desktop.cli.seam import Json, MapVerbs, MatchVerbs
from bp_desktop.cli.verb_context import VerbContext, read_file, write_file
from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Message, rules_of, say
from bp_desktop.session.document_file import (
    DocumentFile,
    UnreadableFileError,
    decode_content,
    open_document,
    read_header,
    why_not_again,
    write_document,
)
from bp_desktop.session.library import AnySession, AnySystem
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session

Verbs = TypeVar("Verbs", MapVerbs, MatchVerbs)


@dataclass(frozen=True, slots=True)
class OpenedMatch:
    """A match of a file, with what its session does not know of it."""

    title: str
    tags: tuple[str, ...]
    session: AnySession
    verbs: MatchVerbs


def open_match(path: Path, world: VerbContext, seed: str | None = None) -> OpenedMatch:
    """With dice that fall the same way each time for a `seed`."""
    file = read_header(read_file(path))
    verbs, system = _found(file, world, [one.matches for one in world.games if one.matches])
    return OpenedMatch(file.title, file.tags, open_document(file, system, AppDice(seed)), verbs)


def map_content(path: Path, world: VerbContext) -> tuple[Any, MapVerbs]:
    """What a map file says now: its content as it stands there, else what its history leads to."""
    file = read_header(read_file(path))
    verbs, system = _found(file, world, [one.maps for one in world.games if one.maps])
    assert system.snapshot is not None, "maps can be written down without their history"
    if bytes(file.content) in (b"", b"null"):
        session = open_document(file, system, AppDice())
        return system.snapshot.take(session.state), verbs
    return decode_content(file, system.snapshot.type), verbs


def map_steps(path: Path, world: VerbContext) -> tuple[str, list[tuple[int, Any]]]:
    """What a map file is called, and its steps with their events; none where it has no history."""
    file = read_header(read_file(path))
    _, system = _found(file, world, [one.maps for one in world.games if one.maps])
    session = open_document(file, system, AppDice())
    steps = [(step.seq, step.outcome.events) for step in session.timeline]
    return file.title or path.stem, steps if file.entries else []


def _found(
    file: DocumentFile, world: VerbContext, known: Sequence[Verbs]
) -> tuple[Verbs, AnySystem]:
    for verbs in known:
        system = world.find_system(verbs.system) if verbs.system == file.system else None
        if system is not None:
            return verbs, system
    expected = ", ".join(one.system for one in known)
    raise UnreadableFileError(
        say("session.file.other_kind", found=file.system[:60], expected=expected)
    )


def new_session(system: str, world: VerbContext, seed: str | None) -> AnySession:
    """An empty document of a kind that a game of this program has."""
    found = world.find_system(system)
    assert found is not None, system
    return Session(found, MemoryJournal(), AppDice(seed))


def write_session(
    path: Path,
    session: AnySession,
    title: str,
    world: VerbContext,
    tags: tuple[str, ...] = (),
    *,
    replace: bool,
) -> None:
    """One that is too large to be read again is written all the same, and that is said."""
    data = write_document(session, title, tags)
    write_file(path, data, replace=replace)
    warning = why_not_again(data, len(session.entries))
    if warning is not None:
        print(f"bp-desktop: {path}: {world.sentence(warning)}", file=world.err)


def message_json(message: Message) -> Json:
    args = {name: msgspec.to_builtins(fact) for name, fact in message.args.items()}
    return {"key": message.key, "rules": list(message.rules), "args": args}


def refusal_json(kind: str, messages: tuple[Message, ...]) -> Json:
    """The answer "no": refused, objected to, or an error, and why."""
    return {
        "ok": False,
        "kind": kind,
        "rules": list(rules_of(messages)),
        "messages": [message_json(one) for one in messages],
    }


# --- arguments that several verbs have


def add_file(parser: argparse.ArgumentParser, run: Callable[..., int]) -> None:
    """A verb that reads a file and answers in words or in JSON."""
    parser.add_argument("file", type=Path)
    add_json(parser, run)


def add_out(parser: argparse.ArgumentParser, name: str, run: Callable[..., int]) -> None:
    """A verb that writes a new file."""
    parser.add_argument("--out", type=Path, required=True, metavar=name)
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    add_json(parser, run)


def add_json(parser: argparse.ArgumentParser, run: Callable[..., int]) -> None:
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def add_new(parser: argparse.ArgumentParser, verbs: Mapping[str, Verbs], named: str) -> None:
    """A verb that begins a document of one of several games: `named`, or the first of them."""
    game = named if named in verbs else next(iter(verbs))
    add_game(parser, verbs, game)
    verbs[game].add_arguments(parser)
    parser.add_argument("--title", default="")
    parser.set_defaults(verbs=verbs[game])


def add_game(parser: argparse.ArgumentParser, games: Iterable[str], game: str) -> None:
    parser.add_argument(
        "--game",
        choices=list(games),
        default=game,
        help=f"whose; each has settings of its own, here are those of {game}",
    )
