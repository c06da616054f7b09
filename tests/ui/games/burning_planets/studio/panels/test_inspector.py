"""The inspector with real clicks and keys: everything typed is one undo step."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    CARGO,
    FOOD,
    FOREST,
    HABITAT,
    METAL,
    MOUNTAIN,
    ClassId,
    PlayerId,
    ShipId,
)
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.games.burning_planets.studio.map_things import (
    MapThingKind,
    all_things,
    ground_thing,
    planet_thing,
    thing_at,
)
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.map_form import MapForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.panel import (
    InspectorPanel,
    SeveralForm,
)
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.thing_forms import (
    AsteroidForm,
    GroundForm,
    PlanetForm,
    ShipForm,
    SpaceForm,
)
from tests.ui.games.burning_planets.studio.panels.desk import FAIR, MEDIUM, WATER, Desk, empty_map

LEFT = Qt.MouseButton.LeftButton
RED, BLUE = PlayerId("player1"), PlayerId("player2")
F = TypeVar("F", bound=QWidget)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = empty_map()
    return desk.draw(c.PlacePlanet(desk.center(1), MEDIUM, FAIR))


@pytest.fixture
def panel(desk: Desk, qtbot: QtBot) -> InspectorPanel:
    return desk.stage(qtbot, InspectorPanel(desk.context), 380, 1600)


def planet(desk: Desk) -> Planet:
    return next(iter(desk.state.board.planets.values()))


def form(panel: InspectorPanel, kind: type[F]) -> F:
    assert isinstance(panel.form, kind)
    return panel.form


def chosen_planet(desk: Desk, panel: InspectorPanel) -> PlanetForm:
    one = planet(desk)
    assert one.center is not None
    desk.selection.choose({MapThing(MapThingKind.PLANET, one.id, one.center)})
    return form(panel, PlanetForm)


def choose(box: QComboBox, value: str) -> None:
    """With the keyboard, as the list does not open without a screen."""
    box.setFocus()
    wanted = box.findData(value)
    assert wanted >= 0
    while box.currentIndex() != wanted:
        key = Qt.Key.Key_Down if box.currentIndex() < wanted else Qt.Key.Key_Up
        QTest.keyClick(box, key)


def test_with_nothing_chosen_the_map_itself_is_shown(panel: InspectorPanel) -> None:
    assert isinstance(panel.form, MapForm)


def test_a_typed_name_is_one_step_and_undo_takes_it_back_whole(
    desk: Desk, panel: InspectorPanel
) -> None:
    name = chosen_planet(desk, panel).name
    steps = len(desk.session.timeline)

    name.setFocus()
    QTest.keyClicks(name, "Nova Roma")
    QTest.keyClick(name, Qt.Key.Key_Return)

    assert planet(desk).name == "Nova Roma"
    assert len(desk.session.timeline) == steps + 1
    desk.commander.undo()
    assert planet(desk).name == ""
    assert name.text() == ""


def test_leaving_the_field_enters_the_name_and_escape_drops_it(
    desk: Desk, panel: InspectorPanel
) -> None:
    shown = chosen_planet(desk, panel)

    shown.name.setFocus()
    QTest.keyClicks(shown.name, "Kept")
    QTest.keyClick(shown.name, Qt.Key.Key_Tab)
    shown.name.setFocus()
    QTest.keyClicks(shown.name, " not")
    QTest.keyClick(shown.name, Qt.Key.Key_Escape)

    assert planet(desk).name == "Kept"
    assert shown.name.text() == "Kept"


def test_looking_into_a_field_and_leaving_it_is_no_step(desk: Desk, panel: InspectorPanel) -> None:
    shown = chosen_planet(desk, panel)
    steps = len(desk.session.entries)

    shown.name.setFocus()
    QTest.keyClick(shown.name, Qt.Key.Key_Return)
    QTest.keyClick(shown.name, Qt.Key.Key_Tab)

    assert len(desk.session.entries) == steps


def test_choosing_something_else_while_typing_enters_nothing_into_the_wrong_thing(
    desk: Desk, panel: InspectorPanel
) -> None:
    desk.draw(c.PlacePlanet(desk.center(2), MEDIUM, FAIR))
    first, second = desk.state.board.planets.values()
    shown = chosen_planet(desk, panel)
    shown.name.setFocus()
    QTest.keyClicks(shown.name, "Half a na")

    assert second.center is not None
    desk.selection.choose({MapThing(MapThingKind.PLANET, second.id, second.center)})

    assert desk.state.board.planets[second.id].name == ""
    assert desk.state.board.planets[first.id].name == ""


def test_chips_change_size_and_biome(desk: Desk, panel: InspectorPanel) -> None:
    shown = chosen_planet(desk, panel)

    QTest.mouseClick(shown.size_.buttons["big"], LEFT)
    QTest.mouseClick(shown.biome.buttons["water"], LEFT)

    assert (planet(desk).size, planet(desk).biome) == ("big", "water")


def test_a_designer_may_break_a_rule_and_the_journal_names_it(
    desk: Desk, panel: InspectorPanel
) -> None:
    """BP-GEN-14: no mountains on water."""
    center = planet(desk).center
    assert center is not None
    desk.draw(c.PlaceNatural(MOUNTAIN, (center + Hex(1, 0),)))
    shown = chosen_planet(desk, panel)

    QTest.mouseClick(shown.biome.buttons["water"], LEFT)

    assert planet(desk).biome == WATER
    assert desk.session.entries[-1].overruled == ("BP-GEN-14",)


def test_what_cannot_be_is_shown_as_it_was(desk: Desk, panel: InspectorPanel) -> None:
    """BP-BOARD-13: two planets cannot share cells."""
    desk.draw(c.PlacePlanet(desk.center(1) + Hex(7, 0), MEDIUM, FAIR))
    shown = chosen_planet(desk, panel)

    QTest.mouseClick(shown.size_.buttons["big"], LEFT)

    assert planet(desk).size == MEDIUM
    assert shown.size_.buttons["medium"].isChecked()


def test_owner_and_starting_seat_are_chosen_from_the_players(
    desk: Desk, panel: InspectorPanel
) -> None:
    shown = chosen_planet(desk, panel)

    choose(shown.starting, RED)

    assert (planet(desk).starting, planet(desk).owner) == (RED, RED)
    choose(shown.owner, "")
    assert planet(desk).owner is None


def test_contents_are_listed_chosen_and_removed(desk: Desk, panel: InspectorPanel) -> None:
    center = planet(desk).center
    assert center is not None
    cells = (center + Hex(1, 0), center + Hex(0, 1))
    desk.draw(c.PlaceNatural(FOREST, cells))
    shown = chosen_planet(desk, panel)
    assert {thing.at for thing in shown.contents} == set(cells)

    QTest.mouseClick(shown.contents[ground_thing(cells[0])], LEFT)

    assert desk.selection.things == {ground_thing(cells[0])}
    assert desk.visited == [(cells[0],)]
    QTest.mouseClick(form(panel, GroundForm).remove, LEFT)
    assert [one.at for one in planet(desk).natural] == [cells[1]]


def test_a_forest_becomes_a_mountain(desk: Desk, panel: InspectorPanel) -> None:
    center = planet(desk).center
    assert center is not None
    at = center + Hex(1, 0)
    desk.draw(c.PlaceNatural(FOREST, (at,)))
    desk.selection.choose({ground_thing(at)})
    shown = form(panel, GroundForm)

    choose(shown.kind, "mountain")

    assert [one.kind for one in planet(desk).natural] == ["mountain"]


def test_a_structure_becomes_another_in_one_step(desk: Desk, panel: InspectorPanel) -> None:
    center = planet(desk).center
    assert center is not None
    at = center + Hex(3, 0)
    desk.draw(c.SetPlanetOwner(planet(desk).id, RED), c.PlaceStructure(CANNON, at))
    desk.selection.choose({ground_thing(at)})
    steps = len(desk.session.timeline)

    choose(form(panel, GroundForm).kind, "tower")

    assert [one.kind for one in planet(desk).structures.values()] == ["tower"]
    assert len(desk.session.timeline) == steps + 1


def test_a_cargo_ship_is_numbered_and_loaded(desk: Desk, panel: InspectorPanel) -> None:
    """BP-CARGO-8."""
    desk.draw(c.PlaceShip(RED, CARGO, Hex(0, 0)))
    (id_,) = desk.state.board.ships
    desk.selection.choose({MapThing(MapThingKind.SHIP, id_, Hex(0, 0))})
    shown = form(panel, ShipForm)

    shown.number.setFocus()
    shown.number.selectAll()
    QTest.keyClicks(shown.number, "42")
    QTest.keyClick(shown.number, Qt.Key.Key_Return)
    metal = shown.hold.amounts[METAL]
    metal.setFocus()
    metal.selectAll()
    QTest.keyClicks(metal, "12")
    QTest.keyClick(metal, Qt.Key.Key_Return)
    choose(shown.carried, HABITAT)

    ship = desk.state.board.ships[ShipId(id_)]
    assert ship.number == 42
    assert ship.hold == Purse.of(metal=12)
    assert ship.carried is not None
    assert ship.carried.kind == HABITAT


def test_another_class_is_another_ship_that_stays_chosen(desk: Desk, panel: InspectorPanel) -> None:
    desk.draw(c.PlaceShip(RED, CARGO, Hex(0, 0), 7))
    desk.selection.choose(
        {thing for thing in all_things(desk.state) if thing.sort == MapThingKind.SHIP}
    )
    steps = len(desk.session.timeline)

    choose(form(panel, ShipForm).cls, "enormous")

    (ship,) = desk.state.board.ships.values()
    assert (ship.cls, ship.number, ship.at) == (ClassId("enormous"), 7, Hex(0, 0))
    assert len(desk.session.timeline) == steps + 1
    assert desk.selection.things == {MapThing(MapThingKind.SHIP, ship.id, Hex(0, 0))}


def test_asteroids_and_what_stands_on_them_are_removed(desk: Desk, panel: InspectorPanel) -> None:
    desk.draw(c.PlaceAsteroid(Hex(0, 0)), c.PlaceSpaceStructure(RED, HABITAT, Hex(0, 0)))
    thing = thing_at(desk.state, Hex(0, 0))
    assert thing is not None
    desk.selection.choose({thing})

    choose(form(panel, SpaceForm).owner, BLUE)
    assert [one.owner for one in desk.state.board.space.values()] == [BLUE]
    QTest.mouseClick(form(panel, SpaceForm).remove, LEFT)
    assert desk.state.board.space == {}
    rock = thing_at(desk.state, Hex(0, 0))
    assert rock is not None
    desk.selection.choose({rock})
    QTest.mouseClick(form(panel, AsteroidForm).remove, LEFT)
    assert desk.state.board.asteroids == {}


def test_what_is_gone_is_not_shown_any_more(desk: Desk, panel: InspectorPanel) -> None:
    shown = chosen_planet(desk, panel)

    QTest.mouseClick(shown.remove, LEFT)

    assert isinstance(panel.form, MapForm)


def test_several_things_are_removed_in_one_step(desk: Desk, panel: InspectorPanel) -> None:
    desk.draw(c.PlaceAsteroid(Hex(0, 0)), c.PlaceAsteroid(Hex(2, 0)))
    desk.selection.choose(all_things(desk.state))
    steps = len(desk.session.timeline)

    QTest.mouseClick(form(panel, SeveralForm).remove, LEFT)

    assert all_things(desk.state) == ()
    assert len(desk.session.timeline) == steps + 1


def test_the_title_and_the_board_are_typed(desk: Desk, panel: InspectorPanel) -> None:
    shown = form(panel, MapForm)

    shown.title.setFocus()
    QTest.keyClicks(shown.title, "Two Suns")
    QTest.keyClick(shown.title, Qt.Key.Key_Return)
    shown.board.wide.setFocus()
    shown.board.wide.selectAll()
    QTest.keyClicks(shown.board.wide, "4")
    QTest.keyClick(shown.board.wide, Qt.Key.Key_Return)

    assert desk.state.content.title == "Two Suns"
    tiles = desk.state.board.tiles
    assert tiles is not None
    assert len(tiles.places) == 8


def test_a_grid_that_would_lose_something_is_refused_and_shown_as_it_is(
    desk: Desk, panel: InspectorPanel
) -> None:
    desk.draw(c.PlacePlanet(desk.center(3), MEDIUM, FAIR))
    shown = form(panel, MapForm)

    shown.board.wide.setFocus()
    shown.board.wide.selectAll()
    QTest.keyClicks(shown.board.wide, "1")
    QTest.keyClick(shown.board.wide, Qt.Key.Key_Return)

    assert len(desk.state.board.planets) == 2
    assert shown.board.wide.value() == 3
    assert shown.board.why_not.isVisible()
    assert shown.board.why_not.text().startswith("Things that would lose their place")

    shown.board.high.setFocus()
    shown.board.high.selectAll()
    QTest.keyClicks(shown.board.high, "3")
    QTest.keyClick(shown.board.high, Qt.Key.Key_Return)
    assert not shown.board.why_not.isVisible()


def test_several_planets_of_different_owners_say_so(desk: Desk, panel: InspectorPanel) -> None:
    desk.draw(c.PlacePlanet(desk.center(3), MEDIUM, FAIR))
    ids = list(desk.state.board.planets)
    red = desk.state.content.seats[0].id
    desk.draw(c.SetPlanetOwner(ids[0], red), c.SetPlanetOwner(ids[1], None))
    desk.selection.choose(planet_thing(desk.state, one) for one in ids)
    shown = form(panel, SeveralForm)

    assert shown.owner.currentIndex() == -1
    assert shown.owner.placeholderText() == "Different owners"

    desk.draw(c.SetPlanetOwner(ids[1], red))
    assert shown.owner.currentData() == red


def test_the_button_that_adds_a_player_stays_under_the_mouse(
    desk: Desk, panel: InspectorPanel, qtbot: QtBot
) -> None:
    seats = form(panel, MapForm).seats
    qtbot.wait(10)
    before = seats.add.mapTo(panel, QPoint())

    QTest.mouseClick(seats.add, Qt.MouseButton.LeftButton)
    qtbot.wait(10)

    assert len(seats.cards) == 3
    assert seats.add.mapTo(panel, QPoint()) == before


def test_players_are_added_renamed_moved_and_taken_away(desk: Desk, panel: InspectorPanel) -> None:
    seats = form(panel, MapForm).seats

    QTest.mouseClick(seats.add, LEFT)
    new = desk.state.content.seats[-1]
    assert new.faction == "digitals", "the faction nobody plays yet"
    name = seats.cards[new.id].name
    name.setFocus()
    QTest.keyClicks(name, "Anna")
    QTest.keyClick(name, Qt.Key.Key_Return)
    QTest.mouseClick(seats.cards[new.id].earlier, LEFT)
    assert [seat.name for seat in desk.state.content.seats] == ["", "Anna", ""]
    QTest.mouseClick(seats.cards[RED].remove, LEFT)

    assert [seat.id for seat in desk.state.content.seats] == [new.id, BLUE]


def test_a_treasury_is_set_for_a_scenario_and_given_up_again(
    desk: Desk, panel: InspectorPanel
) -> None:
    shown = form(panel, MapForm).seats.cards[RED]

    QTest.mouseClick(shown.scenario, LEFT)
    food = shown.treasury.amounts[FOOD]
    food.setFocus()
    food.selectAll()
    QTest.keyClicks(food, "30")
    QTest.keyClick(food, Qt.Key.Key_Return)
    assert desk.state.content.seats[0].treasury == Purse.of(food=30)
    QTest.mouseClick(shown.grant, LEFT)

    assert desk.state.content.seats[0].treasury is None


def test_options_of_the_map_are_changed_one_by_one(desk: Desk, panel: InspectorPanel) -> None:
    shown = form(panel, MapForm)
    QTest.mouseClick(shown.more, LEFT)
    options = shown.options

    die = options.lines["asteroid_modifier_die"].editor
    assert isinstance(die, QComboBox)
    die.setCurrentIndex(die.findData(12))
    die.activated.emit(die.currentIndex())
    QTest.keyClick(options.lines["second_planet_owned"].editor, Qt.Key.Key_Space)
    radius = options.lines["planet_radius.big"].editor
    assert isinstance(radius, QSpinBox)
    radius.setFocus()
    radius.selectAll()
    QTest.keyClicks(radius, "5")
    QTest.keyClick(radius, Qt.Key.Key_Return)

    chosen = desk.state.options
    assert chosen.asteroid_modifier_die == 12
    assert chosen.second_planet_owned
    assert chosen.planet_radius.big == 5


def test_a_scenario_says_who_begins(desk: Desk, panel: InspectorPanel) -> None:
    standing = form(panel, MapForm).standing

    choose(standing.player, BLUE)
    choose(standing.phase, "ships")

    assert desk.state.content.standing is not None
    assert desk.state.content.standing.player == BLUE
    assert desk.state.content.standing.phase == "ships"
