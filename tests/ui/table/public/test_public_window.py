"""The window for everybody: opened by key, closed with the table, and never with a secret in it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QImage, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId, Positions
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    Collect,
    Concede,
    EndTurn,
    PutShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.clock import PauseClock
from bp_desktop.session.session import Change
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.parts import BoardArt
from bp_desktop.ui.table.public import PublicWindow, first_look, second_screen
from tests.games.burning_planets.match.build import (
    BLUE,
    GREEN,
    RED,
    RED_HOME,
    SECRET_BOOKS,
    TRIO,
    orbit,
)
from tests.ui.table.players_hand import (
    OPEN_BOOKS,
    QUIET,
    MatchSession,
    PlayersHand,
    begun,
    new_session,
    ship_of,
    sit_down,
)

SECRET, ABOARD = 7391, 6428
"""Amounts that nothing else in the match comes to."""


def with_secrets(options: Options, treasury: int = SECRET, hold: int = ABOARD) -> MatchSession:
    session = begun(new_session(options=options))
    session.submit(AdjustTreasury(RED, Purse.of(metal=treasury), "a find"))
    session.submit(PutShip(RED, CARGO, orbit(session.state, RED_HOME)[0], "a gift"))
    ship = ship_of(session.state, RED)
    session.submit(AdjustHold(ship, Purse.of(food=hold), "smuggled"), overrule=True)
    return session


def open_window(hand: PlayersHand, qtbot: QtBot) -> PublicWindow:
    host = hand.view.window()
    actions = host.findChild(Actions)
    assert actions is not None
    actions.set_page(PageId.TABLE)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(host, Qt.Key.Key_P, both)
    window = hand.view.public.window
    assert window is not None
    with qtbot.waitExposed(window):
        window.show()
    return window


def texts(root: QObject) -> Iterator[str]:
    """Everything a widget says anywhere: in words, titles, tooltips and to screen readers."""
    for widget in (root, *root.findChildren(QWidget)):
        assert isinstance(widget, QWidget)
        yield widget.windowTitle()
        yield widget.toolTip()
        yield widget.statusTip()
        yield widget.whatsThis()
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        for name in ("text", "placeholderText", "title"):
            found = widget.property(name)
            if isinstance(found, str):
                yield found


def standing_of(window: PublicWindow) -> list[str]:
    """Line by line, as it is read."""
    QApplication.processEvents()
    assert window.standing is not None
    shown = (one for one in window.standing.findChildren(QLabel) if one.isVisible())
    return [one.text() for one in shown if one.text()]


def after(texts: Sequence[str], text: str) -> str:
    """What stands right after it."""
    return texts[texts.index(text) + 1]


def picture(window: PublicWindow) -> QImage:
    """Without the clocks, which are different at every moment."""
    window.others.show_times({})
    return window.grab().toImage()


def test_no_hidden_amount_is_in_any_text_of_the_window(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: not even while Red looks at the own treasury on the laptop."""
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    hand.look()
    metal = str(hand.match.players[RED].treasury["metal"])
    assert metal in " ".join(texts(hand.view)), "the walk below could find nothing"

    window = open_window(hand, qtbot)

    found = " ".join(texts(window))
    assert "Red" in found
    for amount in (*hand.match.players[RED].treasury.amounts.values(), ABOARD):
        assert str(amount) not in found


class Witness:
    """Writes down every state that a function is asked about."""

    def __init__(self) -> None:
        self.given: list[Match] = []

    def of(self, asked: Callable[..., Any]) -> Callable[..., Any]:
        def noting(state: Match, *more: object) -> Any:
            self.given.append(state)
            return asked(state, *more)

        return noting


def watched_window(hand: PlayersHand, witness: Witness) -> PublicWindow:
    """A public window in which the game and all it brings are asked under watch."""
    context = hand.view.context
    parts, art = context.parts, context.parts.board
    assert art is not None
    asked = ("title", "stage", "seats", "turn", "asked", "headline", "standing", "hides")
    game: dict[str, Any] = {name: witness.of(getattr(parts.game, name)) for name in asked}
    watched = replace(
        parts,
        game=replace(parts.game, **game),
        event_name=witness.of(parts.event_name),
        board=BoardArt(*(witness.of(one) for one in (art.is_tracked, art.picture, art.drawn))),
    )
    look = first_look(context.theme)
    return PublicWindow(look, replace(context, parts=watched), hand.view.clock)


def test_the_window_is_given_the_public_state_and_no_other(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: at first, after every step and in another theme. What is not there cannot be
    shown by mistake."""
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    hand.look()
    witness = Witness()
    window = watched_window(hand, witness)
    qtbot.addWidget(window)
    changes: list[Change[Match, Any, Any]] = []
    window.changed.connect(changes.append)

    occasions: tuple[Callable[[], object], ...] = (
        int,  # it was opened just now
        partial(hand.view.act, RollEvent((QUIET,))),
        partial(hand.view.undo, consent=True),
        window.change_theme,
    )
    for occasion in occasions:
        occasion()
        assert witness.given
        assert hand.match.players[RED].treasury["metal"] >= SECRET
        for state in witness.given:
            assert not state.players[RED].treasury
            assert not any(ship.hold for ship in state.board.ships.values())
        assert witness.given[-1] == seen_by(hand.match, None)
        witness.given.clear()
    assert len(changes) == 2
    for change in changes:
        assert not change.before.players[RED].treasury
        assert not change.after.players[RED].treasury


def test_the_picture_is_the_same_whatever_is_hidden(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6, BP-REG-4: what is painted cannot be read from texts, so pictures are compared."""
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    first = picture(open_window(hand, qtbot))
    other = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS, treasury=3, hold=1))
    second = picture(open_window(other, qtbot))

    assert first == second


