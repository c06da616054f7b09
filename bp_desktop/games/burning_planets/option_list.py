"""The table options as a list to choose from: groups, allowed values and defaults."""

import tomllib

import msgspec

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.options import Options

Choice = bool | int | str


class OptionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option; one of several numbers is a row of its own, such as planet_radius.small."""

    key: str
    group: str
    question: str
    """The open question of the rules it settles (AMB-…)."""
    default: Choice
    values: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None


class _OptionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[OptionRow, ...]


def load_option_rows(text: str) -> tuple[OptionRow, ...]:
    """Read the list; a file that came with the program and is wrong raises msgspec's error."""
    return msgspec.convert(tomllib.loads(text), _OptionFile).option


def value_of(options: Options, key: str) -> Choice:
    head, _, tail = key.partition(".")
    value = getattr(options, head)
    found: Choice = getattr(value, tail) if tail else value
    return found


def with_choice(options: Options, key: str, value: Choice) -> Options:
    """The options with one of them changed; refuses keys and values there are none of."""
    data = msgspec.to_builtins(options)
    assert isinstance(data, dict)
    head, _, tail = key.partition(".")
    if tail:
        inner = msgspec.to_builtins(getattr(options, head, None))
        if not isinstance(inner, dict) or tail not in inner:
            raise Refused(say("bp.option.unknown", "BP-APP-5", option=key[:60]))
        data[head] = inner | {tail: value}
    elif head not in Options.__struct_fields__:
        raise Refused(say("bp.option.unknown", "BP-APP-5", option=key[:60]))
    else:
        data[head] = value
    try:
        return msgspec.convert(data, Options)
    except msgspec.ValidationError:
        raise Refused(
            say("bp.option.impossible", "BP-APP-5", option=key, value=str(value)[:60])
        ) from None


def options_from_pairs(pairs: tuple[str, ...], base: Options) -> Options:
    """Options from lines such as "second_planet_owned=true", as a command line has them."""
    options = base
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Refused(say("bp.option.not_a_pair", "BP-APP-5", text=pair[:60]))
        options = with_choice(options, key.strip(), _value(text.strip()))
    return options


def _value(text: str) -> Choice:
    if text in ("true", "false"):
        return text == "true"
    number = text.removeprefix("-")
    return int(text) if number.isascii() and number.isdigit() and len(number) < 10 else text
