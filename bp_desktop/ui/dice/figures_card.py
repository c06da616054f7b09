"""Card of figures on the Dice page: those of a piece chosen from a list, or typed ones."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QSpinBox

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Card, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, number_box

OWN = ""
"""Figures that somebody typed."""
WIDE = 96


class KnownFigures(NamedTuple):
    """Figures of a piece, in the order of their boxes."""

    title: str
    figures: tuple[int, ...]


class FiguresCard(Card):
    """The list says whose figures they are, as long as they are. Which there are, a game says in a
    subclass."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        known: Mapping[str, KnownFigures],
        own: str,
        on_changed: Callable[[], object],
    ) -> None:
        """`own`: what figures are called that are nobody's."""
        super().__init__(theme, spacing=8, edges=(20, 16, 16, 16))
        self._theme, self._known = theme, known
        self._on_changed, self._taking = on_changed, False
        self._boxes: list[QSpinBox] = []
        self.piece = ChoiceBox(title, fitting=True)
        self.piece.offer({**{id_: one.title for id_, one in known.items()}, OWN: own})
        self.piece.currentIndexChanged.connect(self.show_piece)
        lay(self.box, label(title, "heading"), self.piece)

    def add_figure(self, name: str, least: int, most: int) -> QSpinBox:
        made = number_box(self._theme, name, least, most, 0, width=WIDE)
        lay(self.box, lay(row(self._theme, spacing=12), (label(name, wrap=True), 1), made))
        made.valueChanged.connect(self._on_typed)
        self._boxes.append(made)
        return made

    def show_figures(self, *figures: int) -> None:
        self._taking = True
        for box, figure in zip(self._boxes, figures, strict=True):
            box.setValue(figure)
        self._taking = False
        self._on_typed()

    def show_piece(self) -> None:
        """The figures of the one that is chosen."""
        found = self._known.get(self.piece.currentData())
        if found is not None:
            self.show_figures(*found.figures)

    def _on_typed(self) -> None:
        if self._taking:
            return
        found = self._known.get(self.piece.currentData())
        if found is not None and found.figures != self.figures:
            self.piece.choose(OWN)
        self._on_changed()

    @property
    def figures(self) -> tuple[int, ...]:
        return tuple(box.value() for box in self._boxes)
