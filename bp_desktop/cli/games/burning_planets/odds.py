"""`odds`: the exact chance of one attack and of several, plans, the whole table, and events."""

import argparse
import json
from collections.abc import Callable, Iterable
from pathlib import Path

from bp_desktop.cli.games.burning_planets import plans
from bp_desktop.cli.games.burning_planets.maps import rules_tables
from bp_desktop.cli.seam import Json
from bp_desktop.cli.verb_context import ANSWER_IS_NO, DONE, BadUsageError, VerbContext, read_file
from bp_desktop.core import odds
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.planner.reference import event_odds, reference
from bp_desktop.games.burning_planets.planner.sampling import MAX_RUNS

_OF_ONE = ("attack", "defend", "shield", "attack_bonus", "defend_bonus", "tie")
"""What one attack is told by; nothing else listens to it."""
MAX_SIDES = 1000
MAX_TIMES = 1000
MAX_TURNS = 1000


def run(options: argparse.Namespace, world: VerbContext) -> int:
    _require("--times", options.times, 1, MAX_TIMES)
    if options.sample is not None:
        _require("--sample", options.sample, 1, MAX_RUNS)
        if options.ask[:1] != ["plan"]:
            raise BadUsageError(say("bp.cli.sample_a_plan"))
    ways: dict[str, Callable[[argparse.Namespace, VerbContext], int]] = {
        "plan": _run_plan,
        "table": _run_table,
        "events": _run_events,
    }
    if options.ask:
        word, *rest = options.ask
        if word not in ways or len(rest) != (word != "table"):
            raise BadUsageError(say("bp.cli.not_a_plan", given=" ".join(options.ask)[:60]))
        for name in _OF_ONE:
            if getattr(options, name) is not None:
                given = f"--{name.replace('_', '-')}"
                raise BadUsageError(say("bp.cli.one_attack_only", given=given))
        return ways[word](options, world)
    return _run_one(options, world)


def _run_one(options: argparse.Namespace, world: VerbContext) -> int:
    """A die against a die: with a shield, or with bonuses, or with both."""
    bonuses = {"attack_bonus": options.attack_bonus, "defend_bonus": options.defend_bonus}
    opposed = options.tie is not None or any(one is not None for one in bonuses.values())
    if opposed and options.shield is None:
        options.shield = 0
    for name in ("attack", "defend", "shield"):
        if getattr(options, name) is None:
            raise BadUsageError(say("cli.needed", option=f"--{name}"))
    _require("--attack", options.attack, 1, MAX_SIDES)
    _require("--defend", options.defend, 0, MAX_SIDES)
    _require("--shield", options.shield, 0, MAX_SIDES)
    bonuses = {name: one or 0 for name, one in bonuses.items()}
    for name, one in bonuses.items():
        _require(f"--{name.replace('_', '-')}", one, -MAX_SIDES, MAX_SIDES)
    tie = options.tie or "defender"
    chance = odds.strike(
        options.attack,
        options.defend,
        lead=bonuses["attack_bonus"] - bonuses["defend_bonus"],
        shield=options.shield,
        ties_hit=tie == "attacker",
    )
    within = odds.within_each(chance, options.times)
    asked = {name: getattr(options, name) for name in ("attack", "defend", "shield", "times")}
    if opposed:
        asked |= {**bonuses, "tie": tie}
    lines = [
        say(
            "cli.odds_line",
            times=tries,
            chance=plans.as_text(one),
            percent=f"{float(one) * 100:.4f}",
        )
        for tries, one in enumerate(within, start=1)
    ]
    if chance == 0:
        lines.append(say("cli.odds_hopeless"))
    return _answer({**asked, "destroy": chance, "within": within}, options, world, lines)


def _run_plan(options: argparse.Namespace, world: VerbContext) -> int:
    """The answer is "no" if a fleet is asked for and no faction has one that does it."""
    path = Path(options.ask[1])
    throws = None if options.sample is None else plans.Throws(options.sample, options.seed)
    try:
        answer = plans.answer_plan(read_file(path), rules_tables(), throws)
    except plans.PlanFileError as error:
        raise BadUsageError(say("bp.cli.bad_plan", path=str(path), detail=str(error))) from None
    except Refused as refusal:
        raise BadUsageError(refusal.messages[0]) from None
    _answer(answer, options, world)
    fleets = answer.get("fleets")
    return ANSWER_IS_NO if isinstance(fleets, dict) and not any(fleets.values()) else DONE


def _run_table(options: argparse.Namespace, world: VerbContext) -> int:
    """Every attack die against every target, within --times attacks."""
    found = reference(rules_tables())
    rows: list[Json] = [
        {
            "targets": line.who,
            "defend": line.die,
            "shield": line.shield,
            "destroy": {
                f"d{column.die}": odds.within(line.chance(column.die), options.times)
                for column in found.columns
            },
        }
        for line in found.lines
    ]
    attackers = {f"d{column.die}": column.who for column in found.columns}
    answer = {"times": options.times, "attackers": attackers, "table": rows}
    lines = (
        f"{', '.join(row['targets'])}: "
        + "  ".join(f"{die} {plans.as_text(chance)}" for die, chance in row["destroy"].items())
        for row in rows
    )
    return _answer(answer, options, world, lines)


def _run_events(options: argparse.Namespace, world: VerbContext) -> int:
    try:
        turns = int(options.ask[1])
    except ValueError:
        given = " ".join(options.ask)[:60]
        raise BadUsageError(say("bp.cli.not_a_plan", given=given)) from None
    _require("events", turns, 1, MAX_TURNS)
    answer: Json = {"turns": turns}
    for one in event_odds(rules_tables(), turns):
        answer[one.event or "any"] = {
            "in_one_turn": one.chance,
            "at_least_once": one.at_least_once,
            "never": one.never,
            "expected": one.expected,
        }
    return _answer(answer, options, world)


def _answer(
    answer: Json,
    options: argparse.Namespace,
    world: VerbContext,
    lines: Iterable[str | Message] | None = None,
) -> int:
    """Without `lines` people get one for each name in the answer."""
    told = plans.plain(answer)
    if lines is None:
        lines = (f"{name}: {json.dumps(told[name], ensure_ascii=False)}" for name in told)
    world.answer(told, lines, as_json=options.json)
    return DONE


def _require(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadUsageError(
            say("cli.out_of_range", option=name, value=value, least=least, most=most)
        )
