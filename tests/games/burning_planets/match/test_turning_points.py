"""Turning points: what of a step a match is remembered by, and how much it counts."""

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Roll
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, UnitId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.match.turning_points import (
    COUNTS,
    HOME,
    TAKEN,
    turning_points_of,
)
from bp_desktop.games.remembered import TurningPoint
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    FURNACE,
    RED,
    SMALL,
    started,
    with_ship,
    with_structure,
)
from tests.words import render


def point(match: Match, *events: Event, rolls: tuple[Roll, ...] = ()) -> TurningPoint:
    (only,) = turning_points_of(match, events, rolls)
    return only


def test_a_fallen_home_counts_more_than_another_planet() -> None:
    home = point(started(), e.PlanetConquered(BLUE_HOME, RED, BLUE))
    strange = next(one for one in started().board.planets.values() if one.starting is None)
    other = point(started(), e.PlanetConquered(strange.id, RED, BLUE))

    assert (home.effect, other.effect) == (HOME, TAKEN)
    assert render(home.words) == "Blue's home falls to Red"
    assert home.seat == RED


def test_a_bombardment_counts_its_structures() -> None:
    match, first = with_structure(started(), BLUE_HOME, FURNACE, None)
    match, second = with_structure(match, BLUE_HOME, FURNACE, None)

    one = point(match, e.PlanetBombarded(BLUE_HOME, RED, (), (first,)))
    two = point(match, e.PlanetBombarded(BLUE_HOME, RED, (), (first, second)))

    assert two.effect == 2 * one.effect
    assert render(one.words) == "Red bombards Blue's home: 1 structure gone"


def test_a_ship_is_remembered_by_the_cargo_that_went_with_it() -> None:
    match, ship = with_ship(started(), BLUE, CARGO, Hex(12, 6))
    hull = Posting(RED, PostingType.LOOT_HULL, Purse.of({"metal": 90}))
    hold = Posting(RED, PostingType.LOOT_HOLD, Purse.of({"food": 40}))

    lost = point(match, e.ShipDestroyed(ship, BLUE, RED, (hull, hold)))

    assert lost.sort == "cargo"
    assert render(lost.words).endswith("of Blue is lost with 40 food aboard")
    assert turning_points_of(match, (e.ShipDestroyed(ship, BLUE, RED, (hull,)),), ()) == ()


def attack(match: Match, ship: str, target: str, face: int) -> e.Attacked:
    return e.Attacked(UnitId(ship), target, RED, face, 1, True, BLUE, 1)  # type: ignore[arg-type]


def test_a_hit_against_long_odds_says_how_likely_it_was() -> None:
    match, ship = with_ship(started(), RED, SMALL, Hex(12, 6))
    match, target = with_ship(match, BLUE, SMALL, Hex(13, 6))
    unlikely = (
        Roll(4, 4, "app", f"attack:{ship}"),
        Roll(20, 1, "app", f"defence:{target}"),
    )
    likely = (
        Roll(20, 4, "app", f"attack:{ship}"),
        Roll(4, 1, "app", f"defence:{target}"),
    )

    found = point(match, attack(match, ship, target, 4), rolls=unlikely)

    assert found.sort == "odds"
    assert "against 1, a " in render(found.words)
    assert turning_points_of(match, (attack(match, ship, target, 4),), likely) == ()


def test_the_end_counts_most_and_every_ending_has_words() -> None:
    ends = (
        e.MatchEnded(Ending.LAST_SURVIVOR, (RED,)),
        e.MatchEnded(Ending.SHARED, (RED, BLUE)),
        e.MatchEnded(Ending.STOPPED),
    )
    out = point(started(), e.PlayerEliminated(BLUE))

    found = [point(started(), one) for one in ends]

    assert [render(one.words) for one in found] == [
        "Red is the last one standing: the end",
        "Red and Blue share the victory",
        "The players stop the match",
    ]
    assert all(one.effect > out.effect for one in found)


def test_only_what_was_somebody_elses_counts_as_an_enemy_destroyed() -> None:
    match, ship = with_ship(started(), BLUE, SMALL, Hex(12, 6))
    match, thing = with_structure(match, BLUE_HOME, FURNACE, None)
    (count,) = COUNTS

    found = count.counts(
        match,
        (
            e.ShipDestroyed(ship, BLUE, RED),
            e.PlanetBombarded(BLUE_HOME, RED, (), (thing,)),
            e.ShipDestroyed(ship, BLUE, BLUE),
        ),
    )

    assert dict(found) == {RED: 2}
