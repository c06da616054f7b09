"""`map new`, `map check` and `map export`: maps of any game, made, judged and drawn."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bp_desktop.cli.documents import (
    add_file,
    add_game,
    add_out,
    dice_of,
    map_content,
    message_json,
    new_session,
    save,
)
from bp_desktop.cli.pictures import add_arguments, settings_of
from bp_desktop.cli.seam import GameVerbs, Json, MapProblem, MapVerbs
from bp_desktop.cli.world import ANSWER_IS_NO, DONE, BadUsageError, World
from bp_desktop.core.export_settings import ExportError
from bp_desktop.core.messages import Objected, Refused, say

if TYPE_CHECKING:
    from bp_desktop.cli.seam import Subparsers


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs], named: str) -> None:
    with_maps = [one for one in games if one.maps is not None]
    if not with_maps:
        return
    parser = verbs.add_parser("map", help="make, check and draw maps")
    kinds = parser.add_subparsers(dest="what", required=True)
    _add_new(kinds.add_parser("new", help="generate a map by the rules' dice"), with_maps, named)
    broken = "every broken rule; exit code 1 if there is an error"
    add_file(kinds.add_parser("check", help=broken), run_check)
    about = "the board as a picture (.png), drawing (.svg), print or set-up sheet (.pdf)"
    exported = kinds.add_parser("export", help=about, description=about)
    layers = {layer: None for one in with_maps if one.maps for layer in one.maps.layers}
    exported.add_argument("file", type=Path)
    add_arguments(exported, tuple(layers))
    add_out(exported, "board.png|svg|pdf", run_export)


def _add_new(parser: argparse.ArgumentParser, games: Sequence[GameVerbs], named: str) -> None:
    game = next((one for one in games if one.id == named), games[0])
    assert game.maps is not None
    add_game(parser, games, game)
    game.maps.add_arguments(parser)
    parser.add_argument("--seed", default="", help="the same seed gives the same map")
    parser.add_argument("--title", default="")
    add_out(parser, "FILE.bpmap", run_new)
    parser.set_defaults(maps=game.maps)


def run_new(options: argparse.Namespace, world: World) -> int:
    maps: MapVerbs = options.maps
    session = new_session(maps.system, world, dice_of(options.seed or None))
    try:
        for command in maps.answers().new(options):
            session.submit(command)
    except (Refused, Objected) as answer:
        raise BadUsageError(answer.messages[0]) from None
    save(options.out, session, options.title, replace=options.force)
    summary = session.system.summary(session.state)
    if options.json:
        facts = message_json(summary)["args"]
        print(json.dumps({"ok": True, "file": str(options.out), **facts}), file=world.out)
    else:
        print(world.sentence(summary), file=world.out)
        print(world.sentence(say("cli.written", path=str(options.out))), file=world.out)
    return DONE


def run_check(options: argparse.Namespace, world: World) -> int:
    content, maps = map_content(options.file, world)
    found, failed = maps.answers().check(content)
    if options.json:
        answer = {"ok": not failed, "problems": [_finding_json(one) for one in found]}
        print(json.dumps(answer), file=world.out)
    else:
        for one in found:
            accepted = " (accepted)" if one.accepted else ""
            sentence = world.sentence(one.message)
            print(f"{one.severity}{accepted} {one.rule}: {sentence}", file=world.out)
        if not found:
            print(world.sentence(say("cli.no_problems")), file=world.out)
    return ANSWER_IS_NO if failed else DONE


def _finding_json(finding: MapProblem) -> Json:
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "message": message_json(finding.message),
        "accepted": finding.accepted,
        **finding.more,
    }


def run_export(options: argparse.Namespace, world: World) -> int:
    content, maps = map_content(options.file, world)
    settings = settings_of(options)
    if options.out.exists() and not options.force:  # before somebody waits for a drawing
        raise BadUsageError(say("cli.file_exists", path=str(options.out)))
    try:
        maps.answers().export(content, settings, options.out, options.language)
    except ExportError as error:
        raise BadUsageError(error.message) from None
    if options.json:
        print(json.dumps({"ok": True, "file": str(options.out)}), file=world.out)
    else:
        print(world.sentence(say("cli.written", path=str(options.out))), file=world.out)
    return DONE
