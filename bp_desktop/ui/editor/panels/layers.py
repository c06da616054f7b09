"""The layers panel: what of the map is shown. View state, kept nowhere."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QWidget

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.panels.overlays import Overlays
from bp_desktop.ui.editor.panels.parts import PanelBody
from bp_desktop.ui.editor.shown import ShownState
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import translated

BOARD = (
    ("cell_lines", QT_TRANSLATE_NOOP("LayersPanel", "Grid of cells")),
    ("tile_lines", QT_TRANSLATE_NOOP("LayersPanel", "Edges of tiles")),
    ("tile_numbers", QT_TRANSLATE_NOOP("LayersPanel", "Numbers of tiles")),
    ("coordinates", QT_TRANSLATE_NOOP("LayersPanel", "Coordinates in the cells")),
)
THINGS = (
    ("natural", QT_TRANSLATE_NOOP("LayersPanel", "Forests and mountains")),
    ("structures", QT_TRANSLATE_NOOP("LayersPanel", "Structures")),
    ("owners", QT_TRANSLATE_NOOP("LayersPanel", "Owners")),
    ("names", QT_TRANSLATE_NOOP("LayersPanel", "Names of planets")),
    ("asteroids", QT_TRANSLATE_NOOP("LayersPanel", "Asteroids")),
    ("ships", QT_TRANSLATE_NOOP("LayersPanel", "Ships and stations")),
)
AROUND = (
    ("rulers", QT_TRANSLATE_NOOP("LayersPanel", "Rulers")),
    ("minimap", QT_TRANSLATE_NOOP("LayersPanel", "Overview map")),
    ("notes", QT_TRANSLATE_NOOP("LayersPanel", "Notes")),
    ("symmetry", QT_TRANSLATE_NOOP("LayersPanel", "Axes of symmetry")),
)


class LayersPanel(QWidget):
    """Switches, in groups. The map itself never changes."""

    def __init__(
        self,
        theme: Theme,
        shown: ShownState,
        overlays: Overlays,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._shown = shown
        self._overlays = overlays
        self.switches: dict[str, QCheckBox] = {}
        self.body = PanelBody(theme)
        column(theme, self).addWidget(self.body)
        self._build()
        shown.changed.connect(self._show)
        overlays.changed.connect(self._show)

    def _build(self) -> None:
        theme, inside = self._theme, self.body.column
        self.switches.clear()
        self.all = Button(
            theme, self.tr("Show everything"), self._show_all, kind="mini", icon_name="eye"
        )
        top = row(theme)
        top.addWidget(self.all)
        top.addStretch()
        inside.addLayout(top)
        self._group(self.tr("The board"), BOARD, self._layer_switch)
        self._group(self.tr("On it"), THINGS, self._layer_switch)
        self._group(self.tr("Around it"), AROUND, self._view_switch)
        over = {
            "problems": self._overlays.set_problems,
            "territory": self._overlays.set_territory,
        }
        names = (
            ("problems", QT_TRANSLATE_NOOP("LayersPanel", "Problems")),
            ("territory", QT_TRANSLATE_NOOP("LayersPanel", "Whose cells are: nearest starts")),
        )
        self._group(self.tr("Laid over it"), names, lambda name: over[name])
        inside.addStretch()
        self._show()

    def _layer_switch(self, name: str) -> Callable[[bool], None]:
        return lambda on: self._shown.set_layers(**{name: on})

    def _view_switch(self, name: str) -> Callable[[bool], None]:
        return lambda on: self._shown.set(**{name: on})

    def _group(
        self,
        title: str,
        rows: tuple[tuple[str, str], ...],
        switch: Callable[[str], Callable[[bool], None]],
    ) -> None:
        shown = card()
        lines = column(self._theme, shown, spacing=2, edges=(14, 10, 14, 10))
        lines.addWidget(label(title, "caption"))
        for name, text in rows:
            box = QCheckBox(translated("LayersPanel", text))
            box.clicked.connect(switch(name))
            self.switches[name] = box
            lines.addWidget(box)
        self.body.column.addWidget(shown)

    def _show(self) -> None:
        now = self._shown.now
        for name, _text in (*BOARD, *THINGS):
            self.switches[name].setChecked(now.layers.shows(name))
        for name, _text in AROUND:
            self.switches[name].setChecked(getattr(now, name))
        self.switches["problems"].setChecked(self._overlays.problems)
        self.switches["territory"].setChecked(self._overlays.territory)

    def _show_all(self) -> None:
        self._shown.set_layers(**{name: True for name, _text in (*BOARD, *THINGS)})
        self._shown.set(**{name: True for name, _text in AROUND})
