"""A page with nothing on it yet: a sky, a sentence, and the ways on."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row
from bp_desktop.ui.widgets.containers import YieldingPage, flowing
from bp_desktop.ui.widgets.sky import paint_planet, paint_sky, rounded

WORDS_FROM = 56
WORDS_WIDE = 520


class SkyFrame(QFrame):
    """A frame with a sky behind its content, and a planet at its right edge.

    `inset` rounds the corners, for a sky inside a page; otherwise it fills the page.
    """

    def __init__(self, theme: Theme, seed: int, *, inset: bool) -> None:
        super().__init__()
        self._theme = theme
        self._seed = seed
        self._inset = inset
        self._sky = QPixmap()
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._sky = QPixmap()
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._sky.size() != self.size() * ratio:
            self._sky = self._drawn(ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._sky)

    def _drawn(self, ratio: float) -> QPixmap:
        theme = self._theme
        sky = canvas(self.size(), ratio, theme.color("window"))
        with QPainter(sky) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect())
            if self._inset:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setClipPath(rounded(rect, theme.px(12)))
            paint_sky(painter, rect, theme.colors, self._seed, theme.look.scale / 100)
            radius = min(rect.height() * 0.42, rect.width() * 0.2)
            if rect.right() - radius * 1.9 < theme.px(WORDS_FROM + WORDS_WIDE):
                painter.setOpacity(0.15)  # the planet stands behind words, which come first
            paint_planet(
                painter,
                QPointF(rect.right() - radius * 1.05, rect.bottom() - radius * 0.75),
                radius,
                self._seed,
            )
        return sky


class EmptyPage(SkyFrame):
    """Says in a sentence what this page is for and what to do; `ways` are real buttons or none."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        sentence: str,
        *,
        overline: str = "",
        ways: Sequence[QPushButton] = (),
        seed: int = 1,
        inset: bool = False,
    ) -> None:
        super().__init__(theme, seed, inset=inset)
        said = label(sentence, "quiet", wrap=True)
        said.setMaximumWidth(theme.px(WORDS_WIDE))
        words = QWidget()
        page = column(theme, words, edges=(WORDS_FROM, 48, WORDS_FROM, 48))
        lines = lay(
            column(theme, spacing=12),
            label(overline, "overline", wrap=True) if overline else None,
            label(title, "display", wrap=True),
            # In a row of its own, so that its lines are counted at the width they really have.
            lay(row(theme), (said, 1), SPRING),
        )
        if ways:
            line = lay(column(theme, edges=(0, 12, 0, 0)), flowing(theme, *ways, gap=12))
            lay(lines, line)
        lay(page, 2, lines, 3)
        # Inside of a page that one scrolls.
        lay(column(theme, self), words if inset else YieldingPage(words))
