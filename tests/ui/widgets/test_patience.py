"""While a passphrase is stretched the window goes on, and keys wait."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bp_desktop.core.sealing import COST, LANES, LEAST_COST, scrypt
from bp_desktop.ui.widgets import patience
from bp_desktop.ui.widgets.patience import patient_scrypt

SALT = bytes(32)


@pytest.mark.usefixtures("qapp")
def test_the_key_is_the_same() -> None:
    assert patient_scrypt(b"x", SALT, LEAST_COST, 2) == scrypt(b"x", SALT, LEAST_COST, 2)


@pytest.mark.usefixtures("qapp")
def test_timers_go_on_meanwhile() -> None:
    ticks: list[int] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()

    patient_scrypt(b"x", SALT, COST, LANES)

    timer.stop()
    assert len(ticks) >= 2, "0.3 s, or the window would have been frozen so long"


def test_what_is_typed_meanwhile_waits(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.show()
    line.setFocus()

    QTest.keyClicks(line, "a")
    patient_scrypt(b"x", SALT, LEAST_COST, 1)

    assert line.text() == "a"


def test_a_fault_comes_back_to_whoever_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(patience, "scrypt", fail)

    with pytest.raises(MemoryError):
        patient_scrypt(b"x", SALT, LEAST_COST, 1)
