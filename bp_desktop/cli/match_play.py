"""`match play`: commands from a file or a pipe, one answer for each."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from bp_desktop.cli.documents import Opened, dice_of, message_json, open_match, save
from bp_desktop.cli.world import ANSWER_IS_NO, DONE, BadUsageError, World
from bp_desktop.core.messages import Message, Objected, Refused, rules_of, say
from bp_desktop.files import unreadable
from bp_desktop.games.burning_planets.match.system import Command

MAX_LINE = 4 * 1024 * 1024
"""Bytes of one command: far above the largest, which carries a whole map."""


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--commands", required=True, metavar="LINES.jsonl", help="a file, or - for standard input"
    )
    parser.add_argument("--overrule", action="store_true", help="whatever the rules object to")
    parser.add_argument("--seed", default=None, help="for the dice the program rolls")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, world: World) -> int:
    """The file is written once, after the last line; a fault on the way leaves it as it was."""
    opened = open_match(options.file, dice_of(options.seed))
    decoder = msgspec.json.Decoder(Command)
    before = len(opened.session.entries)
    everything_done = True
    for number, line in enumerate(_lines(options.commands, world), start=1):
        if line is not None and not line.strip():
            continue
        answer = _answer(opened, decoder, number, line, overrule=options.overrule)
        everything_done = everything_done and answer.plain["ok"]
        _tell(world, number, answer, as_json=options.json)
    if len(opened.session.entries) > before:
        save(options.file, opened.session, opened.title, opened.tags)
    return DONE if everything_done else ANSWER_IS_NO


# --- reading


def _lines(name: str, world: World) -> Iterator[bytes | None]:
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


# --- answering


class _Answer(NamedTuple):
    plain: dict[str, Any]
    """As JSON has it."""
    messages: tuple[Message, ...] = ()
    """Why not."""


def _answer(
    opened: Opened,
    decoder: "msgspec.json.Decoder[Command]",
    number: int,
    line: bytes | None,
    *,
    overrule: bool,
) -> _Answer:
    if line is None:
        return _no("refused", (_not_a_command(number, "too long"),))
    try:
        command = decoder.decode(line)
    except (ValueError, RecursionError) as error:
        return _no("refused", (_not_a_command(number, str(error)),))
    try:
        entry = opened.session.submit(command, overrule=overrule).entry
    except Refused as refusal:
        return _no("refused", refusal.messages)
    except Objected as objection:
        return _no("objected", objection.messages)
    answer: dict[str, Any] = {
        "ok": True,
        "seq": entry.seq,
        "events": msgspec.to_builtins(entry.events),
    }
    if entry.overruled:
        answer["overruled"] = list(entry.overruled)
    return _Answer(answer)


def _not_a_command(number: int, detail: str) -> Message:
    """Every refusal names a rule (BP-APP-4); here it is the one about what stands in files."""
    return say("cli.json_line", "BP-APP-7", number=number, detail=detail)


def _no(kind: str, messages: tuple[Message, ...]) -> _Answer:
    plain = {
        "ok": False,
        "kind": kind,
        "rules": list(rules_of(messages)),
        "messages": [message_json(one) for one in messages],
    }
    return _Answer(plain, messages)


def _tell(world: World, number: int, answer: _Answer, *, as_json: bool) -> None:
    plain = answer.plain
    if as_json:
        print(json.dumps(plain), file=world.out, flush=True)
        return
    if plain["ok"]:
        events = ", ".join(event["type"] for event in plain["events"])
        done = say("cli.step_done", number=number, step=plain["seq"], events=events)
        print(world.sentence(done), file=world.out, flush=True)
        return
    for one in answer.messages:
        rules = " ".join(one.rules)
        text = f"{number}: {plain['kind']}: {world.sentence(one)} {rules}".rstrip()
        print(text, file=world.out, flush=True)
