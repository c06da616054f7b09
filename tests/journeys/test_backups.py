"""Two rounds are played, the file is destroyed, and the evening goes on from a backup."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import find_system
from bp_desktop.app.window import WindowApp
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.storage.backups import list_backups
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.places import user_places
from bp_desktop.ui.backups.keeper import BackupPace
from bp_desktop.ui.backups.panel import BackupsPanel
from bp_desktop.ui.home.home_content import BoxProblemPanel
from bp_desktop.ui.shell.commander import AnyCommander
from bp_desktop.ui.shell.desk import BoxProblem
from bp_desktop.ui.shell.pages import PageId
from tests.ui.build import settle

LEFT = Qt.MouseButton.LeftButton
AT_ONCE = BackupPace(quiet=0, apart=0, again=10**6)


@pytest.fixture
def started(qapp: QApplication) -> Iterator[list[WindowApp]]:
    apps: list[WindowApp] = []
    yield apps

    for app in apps:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def begin(folder: Path, qtbot: QtBot, started: list[WindowApp]) -> WindowApp:
    app = WindowApp(user_places(folder))
    started.append(app)
    with qtbot.waitSignal(app.desk.shelf_changed):
        app.window.show_first()
    settle()
    return app


def on_table(app: WindowApp) -> AnyCommander:
    document = app.desk.on_page(PageId.TABLE)
    assert document is not None
    return document.commander


def play_to_round(commander: AnyCommander, round_: int) -> None:
    while commander.state.turn.round < round_:
        match: Match = commander.state
        step = next_command(match)
        assert step is not None
        assert commander.submit(step, overrule=True)


def is_kept(folder: Path, mark: str) -> bool:
    return any(one.mark == mark for one in list_backups(folder))


def test_a_destroyed_box_costs_nothing_but_the_steps_since_the_last_round(
    qtbot: QtBot, tmp_path: Path, started: list[WindowApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bp_desktop.ui.backups.keeper.BackupPace", lambda: AT_ONCE)
    app = begin(tmp_path, qtbot, started)
    app.window.actions_.run("sample.burning_planets.match")
    box = app.places.default_box
    folder = app.places.backups_of(box)
    for round_ in (2, 3):
        play_to_round(on_table(app), round_)
        qtbot.waitUntil(partial(is_kept, folder, f"round {round_}"), timeout=60_000)
    kept = on_table(app).state
    newest = list_backups(folder)[0]
    assert check_box(newest.path, find_system).sound
    app.leave()
    for path in folder.iterdir():  # as if the power had failed with the disk
        if path != newest.path:
            path.unlink()
    box.write_bytes(b"")

    app = begin(tmp_path, qtbot, started)
    assert isinstance(app.desk.box, BoxProblem)
    trouble = app.window.findChild(BoxProblemPanel)
    assert isinstance(trouble, BoxProblemPanel)
    QTest.mouseClick(trouble.restore, LEFT)
    panel = app.window.findChild(BackupsPanel)
    assert isinstance(panel, BackupsPanel)
    qtbot.waitUntil(lambda: bool(panel.contents.rows))
    assert panel.list.rows[0].note.startswith("Round 3 · today")
    assert "round 3" in panel.contents.rows[0].note.lower()
    QTest.mouseClick(panel.whole, LEFT)
    [info] = app.desk.library.documents()
    assert app.desk.library.peek(info.id).state == kept
    app.window.open_document(info)
    play_to_round(on_table(app), 4)

    assert on_table(app).state.turn.round == 4
    assert box.read_bytes() == b"", "nothing was put over what is left of the old one"
