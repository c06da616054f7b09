"""Stretching a passphrase in the window: the screen goes on while the key is worked out.

Scrypt is one call of a library that takes its time and lets go of Python meanwhile. It runs in a
thread of its own that touches bytes and nothing else: no object of Qt, and nothing that Python
would have to collect. Whoever asked waits here; painting and clocks go on, keys and clicks wait.
"""

from threading import Thread

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from bp_desktop.core.sealing import scrypt

LOOK_MS = 15


def patient_scrypt(typed: bytes, salt: bytes, cost: int, lanes: int) -> bytes:
    """As core.sealing.scrypt; it may take seconds, and nothing freezes."""
    import cryptography.hazmat.primitives.kdf.scrypt  # noqa: F401 - imported here, not in a thread

    found: list[bytes] = []
    faults: list[Exception] = []

    def work() -> None:
        try:
            found.append(scrypt(typed, salt, cost, lanes))
        except Exception as error:  # no memory for it: told by whoever waits
            faults.append(error)

    thread = Thread(target=work, daemon=True)
    loop = QEventLoop()
    timer = QTimer(interval=LOOK_MS)
    timer.timeout.connect(lambda: None if thread.is_alive() else loop.quit())
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        thread.start()
        timer.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        thread.join()
    finally:
        timer.stop()
        QGuiApplication.restoreOverrideCursor()
    if faults:
        raise faults[0]
    return found[0]
