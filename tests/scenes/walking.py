"""Registered scenes: each is a function that shows screens, one after the other.

    @scene
    def settings(place: Scenery) -> Shown:
        place.window.show_page(PageId.SETTINGS)
        yield "settings", place.window

The modules of scenes are listed in `every.py`, in the order in which they are shown.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from bp_desktop.app.tour import rest, settle
from bp_desktop.app.window import WindowApp
from bp_desktop.session.library import DocumentId
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.overlay import Overlay

Shown = Iterator[tuple[str, QWidget]]
"""The name of a screen, and the window it is seen in."""


@dataclass
class Scenery:
    """A running program with data of its own, and how long its scenes wait for pictures."""

    app: WindowApp
    folder: Path
    patience: float = 1.0
    """0: words are there at once, pictures and animations may come too late."""

    @property
    def window(self) -> MainWindow:
        return self.app.window

    def rest(self, seconds: float) -> None:
        """Let what can wait be drawn."""
        if self.patience:
            rest(seconds * self.patience)
        let_go()

    def run(self, action: str) -> None:
        self.window.actions_.run(action)
        settle()

    def open(self, made: DocumentId) -> Commander[Any, Any, Any]:
        """Without its page, which is made when it is shown."""
        info = next(one for one in self.app.desk.library.documents() if one.id == made)
        document = self.app.desk.open_document(info)
        assert document is not None
        return document.commander

    def scrolled(self, name: str, page: QWidget | None = None) -> Shown:
        """The rest of a page that is longer than the window."""
        page = page or self.window.stack.currentWidget()
        if not isinstance(page, QScrollArea):
            return
        bar = page.verticalScrollBar()
        number = 1
        while bar.value() < bar.maximum():
            bar.setValue(bar.value() + bar.pageStep())
            number += 1
            yield f"{name}-{number}", self.window
        bar.setValue(0)

    def close_overlays(self) -> None:
        for overlay in self.window.findChildren(Overlay):
            overlay.close_panel()
        settle()

    def empty(self, page: PageId) -> None:
        self.app.desk.put_away(page)
        self.window.show_page(page)


def let_go() -> None:
    """Outside of a loop of events nothing that was put away would ever go: bubbles of lessons that
    were left would come back over all later screens."""
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


Scene = Callable[[Scenery], Shown]
SCENES: list[Scene] = []
"""All of them, in the order in which they are shown."""


def scene(made: Scene) -> Scene:
    """Register one; the next begins where it ends."""
    SCENES.append(made)
    return made


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not happened() and time.monotonic() < end:
        settle()
    assert happened(), "the program did not get that far"
