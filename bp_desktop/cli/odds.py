"""`odds`: the exact chance of one attack and of several."""

import argparse
import json
from fractions import Fraction
from pathlib import Path

from bp_desktop.cli.plans import PlanFileError, answer_plan
from bp_desktop.cli.world import DONE, BadUsageError, World, read_file
from bp_desktop.core import odds
from bp_desktop.core.messages import Refused, say

MAX_SIDES = 1000
MAX_TIMES = 1000


def add_parser(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = verbs.add_parser("odds", help="the exact chance that an attack destroys its target")
    parser.add_argument(
        "plan", nargs="*", metavar="plan FILE.json", help="a whole fight from a file instead"
    )
    parser.add_argument("--attack", type=int, metavar="SIDES")
    parser.add_argument("--defend", type=int, metavar="SIDES", help="0: the target rolls no die")
    parser.add_argument("--shield", type=int)
    parser.add_argument("--times", type=int, default=1, help="attacks on the same target")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, world: World) -> int:
    if options.plan:
        return _run_plan(options, world)
    for name in ("attack", "defend", "shield"):
        if getattr(options, name) is None:
            raise BadUsageError(say("cli.needed", option=f"--{name}"))
    _require("--attack", options.attack, 1, MAX_SIDES)
    _require("--defend", options.defend, 0, MAX_SIDES)
    _require("--shield", options.shield, 0, MAX_SIDES)
    _require("--times", options.times, 1, MAX_TIMES)
    chance = odds.destroy(options.attack, options.defend, options.shield)
    within = odds.within_each(chance, options.times)
    if options.json:
        answer = {
            "attack": options.attack,
            "defend": options.defend,
            "shield": options.shield,
            "times": options.times,
            "destroy": as_text(chance),
            "within": [as_text(one) for one in within],
        }
        print(json.dumps(answer), file=world.out)
        return DONE
    for tries, one in enumerate(within, start=1):
        percent = f"{float(one) * 100:.4f}"
        message = say("cli.odds_line", times=tries, chance=as_text(one), percent=percent)
        print(world.sentence(message), file=world.out)
    if chance == 0:
        print(world.sentence(say("cli.odds_hopeless")), file=world.out)
    return DONE


def _run_plan(options: argparse.Namespace, world: World) -> int:
    if len(options.plan) != 2 or options.plan[0] != "plan":
        raise BadUsageError(say("cli.not_a_plan", given=" ".join(options.plan)[:60]))
    path = Path(options.plan[1])
    try:
        answer = answer_plan(read_file(path))
    except PlanFileError as error:
        raise BadUsageError(say("cli.bad_plan", path=str(path), detail=error.detail)) from None
    except Refused as refusal:
        raise BadUsageError(refusal.messages[0]) from None
    if options.json:
        print(json.dumps(answer, ensure_ascii=False), file=world.out)
        return DONE
    for name, value in answer.items():
        print(f"{name}: {json.dumps(value, ensure_ascii=False)}", file=world.out)
    return DONE


def _require(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadUsageError(
            say("cli.out_of_range", option=name, value=value, least=least, most=most)
        )


def as_text(chance: Fraction) -> str:
    """n/d in lowest terms, whole numbers included."""
    return f"{chance.numerator}/{chance.denominator}"
