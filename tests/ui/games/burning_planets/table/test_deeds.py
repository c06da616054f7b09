"""The rarer actions from the lists: destroy, bombard, unload, buy, deploy and relocate."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO, Phase, Positions
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    MoveShip,
    PutShip,
    PutSpaceStructure,
    PutStructure,
    SetOwner,
)
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.table.cargo_form import CargoForm
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.build import (
    BLUE,
    BLUE_HOME,
    CENTERS,
    DRILL,
    ENORMOUS,
    FURNACE,
    HABITAT,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    SPACEPORT,
    STATION,
    WILD,
    WILD_CENTER,
    purse,
)
from tests.ui.table.players_hand import (
    PlayersHand,
    begun,
    go_to,
    in_phase,
    new_session,
    pass_a_round,
    push,
    rich,
    ship_of,
    sit_down,
)

BOTH = pytest.mark.parametrize("positions", list(Positions))


def at(positions: Positions, cell: Hex) -> Hex | None:
    """Beside a real board nothing has a cell."""
    return cell if positions is Positions.BOARD else None


def deeds(hand: PlayersHand, unit: str) -> list[str]:
    """What is offered to a unit chosen in the list."""
    hand.choose(hand.own.do_now.picker, unit)
    return hand.titles(hand.own.do_now.unit.deeds)


def do(hand: PlayersHand, unit: str, deed: str) -> None:
    """Two clicks."""
    hand.choose(hand.own.do_now.picker, unit)
    hand.choose(hand.own.do_now.unit.deeds, deed)


@BOTH
def test_an_economic_structure_is_destroyed_in_two_clicks(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """BP-CONQ-6: without dice, where nothing defends it any more."""
    border = WILD_CENTER + Hex(3, 0)
    extra: list[Command] = [
        SetOwner(WILD, BLUE),
        PutStructure(WILD, FURNACE, at(positions, border)),
        PutShip(RED, SMALL, at(positions, border + Hex(1, 0))),
    ]
    session = in_phase(new_session(positions=positions), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    do(hand, "Spear 1", f"Destroy Blast Furnace on {site_title(hand.match, WILD)}")

    assert hand.match.board.planets[WILD].structures == {}


@BOTH
def test_six_enormous_ships_bombard_a_planet(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """BP-BOMB-1: every structure goes."""
    corners = [CENTERS[1] + way * 3 for way in _WAYS]
    extra = [PutShip(RED, ENORMOUS, at(positions, one)) for one in corners]
    session = in_phase(new_session(positions=positions), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    hand.choose(hand.own.do_now.bombs, "Bombard Blue's home: every structure is destroyed")

    assert hand.match.board.planets[BLUE_HOME].structures == {}


@BOTH
def test_goods_are_unloaded_by_amounts(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """BP-TRADE-7: from the hold into the treasury of who owns the planet."""
    session = new_session(positions=positions)
    orbit = CENTERS[0] + Hex(3, 0)
    in_phase(session, Phase.ACTIONS, [PutShip(RED, CARGO, at(positions, orbit))])
    ship = ship_of(session.state, RED)
    session.submit(AdjustHold(ship, purse(food=8), "test"))
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match.players[RED].treasury

    do(hand, "Cargo ship 1", "Unload at Red's home …")
    form = hand.own.do_now.unit.form
    assert isinstance(form, CargoForm)
    form.amounts["food"].setValue(5)
    push(form.do)

    assert hand.match.board.ships[ship].hold == purse(food=3)
    assert hand.match.players[RED].treasury == before + purse(food=5)


@BOTH
def test_a_space_structure_is_bought_and_loaded(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """BP-SPACE-5: at a planet with a spaceport."""
    extra: list[Command] = [
        *rich(RED),
        PutStructure(RED_HOME, SPACEPORT, at(positions, CENTERS[0] + Hex(2, 0))),
        PutShip(RED, CARGO, at(positions, CENTERS[0] + Hex(3, 0))),
    ]
    session = in_phase(new_session(positions=positions), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    do(hand, "Cargo ship 1", "Buy Habitat at Red's home and load it")

    carried = hand.match.board.ships[ship_of(hand.match, RED)].carried
    assert carried is not None
    assert carried.kind == HABITAT


@BOTH
def test_a_space_structure_is_taken_aboard_and_deployed_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path, positions: Positions
) -> None:
    """BP-SPACE-12: relocating is a load and an unload action."""
    extra: list[Command] = [
        PutSpaceStructure(RED, DRILL, asteroid=ROCK),
        PutShip(RED, CARGO, at(positions, ROCK_CELL + Hex(1, 0))),
    ]
    session = in_phase(new_session(positions=positions), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    do(hand, "Cargo ship 1", "Take aboard: Drilling facility")
    assert hand.match.board.space == {}
    offered = [one for one in deeds(hand, "Cargo ship 1") if one.startswith("Place")]
    do(hand, "Cargo ship 1", offered[0])

    (drill,) = hand.match.board.space.values()
    assert (drill.kind, drill.owner) == (DRILL, RED)


def test_on_the_board_a_cell_is_chosen_for_a_station(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-SPACE-6: a free cell beside the ship; which one is clicked, not read from a list."""
    here = Hex(14, 12)
    session = begun(new_session())
    session.submit(PutShip(RED, CARGO, here))
    session.submit(PutSpaceStructure(RED, STATION, ship=ship_of(session.state, RED)))
    pass_a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, go_to(session, Phase.ACTIONS))

    do(hand, "Cargo ship 1", "Place Space station")
    assert hand.own.board is not None
    assert hand.own.board.placing.bar.isVisible()
    hand.click(here + Hex(0, 1))

    (station,) = hand.match.board.space.values()
    assert (station.kind, station.at) == (STATION, here + Hex(0, 1))


def test_one_possible_cell_is_not_asked_for(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-SPACE-7: beside one asteroid there is one place for a drilling facility."""
    session = begun(new_session())
    session.submit(PutShip(RED, CARGO, ROCK_CELL + Hex(1, 0)))
    session.submit(PutSpaceStructure(RED, DRILL, ship=ship_of(session.state, RED)))
    pass_a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, go_to(session, Phase.ACTIONS))

    do(hand, "Cargo ship 1", "Place Drilling facility")

    (drill,) = hand.match.board.space.values()
    assert drill.asteroid == ROCK


_WAYS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def test_what_is_there_for_the_taking_comes_before_all_that_could_be_attacked(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Beside a real board every enemy is offered, and the list may be long."""
    extra: list[Command] = [PutShip(RED, SMALL), PutShip(BLUE, SMALL)]
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)

    found = deeds(hand, "Spear 1")

    assert found.index("Conquer wild") < min(
        place for place, one in enumerate(found) if one.startswith("Attack")
    )


def test_the_next_key_goes_on_after_the_last_action(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Qt would give the keyboard of the list, which is gone then, to a neighbour."""
    extra: list[Command] = [PutShip(RED, SMALL)]
    session = in_phase(new_session(positions=Positions.TABLE), Phase.ACTIONS, extra)
    hand = sit_down(qtbot, theme, tmp_path, session)
    session.submit(MoveShip(ship_of(hand.match, RED)))

    do(hand, "Spear 1", "Conquer wild")

    assert not hand.own.do_now.unit.deeds.isVisible()
    assert hand.view.go_on.button.hasFocus()
