"""The first start of all, the first after an update, and where newer versions are."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bp_desktop import RELEASES, __version__
from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.help.news import NewsPanel, news_text
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.home.welcome_panel import LESSON, WelcomePanel
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Preferences, read, write
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.widgets.tile import Tile
from tests.ui.build import settle

ROOT = Path(__file__).parents[2]
Start = Callable[..., WindowApp]
"""With a file to open, or without one."""


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    """Starts the program on the same folder each time."""
    started: list[WindowApp] = []

    def begin(file: Path | None = None) -> WindowApp:
        for before in started:
            before.leave()
        app = WindowApp(user_places(tmp_path), file=file)
        started.append(app)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        qtbot.waitUntil(lambda: app.receiver is not None)  # all that a start does is done
        settle()
        return app

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def keep(folder: Path, choices: Preferences) -> Path:
    path = user_places(folder).config / "preferences.json"
    write(path, choices)
    return path


def welcome(app: WindowApp) -> WelcomePanel | None:
    body = app.window.home.body
    return body if isinstance(body, WelcomePanel) else None


def way(app: WindowApp, number: int) -> Tile:
    panel = welcome(app)
    assert panel is not None
    tile = panel.ways.parts[number]
    assert isinstance(tile, Tile)
    return tile


def is_usual(app: WindowApp) -> bool:
    """Home as it always is: documents, a head, and the rail beside it."""
    home = app.window.home
    is_framed = app.window.rail.isVisibleTo(app.window) and home.top.isVisibleTo(home)
    return isinstance(home.body, ShelfPanel) and is_framed


def test_the_first_start_has_a_sentence_three_ways_and_nothing_else(start: Start) -> None:
    app = start()
    panel, window = welcome(app), app.window

    assert panel is not None
    assert [way(app, number).text() for number in range(len(panel.ways.parts))] == [
        "Play a sample match",
        "New match",
        "Learn to play",
    ]
    assert not window.rail.isVisible()
    said = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    assert said[:2] == ["Welcome", "Burning Planets"]
    assert len(said) == 3
    assert panel.focusProxy() is way(app, 0)


def test_the_sample_leads_to_the_table_and_home_is_usual_from_then_on(start: Start) -> None:
    app = start()

    way(app, 0).click()
    settle()

    assert app.window.page is PageId.TABLE
    assert app.desk.on_page(PageId.TABLE) is not None
    app.window.show_page(PageId.HOME)
    assert is_usual(app)


def test_a_new_match_is_asked_for_over_the_usual_home(start: Start) -> None:
    app = start()

    way(app, 1).click()
    settle()

    assert app.window.findChild(NewMatchForm) is not None
    app.window.notices.close_overlay()
    assert is_usual(app)


def test_whoever_wants_to_learn_gets_the_lesson_or_else_the_rules(start: Start) -> None:
    app = start()
    ran: list[str] = []
    if LESSON in app.window.actions_:
        app.window.actions_[LESSON].triggered.disconnect()
        app.window.actions_[LESSON].triggered.connect(lambda _on: ran.append(LESSON))

    way(app, 2).click()
    settle()

    assert ran == [LESSON] or app.window.page is PageId.RULES


def test_escape_leads_to_the_usual_home(start: Start) -> None:
    app = start()

    QTest.keyClick(way(app, 0), Qt.Key.Key_Escape)

    assert welcome(app) is None
    assert is_usual(app)


def test_another_page_ends_the_welcome_too(start: Start) -> None:
    app = start()

    app.window.actions_.run("go.studio")
    app.window.actions_.run("go.home")

    assert is_usual(app)


def test_a_second_start_says_welcome_to_nobody(start: Start) -> None:
    start()
    app = start()

    assert app.desk.library.documents() == ()
    assert is_usual(app)


def test_another_language_goes_on_saying_welcome(start: Start) -> None:
    app = start()

    app.choices.set(language="it")
    settle()

    assert way(app, 2).text() == "Impara a giocare"
    assert not app.window.rail.isVisible()


# --- after an update


def news(app: WindowApp) -> NewsPanel | None:
    found = app.window.findChild(NewsPanel)
    return found if isinstance(found, NewsPanel) and found.isVisible() else None


def test_nothing_is_new_to_whoever_starts_for_the_first_time(start: Start, tmp_path: Path) -> None:
    app = start()

    assert news(app) is None
    assert read(app.choices.path)[0].seen == __version__


@pytest.mark.parametrize("seen", ["", "0.9.0"])
def test_an_update_tells_what_is_new_once(start: Start, tmp_path: Path, seen: str) -> None:
    keep(tmp_path, Preferences(theme="light", seen=seen))

    app = start()
    panel = news(app)
    assert panel is not None
    assert __version__ in panel.text.toPlainText()
    panel.go_on.click()
    assert news(app) is None

    assert news(start()) is None


def test_whoever_opens_a_file_is_told_what_is_new_at_the_next_start(
    start: Start, tmp_path: Path
) -> None:
    keep(tmp_path, Preferences(seen="0.9.0"))

    assert news(start(ROOT / "resources" / "maps" / "duel.bpmap")) is None

    assert news(start()) is not None
    assert news(start()) is None


def test_what_is_new_can_be_read_again(start: Start) -> None:
    app = start()

    app.window.actions_.run("program.news")

    assert news(app) is not None


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_notes_are_those_of_this_version(language: str) -> None:
    assert f"<h1>Burning Planets {__version__}</h1>" in news_text(language)


def test_the_changelog_and_every_package_tell_of_this_version() -> None:
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    story = ROOT / "packaging" / "linux" / "org.burningplanets.desktop.metainfo.xml.in"
    assert f'<release version="{__version__}"' in story.read_text("utf-8")


# --- newer versions


def test_looking_for_a_new_version_opens_the_page_of_the_project(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: opened.append(QUrl(url).toString())
    )

    start().window.actions_.run("program.releases")

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert opened == [RELEASES] == [project["urls"]["Releases"]]
