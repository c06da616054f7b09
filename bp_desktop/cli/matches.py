"""`match new`, `show`, `offers` and `verify` for any game; `match play` has a module of its own."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bp_desktop.cli import match_play
from bp_desktop.cli.documents import (
    OpenedMatch,
    add_file,
    add_game,
    add_out,
    dice_of,
    message_json,
    new_session,
    open_match,
    refusal_json,
    save,
)
from bp_desktop.cli.seam import GameVerbs, Json, MatchVerbs
from bp_desktop.cli.world import ANSWER_IS_NO, DONE, BadUsageError, World
from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.games.offers import AmountHole, CountHole, Hole, Offer, OneOfHole, SomeOfHole
from bp_desktop.session.document_file import UnreadableFileError

if TYPE_CHECKING:
    from bp_desktop.cli.seam import Subparsers


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs], named: str) -> None:
    with_matches = [one for one in games if one.matches is not None]
    parser = verbs.add_parser("match", help="play, show and verify matches")
    kinds = parser.add_subparsers(dest="what", required=True)
    _add_new(kinds.add_parser("new", help="begin a match"), with_matches, named)
    match_play.add_to(kinds.add_parser("play", help="carry out commands, one JSON object per line"))
    show = kinds.add_parser("show", help="the position: players, planets, ships")
    show.add_argument("--viewer", default=None, help="only what this player may see, or 'table'")
    add_file(show, run_show)
    may = "what the player on turn may do now, and why not the rest"
    add_file(kinds.add_parser("offers", help=may), run_offers)
    replayed = "replay; check the hash chain and the ledger"
    add_file(kinds.add_parser("verify", help=replayed), run_verify)


# --- new


def _add_new(parser: argparse.ArgumentParser, games: Sequence[GameVerbs], named: str) -> None:
    game = next((one for one in games if one.id == named), games[0])
    assert game.matches is not None
    add_game(parser, games, game)
    game.matches.add_arguments(parser)
    parser.add_argument("--seed", default=None, help="for what the program rolls at the start")
    parser.add_argument("--title", default="")
    parser.add_argument("--overrule", action="store_true", help="whatever the rules object to")
    add_out(parser, "FILE.bpmatch", run_new)
    parser.set_defaults(matches=game.matches)


def run_new(options: argparse.Namespace, world: World) -> int:
    matches: MatchVerbs = options.matches
    answers = matches.answers()
    command = answers.new(options, world)
    session = new_session(matches.system, world, dice_of(options.seed))
    try:
        session.submit(command, overrule=options.overrule)
    except Refused as answer:
        raise BadUsageError(answer.messages[0]) from None
    except Objected as answer:
        for message in answer.messages:
            print(f"bp-desktop: {world.sentence(message)}", file=world.err)
        if options.json:
            print(json.dumps(refusal_json("objected", answer.messages)), file=world.out)
        return ANSWER_IS_NO
    save(options.out, session, options.title, replace=options.force)
    if options.json:
        told = {"ok": True, "file": str(options.out), **answers.about_new(session.state)}
        print(json.dumps(told), file=world.out)
    else:
        print(world.sentence(say("cli.written", path=str(options.out))), file=world.out)
    return DONE


# --- show


def run_show(options: argparse.Namespace, world: World) -> int:
    opened = open_match(options.file, world, dice_of(None))
    answers = opened.verbs.answers()
    position = answers.show(opened.session, options.viewer)
    if options.json:
        print(json.dumps(position), file=world.out)
    else:
        for message in answers.tell(opened.session.state, position):
            print(world.sentence(message), file=world.out)
    return DONE


# --- offers


def run_offers(options: argparse.Namespace, world: World) -> int:
    opened = open_match(options.file, world, dice_of(None))
    seat, offers = opened.verbs.answers().offers(opened.session.state)
    if options.json:
        found = [_offer_json(one) for one in offers]
        print(json.dumps({"ok": True, "seat": seat, "offers": found}), file=world.out)
        return DONE
    for offer in offers:
        command = json.dumps(msgspec.to_builtins(offer.command), ensure_ascii=False)
        if offer.legal:
            print(command, file=world.out)
        for message in offer.verdict.messages:
            rules = " ".join(message.rules)
            print(f"- {command} {world.sentence(message)} {rules}".rstrip(), file=world.out)
    return DONE


def _offer_json(offer: Offer[Any]) -> Json:
    """A command as `match play` takes it, with the answer it would get."""
    answer: Json = {"command": msgspec.to_builtins(offer.command), "ok": offer.legal}
    if not offer.legal:
        kind = "objected" if offer.verdict.possible else "refused"
        answer |= refusal_json(kind, offer.verdict.messages)
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


def run_verify(options: argparse.Namespace, world: World) -> int:
    try:
        opened = open_match(options.file, world, dice_of(None))
    except UnreadableFileError as error:  # what is no document at all is bad usage, not an answer
        if error.message.key != "session.file.damaged":
            raise
        return _verified(options, world, 0, (error.message,))
    return _verified(options, world, len(opened.session.entries), tuple(_problems(opened)))


def _problems(opened: OpenedMatch) -> Iterable[Message]:
    """Whether the chain holds, and whatever the game finds that does not add up."""
    if opened.session.edited_at is not None:
        yield say("cli.edited", step=opened.session.edited_at)
    yield from opened.verbs.answers().problems(opened.session)


def _verified(
    options: argparse.Namespace, world: World, steps: int, problems: tuple[Message, ...]
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
