"""Hero of the closing page: who won, in the winner's colour that fades into the final board."""

from math import inf
from time import perf_counter

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from bp_desktop.core.work import Work, finished
from bp_desktop.ui.board.still import ROOMY, OutOfTimeError, PaintBudget, paint_fitted
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas, pixmap
from bp_desktop.ui.look.players import badge_picture, contrast, player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.closing.confetti import FALL_MS, Confetti
from bp_desktop.ui.table.closing.facts import ClosingFacts
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import column, label, lay, make_plain, row
from bp_desktop.ui.widgets.motion import Motion
from bp_desktop.ui.widgets.slices import SLICE_SECONDS, Slices

HEIGHT, LINE = 322, 6
BADGE, LEAST_BADGE, BADGES = 132, 44, 184
"""The side of one; of many, the least, and the width of them all."""
HEADLINES, BROKEN = (76, 68, 60, 54, 48), (48, 40, 32, 26)
"""Sizes that are tried one after the other: in one line, and broken into lines."""
LINES = 2
"""In more of them a headline is broken only if it is too long for the least size, too."""
BOARD_FROM, FADED, BESIDE = 0.47, 0.2, 0.22
"""Where the board begins, over how much of the width it fades in, and how much of its room columns
leave free for that."""
READABLE = 5.0
"""Contrast of words on the winner's colour."""
SETTLED_MS, MORE = 120, 1.25
FINE = 3.0
"""Pictures are also for a poster, which is larger than the window."""


