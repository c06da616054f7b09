"""New Parsec matches from the command line, and whether their cards add up."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bp_desktop.cli.verb_context import BadUsageError, VerbContext
from bp_desktop.core.bounds import MOST_FILE_BYTES
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.options import with_pairs
from bp_desktop.files import unreadable
from bp_desktop.games.parsec.definition_files import read_definitions, sample_set
from bp_desktop.games.parsec.definitions import NO_DEFINITIONS, DefinitionSet
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.match.commands import BeginParsec, ParsecSeat
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.parsec.option_list import RULE
from bp_desktop.games.parsec.options import DEFAULTS, CustomVictory, ParsecOptions
from bp_desktop.games.parsec.table_loader import load_tables
from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.games.shared.books import audit
from bp_desktop.games.system import Enforcement
from bp_desktop.resources import read_bytes, read_text
from bp_desktop.session.document_file import decode_content, read_header
from bp_desktop.session.library import AnySession

LONGEST_NAME = 80
_CUSTOM = re.compile(r"(\d{1,2})x(\d{1,2}):(\d{1,4}):(\d{1,4}):(\d{1,4})")


def rules_tables() -> ParsecTables:
    return load_tables(lambda name: read_text("rules", "parsec", f"{name}.toml"))


def new_match_of(options: argparse.Namespace, world: VerbContext) -> BeginParsec:
    return BeginParsec(
        tuple(_player(number, text) for number, text in enumerate(options.player)),
        rules_tables(),
        _definitions(options, world),
        _chosen(options),
        Enforcement(options.enforcement),
        options.positions == "board" and not options.without_definitions,
        options.title[:200],
        options.mixed,
    )


def _player(number: int, text: str) -> ParsecSeat:
    name, _, team = text.partition(":")
    if not name.strip() or len(name) > LONGEST_NAME or not re.fullmatch("[1-8]?", team.strip()):
        raise BadUsageError(say("parsec.cli.not_a_player", text=text[:80]))
    return ParsecSeat(name.strip(), number, team=int(team or 0))


def _chosen(options: argparse.Namespace) -> ParsecOptions:
    try:
        chosen = with_pairs(DEFAULTS, options.option, RULE)
    except Refused as refusal:
        raise BadUsageError(refusal.messages[0]) from None
    if not options.custom:
        return chosen
    found = _CUSTOM.fullmatch(options.custom)
    figures = map(int, found.groups() if found is not None else ())
    try:
        custom = msgspec.convert(
            dict(zip(CustomVictory.__struct_fields__, figures, strict=True)), CustomVictory
        )
    except ValueError:
        raise BadUsageError(say("parsec.cli.not_custom", text=options.custom[:80])) from None
    return msgspec.structs.replace(chosen, win=msgspec.structs.replace(chosen.win, custom=custom))


# --- definitions


def _definitions(options: argparse.Namespace, world: VerbContext) -> DefinitionSet:
    if options.without_definitions:
        return NO_DEFINITIONS
    if not options.definitions:
        return sample_set(lambda name: read_bytes("rules", "parsec", f"{name}.toml"))
    return together([_read(one, world) for one in options.definitions])


def together(sets: Sequence[DefinitionSet]) -> DefinitionSet:
    """One set of several; the first one with modules says how far apart they lie."""
    pitch = next((one.pitch for one in sets if one.modules), sets[0].pitch)
    return DefinitionSet(
        pitch,
        tuple(module for one in sets for module in one.modules),
        tuple(event for one in sets for event in one.events),
        tuple(faction for one in sets for faction in one.factions),
    )


def _read(path: Path, world: VerbContext) -> DefinitionSet:
    """Raises BadUsageError with the place of the first mistake; the others are told beside it."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_FILE_BYTES + 1)
    except OSError as error:
        raise BadUsageError(unreadable(path, error)) from None
    if path.suffix.lower() == ".bpset":
        return decode_content(read_header(data), ParsecSet).definitions
    try:
        found = read_definitions(data)
    except Refused as refusal:
        first, *more = refusal.messages
        for message in more:
            print(f"bp-desktop: {world.sentence(message)}", file=world.err)
        raise BadUsageError(first) from None
    for warning in found.warnings:
        print(f"bp-desktop: {world.sentence(warning)}", file=world.err)
    return found.definitions


# --- verify


def ledger_problems(session: AnySession) -> Iterator[Message]:
    """Hands, and the bank, that are not what was posted."""
    books = audit(parsec_table(), session.state, (step.outcome.events for step in session.timeline))
    for account in books.differing:
        yield say("cli.ledger_differs", "PA-RES-3", account=account)
