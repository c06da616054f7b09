"""The grid of document cards: their model and painting, keyboard, titles edited in place."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home.finding import DocumentSorts, origin_words
from bp_desktop.ui.home.pictures import DocumentPictures
from bp_desktop.ui.look.fonts import as_much_as_fits, fitting, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.widgets.row_painting import Index
from bp_desktop.ui.widgets.sky import rounded
from bp_desktop.ui.words.wording import ago, worded

CARD_WIDTH, SMALL_CARD, GAP, WORDS = 216, 190, 16, 92
"""Least width of a card, also in a large interface; space between; height of its words."""
PICTURE_SHARE = 0.52
"""Height of a picture by its width."""
EMBLEM, BADGE, MORE = 26, 20, 28
INFO_ROLE = Qt.ItemDataRole.UserRole + 1


class ShelfModel(QAbstractListModel):
    """Shows documents and never changes one: an edited title is only told."""

    renamed = Signal(object, str)
    """DocumentInfo and the title a person typed."""

    def __init__(self, sorts: DocumentSorts, parent: QObject) -> None:
        super().__init__(parent)
        self._sorts = sorts
        self._documents: list[DocumentInfo] = []

    def show_documents(self, documents: Sequence[DocumentInfo]) -> None:
        if list(documents) == self._documents:
            return
        self.beginResetModel()
        self._documents = list(documents)
        self.endResetModel()

    def at(self, index: Index) -> DocumentInfo | None:
        row = index.row()
        return self._documents[row] if 0 <= row < len(self._documents) else None

    def row_of(self, document: str) -> int | None:
        return next((row for row, info in enumerate(self._documents) if info.id == document), None)

    @guarded
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._documents)

    @guarded
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        info = self.at(index)
        if info is None:
            return None
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.EditRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return info.title
        if role == Qt.ItemDataRole.ToolTipRole:  # Qt would read a title with a < in it as markup
            words = (info.title, ", ".join(info.tags), *origin_words(info))
            return f"<qt>{'<br>'.join(escape(word) for word in words if word)}</qt>"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return ", ".join((self._sorts.words_of(info), *info.tags, *origin_words(info)))
        return info if role == INFO_ROLE else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        info, title = self.at(index), " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or info is None or title in ("", info.title):
            return False
        self.renamed.emit(info, title)
        return True

    @guarded
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        info = self.at(index)
        if info is not None and not info.binned:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags


class CardDelegate(QStyledItemDelegate):
    """Paints a card: picture, title, kind and age; the emblem of its game where several are
    played."""

    def __init__(
        self, theme: Theme, sorts: DocumentSorts, pictures: DocumentPictures, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sorts = sorts
        self._pictures = pictures

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        info = index.data(INFO_ROLE)
        if not isinstance(info, DocumentInfo):
            return
        theme = self._theme
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self._card(option.rect)
        radius = theme.px(12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("surface"))
        painter.drawRoundedRect(rect, radius, radius)
        picture = self._picture_rect(rect)
        painter.setClipPath(rounded(picture, radius, top_only=True))
        ratio = painter.device().devicePixelRatioF()
        size = QSize(round(picture.width()), round(picture.height()))
        drawn = self._pictures.picture(info, size, ratio)
        if drawn is None:
            painter.fillRect(picture, QColor(DARK.sky_bottom))
        else:
            painter.drawPixmap(picture, drawn, QRectF(drawn.rect()))
        painter.setClipping(False)
        self._paint_emblem(painter, info, picture)
        self._paint_mark(painter, info, picture)
        self._paint_tags(painter, info, picture)
        self._paint_edge(painter, rect, radius, state)
        self._paint_words(painter, info, rect)
        painter.restore()

    def _paint_edge(
        self, painter: QPainter, rect: QRectF, radius: float, state: QStyle.StateFlag
    ) -> None:
        selected = bool(state & QStyle.StateFlag.State_Selected)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        hot = bool(state & QStyle.StateFlag.State_MouseOver)
        name = "focus" if focused else "gold" if selected or hot else "hairline"
        painter.setPen(QPen(self._theme.color(name), 2 if focused or selected else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _paint_emblem(self, painter: QPainter, info: DocumentInfo, picture: QRectF) -> None:
        emblem = self._sorts.picture_of_game(info)
        if emblem:
            side = self._theme.px(EMBLEM)
            corner = picture.topLeft() + QPointF(self._theme.px(10), self._theme.px(10))
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(corner, pixmap(emblem, side, ratio=ratio))

    def _paint_mark(self, painter: QPainter, info: DocumentInfo, picture: QRectF) -> None:
        """How far it is, or who has won, at the upper left."""
        mark, theme = self._sorts.mark_of(info), self._theme
        if not mark.text:
            return
        px, ratio = theme.px, painter.device().devicePixelRatioF()
        emblem = px(EMBLEM + 8) if self._sorts.picture_of_game(info) else 0
        side = px(14) if mark.icon else 0
        ink = DARK.gold if mark.is_end else DARK.text
        wide = width_of(theme, "caption", mark.text) + side + px(20 if side else 16)
        wide = min(wide, round(picture.width()) - px(20) - emblem)
        pill = QRectF(picture.left() + px(10) + emblem, picture.top() + px(9), wide, px(24))
        painter.setPen(QPen(QColor(ink), 1) if mark.is_end else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(8, 11, 22, 225))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        left = pill.left() + px(8)
        if mark.icon:
            drawn = pixmap(f"ui/{mark.icon}", side, ink=QColor(ink), ratio=ratio)
            painter.drawPixmap(QPointF(left, pill.center().y() - side / 2), drawn)
            left += side + px(4)
        painter.setFont(theme.font("caption"))
        painter.setPen(QColor(ink))
        room = QRectF(left, pill.top(), pill.right() - left - px(6), pill.height())
        text = fitting(theme, "caption", mark.text, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_tags(self, painter: QPainter, info: DocumentInfo, picture: QRectF) -> None:
        """Small labels at the foot of the picture, as many as fit; "+2" stands for the rest."""
        origin = origin_words(info)[:1] if info.branch is not None else ()
        labels = (*(one.rstrip(".") for one in origin), *info.tags)
        if not labels:
            return
        theme = self._theme
        painter.setFont(theme.font("caption"))
        metrics = painter.fontMetrics()
        pad, gap, height = theme.px(8), theme.px(6), theme.px(22)
        left, right = picture.left() + theme.px(10), picture.right() - theme.px(10)
        top = picture.bottom() - height - theme.px(8)
        for number, tag in enumerate(labels):
            after = len(labels) - number - 1
            rest = metrics.horizontalAdvance(f"+{after}") + 2 * pad + gap if after else 0
            room = right - left - rest - 2 * pad
            text = metrics.elidedText(tag, Qt.TextElideMode.ElideRight, int(room))
            if number and text != tag:
                text, after = f"+{after + 1}", 0
                room = right - left
            width = metrics.horizontalAdvance(text) + 2 * pad
            label = QRectF(left, top, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(8, 11, 22, 205))
            painter.drawRoundedRect(label, height / 2, height / 2)
            painter.setPen(QColor(DARK.text))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
            if text.startswith("+") and text != tag:
                return
            left += width + gap

    def _paint_words(self, painter: QPainter, info: DocumentInfo, rect: QRectF) -> None:
        theme = self._theme
        title = QRectF(self._title_rect(rect))
        more = self.more_rect(rect)
        title.setRight(more.left() - theme.px(4))
        write(painter, theme, title, info.title, "strong", "text")
        side, ratio = theme.px(18), painter.device().devicePixelRatioF()
        dots = pixmap("ui/more", side, ink=theme.color("muted"), ratio=ratio)
        painter.drawPixmap(more.center() - QPointF(side / 2, side / 2), dots)
        mark = self._sorts.mark_of(info)
        line = QRectF(self._title_rect(rect)).translated(0, theme.px(24))
        said = mark.line or worded(info.summary)
        said = as_much_as_fits(theme, "small", said, line.width())
        write(painter, theme, line, said, "small", "muted")
        line.translate(0, theme.px(24))
        told = ago(info.changed)
        if not mark.seats:
            write(painter, theme, line, told, "small", "faint")
            return
        step = theme.px(BADGE + 4)
        for place, seat in enumerate(mark.seats):
            badge = badge_picture(theme, seat.color, BADGE, ratio)
            painter.drawPixmap(QPointF(line.left() + place * step, line.top()), badge)
        line.setLeft(line.left() + len(mark.seats) * step + theme.px(6))
        if line.width() >= width_of(theme, "small", told):
            write(painter, theme, line, told, "small", "faint", right=True)

    @guarded
    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        grid = self.parent()
        assert isinstance(grid, DocumentGrid)
        return grid.cell()

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(200)
        editor.setAccessibleName(self.tr("Title"))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        title = self._title_rect(self._card(option.rect))
        grown = title.adjusted(-self._theme.px(8), -self._theme.px(6), self._theme.px(8), 0)
        grown.setHeight(self._theme.px(38))
        editor.setGeometry(grown)

    def more_at(self, cell: QRect) -> QRectF:
        """Where the menu of the card in a cell is opened."""
        return self.more_rect(self._card(cell))

    def more_rect(self, card: QRectF) -> QRectF:
        side = self._theme.px(MORE)
        middle = QRectF(self._title_rect(card)).center().y()
        return QRectF(card.right() - side - self._theme.px(8), middle - side / 2, side, side)

    def _card(self, cell: QRect) -> QRectF:
        gap = self._theme.px(GAP)
        return QRectF(cell).adjusted(0, 0, -gap, -gap)

    def _picture_rect(self, card: QRectF) -> QRectF:
        return QRectF(card.topLeft(), card.topRight()).adjusted(
            0, 0, 0, card.height() - self._theme.px(WORDS)
        )

    def _title_rect(self, card: QRectF) -> QRect:
        theme = self._theme
        top = card.bottom() - theme.px(WORDS) + theme.px(12)
        return QRect(
            round(card.left()) + theme.px(16),
            round(top),
            round(card.width()) - theme.px(32),
            theme.px(22),
        )


class DocumentGrid(QListView):
    """Grows as tall as its cards; the page around it scrolls."""

    opened = Signal(object)
    """DocumentInfo: by a click or Enter; out of the bin by a double click."""

    def __init__(self, theme: Theme, sorts: DocumentSorts, pictures: DocumentPictures) -> None:
        super().__init__()
        self._theme = theme
        self.shelf = ShelfModel(sorts, self)
        self.setModel(self.shelf)
        self._cards = CardDelegate(theme, sorts, pictures, self)
        self._pressed = QPoint()
        self.setItemDelegate(self._cards)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(self.tr("Matches and maps"))
        self.shelf.modelReset.connect(self._fit)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        pictures.drawn.connect(self._on_drawn)
        theme.changed.connect(self._fit)

    def cell(self) -> QSize:
        """Card and the gap after it; as many cards in a row as fit at their least width."""
        gap = self._theme.px(GAP)
        room = self._room()
        # Large letters need less of a picture around them: better two cards in a row than one.
        least = self._theme.px(CARD_WIDTH if self._theme.look.scale <= 125 else SMALL_CARD)
        # One pixel less: Qt breaks a row that fills its width to the last one.
        width = max(room - 1, gap + 1) // max(1, room // (least + gap))
        return QSize(width, round((width - gap) * PICTURE_SHARE) + self._theme.px(WORDS) + gap)

    def _room(self) -> int:
        """The width of the viewport, which is one gap wider than the grid; see _fit.

        Not asked of `viewport()`: for the first answer PySide6 builds every class of widgets.
        """
        return max(self.contentsRect().width() + self._theme.px(GAP), self._theme.px(GAP) + 1)

    def current(self) -> DocumentInfo | None:
        """The card that a keyboard or menu action is about."""
        index = self.currentIndex()
        return self.shelf.at(index) if index.isValid() else None

    def select(self, document: str) -> None:
        row = self.shelf.row_of(document)
        if row is not None:
            self.setCurrentIndex(self.shelf.index(row))

    def keep_place_of(self, document: str, change: Callable[[], object]) -> None:
        """Do something that takes a card away; the card that comes to its place is next."""
        row = self.shelf.row_of(document)
        change()
        left = self.shelf.rowCount()
        if row is not None and left and self.shelf.row_of(document) is None:
            self.setCurrentIndex(self.shelf.index(min(row, left - 1)))

    def _on_drawn(self) -> None:
        self.viewport().update()

    def _on_clicked(self, index: QModelIndex) -> None:
        """One click opens, but takes nothing out of the bin; the dots open the menu."""
        info = self.shelf.at(index)
        if self._cards.more_at(self.visualRect(index)).contains(QPointF(self._pressed)):
            self.customContextMenuRequested.emit(self._pressed)
        elif info is not None and not info.binned:
            self.opened.emit(info)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        info = self.shelf.at(index)
        if info is not None and info.binned:
            self.opened.emit(info)

    def _on_opened(self, index: QModelIndex) -> None:
        info = self.shelf.at(index)
        if info is not None:
            self.opened.emit(info)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() is QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            self._on_opened(self.currentIndex())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "shelf"):
            self._fit()

    def _fit(self) -> None:
        """All rows visible, so that only the page scrolls; the gap after the last card of a row
        lies outside, so that the cards end where the page does."""
        self.setViewportMargins(0, 0, -self._theme.px(GAP), 0)
        cell = self.cell()
        self.setGridSize(cell)
        columns = max(1, self._room() // max(cell.width(), 1))
        rows = -(-self.shelf.rowCount() // columns)
        self.setFixedHeight(max(rows * cell.height(), self._theme.px(8)))
