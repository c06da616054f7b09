"""The welcome of the first start, with one game, with several, and with none to play at once."""

from functools import partial

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.home.welcome_panel import WelcomePanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.shell.kinds import AnyKind, NewDocument, SampleWay
from bp_desktop.ui.widgets.tile import Tile
from tests.ui.tally_kind import TALLY_KIND

SAMPLE = SampleWay(lambda: "Show me", lambda: "At once", lambda: NewDocument("Sample", ()))


def kind(name: str) -> AnyKind:
    game = TALLY_KIND.game._replace(id=name, name=lambda: name)
    return TALLY_KIND._replace(game=game, system=name, sample=SAMPLE)


class Hall:
    """A welcome, and what was run from it."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, *kinds: AnyKind, more: tuple[str, ...] = ()
    ) -> None:
        self.ran: list[str] = []
        self.left = 0
        window = QWidget()
        qtbot.addWidget(window)
        actions = Actions(window, theme, {})
        ids = [f"{way}.{one.system}" for one in kinds for way in ("sample", "new")]
        for id_ in (*ids, "go.rules", *more):
            actions.declare([ActionSpec(id_, id_, "test")])
            actions.bind({id_: partial(self.ran.append, id_)})
        self.panel = WelcomePanel(theme, kinds, actions, self._leave)
        qtbot.addWidget(self.panel)

    def _leave(self) -> None:
        self.left += 1

    @property
    def tiles(self) -> list[Tile]:
        return [one for one in self.panel.ways.parts if isinstance(one, Tile)]


def test_the_ways_of_the_only_game_begin_at_once(qtbot: QtBot, theme: Theme) -> None:
    hall = Hall(qtbot, theme, kind("tally"))

    for tile in hall.tiles:
        tile.click()

    assert hall.ran == ["sample.tally", "new.tally", "go.rules"]
    assert hall.left == 3


def test_of_several_games_the_first_begins_at_once(qtbot: QtBot, theme: Theme) -> None:
    """The form of a new match has a card for each of them, and so has Home."""
    hall = Hall(qtbot, theme, kind("tally"), kind("chess"))

    for tile in hall.tiles[:2]:
        tile.click()

    assert hall.ran == ["sample.tally", "new.tally"]


def test_where_there_is_a_lesson_learning_is_that(qtbot: QtBot, theme: Theme) -> None:
    hall = Hall(qtbot, theme, kind("tally"), more=("learn.first_match",))

    hall.tiles[2].click()

    assert hall.ran == ["learn.first_match"]


def test_without_a_game_to_play_the_rules_are_there(qtbot: QtBot, theme: Theme) -> None:
    hall = Hall(qtbot, theme, TALLY_KIND._replace(sample=None))

    [tile] = hall.tiles
    tile.click()

    assert hall.ran == ["go.rules"]


def test_home_is_reached_without_any_of_the_ways(qtbot: QtBot, theme: Theme) -> None:
    """Whoever came to draw a map, or for another game, sees how to go on."""
    hall = Hall(qtbot, theme, kind("tally"))

    hall.panel.home.click()

    assert hall.left == 1
    assert not hall.ran
