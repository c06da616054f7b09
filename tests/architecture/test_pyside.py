"""The PySide6 in use does not lose references to None.

6.12.0 did on Python 3.11: every call without a result dropped one, until the interpreter aborted.
From Python 3.12 None is immortal and this cannot be seen; the lock's pin is tested elsewhere.
"""

import sys

from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

CALLS = 200


def test_calls_without_a_result_lose_no_reference_to_none(qtbot: QtBot) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        color = QColor("gold")
        painter.setPen(color)

        before = sys.getrefcount(None)
        for _ in range(CALLS):
            painter.setPen(color)
        drift = sys.getrefcount(None) - before

    assert abs(drift) < CALLS // 10, f"{CALLS} calls changed the count by {drift}"
