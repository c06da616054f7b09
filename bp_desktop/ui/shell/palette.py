"""Ctrl+K: finds every action and every document by a few letters, with the keyboard alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from bp_desktop.session.library import LibraryError
from bp_desktop.ui.home.grid import Index
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.fuzzy import fold, score
from bp_desktop.ui.widgets.basics import label, rule
from bp_desktop.ui.widgets.metrics import column, row, sized

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow

HIT_ROLE = Qt.ItemDataRole.UserRole + 1
ROW, SHOWN_ROWS = 44, 9


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing that can be found."""

    text: str
    where: str
    icon: str
    shortcut: str
    run: Callable[[], object]
    keywords: str = ""
    """Other words it is found by; never shown."""


def found(hits: Sequence[Hit], query: str) -> list[Hit]:
    """The hits that answer a query, the best first; all of them for an empty one."""
    if not query.strip():
        return list(hits)
    ranked = []
    for hit in hits:
        answers = (score(query, f"{hit.text} {hit.where}"), _score_keywords(query, hit.keywords))
        points = [one for one in answers if one is not None]
        if points:
            ranked.append((max(points), hit))
    ranked.sort(key=lambda pair: -pair[0])
    return [hit for _, hit in ranked]


def _score_keywords(query: str, keywords: str) -> int | None:
    """Only for their beginnings: letters strewn over words nobody sees would seem found by
    chance."""
    beginning = fold(query).strip()
    if any(word.startswith(beginning) for word in fold(keywords).split()):
        return score(beginning, beginning)
    return None


