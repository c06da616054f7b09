"""House rules to a file and from one, and changed in a match under way (BP-APP-5)."""

from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel, OptionsPanel
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.ui.table.players_hand import PlayersHand, begun, focused, new_session, push, sit_down

OURS = Options(elimination="no_planets", structures_fire_consecutively=False)


class OneFile(FilePrompts):
    """Whatever is asked for, it is this file."""

    def __init__(self, path: Path | None) -> None:
        super().__init__()
        self.path = path

    def export_file(self, window: QWidget, wished: Path) -> Path | None:
        return self.path

    def import_file(self, window: QWidget, start: Path, suffixes: tuple[str, ...]) -> Path | None:
        assert suffixes == (".bpoptions",)
        return self.path


def panel_with(
    qtbot: QtBot, theme: Theme, path: Path | None
) -> tuple[OptionsPanel[Options], list[Options]]:
    told: list[Options] = []
    panel = OptionsPanel(theme, OneFile(path), option_sheet(), told.append)
    qtbot.addWidget(panel)
    panel.resize(700, 600)
    panel.show()
    return panel, told


def test_house_rules_are_written_and_taken_by_another_group(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    file = tmp_path / "ours.bpoptions"
    panel, _ = panel_with(qtbot, theme, file)
    panel.take(OURS)
    push(panel.write)
    assert "ours.bpoptions" in panel.said.text()

    other, told = panel_with(qtbot, theme, file)
    push(other.read)

    assert other.options == OURS
    assert told == [OURS]
    assert "ours.bpoptions" in other.said.text()


def test_nothing_chosen_changes_nothing(qtbot: QtBot, theme: Theme) -> None:
    panel, told = panel_with(qtbot, theme, None)

    push(panel.write)
    push(panel.read)

    assert told == []
    assert panel.said.text() == ""


@pytest.mark.parametrize("content", [b"nonsense", None])
def test_a_file_without_options_is_told_and_changes_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "broken.bpoptions"
    if content is not None:
        file.write_bytes(content)
    panel, told = panel_with(qtbot, theme, file)

    push(panel.read)

    assert told == []
    assert panel.options == DEFAULTS
    assert panel.said.text()


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    panel, _ = panel_with(qtbot, theme, tmp_path / "nowhere" / "ours.bpoptions")

    push(panel.write)

    assert "nowhere" in panel.said.text()


# --- in a match under way


def opened(hand: PlayersHand) -> MatchOptionsPanel:
    """By the menu at the head."""
    head = hand.view.head
    push(head.more)
    assert head.menu is not None
    action = next(one for one in head.menu.actions() if one.text() == "Table options …")
    QTest.mouseClick(
        head.menu, Qt.MouseButton.LeftButton, pos=head.menu.actionGeometry(action).center()
    )
    panel = hand.view.dock.show_panel("options")
    assert isinstance(panel, MatchOptionsPanel)
    return panel


def test_an_option_is_changed_in_a_match_as_a_step(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(options=OURS))
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = opened(hand)
    assert focused() is panel.search
    assert panel.options == OURS

    box = panel.lines["structures_fire_consecutively"].editor
    assert isinstance(box, QCheckBox)
    assert box.isVisible()
    box.click()

    assert session.entries[-1].command == ChangeOption("structures_fire_consecutively", True)
    assert hand.match.options.structures_fire_consecutively
    hand.view.undo()
    assert not box.isChecked()


def test_the_options_have_a_tab_only_while_they_are_open(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    dock = hand.view.dock
    assert not dock.buttons["options"].isVisible()

    opened(hand)
    assert dock.buttons["options"].isVisible()
    push(dock.buttons["now"])

    assert not dock.buttons["options"].isVisible()


def test_a_board_on_the_screen_keeps_its_options(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    panel = opened(sit_down(qtbot, theme, tmp_path, begun(new_session())))

    assert not panel.lines["planet_radius.small"].isVisibleTo(panel)
    assert panel.lines["elimination"].isVisibleTo(panel)


def test_a_click_on_the_words_of_an_option_is_one_on_its_box(qtbot: QtBot, theme: Theme) -> None:
    panel, told = panel_with(qtbot, theme, None)
    line = panel.lines["structures_fire_consecutively"]

    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.rect().center())

    assert told == [Options(structures_fire_consecutively=False)]


@pytest.mark.parametrize("language", ["it", "ru"])
def test_at_a_large_scale_no_option_is_wider_than_its_panel(
    qtbot: QtBot, theme: Theme, tmp_path: Path, qapp: QApplication, language: Literal["it", "ru"]
) -> None:
    theme.set_look(Appearance(scale=150))
    voice = LanguageSwitcher(qapp)
    voice.speak(language)
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()), (1290, 900))
    panel = hand.view.dock.show_panel("options")
    QApplication.processEvents()
    voice.speak("en")

    assert isinstance(panel, MatchOptionsPanel)
    seen = [line for line in panel.lines.values() if line.isVisible()]
    assert seen
    assert all(line.mapTo(panel, line.rect().topRight()).x() < panel.width() for line in seen)
