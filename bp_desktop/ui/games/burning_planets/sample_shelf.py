"""The sample maps that come with the program, and the shelf of pictures to choose one from."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

import msgspec
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.commands import AdoptMap
from bp_desktop.games.burning_planets.names import Names, load_names
from bp_desktop.resources import read_bytes, read_text
from bp_desktop.session.document_file import read_header
from bp_desktop.texts.games.burning_planets.formats import LANGUAGES
from bp_desktop.texts.marking import counted
from bp_desktop.ui.board.still import paint_thumbnail
from bp_desktop.ui.games.burning_planets.art.board_picture import thumbnail_picture
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.widgets.basics import Button

SAMPLES = (
    "duel",
    "long_night",
    "hollow",
    "triad",
    "crossroads",
    "pinwheel",
    "crown",
    "great_wheel",
)
"""By number of players."""


@dataclass(frozen=True, slots=True)
class ShippedSample:
    id: str
    title: str
    """In the language of the window."""
    content: MapContent

    @property
    def document(self) -> NewDocument:
        """What makes a document of it, the title in the reader's language."""
        content = msgspec.structs.replace(self.content, title=self.title)
        return NewDocument(self.title, (AdoptMap(content),))


@lru_cache(maxsize=len(LANGUAGES))
def _titles(language: str) -> Names:
    source = f"names.{language}.toml"
    fallback = _titles("en") if language != "en" else None
    return load_names(read_text("maps", source), source=source, fallback=fallback)


@lru_cache(maxsize=len(SAMPLES))
def sample_content(id_: str) -> MapContent:
    file = read_header(read_bytes("maps", f"{id_}.bpmap"))
    return msgspec.json.decode(file.content, type=MapContent)


def samples() -> tuple[ShippedSample, ...]:
    """All of them; the files are read once."""
    titles = _titles(names().language)
    return tuple(
        ShippedSample(id_, titles.of("sample_map", id_), sample_content(id_)) for id_ in SAMPLES
    )


PICTURE = QSize(176, 112)
CELL = QSize(196, 166)
IN_A_ROW = 4
EDGE = 32
FINE = 2.0
SAMPLE = Qt.ItemDataRole.UserRole


class SampleShelf(QListWidget):
    """Opens over the window; a click or Enter takes a sample, Esc none."""

    def __init__(
        self, theme: Theme, on_chosen: Callable[[ShippedSample], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._on_chosen = on_chosen
        self.setWindowFlag(Qt.WindowType.Popup)
        self.setObjectName("sampleShelf")
        self.setAccessibleName(self.tr("Sample maps"))
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setUniformItemSizes(True)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._take)

    def open_at(self, button: QWidget) -> None:
        """Beside the button, wherever the screen has room for it."""
        self._fill()
        room, cell, edge = button.screen().availableGeometry(), self._cell(), self._theme.px(EDGE)
        in_a_row = max(1, min(IN_A_ROW, (room.width() - edge) // cell.width()))
        rows = -(-self.count() // in_a_row)
        high = min(cell.height() * rows + edge // 2, room.height())
        self.resize(cell.width() * in_a_row + edge, high)
        corner = button.mapToGlobal(QPoint(0, -self.height()))
        left = max(room.left(), min(corner.x(), room.right() - self.width()))
        self.move(left, max(room.top(), corner.y()))
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self._take(item)
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _cell(self) -> QSize:
        return QSize(self._theme.px(CELL.width()), self._theme.px(CELL.height()))

    def _fill(self) -> None:
        """By number of players, with their names in the language of the window."""
        self.clear()
        side = QSize(self._theme.px(PICTURE.width()), self._theme.px(PICTURE.height()))
        self.setIconSize(side)
        self.setGridSize(self._cell())
        for one in samples():
            n = len(one.content.seats)
            players = counted(self.tr("%n player(s)", "", n), n)
            item = QListWidgetItem(self._picture(one, side), f"{one.title}\n{players}")
            item.setData(SAMPLE, one)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{one.title}, {players}")
            self.addItem(item)
        self.setCurrentRow(0)

    def _picture(self, one: ShippedSample, side: QSize) -> QIcon:
        drawn = QPixmap(side * FINE)
        drawn.fill(QColor(BOARD_COLORS["dark"].void))
        with QPainter(drawn) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            content = one.content
            board, options = content.board, content.options
            picture = thumbnail_picture(board, options, content.seats, self._theme)
            paint_thumbnail(painter, QRectF(drawn.rect()), picture)
        drawn.setDevicePixelRatio(FINE)
        shown = QIcon(drawn)
        shown.addPixmap(drawn, QIcon.Mode.Selected)  # Qt would tint it
        return shown

    def _take(self, item: QListWidgetItem) -> None:
        self.close()
        self._on_chosen(cast("ShippedSample", item.data(SAMPLE)))


class SampleButton(Button):
    """A click opens the shelf; the files are read and painted then, not before."""

    def __init__(self, theme: Theme, on_chosen: Callable[[NewDocument], object]) -> None:
        text = QCoreApplication.translate("SampleButton", "From a sample …")
        super().__init__(theme, text, self._open, kind="link", icon_name="map")
        self.shelf = SampleShelf(theme, lambda one: on_chosen(one.document), self)

    def _open(self) -> None:
        self.shelf.open_at(self)
