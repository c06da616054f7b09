"""The layers panel: what of the map is shown. View state, kept nowhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from PySide6.QtWidgets import QCheckBox

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.context import AXES, MINIMAP, NOTES, RULERS, EditorContext
from bp_desktop.ui.editor.panels.parts import PanelBody
from bp_desktop.ui.widgets.basics import Button, card, column, label, row
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.words.wording import translated

Switches = tuple[tuple[str, str], ...]
"""Names, and what they are called in English, marked for translation in the context LayersPanel."""
AROUND: Switches = (
    (RULERS, QT_TRANSLATE_NOOP("LayersPanel", "Rulers")),
    (MINIMAP, QT_TRANSLATE_NOOP("LayersPanel", "Overview map")),
    (NOTES, QT_TRANSLATE_NOOP("LayersPanel", "Notes")),
    (AXES, QT_TRANSLATE_NOOP("LayersPanel", "Axes of symmetry")),
)


@dataclass(frozen=True, slots=True)
class LayerNames:
    """What of a game's maps can be switched on and off."""

    board: Switches
    """Layers of the board itself."""
    things: Switches
    """Layers of what is on it."""
    overlays: Switches
    """Names of overlays."""


class LayersPanel(DockPanel, Generic[S, C, E]):
    """Switches, in groups. The map itself never changes."""

    def __init__(self, context: EditorContext[S, C, E], names: LayerNames) -> None:
        super().__init__()
        self._theme = context.theme
        self._display = context.display
        self._names = names
        self.switches: dict[str, QCheckBox] = {}
        self.body = PanelBody(self._theme)
        column(self._theme, self).addWidget(self.body)
        self._build()
        context.display.changed.connect(self._show)

    def _build(self) -> None:
        theme, inside = self._theme, self.body.column
        self.all = Button(
            theme, self.tr("Show everything"), self._show_all, kind="mini", icon_name="eye"
        )
        top = row(theme)
        top.addWidget(self.all)
        top.addStretch()
        inside.addLayout(top)
        self._group(self.tr("The board"), self._names.board, self._layer_switch)
        self._group(self.tr("On it"), self._names.things, self._layer_switch)
        self._group(self.tr("Around it"), AROUND, self._view_switch)
        self._group(self.tr("Laid over it"), self._names.overlays, self._overlay_switch)
        inside.addStretch()
        self._show()

    def _layer_switch(self, name: str) -> Callable[[bool], None]:
        return lambda on: self._display.set_layer(name, on=on)

    def _view_switch(self, name: str) -> Callable[[bool], None]:
        return lambda on: self._display.set_part(name, on=on)

    def _overlay_switch(self, name: str) -> Callable[[bool], None]:
        return lambda on: self._display.set_overlay(name, on=on)

    def _group(
        self, title: str, rows: Switches, switch: Callable[[str], Callable[[bool], None]]
    ) -> None:
        if not rows:
            return
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
        now = self._display.now
        for name, _text in (*self._names.board, *self._names.things):
            self.switches[name].setChecked(now.layers.shows(name))
        for name, _text in AROUND:
            self.switches[name].setChecked(now.shows(name))
        for name, _text in self._names.overlays:
            self.switches[name].setChecked(name in now.overlays)

    def _show_all(self) -> None:
        for name, _text in (*self._names.board, *self._names.things):
            self._display.set_layer(name, on=True)
        for name, _text in AROUND:
            self._display.set_part(name, on=True)
