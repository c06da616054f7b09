"""Holdings of Parsec: a column a player, with amounts, planets and vessels, by mouse and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.ui.games.parsec.kinds import parsec_match_kind
from bp_desktop.ui.table.columns.faces import ColumnFace
from bp_desktop.ui.table.columns.panel import ColumnsPanel
from bp_desktop.ui.table.columns.player_column import FOOT_ID, PlayerColumn
from tests.journeys.parsec_hand import ParsecHand, agreement, free_space
from tests.journeys.parsec_start import prepared
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit, Start

LEFT = Qt.MouseButton.LeftButton


def columns(hand: ParsecHand) -> dict[str, PlayerColumn]:
    """By name; all that are seen."""
    (panel,) = hand.seen(ColumnsPanel)
    found = [one for one in panel.columns.values() if one.isVisible()]
    return {one.face.name: one for one in found if one.face is not None}


def faces(hand: ParsecHand) -> dict[str, ColumnFace]:
    return {name: one.face for name, one in columns(hand).items() if one.face is not None}


def pick(hand: ParsecHand, name: str, words: str) -> None:
    """A click on the thing that is called so, in that player's column."""
    column = columns(hand)[name]
    place = next(n for n, one in enumerate(column.spots) if one.said.startswith(words))
    QTest.mouseClick(column, LEFT, pos=column.seen(place).center())
    settle()


def beside_a_board(start: Start, **chosen: Any) -> ParsecHand:
    hand = start()
    hand.open(prepared(agreement("Anna", "Boris", "Chiara", **chosen), tracked=False))
    hand.produce()
    assert hand.match.turn.part is TurnPart.ACTIONS
    return hand


def test_beside_a_real_board_each_player_has_a_column(start: Start) -> None:
    """In the place of the board: cards, planets with what stands there, vessels by their kind."""
    hand = beside_a_board(start)
    anna, boris, _chiara = hand.match.order
    told = faces(hand)
    names = [hand.match.players[one].name for one in hand.match.order]

    assert list(told) == names
    assert [one.mark for one in told.values()] == ["now", "next", ""]
    assert not hand.view.balances.isVisible(), "the columns show them"
    first = told[names[0]]
    held = hand.match.players[anna]
    amounts = {one.picture: one.amount for one in first.balances}
    assert amounts == {
        **{f"resource/{kind}": held.hand[kind] for kind in hand.match.tables.resources},
        "ui/bolt": len(held.cards),
    }
    assert first.ships == 2
    assert len(first.planets) == 2
    assert all([one.picture for one in planet.kinds] == ["unit/colony", "unit/cargo"]
               for planet in first.planets)  # fmt: skip

    place = list(hand.match.players).index(boris)
    made = hand.put(place, "cruiser", None)
    fleet = {one.picture: one.units for one in faces(hand)[names[1]].fleet}
    assert fleet["unit/cruiser"] == ((made, str(hand.match.units[made].number)),)


def test_a_click_takes_an_own_vessel_in_hand_and_tells_about_others(start: Start) -> None:
    hand = beside_a_board(start)
    anna, boris, _chiara = (hand.match.players[one].name for one in hand.match.order)
    me = hand.match.turn.player
    second = [one for one in owned(hand.match, me) if one.type == "cargo"][1]
    assert hand.own.now.chosen != second.id

    pick(hand, anna, f"Cargo ship {second.number}")
    assert hand.own.now.chosen == second.id
    hand.open_panel("yard")
    pick(hand, anna, f"Cargo ship {second.number}")
    assert hand.own.now.isVisible(), "where it can be moved"

    theirs = next(one for one in owned(hand.match, hand.match.order[1]) if one.type == "cargo")
    pick(hand, boris, f"Cargo ship {theirs.number}")
    assert hand.own.now.chosen == second.id
    assert hand.view.inspector.pinned == theirs.id
    facts = hand.view.context.game.facts(hand.match, theirs.id, None)
    assert facts is not None
    assert facts.icon == "unit/cargo", "as it looks on the board, in its owner's colour"


