"""Qt without a window, for exports from the command line."""

import os

from PySide6.QtGui import QGuiApplication


def application() -> QGuiApplication:
    """The application there is, or one that needs no display. Keep it as long as you export."""
    existing = QGuiApplication.instance()
    if isinstance(existing, QGuiApplication):
        return existing
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication(["bp-desktop"])
