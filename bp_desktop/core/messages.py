"""Messages: a key, the rules it rests on and typed facts, never a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bp_desktop.core.type_variables import K


class Named(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="fact",
    tag="named",
):
    """A thing in a message: what sort of thing, which one, and what people call it.

    The sort is also the name of the format that words it, such as "planet" or "ship".
    """

    sort: str
    id: str = ""
    name: str = ""
    number: int = 0
    """As it stands on the piece or in the list; 0 for none."""
    of: Named | None = None
    """Whose it is or where it lies, if that is part of what people call it: "Anna's home"."""


class Several(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact", tag="several"
):
    """Several things in a message; the same one may be there more than once."""

    things: tuple[Named, ...]


class NamedCell(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact", tag="cell"
):
    """A cell in a message: as files have it, and as it is called on its board."""

    at: Hex
    place: str


Fact = str | int | Purse | NamedCell | Named | Several


# --- as a message keeps them, so that a file says of each what it is


class _Amounts(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact", tag="purse"
):
    purse: Purse


_Kept = str | int | bool | NamedCell | Named | Several | _Amounts


def _kept(fact: Fact) -> _Kept:
    return _Amounts(fact) if isinstance(fact, Purse) else fact


def _given(kept: _Kept) -> Fact:
    return kept.purse if isinstance(kept, _Amounts) else kept


# --- messages


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever shows it finds words for `key` and fills in the facts; `rules` are cited as they are.

    Made by `say`, which keeps the facts in the order of their names.
    """

    key: str
    rules: tuple[str, ...] = ()
    facts: tuple[tuple[str, _Kept], ...] = ()

    @property
    def args(self) -> Mapping[str, Fact]:
        return {name: _given(kept) for name, kept in self.facts}


def say(key: str, /, *rules: str, **args: Fact) -> Message:
    """A message such as say("core.dice.no_such_face", "R-1", die=6, face=7)."""
    kept: dict[str, _Kept] = args  # type: ignore[assignment]  # as most facts are kept
    if Purse in map(type, args.values()):
        kept = {name: _kept(fact) for name, fact in args.items()}
    facts = kept.items()  # by name, and no name comes twice
    return Message(key, rules, tuple(sorted(facts) if len(kept) > 1 else facts))


def say_each(prefix: str, things: Iterable[K]) -> dict[K, Message]:
    """A message for each of these ids or tagged types, such as say_each("bp.phase", Phase)."""
    return {one: Message(f"{prefix}.{said_id(one)}") for one in things}


def said_id(thing: object) -> str:
    """What the key of a thing's own message ends with: an id, or the tag of a type."""
    return str(thing.__struct_config__.tag if hasattr(thing, "__struct_config__") else thing)


# --- answers to a command


class _Answer(Exception):
    def __init__(self, *messages: Message) -> None:
        super().__init__(", ".join(message.key for message in messages))
        self.messages = messages

    @property
    def rules(self) -> tuple[str, ...]:
        return rules_of(self.messages)


class Refused(_Answer):
    """The command cannot be carried out, whatever the table thinks of it."""


class Objected(_Answer):
    """The rules are against it; the table may overrule them."""


def rules_of(messages: tuple[Message, ...]) -> tuple[str, ...]:
    """Every rule named, once, in the order of mention."""
    return tuple(dict.fromkeys(rule for message in messages for rule in message.rules))


def grounds_of(messages: tuple[Message, ...]) -> tuple[str, ...]:
    """What an overruling goes against: the rules, or the key of a message that names none."""
    grounds = (name for message in messages for name in message.rules or (message.key,))
    return tuple(dict.fromkeys(grounds))