def test_open_books_are_shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(OPEN_BOOKS))
    first = picture(open_window(hand, qtbot))
    other = sit_down(qtbot, theme, tmp_path, with_secrets(OPEN_BOOKS, treasury=3))
    second = picture(open_window(other, qtbot))

    assert first != second


def test_it_follows_the_match(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)

    for command in (RollEvent((QUIET,)), Collect(), EndTurn()):
        hand.view.act(command)

    assert "Blue" in list(texts(window))
    assert str(SECRET) not in " ".join(texts(window))


def test_asking_again_opens_no_second_one(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)

    hand.view.public.open()

    assert hand.view.public.window is window


def test_it_has_a_theme_and_a_scale_of_its_own(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)
    laptop = theme.look
    name = next(one for one in window.findChildren(QLabel) if one.text() == "Red")
    size = name.fontInfo().pixelSize()
    dark = picture(window).pixelColor(4, 4).lightness()

    QTest.keyClick(window, Qt.Key.Key_T)
    QTest.keyClick(window, Qt.Key.Key_Plus)
    QTest.keyClick(window, Qt.Key.Key_Plus)

    assert picture(window).pixelColor(4, 4).lightness() > dark + 100
    assert name.fontInfo().pixelSize() > size
    assert theme.look == laptop
    assert hand.view.grab().toImage().pixelColor(4, 4).lightness() < 60, "the laptop stays dark"


def test_it_looks_the_next_time_as_it_looked_last(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)
    QTest.keyClick(window, Qt.Key.Key_T)
    look = window.theme.look
    window.close()

    hand.view.public.open()

    again = hand.view.public.window
    assert again is not None
    assert again.theme.look == look


def test_f_fills_the_screen_and_escape_leaves_it(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)

    QTest.keyClick(window, Qt.Key.Key_F)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not window.isFullScreen()


def test_beside_a_real_board_it_shows_how_everybody_stands(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(options=SECRET_BOOKS, positions=Positions.TABLE))
    hand = sit_down(qtbot, theme, tmp_path, session)
    window = open_window(hand, qtbot)
    assert window.board is None
    heads = ["Planets", "Structures", "Ships"]
    assert standing_of(window) == [*heads, "Red", "1", "1", "0", "Blue", "1", "1", "0"]

    hand.view.act(PutShip(RED, CARGO, None, "a gift"))

    assert standing_of(window) == [*heads, "Red", "1", "1", "1", "Blue", "1", "1", "0"]


def test_the_second_screen_is_the_largest_one_the_table_is_not_on() -> None:
    """Screens cannot be plugged in here: what is asked of them is their size."""

    class Screen:
        def __init__(self, width: int, height: int) -> None:
            self._size = QSize(width, height)

        def size(self) -> QSize:
            return self._size

    laptop, beamer, television = Screen(1440, 900), Screen(1024, 768), Screen(3840, 2160)

    def chosen(*screens: Screen) -> object:
        return second_screen(cast(list[QScreen], list(screens)), cast(QScreen, laptop))

    assert chosen(laptop, beamer, television) is television
    assert chosen(beamer, laptop) is beamer
    assert chosen(laptop) is None


@pytest.mark.parametrize("way", ["the window", "the document"])
def test_it_closes_with_the_table(qtbot: QtBot, theme: Theme, tmp_path: Path, way: str) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)

    with qtbot.waitSignal(window.destroyed):
        if way == "the window":
            hand.view.window().close()
        else:
            hand.view.setParent(None)
            hand.view.deleteLater()


def test_in_the_end_it_says_who_has_won(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)

    hand.view.act(Concede(BLUE))

    found = list(texts(window))
    assert "Red wins" in found
    assert "The last one standing, in round 1, with 1 of 3 planets." in found
    assert str(SECRET) not in " ".join(found)
    hand.view.undo(consent=True)
    assert "Red wins" not in list(texts(window))


def test_everybodys_time_is_there_unless_clocks_are_hidden(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(SECRET_BOOKS))
    window = open_window(hand, qtbot)

    def shown() -> dict[PlayerId, str]:
        told = window.others.painted()
        return {seat.id: after(told, seat.name) for seat in hand.match.players.values()}

    assert set(shown()) == {RED, BLUE}
    # A second may end between the one and the other: then the next tick shows it.
    qtbot.waitUntil(lambda: shown() == hand.view.clock.times())
    times = shown()

    hand.view.act(PauseClock("pizza"))
    assert any("Paused: pizza" in text for text in texts(window))
    hand.view.clock.toggle_shown()

    assert not set(times.values()) & set(window.others.painted())


def test_whoever_is_out_is_told_so(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session(factions=TRIO), faces=(20, 10, 1)))
    window = open_window(hand, qtbot)

    hand.view.act(Concede(GREEN))

    assert window.others.accessibleName() == "Red, Blue, Green (out of the game)"
