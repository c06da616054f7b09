"""`match play`: commands from a file or a pipe, one answer for each."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from bp_desktop.cli.documents import OpenedMatch, add_file, dice_of, open_match, refusal_json, save
from bp_desktop.cli.seam import Json
from bp_desktop.cli.world import ANSWER_IS_NO, DONE, BadUsageError, World
from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.files import unreadable

MAX_LINE = 4 * 1024 * 1024
"""Bytes of one command: far above the largest, which carries a whole map."""


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--commands", required=True, metavar="LINES.jsonl", help="a file, or - for standard input"
    )
    parser.add_argument("--overrule", action="store_true", help="whatever the rules object to")
    parser.add_argument("--seed", default=None, help="for the dice the program rolls")
    parser.add_argument(
        "--dry-run", action="store_true", help="answer as if they were played; the file stays"
    )
    add_file(parser, run)


def run(options: argparse.Namespace, world: World) -> int:
    """The file is written once, after the last line; a fault on the way leaves it as it was."""
    opened = open_match(options.file, world, dice_of(options.seed))
    decoder = msgspec.json.Decoder(opened.session.system.commands)
    before = len(opened.session.entries)
    everything_done = True
    for number, line in enumerate(_lines(options.commands, world), start=1):
        if line is not None and not line.strip():
            continue
        answer = _answer(opened, decoder, number, line, overrule=options.overrule)
        everything_done = everything_done and answer.json["ok"]
        _tell(world, number, answer, as_json=options.json)
    if len(opened.session.entries) > before and not options.dry_run:
        save(options.file, opened.session, opened.title, opened.tags, replace=True)
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
    """To one line: as JSON, and why not."""

    json: Json
    messages: tuple[Message, ...] = ()


def _answer(
    opened: OpenedMatch,
    decoder: "msgspec.json.Decoder[Any]",
    number: int,
    line: bytes | None,
    *,
    overrule: bool,
) -> _Answer:
    if line is None:
        return _no_command(opened, number, "too long")
    try:
        command = decoder.decode(line)
    except (ValueError, RecursionError) as error:
        return _no_command(opened, number, str(error))
    try:
        entry = opened.session.submit(command, overrule=overrule).entry
    except Refused as refusal:
        return _no("refused", refusal.messages)
    except Objected as objection:
        return _no("objected", objection.messages)
    answer: Json = {
        "ok": True,
        "seq": entry.seq,
        "events": msgspec.to_builtins(entry.events),
    }
    if entry.overruled:
        answer["overruled"] = list(entry.overruled)
    return _Answer(answer)


def _no_command(opened: OpenedMatch, number: int, detail: str) -> _Answer:
    """Every refusal names a rule; here it is the game's about what stands in files."""
    rule = opened.verbs.rule_of_files
    return _no("refused", (say("cli.json_line", rule, number=number, detail=detail),))


def _no(kind: str, messages: tuple[Message, ...]) -> _Answer:
    return _Answer(refusal_json(kind, messages), messages)


def _tell(world: World, number: int, answer: _Answer, *, as_json: bool) -> None:
    told = answer.json
    if as_json:
        print(json.dumps(told), file=world.out, flush=True)
        return
    if told["ok"]:
        events = ", ".join(event["type"] for event in told["events"])
        done = say("cli.step_done", number=number, step=told["seq"], events=events)
        print(world.sentence(done), file=world.out, flush=True)
    for message in answer.messages:
        text = f"{number}: {told['kind']}: {world.sentence(message)} {' '.join(message.rules)}"
        print(text.rstrip(), file=world.out, flush=True)
