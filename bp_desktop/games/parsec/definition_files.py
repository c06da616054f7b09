"""Definitions as TOML, the way chapters 13 and 14 write them: read with the place of every mistake.

Text from anywhere is read or refused in bounded time. What a card or faction does is optional: an
effect nobody knows leaves the text, with a warning (PA-DATA-10).
"""

import tomllib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.shared.record_files import RecordFile, records_as_toml

LARGEST = 1_000_000
"""Bytes; ten times what the whole published game takes."""
MOST_TOLD = 8
HEAD = ("origin", "complete", "version")
"""What stands at the head of a file holds for every item that does not say otherwise."""
GRID = {"hex": "pointy-top", "offset": "odd-r"}


class ReadDefinitions(NamedTuple):
    """What a file holds, and what in it was left out."""

    definitions: d.DefinitionSet
    warnings: tuple[Message, ...] = ()


def read_definitions(data: bytes) -> ReadDefinitions:
    """Raises Refused with the place of each mistake, a few of them at once."""
    if len(data) > LARGEST:
        raise Refused(say("parsec.set.too_large", "PA-DATA-1", most=LARGEST // 1000))
    try:
        file = RecordFile(data, HEAD)
    except UnicodeDecodeError:
        raise Refused(say("parsec.set.not_text", "PA-DATA-1")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused(say("parsec.set.not_toml", "PA-DATA-1", detail=str(error)[:120])) from None
    found = d.DefinitionSet(
        pitch=_pitch(file),
        modules=file.records("module", d.ModuleDefinition),
        events=file.records("event", d.EventDefinition, {"effect": _effect}),
        factions=file.records("faction", d.FactionDefinition, {"modifiers": _modifiers}),
    )
    file.note_strangers((*GRID, "pitch"))
    if file.mistakes:
        raise Refused(
            *(
                say("parsec.set.mistake", "PA-DATA-1", place=place, detail=detail)
                for place, detail in file.mistakes[:MOST_TOLD]
            )
        )
    warnings = tuple(
        say("parsec.set.text_only", "PA-DATA-10", item=item, detail=detail)
        for item, detail in file.left_out
    )
    return ReadDefinitions(found, warnings)


def sample_set(read: Callable[[str], bytes]) -> d.DefinitionSet:
    """What comes with the program (PA-DATA-3); `read` gives a packaged table by its name."""
    events = read_definitions(read("sample_events")).definitions.events
    factions = read_definitions(read("sample_factions")).definitions.factions
    modules = read_definitions(read("sample_modules")).definitions
    return replace(modules, events=events, factions=factions)


def _pitch(file: RecordFile) -> tuple[int, int]:
    for name, only in GRID.items():
        if file.content.get(name, only) != only:
            file.wrong(name, f"only {only} is known")
    if "pitch" in file.content:
        try:
            given = {"pitch": file.content["pitch"]}
            return msgspec.convert(given, d.DefinitionSet).pitch
        except msgspec.ValidationError as error:
            file.wrong("pitch", str(error))
    return d.NO_DEFINITIONS.pitch


def _modifiers(given: Any) -> tuple[d.FactionModifier, ...]:
    return msgspec.convert(given, tuple[d.FactionModifier, ...])


def _effect(given: Any) -> d.CardEffect:
    """Chapter 14.4 writes what is gained straight into the effect."""
    if isinstance(given, dict) and given.get("op") == "gain" and "amounts" not in given:
        amounts = {name: one for name, one in given.items() if name != "op" and one != 0}
        given = {"op": "gain", "amounts": {"amounts": amounts}}
    effect: d.CardEffect = msgspec.convert(given, d.CardEffect)
    return effect


def write_definitions(found: d.DefinitionSet) -> bytes:
    """The same as TOML; reading it gives the same definitions again."""
    lists = {"module": found.modules, "event": found.events, "faction": found.factions}
    return records_as_toml("Definitions for Parsec", {"pitch": list(found.pitch)}, lists)
