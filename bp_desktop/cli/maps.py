"""`map new` and `map check`: maps from dice, and what is wrong with any."""

import argparse
import json
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bp_desktop.cli.documents import (
    as_usage,
    dice_of,
    map_content,
    message_json,
    new_session,
    save,
    tables_of,
)
from bp_desktop.cli.options import add_option_argument, chosen_options
from bp_desktop.cli.pictures import add_arguments
from bp_desktop.cli.world import ANSWER_IS_NO, DONE, World
from bp_desktop.core.messages import Objected, Refused, say
from bp_desktop.games.burning_planets.map.making import check_map, new_map, parse_grid
from bp_desktop.games.burning_planets.map.problem import Problem
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.map.validation import has_errors


def add_parser(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = verbs.add_parser("map", help="make and check maps")
    kinds = parser.add_subparsers(dest="what", required=True)
    _add_new(kinds.add_parser("new", help="generate a map by the rulebook's dice"))
    checked = kinds.add_parser("check", help="every broken rule; exit code 1 if there is an error")
    checked.add_argument("file", type=Path)
    checked.add_argument("--json", action="store_true")
    checked.set_defaults(run=run_check)
    about = "the board as a picture (.png), drawing (.svg), print or set-up sheet (.pdf)"
    add_arguments(kinds.add_parser("export", help=about, description=about))


def _add_new(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", required=True, metavar="FACTIONS", help="such as humans,digitals,xenos"
    )
    parser.add_argument("--tiles", default="", metavar="WxH", help="such as 4x2")
    parser.add_argument("--modifier-die", type=int, default=None, choices=(4, 6, 8, 12, 20))
    parser.add_argument("--seed", default="", help="the same seed gives the same map")
    parser.add_argument("--title", default="")
    add_option_argument(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.bpmap")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_new)


def run_new(options: argparse.Namespace, world: World) -> int:
    table = chosen_options(options.option)
    if options.modifier_die is not None:
        table = replace(table, asteroid_modifier_die=options.modifier_die)
    factions = [name.strip() for name in options.players.split(",") if name.strip()]
    system = map_system(tables_of(world))
    session = new_session(system, dice_of(options.seed or None))
    try:
        grid = parse_grid(options.tiles) if options.tiles else None
        commands = new_map(
            factions, grid=grid, options=table, seed=options.seed, title=options.title
        )
        for command in commands:
            session.submit(command)
    except (Refused, Objected) as answer:
        raise as_usage(answer) from None
    save(options.out, session, options.title)
    summary = system.summary(session.state)
    if options.json:
        print(json.dumps({"ok": True, "file": str(options.out), **summary.args}), file=world.out)
    else:
        print(world.sentence(summary), file=world.out)
        print(world.sentence(say("cli.written", path=str(options.out))), file=world.out)
    return DONE


def run_check(options: argparse.Namespace, world: World) -> int:
    found = check_map(map_content(options.file, world), tables_of(world))
    failed = has_errors(found)
    if options.json:
        answer = {"ok": not failed, "problems": [_problem_json(one) for one in found]}
        print(json.dumps(answer), file=world.out)
    else:
        for one in found:
            accepted = " (accepted)" if one.accepted else ""
            sentence = world.sentence(one.message)
            print(f"{one.severity}{accepted} {one.rule}: {sentence}", file=world.out)
        if not found:
            print(world.sentence(say("cli.no_problems")), file=world.out)
    return ANSWER_IS_NO if failed else DONE


def _problem_json(problem: Problem) -> dict[str, object]:
    return {
        "rule": problem.rule,
        "severity": problem.severity.value,
        "message": message_json(problem.message),
        "cells": [[cell.q, cell.r] for cell in problem.cells],
        "accepted": problem.accepted,
        "reason": problem.reason,
        "fix": msgspec.to_builtins(problem.fix),
    }
