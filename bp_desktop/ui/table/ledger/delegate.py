"""How a line of the ledger is painted: whose, a sentence, and below it what moved."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bp_desktop.core.accounts import BookLine
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.badge import badge_picture
from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.ledger.model import LedgerModel

ROW, BADGE, ICON = 48, 22, 14


class LedgerDelegate(QStyledItemDelegate):
    """What came is green, what went is red, and the sign says it too."""

    def __init__(self, theme: Theme, model: LedgerModel, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        # The stubs know nothing of what QStyleOption keeps in its fields.
        area: QRect = getattr(option, "rect")  # noqa: B009
        state: QStyle.StateFlag = getattr(option, "state")  # noqa: B009
        line: BookLine = index.data(LedgerModel.LINE)
        words, seat = str(index.data()), index.data(LedgerModel.SEAT)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        draw_cached(
            painter,
            self._theme,
            area,
            (words, seat, line.turn, line.amounts, line.balance, chosen, self._theme.look.players),
            lambda inner, rect: self._paint(inner, rect, words, seat, line, chosen=chosen),
        )

    def _paint(
        self,
        painter: QPainter,
        whole: QRectF,
        words: str,
        seat: int,
        line: BookLine,
        *,
        chosen: bool,
    ) -> None:
        theme, px = self._theme, self._theme.px
        rect = whole.adjusted(2, 1, -2, -1)
        if chosen:
            painter.setPen(QPen(theme.color("gold"), 1))
            painter.setBrush(theme.color("gold_quiet"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), px(8), px(8))
        ratio = painter.device().devicePixelRatioF()
        top = rect.center().y() - px(BADGE) / 2
        badge = badge_picture(theme, seat, BADGE, ratio)
        painter.drawPixmap(round(rect.left() + px(4)), round(top), badge)
        room = rect.adjusted(px(BADGE + 14), px(3), -px(6), -px(3))
        upper, lower = QRectF(room), QRectF(room)
        upper.setBottom(room.center().y())
        lower.setTop(room.center().y())
        turn = write(painter, theme, upper, str(line.turn), "caption", "faint", right=True)
        upper.setRight(turn - px(8))
        write(painter, theme, upper, words, "strong", "text")
        self._paint_amounts(painter, lower, line, ratio)

    def _paint_amounts(self, painter: QPainter, room: QRectF, line: BookLine, ratio: float) -> None:
        theme, px = self._theme, self._theme.px
        left = room.left()
        for resource in self._model.resources:
            amount = line.amounts[resource]
            if not amount:
                continue
            picture = icons.pixmap(f"resource/{resource}", px(ICON), ratio=ratio)
            painter.drawPixmap(round(left), round(room.center().y() - px(ICON) / 2), picture)
            left += px(ICON + 4)
            for text, tone in (
                (f"{amount:+d}", "success" if amount > 0 else "danger"),
                (f" → {line.balance[resource]}", "muted"),
            ):
                rest = QRectF(left, room.top(), room.right() - left, room.height())
                left = write(painter, theme, rest, text, "caption", tone)
            left += px(14)
