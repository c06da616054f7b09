"""Touch mode in the real window: offered once, large enough everywhere, and off when unwanted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop import __version__
from bp_desktop.app import tour
from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.look.tokens import TARGET
from bp_desktop.ui.settings.page import SettingsPage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Language, Preferences, read, write
from bp_desktop.ui.widgets.toast import Toast
from tests.scenes.every import walk
from tests.targets import small, targets
from tests.ui.build import settle
from tests.ui.finger import Fingers


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[WindowApp]:
    places = user_places(tmp_path / "burning-planets")
    chosen = Preferences(language="en", motion="less", seen=__version__)
    write(places.config / "preferences.json", chosen)
    made = WindowApp(places)
    made.window.resize(1366, 768)
    with qtbot.waitSignal(made.desk.shelf_changed):
        made.window.show_first()
    settle()

    yield made

    made.leave()
    settle()
    as_before(qapp)


def as_before(qapp: QApplication) -> None:
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def tap(app: WindowApp, page: PageId) -> None:
    button = app.window.rail.buttons[page]
    Fingers(button).tap(button.rect().center())


def shown(app: WindowApp) -> PageId:
    return app.window.page


def told(app: WindowApp) -> Toast:
    toast = app.window.findChild(Toast)
    assert isinstance(toast, Toast)
    return toast


def test_the_first_touch_switches_it_on_and_says_so_once(app: WindowApp) -> None:
    settings = app.window.rail.buttons[PageId.SETTINGS]

    tap(app, PageId.SETTINGS)

    assert shown(app) is PageId.SETTINGS, "the touch did what it was meant for"
    assert app.theme.look.touch
    toast = told(app)
    assert toast.isVisible()
    assert "Touch mode" in toast.text.text()
    assert min(settings.width(), settings.height()) >= TARGET
    toast.hide()
    tap(app, PageId.HELP)
    assert shown(app) is PageId.HELP
    assert not toast.isVisible(), "it was told"


def test_whoever_does_not_want_it_is_not_asked_again(app: WindowApp) -> None:
    tap(app, PageId.SETTINGS)
    toast = told(app)

    Fingers(toast.undo_button).tap(toast.undo_button.rect().center())

    assert not app.theme.look.touch
    assert read(app.choices.path)[0].touch == "off"
    tap(app, PageId.HELP)
    assert shown(app) is PageId.HELP, "touches still click"
    assert not app.theme.look.touch
    assert not toast.isVisible()


def test_a_finger_scrolls_the_settings(app: WindowApp) -> None:
    app.choices.set(touch="on")
    tap(app, PageId.SETTINGS)
    page = app.window.stack.currentWidget()
    assert isinstance(page, SettingsPage)
    bar = page.verticalScrollBar()

    Fingers(page).drag(QPoint(300, 500), QPoint(300, 450), QPoint(300, 200))

    assert bar.value() == 300


def test_a_window_in_another_language_hears_fingers_too(app: WindowApp) -> None:
    app.choices.set(touch="on", language="it")
    settle()

    tap(app, PageId.HELP)

    assert shown(app) is PageId.HELP


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_target_on_every_screen_fits_a_finger(
    qapp: QApplication, tmp_path: Path, language: Language
) -> None:
    chosen = Preferences(language=language, touch="on", motion="less", stage="off")
    found: dict[str, str] = {}
    seen = 0
    for name, window in walk(chosen, (1366, 768), tmp_path, patience=0):
        tour.settle()
        seen += len(list(targets(window)))
        for what, size in small(window).items():
            found.setdefault(what, f"{what}: {size.width()} x {size.height()} on {name}")
    as_before(qapp)

    assert seen > 1000
    assert not found, "\n" + "\n".join(found.values())
