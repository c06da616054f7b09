"""The layers panel: what of the map is shown. View state, kept nowhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from PySide6.QtWidgets import QCheckBox, QWidget

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.editor.context import AXES, MINIMAP, NOTES, RULERS, EditorContext
from bp_desktop.ui.editor.panels.parts import PanelBody
from bp_desktop.ui.editor.vision import vision_names, vision_warnings
from bp_desktop.ui.look.color_vision import USUAL
from bp_desktop.ui.widgets.basics import SPRING, Button, card, column, label, lay, row
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import ChoiceBox
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
        self._context = context
        self._theme = context.theme
        self._display = context.display
        self._layers = (*names.board, *names.things)
        self._parts = (*AROUND, *names.overlays)
        self.switches: dict[str, QCheckBox] = {}
        self.body = PanelBody(self._theme, self)
        self.all = Button(
            self._theme, self.tr("Show everything"), self._show_all, kind="mini", icon_name="eye"
        )
        inside = self.body.column
        lay(inside, self._eyes(), lay(row(self._theme), self.all, SPRING))
        self._group(self.tr("The board"), names.board, self._display.set_layer)
        self._group(self.tr("Pieces"), names.things, self._display.set_layer)
        self._group(self.tr("Around it"), AROUND, self._display.set_part)
        self._group(self.tr("Overlays"), names.overlays, self._display.set_part)
        inside.addStretch()
        self._show()
        context.display.changed.connect(self._show)
        context.commander.changed.connect(self._show_warnings)
        self._theme.changed.connect(self._show_warnings)

    def _eyes(self) -> QWidget:
        """How others see the map."""
        self.vision = ChoiceBox(self.tr("How others see it"), fitting=True)
        self.vision.offer(vision_names())
        self.vision.activated.connect(lambda _: self._display.see_as(self.vision.currentData()))
        self.warnings = label("", "small", wrap=True)
        shown = card()
        lay(
            column(self._theme, shown, spacing=8, edges=(14, 10, 14, 12)),
            label(self.tr("How others see it"), "caption"),
            self.vision,
            self.warnings,
        )
        return shown

    def _show_warnings(self) -> None:
        context = self._context
        vision = self._display.now.vision
        if vision == USUAL:
            self.warnings.hide()
            return
        picture = context.art.picture(context.state, self._theme, self._display.now.layers)
        found = vision_warnings(
            context.art.seats(context.state),
            self._theme.look.players,
            picture.background(),
            vision,
        )
        fine = self.tr("Every player can be told apart by colour alone.")
        self.warnings.setText("\n".join(found) or fine)
        self.warnings.show()

    def _group(self, title: str, rows: Switches, switch: Callable[..., None]) -> None:
        """`switch` takes a name, and whether it is `on`."""
        if not rows:
            return
        shown = card()
        lines = column(self._theme, shown, spacing=2, edges=(14, 10, 14, 10))
        lines.addWidget(label(title, "caption"))
        for name, text in rows:
            box = WrappingCheckBox(translated("LayersPanel", text))
            box.clicked.connect(lambda on, name=name: switch(name, on=on))
            self.switches[name] = box
            lines.addWidget(box)
        self.body.column.addWidget(shown)

    def _show(self) -> None:
        now = self._display.now
        for name, _text in self._layers:
            self.switches[name].setChecked(now.layers.shows(name))
        for name, _text in self._parts:
            self.switches[name].setChecked(now.shows(name))
        self.vision.choose(now.vision)
        self._show_warnings()

    def _show_all(self) -> None:
        for name, _text in self._layers:
            self._display.set_layer(name, on=True)
        for name, _text in AROUND:
            self._display.set_part(name, on=True)
