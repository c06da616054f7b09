"""The match in short: every turn in one sentence, and how it ended."""

from bisect import bisect_right
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from bp_desktop.games.burning_planets.match.queries.recap import tale
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.badge import badge_picture
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.closing import headline, how_it_ended
from bp_desktop.ui.table.recap.words import turn_sentence

Index = QModelIndex | QPersistentModelIndex
BADGE, EDGE, GAP = 24, 10, 12
EMPTY_EDGES = (24, 24, -24, -24)
_WRAPPED = Qt.TextFlag.TextWordWrap.value


class Told(NamedTuple):
    """One line of the tale."""

    begins: int
    """How many steps have happened when it begins."""
    round: int
    """0: the end of the match, told after its last turn."""
    name: str
    words: str
    seat: int | None
    turns_the_tide: bool
    """A planet changed hands or somebody is out: worth a brighter line."""


class TaleModel(QAbstractListModel):
    """Read off the journal when somebody looks."""

    def __init__(self, session: Session[Match, Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.lines: list[Told] = []

    def refresh(self) -> None:
        self.beginResetModel()
        self.lines = self.read()
        self.endResetModel()

    def read(self) -> list[Told]:
        """The tale as it is now, whether or not it is shown."""
        match = self._session.state
        steps = [step.outcome.events for step in self._session.timeline]
        found = []
        for begins, turn in tale(self._session.system.start, steps):
            player = match.players[turn.player]
            tide = bool(turn.conquered or turn.eliminated)
            words = turn_sentence(match, turn)
            found.append(Told(begins, turn.round, player.name, words, player.color, tide))
        if match.stage is Stage.OVER:
            seat = match.players[match.winners[0]].color if match.winners else None
            found.append(Told(len(steps), 0, headline(match), how_it_ended(match), seat, True))
        return found

    def heading(self, line: Told) -> str:
        if not line.round:
            return line.name
        return filled(self.tr("Round {round} · {player}"), round=line.round, player=line.name)

    def told(self, line: Told) -> str:
        return f"{self.heading(line)}: {line.words}"

    def row_at(self, place: int) -> int:
        """The line a place lies in; -1 before the first turn."""
        return bisect_right(self.lines, place, key=lambda one: one.begins) - 1

    def last_place(self, row: int) -> int:
        """Where everything the line tells has happened."""
        if row + 1 < len(self.lines):
            return max(self.lines[row + 1].begins - 1, self.lines[row].begins)
        return len(self._session.timeline)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told(self.lines[index.row()])
        return None


class TaleDelegate(QStyledItemDelegate):
    """A player's token, the turn, and below it what it came to."""

    def __init__(self, theme: Theme, view: "TaleView") -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def _left(self) -> int:
        return self._theme.px(EDGE + BADGE + GAP)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        px, width = self._theme.px, self._view.viewport().width()
        room = QRect(0, 0, max(width - self._left() - px(EDGE), 1), 10**6)
        head = QFontMetrics(font_of(self._theme, "strong")).height()
        metrics = QFontMetrics(font_of(self._theme, "body"))
        words = metrics.boundingRect(room, _WRAPPED, self._view.tale.lines[index.row()].words)
        return QSize(width, head + words.height() + px(14))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, px = self._theme, self._theme.px
        # The stubs know nothing of what QStyleOption keeps in its fields.
        rect: QRect = getattr(option, "rect")  # noqa: B009
        line = self._view.tale.lines[index.row()]
        if getattr(option, "state") & QStyle.StateFlag.State_Selected:  # noqa: B009
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold_quiet"))
            painter.drawRoundedRect(rect, px(6), px(6))
        if line.seat is not None:
            badge = badge_picture(theme, line.seat, BADGE, painter.device().devicePixelRatioF())
            painter.drawPixmap(rect.left() + px(EDGE), rect.top() + px(8), badge)
        area = rect.adjusted(self._left(), px(6), -px(EDGE), 0)
        painter.setFont(font_of(theme, "strong"))
        painter.setPen(theme.color("gold" if line.turns_the_tide else "text"))
        metrics = painter.fontMetrics()
        head = self._view.tale.heading(line)
        shown = metrics.elidedText(head, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft, shown)
        painter.setFont(font_of(theme, "body"))
        painter.setPen(theme.color("muted"))
        painter.drawText(area.adjusted(0, metrics.height(), 0, 0), _WRAPPED, line.words)


class TaleView(QListView):
    """The turn of the moment is marked; choosing a turn goes to its end."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, session: Session[Match, Any, Any]) -> None:
        super().__init__()
        self._theme = theme
        self._place = 0
        self._stale = True
        self._showing = False
        self.tale = TaleModel(session, self)
        self.setModel(self.tale)
        self.setItemDelegate(TaleDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("plainList")
        self.setAccessibleName(self.tr("Story"))
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._on_current)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def refresh(self) -> None:
        """After a step; read when it is seen."""
        self._stale = True
        if self.isVisible():
            self._read()

    def show_place(self, place: int) -> None:
        self._place = place
        if self.isVisible():
            self._mark()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break elsewhere in another width; the turn of the moment stays in sight."""
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.tale.lines:
            with QPainter(self.viewport()) as painter:
                painter.setFont(font_of(self._theme, "body"))
                painter.setPen(self._theme.color("muted"))
                room = (
                    self.viewport().rect().adjusted(*(self._theme.px(one) for one in EMPTY_EDGES))
                )
                words = self.tr("No turn has been played yet.")
                painter.drawText(room, _WRAPPED | Qt.AlignmentFlag.AlignCenter.value, words)

    def _read(self) -> None:
        if self._stale:
            self._stale = False
            self._showing = True
            self.tale.refresh()
            self._showing = False
            self.doItemsLayout()
        self._mark()
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)

    def _mark(self) -> None:
        row = self.tale.row_at(self._place)
        if row == self.currentIndex().row():
            return
        self._showing = True
        try:
            self.setCurrentIndex(self.tale.index(row) if row >= 0 else QModelIndex())
            if row < 0:
                self.clearSelection()
                self.scrollToTop()
        finally:
            self._showing = False

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        if not self._showing and current.isValid():
            self.place_asked.emit(self.tale.last_place(current.row()))
