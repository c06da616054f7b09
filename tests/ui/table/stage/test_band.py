"""The band of the stage: everything on it can be read, in every language, size and colour."""

from typing import Literal

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.players import COLORS, SEATS, contrast, player_look
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.stage.band import LEAST_HEADLINE, READABLE, StageBand, ground
from bp_desktop.ui.table.stage.die import FACETS, shown_face
from bp_desktop.ui.table.stage.run import StageSight
from bp_desktop.ui.table.stage.script import (
    ScriptedDie,
    ScriptedEffect,
    ScriptedSide,
    StageScript,
)

STILL = StageSight(0, 1.0, False, 1.0, 1.0)
HEADLINES = ("Климатическая аномалия", "Уничтожено", "Бомбардировка", "Nessun evento")
EVENT = StageScript(
    HEADLINES[0],
    0,
    "Анна бросает 1",
    (ScriptedDie(0, 20, 1),),
    effects=(ScriptedEffect("Биомасса: ничего", "resource/biomass"),),
)
FIGHT = StageScript(
    "Уничтожено",
    0,
    sides=(
        ScriptedSide("Hammer 3", 0, "ship/humans_medium", ScriptedDie(0, 6, 5), False),
        ScriptedSide("Kilo 5", 1, "ship/digitals_medium", ScriptedDie(1, 6, 3), True),
    ),
    effects=(ScriptedEffect("5 больше 3", met=True), ScriptedEffect("5 больше щита 1", met=True)),
)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    return made


@pytest.fixture
def band(host: QWidget, theme: Theme) -> StageBand:
    return StageBand(theme, host)


def free(theme: Theme, width: int, height: int) -> QRect:
    """Between the header and the message place."""
    return QRect(0, 0, width, height - theme.px(56 + 92))


@pytest.mark.parametrize("headline", HEADLINES)
@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1366, 768, 100), (1366, 768, 150), (1366, 768, 200), (1920, 1080, 100), (1024, 640, 100)],
)
def test_a_headline_fits_in_one_line_and_is_large(
    theme: Theme, band: StageBand, headline: str, width: int, height: int, scale: int
) -> None:
    theme.set_look(Appearance(scale=scale))
    script = EVENT._replace(headline=headline)
    area = free(theme, width, height)
    place = band.place_in(area, script)
    _, lines, _ = band._beside(QRectF(0, 0, width, place.height()), script)

    assert area.contains(place)
    assert [line.text for line in lines] == [headline], "whole, in one line"
    left = band._left_of_group(QRectF(0, 0, width, place.height()), script)
    assert left > 0
    assert left + (270 + 50) * band._unit + lines[0].width <= width
    if width >= 1366:
        assert lines[0].font.pixelSize() >= LEAST_HEADLINE


def test_a_long_name_takes_two_lines_before_it_is_cut(theme: Theme, band: StageBand) -> None:
    script = EVENT._replace(headline="Ходит Александра Константиновна Рождественская")
    area = free(theme, 1366, 768)
    place = band.place_in(area, script)
    _, lines, _ = band._beside(QRectF(0, 0, 1366, place.height()), script)

    assert len(lines) == 2
    assert " ".join(line.text for line in lines) == script.headline


@pytest.mark.parametrize("mode", ["dark", "light"])
@pytest.mark.parametrize("palette", list(COLORS))
def test_words_can_be_read_on_every_players_colour(
    theme: Theme, mode: Literal["dark", "light"], palette: str
) -> None:
    theme.set_look(Appearance(theme=mode, players=palette))
    for seat in range(SEATS):
        left, right = ground(theme, QColor(player_look(seat, palette).color))
        for end in (left, right):
            assert contrast(theme.color("text"), end) >= READABLE, (seat, end.name())


def test_the_design_decides_how_high_it_is(theme: Theme, band: StageBand) -> None:
    assert band.place_in(free(theme, 1366, 768), EVENT).height() == 330
    assert band.place_in(free(theme, 1366, 768), FIGHT).height() == 300
    assert band.place_in(free(theme, 1920, 1080), EVENT).height() == round(330 * 1.32)


def drawn(band: StageBand, script: StageScript, sight: StageSight) -> QImage:
    band.setGeometry(band.place_in(QRect(0, 0, 1366, 620), script))
    band.show_sight(script, sight)
    return band.grab().toImage()


@pytest.mark.parametrize("script", [EVENT, FIGHT])
def test_words_come_only_when_they_are_told(
    qapp: QApplication, band: StageBand, script: StageScript
) -> None:
    """Until then the words of another result would look the same."""
    other = script._replace(headline=script.headline[::-1], words=script.words[::-1])
    falling = STILL._replace(settled=0.4, told=0.0)
    words = QRect(560, 60, 240, 180) if not script.sides else QRect(600, 60, 160, 180)

    silent = drawn(band, script, falling).copy(words)
    assert silent == drawn(band, other, falling).copy(words)
    assert silent != drawn(band, script, STILL).copy(words)


@pytest.mark.parametrize("die", [4, 6, 8, 10, 12, 20])
def test_a_die_shows_faces_it_has_and_ends_on_the_one_that_counts(die: int) -> None:
    for face in range(1, die + 1):
        shown = [shown_face(die, face, part / 50) for part in range(51)]
        assert set(shown) <= set(range(1, die + 1))
        assert len(set(shown)) > 1, "it falls"
        assert shown[-1] == face
    assert die in FACETS or die == 10
