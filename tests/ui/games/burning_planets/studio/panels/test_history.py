"""The history panel: jumping by clicks and keys."""

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.games.burning_planets.studio.map_words import step_words
from tests.ui.games.burning_planets.studio.panels.desk import (
    FAIR,
    MEDIUM,
    Desk,
    MapHistoryPanel,
    empty_map,
)

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = empty_map()
    return desk.draw(
        c.PlacePlanet(desk.center(1), MEDIUM, FAIR),
        c.PlaceAsteroid(Hex(0, 0)),
        c.PlaceAsteroid(Hex(3, 0)),
    )


@pytest.fixture
def panel(desk: Desk, qtbot: QtBot) -> MapHistoryPanel:
    return desk.stage(qtbot, HistoryPanel(desk.context))


def click(panel: MapHistoryPanel, row: int) -> None:
    at: QPoint = panel.list.visualRect(panel.list.index_of(str(row))).center()
    QTest.mouseClick(panel.list.viewport(), LEFT, NO_KEYS, at)


def texts(panel: MapHistoryPanel) -> list[str]:
    return [row.title for row in panel.list.rows]


def test_every_step_is_a_sentence(panel: MapHistoryPanel) -> None:
    assert texts(panel) == [
        "The beginning",
        "Began the map",
        "Drew a planet around 1:7,7",
        "Drew an asteroid in 1:1,1",
        "Drew an asteroid in 1:4,1",
    ]


def test_a_click_goes_back_to_a_step_and_another_forward_again(
    desk: Desk, panel: MapHistoryPanel
) -> None:
    full = desk.state.content

    click(panel, 2)
    assert len(desk.state.board.planets) == 1
    assert desk.state.board.asteroids == {}
    assert len(texts(panel)) == 5
    click(panel, 4)

    assert desk.state.content == full


def test_steps_that_are_undone_look_faint(desk: Desk, panel: MapHistoryPanel) -> None:
    click(panel, 2)

    assert [row.ink for row in panel.list.rows] == ["", "", "", "faint", "faint"]


def test_enter_on_a_step_jumps_too(desk: Desk, panel: MapHistoryPanel) -> None:
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Up)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)

    assert len(desk.state.board.asteroids) == 1


def test_the_beginning_is_the_empty_board(desk: Desk, panel: MapHistoryPanel) -> None:
    """Never a map without one."""
    click(panel, 0)

    assert desk.state.board.tiles is not None
    assert panel.now == 1


def test_drawing_on_after_going_back_begins_another_line(
    desk: Desk, panel: MapHistoryPanel, qtbot: QtBot
) -> None:
    click(panel, 3)

    desk.draw(c.PlaceAsteroid(Hex(5, 0)))

    drawn = ["Drew an asteroid in 1:1,1", "Drew an asteroid in 1:6,1"]
    qtbot.waitUntil(lambda: texts(panel)[3:] == drawn)


def test_every_command_has_words(desk: Desk) -> None:
    """Each of its own, with every place filled."""
    commands = [
        kind for kind in (*c.AnyMapCommand.__args__, *c.Single.__args__) if kind is not c.Together
    ]
    shown = {kind.__name__: step_words(desk.state, _any(kind)) for kind in commands}

    assert [name for name, words in shown.items() if not words or "{" in words] == []


def _any(kind: type) -> Any:
    """Some value of a command type; what is in it hardly matters."""
    facts: dict[str, object] = {}
    for info in msgspec.structs.fields(kind):
        if info.required:
            facts[info.name] = SAMPLES.get(info.name, "x")
    return kind(**facts)


SAMPLES: dict[str, object] = {
    "place": TilePlace(0, 0),
    "places": (),
    "center": Hex(0, 0),
    "at": Hex(0, 0),
    "to": Hex(0, 0),
    "cells": (Hex(0, 0),),
    "seats": (),
    "commands": (),
    "wide": 1,
    "high": 1,
    "width": 13,
    "height": 13,
    "number": 1,
}


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (MapDeed.PASTE, "Pasted 2 items"),
        (MapDeed.SYMMETRY, "Made the map symmetric: 2 changes"),
        (MapDeed.FIX, "Fixed problems: 2 changes"),
        (MapDeed.DRAWING, "Drew an asteroid in 1:6,1 and 1 more"),
    ],
)
def test_a_step_of_many_parts_is_called_by_what_it_was_for(
    desk: Desk, panel: MapHistoryPanel, qtbot: QtBot, deed: MapDeed, words: str
) -> None:
    rocks = (c.PlaceAsteroid(Hex(5, 0)), c.PlaceAsteroid(Hex(7, 0)))

    desk.draw(c.Together(rocks, deed))

    qtbot.waitUntil(lambda: texts(panel)[-1] == words)
