"""Garbage collection between two events only, never while Qt paints, lays out or styles.

Python looks for garbage whenever enough was made, in the middle of a paint event or in another
thread just as well, and what it finds may be widgets that Qt is walking over.
"""

import gc

from PySide6.QtCore import QObject, QThread, QTimer

LOOK_MS = 500
MOST = (700, 10, 10)
"""How much is made before it is worth a look, of each age: Python's own measure."""


class GarbageCollector(QObject):
    """Collects instead of Python, from `start` on, whenever `gc` is enabled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        # Python itself never collects again. gc.disable() is left to those who ask for a rest.
        gc.set_threshold(0)
        gc.enable()
        self._timer.start()

    def look(self) -> None:
        """Within a menu or a dialog somebody's event is still under way: it waits."""
        if not gc.isenabled() or QThread.currentThread().loopLevel() > 1:
            return
        for age, made in reversed(tuple(enumerate(gc.get_count()))):
            if made > MOST[age]:
                gc.collect(age)
                return
