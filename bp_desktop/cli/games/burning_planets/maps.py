"""New Burning Planets maps from the command line, and what is wrong with any."""

import argparse
from collections.abc import Sequence
from functools import cache, partial

import msgspec
from msgspec.structs import replace

from bp_desktop.cli.places import places_in
from bp_desktop.cli.seam import MapProblem
from bp_desktop.cli.verb_context import BadUsageError
from bp_desktop.core.messages import Refused
from bp_desktop.core.options import with_pairs
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.commands import AnyMapCommand
from bp_desktop.games.burning_planets.map.making import new_map, parse_grid
from bp_desktop.games.burning_planets.map.validation import check_map, has_errors
from bp_desktop.games.burning_planets.option_list import RULE
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.resources import read_text

RULES = "burning_planets.toml"


@cache
def rules_tables() -> Tables:
    return load_tables(read_text("rules", RULES), source=RULES)


def chosen_options(pairs: list[str], base: Options = DEFAULTS) -> Options:
    """What `--option key=value` says, as often as it was given."""
    try:
        return with_pairs(base, pairs, RULE)
    except Refused as refusal:
        raise BadUsageError(refusal.messages[0]) from None


def new_map_of(options: argparse.Namespace) -> Sequence[AnyMapCommand]:
    sides = parse_grid(options.tile_size) if options.tile_size else ()
    size = [f"tile_{side}={cells}" for side, cells in zip(("width", "height"), sides, strict=False)]
    table = chosen_options([*options.option, *size])
    if options.modifier_die is not None:
        table = replace(table, asteroid_modifier_die=options.modifier_die)
    factions = [name.strip() for name in options.players.split(",") if name.strip()]
    grid = parse_grid(options.tiles) if options.tiles else None
    return new_map(factions, grid=grid, options=table, seed=options.seed, title=options.title)


def findings_in(content: MapContent) -> tuple[Sequence[MapProblem], bool]:
    """Every broken rule, and whether one of them is an error."""
    found = check_map(content, rules_tables())
    findings = [
        MapProblem(
            one.rule,
            one.severity.value,
            one.message,
            one.accepted,
            {
                "cells": [[cell.q, cell.r] for cell in one.cells],
                "places": places_in(partial(cell_name, content.board.tiles), one.cells, one.fix),
                "reason": one.reason,
                "fix": msgspec.to_builtins(one.fix),
            },
        )
        for one in found
    ]
    return findings, has_errors(found)
