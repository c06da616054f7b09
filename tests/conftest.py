"""What every test gets: Qt off-screen, repeatable randomness, and no mess left behind."""

import gc
import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from bp_desktop.app import games
from bp_desktop.core.dice import AppDice
from bp_desktop.resources import translation
from bp_desktop.ui.words import phrasebook

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

# Before any Qt import, and so that nobody's test run opens windows. dev.py does the same.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# As the program does it: Qt takes UTF-8 by itself, but warns, and a warning fails a test.
if os.environ.get("LC_ALL") in ("C", "POSIX"):
    os.environ["LC_ALL"] = "C.UTF-8"

# "ci" finds the same examples every time; `--hypothesis-profile=explore` goes looking for new ones.
settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("ci")


def pytest_sessionstart() -> None:
    """Without its translations the program speaks English only, and tests fail oddly."""
    if not (translation("it").exists() and translation("ru").exists()):
        pytest.exit("Build the translations first: python3 dev.py setup", returncode=4)


# As the composition root does it; the screens under test ask for it. It is made here, before a test
# registers games of its own: whoever came later would have the words of those alone.
phrasebook.give(games.phrasebook)
games.phrasebook()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """As in the program, garbage is not collected while Qt works: between two tests it is."""
    before = gc.get_threshold()
    if "qapp" in getattr(item, "fixturenames", ()):
        gc.set_threshold(0)
    try:
        return (yield)
    finally:
        gc.set_threshold(*before)


@pytest.fixture(autouse=True)
def no_unexpected_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in the log fails the test, unless the test looks at it and clears it.

    A test that expects one says so: `assert "…" in caplog.text; caplog.clear()`.
    """
    yield

    records = [
        record
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    if records:
        lines = [f"{each.name} {each.levelname}: {each.getMessage()}" for each in records]
        pytest.fail("\n".join(["the log holds what this test did not expect:", *lines]))


@pytest.fixture(autouse=True)
def dice_fall_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every time, also those of the window, which have no seed: no test hangs on luck."""
    made, begin = count(1), AppDice.__init__

    def seeded(dice: AppDice, seed: int | str | None = None) -> None:
        begin(dice, f"test {next(made)}" if seed is None else seed)

    monkeypatch.setattr(AppDice, "__init__", seeded)


@pytest.fixture(autouse=True)
def every_fault_is_told() -> None:
    """Also one that a test before has met: a program tells each once, a test all of its own."""
    if "bp_desktop.ui.look.guarded" in sys.modules:
        from bp_desktop.ui.look.guarded import forget_reports

        forget_reports()


@pytest.fixture(autouse=True)
def no_dangling_widgets() -> Iterator[None]:
    """A window that outlives its test fails it: give it to `qtbot.addWidget`, or close it."""
    before = set(_windows())

    yield

    left = [widget for address, widget in _windows().items() if address not in before]
    if left:
        names = [f"{type(widget).__name__} {widget.objectName()!r}" for widget in left]
        for widget in left:
            widget.close()
            widget.deleteLater()
        pytest.fail("windows left behind: " + ", ".join(names))


def _windows() -> "dict[int, QWidget]":
    """The windows there are, by address; asking must not import Qt, nor make an application."""
    if "PySide6.QtWidgets" not in sys.modules:
        return {}
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    if QApplication.instance() is None:
        return {}
    # What was told to deleteLater() goes now: it is not left behind.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return {
        Shiboken.getCppPointer(widget)[0]: widget
        for widget in QApplication.topLevelWidgets()
        if widget.parent() is None
    }
