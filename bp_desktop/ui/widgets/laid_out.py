"""Changing many parts of a page that is seen without laying it out after each of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget


@contextmanager
def laid_out_once(*pages: QWidget) -> Iterator[None]:
    """Qt lays a visible page out whenever a part of it is shown; here it waits for all of them."""
    layouts = [(page, it) for page in pages if (it := page.layout()) and it.isEnabled()]
    for _, layout in layouts:
        layout.setEnabled(False)
    try:
        yield
    finally:
        for page, layout in layouts:
            layout.setEnabled(True)
            # What Qt asked a layout that waits is lost: another size, or to be laid out at last.
            if layout.geometry() != page.contentsRect():
                layout.update()
            QCoreApplication.postEvent(page, QEvent(QEvent.Type.LayoutRequest))
