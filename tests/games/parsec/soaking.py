"""Matches of Parsec played to their end by chance or by bots, with every promise checked."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.offers import drawn, verdict
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.evolution import evolve, evolve_all
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.movement import foreign_at, reachable, way_of
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH, ParsecMatch, Support
from bp_desktop.games.parsec.match.stats import move_of
from bp_desktop.games.parsec.match.system import Command, Event, judge
from bp_desktop.games.parsec.options import CustomVictory
from bp_desktop.games.shared.books import audit
from bp_desktop.games.shared.bot_play import BotStep
from bp_desktop.games.table import Stage
from tests.games.parsec.bot_matches import (
    GAME,
    any_bot_match,
    any_options,
    played_by_bots,
    switches,
)
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
    """Any options and variants of chapter 15, on a board that is kept or beside a real one."""
    random, dice = Random(seed), AppDice(seed)
    match, beginning = NEW_PARSEC_MATCH, a_beginning(random)
    if not beginning.tracked:
        most //= 3  # everybody reaches everybody there, which takes time
    command: Command = beginning
    for seq in range(1, most + 1):
        ruling = judge(match, command)
        assert ruling.objections == (), f"seed {seed}: {command}"
        before, events = match, ruling.carry_out(dice, StepNames(seq))
        match = evolve_all(match, events)
        check(match)
        yield BotStep(before, command, events, match)
        if match.stage is Stage.OVER:
            break
        command = following(match, random)


def a_beginning(random: Random) -> c.BeginParsec:
    """A set-up that the rules accept: teams with alliances, more players with own numbers."""
    chosen = any_options(random, None)
    custom = None
    if random.random() < 0.3:
        columns, rows = random.choice(((2, 2), (5, 1), (3, 2), (2, 4), (3, 3), (6, 2), (3, 4)))
        wanted = (random.randint(1, 12) for _ in range(3))
        custom = CustomVictory(columns, rows, *wanted)
    minutes, score = random.choice((0, 0, 90)), random.randint(0, 100)
    chosen = replace(
        chosen,
        win=replace(chosen.win, custom=custom),
        time=replace(chosen.time, transport_score=score),
        variant=replace(chosen.variant, timed_minutes=minutes),
    )
    count = random.randint(2, 4 if custom is None else 8)
    most = sum(one.playable for one in sample_set().factions)
    without = count > most or chosen.variant.no_factions
    chosen = replace(chosen, variant=replace(chosen.variant, no_factions=without))
    teams = (1, 2, *(random.randint(0, 3) for _ in range(count)))[:count]
    seats = tuple(c.ParsecSeat(f"P{one}", team=team) for one, team in enumerate(teams))
    tracked = random.random() < 0.8
    return c.BeginParsec(seats, tables(), sample_set(), chosen, tracked=tracked)


def following(match: ParsecMatch, random: Random) -> Command:
    """What somebody does next: mostly what is offered, bolder where the rules let it."""
    now, (first, second, *_) = match.preparation, random.sample(list(match.tables.resources), 3)
    if not match.tracked and match.fight is None and random.random() < 0.02:
        return c.TellBody(False, random.randint(1, 8), (first,))
    for loser in match.players.values():
        heir = loser.heir if loser.factions else None
        if heir is not None and not match.players[heir].eliminated:
            return c.InheritFaction(heir, loser.factions[0], random.random() < 0.5)
    if match.stage is Stage.PLAY and random.random() < 0.003:
        out_of_time = c.EndTime()
        if verdict(judge, match, out_of_time).legal:
            return out_of_time
    likely = 0.01 if match.fight is None else 0.1
    if match.stage in (Stage.SETUP, Stage.PLAY) and random.random() < likely:
        another = changed_option(match, random)
        if verdict(judge, match, another).legal:
            return another
    player = asked(match)
    assert player is not None
    command = one_of(match, player, random)
    if command is None and not match.tracked and now.rolled:
        return c.TellBody(True, now.rolled, (first, second))
    assert command is not None, f"nobody can go on: {match.preparation} {match.turn} {match.fight}"
    return bolder(match, command, random)


def changed_option(match: ParsecMatch, random: Random) -> Command:
    """House rules are changed under way, also in the middle of a fight."""
    group, field, values = random.choice(switches())
    everybody = tuple(match.players)
    return c.ChangeParsecOption(f"{group}.{field}", random.choice(values), everybody)


def bolder(match: ParsecMatch, command: Command, random: Random) -> Command:
    """With others: more vessels, support for a fee, ways by consent, goods for goods."""
    others = tuple(match.players)
    match command:
        case c.MoveVessel() if match.tracked and command.board is None:
            unit = match.units[command.unit]
            cells = list(reachable(match, unit, move_of(match, unit), others))
            if cells:
                to = random.choice(cells)
                way = way_of(match, unit, (), to, others)
                passed = {one.owner for cell in way for one in foreign_at(match, unit.owner, cell)}
                toll = match.players[unit.owner].hand.some(1)
                tolls = tuple((one, toll) for one in sorted(passed)[:1])
                far = replace(command, to=to, consents=others, tolls=tolls)
                command = _if_legal(match, far, command)
        case c.DeclareAttack() | c.CounterAttack():
            return supported(match, command, random)
        case c.TradeCards():
            gets = match.players[command.other].hand.some(random.randint(1, 3))
            command = _if_legal(match, replace(command, gets=gets), command)
    return command


def supported(
    match: ParsecMatch, strike: c.DeclareAttack | c.CounterAttack, random: Random
) -> Command:
    """By all that may strike with it, for fees and shares."""
    kinds = list(match.tables.resources)
    for one in match.units.values():
        fee, later = (Purse.of({random.choice(kinds): random.randint(0, 1)}) for _ in range(2))
        helper = Support(one.id, fee, later, random.randint(0, 100))
        strike = _if_legal(match, replace(strike, supports=(*strike.supports, helper)), strike)
        if isinstance(strike, c.DeclareAttack):
            more = replace(strike, attackers=(*strike.attackers, one.id))
            strike = _if_legal(match, more, strike)
    return strike


def _if_legal(match: ParsecMatch, wanted: Command, else_: Any) -> Any:
    return wanted if verdict(judge, match, wanted).legal else else_
