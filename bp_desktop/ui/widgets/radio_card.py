"""Radio cards: one of a few large cards, each with a picture, a name and a sentence."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import row
from bp_desktop.ui.widgets.sky import rounded

EDGE, RING, ROUND, ICON, TITLE, LINE, RADIUS = 16, 18, 52, 26, 24, 18, 10
WORDS = 86
"""Below a picture: room for the name and up to three lines."""
BACK = Qt.Key.Key_Left, Qt.Key.Key_Up
ARROWS = *BACK, Qt.Key.Key_Right, Qt.Key.Key_Down

PaintPicture = Callable[[QPainter, QRectF], object]


class CardFace(NamedTuple):
    """What a card shows."""

    title: str
    sentence: str
    icon: str = ""
    """At the left of the words, in a circle; a path below the icons."""


class RadioCard(QAbstractButton):
    """Space, Enter or a click chooses it; the arrows go to its neighbours."""

    def __init__(
        self, theme: Theme, face: CardFace, *, height: int, paint: PaintPicture | None = None
    ) -> None:
        """With `paint` a picture stands above the words, as high as there is room."""
        super().__init__()
        self._theme = theme
        self._paint = paint
        self._height = height
        self._links = (0, 0)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        tall = QSizePolicy.Policy.Expanding if paint else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, tall)
        self.show_face(face)

    def show_face(self, face: CardFace) -> None:
        self.face = face
        self.setText(face.title)
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(face.sentence)
        self.setToolTip(face.sentence)
        self.update()

    def keep_free(self, links: int, height: int) -> None:
        """Room at its lower edge, for links that lie on it, each that high."""
        self._links = (links, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses; arrows and Enter are for the row it stands in."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def nextCheckState(self) -> None:
        """A second click leaves it chosen."""
        self.setChecked(True)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(180), self._theme.px(self._height))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(self._height))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(Qt.PenStyle.NoPen)
            hot = self.underMouse() and not self.isChecked()
            painter.setBrush(theme.color("gold_quiet" if self.isChecked() else "raised"))
            painter.drawRoundedRect(rect, px(RADIUS), px(RADIUS))
            if self._paint is not None:
                self._paint_above(painter, rect)
            else:
                self._paint_beside(painter, rect)
            edge = "accent" if self.isChecked() else "gold" if hot else "hairline"
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color(edge), 2 if self.isChecked() else 1))
            painter.drawRoundedRect(rect, px(RADIUS), px(RADIUS))
            if self.hasFocus():
                painter.setPen(QPen(theme.color("text"), 2))
                inner = rect.adjusted(px(3), px(3), -px(3), -px(3))
                painter.drawRoundedRect(inner, px(RADIUS - 3), px(RADIUS - 3))

    def _paint_above(self, painter: QPainter, rect: QRectF) -> None:
        px = self._theme.px
        links, height = self._links
        words = px(WORDS) + links * self._theme.target(height)
        picture = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - words)
        assert self._paint is not None
        painter.save()
        painter.setClipPath(rounded(picture, px(RADIUS), top_only=True))
        self._paint(painter, picture)
        painter.restore()
        below = QRectF(rect.left() + px(12), picture.bottom() + px(8), rect.width() - px(24), 0)
        self._paint_ring(painter, QPointF(rect.right() - px(12 + RING / 2), below.top() + px(12)))
        below.setHeight(px(TITLE))
        below.setWidth(below.width() - px(RING + 8))
        write(painter, self._theme, below, self.text(), "strong", "text")
        text = QRectF(below.left(), below.bottom(), rect.width() - px(24), words - px(TITLE + 10))
        self._paint_sentence(painter, text)

    def _paint_beside(self, painter: QPainter, rect: QRectF) -> None:
        theme, px = self._theme, self._theme.px
        center = QPointF(rect.left() + px(EDGE + ROUND / 2), rect.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("sunken"))
        painter.drawEllipse(center, px(ROUND / 2), px(ROUND / 2))
        ink = theme.color("gold" if self.isChecked() else "muted")
        side, ratio = px(ICON), self.devicePixelRatioF()
        picture = icons.pixmap(self.face.icon, side, ink=ink, ratio=ratio)
        painter.drawPixmap(center - QPointF(side / 2, side / 2), picture)
        self._paint_ring(painter, QPointF(rect.right() - px(EDGE + RING / 2), rect.center().y()))
        left = rect.left() + px(2 * EDGE + ROUND)
        wide = rect.right() - px(2 * EDGE + RING) - left
        lines = min(3, self._lines(wide))
        high = px(TITLE) + lines * px(LINE)
        title = QRectF(left, rect.center().y() - high / 2, wide, px(TITLE))
        write(painter, theme, title, self.text(), "heading", "text")
        self._paint_sentence(painter, QRectF(left, title.bottom(), wide, lines * px(LINE) + px(4)))

    def _lines(self, wide: float) -> int:
        flags = Qt.TextFlag.TextWordWrap
        metrics = QFontMetricsF(font_of(self._theme, "small"))
        found = metrics.boundingRect(QRectF(0, 0, wide, 1000), int(flags), self.face.sentence)
        return max(1, round(found.height() / metrics.lineSpacing()))

    def _paint_sentence(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(font_of(self._theme, "small"))
        painter.setPen(self._theme.color("muted"))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(area, int(flags) | int(Qt.TextFlag.TextWordWrap), self.face.sentence)

    def _paint_ring(self, painter: QPainter, center: QPointF) -> None:
        theme, radius = self._theme, self._theme.px(RING) / 2 - 1
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setBrush(theme.color("accent"))
        painter.setPen(QPen(theme.color("accent" if self.isChecked() else "outline"), 2))
        painter.drawEllipse(center, radius, radius)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("on_accent"))
            painter.drawEllipse(center, radius / 3, radius / 3)


class RadioCards(QWidget):
    """Cards side by side. Tab comes to the chosen one; arrows move, Space or Enter chooses."""

    def __init__(
        self,
        theme: Theme,
        cards: Mapping[str, RadioCard],
        chosen: str,
        on_chosen: Callable[[str], object],
        *,
        name: str = "",
    ) -> None:
        super().__init__()
        self.cards = dict(cards)
        self.chosen = ""
        self._on_chosen = on_chosen
        self.setAccessibleName(name)
        self.layout_: QBoxLayout = row(theme, self, spacing=12)
        for value, card in self.cards.items():
            card.clicked.connect(lambda _checked, value=value: self._choose(value))
            self.layout_.addWidget(card, 1)
        self.show_chosen(chosen)

    def show_chosen(self, value: str) -> None:
        """Tells nobody."""
        if value in self.cards:
            self.chosen = value
        for one, card in self.cards.items():
            card.setChecked(one == self.chosen)
            stops = one == self.chosen
            policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
            card.setFocusPolicy(policy)

    def _choose(self, value: str) -> None:
        before = self.chosen
        self.show_chosen(value)
        if value != before:
            self._on_chosen(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a card does not use comes here."""
        cards = list(self.cards.values())
        at = next((n for n, one in enumerate(cards) if one.hasFocus()), None)
        if at is None or event.key() not in (*ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.key() in ARROWS:
            cards[(at + (-1 if event.key() in BACK else 1)) % len(cards)].setFocus()
        elif not event.isAutoRepeat():
            cards[at].click()
