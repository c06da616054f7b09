"""`match new`, `branch`, `play`, `show`, `offers` and `verify`, for matches of any game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from bp_desktop.cli import documents
from bp_desktop.cli.places import places_in
from bp_desktop.cli.seam import GameVerbs, Json, MatchVerbs, Subparsers
from bp_desktop.cli.verb_context import ANSWER_IS_NO, DONE, BadUsageError, VerbContext
from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.core.type_variables import C, S
from bp_desktop.files import unreadable
from bp_desktop.games.offers import AmountHole, CountHole, Hole, Offer, OneOfHole, SomeOfHole
from bp_desktop.games.table import TableGame
from bp_desktop.session.branch import begin_branch
from bp_desktop.session.document_file import UnreadableFileError

MAX_LINE = 4 * 1024 * 1024
"""Bytes of one command: far above the largest, which carries a whole map."""


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs], named: str) -> None:
    parser = verbs.add_parser("match", help="play, show and verify matches")
    kinds = parser.add_subparsers(dest="what", required=True)
    new = kinds.add_parser("new", help="begin a match")
    with_matches = {one.id: one.matches for one in games if one.matches is not None}
    documents.add_new(new, with_matches, named)
    new.add_argument("--seed", default=None, help="for what the program rolls at the start")
    play = kinds.add_parser("play", help="carry out commands, one JSON object per line")
    for one in (new, play):
        one.add_argument("--overrule", action="store_true", help="whatever the rules object to")
    documents.add_out(new, "FILE.bpmatch", run_new)
    play.add_argument(
        "--commands", required=True, metavar="LINES.jsonl", help="a file, or - for standard input"
    )
    play.add_argument("--seed", default=None, help="for the dice the program rolls")
    play.add_argument(
        "--dry-run", action="store_true", help="answer as if they were played; the file stays"
    )
    documents.add_file(play, run_play)
    branch = kinds.add_parser("branch", help="a copy up to one of its steps, to play on from there")
    branch.add_argument("file", type=Path)
    branch.add_argument("--at", type=int, required=True, metavar="STEP", help="its number")
    branch.add_argument("--title", default="", help="of the copy")
    documents.add_out(branch, "FILE.bpmatch", run_branch)
    show = kinds.add_parser("show", help="the position: whose turn it is, and what everybody has")
    show.add_argument("--viewer", default=None, help="only what this player may see, or 'table'")
    documents.add_file(show, run_show)
    may = "what the player whose turn it is may do now, and why not the rest"
    documents.add_file(kinds.add_parser("offers", help=may), run_offers)
    replayed = "replay; check the hash chain and the ledger"
    documents.add_file(kinds.add_parser("verify", help=replayed), run_verify)


def run_new(options: argparse.Namespace, world: VerbContext) -> int:
    matches: MatchVerbs = options.verbs
    answers = matches.answers()
    command = answers.new(options, world)
    session = documents.new_session(matches.system, world, options.seed)
    try:
        session.submit(command, overrule=options.overrule)
    except Refused as answer:
        raise BadUsageError(answer.messages[0]) from None
    except Objected as answer:
        for message in answer.messages:
            print(f"bp-desktop: {world.sentence(message)}", file=world.err)
        world.answer(documents.refusal_json("objected", answer.messages), (), as_json=options.json)
        return ANSWER_IS_NO
    documents.write_session(options.out, session, options.title, world, replace=options.force)
    told = {"ok": True, "file": str(options.out), **answers.about_new(session.state)}
    world.answer(told, [say("cli.written", path=str(options.out))], as_json=options.json)
    return DONE


def run_branch(options: argparse.Namespace, world: VerbContext) -> int:
    opened = documents.open_match(options.file, world)
    session, title = opened.session, opened.title or options.file.stem
    if not session.is_counting(options.at):
        raise BadUsageError(say("session.no_such_step", step=options.at))
    steps = session.steps_before(options.at) + 1
    try:
        copy = begin_branch(session, steps, title, options.title or title, AppDice())
    except Refused as answer:
        raise BadUsageError(answer.messages[0]) from None
    documents.write_session(
        options.out, copy, options.title or title, world, opened.tags, replace=options.force
    )
    told = {"ok": True, "file": str(options.out), "steps": len(copy.entries)}
    world.answer(told, [say("cli.written", path=str(options.out))], as_json=options.json)
    return DONE


# --- play


def run_play(options: argparse.Namespace, world: VerbContext) -> int:
    """The file is written once, after the last line; a fault on the way leaves it as it was."""
    opened = documents.open_match(options.file, world, options.seed)
    decoder = msgspec.json.Decoder(opened.session.system.commands)
    before = len(opened.session.entries)
    everything_done = True
    for number, line in enumerate(_lines(options.commands, world), start=1):
        if line is not None and not line.strip():
            continue
        lines: list[str | Message] = []
        try:
            told = _played(opened, decoder, number, line, overrule=options.overrule)
            events = ", ".join(event["type"] for event in told["events"])
            lines.append(say("cli.step_done", number=number, step=told["seq"], events=events))
        except (Refused, Objected) as answer:
            everything_done = False
            kind = "refused" if isinstance(answer, Refused) else "objected"
            told = documents.refusal_json(kind, answer.messages)
            lines += (f"{number}: {kind}: {_cited(one, world)}" for one in answer.messages)
        world.answer(told, lines, as_json=options.json)
    if len(opened.session.entries) > before and not options.dry_run:
        documents.write_session(
            options.file, opened.session, opened.title, world, opened.tags, replace=True
        )
    return DONE if everything_done else ANSWER_IS_NO


def _lines(name: str, world: VerbContext) -> Iterator[bytes | None]:
    if name == "-":
        yield from _bounded(world.source)
        return
    try:
        with Path(name).open("rb") as stream:
            yield from _bounded(stream)
    except OSError as error:
        raise BadUsageError(unreadable(Path(name), error)) from None


def _bounded(stream: BinaryIO) -> Iterator[bytes | None]:
    """Line by line, so that a pipe can be answered as it speaks; None for one that is too long."""
    while line := stream.readline(MAX_LINE + 1):
        if len(line) <= MAX_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(MAX_LINE)
        yield None


def _played(
    opened: documents.OpenedMatch,
    decoder: msgspec.json.Decoder[Any],
    number: int,
    line: bytes | None,
    *,
    overrule: bool,
) -> Json:
    """The answer to a line that is carried out. Raises Refused or Objected."""
    try:
        command = decoder.decode(line if line is not None else b"")
    except (ValueError, RecursionError) as error:
        # Every refusal names a rule; here it is the game's about what stands in files.
        detail = "too long" if line is None else str(error)
        rule = opened.verbs.rule_of_files
        raise Refused(say("cli.json_line", rule, number=number, detail=detail)) from None
    entry = opened.session.submit(command, overrule=overrule).entry
    told: Json = {"ok": True, "seq": entry.seq, "events": msgspec.to_builtins(entry.events)}
    told |= _places(opened, entry.events)
    return told | {"overruled": list(entry.overruled)} if entry.overruled else told


def _places(opened: documents.OpenedMatch, *told: object) -> Json:
    """What the cells of an answer are called, where there are any."""
    name_cell = opened.verbs.answers().name_cell
    if name_cell is None:
        return {}
    found = places_in(partial(name_cell, opened.session.state), *told)
    return {"places": found} if found else {}


def _cited(message: Message, world: VerbContext) -> str:
    """A sentence with its rules behind it."""
    return " ".join((world.sentence(message), *message.rules))


def run_show(options: argparse.Namespace, world: VerbContext) -> int:
    opened = documents.open_match(options.file, world)
    answers = opened.verbs.answers()
    position = answers.show(opened.session, options.viewer)
    told = answers.tell(opened.session.state, position)
    world.answer(position, told, as_json=options.json)
    return DONE


# --- offers


def run_offers(options: argparse.Namespace, world: VerbContext) -> int:
    opened = documents.open_match(options.file, world)
    game, state = opened.verbs.answers().table, opened.session.state
    found = offers_now(game, state)
    told: Json = {"ok": True, "seat": game.asked(state), "offers": list(map(_offer_json, found))}
    told |= _places(opened, *((offer.command, offer.holes) for offer in found))
    lines = (line for offer in found for line in _offer_lines(offer, world))
    world.answer(told, lines, as_json=options.json)
    return DONE


def offers_now(game: TableGame[S, C, Any], state: S) -> list[Offer[C]]:
    """All that whoever is asked may do, by what that seat may see; where nobody in particular is,
    what the first seat may do."""
    seat = game.asked(state) or next((one.id for one in game.seats(state)), None)
    return [] if seat is None else list(game.legal(game.seen_by(state, seat), seat))


def _offer_lines(offer: Offer[Any], world: VerbContext) -> Iterator[str]:
    command = json.dumps(msgspec.to_builtins(offer.command), ensure_ascii=False)
    if offer.legal:
        yield command
    for message in offer.verdict.messages:
        yield f"- {command} {_cited(message, world)}"


def _offer_json(offer: Offer[Any]) -> Json:
    """A command as `match play` takes it, with the answer it would get."""
    answer: Json = {"command": msgspec.to_builtins(offer.command), "ok": offer.legal}
    if not offer.legal:
        kind = "objected" if offer.verdict.possible else "refused"
        answer |= documents.refusal_json(kind, offer.verdict.messages)
    if offer.consent_of:
        answer["consent_of"] = list(offer.consent_of)
    if offer.holes:
        answer["holes"] = [_hole_json(one) for one in offer.holes]
    return answer


def _hole_json(hole: Hole) -> Json:
    match hole:
        case OneOfHole(name, values):
            return {"field": name, "one_of": msgspec.to_builtins(values)}
        case SomeOfHole(name, values, number, ordered):
            some = msgspec.to_builtins(values)
            return {"field": name, "some_of": some, "number": number, "ordered": ordered}
        case CountHole((name,), least, most):
            return {"field": name, "least": least, "most": most}
        case CountHole(names, least, most):
            return {"fields": list(names), "least": least, "most": most}
        case AmountHole(name, purse, total, least):
            bounds = {"least": least} if total is None else {"least": least, "total": total}
            return {"field": name, "most": msgspec.to_builtins(purse), **bounds}


# --- verify


def run_verify(options: argparse.Namespace, world: VerbContext) -> int:
    try:
        opened = documents.open_match(options.file, world)
    except UnreadableFileError as error:  # what is no document at all is bad usage, not an answer
        if error.message.key != "session.file.damaged":
            raise
        return _verified(options, world, 0, (error.message,), "")
    session = opened.session
    found = tuple(_problems(opened))
    return _verified(options, world, len(session.entries), found, session.fingerprint)


def _problems(opened: documents.OpenedMatch) -> Iterable[Message]:
    """Whether the chain holds, and whatever the game finds that does not add up."""
    if opened.session.edited_at is not None:
        yield say("cli.edited", step=opened.session.edited_at)
    yield from opened.verbs.answers().problems(opened.session)


def _verified(
    options: argparse.Namespace,
    world: VerbContext,
    steps: int,
    problems: tuple[Message, ...],
    fingerprint: str,
) -> int:
    found = [documents.message_json(one) for one in problems]
    told = {"ok": not problems, "steps": steps, "fingerprint": fingerprint, "problems": found}
    lines = [*(problems or [say("cli.verified", steps=steps)])]
    if fingerprint:
        lines.append(say("cli.fingerprint", fingerprint=fingerprint))
    world.answer(told, lines, as_json=options.json)
    return ANSWER_IS_NO if problems else DONE
