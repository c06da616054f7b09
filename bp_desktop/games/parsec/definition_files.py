"""Definitions as TOML, the way chapters 13 and 14 write them: read with the place of every mistake.

Text from anywhere is read or refused in bounded time. What a card or faction does is optional: an
effect nobody knows leaves the text, with a warning (PA-DATA-10).
"""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from bp_desktop.core.bounds import Few
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import T
from bp_desktop.games.parsec.definitions import (
    CardEffect,
    DefinitionSet,
    EventDefinition,
    FactionDefinition,
    FactionModifier,
    ModuleDefinition,
)

LARGEST = 1_000_000
"""Bytes; ten times what the whole published game takes."""
MOST_ITEMS = Few.max_length or 0
HEAD = ("origin", "complete", "version")
"""What stands at the head of a file holds for every item that does not say otherwise."""
GRID = ("hex", "offset", "pitch")


class ReadDefinitions(NamedTuple):
    """What a file holds, and what in it was left out."""

    definitions: DefinitionSet
    warnings: tuple[Message, ...] = ()


def read_definitions(data: bytes) -> ReadDefinitions:
    """Raises Refused with the place of each mistake, a few of them at once."""
    if len(data) > LARGEST:
        raise Refused(say("parsec.set.too_large", "PA-DATA-1", most=LARGEST // 1000))
    try:
        content = tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refused(say("parsec.set.not_text", "PA-DATA-1")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused(say("parsec.set.not_toml", "PA-DATA-1", detail=str(error)[:120])) from None
    reader = _Reader(content)
    found = DefinitionSet(
        pitch=reader.pitch(),
        modules=reader.items("module", _module),
        events=reader.items("event", reader.event),
        factions=reader.items("faction", reader.faction),
    )
    reader.note_strangers()
    if reader.mistakes:
        raise Refused(*reader.mistakes[:MOST_TOLD])
    return ReadDefinitions(found, tuple(reader.warnings))


MOST_TOLD = 8


class _Reader:
    """Goes through a file once and remembers what is wrong with it."""

    def __init__(self, content: dict[str, Any]) -> None:
        self._content = content
        self._head = {name: content[name] for name in HEAD if name in content}
        self.mistakes: list[Message] = []
        self.warnings: list[Message] = []

    def pitch(self) -> tuple[int, int]:
        given = self._content.get("pitch", list(DefinitionSet().pitch))
        for name, only in (("hex", "pointy-top"), ("offset", "odd-r")):
            if self._content.get(name, only) != only:
                self._wrong(name, f"only {only} is known")
        try:
            return msgspec.convert({"pitch": given}, DefinitionSet).pitch
        except msgspec.ValidationError as error:
            self._wrong("pitch", str(error))
            return DefinitionSet().pitch

    def items(self, name: str, read: Callable[[dict[str, Any]], T]) -> tuple[T, ...]:
        rows = self._content.get(name, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self._wrong(name, f"write [[{name}]] above each of them")
            return ()
        if len(rows) > MOST_ITEMS:
            self._wrong(name, f"more than {MOST_ITEMS}")
            return ()
        found: list[T] = []
        ids: set[object] = set()
        for number, row in enumerate(rows, start=1):
            place = f"{name} {number} ({str(row.get('id', '?'))[:40]})"
            if str(row.get("id")) in ids:
                self._wrong(place, "there are two of them")
            ids.add(str(row.get("id")))
            try:
                found.append(read(self._head | _named(row)))
            except (msgspec.ValidationError, ValueError) as error:
                self._wrong(place, str(error))
        return tuple(found)

    def event(self, row: dict[str, Any]) -> EventDefinition:
        if "effect" in row:
            effect = row.pop("effect")
            try:
                row["effect"] = msgspec.convert(_with_amounts(effect), CardEffect)
            except (msgspec.ValidationError, ValueError) as error:
                self._warn(row, error)
        return msgspec.convert(row, EventDefinition)

    def faction(self, row: dict[str, Any]) -> FactionDefinition:
        try:
            modifiers = msgspec.convert(row.get("modifiers", ()), tuple[FactionModifier, ...])
            row["modifiers"] = modifiers
        except msgspec.ValidationError as error:
            row["modifiers"] = ()
            self._warn(row, error)
        return msgspec.convert(row, FactionDefinition)

    def note_strangers(self) -> None:
        known = {*HEAD, *GRID, "module", "event", "faction"}
        for name in self._content:
            if name not in known:
                self._wrong(str(name)[:40], "nothing of that name belongs here")

    def _wrong(self, place: str, detail: str) -> None:
        self.mistakes.append(
            say("parsec.set.mistake", "PA-DATA-1", place=place, detail=detail[:160])
        )

    def _warn(self, row: Mapping[str, Any], error: Exception) -> None:
        item = str(row.get("id", "?"))[:60]
        self.warnings.append(
            say("parsec.set.text_only", "PA-DATA-10", item=item, detail=str(error)[:160])
        )


def _named(row: dict[str, Any]) -> dict[str, Any]:
    """An owner may write one name for all languages."""
    name = row.get("name")
    return {**row, "name": {"": name}} if isinstance(name, str) else dict(row)


def _module(row: dict[str, Any]) -> ModuleDefinition:
    return msgspec.convert(row, ModuleDefinition)


def _with_amounts(effect: object) -> object:
    """Chapter 14.4 writes what is gained straight into the effect."""
    if not isinstance(effect, dict) or effect.get("op") != "gain" or "amounts" in effect:
        return effect
    amounts = {name: amount for name, amount in effect.items() if name != "op"}
    if not all(isinstance(one, int) and 0 <= one <= 1000 for one in amounts.values()):
        raise ValueError("amounts are whole numbers from 0 to 1000")
    return {"op": "gain", "amounts": Purse.of(amounts)}


# --- and back


def write_definitions(definitions: DefinitionSet) -> bytes:
    """The same as TOML; reading it gives the same definitions again."""
    lines = ["# Definitions for Parsec", f"pitch = {list(definitions.pitch)}"]
    for name, rows in (
        ("module", definitions.modules),
        ("event", definitions.events),
        ("faction", definitions.factions),
    ):
        for row in rows:
            lines += ["", f"[[{name}]]"]
            content = msgspec.to_builtins(row)
            lines += [f"{key} = {_toml(value)}" for key, value in content.items()]
    return ("\n".join(lines) + "\n").encode()


def _toml(value: Any) -> str:
    """One value on one line; TOML's quoted texts and JSON's are written alike."""
    match value:
        case dict():
            inside = ", ".join(f"{_toml(str(key))} = {_toml(one)}" for key, one in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case str():
            return _quoted(value)
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)


def _quoted(text: str) -> str:
    """JSON leaves one sign alone that TOML wants escaped."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")
