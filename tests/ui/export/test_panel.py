"""The export panel beside a document of another game: it offers what the source brings."""

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from bp_desktop.core.export_settings import PDF, PNG, SVG, ExportSettings
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.export.board_export import ExportSource
from bp_desktop.ui.export.panel import ExportPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from tests.tally import Command, Event, Join, Tally, open_tally
from tests.ui.export.sources import EMPTY, OWN_SHEET, PLAIN


def begun() -> Commander[Tally, Command, Event]:
    return Commander(open_tally(MemoryJournal()))


def source_of(tally: Tally) -> ExportSource:
    """A board that is there once somebody plays."""
    return PLAIN if tally.scores else EMPTY


def shown_panel(
    qtbot: QtBot, theme: Theme, answer: Path | None = None, layers: Layers = USUAL
) -> ExportPanel:
    panel = ExportPanel(theme, begun(), lambda _tally: PLAIN, lambda: layers)
    panel.ask = lambda _panel, _wished: answer
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_it_offers_the_games_own_sheets_beside_the_usual_ones(qtbot: QtBot, theme: Theme) -> None:
    panel = shown_panel(qtbot, theme)

    assert list(panel.kind.buttons) == [PNG, SVG, PDF, OWN_SHEET.id]
    panel.kind.buttons[OWN_SHEET.id].click()
    assert panel.about.text() == "All rules on one page."
    assert panel.page.isVisible()
    assert not panel.cell.isVisible()
    assert panel.settings.notes


def test_the_games_own_sheet_is_written_under_its_word(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    panel = shown_panel(qtbot, theme)
    wished: list[str] = []

    def ask(_panel: object, path: Path) -> Path:
        wished.append(path.name)
        return tmp_path / "sheet"

    panel.ask = ask
    panel.kind.buttons[OWN_SHEET.id].click()
    panel.export()

    assert wished == ["Two suns - rules.pdf"]
    assert (tmp_path / "sheet.pdf").read_text() == "A4"


def test_hidden_layers_and_the_players_colours_are_part_of_the_settings(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    theme.set_look(theme.look._replace(players="vivid"))
    asked: list[ExportSettings] = []

    def draw(settings: ExportSettings, vectors: bool) -> StillBoard:
        asked.append(settings)
        return PLAIN.draw(settings, vectors)

    hidden = USUAL.switched("units", on=False)
    panel = ExportPanel(theme, begun(), lambda _tally: replace(PLAIN, draw=draw), lambda: hidden)
    qtbot.addWidget(panel)
    panel.show()
    panel.ask = lambda _panel, _wished: tmp_path / "board.svg"
    panel.kind.buttons[SVG].click()
    panel.export()
    whole = {settings.off for settings in asked}
    panel.as_shown.click()
    panel.export()

    assert whole == {USUAL.off}
    assert {settings.off for settings in asked} == {USUAL.off, hidden.off}
    assert {settings.palette for settings in asked} == {theme.look.players, "safe"}
    assert panel.problem.text() == ""


def test_a_board_that_is_not_there_yet_is_measured_when_it_comes(
    qtbot: QtBot, theme: Theme
) -> None:
    commander = begun()
    panel = ExportPanel(theme, commander, source_of, lambda: USUAL)
    qtbot.addWidget(panel)
    panel.show()
    said, could = panel.says.text(), panel.start.isEnabled()

    commander.submit(Join("anna"))

    assert not could
    assert panel.start.isEnabled()
    assert panel.says.text() != said
    assert "pixels" in panel.says.text()


def test_after_an_export_the_keyboard_is_still_in_the_panel(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    commander = begun()
    commander.submit(Join("anna"))
    panel = ExportPanel(theme, commander, source_of, lambda: USUAL)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    panel.start.setFocus()
    panel.ask = lambda _panel, _wished: tmp_path / "board.png"

    panel.export()
    written = panel.focusWidget()
    panel.ask = lambda _panel, _wished: tmp_path / "nowhere" / "board.png"
    panel.export()

    assert written is panel.folder
    assert panel.focusWidget() is panel.start