def test_a_right_click_asks_about_what_is_there(start: Start) -> None:
    """As on every row of a list: a planet, a vessel, and at the head the player."""
    hand = beside_a_board(start)
    boris = hand.match.players[hand.match.order[1]]
    column = columns(hand)[boris.name]
    planet = column.spots[0].id
    assert planet in hand.match.board.bodies

    for at, told in ((column.seen(0).center(), planet), (QPoint(60, 20), boris.id)):
        QTest.mouseMove(column, at)
        where = column.mapToGlobal(at)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
        QApplication.sendEvent(column, asked)
        settle()
        assert hand.view.inspector.pinned == told
        hand.view.inspector.close()


def test_the_foot_leads_to_the_pieces_of_that_player(start: Start) -> None:
    hand = beside_a_board(start)
    boris = hand.match.players[hand.match.order[1]]
    column = columns(hand)[boris.name]
    assert column.spots[-1].id == FOOT_ID

    QTest.mouseClick(column, LEFT, pos=column.seen(-1).center())
    settle()

    assert hand.own.fix.panel.isVisible()
    assert hand.own.fix.panel.player.currentData() == boris.id


def test_of_a_covered_hand_everybody_sees_the_number_of_its_cards(start: Start) -> None:
    """PA-APP-21."""
    hand = beside_a_board(start, ui={"hidden_hands": True})
    me = hand.match.players[hand.match.turn.player]

    def seen() -> dict[str, int | None]:
        return {one.picture: one.amount for one in faces(hand)[me.name].balances}

    assert seen() == {"ui/coins": me.hand.total, "ui/bolt": len(me.cards)}
    column = columns(hand)[me.name]
    covered = column.seen(0).top()
    hand.view.viewer.uncover(hand.match, me.id)
    settle()
    assert seen()["resource/gold"] == me.hand["gold"]
    assert column.seen(0).top() > covered, "no room is kept for what is covered"
    others = [one for name, one in faces(hand).items() if name != me.name]
    assert all(one.balances[0].picture == "ui/coins" for one in others)


def test_holdings_stand_beside_the_board_on_the_screen_too(sit: Sit) -> None:
    """Chosen there, a vessel shows its reach on the board."""
    hand = sit()
    cell = free_space(hand.match)
    mine = hand.put(0, "cruiser", cell)
    hand.view.pages.open_page("holdings")
    settle()
    assert hand.view.balances.isVisible()

    pick(hand, "Anna", f"Cruiser {hand.match.units[mine].number}")
    hand.view.pages.open_page("board")
    settle()

    assert hand.marked("info"), "its reach"
    assert hand.marked("gold") == {cell}
    hand.view.act(c.RemoveUnit(mine))
    hand.view.pages.open_page("holdings")
    settle()
    assert "unit/cruiser" not in {one.picture for one in faces(hand)["Anna"].fleet}


@pytest.mark.parametrize("more", [False, True])
def test_a_match_beside_a_real_board_has_a_picture_of_its_columns(start: Start, more: bool) -> None:
    """On Home, and on the closing page: who has how much, and never a hand."""
    hand = beside_a_board(start)
    kind, theme = parsec_match_kind(), hand.app.theme
    first = hand.match
    if more:
        hand.put(1, "cruiser", None)
    else:
        me = hand.match.turn.player
        hand.view.act(c.AdjustHand(me, Purse.of(gold=5), "a gift"))

    def picture(match: ParsecMatch) -> QImage:
        image = QImage(228, 140, QImage.Format.Format_RGB32)
        image.fill(0)
        assert kind.paint_thumbnail is not None
        with QPainter(image) as painter:
            kind.paint_thumbnail(painter, QRectF(image.rect()), match, theme)
        return image

    blank = QImage(228, 140, QImage.Format.Format_RGB32)
    blank.fill(0)
    assert picture(first) != blank
    assert (picture(hand.match) != picture(first)) is more
    board = hand.view.context.parts.board
    assert board is not None
    assert board.stand_in is not None


def test_in_a_low_column_the_balances_scroll_and_nothing_lies_on_the_foot(start: Start) -> None:
    column = columns(beside_a_board(start))["Anna"]
    feet, tops = list[QImage](), list[int]()
    for high in (420, 155):
        column.resize(200, high)
        foot = column.spots[-1].rect
        feet.append(column.grab(foot.adjusted(4, 1, -4, -4)).toImage())
        tops.append(column.seen(0).top())

    assert feet[0] == feet[1]
    assert tops[0] == tops[1], "below the balances in both"
    column.go(0)
    seen = column.seen(0)
    assert seen.top() < tops[1]
    assert seen.bottom() <= column.spots[-1].rect.top()
