"""Seat fields of Burning Planets: a player's faction and, beside a real board, the first planet."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import BiomeId, FactionId, SizeId
from bp_desktop.ui.games.burning_planets.book import names, tables
from bp_desktop.ui.games.burning_planets.table.setup.plan import PlayedSide, StartPlanet
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.setup.parts import SeatFields
from bp_desktop.ui.widgets.basics import label, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, OneOfField


class StartLine(QWidget):
    """Beside a real board: size and natural resources of a starting planet (BP-GEN-15)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._total = tables().generation.starting_planet_resources
        line = row(theme, self, spacing=8, edges=(88, 0, 0, 0))
        self.planet_size = ChoiceBox()
        for size in tables().sizes:
            self.planet_size.addItem(names().size(size), size)
        self.planet_size.setAccessibleName(self.tr("Size of the starting planet"))
        self.forests = CountBox(names().kind("forest"), maximum=self._total)
        self.mountains = label("", "small")
        self.forests.valueChanged.connect(self._show)
        line.addWidget(label(self.tr("Starting planet"), "small"))
        line.addWidget(self.planet_size)
        line.addWidget(label(names().kind("forest"), "small"))
        line.addWidget(self.forests)
        line.addWidget(self.mountains)
        line.addStretch()

    def show_biome(self, biome: BiomeId) -> None:
        """Only what grows in a biome can be entered (BP-GEN-13, BP-GEN-14)."""
        row_ = tables().biomes[biome]
        least = 0 if row_.mountain_rolls else self._total
        most = self._total if row_.forest_rolls else 0
        if least < most:  # both grow there, and each is rolled for
            least, most = 1, self._total - 1
        self.forests.setRange(least, most)
        self.forests.setEnabled(least != most)
        self._show()

    def _show(self) -> None:
        count = self._total - self.forests.value()
        self.mountains.setText(f"{names().kind('mountain')}: {count}")

    def show_planet(self, planet: StartPlanet) -> None:
        self.planet_size.setCurrentIndex(self.planet_size.findData(planet.size))
        self.forests.setValue(planet.forests)

    def planet(self) -> StartPlanet:
        forests = self.forests.value()
        return StartPlanet(SizeId(self.planet_size.currentData()), forests, self._total - forests)


class SideFields(SeatFields[PlayedSide]):
    """Chips for the faction, and a line for the starting planet that is seen when it is needed."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        self._on_changed = on_changed
        factions: dict[str, str] = {one: names().faction(one) for one in tables().factions}
        self.faction = next(iter(tables().factions))
        self.beside = self.factions = OneOfField(theme, factions, self.faction, self._choose)
        self.below = self.start = StartLine(theme)
        self.start.hide()

    def _choose(self, faction: str) -> None:
        self.faction = FactionId(faction)
        self.start.show_biome(tables().factions[self.faction].starting_biome)
        self._on_changed()

    def value(self) -> PlayedSide:
        return PlayedSide(self.faction, self.start.planet())

    def show_value(self, value: PlayedSide) -> None:
        self.factions.show_chosen(value.faction)
        self._choose(value.faction)
        if value.start is not None:
            self.start.show_planet(value.start)
