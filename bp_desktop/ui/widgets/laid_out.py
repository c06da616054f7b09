"""Changing many parts of a page that is seen without laying it out after each of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget


@contextmanager
def laid_out_once(*pages: QWidget) -> Iterator[None]:
    """Qt lays a visible page out whenever a part of it is shown; here it waits for all of them."""
    layouts = [layout for page in pages if (layout := page.layout()) and layout.isEnabled()]
    for layout in layouts:
        layout.setEnabled(False)
    try:
        yield
    finally:
        for layout in layouts:
            layout.setEnabled(True)
