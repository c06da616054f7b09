"""Quick entry of a planet beside a real board: size, biome and what grows on it."""

from PySide6.QtWidgets import QFrame, QLineEdit

from bp_desktop.games.burning_planets.ids import BiomeId, SizeId
from bp_desktop.games.burning_planets.match.commands import AddPlanet
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.shop import PlayController
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Field, KeptFields
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox

MOST_NATURALS = 60


class NewPlanetForm(QFrame):
    """Two lines, one step; entered when somebody first meets the planet."""

    def __init__(self, theme: Theme, controller: PlayController) -> None:
        super().__init__()
        self._controller = controller
        self._tables: Tables | None = None
        self._typed: KeptFields | None = None
        self.setProperty("card", "sunken")
        self.sizes = ChoiceBox(self.tr("Size"), fitting=True)
        self.biomes = ChoiceBox(self.tr("Biome"), fitting=True)
        self.name = QLineEdit()
        self.name.setMaxLength(80)
        self.name.setPlaceholderText(self.tr("Name, if it has one"))
        self.name.setAccessibleName(self.tr("Name"))
        self.forests = CountBox(names().kind("forest"), maximum=MOST_NATURALS)
        self.mountains = CountBox(names().kind("mountain"), maximum=MOST_NATURALS)
        self.add = Button(theme, self.tr("Add"), self._add)
        self.name.returnPressed.connect(self._add)
        line = row(theme, spacing=8)
        line.addWidget(self.sizes, 1)
        line.addWidget(self.biomes, 1)
        line.addWidget(label(names().kind("forest"), "small"))
        line.addWidget(self.forests)
        line.addWidget(label(names().kind("mountain"), "small"))
        line.addWidget(self.mountains)
        last = row(theme, spacing=8)
        last.addWidget(self.name, 1)
        last.addWidget(self.add)
        box = column(theme, self, spacing=8, edges=(12, 8, 12, 8))
        box.addLayout(line)
        box.addLayout(last)

    def show_tables(self, tables: Tables) -> None:
        if self._tables is tables:
            return
        self._tables = tables
        self.sizes.clear()
        self.biomes.clear()
        for size in tables.sizes:
            self.sizes.addItem(names().size(size), size)
        for biome in tables.biomes:
            self.biomes.addItem(names().biome(biome), biome)
        if self._typed is None:  # there was nothing to choose from before
            fields: dict[str, Field] = {
                "size": self.sizes,
                "biome": self.biomes,
                "forests": self.forests,
                "mountains": self.mountains,
                "name": self.name,
            }
            self._typed = KeptFields(self, fields, self._controller.drafts.of("new planet"))

    @property
    def is_begun(self) -> bool:
        return bool(self.name.text() or self.forests.value() or self.mountains.value())

    def _add(self) -> None:
        self._controller.act(
            AddPlanet(
                SizeId(self.sizes.currentData()),
                BiomeId(self.biomes.currentData()),
                self.forests.value(),
                self.mountains.value(),
                self.name.text().strip(),
            ),
            self._wipe,
        )

    def _wipe(self) -> None:
        self.name.clear()
        self.forests.setValue(0)
        self.mountains.setValue(0)
