"""Offers the maps that come with the program."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.games.burning_planets.sample_shelf import SampleShelf
from bp_desktop.ui.games.burning_planets.samples import ShippedSample
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.widgets.basics import Button


class SampleButton(Button):
    """A click opens the shelf; the files are read and painted then, not before."""

    def __init__(self, theme: Theme, on_chosen: Callable[[NewDocument], object]) -> None:
        text = QCoreApplication.translate("SampleButton", "From a sample…")
        super().__init__(theme, text, self._open, kind="link", icon_name="map")
        self._on_chosen = on_chosen
        self.shelf = SampleShelf(theme, self._choose, self)

    def _open(self) -> None:
        self.shelf.open_at(self)

    def _choose(self, one: ShippedSample) -> None:
        self._on_chosen(one.document)