class HitModel(QAbstractListModel):
    def __init__(self, hits: Sequence[Hit], parent: QObject) -> None:
        super().__init__(parent)
        self._hits = list(hits)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        self.beginResetModel()
        self._hits = list(hits)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._hits):
            return None
        hit = self._hits[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{hit.text} {hit.shortcut}".strip()
        return hit if role == HIT_ROLE else None


class HitDelegate(QStyledItemDelegate):
    """Icon, words, where it belongs, and its keys at the right."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, self._theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        hit = index.data(HIT_ROLE)
        if not isinstance(hit, Hit):
            return
        theme = self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(theme.px(8), 1, -theme.px(8), -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setPen(QPen(theme.color("gold"), 1))
            painter.setBrush(theme.color("gold_quiet"))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(8), theme.px(8))
        size = theme.px(20)
        ink = theme.color("gold" if chosen else "muted")
        ratio = painter.device().devicePixelRatioF()
        at = QPointF(rect.left() + theme.px(12), rect.center().y() - size / 2)
        painter.drawPixmap(at, pixmap(f"ui/{hit.icon}", size, ink=ink, ratio=ratio))
        left = at.x() + size + theme.px(14)
        right = self._paint_keys(painter, rect, hit.shortcut)
        self._paint_words(painter, QRectF(left, rect.top(), right - left, rect.height()), hit)
        painter.restore()

    def _paint_words(self, painter: QPainter, rect: QRectF, hit: Hit) -> None:
        theme = self._theme
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("text"))
        metrics = painter.fontMetrics()
        text = metrics.elidedText(hit.text, Qt.TextElideMode.ElideRight, int(rect.width()))
        painter.drawText(rect, flags, text)
        used = metrics.horizontalAdvance(text) + theme.px(12)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("faint"))
        room = rect.adjusted(used, 0, 0, 0)
        if room.width() > theme.px(40):
            where = painter.fontMetrics().elidedText(
                hit.where, Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, flags, where)

    def _paint_keys(self, painter: QPainter, rect: QRectF, keys: str) -> float:
        """Draw the shortcut; the answer is where it begins."""
        theme = self._theme
        right = rect.right() - theme.px(12)
        if not keys:
            return right
        painter.setFont(theme.font("caption"))
        width = painter.fontMetrics().horizontalAdvance(keys) + theme.px(16)
        cap = QRectF(right - width, rect.center().y() - theme.px(11), width, theme.px(22))
        painter.setPen(theme.color("outline"))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(5), theme.px(5))
        painter.setPen(theme.color("muted"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, keys)
        return cap.left() - theme.px(12)


class PalettePanel(QFrame):
    """A field to type in; arrow keys choose, Enter runs."""

    def __init__(self, theme: Theme, hits: Sequence[Hit], on_chosen: Callable[[Hit], None]) -> None:
        super().__init__()
        self._theme = theme
        self._hits = hits
        self._on_chosen = on_chosen
        self.field = QLineEdit()
        self.field.setProperty("kind", "bare")
        self.field.setPlaceholderText(self.tr("Find an action or a document"))
        self.field.setAccessibleName(self.tr("Find an action or a document"))
        self.list = QListView()
        self.list.setObjectName("paletteList")
        self.model = HitModel(hits, self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(HitDelegate(theme, self))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = label(self.tr("Nothing is called that."), "quiet")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)

        head = row(theme, edges=(20, 6, 20, 6))
        head.addWidget(self.field)
        layout = column(theme, self)
        layout.addLayout(head)
        layout.addWidget(rule())
        body = column(theme, edges=(0, 8, 0, 8))
        body.addWidget(sized(theme, self.list, height=ROW * SHOWN_ROWS))
        body.addWidget(sized(theme, self.nothing, height=ROW * 2))
        layout.addLayout(body)

        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._show)
        self.list.clicked.connect(self._choose)
        self._show("")

    def _show(self, query: str) -> None:
        hits = found(self._hits, query)
        self.model.show_hits(hits)
        self.list.setVisible(bool(hits))
        self.nothing.setVisible(not hits)
        if hits:
            self.list.setCurrentIndex(self.model.index(0))

    def _choose(self, index: QModelIndex) -> None:
        hit = index.data(HIT_ROLE)
        if isinstance(hit, Hit):
            self._on_chosen(hit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent):
            if event.type() is not QEvent.Type.KeyPress:
                return False
            match event.key():
                case Qt.Key.Key_Down | Qt.Key.Key_Tab:
                    self._step(1)
                case Qt.Key.Key_Up | Qt.Key.Key_Backtab:
                    self._step(-1)
                case Qt.Key.Key_PageDown:
                    self._step(SHOWN_ROWS - 1)
                case Qt.Key.Key_PageUp:
                    self._step(1 - SHOWN_ROWS)
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._choose(self.list.currentIndex())
                case _:
                    return False
            return True
        return super().eventFilter(watched, event)

    def _step(self, rows: int) -> None:
        last = self.model.rowCount() - 1
        if last >= 0:
            now = self.list.currentIndex().row()
            # One step past an end goes round; a page stops there.
            to = (now + rows) % (last + 1) if abs(rows) == 1 else min(max(now + rows, 0), last)
            self.list.setCurrentIndex(self.model.index(to))


def hits_of(window: "MainWindow") -> list[Hit]:
    """Everything that can be done on this page now, then every document."""
    actions = window.actions_
    hits = [
        Hit(
            spec.text,
            spec.group,
            spec.icon or "arrow_right",
            actions.shortcut_text(spec.id),
            partial(actions.run, spec.id),
            spec.keywords,
        )
        for spec in actions.bound
        if spec.id != "palette" and actions.can(spec.id)
    ]
    if window.desk.is_open:
        try:
            documents = window.desk.library.documents()
        except LibraryError:
            documents = ()
        for info in documents:
            kind = window.desk.kind_of(info.system)
            if kind is not None and not info.binned:
                hits.append(
                    Hit(
                        info.title,
                        kind.noun(),
                        kind.icon,
                        "",
                        partial(window.open_document, info),
                    )
                )
    return hits


def show_palette(window: "MainWindow") -> None:
    hits = hits_of(window)

    def run(hit: Hit) -> None:
        window.close_overlay()
        hit.run()

    window.show_overlay(PalettePanel(window.theme, hits, run), width=640)
