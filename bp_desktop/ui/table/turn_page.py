"""Turn page: the board, and over it the fixed places of the table (`frame.py`)."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.games.table import Stage
from bp_desktop.ui.look.clips import exposed
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.table.frame import (
    BETWEEN,
    FIT_ABOVE,
    FrameKind,
    TableFrame,
    frame_kind,
    table_frame,
)
from bp_desktop.ui.table.zoom_bar import ZoomBar
from bp_desktop.ui.widgets.basics import column, lay
from bp_desktop.ui.widgets.shadow import PanelShadows
from bp_desktop.ui.widgets.sky import paint_sky

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

KEPT_RATIO = Qt.AspectRatioMode.KeepAspectRatio
SEED = 6
"""Of the sky behind a table without a board."""


class TurnPage(QWidget):
    """Below the header. Made first, since some parts lie over it from the beginning."""

    frame: TableFrame

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__(view)
        self._view = view
        self._theme = view.context.theme
        self.is_bare = False
        """Whether the board has all but the header and the bottom line."""
        self._is_laid = False

    def lay_out(self) -> None:
        """Everything is made: each part into its place."""
        view, theme = self._view, self._theme
        own, board = view.own, view.pages.board
        self.column = QFrame(self)
        self.column.setProperty("card", "true")
        # The spring has all that a hidden dock leaves.
        lay(column(theme, self.column), own.beside, (view.dock, 100), 1)
        self.zoom = ZoomBar(theme, board.view if board else None, view.toggle_full_screen)
        self._shadows = PanelShadows(theme, self)
        self._shadows.show()
        if board is not None:
            board.widget.setParent(self)
            board.widget.show()
            board.widget.lower()
        if own.before_play is not None:
            own.before_play.setParent(self)
        floating: tuple[QWidget, ...] = (
            view.balances,
            view.pages.switch,
            self.zoom,
            view.go_on,
        )
        for part in floating:
            part.setParent(self)
        view.pages.raise_()
        for part in (self.column, view.message, *floating):
            part.raise_()
            part.show()
        if own.before_play is not None:
            own.before_play.raise_()
            own.before_play.installEventFilter(self)
        self._is_laid = True
        # The sky, or the board, covers all of it: nothing below is painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        view.pages.turned.connect(self.arrange)
        view.dock.wanted.connect(view.pages.open_dock)
        view.message.settled.connect(self._on_settled)
        self._theme.changed.connect(self.arrange)
        view.context.follow(self, self._slice, self._show)

    def _slice(self, state: Any) -> tuple[object, ...]:
        return (self._view.context.game.stage(state),)

    def _show(self, _stage: Stage) -> None:
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands in the place of the balances before play comes, goes or grows."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest):
            self._place_board(self._place_before_play())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    # --- places

    def be_bare(self, bare: bool) -> None:
        self.is_bare = bare
        self.arrange()

    def arrange(self) -> None:
        """Put every part into its place, for the size of the table and the scale of the moment."""
        if not self._is_laid:
            return
        view = self._view
        self.frame = frame = self._find_frame()
        tabbed = frame.kind is FrameKind.TABBED
        view.head.spread(frame.kind)
        up = -frame.header.height()
        pages, switch = view.pages, view.pages.switch
        pages.be_tabbed(tabbed)
        with_money = self._has_balances and not self.is_bare
        view.balances.setVisible(with_money)
        view.balances.setGeometry(frame.balances.translated(0, up))
        view.balances.spread(frame.kind)
        switch.setVisible((not pages.are_large or tabbed) and not self.is_bare)
        switch.setGeometry(frame.switch.translated(0, up))
        has_dock = bool(view.dock.names())
        self.column.setVisible(
            has_dock and not self.is_bare and (not tabbed or pages.is_dock_shown)
        )
        view.message.put(frame.message.translated(0, up), frame.kind)
        view.go_on.setGeometry(frame.main.translated(0, up))
        self.zoom.setGeometry(frame.zoom.translated(0, up))
        self._show_zoom()
        self._shadows.setGeometry(self.rect())
        self._place_board(self._place_before_play())
        self._show_shadows()

    def _show_zoom(self) -> None:
        """Where it is narrow it gives way to a question that reaches up over it: only a strip
        of it would be left, and the wheel and the keys zoom as well."""
        pages = self._view.pages
        yields = self.frame.kind.is_narrow and self._view.message.reaches(self.zoom.geometry())
        on_board = pages.shows_board and not pages.is_dock_shown and not self.is_bare
        self.zoom.setVisible(on_board and not yields)

    def _on_settled(self) -> None:
        """Bars came or went."""
        was_seen = self.zoom.isVisibleTo(self)
        self._show_zoom()
        if self.zoom.isVisibleTo(self) != was_seen:
            self._show_shadows()

    def _finger_height(self) -> int:
        """Of what is pressed on the board; without fingers the frame has its own."""
        pressed = (self._view.pages.switch, self.zoom) if self._theme.look.touch else ()
        return max((one.sizeHint().height() for one in pressed), default=0)

    def _find_frame(self) -> TableFrame:
        view, scale = self._view, self._theme.look.scale
        switch = view.pages.switch
        size = QSize(self.width(), self.height() + view.head.height())

        def found() -> TableFrame:
            self.zoom.spread(kind)
            return table_frame(
                size,
                scale,
                switch=switch.sizeHint().width(),
                zoom=self.zoom.sizeHint().width(),
                balances=max(view.balances.count, 1),
                tall=self._finger_height(),
                bare=self.is_bare,
                large=view.pages.are_large,
            )

        kind = frame_kind(size.width(), scale)
        tabbed = kind is FrameKind.TABBED
        switch.show_as(compact=kind.is_narrow, tabbed=tabbed)
        frame = found()
        if not kind.is_narrow and frame.balances.right() >= frame.switch.left():
            switch.show_as(compact=True, tabbed=False)  # long words, or many balances
            frame = found()
        return frame

    @property
    def _has_balances(self) -> bool:
        context = self._view.context
        in_play = context.game.stage(context.state) is Stage.PLAY
        return in_play and context.game.accounts is not None and not self._view.pages.are_large

    def _place_before_play(self) -> int:
        """In the place of the balances, and as high as it needs to be: pages stand below it, and
        the board is seen below it. Where it ends."""
        frame, pages = self.frame, self._view.pages
        up = -frame.header.height()
        widget = self._view.own.before_play
        ends = 0
        if widget is not None and not widget.isHidden():
            self._fit_before_play(widget, up)
            ends = widget.geometry().bottom() + 1 + self._theme.px(BETWEEN)
        page = frame.large_page if pages.are_large else frame.page
        for part, place in ((self.column, frame.dock), (pages, page)):
            stands = place.translated(0, up)
            if part is pages or frame.kind is FrameKind.TABBED:
                stands.setTop(max(stands.top(), ends))
            part.setGeometry(stands)
        return ends

    def _fit_before_play(self, widget: QWidget, up: int) -> None:
        place = self.frame.page.translated(0, up)
        place.setTop(self.frame.balances.top() + up)
        switch = self._view.pages.switch
        right = switch.x() if switch.isVisibleTo(self) else place.right()
        place.setRight(right - self._theme.px(12))
        high = widget.heightForWidth(place.width())
        high = widget.sizeHint().height() if high < 0 else high
        place.setHeight(min(high, place.height() // 2))
        widget.setGeometry(place)

    def _place_board(self, below: int) -> None:
        """What of it is seen begins below what stands there before play."""
        board = self._view.pages.board
        if board is None or board.view is None:
            return
        free = self.frame.free.translated(0, -self.frame.header.height())
        if not self.is_bare:
            free.setTop(max(free.top(), below))
        board.widget.setGeometry(self.rect())
        free = self._beside_zoom(free, board.view.chunks.bounds().size())
        board.view.cover(
            QMargins(
                free.left(),
                free.top(),
                self.width() - 1 - free.right(),
                self.height() - 1 - free.bottom(),
            )
        )

    def _beside_zoom(self, free: QRect, board: QSizeF) -> QRect:
        """Where the zoom controls would lie over a corner of the board, and a planet's name with
        it, it ends above them."""
        shown = QRect(QPoint(0, 0), board.scaled(free.size(), KEPT_RATIO).toSize())
        shown.moveCenter(free.center())
        controls = self.zoom.geometry()
        if self.is_bare or not shown.intersects(controls):
            return free
        return free.adjusted(0, 0, 0, controls.top() - self._theme.px(FIT_ABOVE) - free.bottom())

    @property
    def panels(self) -> tuple[QWidget, ...]:
        """Whatever lies over the board now."""
        view = self._view
        parts = (
            *view.balances.balances.values(),
            view.pages.switch,
            self.column,
            view.pages,
            view.message,
            view.go_on,
            self.zoom,
        )
        return tuple(one for one in parts if one.isVisibleTo(self))

    def _show_shadows(self) -> None:
        self._shadows.show_panels([place_in(self, one) for one in self.panels])

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """A sky, where no board covers it."""
        if self._is_laid and self._view.pages.board is None:
            with QPainter(self) as painter:
                for _ in exposed(painter, event):
                    key, paint = "sky of the table", self._paint_sky
                    draw_cached(painter, self._theme, self.rect(), key, paint)

    def _paint_sky(self, painter: QPainter, rect: QRectF) -> None:
        paint_sky(painter, rect, self._theme.colors, SEED)


def place_in(page: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(page, part.rect().topLeft()), part.size())
