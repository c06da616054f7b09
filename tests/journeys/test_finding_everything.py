"""Ctrl+K finds everything at a table by the words people use, in every language, at once."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import ShipId
from bp_desktop.games.burning_planets.places import cells_called
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.games.burning_planets.table.board_panel import BoardPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.palette import PalettePanel
from bp_desktop.ui.shell.palette_entry import PaletteEntry
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.words.language import LanguageSwitcher, Spoken
from tests.journeys.game_room import GameRoom, game_room
from tests.journeys.palette_room import full_table

CTRL = Qt.KeyboardModifier.ControlModifier

SOUGHT: dict[Spoken, dict[str, str]] = {
    "en": {
        "attack": "Plan a fight",
        "combat": "Plan a fight",
        "Secret": "Secret war",
        "secret war": "Secret war",
        "sample": "Sample match",
        "anna": "Anna",
        "Boris": "Boris",
        "anna's home": "Anna's home",
        "home of boris": "Boris's home",
        "planet 3": "Planet 3",
        "spear 1": "Spear 1",
        "cargo ship 3": "Cargo ship 3",
        "kilo 16": "Kilo 16",
        "3:7,2": "Cell 3:7,2",
        "1:1,1": "Cell 1:1,1",
        "BP-SHIP-7": "BP-SHIP-7",
        "bp-combat-5": "BP-COMBAT-5",
        "bombardment": "BP-BOMB",
        "how many actions has a cargo ship": "BP-ACT-14",
        "journal": "Show the journal",
        "log": "Show the journal",
        "undo": "Undo the last step",
        "end turn": "End the turn",
        "theme": "Switch between dark and light",
        "dark": "Switch between dark and light",
        "print": "Print a page",
        "export": "Home",
        "statistics": "Chronicle",
        "luck": "Chronicle",
        "fleet value": "Fleet value",
        "treasury": "Reveal or hide what I have",
        "shared victory": "Shared victory",
        "house rules": "Table option",
        "barter": "Barter or pay",
        "contract": "Write a contract",
        "pause": "Pause or continue",
        "manual": "Help",
        "preferences": "Settings",
        "xyzzyx": "",
    },
    "it": {
        "attacco": "Pianifica un combattimento",
        "casa di anna": "Casa di Anna",
        "pianeta 3": "Pianeta 3",
        "anna": "Anna",
        "3:7,2": "Casella 3:7,2",
        "BP-SHIP-7": "BP-SHIP-7",
        "diario": "Mostra il diario",
        "annulla": "Annulla l'ultimo passo",
        "statistiche": "Cronaca",
        "esporta": "Inizio",
        "stampa": "Stampa una pagina",
        "tema": "Passa tra scuro e chiaro",
        "vittoria condivisa": "Vittoria condivisa",
        "bombardamento": "BP-BOMB",
        "manuale": "Aiuto",
    },
    "ru": {
        "атака": "Спланировать бой",
        "бой": "Спланировать бой",
        "дом анна": "Дом игрока Anna",
        "дом игрока anna": "Дом игрока Anna",
        "планета 3": "Планета 3",
        "boris": "Boris",
        "3:7,2": "Ячейка 3:7,2",
        "BP-SHIP-7": "BP-SHIP-7",
        "журнал": "Показать журнал",
        "отменить": "Отменить последний шаг",
        "статистика": "Летопись",
        "экспорт": "Главная",
        "печать": "Напечатать лист",
        "тема": "Переключить тёмную и светлую тему",
        "общая победа": "Общая победа",
        "бомбардировка": "BP-BOMB",
        "руководство": "Справка",
    },
}
"""What is typed, and what the first hit says, or where it belongs; "" for nothing at all."""


def open_palette(room: GameRoom) -> PalettePanel:
    room.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(room.window, Qt.Key.Key_K, CTRL)
    (panel,) = [one for one in room.window.findChildren(PalettePanel) if one.isVisible()]
    return panel


def read(panel: PalettePanel) -> None:
    while panel.reading.is_busy:
        QApplication.processEvents()


def says(hit: PaletteEntry, wanted: str) -> bool:
    return hit.text.startswith(wanted) or hit.where.startswith(wanted)


@pytest.mark.parametrize("language", SOUGHT)
def test_words_lead_to_what_people_mean(
    qtbot: QtBot, theme: Theme, tmp_path: Path, qapp: QApplication, language: Spoken
) -> None:
    voice = LanguageSwitcher(qapp)
    voice.speak(language)
    try:
        room = full_table(qtbot, theme, tmp_path)
        panel = open_palette(room)
        read(panel)
        wrong = []
        for asked, wanted in SOUGHT[language].items():
            found = panel.found(asked)
            if not (says(found[0], wanted) if found and wanted else not found and not wanted):
                wrong.append((asked, wanted, [(one.text, one.where) for one in found[:3]]))
        assert wrong == []
        room.leave()
    finally:
        voice.speak("en")


def test_attack_also_finds_the_rules_and_cargo_no_theme(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Trial 24, and two matches of one title are told apart."""
    room = full_table(qtbot, theme, tmp_path)
    panel = open_palette(room)
    read(panel)

    attack, cargo = panel.found("attack"), panel.found("cargo")

    assert any(one.code.startswith("BP-COMBAT") for one in attack[:12])
    assert not any("dark" in one.text for one in cargo)
    samples = [one.where for one in panel.found("sample match") if one.text == "Sample match"]
    assert len(samples) == 2
    assert all("Anna, Boris" in where and "today" in where for where in samples)
    room.leave()


