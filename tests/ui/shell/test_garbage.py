"""When garbage is collected: between events, and only then."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from bp_desktop.ui.shell.garbage import MOST, GarbageCollector


class Ring:
    """Holds itself, so that only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[GarbageCollector]:
    before = gc.get_threshold()
    gc.collect()
    made = GarbageCollector()
    made.start()

    yield made

    made.deleteLater()
    gc.set_threshold(*before)


def make_garbage() -> "weakref.ref[Ring]":
    rings = [Ring() for _ in range(2 * MOST[0])]
    return weakref.ref(rings[0])


def test_garbage_stays_while_we_work_and_goes_between_events(
    collector: GarbageCollector, qtbot: QtBot
) -> None:
    ring = make_garbage()

    assert ring() is not None
    qtbot.waitUntil(lambda: ring() is None, timeout=5000)


def test_garbage_waits_until_a_dialog_is_closed(collector: GarbageCollector) -> None:
    ring, within, outer = make_garbage(), list[bool](), QEventLoop()

    def look_in_a_loop_of_its_own() -> None:
        inner = QEventLoop()
        QTimer.singleShot(0, collector.look)
        QTimer.singleShot(1, inner.quit)
        inner.exec()
        within.append(ring() is not None)
        outer.quit()

    QTimer.singleShot(0, look_in_a_loop_of_its_own)
    outer.exec()

    assert within == [True]
    collector.look()
    assert ring() is None


def test_garbage_waits_while_somebody_asked_for_a_rest(collector: GarbageCollector) -> None:
    ring = make_garbage()
    gc.disable()

    collector.look()

    assert ring() is not None
    gc.enable()
    collector.look()
    assert ring() is None
