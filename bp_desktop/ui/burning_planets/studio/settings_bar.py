"""What the tool in hand is set to: size, biome, kind, class, player, brush and symmetry."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QWidget

from bp_desktop.games.burning_planets.ids import BiomeId, ClassId, KindId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.studio.toolbox import ToolId, ToolSettings
from bp_desktop.ui.burning_planets.studio.tools.brush import SIZES
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.metrics import row

USES = {
    ToolId.PLANET: {"size", "biome"},
    ToolId.FOREST: {"brush"},
    ToolId.MOUNTAIN: {"brush"},
    ToolId.STRUCTURE: {"kind", "player"},
    ToolId.SHIP: {"cls", "player"},
    ToolId.OWNER: {"player"},
    ToolId.ERASER: {"brush"},
    ToolId.MEASURE: {"cls"},
}


class SettingsBar(QWidget):
    """Shows only what the tool in hand uses."""

    def __init__(
        self,
        theme: Theme,
        settings: ToolSettings,
        state: MapState,
        on_changed: Callable[[ToolSettings], object],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._on_changed = on_changed
        self._tool = ToolId.SELECT
        line = row(theme, self, spacing=8)
        self.boxes: dict[str, QComboBox] = {}
        for field, name in (
            ("size", self.tr("Planet size")),
            ("biome", self.tr("Biome")),
            ("kind", self.tr("Kind of structure")),
            ("cls", self.tr("Ship class")),
            ("player", self.tr("Player")),
            ("brush", self.tr("Brush")),
        ):
            box = QComboBox()
            box.setAccessibleName(name)
            box.setToolTip(name)
            box.activated.connect(lambda _index, one=field: self._choose(one))
            self.boxes[field] = box
            line.addWidget(box)
        line.addStretch()
        self.show_state(state, settings)
        self.show_tool(self._tool)

    def show_tool(self, tool: ToolId) -> None:
        self._tool = tool
        for field, box in self.boxes.items():
            box.setVisible(field in USES.get(tool, set()))

    def show_state(self, state: MapState, settings: ToolSettings) -> None:
        self._settings = settings
        words, tables = names(), state.tables
        self._fill("size", ((one, words.size(one)) for one in tables.sizes), settings.size)
        self._fill("biome", ((one, words.biome(one)) for one in tables.biomes), settings.biome)
        self._fill("kind", ((one, words.kind(one)) for one in tables.structures), settings.kind)
        classes = ((one, words.ship_class(one)) for one in tables.ship_classes)
        self._fill("cls", classes, settings.cls)
        nobody = [("", self.tr("Nobody"))]
        seats = [
            (seat.id, seat.name or f"{seat.id} · {words.faction(seat.faction)}")
            for seat in state.content.seats
        ]
        self._fill("player", nobody + [(str(id_), name) for id_, name in seats], settings.player)
        cells = (self.tr("1 cell"), self.tr("7 cells"), self.tr("19 cells"))
        self._fill("brush", zip(SIZES, cells, strict=True), settings.brush)

    def _fill(self, field: str, choices: Iterable[tuple[object, str]], chosen: object) -> None:
        box = self.boxes[field]
        box.clear()
        for value, name in choices:
            box.addItem(name, value)
        box.setCurrentIndex(max(0, box.findData(chosen if chosen is not None else "")))

    def _choose(self, field: str) -> None:
        value = self.boxes[field].currentData()
        match field:
            case "size":
                changed = replace(self._settings, size=SizeId(value))
            case "biome":
                changed = replace(self._settings, biome=BiomeId(value))
            case "kind":
                changed = replace(self._settings, kind=KindId(value))
            case "cls":
                changed = replace(self._settings, cls=ClassId(value))
            case "player":
                changed = replace(self._settings, player=PlayerId(value) if value else None)
            case _:
                changed = replace(self._settings, brush=int(value))
        self._settings = changed
        self._on_changed(changed)
