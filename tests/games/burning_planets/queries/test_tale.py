"""The tale accounts for every kind of event that the journal tells."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from bp_desktop.core.accounts import Posting
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, AsteroidId, Phase, Positions
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.describe import describe
from bp_desktop.games.burning_planets.match.evolution import EVOLVERS, Event
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.queries.tale import UNTOLD, tale
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.table import TurnSummary
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    FURNACE,
    RED,
    SECRET_BOOKS,
    SMALL,
    started,
    with_ship,
    with_structure,
)
from tests.golden.test_golden import NAMES, opened
from tests.words import render

OPEN_BOOKS = Options(treasury_visibility="public")
TOLD_BY_ANOTHER = {
    e.EventRolled: "where it brings no event",
    e.Attacked: "where it hits: the loss follows as an event of its own",
}
"""Kinds of which some are told, and some are not."""


def turn_with(match: Match, *events: Event) -> TurnSummary:
    began = e.TurnBegan(match.turn.player, 9, 4, Phase.EVENT_ROLL)
    (only,) = tale(match, ((began,), events))
    return only


def words(turn: TurnSummary) -> list[str]:
    return [render(one) for one in turn.happened]


@cache
def golden_events() -> tuple[tuple[Match, Event], ...]:
    def found() -> Iterator[tuple[Match, Event]]:
        for name in NAMES:
            session = opened(name)
            match = session.system.start
            for step in session.timeline:
                for event in step.outcome.events:
                    yield match, event
                    match = session.system.evolve(match, event)

    return tuple(found())


def in_play() -> Iterator[tuple[Match, Event]]:
    for match, event in golden_events():
        if match.turn.number and not isinstance(event, e.TurnBegan):
            yield match, event


def test_whatever_the_journal_tells_of_a_turn_the_tale_tells_too() -> None:
    silent = {
        type(event)
        for match, event in in_play()
        if describe(match, event) is not None and not turn_with(match, event).happened
    }

    assert silent <= {*UNTOLD, *TOLD_BY_ANOTHER}, "a kind of event is told by the journal alone"


def test_what_is_left_out_is_a_short_list_with_reasons() -> None:
    assert all(UNTOLD.values())
    assert len(UNTOLD) <= 12
    assert set(UNTOLD) <= set(EVOLVERS), "it names kinds of events"


def test_a_kind_that_the_tale_has_no_short_form_for_is_told_as_in_the_journal() -> None:
    """So a new kind of event is in the story from its first day."""
    match = started()
    event = e.PlanetAdded(msgspec.structs.replace(match.board.planets[BLUE_HOME], owner=None))

    assert turn_with(match, event).happened == (describe(match, event),)


# --- the kinds that were forgotten


def test_a_bombardment_tells_with_what_and_how_many_structures() -> None:
    match, first = with_structure(started(), BLUE_HOME, FURNACE, None)
    match, ship = with_ship(match, RED, SMALL, Hex(14, 6))
    match, other = with_ship(match, RED, SMALL, Hex(15, 6))

    turn = turn_with(match, e.PlanetBombarded(BLUE_HOME, RED, (ship, other), (first,)))

    assert words(turn) == ["bombarded Blue's home with Spear ×2: 1 structure gone"]
    assert turn.decisive


@pytest.mark.parametrize(("gone", "told"), [(1, "1 structure gone."), (7, "7 structures gone.")])
def test_the_journal_counts_what_a_bombardment_destroyed(gone: int, told: str) -> None:
    ids = tuple(f"s{n}" for n in range(gone))
    message = describe(started(), e.PlanetBombarded(BLUE_HOME, RED, (), ids))  # type: ignore[arg-type]

    assert message is not None
    assert render(message) == f"Red bombards Blue's home: {told}"


GIFT = (
    Posting(RED, PostingType.TRANSFER, Purse.of({"metal": -10})),
    Posting(BLUE, PostingType.TRANSFER, Purse.of({"metal": 10})),
)


def test_goods_that_change_hands_are_told_with_amounts_where_books_are_open() -> None:
    turn = turn_with(
        started(options=OPEN_BOOKS), e.ResourcesTransferred(RED, BLUE, GIFT, "a secret reason")
    )

    assert words(turn) == ["gave Blue 10 metal"]


def test_goods_that_change_hands_are_told_without_amounts_where_books_are_hidden() -> None:
    """BP-APP-6."""
    match = started(options=SECRET_BOOKS)

    turn = turn_with(match, e.ResourcesTransferred(RED, BLUE, GIFT, "a secret reason"))

    assert words(turn) == ["gave Blue goods"]


def test_cargo_is_told_with_amounts_only_while_books_were_and_are_open() -> None:
    """BP-APP-6, AMB-67: the table covered its books later."""
    match, ship = with_ship(started(options=OPEN_BOOKS), RED, CARGO, Hex(14, 6))
    loaded = e.CargoLoaded(ship, BLUE_HOME, RED, _hold(ship, 5))
    covered = e.OptionChanged("treasury_visibility", SECRET_BOOKS)

    assert words(turn_with(match, loaded)) == ["loaded 5 food at Blue's home"]
    assert words(turn_with(match, loaded, covered))[0] == "loaded cargo at Blue's home"


def _hold(ship: str, food: int) -> tuple[Posting, ...]:
    goods = Purse.of({"food": food})
    return (
        Posting(RED, PostingType.TRANSFER, -goods),
        Posting(RED, PostingType.TRANSFER, goods, hold=ship),
    )


def test_failed_attacks_corrections_and_lost_rocks_are_told() -> None:
    match, ship = with_ship(started(), RED, SMALL, Hex(14, 6))
    rock = AsteroidId("asteroid")
    missed = e.Attacked(ship, rock, RED, 1, 3, destroyed=False)  # type: ignore[arg-type]

    turn = turn_with(
        match, missed, missed, e.AsteroidDestroyed(rock, RED), e.ShipRelocated(ship, Hex(13, 6))
    )

    assert words(turn) == ["2 attacks failed", "destroyed Asteroid", "1 correction by the players"]


def test_positions_beside_a_real_board_do_not_matter() -> None:
    match = started(positions=Positions.TABLE)

    assert words(turn_with(match, e.PlayerEliminated(BLUE, conceded=True))) == ["Blue gave up"]
