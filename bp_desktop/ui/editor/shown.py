"""What the studio shows of a map: layers, rulers, minimap and notes. View state, never kept."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from bp_desktop.ui.board.layers import USUAL, Layers


@dataclass(frozen=True, slots=True)
class Shown:
    """One value, so that nothing is switched unseen."""

    layers: Layers = USUAL
    rulers: bool = True
    minimap: bool = True
    notes: bool = True
    symmetry: bool = True
    """The axes and the centre of the symmetry in use."""


class ShownState(QObject):
    """Shared by the canvas and whatever switches layers."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = Shown()

    def set(self, **changes: Any) -> None:
        """Switch fields of `Shown`, for example `set(rulers=False)`."""
        self._become(replace(self.now, **changes))

    def set_layers(self, **changes: bool) -> None:
        """Switch layers by name, for example `set_layers(coordinates=True)`."""
        layers = self.now.layers
        for name, on in changes.items():
            layers = layers.switched(name, on=on)
        self._become(replace(self.now, layers=layers))

    def _become(self, wanted: Shown) -> None:
        if wanted != self.now:
            self.now = wanted
            self.changed.emit()
