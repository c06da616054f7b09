"""`box salvage`: brings what can be read out of a damaged box."""

from __future__ import annotations

import argparse
from pathlib import Path

from bp_desktop.cli.documents import add_json, message_json
from bp_desktop.cli.seam import Subparsers
from bp_desktop.cli.verb_context import ANSWER_IS_NO, DONE, VerbContext
from bp_desktop.core.messages import say


def add_parser(verbs: Subparsers) -> None:
    parser = verbs.add_parser("box", help="save what can be read of a damaged box")
    kinds = parser.add_subparsers(dest="what", required=True)
    salvage = kinds.add_parser("salvage", help="a file for every document that can be read")
    salvage.add_argument("file", type=Path, help="the box, which is not changed")
    salvage.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="nothing there is written over"
    )
    add_json(salvage, run_salvage)


def run_salvage(options: argparse.Namespace, world: VerbContext) -> int:
    """The answer is "no" where something is missing."""
    found = world.salvage(options.file, options.out)
    told = {
        "ok": found.whole,
        "files": [str(path) for path in found.files],
        "documents": [message_json(one) for one in found.messages],
    }
    if found.files:
        last = say("cli.salvaged", count=len(found.files), folder=str(options.out))
    else:
        last = say("cli.nothing_salvaged", path=str(options.file))
    world.answer(told, (*found.messages, last), as_json=options.json)
    return DONE if found.whole and found.files else ANSWER_IS_NO