def test_hits_come_before_everything_is_read(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """With 150 ships and 300 paragraphs nobody waits for the last of them."""
    room = full_table(qtbot, theme, tmp_path)
    panel = open_palette(room)

    early = panel.found("attack")
    read(panel)

    assert early
    assert len(panel.found("attack")) > len(early)
    room.leave()


# --- choosing


def choose(room: GameRoom, asked: str) -> None:
    panel = open_palette(room)
    read(panel)
    QTest.keyClicks(panel.field, asked)
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    QApplication.processEvents()


def table_of(room: GameRoom) -> TableView[Any, Any, Any]:
    view = room.window.view_on(PageId.TABLE)
    assert isinstance(view, TableView)
    return view


def test_a_thing_leads_to_its_card_from_any_page(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = full_table(qtbot, theme, tmp_path)
    table = table_of(room)

    choose(room, "Boris's home")
    planets, players = table.state.board.planets, table.state.players
    assert players[planets[table.inspector.pinned].starting].name == "Boris"

    room.window.show_page(PageId.HOME)
    choose(room, "spear 1")
    assert room.window.page is PageId.TABLE
    assert table.state.board.ships[ShipId(table.inspector.pinned)].number == 1

    choose(room, "anna")
    assert players[table.inspector.pinned].name == "Anna"
    room.leave()


def test_a_rule_leads_to_its_paragraph_beside_the_table(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = full_table(qtbot, theme, tmp_path)

    choose(room, "BP-SHIP-7")

    side = room.window.side
    assert side.isVisible()
    assert room.window.page is PageId.TABLE
    assert (side.rules.text.lit, side.rules.trail.here.chapter) == ("BP-SHIP-7", "BP-SHIP")
    assert side.rules.text.hasFocus()
    room.leave()


def test_rules_are_found_while_no_match_is_open(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = game_room(qtbot, theme, tmp_path)
    assert room.desk.on_page(PageId.TABLE) is None

    choose(room, "BP-SHIP-7")

    assert room.window.page is PageId.RULES
    assert room.window.rules_page.view.text.lit == "BP-SHIP-7"
    room.leave()


def test_a_house_rule_leads_to_its_line(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = full_table(qtbot, theme, tmp_path)
    table = table_of(room)

    choose(room, "shared victory")

    assert table.options is not None
    assert table.dock.current == "options"
    assert table.options.panel.lines["shared_victory"].editor.hasFocus()
    room.leave()


def test_a_cell_comes_into_the_middle_of_the_board(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = full_table(qtbot, theme, tmp_path)
    table = table_of(room)
    board = table.own.pages[0].widget
    assert isinstance(board, BoardPanel)
    view = board.view
    view.zoom_by(6)
    (cell,) = cells_called(table.state.board.tiles, "5:7,2")

    choose(room, "5:7,2")

    away = view.mapFromScene(*LAYOUT.center(cell)) - view.viewport().rect().center()
    assert abs(away.x()) < view.viewport().width() / 4
    assert abs(away.y()) < view.viewport().height() / 4
    assert board.scene.cursor.cell == cell
    room.leave()


def test_a_statistic_leads_to_its_chart(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = full_table(qtbot, theme, tmp_path)

    choose(room, "fleet value")

    assert room.window.page is PageId.CHRONICLE
    (chronicle,) = room.window.findChildren(ChronicleView)
    assert chronicle.charts.subjects.currentText() == "Fleet value"
    room.leave()
