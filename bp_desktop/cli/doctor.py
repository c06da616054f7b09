"""`doctor`: a report of versions, paths and the box, to paste into a bug report."""

import argparse
import json
from pathlib import Path

from bp_desktop.cli.world import ANSWER_IS_NO, DONE, World


def add_parser(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = verbs.add_parser("doctor", help="versions, paths and the health of the box")
    parser.add_argument("--box", type=Path, default=None, help="another box than the default one")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, world: World) -> int:
    facts, healthy = world.doctor_facts(options.box)
    if options.json:
        print(json.dumps(dict(facts), ensure_ascii=False), file=world.out)
    else:
        width = max(len(name) for name, _ in facts)
        for name, value in facts:
            print(f"{name:<{width}}  {value}", file=world.out)
    return DONE if healthy else ANSWER_IS_NO
