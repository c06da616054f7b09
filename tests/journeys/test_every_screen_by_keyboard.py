"""Every screen is walked by Tab: nothing traps, everything is reached, named and seen to be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop import __version__
from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.preferences import Preferences, write
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.widgets.tab_walk import bring_into_sight, is_stop
from tests import shots
from tests.ui.build import settle

MOST = 400
"""Stops on one screen; more than that is a walk without end."""


@pytest.fixture
def app(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowApp]:
    monkeypatch.setattr(shots, "MAPS", shots.MAPS[:1])
    monkeypatch.setattr(shots, "scrolled", lambda *_: iter(()))
    places = user_places(tmp_path / "burning-planets")
    chosen = Preferences(language="en", motion="less", dice_animation=False, stage="off")
    write(places.config / "preferences.json", chosen._replace(seen=__version__))
    made = WindowApp(places)
    made.window.resize(1366, 768)
    with qtbot.waitSignal(made.desk.shelf_changed):
        made.window.show_first()
    shots.fill(made)
    shots.play_a_little(made)

    yield made

    made.leave()
    settle()
    qapp.setStyleSheet("")


def on_top(widget: QWidget) -> QWidget:
    """The panel over the window, where there is one."""
    shown = [one for one in widget.findChildren(Overlay) if one.isVisible()]
    return shown[-1].panel if shown else widget


def called(widget: QWidget) -> str:
    around = widget.parentWidget()
    words = widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {words!r} in {type(around).__name__}"


def walked(screen: QWidget) -> list[QWidget]:
    """The stops that Tab comes to, until it is where it began."""
    if QApplication.focusWidget() is None:
        QTest.keyClick(screen, Qt.Key.Key_Tab)
    found: list[QWidget] = []
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is None or (now in found and now is not found[-1]):
            break
        if now not in found:  # else Tab went to the next link of a text
            found.append(now)
    return found


def picture(widget: QWidget) -> QImage:
    window = widget.window()
    area = widget.rect().adjusted(-4, -4, 4, 4)
    return window.grab(area.translated(widget.mapTo(window, QPoint()))).toImage()


def is_ringed(widget: QWidget, beside: QWidget) -> bool:
    """Whether one sees that it has the keyboard."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    bring_into_sight(widget)
    settle()
    with_keys = picture(widget)
    beside.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    return with_keys != picture(widget)


def test_every_screen_by_keyboard(app: WindowApp) -> None:
    faults: set[str] = set()
    screens = 0
    for name, screen in shots.screens(app):
        screen.show()
        screen.activateWindow()
        settle()
        screens += 1
        found = walked(screen)
        stops = [one for one in on_top(screen).findChildren(QWidget) if is_stop(one)]
        faults |= {f"{name}: not reached: {called(one)}" for one in stops if one not in found}
        if found and QApplication.focusWidget() is not found[0]:
            faults.add(f"{name}: Tab does not come back to {called(found[0])}")
        for one in found:
            told = QAccessible.queryAccessibleInterface(one)
            if not told.text(QAccessible.Text.Name).strip():
                faults.add(f"{name}: no name: {called(one)}")
            if told.role() is QAccessible.Role.NoRole:
                faults.add(f"{name}: no role: {called(one)}")
        for one, beside in zip(found, found[1:] + found[:1], strict=True):
            if one is not beside and one.isVisible() and not is_ringed(one, beside):
                faults.add(f"{name}: no ring: {called(one)}")

    assert screens > 20
    assert faults == set(), "\n" + "\n".join(sorted(faults))
