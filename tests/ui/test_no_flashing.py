"""Nothing flashes more than three times a second, and nothing sounds that nobody asked for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import EndTurn, RollEvent
from bp_desktop.ui.dice.die_face import DRAWN, TUMBLE_MS, DieFace
from bp_desktop.ui.look.players import COLORS
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.look.tokens import Mode
from bp_desktop.ui.table.closing.confetti import FALL_MS, Confetti
from tests.architecture.sources import ROOT, modules
from tests.games.burning_planets.match.build import GivenDice
from tests.ui.flicker import MOST, flashes
from tests.ui.table.players_hand import QUIET, begun, new_session, sit_down
from tests.ui.table.stage.test_stage import Hourglass

FRAME_MS = 16
THEMES: tuple[Mode, ...] = ("dark", "light")
SOUNDS = {"QtMultimedia", "winsound", "ossaudiodev", "pygame", "simpleaudio"}


def blinking(times: int) -> Iterator[QImage]:
    for place in range(2 * times + 1):
        picture = QImage(60, 60, QImage.Format.Format_RGB32)
        picture.fill(QColor("#202020" if place % 2 else "#e0e0e0"))
        yield picture


def test_flashes_are_counted() -> None:
    """Or nothing below would be tested."""
    assert [flashes(blinking(times)) for times in (0, 1, 3, 7)] == [0, 1, 3, 7]


@pytest.mark.parametrize("mode", THEMES)
@pytest.mark.parametrize("die", DRAWN)
def test_a_die_that_tumbles(qtbot: QtBot, theme: Theme, die: int, mode: Mode) -> None:
    theme.set_look(Appearance(mode))
    face = DieFace(theme, die)
    qtbot.addWidget(face)
    face.throw(1, animated=True)
    face._tumble.pause()

    def frames() -> Iterator[QImage]:
        for at in range(0, TUMBLE_MS + 1, FRAME_MS):
            face._tumble.setCurrentTime(at)
            yield face.grab().toImage()

    assert flashes(frames()) <= MOST * TUMBLE_MS / 1000


@pytest.mark.parametrize("mode", THEMES)
def test_rolls_and_turns_on_the_stage(
    qtbot: QtBot, theme: Theme, tmp_path: Path, mode: Mode
) -> None:
    """Half a second each, as fast as a table can go on."""
    theme.set_look(Appearance(mode))
    session = begun(new_session(GivenDice(*(QUIET,) * 12)))
    hand = sit_down(qtbot, theme, tmp_path, session, stage="short")
    stage = hand.view.stage
    time = Hourglass(stage)
    pictures: list[QImage] = []
    steps = 4
    for place in range(steps):
        command = RollEvent((QUIET,)) if place % 2 == 0 else EndTurn()
        hand.view.context.commander.submit(command, overrule=True)
        for _ in range(0, 500, 2 * FRAME_MS):
            time.pass_by(2 * FRAME_MS)
            pictures.append(hand.view.grab().toImage())

    assert stage.is_showing
    assert flashes(pictures) <= MOST * steps // 2


@pytest.mark.parametrize("palette", COLORS)
def test_confetti(palette: str) -> None:
    pieces = Confetti(tuple(QColor(name) for name in COLORS[palette]))

    def frames() -> Iterator[QImage]:
        for at in range(0, FALL_MS + 1, 2 * FRAME_MS):
            picture = QImage(QSize(960, 400), QImage.Format.Format_RGB32)
            picture.fill(QColor("#0b0f1a"))
            with QPainter(picture) as painter:
                pieces.paint(painter, QRectF(picture.rect()), 1.0, at / FALL_MS)
            yield picture

    assert flashes(frames()) <= MOST * FALL_MS / 1000


def heard(module: ast.Module) -> Iterator[str]:
    """What of a module makes a sound."""
    for node in ast.walk(module):
        match node:
            case ast.Attribute(attr="beep"):
                yield "beep"
            case ast.Import():
                yield from (one.name for one in node.names if one.name in SOUNDS)
            case ast.ImportFrom(module=str(name)):
                yield from (one for one in (name, *name.split(".")) if one in SOUNDS)
                yield from (one.name for one in node.names if one.name in SOUNDS | {"QMessageBox"})


def test_the_one_sound_is_the_beep_of_a_turn_that_was_asked_for() -> None:
    """A message box of Qt's would sound by itself, so there is none."""
    found = {
        (path.relative_to(ROOT).as_posix(), sound)
        for path, module in modules().items()
        for sound in heard(module)
    }

    assert found == {("bp_desktop/ui/table/turn_alert.py", "beep")}
