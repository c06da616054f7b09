"""Offers the maps that come with the program."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from bp_desktop.ui.burning_planets.samples import Sample, samples
from bp_desktop.ui.kinds import NewDocument
from bp_desktop.ui.marking import counted
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button


class SampleButton(Button):
    """A click opens the list; the files are read then, not before."""

    def __init__(self, theme: Theme, on_chosen: Callable[[NewDocument], object]) -> None:
        text = QCoreApplication.translate("SampleButton", "From a sample…")
        super().__init__(theme, text, self._open, kind="link", icon_name="map")
        self._on_chosen = on_chosen
        self.list = QMenu(self)

    def fill(self) -> None:
        """By number of players, with their names in the language of the window."""
        self.list.clear()
        for one in samples():
            n = len(one.content.seats)
            players = counted(self.tr("%n player(s)", "", n), n)
            action = self.list.addAction(f"{one.title} · {players}")
            action.triggered.connect(partial(self._choose, one))

    def _open(self) -> None:
        self.fill()
        self.list.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose(self, one: Sample, _checked: bool = False) -> None:
        self._on_chosen(one.document)
