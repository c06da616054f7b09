"""The levels of bots play legally by what they see, say why, prefer no place, come to an end."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.options import with_choice
from bp_desktop.core.purse import Purse
from bp_desktop.core.work import finished
from bp_desktop.games.bots import LEVELS, STRONG, BotDecision, Budget, SeatedBot, Ties
from bp_desktop.games.burning_planets.bots.level_bot import BOTS, LevelBot
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    ENORMOUS,
    SPACEPORT,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
)
from bp_desktop.games.burning_planets.match import commands as c, secret_commands
from bp_desktop.games.burning_planets.match.conquest import stations_of
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import geometry
from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.match.system import Command, judge
from bp_desktop.games.shared.bot_play import BotStep
from bp_desktop.games.table import Stage
from tests.games.burning_planets.bots.table import (
    DRAWN,
    ROWS,
    SMALL_TILES,
    a_match,
    new_match,
    play,
)
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    DIGITALS,
    DUO,
    HUMANS,
    RED,
    RED_HOME,
    SMALL,
    WILD,
    XENOS,
    acting,
    building,
    in_phase,
    orbit,
    purse,
    with_ship,
    with_structure,
    with_treasury,
    without_defences,
)
from tests.words import render, speech_in

MORE = (
    "cargo_capacity",
    "treasury_visibility",
    "trade_space_structures",
    "foreign_cargo_moves_structures",
    "direct_transfer",
    "bombardment_allies",
)
"""House rules that soak matches leave out."""


def decided(match: Match, level: str = STRONG, seed: int = 1) -> BotDecision[Command]:
    seat = match.turn.player
    found = finished(BOTS[level].decide(seen_by(match, seat), seat, seed))
    assert found is not None
    return found


def matched(
    match: Match, levels: tuple[str, ...], seed: int
) -> Iterator[BotStep[Match, Command, Event]]:
    bots = {
        player: SeatedBot(BOTS[levels[number % len(levels)]], seed * 31 + number)
        for number, player in enumerate(match.players)
    }
    return play(match, bots, seed)


def with_books(match: Match, visibility: Literal["public", "owner"]) -> Match:
    return replace(match, options=replace(match.options, treasury_visibility=visibility))


def with_a(match: Match, planet: PlanetId, kind: KindId) -> Match:
    """Inside, where nothing stands yet."""
    place, shape = match.board.planets[planet], geometry(match).shapes[planet]
    at = next(cell for cell in shape.interior if cell not in place.by_cell)
    match, _structure = with_structure(match, planet, kind, at)
    return match


def any_rules(seed: int) -> Match:
    """A small match by house rules of every sort, rich, so that much can be done."""
    chance, options = Random(seed), SMALL_TILES
    rows = {row.key: row for row in ROWS}
    for key in chance.sample((*DRAWN, *MORE), 12):
        row = rows[key]
        values = row.values or ((False, True) if isinstance(row.default, bool) else (0, 7))
        options = with_choice(options, key, chance.choice(values))
    factions = tuple(chance.choice((HUMANS, DIGITALS, XENOS)) for _ in range(3))
    positions = (Positions.BOARD, Positions.TABLE)[seed % 4 == 3]
    return new_match(factions, seed, (3, 2), options, positions, rich=seed % 2 == 0)


# --- legal, the same again, to the end


@pytest.mark.parametrize("seed", range(12))
def test_under_any_house_rules_every_step_is_legal_and_says_why(seed: int) -> None:
    languages = [speech_in(one) for one in ("en", "it", "ru")]
    for step in islice(matched(any_rules(seed), LEVELS, seed), 700):
        assert judge(step.before, step.command).objections == ()
        if step.before.stage is Stage.PLAY and step.before.turn.number % 5 == 0:
            for level in LEVELS:
                decision = decided(step.before, level, seed)
                assert judge(step.before, decision.command).objections == ()
                assert decision.reason.key.startswith("bp.bot.")
                assert all(render(decision.reason, one) for one in languages)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_decides_the_same_and_another_one_otherwise(level: str) -> None:
    match = a_match(3, Positions.BOARD, 2)

    def commands(seed: int) -> list[Command]:
        return [step.command for step in islice(matched(match, (level,), seed), 250)]

    assert commands(1) == commands(1)
    assert commands(1) != commands(2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_of_any_level_comes_to_an_end(level: str) -> None:
    *_, last = matched(a_match(6, Positions.BOARD, 2), (level,), 6)

    assert last.after.ending is Ending.LAST_SURVIVOR


def test_four_seats_of_all_levels_come_to_an_end() -> None:
    *_, last = matched(a_match(3, Positions.BOARD, 4), LEVELS, 3)

    assert last.after.ending is Ending.LAST_SURVIVOR


def test_beside_a_real_board_a_match_comes_to_an_end_too() -> None:
    *_, last = matched(a_match(3, Positions.TABLE, 3), LEVELS, 3)

    assert last.after.ending is Ending.LAST_SURVIVOR


# --- secrets


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_see_changes_no_decision(level: str) -> None:
    """BP-APP-6, BP-REG-4."""
    hidden = replace(SMALL_TILES, treasury_visibility="owner")
    match = new_match((HUMANS, XENOS), 5, (2, 2), hidden, rich=True)
    compared = 0
    for step in islice(matched(match, (level,), 5), 600):
        before = step.before
        if before.stage is not Stage.PLAY:
            continue
        seat = before.turn.player
        (other,) = (one for one in before.players if one != seat)
        told = with_treasury(before, other, Purse.of(metal=999, food=1))
        ships = {
            id_: replace(ship, hold=Purse.of(metal=50)) if ship.owner == other else ship
            for id_, ship in told.board.ships.items()
        }
        told = replace(told, board=told.board.changed(ships=ships))
        assert decided(told, level, 5) == decided(before, level, 5)
        compared += 1
    assert compared > 150


# --- no preference


def test_ties_are_drawn_evenly_and_again_the_same() -> None:
    drawn = Counter(Ties(seed, 3).best("abcdef", lambda _one: 1.0) for seed in range(6000))

    assert set(drawn) == set("abcdef")
    assert all(850 < count < 1150 for count in drawn.values())
    assert Ties(1, 2).mixed(range(50)) == Ties(1, 2).mixed(range(50))


def test_only_what_is_best_is_drawn() -> None:
    worth = {"a": 1.0, "b": 2.0, "c": 2.0, "d": 0.5}

    assert {Ties(seed).best(worth, worth.__getitem__) for seed in range(50)} == {"b", "c"}
    assert Ties(1).best((), float) is None


def test_a_launched_ship_prefers_no_cell_among_those_as_near() -> None:
    """On the board of three homes a scout goes where the free planet is nearest."""
    match = with_a(in_phase(building(), Phase.SHIPS), RED_HOME, SPACEPORT)
    match = with_treasury(match, RED, purse(food=100, metal=100))
    cells = Counter[Hex]()
    center = match.board.planets[WILD].center
    assert center is not None
    for seed in range(60):
        command = decided(match, STRONG, seed).command
        assert isinstance(command, c.BuildShip)
        assert command.at is not None
        cells[command.at] += 1
    away = {cell.distance(center) for cell in cells}

    assert len(away) == 1
    assert away == {min(cell.distance(center) for cell in orbit(match, RED_HOME))}
    alike = [one for one in orbit(match, RED_HOME) if one.distance(center) in away]
    assert set(cells) == set(alike)


def test_the_starting_cannon_may_stand_anywhere() -> None:
    match = a_match(3, Positions.BOARD, 2)
    places = set()
    for seed in range(40):
        for step in matched(match, (STRONG,), seed):
            if step.before.stage is not Stage.SETUP:
                break
            if isinstance(step.command, c.PlaceStartingCannon):
                places.add(step.command.at)
    assert len(places) > 12


# --- single decisions


def test_a_ship_takes_the_free_planet_and_says_so() -> None:
    """BP-CONQ-1."""
    match, ship = with_ship(acting(), RED, SMALL, orbit(acting(), WILD)[0])

    for level in LEVELS:
        command, reason = decided(match, level)
        assert command == c.Conquer(ship, WILD)
        assert reason.key == "bp.bot.takes"


def test_a_ship_shoots_where_the_odds_promise_most() -> None:
    match, ship = with_ship(acting(), RED, BIG, orbit(acting(), RED_HOME)[0])
    at = match.board.ships[ship].at
    assert at is not None
    free = [cell for cell in at.neighbors() if cell not in orbit(match, RED_HOME)]
    match, _weak = with_ship(match, BLUE, SMALL, free[0])
    match, dear = with_ship(match, BLUE, BIG, free[1])

    command, reason = decided(match)

    assert isinstance(command, c.Attack)
    assert command.target == dear
    assert reason.args["chance"] == 39


def test_an_empty_enemy_planet_is_conquered_and_a_bare_way_is_razed() -> None:
    """BP-CONQ-6, BP-CONQ-14."""
    match = without_defences(acting(), BLUE_HOME)
    match, ship = with_ship(match, RED, BIG, orbit(match, BLUE_HOME)[0])
    assert decided(match).command == c.Conquer(ship, BLUE_HOME)

    match = with_a(match, BLUE_HOME, KindId("greenhouse"))
    command, reason = decided(match)
    assert isinstance(command, c.DestroyStructure)
    assert reason.key == "bp.bot.razes"


def test_six_enormous_ships_in_position_bombard() -> None:
    """BP-BOMB-1."""
    match = with_a(acting(), BLUE_HOME, KindId("greenhouse"))
    for cells in stations_of(match, match.board.planets[BLUE_HOME]):
        match, _ship = with_ship(match, RED, ENORMOUS, cells[0])

    command, reason = decided(match)

    assert isinstance(command, c.Bombard)
    assert command.planet == BLUE_HOME
    assert reason.key == "bp.bot.bombards"


def test_a_threatened_planet_gets_a_cannon() -> None:
    match = with_treasury(building(), RED, purse(20, 40, 40, 40))
    for cell in orbit(match, RED_HOME)[:3]:
        match, _ship = with_ship(match, BLUE, BIG, cell)

    command, reason = decided(match)

    assert isinstance(command, c.BuildStructure)
    assert command.kind == CANNON
    assert reason.key == "bp.bot.builds_defence"


def test_who_cannot_pay_yet_says_what_it_saves_for() -> None:
    match = with_books(with_treasury(building(), RED, purse()), "public")

    command, reason = decided(match)

    assert isinstance(command, c.EnterPhase)
    assert reason.key == "bp.bot.saves_for_structure"


# --- what it agrees to


def answer(match: Match, seat: PlayerId, asked: Command) -> tuple[bool, str]:
    found = BOTS[STRONG].answer(seen_by(match, seat), seat, asked)
    return found.agrees, found.reason.key


def test_a_barter_is_answered_by_what_it_is_worth() -> None:
    match = with_treasury(with_treasury(acting(), BLUE, purse(food=20)), RED, purse(metal=20))
    match = with_books(match, "public")

    def offer(gives: Purse, takes: Purse) -> c.Barter:
        return c.Barter(RED, BLUE, gives, takes, (RED,))

    assert answer(match, BLUE, offer(purse(food=9), purse(food=5))) == (True, "bp.bot.good_barter")
    assert answer(match, BLUE, offer(purse(food=3), purse(food=5))) == (False, "bp.bot.bad_barter")
    assert answer(match, BLUE, offer(purse(food=99), purse(food=50))) == (False, "bp.bot.has_not")
    assert answer(match, RED, offer(purse(metal=5), purse(metal=9))) == (True, "bp.bot.good_barter")


def test_why_a_barter_is_declined_tells_nothing_of_a_hidden_treasury() -> None:
    """BP-APP-6: who asks for one more each time must not learn how much there is."""
    match = with_treasury(with_treasury(acting(), BLUE, purse(food=20)), RED, purse(metal=20))
    match = with_books(match, "owner")
    said = [
        BOTS[STRONG].answer(
            seen_by(match, BLUE),
            BLUE,
            c.Barter(RED, BLUE, purse(metal=1), purse(food=many), (RED,)),
        )
        for many in (19, 20, 21, 999)
    ]

    assert not any(one.agrees for one in said)
    assert all(one.reason == said[0].reason for one in said)


def test_why_a_step_is_taken_tells_nothing_that_is_hidden() -> None:
    """BP-APP-6, BP-REG-4: neither what a ship carries nor what a treasury lacks."""
    poor = with_treasury(building(), RED, purse())

    assert decided(with_books(poor, "owner"))[1].key == "bp.bot.goes_on"

    match = new_match((HUMANS, XENOS), 5, (2, 2), SMALL_TILES, rich=True)
    loading = next(
        step.before
        for step in matched(match, (STRONG,), 5)
        if isinstance(step.command, c.LoadCargo)
    )
    command, reason = decided(loading)
    assert isinstance(command, c.LoadCargo)
    assert not reason.args, "what a ship carries is its owner's to know"


def test_it_signs_no_contract_and_gives_nothing_away() -> None:
    match = acting()
    sign = secret_commands.AgreeContract("k1", BLUE)  # type: ignore[arg-type]
    gift = c.TransferResources(RED, BLUE, purse(metal=1))

    assert answer(match, BLUE, sign) == (False, "bp.bot.signs_nothing")
    assert answer(match, BLUE, gift) == (True, "bp.bot.accepts_gift")
    assert answer(match, RED, gift) == (False, "bp.bot.gives_nothing")
    assert answer(match, BLUE, c.StopMatch()) == (False, "bp.bot.plays_on")


# --- bounds


def test_a_decision_gives_way_between_ships_and_stays_within_its_positions() -> None:
    match = acting(DUO)
    for number, cell in enumerate(orbit(match, RED_HOME)):
        match, _ship = with_ship(match, (RED, BLUE)[number % 2], BIG, cell)
    work = BOTS[STRONG].decide(seen_by(match, RED), RED, 1)
    shares = list(work)

    bot = BOTS[STRONG]
    assert isinstance(bot, LevelBot)
    assert len(shares) >= len(orbit(match, RED_HOME)) // 2
    assert shares == sorted(shares[:-1]) + shares[-1:]
    assert all(0 <= share <= 1 for share in shares)


def test_a_spent_budget_ends_the_thinking() -> None:
    used = []
    for positions in (2, 1):
        budget = Budget(3)
        budget.take(positions)
        used.append((budget.is_spent, budget.share))
        budget.take(2)
        used.append((budget.is_spent, budget.share))

    assert used == [(False, 2 / 3), (True, 1.0), (False, 1 / 3), (True, 1.0)]


def test_a_seat_out_of_turn_has_nothing_to_do() -> None:
    match = acting()

    assert finished(BOTS[STRONG].decide(seen_by(match, BLUE), BLUE, 1)) is None
