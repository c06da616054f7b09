"""`schema map|match|commands|…`: JSON Schema of the files and of every command, under own names.

What a definition is called is published: a command and an event by the tag that files have, any
other by its class's name alone, wherever that class stands.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bp_desktop.cli.documents import add_game
from bp_desktop.cli.seam import GameVerbs, Json, Subparsers
from bp_desktop.cli.verb_context import DONE, BadUsageError, VerbContext
from bp_desktop.core.messages import say
from bp_desktop.session.document_file import FORMAT, OLDEST_VERSION, VERSION
from bp_desktop.session.entry import Entry
from bp_desktop.session.library import AnySystem

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_REF = "#/$defs/"


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs]) -> None:
    parser = verbs.add_parser("schema", help="JSON Schema of the files and of every command")
    further = {kind: None for game in games for kind in game.schemas}
    parser.add_argument("kind", choices=("map", "match", "commands", *further))
    add_game(parser, [one.id for one in games], games[0].id)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, world: VerbContext) -> int:
    game = next(one for one in world.games if one.id == options.game)
    print(json.dumps(schema_of(options.kind, game, world), indent=1), file=world.out)
    return DONE


def schema_of(kind: str, game: GameVerbs, world: VerbContext) -> Json:
    maps = world.find_system(game.maps.system) if game.maps else None
    matches = world.find_system(game.matches.system) if game.matches else None
    if kind in game.schemas:
        return _plain_schema(kind, game.schemas[kind]())
    if kind == "map" and maps is not None:
        return _file_schema(maps)
    if kind == "match" and matches is not None:
        return _file_schema(matches)
    if kind == "commands" and matches is not None:
        return _commands_schema(matches, maps)
    raise BadUsageError(say("cli.no_such_schema", game=game.id, asked=kind))


def _file_schema(system: AnySystem) -> Json:
    """The outer shape of session.document_file, with what is inside spelt out."""
    entry: Any = Entry  # the unions are known at run time only
    types = [system.commands, system.events, entry[system.commands, system.events]]
    if system.snapshot is not None:
        types.append(system.snapshot.type)
    found, components = _components(types, ("command", "event"))
    line = {
        "type": "object",
        "properties": {"entry": found[2], "hash": {"type": "string"}},
        "required": ["entry", "hash"],
    }
    properties: Json = {
        "format": {"const": FORMAT},
        "version": {"type": "integer", "minimum": OLDEST_VERSION, "maximum": VERSION},
        "system": {"const": system.id},
        "title": {"type": "string", "maxLength": 200},
        "tags": {"type": "array", "items": {"type": "string"}},
        "entries": {"type": "array", "items": line},
    }
    if system.snapshot is not None:
        properties["content"] = found[3]
    return {
        "$schema": DIALECT,
        "title": system.id,
        "type": "object",
        "properties": properties,
        "required": ["format", "version", "system"],
        "$defs": components,
    }


def _commands_schema(matches: AnySystem, maps: AnySystem | None) -> Json:
    """A line for `match play`; commands of maps are defined beside it, as `map_commands`."""
    types = [matches.commands] if maps is None else [matches.commands, maps.commands]
    found, components = _components(types, ("command", "map_command"))
    if maps is not None:
        components["map_commands"] = found[1]
    return {"$schema": DIALECT, "title": "commands", **found[0], "$defs": components}


def _plain_schema(kind: str, type_: Any) -> Json:
    [found], components = _components([type_], ())
    return {"$schema": DIALECT, "title": kind, **found, "$defs": components}


# --- names


def _components(types: Sequence[Any], unions: Sequence[str]) -> tuple[list[Json], Json]:
    """The schemas of some types with everything they are made of, under published names.

    `unions` says what the members of the first types are; their tag tells one from another.
    """
    found, components = msgspec.json.schema_components(types, ref_template=_REF + "{name}")
    names = {name: _class_name(schema) for name, schema in components.items()}
    for union, members in zip(unions, found, strict=False):
        for name in _referred(members):
            names[name] = f"{union}.{components[name]['properties']['type']['enum'][0]}"
    assert len(set(names.values())) == len(names), "two definitions of one name"
    named = {names[name]: _renamed(schema, names) for name, schema in components.items()}
    for name, schema in named.items():
        schema["title"] = name
    return [_renamed(one, names) for one in found], dict(sorted(named.items()))


def _class_name(schema: Json) -> str:
    """Without what fills the holes of a generic class."""
    beginning = re.match(r"_*(\w+)", schema["title"])
    assert beginning is not None, schema["title"]
    return beginning[1]


def _referred(union: Json) -> Iterable[str]:
    return (one["$ref"].removeprefix(_REF) for one in union.get("anyOf", [union]))


def _renamed(part: Any, names: dict[str, str]) -> Any:
    match part:
        case dict():
            return {name: _renamed(value, names) for name, value in part.items()}
        case list():
            return [_renamed(value, names) for value in part]
        case str() if part.startswith(_REF):
            return _REF + names[part.removeprefix(_REF)]
        case _:
            return part
