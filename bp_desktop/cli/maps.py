"""`map new`, `map check` and `map export`: maps of any game, made, judged and drawn."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bp_desktop.cli import documents
from bp_desktop.cli.seam import GameVerbs, Json, MapProblem, MapVerbs, Subparsers
from bp_desktop.cli.verb_context import ANSWER_IS_NO, DONE, BadUsageError, VerbContext
from bp_desktop.core.export_settings import PAGES, ExportError, ExportSettings, typed_settings
from bp_desktop.core.messages import Objected, Refused, say

STYLES = ("dark", "light", "paper")
SHEETS = ("pages", "tiles", "one")
PALETTES = ("safe", "vivid", "contrast")
LANGUAGES = ("en", "it", "ru")
SETTINGS = (
    *("style", "mm", "dpi", "sheets", "paper", "overlap"),
    *("notes", "coordinates", "hide", "palette"),
)
"""Options that are settings of the export; None where nothing was typed."""


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs], named: str) -> None:
    with_maps = {one.id: one.maps for one in games if one.maps is not None}
    if not with_maps:
        return
    parser = verbs.add_parser("map", help="make, check and draw maps")
    kinds = parser.add_subparsers(dest="what", required=True)
    new = kinds.add_parser("new", help="generate a map by the rules' dice")
    documents.add_new(new, with_maps, named)
    new.add_argument("--seed", default="", help="the same seed gives the same map")
    documents.add_out(new, "FILE.bpmap", run_new)
    broken = "every broken rule; exit code 1 if there is an error"
    documents.add_file(kinds.add_parser("check", help=broken), run_check)
    about = "the board as a picture (.png), drawing (.svg), print or set-up sheet (.pdf)"
    exported = kinds.add_parser("export", help=about, description=about)
    exported.add_argument("file", type=Path)
    layers = {layer: None for maps in with_maps.values() for layer in maps.layers}
    add_settings(exported, tuple(layers))
    documents.add_out(exported, "board.png|svg|pdf", run_export)


def run_new(options: argparse.Namespace, world: VerbContext) -> int:
    maps: MapVerbs = options.verbs
    session = documents.new_session(maps.system, world, options.seed or None)
    try:
        for command in maps.answers().new(options):
            session.submit(command)
    except (Refused, Objected) as answer:
        raise BadUsageError(answer.messages[0]) from None
    documents.write_session(options.out, session, options.title, world, replace=options.force)
    summary = session.system.summary(session.state)
    told = {"ok": True, "file": str(options.out), **documents.message_json(summary)["args"]}
    written = say("cli.written", path=str(options.out))
    world.answer(told, (summary, written), as_json=options.json)
    return DONE


def run_check(options: argparse.Namespace, world: VerbContext) -> int:
    content, maps = documents.map_content(options.file, world)
    found, failed = maps.answers().check(content)
    told = {"ok": not failed, "problems": [_finding_json(one) for one in found]}
    lines = [
        f"{one.severity}{' (accepted)' if one.accepted else ''} {one.rule}: "
        + world.sentence(one.message)
        for one in found
    ]
    world.answer(told, lines or [say("cli.no_problems")], as_json=options.json)
    return ANSWER_IS_NO if failed else DONE


def _finding_json(finding: MapProblem) -> Json:
    told: Json = finding._asdict() | {"message": documents.message_json(finding.message)}
    del told["more"]
    return told | finding.more


# --- export


def add_settings(parser: argparse.ArgumentParser, layers: tuple[str, ...]) -> None:
    parser.add_argument(
        "--setup-sheet",
        action="store_true",
        help="a PDF that tells, tile by tile, what to put on the real table",
    )
    parser.add_argument(
        "--style", choices=STYLES, help="colours; usual: dark for PNG, light for SVG, paper for PDF"
    )
    parser.add_argument("--mm", type=float, help="width of a cell, 1 to 200 mm; usual: 12")
    parser.add_argument("--dpi", type=int, help="dots per inch of a PNG, 20 to 1200; usual: 150")
    parser.add_argument(
        "--sheets",
        choices=SHEETS,
        help="PDF: pages to glue (usual), one tile a sheet, or one large sheet",
    )
    parser.add_argument("--paper", help=f"{', '.join(PAGES)}; usual: A4")
    parser.add_argument("--overlap", type=float, help="of pages to glue, 0 to 40 mm; usual: 8")
    parser.add_argument(
        "--notes",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="the designer's notes; usual on the set-up sheet only",
    )
    parser.add_argument(
        "--coordinates", action="store_true", default=None, help="column and row in every cell"
    )
    parser.add_argument(
        "--hide", action="append", choices=layers, help="leave a layer out; may be repeated"
    )
    parser.add_argument("--palette", choices=PALETTES, help="colours of players; usual: safe")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="usual: en")


def settings_of(options: argparse.Namespace) -> ExportSettings:
    typed = {name: getattr(options, name) for name in SETTINGS}
    given = {name: value for name, value in typed.items() if value is not None}
    return typed_settings(str(options.out), given, "setup" if options.setup_sheet else "")


def run_export(options: argparse.Namespace, world: VerbContext) -> int:
    content, maps = documents.map_content(options.file, world)
    try:
        settings = settings_of(options)
        if options.out.exists() and not options.force:  # before somebody waits for a drawing
            raise BadUsageError(say("cli.file_exists", path=str(options.out)))
        maps.answers().export(content, settings, options.out, options.language)
    except ExportError as error:
        raise BadUsageError(error.message) from None
    told = {"ok": True, "file": str(options.out)}
    world.answer(told, [say("cli.written", path=str(options.out))], as_json=options.json)
    return DONE
