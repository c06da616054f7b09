"""The stage as approved: every kind of moment in both themes, and in Russian at a large scale."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.stage.band import StageBand
from bp_desktop.ui.table.stage.run import StageSight
from bp_desktop.ui.table.stage.script import (
    ScriptedDie,
    ScriptedEffect,
    ScriptedSide,
    StageScript,
)
from tests.ui.table.screens.approving import DESKTOP, LAPTOP
from tests.ui.table.screens.parts import assert_parts_approved

APPROVED = Path(__file__).parent / "approved"
STILL = StageSight(0, 1.0, False, 1.0, 1.0)
FALLING = StageSight(0, 1.0, False, 0.4, 0.0)
HAMMER, KILO = "ship/humans_medium", "ship/digitals_medium"

MOMENTS = {
    "event": StageScript(
        "Climatic anomaly",
        0,
        "Anna rolls 1",
        (ScriptedDie(0, 20, 1),),
        effects=(
            ScriptedEffect("Biomass: nothing", "resource/biomass"),
            ScriptedEffect("Food: nothing", "resource/food"),
        ),
    ),
    "no event": StageScript("No event", 2, "Chiara rolls 14", (ScriptedDie(2, 20, 14),)),
    "hit": StageScript(
        "Destroyed",
        0,
        sides=(
            ScriptedSide("Hammer 3", 0, HAMMER, ScriptedDie(0, 6, 5), False),
            ScriptedSide("Kilo 5", 1, KILO, ScriptedDie(1, 8, 3), True),
        ),
        effects=(
            ScriptedEffect("5 beats 3", met=True),
            ScriptedEffect("5 beats shield 1", met=True),
        ),
    ),
    "miss": StageScript(
        "Missed",
        3,
        sides=(
            ScriptedSide("Scout 12", 3, "ship/xenos_small", ScriptedDie(3, 4, 2), False),
            ScriptedSide("Cannon", 4, "structure/cannon", ScriptedDie(4, 12, 11), False),
        ),
        effects=(
            ScriptedEffect("2 does not beat 11", met=False),
            ScriptedEffect("2 does not beat shield 4", met=False),
        ),
    ),
    "conquest": StageScript(
        "Conquered",
        1,
        "Boris conquers Planet 5",
        picture="biome/harsh",
        effects=(ScriptedEffect("Anna loses it"),),
    ),
    "turn": StageScript("Boris's turn", 1, "Round 6 · Digitals"),
    "order": StageScript(
        "Boris begins",
        1,
        dice=tuple(
            ScriptedDie(place, 20, face, name)
            for place, (face, name) in enumerate(
                ((12, "Anna"), (17, "Boris"), (3, "Chiara"), (9, "Дмитрий"))
            )
        ),
    ),
}
RUSSIAN = {
    "event": StageScript(
        "Климатическая аномалия",
        0,
        "Анна бросает 1",
        (ScriptedDie(0, 20, 1),),
        effects=(
            ScriptedEffect("Биомасса: ничего", "resource/biomass"),
            ScriptedEffect("Еда: ничего", "resource/food"),
        ),
    ),
    "hit": MOMENTS["hit"]._replace(
        headline="Уничтожено",
        effects=(
            ScriptedEffect("5 больше 3", met=True),
            ScriptedEffect("5 больше щита 1", met=True),
        ),
    ),
    "bombardment": StageScript(
        "Бомбардировка",
        5,
        "Владислав бомбардирует: Планета 1",
        picture="biome/water",
        effects=(
            ScriptedEffect("Пушка ×2", "structure/cannon"),
            ScriptedEffect("Доменная печь ×1", "structure/blast_furnace"),
        ),
    ),
}


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    yield made
    made.close()


def approve(
    sheet: QWidget,
    theme: Theme,
    moments: dict[str, StageScript],
    sight: StageSight,
    name: str,
    size: tuple[int, int] = LAPTOP,
) -> None:
    """One below the other, each as on a window of this size."""
    width, height = size
    top, bands = 0, {}
    for moment, script in moments.items():
        band = StageBand(theme, sheet)
        place = band.place_in(QRect(0, 0, width, height - theme.px(56 + 92)), script)
        band.setGeometry(0, top, place.width(), place.height())
        band.show_sight(script, sight)
        top += place.height() + 2
        bands[moment] = band
    sheet.resize(width, top)
    sheet.show()
    QApplication.processEvents()
    assert_parts_approved(sheet, bands, name, APPROVED)


@pytest.mark.parametrize("mode", ["dark", "light"])
@pytest.mark.parametrize(("size", "name"), [(LAPTOP, "stage"), (DESKTOP, "stage_wide")])
def test_every_kind_looks_as_approved(
    sheet: QWidget, theme: Theme, mode: Literal["dark", "light"], size: tuple[int, int], name: str
) -> None:
    theme.set_look(Appearance(theme=mode))
    approve(sheet, theme, MOMENTS, STILL, f"{name}_{mode}", size)


def test_in_russian_and_large_it_looks_as_approved(sheet: QWidget, theme: Theme) -> None:
    theme.set_look(Appearance(scale=150))
    approve(sheet, theme, RUSSIAN, STILL, "stage_russian")


def test_while_dice_fall_nothing_is_told(sheet: QWidget, theme: Theme) -> None:
    fewer = {name: MOMENTS[name] for name in ("event", "hit")}
    approve(sheet, theme, fewer, FALLING, "stage_falling")
