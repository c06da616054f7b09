"""A match that starts in the middle begins with books that balance."""

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import ScenarioTurn, Ship
from bp_desktop.games.burning_planets.ids import CARGO, ShipId
from bp_desktop.games.burning_planets.match.state import NEW_MATCH
from tests.games.burning_planets.invariants.laws import Books, postings_of, require_sound
from tests.games.burning_planets.match.build import (
    BLUE,
    RED,
    TRIO,
    creation,
    do,
    happens,
    map_for,
    purse,
)


def test_what_a_scenario_puts_into_treasuries_and_holds_is_in_the_ledger() -> None:
    """BP-APP-2: nothing is there that no entry brought."""
    content = map_for(TRIO)
    freighter = Ship(ShipId("x"), BLUE, CARGO, 4, Hex(20, 2), hold=purse(metal=5, food=1))
    board = replace(content.board, ships={freighter.id: freighter})
    seats = tuple(replace(seat, treasury=purse(biomass=9)) for seat in content.seats)
    scenario = replace(content, board=board, seats=seats, standing=ScenarioTurn(RED, "ships", 7))
    command = creation(content=scenario)
    books = Books()

    books.post(postings_of(happens(NEW_MATCH, command)))

    match = do(NEW_MATCH, command)
    [ship] = match.board.ships.values()
    assert ship.hold == purse(metal=5, food=1)
    books.require_equal(match)
    require_sound(match)