class HeadlineLabel(QLabel):
    """Shrinks until it fits in one line; what does not even fit at the least size is broken."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(text)
        make_plain(self)
        self._theme = theme
        self.setProperty("role", "hero")
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def font_for(self, width: int) -> QFont:
        font = self._theme.font("hero")
        for size in HEADLINES:
            font.setPixelSize(self._theme.px(size))
            if QFontMetrics(font).horizontalAdvance(self.text()) <= width:
                return font
        longest = max(self.text().split() or [""], key=len)
        for size in BROKEN:
            font.setPixelSize(self._theme.px(size))
            metrics = QFontMetrics(font)
            lines = round(self._height(metrics, width) / metrics.lineSpacing())
            if lines <= LINES and metrics.horizontalAdvance(longest) <= width:
                break
        return font

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        return self._height(self._metrics(width), width)

    def _height(self, metrics: QFontMetrics, width: int) -> int:
        free = QRect(0, 0, max(width, 1), 10_000)
        return metrics.boundingRect(free, _BROKEN, self.text()).height()

    def _metrics(self, width: int) -> QFontMetrics:
        return QFontMetrics(self.font_for(width))

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(360), self.heightForWidth(self._theme.px(360)))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(1, self._metrics(1).height())

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self._theme.color("text"))
            painter.setFont(self.font_for(self.width()))
            painter.drawText(self.rect(), _BROKEN, self.text())


_BROKEN = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)


class WinnerBadges(QWidget):
    """The winners' tokens; a flag where nobody has won."""

    def __init__(self, theme: Theme, colors: tuple[int, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._colors = colors
        across = max(1, len(colors))
        self._across = across if across <= 2 else (across + 1) // 2
        self._down = -(-across // self._across)
        self.side = max(LEAST_BADGE, min(BADGE, BADGES // self._across, 160 // self._down))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @guarded
    def sizeHint(self) -> QSize:
        px = self._theme.px
        return QSize(px(self.side * self._across), px(self.side * self._down))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        side = self._theme.px(self.side)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if not self._colors:
                size = round(side * 0.6)
                flag = pixmap("ui/flag", size, ink=self._theme.color("muted"), ratio=FINE)
                painter.drawPixmap(QPointF((side - size) / 2, (side - size) / 2), flag)
            for place, color in enumerate(self._colors):
                left, top = place % self._across * side, place // self._across * side
                picture = badge_picture(self._theme, color, self.side, FINE)
                painter.drawPixmap(left, top, picture)


class HeroPanel(QWidget):
    """Its board is painted in slices; confetti falls once, and some of it stays."""

    def __init__(self, context: AnyTable, facts: ClosingFacts, buttons: QWidget | None) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self._facts = facts
        self._board = QPixmap()
        self._fallen = 1.0
        self._slices = Slices(self, lambda _share: None)
        self._motion = Motion(theme, self, self._on_fall, ms=FALL_MS)
        self._settled = QTimer(self, interval=SETTLED_MS, singleShot=True)
        self._settled.timeout.connect(self._draw_board)
        self.confetti = self._pieces()
        self.badges = WinnerBadges(theme, tuple(one.color for one in facts.winners))
        self.line = label("", "sentence", wrap=True)
        self.headline = HeadlineLabel(theme, facts.headline)
        self.how = label(facts.how, "sentence", wrap=True)
        self.setMinimumHeight(theme.px(HEIGHT))
        words = lay(column(theme, spacing=4), 1, self.line, self.headline, self.how, 1)
        told = lay(row(theme, spacing=28), (self.badges, 0), (words, 1))
        left = lay(column(theme, spacing=20), (told, 1), buttons)
        outer = row(theme, self, edges=(40, 24, 24, 24 + LINE))
        lay(outer, (left, 1), 1)
        theme.changed.connect(self._on_theme)

    # --- what is seen

    def _winner_colors(self) -> list[QColor]:
        palette = self._theme.look.players
        return [QColor(player_look(one.color, palette).color) for one in self._facts.winners]

    def grounds(self) -> list[QColor]:
        """The winners' colours, each as strong as words on it can be read."""
        window, text = self._theme.color("window"), self._theme.color("text")
        found = []
        for color in self._winner_colors():
            shares = (share / 100 for share in range(52, 4, -3))
            mixed = (_mixed(window, color, share) for share in shares)
            found.append(next(one for one in mixed if contrast(text, one) >= READABLE))
        return found or [self._theme.color("raised")]

    def _pieces(self) -> Confetti | None:
        """In the colours of the winners and in gold; None where there is nothing to celebrate."""
        colors = self._winner_colors()
        if not colors:
            return None
        gold, paper = self._theme.color("accent"), self._theme.color("star")
        return Confetti((*colors, gold, *colors, paper))

    def _on_theme(self) -> None:
        self.confetti = self._pieces()
        self.setMinimumHeight(self._theme.px(HEIGHT))
        self._draw_board()
        self.update()

    def celebrate(self) -> None:
        """Once; those who want no motion see the end of it."""
        if self.confetti is not None:
            self._fallen = 0.0
            self._motion.start()

    @property
    def is_falling(self) -> bool:
        return self._motion.is_running

    def _on_fall(self, share: float) -> None:
        self._fallen = share
        self.update()

    # --- the board

    @property
    def _board_area(self) -> QRectF:
        left = self.width() * BOARD_FROM
        high = self.height() - self._theme.px(LINE)
        return QRectF(left, 0, self.width() - left, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settled.start()

    def _draw_board(self) -> None:
        self._slices.start(self._drawing(SLICE_SECONDS, self.devicePixelRatioF()), self._show_board)

    def draw_now(self, ratio: float) -> None:
        """Without anybody waiting: for a poster."""
        self._settled.stop()
        self._slices.stop()
        self._show_board(finished(self._drawing(inf, ratio)))

    def _drawing(self, pace: float, ratio: float) -> Work[QPixmap]:
        art, state, area = self._context.parts.board, self._facts.state, self._board_area
        made = canvas(area.size().toSize(), ratio)
        room = QRectF(QPointF(), area.size())
        if art is None:
            return QPixmap()
        if not art.is_tracked(state):
            if art.stand_in is not None:
                beside = room.adjusted(room.width() * BESIDE, 0, 0, 0)
                with QPainter(made) as painter:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    art.stand_in(painter, beside, state, self._theme)
            yield 1.0
            return made
        board = art.picture(state, self._theme)
        for _ in board.prepare():
            yield 0.5
        while True:
            try:
                with QPainter(made) as painter:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    until = PaintBudget(perf_counter() + pace)
                    paint_fitted(
                        painter, room, board, share=ROOMY, dots=ratio, beyond=True, pace=until
                    )
            except OutOfTimeError:
                # Not everything is kept for the next try: each has more time than the one before.
                pace *= MORE
                yield 0.9
            else:
                return made

    def _show_board(self, picture: QPixmap) -> None:
        """It fades by itself, and not below a veil: a page of PDF knows no such veils."""
        if not picture.isNull():
            size = picture.deviceIndependentSize()
            fading = QLinearGradient(0, 0, size.width(), 0)
            fading.setColorAt(0, QColor(0, 0, 0, 0))
            fading.setColorAt(FADED / (1 - BOARD_FROM), QColor(0, 0, 0))
            with QPainter(picture) as painter:
                mode = QPainter.CompositionMode.CompositionMode_DestinationIn
                painter.setCompositionMode(mode)
                painter.fillRect(QRectF(QPointF(), size), fading)
        self._board = picture
        self.update()

    @property
    def is_drawn(self) -> bool:
        """Whether the board is there, as large as it is to be."""
        return not self._settled.isActive() and not self._slices.is_busy

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        px, whole = self._theme.px, QRectF(self.rect())
        window, grounds = self._theme.color("window"), self.grounds()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(whole, self._shade(grounds, window, whole.width()))
            if not self._board.isNull():
                painter.drawPixmap(self._board_area, self._board, QRectF(self._board.rect()))
            if self.confetti is not None:
                self.confetti.paint(painter, whole, px(100) / 100, self._fallen)
            self._paint_line(painter, QRectF(0, self.height() - px(LINE), self.width(), px(LINE)))

    @staticmethod
    def _shade(grounds: list[QColor], window: QColor, width: float) -> QLinearGradient:
        """From the winners' colours to the ground of the page."""
        made = QLinearGradient(0, 0, width, 0)
        for place, color in enumerate(grounds):
            made.setColorAt(0.3 * place / max(1, len(grounds) - 1), color)
        made.setColorAt(BOARD_FROM, _mixed(window, grounds[-1], 0.35))
        made.setColorAt(BOARD_FROM + FADED, window)
        made.setColorAt(1.0, window)
        return made

    def _paint_line(self, painter: QPainter, area: QRectF) -> None:
        colors = self._winner_colors() or [self._theme.color("outline")]
        wide = area.width() / len(colors)
        for place, color in enumerate(colors):
            painter.fillRect(QRectF(place * wide, area.top(), wide + 1, area.height()), color)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """So much of the other in the one."""
    parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(a + (b - a) * share) for a, b in parts))
