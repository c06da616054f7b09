"""The symmetry in use, and what is not symmetric: exceptions are allowed, but never unseen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.geometry import tile_center
from bp_desktop.games.burning_planets.map.lookup import cell_name
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, filled
from bp_desktop.ui.editor.counterparts import Unpaired, missing_tiles, unpaired
from bp_desktop.ui.editor.editor_state import StudioState
from bp_desktop.ui.editor.sketch import Skipped
from bp_desktop.ui.editor.symmetry import TURNS, Fold
from bp_desktop.ui.games.burning_planets.studio.describe import describe_thing
from bp_desktop.ui.games.burning_planets.studio.tile_places import counted_place
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.words.wording import translated, worded_all

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bp_desktop.ui.shell.commander import AnyCommander

FOLDS = {
    Fold.NONE: QT_TRANSLATE_NOOP("Fold", "No symmetry"),
    Fold.LEFT_RIGHT: QT_TRANSLATE_NOOP("Fold", "Left and right"),
    Fold.TOP_BOTTOM: QT_TRANSLATE_NOOP("Fold", "Top and bottom"),
    Fold.BOTH: QT_TRANSLATE_NOOP("Fold", "Four quarters"),
    Fold.HALF_TURN: QT_TRANSLATE_NOOP("Fold", "Half turn of the board"),
    Fold.TWO: QT_TRANSLATE_NOOP("Fold", "2-fold"),
    Fold.THREE: QT_TRANSLATE_NOOP("Fold", "3-fold"),
    Fold.SIX: QT_TRANSLATE_NOOP("Fold", "6-fold"),
}
MOST_LISTED = 200
EDGE = 14
"""Room at both sides of a row's words."""
_CELLS = Qt.ItemDataRole.UserRole


def fold_name(fold: Fold) -> str:
    return translated("Fold", FOLDS[fold])


class SymmetryPanel(QWidget):
    """Exceptions are looked for in an idle moment after every change."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        studio: StudioState,
        go_to: "Callable[[Iterable[Hex]], None]",
        complete: "Callable[[], object]",
    ) -> None:
        super().__init__()
        self._commander = commander
        self._studio = studio
        self._go_to = go_to
        self.folds = OneOf(
            theme,
            {fold: fold_name(fold) for fold in FOLDS},
            Fold.NONE,
            lambda fold: studio.fold(Fold(fold)),
            flowing=True,
        )
        self.folds.setAccessibleName(self.tr("Symmetry while drawing"))
        self._center = label("", "small", wrap=True)
        self.exceptions = QListWidget()
        self.exceptions.setObjectName("plainList")
        self.exceptions.setAccessibleName(self.tr("Exceptions from the symmetry"))
        self.exceptions.setWordWrap(True)
        self.exceptions.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.exceptions.setItemDelegate(_Wrapped(theme, self.exceptions))
        self.exceptions.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.exceptions.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.exceptions.itemActivated.connect(self._on_row)
        self.exceptions.itemClicked.connect(self._on_row)
        self._verdict = label("", "small", wrap=True)
        self.complete = Button(
            theme, self.tr("Make symmetric"), complete, kind="primary", icon_name="mirror"
        )
        self.complete.setToolTip(
            self.tr("What is chosen, or everything, gets its missing images in one step")
        )
        layout = column(theme, self, spacing=12, edges=(16, 8, 16, 16))
        layout.addWidget(self.folds)
        layout.addWidget(self._center)
        self._overline = label(self.tr("Exceptions"), "overline")
        layout.addWidget(self._overline)
        layout.addWidget(self._verdict)
        layout.addWidget(self.exceptions, 1)
        layout.addWidget(self.complete)
        layout.addStretch()
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(self._show_exceptions)
        commander.changed.connect(self._later)
        studio.symmetry_changed.connect(self._show)
        studio.skipped_changed.connect(self._later)
        self._show()

    def _show(self) -> None:
        symmetry = self._studio.symmetry
        self.folds.show_chosen(symmetry.fold)
        turning = symmetry.fold in TURNS
        self._center.setVisible(turning)
        self._center.setText(
            filled(
                self.tr(
                    "The centre is cell {cell}. Press C with the pointer on another to move it."
                ),
                cell=cell_name(symmetry.center),
            )
        )
        self._later()

    def _later(self, *_: object) -> None:
        self._idle.start()

    def _show_exceptions(self) -> None:
        state, symmetry = self._commander.state, self._studio.symmetry
        found, tiles = unpaired(state, symmetry), missing_tiles(state, symmetry)
        self.exceptions.clear()
        for skipped in self._studio.skipped:
            text = filled(self.tr("Not drawn: {why}"), why=worded_all(skipped.messages))
            self._add(text, _cells_of(skipped))
        for place in tiles[:MOST_LISTED]:
            text = filled(
                self.tr("A tile is missing in column {column}, row {row} of the tiles"),
                **counted_place(state.board.tiles, place),
            )
            self._add(text, (tile_center(state.board.tiles, place),))
        for one in found[:MOST_LISTED]:
            self._add(self._exception(state, one), (one.thing.at, *one.missing))
        count = len(found) + len(tiles)
        self.complete.setEnabled(bool(count))
        if symmetry.fold is Fold.NONE:
            verdict = self.tr("Choose a symmetry, and every stroke is drawn in all its images.")
        elif count:
            text = self.tr(
                "{count} without an image. Hold Alt while drawing to make one on purpose."
            )
            verdict = filled(text, count=count)
        else:
            verdict = self.tr("Everything has its image.")
        self._verdict.setText(verdict)
        self.exceptions.setVisible(self.exceptions.count() > 0)
        self._overline.setVisible(symmetry.fold is not Fold.NONE)

    def _exception(self, state: MapState, one: Unpaired) -> str:
        """Images beyond the edge are told of without their cells: nobody could draw them."""
        board = [cell for cell in one.missing if cell in state.geometry.tile_of]
        if not board:
            text = self.tr("{what} in {cell}: its images would lie off the board")
        elif len(board) < len(one.missing):
            text = self.tr(
                "{what} in {cell} has no image in {there}; others would lie off the board"
            )
        else:
            text = self.tr("{what} in {cell} has no image in {there}")
        return filled(
            text,
            what=_begun(describe_thing(state, one.thing)),
            cell=cell_name(one.thing.at),
            there=" · ".join(cell_name(cell) for cell in board),
        )

    def _add(self, text: str, cells: tuple[Hex, ...]) -> None:
        item = QListWidgetItem(text)
        item.setData(_CELLS, cells)
        self.exceptions.addItem(item)

    def _on_row(self, item: QListWidgetItem) -> None:
        self._go_to(item.data(_CELLS))


class _Wrapped(QStyledItemDelegate):
    """Rows as high as their words need in the width there is."""

    def __init__(self, theme: Theme, listed: QListWidget) -> None:
        super().__init__(listed)
        self._theme = theme
        self._listed = listed

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        edge = self._theme.px(EDGE)
        width = self._listed.viewport().width() - 2 * edge
        metrics = QFontMetrics(self._listed.font())
        words = metrics.boundingRect(
            QRect(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), str(index.data())
        )
        return QSize(width, words.height() + 2 * self._theme.px(6))


def _begun(words: str) -> str:
    """As the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _cells_of(skipped: Skipped) -> tuple[Hex, ...]:
    command = skipped.command
    for name in ("at", "center"):
        cell = getattr(command, name, None)
        if isinstance(cell, Hex):
            return (cell,)
    cells = getattr(command, "cells", ())
    return tuple(cells)
