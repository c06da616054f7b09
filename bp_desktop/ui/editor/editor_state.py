"""What the studio's parts share besides the map: the symmetry, and what it could not draw."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.editor.sketch import Skipped
from bp_desktop.ui.editor.symmetry import Fold, Symmetry

SYMMETRY = "symmetry"


class StudioState(QObject):
    """View state: never journalled."""

    symmetry_changed = Signal()
    skipped_changed = Signal()

    def __init__(
        self,
        center: Hex,
        parent: QObject | None = None,
        kept: dict[str, object] | None = None,
    ) -> None:
        """`kept` outlives the view: a map that is opened again has its symmetry again."""
        super().__init__(parent)
        self._kept = kept if kept is not None else {}
        before = self._kept.get(SYMMETRY)
        self.symmetry = before if isinstance(before, Symmetry) else Symmetry(center=center)
        self.skipped: tuple[Skipped, ...] = ()
        """Of the last gesture: images that could not be drawn."""

    def fold(self, fold: Fold) -> None:
        self._become(replace(self.symmetry, fold=fold))

    def turn_around(self, center: Hex) -> None:
        self._become(replace(self.symmetry, center=center))

    def list_skipped(self, skipped: tuple[Skipped, ...]) -> None:
        if skipped != self.skipped:
            self.skipped = skipped
            self.skipped_changed.emit()

    def _become(self, symmetry: Symmetry) -> None:
        if symmetry != self.symmetry:
            self.symmetry = symmetry
            self._kept[SYMMETRY] = symmetry
            self.skipped = ()
            self.symmetry_changed.emit()
