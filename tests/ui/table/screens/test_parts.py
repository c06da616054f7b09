"""What the comparison of screens lets pass, and what it must notice."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase, Positions
from bp_desktop.ui.look.theme import Theme
from tests.ui.table.clock.wall_clock import WallClock, timed
from tests.ui.table.players_hand import PlayersHand, in_phase, own, sit_down
from tests.ui.table.screens.parts import (
    Sheet,
    assert_parts_approved,
    differences,
    read,
    sheet_of,
    write,
)


@pytest.fixture
def hand(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    session = in_phase(timed(WallClock(), positions=Positions.TABLE), Phase.STRUCTURES)
    hand = sit_down(qtbot, theme, tmp_path, session)
    qtbot.wait(50)
    return hand


def seen(hand: PlayersHand) -> Sheet:
    view = hand.view
    parts = {
        "head": view.head,
        "go on": view.go_on,
        "pages": view.pages,
        "column": view.turn.column,
    }
    return sheet_of(view.window(), parts)


def test_parts_that_only_stand_elsewhere_are_as_approved(hand: PlayersHand, qtbot: QtBot) -> None:
    before = seen(hand)

    for part in (hand.view.pages, hand.view.turn.column):
        part.move(part.x(), part.y() + 11)  # half of it is a half
    qtbot.wait(50)
    after = seen(hand)

    assert after.places["column"].top() > before.places["column"].top()
    assert differences(after, before) == []


@pytest.mark.parametrize("gone", ["lines", "offer", "tab", "stepper", "name"])
def test_one_thing_that_is_missing_in_a_part_is_noticed(
    hand: PlayersHand, qtbot: QtBot, gone: str
) -> None:
    view, before = hand.view, seen(hand)
    things: dict[str, QWidget] = {
        "lines": view.own.pages[-1].widget,
        "offer": next(iter(own(view).do_now.shop.offers.values())),
        "tab": view.dock.buttons["ledger"],
        "stepper": view.head.stepper,
        "name": view.head.name,
    }

    things[gone].hide()
    qtbot.wait(50)

    assert differences(seen(hand), before)


def test_parts_that_are_gone_new_or_of_another_size_are_noticed(
    hand: PlayersHand, qtbot: QtBot
) -> None:
    before = seen(hand)

    hand.view.go_on.hide()
    column = hand.view.turn.column
    column.resize(column.width(), column.height() - 20)
    qtbot.wait(50)
    after = seen(hand)

    width, height = before.places["column"].width(), before.places["column"].height()
    smaller = f"column was {width} x {height} and is {width} x {height - 10}"
    assert {"go on is gone", smaller} <= set(differences(after, before))
    assert "go on is new" in differences(before, after)


def test_a_sheet_is_read_as_it_was_written(hand: PlayersHand, tmp_path: Path) -> None:
    sheet = seen(hand)

    write(sheet, tmp_path / "screen.png")

    kept = read(tmp_path / "screen.png")
    assert kept.places == sheet.places
    assert kept.part("head") == sheet.part("head")


def test_a_screen_nobody_approved_is_no_screen_that_looks_right(
    hand: PlayersHand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("APPROVE", raising=False)

    with pytest.raises(AssertionError, match="has not been approved"):
        assert_parts_approved(hand.view, {"view": hand.view}, "nothing", tmp_path)


def test_a_part_is_cut_at_the_edge_of_the_window(hand: PlayersHand) -> None:
    beyond = QWidget(hand.view)
    beyond.setGeometry(QRect(hand.view.width() - 40, 10, 100, 20))
    beyond.show()

    sheet = sheet_of(hand.view.window(), {"beyond": beyond})

    place = beyond.mapTo(hand.view.window(), QPoint(0, 0))
    assert sheet.places["beyond"] == QRect(place.x() // 2, place.y() // 2, 20, 10)
