"""`schema map|match|commands|plan`: JSON Schema of the files and of every command."""

import argparse
import json
from typing import Any

import msgspec

from bp_desktop.cli.plans import PlanFile
from bp_desktop.cli.world import DONE, World
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.commands import AnyMapCommand
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.system import SYSTEM_ID as MAP_ID
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.session.document_file import FORMAT, VERSION
from bp_desktop.session.entry import Entry

DIALECT = "https://json-schema.org/draft/2020-12/schema"
KINDS = ("map", "match", "commands", "plan")


def add_parser(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = verbs.add_parser("schema", help="JSON Schema of the files and of every command")
    parser.add_argument("kind", choices=KINDS)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, world: World) -> int:
    print(json.dumps(schema_of(options.kind), indent=1), file=world.out)
    return DONE


def schema_of(kind: str) -> dict[str, Any]:
    match kind:
        case "map":
            return _file_schema(MAP_ID, AnyMapCommand, AnyMapEvent, content=MapContent)
        case "match":
            return _file_schema(match_system().id, Command, Event)
        case "plan":
            return {"$schema": DIALECT, "title": "plan", **msgspec.json.schema(PlanFile)}
        case _:
            return _commands_schema()


def _file_schema(system: str, commands: Any, events: Any, content: Any = None) -> dict[str, Any]:
    """The outer shape of session.document_file, with what is inside spelt out."""
    entry: Any = Entry  # the unions are known at run time only
    types: list[Any] = [entry[commands, events]]
    if content is not None:
        types.append(content)
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    line = {
        "type": "object",
        "properties": {"entry": found[0], "hash": {"type": "string"}},
        "required": ["entry", "hash"],
    }
    properties: dict[str, Any] = {
        "format": {"const": FORMAT},
        "version": {"type": "integer", "minimum": 1, "maximum": VERSION},
        "system": {"const": system},
        "title": {"type": "string", "maxLength": 200},
        "tags": {"type": "array", "items": {"type": "string"}},
        "entries": {"type": "array", "items": line},
    }
    if content is not None:
        properties["content"] = found[1]
    return {
        "$schema": DIALECT,
        "title": system,
        "type": "object",
        "properties": properties,
        "required": ["format", "version", "system"],
        "$defs": components,
    }


def _commands_schema() -> dict[str, Any]:
    """A line for `match play`; commands of maps are defined beside it, as `AnyMapCommand`."""
    found, components = msgspec.json.schema_components(
        [Command, AnyMapCommand], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "commands",
        **found[0],
        "$defs": {**components, "AnyMapCommand": found[1]},
    }
