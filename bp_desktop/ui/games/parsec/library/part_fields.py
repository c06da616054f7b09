"""Definitions as fields of a form: which there are follows from the types of what is filled in."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar, get_args

import msgspec
from msgspec.structs import asdict, fields

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.games.parsec.sheets import STATS
from bp_desktop.texts.games.parsec import definition_words as words
from bp_desktop.ui.editor.panels.records_panel import FieldValue, RecordField
from bp_desktop.ui.games.parsec.book import named, tables
from bp_desktop.ui.words.wording import speech, translated

P = TypeVar("P", bound=msgspec.Struct)
EFFECTS = {str(one.__struct_config__.tag): one for one in get_args(d.CardEffect)}
MODIFIERS = {str(one.__struct_config__.tag): one for one in get_args(d.FactionModifier)}
_FIRST: dict[str, Any] = {
    **dict.fromkeys(("delta", "count", "attack", "move", "uses"), 1),
    "give": 2,
    "die": 8,
    "destroyed_on": (1,),
    "amounts": Purse(),
    "stat": "attack",
    "unit": "cargo",
    "units": ("cargo",),
    "resource": "gold",
}
"""What a new effect begins with."""
NEGATIVE = ("delta",)


def word(table: dict[str, str], key: str) -> str:
    return translated("parsec", table.get(key, key))


def _choices(name: str) -> tuple[tuple[str, str], ...]:
    """The values of a field that is one of several; none for any other."""
    known = tables()
    if name in ("category", "rarity", "unit", "resource"):
        plurals = {"category": "categories", "rarity": "rarities"}
        rows = getattr(known, plurals.get(name, f"{name}s"))
        return tuple((one, named(name, one)) for one in rows)
    values: dict[str, Iterable[str]] = {
        "when": ("", "own", "fight", "any"),
        "scope": ("", "board", "module", "hex", "body"),
        "where": ("", "any-free-planet-hex"),
        "stat": STATS,
        "origin": tuple(DefinitionOrigin),
    }
    return tuple((str(one), word(words.VALUES, one)) for one in values.get(name, ()))


def effect_choices(kinds: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """With "text only" first."""
    return tuple((one, word(words.EFFECTS, one)) for one in ("", *kinds))


def new_part(kind: type[P]) -> P:
    return kind(**{one.name: _FIRST[one.name] for one in fields(kind) if one.required})


def part_fields(
    part: msgspec.Struct, names: Iterable[str] | None = None, prefix: str = ""
) -> Iterator[RecordField]:
    for name in part.__struct_fields__ if names is None else names:
        value, said = getattr(part, name), word(words.FIELDS, name)
        if choices := _choices(name):
            yield RecordField(prefix + name, said, str(value), choices)
            continue
        match value:
            case Purse():
                for kind, text in _choices("resource"):
                    yield RecordField(f"{prefix}{name}.{kind}", text, value[kind])
            case tuple() if name == "units":
                for kind, text in _choices("unit"):
                    yield RecordField(f"{prefix}{name}.{kind}", text, kind in value)
            case tuple():
                yield RecordField(prefix + name, said, ", ".join(map(str, value)))
            case bool() | int() | None:
                least = -1000 if name in NEGATIVE else 0
                yield RecordField(prefix + name, said, value or 0, least=least)
            case dict():
                yield RecordField(prefix + name, said, shown_name(value))
            case str() if value != "own":  # a die that is always one's own
                yield RecordField(prefix + name, said, value, is_long=name == "text")


def shown_name(names: dict[str, str]) -> str:
    return names.get(speech().language) or names.get("") or names.get("en", "")


def with_value(part: P, name: str, value: FieldValue) -> P | None:
    """A part with another value of a field; None for one it cannot have."""
    name, _, key = name.partition(".")
    before: Any = getattr(part, name)
    changed: Any = value
    match before:
        case Purse():
            changed = before + Purse.of({key: int(value) - before[key]})
        case tuple() if name == "units":
            changed = tuple(one for one in tables().units if one != key and one in before)
            changed += (key,) if value else ()
        case tuple():
            changed = [int(one) for one in str(value).split(",") if one.strip().isdecimal()]
        case bool():
            changed = bool(value)
        case dict():
            own = speech().language if speech().language in before else ""
            changed = {**before, own: str(value)} if before and own else {"": str(value)}
        case None:
            changed = value or None
    tag = {part.__struct_config__.tag_field: part.__struct_config__.tag}
    whole = asdict(part) | {name: changed} | (tag if tag.keys() != {None} else {})
    try:
        return msgspec.convert(msgspec.to_builtins(whole), type(part))
    except msgspec.ValidationError:
        return None
