"""Texts that are too long, in every field of every command: always refused in a sentence."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Refused
from bp_desktop.core.text_limits import require_lengths
from bp_desktop.games.burning_planets.map.commands import (
    AnyMapCommand,
    CreateMap,
    RenameMap,
    Together,
)
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.map.build import TABLES
from tests.words import render

LONG = "x" * 100_000


def plain(info: inspect.Type) -> Any:
    """Some value of a type; what it means does not matter here."""
    match info:
        case inspect.StructType():
            wanted = {field.name: plain(field.type) for field in info.fields if field.required}
            return info.cls(**wanted)
        case inspect.StrType():
            return "x"
        case inspect.IntType() | inspect.BoolType():
            return 1
        case inspect.BytesType():
            return b"x"
        case inspect.EnumType():
            return next(iter(info.cls))
        case inspect.LiteralType():
            return info.values[0]
        case inspect.UnionType():
            return plain(info.types[0])
        case inspect.VarTupleType():
            return ()
        case inspect.DictType():
            return {}
        case _:
            return None


def with_long_text(info: inspect.Type) -> Iterator[tuple[str, Any]]:
    """For every text in a type: where it is, and a value in which it alone is too long."""
    match info:
        case inspect.StrType():
            yield "", LONG
        case inspect.StructType():
            for field in info.fields:
                for path, value in with_long_text(field.type):
                    others = {one.name: plain(one.type) for one in info.fields if one.required}
                    yield f".{field.name}{path}", info.cls(**{**others, field.name: value})
        case inspect.UnionType():
            for kind in info.types:
                yield from with_long_text(kind)
        case inspect.VarTupleType():
            yield from ((f"[]{path}", (value,)) for path, value in with_long_text(info.item_type))
        case inspect.DictType():
            for path, key in with_long_text(info.key_type):
                yield f" key{path}", {key: plain(info.value_type)}
            for path, value in with_long_text(info.value_type):
                yield f" value{path}", {"x": value}


def cases(commands: Any) -> list[Any]:
    found = []
    union = inspect.type_info(commands)
    assert isinstance(union, inspect.UnionType)
    for kind in union.types:
        assert isinstance(kind, inspect.StructType)
        if kind.cls.__name__ == "Together":
            continue  # its parts are all commands of their own; see below
        for path, command in with_long_text(kind):
            found.append(pytest.param(command, id=f"{kind.cls.__name__}{path}"))
    return found


MAPS, MATCHES = cases(AnyMapCommand), cases(Command)


def test_there_are_texts_in_most_commands() -> None:
    """So that the tests below cannot pass for want of cases."""
    assert len(MAPS) > 60
    assert len(MATCHES) > 120


@pytest.mark.parametrize("command", MAPS)
def test_a_map_command_with_a_text_too_long_is_refused_in_a_sentence(command: Any) -> None:
    session = Session(map_system(TABLES), MemoryJournal(), AppDice(1))

    with pytest.raises(Refused) as refusal:
        session.submit(command, overrule=True)

    [message] = refusal.value.messages
    assert message.key == "core.text.too_long"
    assert "100000 characters" in render(message)
    assert not session.entries


@pytest.mark.parametrize("command", MATCHES)
def test_a_match_command_with_a_text_too_long_is_refused_in_a_sentence(command: Any) -> None:
    session = Session(match_system(), MemoryJournal(), AppDice(1))

    with pytest.raises(Refused) as refusal:
        session.submit(command, overrule=True)

    [message] = refusal.value.messages
    assert message.key == "core.text.too_long"
    assert not session.entries


def test_a_text_too_long_inside_a_gesture_is_refused() -> None:
    session = Session(map_system(TABLES), MemoryJournal(), AppDice(1))
    session.submit(CreateMap(wide=1, high=1))

    with pytest.raises(Refused, match=r"text\.too_long"):
        session.submit(Together((RenameMap("fine"), RenameMap(LONG))))

    assert len(session.entries) == 1


def test_a_text_of_just_the_allowed_length_is_kept() -> None:
    session = Session(map_system(TABLES), MemoryJournal(), AppDice(1))
    session.submit(CreateMap(wide=1, high=1))

    session.submit(RenameMap("x" * 200))

    assert session.state.content.title == "x" * 200
    with pytest.raises(Refused):
        require_lengths(RenameMap("x" * 201))


def test_a_reason_too_long_leaves_an_undo_undone() -> None:
    session = Session(map_system(TABLES), MemoryJournal(), AppDice(1))
    session.submit(CreateMap(wide=1, high=1))

    with pytest.raises(Refused, match=r"text\.too_long"):
        session.undo(reason=LONG)

    assert len(session.entries) == 1
