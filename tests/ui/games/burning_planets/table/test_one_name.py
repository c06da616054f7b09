"""A place is called the same in journal, lists, on the board, in Ctrl+K and on the command line."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.cli.games.burning_planets.show import shown
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.map.commands import PlacePlanet
from bp_desktop.games.burning_planets.match.commands import SetOwner
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.ui.games.burning_planets.art.labels import match_labels
from bp_desktop.ui.games.burning_planets.table.titles import planet_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import worded
from tests.games.burning_planets.map.build import FAIR, MEDIUM, board as drawn, center
from tests.games.burning_planets.match.build import BLUE_HOME, RED
from tests.ui.games.burning_planets.studio.studio_page import open_studio
from tests.ui.table.players_hand import in_phase, new_session, sit_down


def test_a_conquered_home_keeps_its_one_name_everywhere(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = in_phase(new_session(), Phase.ACTIONS)
    hand = sit_down(qtbot, theme, tmp_path, session)
    before = hand.match
    session.submit(SetOwner(BLUE_HOME, RED, "test"), overrule=True)
    planet = hand.match.board.planets[BLUE_HOME]
    assert planet.owner == RED

    name = planet_title(hand.match, planet)

    assert name == "Blue's home"
    journal = [worded(one) for one in describe_step(before, session.timeline[-1].outcome.events)]
    assert any(name in line for line in journal), journal
    hand.view.pages.show_page("holdings")
    assert name in hand.titles(hand.own.holdings.list)
    assert match_labels(hand.match).name_of(planet) == name
    assert name in [one.text for one in hand.view.finds()]
    told = shown(hand.match, None, everything=True)["planets"]
    assert name in [one["called"] for one in told]


def test_the_studio_finds_planets_and_cells_by_their_names(qtbot: QtBot, theme: Theme) -> None:
    middle = center(drawn(grid=(2, 1)), 2)
    drawing = drawn(PlacePlanet(middle, MEDIUM, FAIR), grid=(2, 1))
    studio = open_studio(qtbot, theme, drawing)

    (cell,) = studio.view.named("2:3,4")
    assert cell.text == "Cell 2:3,4"
    assert list(studio.view.named("9:1,1")) == []
    (planet,) = studio.view.finds()
    assert planet.text == "Planet 1 (tile 2)"
    planet.run()
    assert [one.at for one in studio.chosen] == [middle]
