"""Matches of Parsec played to their end by chance or by bots, with every promise checked."""

from collections.abc import Iterator
from random import Random

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.games.offers import drawn
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH, ParsecMatch
from bp_desktop.games.parsec.match.system import Command, Event, evolve, evolve_all, judge
from bp_desktop.games.shared.books import audit
from bp_desktop.games.shared.bot_play import BotStep
from bp_desktop.games.table import Stage
from tests.games.parsec.bot_matches import GAME, any_bot_match, played_by_bots
from tests.games.parsec.build import options
from tests.games.parsec.invariants import check
from tests.games.parsec.sample import sample_set, tables

LAZY = {c.EndParsecTurn: 0.06, c.LayModules: 0.0, c.TradeCards: 0.02, c.DeclineAnswer: 1.0}
"""How willingly a careless player does something; everything else gladly."""


def one_of(match: ParsecMatch, player: ids.PlayerId, random: Random) -> Command | None:
    offers = [one for one in legal(match, player) if one.legal]
    weights = [LAZY.get(type(one.command), 1.0) for one in offers]
    if not any(weights):
        return None
    return drawn(random.choices(offers, weights)[0], random)


def soak(seed: int) -> int:
    """One match, by chance or (every second) by bots to its end; how many steps it took. Every
    state keeps the books, the pieces and the stacks, and all of it is folded again."""
    steps = by_bots(seed) if seed % 2 else list(by_chance(seed))
    again = NEW_PARSEC_MATCH if not seed % 2 else steps[0].before
    for step in steps:
        for event in step.events:
            again = evolve(again, event)
    assert again == steps[-1].after, f"seed {seed}: folded again it is another match"
    books = audit(GAME, again, (step.events for step in steps))
    assert books.differing == (), f"seed {seed}"
    return len(steps)


def by_bots(seed: int) -> list[BotStep[ParsecMatch, Command, Event]]:
    steps = list(played_by_bots(any_bot_match(seed), seed))
    for step in steps:
        check(step.after)
    assert steps[-1].after.stage is Stage.OVER, f"seed {seed}: no end"
    return steps


def by_chance(seed: int, most: int = 1500) -> Iterator[BotStep[ParsecMatch, Command, Event]]:
    random, dice = Random(seed), AppDice(seed)
    names = ("Ada", "Boris", "Chiara", "Dora")[: random.randint(2, 4)]
    chosen = options(
        variant={
            "no_factions": random.random() < 0.5,
            "simplified": random.random() < 0.3,
            "absolute": random.random() < 0.3,
        },
        combat={
            "allow_decline": random.random() < 0.3,
            "surround_any": random.random() < 0.5,
            "evade_uses_move": random.random() < 0.3,
            "shared_defence": random.choice(("target", "best")),
            "structure_loss": random.choice(("hex", "any_colony")),
        },
        bank={"on_empty": random.choice(("order", "none", "unlimited"))},
        trans={"cargo_acts_aboard": random.random() < 0.5},
        expand={"build_consumes_cargo": random.random() < 0.3},
        salv={"basis": random.choice(("list", "paid"))},
    )
    seats = tuple(c.ParsecSeat(one) for one in names)
    match = NEW_PARSEC_MATCH
    command: Command | None = c.BeginParsec(seats, tables(), sample_set(), chosen)
    for seq in range(1, most + 1):
        assert command is not None, f"seed {seed}: nobody can go on at {seq}"
        ruling = judge(match, command)
        assert ruling.objections == ()
        before, events = match, ruling.carry_out(dice, StepNames(seq))
        match = evolve_all(match, events)
        check(match)
        yield BotStep(before, command, events, match)
        if match.stage is Stage.OVER:
            break
        player = asked(match)
        assert player is not None
        command = one_of(match, player, random)
