"""What the tool in hand is set to: size, biome, kind, class, player and brush."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.choice_row import Choice, ChoiceRow
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.describe import player_words
from bp_desktop.ui.games.burning_planets.studio.toolbox import BY_ID, ToolId, ToolSettings
from bp_desktop.ui.games.burning_planets.studio.tools.brush import SIZES
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.flow import FlowLayout

GAP = 10
USES: dict[ToolId, tuple[str, ...]] = {
    ToolId.PLANET: ("size", "biome"),
    ToolId.FOREST: ("brush",),
    ToolId.MOUNTAIN: ("brush",),
    ToolId.STRUCTURE: ("kind", "player"),
    ToolId.SHIP: ("cls", "player"),
    ToolId.OWNER: ("player", "starting"),
    ToolId.ERASER: ("brush",),
    ToolId.MEASURE: ("cls",),
}


class OptionBar(QWidget):
    """Shows only what the tool in hand uses."""

    def __init__(
        self,
        theme: Theme,
        settings: ToolSettings,
        state: MapState,
        on_changed: Callable[[ToolSettings], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._settings = settings
        self._on_changed = on_changed
        self._tool = ToolId.SELECT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(self, gap=theme.px(GAP))
        self._name = label("", "strong")
        self._hint = label("", "small")
        for words in (self._name, self._hint):
            words.setMinimumWidth(1)  # a narrow window is not widened for them
        flow.addWidget(self._name)
        self.rows: dict[str, ChoiceRow] = {}
        for field, name in (
            ("size", self.tr("Planet size")),
            ("biome", self.tr("Biome")),
            ("kind", self.tr("Kind of structure")),
            ("cls", self.tr("Ship class")),
            ("player", self.tr("Player")),
            ("starting", self.tr("What it becomes")),
            ("brush", self.tr("Brush")),
        ):
            choices = ChoiceRow(theme, name, partial(self._choose, field))
            self.rows[field] = choices
            flow.addWidget(choices)
        flow.addWidget(self._hint)
        self.show_state(state, settings)
        self.show_tool(self._tool)

    def show_tool(self, tool: ToolId) -> None:
        self._tool = tool
        self._name.setText(BY_ID[tool].name)
        self._hint.setText(BY_ID[tool].hint)
        for field, choices in self.rows.items():
            choices.setVisible(field in USES.get(tool, ()))
        self._fit_words()

    def show_carried(self) -> None:
        """While a copy hangs on the pointer."""
        self._tool = ToolId.SELECT
        self._name.setText(self.tr("Paste"))
        self._hint.setText(
            self.tr("Click puts it, Shift puts one more; [ and ] turn, H mirrors, Esc drops it")
        )
        for choices in self.rows.values():
            choices.hide()
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Name and hint only where they need no line of their own."""
        gap = self._theme.px(GAP)
        used = sum(self.rows[field].sizeHint().width() + gap for field in USES.get(self._tool, ()))
        for words in (self._name, self._hint):
            used += words.sizeHint().width() + gap
            words.setVisible(used <= self.width() + gap)

    def show_state(self, state: MapState, settings: ToolSettings) -> None:
        self._settings = settings
        words, tables = names(), state.tables
        faction, color = self._side(state, settings)
        self.rows["size"].show_choices(
            (Choice(one, words.size(one)) for one in tables.sizes), settings.size
        )
        self.rows["biome"].show_choices(
            (Choice(one, words.biome(one), f"biome/{one}") for one in tables.biomes),
            settings.biome,
        )
        self.rows["kind"].show_choices(
            (Choice(one, words.kind(one), f"structure/{one}") for one in tables.structures),
            settings.kind,
        )
        self.rows["cls"].show_choices(
            (
                Choice(one, words.ship_class(one), f"ship/{faction}_{one}", color=color)
                for one in tables.ship_classes
            ),
            settings.cls,
        )
        seats = [
            Choice(seat.id, player_words(state, seat.id), seat=seat.color)
            for seat in state.content.seats
        ]
        nobody = Choice(None, self.tr("Nobody"), "ui/close")
        self.rows["player"].show_choices((nobody, *seats), settings.player)
        self.rows["starting"].show_choices(
            (Choice(False, self.tr("Owner")), Choice(True, self.tr("Starting planet"))),
            settings.starting,
        )
        cells = (self.tr("1 cell"), self.tr("7 cells"), self.tr("19 cells"), self.tr("37 cells"))
        brushes = (Choice(one, name) for one, name in zip(SIZES, cells, strict=True))
        self.rows["brush"].show_choices(brushes, settings.brush)

    @staticmethod
    def _side(state: MapState, settings: ToolSettings) -> tuple[str, int]:
        """Faction and colour of the player in whose name one works."""
        for seat in state.content.seats:
            if seat.id == settings.player:
                return seat.faction, seat.color
        return next(iter(state.tables.factions)), 0

    def _choose(self, field: str, value: Any) -> None:
        changes: dict[str, Any] = {field: value}
        self._settings = replace(self._settings, **changes)
        self._on_changed(self._settings)
