"""`match new`, `match show` and `match verify`; `match play` has a module of its own."""

import argparse
import json
from pathlib import Path
from typing import Any

from bp_desktop.cli import match_play
from bp_desktop.cli.documents import (
    as_usage,
    dice_of,
    header_of,
    map_content,
    message_json,
    new_session,
    open_match,
    save,
    tables_of,
)
from bp_desktop.cli.match_clock import clock_shown
from bp_desktop.cli.match_show import shown, told
from bp_desktop.cli.options import add_option_argument, chosen_options
from bp_desktop.cli.world import ANSWER_IS_NO, DONE, BadUsageError, World
from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId, Positions
from bp_desktop.games.burning_planets.match.book import audit
from bp_desktop.games.burning_planets.match.commands import CreateMatch, NewPlayer
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.system import Enforcement
from bp_desktop.session.document_file import UnreadableFileError

LONGEST_NAME = 80


def add_parser(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = verbs.add_parser("match", help="play, show and verify matches")
    kinds = parser.add_subparsers(dest="what", required=True)
    _add_new(kinds.add_parser("new", help="begin a match"))
    match_play.add_to(kinds.add_parser("play", help="carry out commands, one JSON object per line"))
    show = kinds.add_parser("show", help="the position: players, planets, ships")
    show.add_argument("file", type=Path)
    show.add_argument("--viewer", default=None, help="only what this player may see, or 'table'")
    show.add_argument("--json", action="store_true")
    show.set_defaults(run=run_show)
    verify = kinds.add_parser("verify", help="replay; check the hash chain and the ledger")
    verify.add_argument("file", type=Path)
    verify.add_argument("--json", action="store_true")
    verify.set_defaults(run=run_verify)


# --- new


def _add_new(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--map", type=Path, default=None, metavar="FILE.bpmap")
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME:FACTION",
        help='such as "Red:humans"; once per player, in the order of their seats',
    )
    add_option_argument(parser)
    parser.add_argument("--seed", default=None, help="for what the program rolls at the start")
    parser.add_argument(
        "--positions",
        choices=[one.value for one in Positions],
        default=Positions.BOARD.value,
        help="table: a real board lies there, no cells are tracked",
    )
    parser.add_argument(
        "--enforcement",
        choices=[one.value for one in Enforcement],
        default=Enforcement.WARN.value,
    )
    parser.add_argument("--title", default="")
    parser.add_argument("--overrule", action="store_true", help="whatever the rules object to")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.bpmatch")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run_new)


def run_new(options: argparse.Namespace, world: World) -> int:
    positions = Positions(options.positions)
    if options.map is None and positions is Positions.BOARD:
        raise BadUsageError(say("cli.map_needed"))
    content = map_content(options.map, world) if options.map is not None else None
    base = content.options if content is not None else DEFAULTS
    command = CreateMatch(
        tuple(_player(number, text) for number, text in enumerate(options.player)),
        tables_of(world),
        content,
        chosen_options(options.option, base),
        Enforcement(options.enforcement),
        positions,
        options.title[:200],
    )
    session = new_session(match_system(), dice_of(options.seed))
    try:
        session.submit(command, overrule=options.overrule)
    except Refused as answer:
        raise as_usage(answer) from None
    except Objected as answer:
        for message in answer.messages:
            print(f"bp-desktop: {world.sentence(message)}", file=world.err)
        return ANSWER_IS_NO
    save(options.out, session, options.title)
    _tell_new(options, world, session.state)
    return DONE


def _player(number: int, text: str) -> NewPlayer:
    name, colon, faction = text.rpartition(":")
    if not colon or not name.strip() or len(name) > LONGEST_NAME:
        raise BadUsageError(say("cli.not_a_player", text=text[:80]))
    return NewPlayer(name.strip(), FactionId(faction.strip()), color=number)


def _tell_new(options: argparse.Namespace, world: World, match: Match) -> None:
    if not options.json:
        print(world.sentence(say("cli.written", path=str(options.out))), file=world.out)
        return
    players = [
        {"id": one.id, "name": one.name, "faction": one.faction} for one in match.players.values()
    ]
    answer = {
        "ok": True,
        "file": str(options.out),
        "stage": match.stage.value,
        "players": players,
    }
    print(json.dumps(answer), file=world.out)


# --- show


def run_show(options: argparse.Namespace, world: World) -> int:
    session = open_match(options.file, dice_of(None)).session
    match: Match = session.state
    viewer = options.viewer
    if viewer is not None and viewer != "table" and viewer not in match.players:
        raise BadUsageError(say("bp.unknown.player", "BP-APP-7", player=viewer))
    seen_by = None if viewer == "table" else PlayerId(viewer) if viewer is not None else None
    position = shown(match, seen_by, everything=viewer is None)
    position["clock"] = clock_shown(session)
    if options.json:
        print(json.dumps(position), file=world.out)
    else:
        for message in told(match, position):
            print(world.sentence(message), file=world.out)
    return DONE


# --- verify


def run_verify(options: argparse.Namespace, world: World) -> int:
    header_of(options.file)  # what is no document at all is bad usage, not an answer
    try:
        opened = open_match(options.file, dice_of(None))
    except UnreadableFileError as error:
        if error.message.key != "session.file.damaged":
            raise
        return _verified(options, world, 0, [error.message])
    problems = _problems(opened.session)
    return _verified(options, world, len(opened.session.entries), problems)


def _problems(session: Any) -> list[Message]:
    """Whether the chain holds, and whether treasuries and holds are what was posted."""
    found = []
    if session.edited_at is not None:
        found.append(say("cli.edited", step=session.edited_at))
    books = audit(session.state, (step.outcome.events for step in session.timeline))
    found += [say("cli.ledger_differs", "BP-APP-2", account=one) for one in books.differing]
    return found


def _verified(
    options: argparse.Namespace, world: World, steps: int, problems: list[Message]
) -> int:
    if options.json:
        answer = {
            "ok": not problems,
            "steps": steps,
            "problems": [message_json(one) for one in problems],
        }
        print(json.dumps(answer), file=world.out)
    else:
        for message in problems or [say("cli.verified", steps=steps)]:
            print(world.sentence(message), file=world.out)
    return ANSWER_IS_NO if problems else DONE
