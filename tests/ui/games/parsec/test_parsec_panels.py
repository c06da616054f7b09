"""Panels of Parsec on a table: locks and reasons, cards, the port, victory, points, and fixing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop import __version__
from bp_desktop.app.window import WindowApp
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import colonies_of, owned
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.storage.places import user_places
from bp_desktop.ui.games.parsec.table.overlays import OVERLAYS, number_overlay
from bp_desktop.ui.shell.preferences import Preferences, write
from bp_desktop.ui.table.deed_column import DeedColumn
from tests.journeys.parsec_hand import ParsecHand, agreement, free_space
from tests.ui.build import settle

Sit = Callable[..., ParsecHand]


@pytest.fixture
def sit(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sit]:
    """At a table in the first turn, after the production."""
    started: list[WindowApp] = []

    def begin(**chosen: Any) -> ParsecHand:
        places = user_places(tmp_path)
        kept = Preferences("en", motion="less", stage="off", seen=__version__)
        write(places.config / "preferences.json", kept)
        app = WindowApp(places)
        started.append(app)
        app.window.resize(1366, 768)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        qtbot.waitUntil(lambda: app.receiver is not None)
        settle()
        hand = ParsecHand(app)
        hand.begin(agreement("Anna", "Boris", **chosen))
        hand.prepare()
        hand.produce()
        return hand

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def titles(column: DeedColumn) -> list[str]:
    return [one.face.title for one in column.deeds]


def test_the_shipyard_locks_warships_and_says_why(sit: Sit) -> None:
    """PA-APP-23 to -25."""
    hand = sit()
    me = hand.match.turn.player
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=9, gold=9, energy=9), "a gift"))
    hand.view.dock.open_panel("yard")
    settle()
    yard = hand.own.yard.panel

    fighter = next(one for one in yard.deeds.deeds if one.face.title == "Fighter")
    count = colonies_of(hand.match, me)
    assert fighter.face.why_not == f"{count} of 4 colonies, and the arms race has not begun"
    assert "PA-ARMS-1" in fighter.face.rules
    cargo = next(one for one in yard.deeds.deeds if one.face.title == "Cargo ship")
    assert cargo.face.notes[-1].text == "8/10", "pieces left"
    before = len(hand.match.units)
    hand.do("Event card", column=yard.deeds)
    assert len(hand.match.players[me].cards) == 2
    assert hand.match.turn.part == "purchases", "the first purchase closes the actions"
    assert len(hand.match.units) == before


def test_a_colony_is_founded_by_a_cargo_on_a_planet(sit: Sit) -> None:
    hand = sit()
    match = hand.match
    me = match.turn.player
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=5, energy=5), "a gift"))
    cargo = next(one for one in owned(match, me) if type_of(match, one).is_cargo)
    assert cargo.cell is not None
    body = match.board.body_at[cargo.cell]
    goal = next(one for one in body.cells if not match.stacks.get(one))
    hand.view.act(c.MoveVessel(cargo.id, to=goal))
    settle()
    hand.own.now.show_unit(cargo.id)
    hand.do("Found a colony")

    assert colonies_of(hand.match, me) == colonies_of(match, me) + 1


def test_cards_port_and_contacts_stand_together(sit: Sit) -> None:
    """PA-APP-26, -27."""
    hand = sit()
    hand.view.dock.open_panel("cards")
    settle()
    cards = hand.own.cards.panel

    found = titles(cards.deeds)
    assert "Event cards: 1" in found
    assert "Exchange 3 cards for 1" in found
    assert any(one.startswith("Sell to the port") for one in found)
    assert "Trade contacts" in found


def test_the_monitor_tells_both_conditions_and_the_time_that_is_left(sit: Sit) -> None:
    """PA-APP-36, -38."""
    hand = sit(variant={"timed_minutes": 60})
    hand.view.dock.open_panel("overview")
    settle()
    panel = hand.own.overview.panel

    assert panel.progress.rows[0].parts[0].text == "0/3", "modules, with two players"
    count = colonies_of(hand.match, hand.match.order[0])
    assert panel.progress.rows[0].parts[1].text == f"{count}/5"
    assert panel.time.isVisible()
    assert panel.time.text().startswith("Time left: 0:5") or "1:00:00" in panel.time.text()
    assert len(panel.points.rows) == 2
    hand.push(panel.time_up)
    assert hand.match.time_is_up or hand.match.ending is not None


def test_overlays_mark_cells_and_write_on_them(sit: Sit) -> None:
    """PA-APP-14."""
    hand = sit()
    match, theme = hand.match, hand.own.theme

    structures = OVERLAYS["structures"]
    count = sum(type_of(match, one).is_colony for one in match.units.values())
    assert sum(len(one.cells) for one in structures.marks(match, theme)) == count
    assert set(structures.notes(match).values()) <= {"+2", "+3", "+4", "+6"}
    number = next(iter(match.board.bodies.values())).number
    assert number_overlay(number).marks(match, theme)
    board = hand.own.board
    assert board is not None
    board.show_overlay(structures)
    settle()
    assert not any(one.cells for one in OVERLAYS["modules"].marks(match, theme))


def test_a_piece_is_put_on_the_board_and_taken_away_by_the_tables_word(sit: Sit) -> None:
    hand = sit()
    hand.view.dock.open_panel("fix")
    settle()
    panel = hand.own.fix.panel
    free = free_space(hand.match)
    panel.kind.choose("fighter")
    before = set(hand.match.units)

    hand.push(panel.put)
    hand.click(free)
    (made,) = set(hand.match.units) - before
    hand.view.dock.open_panel("fix")
    settle()
    panel.units.choose(made)
    panel._choose(made)
    hand.push(panel.remove)

    assert set(hand.match.units) == before
