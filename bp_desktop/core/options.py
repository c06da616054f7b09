"""Table options as data: rows to choose from, one value read or changed by its key, presets."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec

from bp_desktop.core.messages import Message, Refused, say

Choice = bool | int | str

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the options of a game


class OptionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option; one of several numbers is a row of its own, such as planet_radius.small."""

    key: str
    group: str
    question: str
    """The open question of the rules it settles."""
    default: Choice
    values: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None
    rules: tuple[str, ...] = ()
    """The rules that say how it is settled; the first says most."""


class _OptionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[OptionRow, ...]


def load_option_rows(text: str) -> tuple[OptionRow, ...]:
    """Read the list; a file that came with the program and is wrong raises msgspec's error."""
    return msgspec.convert(tomllib.loads(text), _OptionFile).option


# --- a file of house rules, to be kept and handed on

LARGEST_FILE = 100_000
"""In bytes. Nobody has that many rules; a file that is larger is something else."""


def as_file(content: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def from_file(data: bytes, kind: type[O], refused: Callable[[str], Message]) -> O:
    """What such a file has in it; `refused` says what is wrong with one that is none."""
    if len(data) > LARGEST_FILE:
        raise Refused(refused(f"{len(data)} > {LARGEST_FILE}"))
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(refused(str(error))) from None


# --- single values


def value_of(options: msgspec.Struct, key: str) -> Choice:
    head, _, tail = key.partition(".")
    value = getattr(options, head)
    found: Choice = getattr(value, tail) if tail else value
    return found


def with_choice(options: O, key: str, value: Choice | dict[str, int], *rules: str) -> O:
    """The options with one of them changed; refuses keys and values there are none of, by the
    `rules` that say so."""
    data = msgspec.to_builtins(options)
    assert isinstance(data, dict)
    head, _, tail = key.partition(".")
    inner = msgspec.to_builtins(getattr(options, head, None)) if tail else None
    known = tail in inner if isinstance(inner, dict) else not tail
    if head not in options.__struct_fields__ or not known:
        raise Refused(say("core.options.unknown", *rules, option=key[:60]))
    data[head] = {**inner, tail: value} if isinstance(inner, dict) else value
    try:
        return msgspec.convert(data, type(options))
    except msgspec.ValidationError:
        raise Refused(
            say("core.options.bad_value", *rules, option=key, value=str(value)[:60])
        ) from None


def with_pairs(options: O, pairs: Iterable[str], *rules: str) -> O:
    """Changed by words such as "second_planet_owned=true", as a command line has them."""
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Refused(say("core.options.not_a_pair", *rules, text=pair[:60]))
        options = with_choice(options, key.strip(), _value(text.strip()), *rules)
    return options


def _value(text: str) -> Choice:
    if text in ("true", "false"):
        return text == "true"
    number = text.removeprefix("-")
    return int(text) if number.isascii() and number.isdigit() and len(number) < 10 else text


@dataclass(frozen=True, slots=True, eq=False)
class OptionList(Generic[O]):
    """The options of a game as a list to choose from."""

    rows: tuple[OptionRow, ...]
    defaults: O
    rules: tuple[str, ...] = ()
    """Cited where something cannot be chosen."""
    presets: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict)
    """By their ids, the first of them the rule book: what differs from the defaults."""

    def with_choice(self, options: O, key: str, value: Choice) -> O:
        return with_choice(options, key, value, *self.rules)

    def preset(self, id_: str) -> O:
        options = self.defaults
        for key, value in self.presets[id_].items():
            options = self.with_choice(options, key, value)
        return options

    def preset_of(self, options: O) -> str:
        """The preset these options are, or nothing."""
        return next((id_ for id_ in self.presets if self.preset(id_) == options), "")

    def with_group_of(self, options: O, other: O, group: str) -> O:
        """The options, but those of a group as the other ones have them."""
        for row in self.rows:
            if row.group == group:
                options = self.with_choice(options, row.key, value_of(other, row.key))
        return options
