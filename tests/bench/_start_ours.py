"""The program as a person starts it: says when it is painted and when Home is usable."""

import sys
import time
from pathlib import Path

from bp_desktop.app.start import start_window
from bp_desktop.storage.places import user_places

NEVER = ("sqlalchemy", "alembic", "numpy", "pyqtgraph")
TOO_EARLY = (*NEVER, "msgspec")
"""Home needs msgspec, the first picture does not."""

began = float(sys.argv[1])
app = start_window(user_places(Path(sys.argv[2])))
moments: list[float] = []
loaded: list[str] = []


def painted() -> None:
    moments.append(time.time() - began)
    loaded.extend(name for name in TOO_EARLY if name in sys.modules)


def usable() -> None:
    """Behind everybody who shows the list: it is on the screen, not only in the model."""
    from PySide6.QtCore import QTimer  # before the first picture it would be counted to it

    QTimer.singleShot(0, shown)


def shown() -> None:
    app.application.processEvents()
    moments.append(time.time() - began)
    late: list[str] = [name for name in NEVER if name in sys.modules]
    print(*moments, ",".join(loaded + late))
    app.application.quit()


# Before the program's own listener: what it does after the first picture is not counted to it.
app.window.first_painted.disconnect()
app.window.first_painted.connect(painted)
app.window.first_painted.connect(app.after_first_paint)
app.desk.shelf_changed.connect(usable)
app.run()
