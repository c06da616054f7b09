"""Radio cards: one of a few large cards, each with a picture, a name and a sentence."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import row
from bp_desktop.ui.widgets.sky import rounded

EDGE, RING, ROUND, ICON, RADIUS = 16, 18, 52, 26, 10
GAP = 4
"""Between the name and the sentence."""
WORDS, INSET, FOOT = 86, 12, 8
"""Below a picture: room for the name and up to three lines, and what is left free around them."""
WRAPPED = Qt.TextFlag.TextWordWrap.value
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
        self.fellows: tuple[RadioCard, ...] = (self,)
        """All of its row: their pictures are equally high."""
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        tall = QSizePolicy.Policy.Expanding if paint else QSizePolicy.Policy.Minimum
        self.setSizePolicy(QSizePolicy.Policy.Expanding, tall)
        self.show_face(face)

    def show_face(self, face: CardFace) -> None:
        self.face = face
        self.setText(face.title)
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(face.sentence)
        self.setToolTip(face.sentence)
        self.updateGeometry()
        self.update()

    def keep_free(self, links: int, height: int) -> None:
        """Room at its lower edge, for links that lie on it, each that high."""
        self._links = (links, height)
        self.updateGeometry()

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
        return QSize(self._theme.px(180), self._least_height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._least_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrower card has more lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _least_height(self) -> int:
        px = self._theme.px
        if self._paint is None:
            return max(px(self._height), sum(self._words()) + px(GAP + 2 * FOOT))
        return px(self._height) + self._below_picture() - px(WORDS)

    def _below_picture(self) -> int:
        """What a picture leaves free."""
        return max(one.foot() for one in self.fellows)

    def foot(self) -> int:
        """Height of the words and links below a picture."""
        links, height = self._links
        words = sum(self._words()) + self._theme.px(GAP + 2 * FOOT)
        return max(self._theme.px(WORDS), words) + links * self._theme.target(height)

    def _room(self) -> tuple[int, int]:
        """The widths that the name and the sentence have."""
        px = self._theme.px
        if self._paint is None:
            wide = self.width() - 2 - px(4 * EDGE + ROUND + RING)
            return max(1, wide), max(1, wide)
        wide = self.width() - 2 - px(2 * INSET)
        return max(1, wide - px(RING + 8)), max(1, wide)

    def _words(self) -> tuple[int, int]:
        """Heights of the name and of the sentence, in the width there is."""
        told = zip(
            (self._role, "small"), (self.text(), self.face.sentence), self._room(), strict=True
        )
        title, sentence = (
            QFontMetrics(font_of(self._theme, role))
            .boundingRect(QRect(0, 0, wide, 10_000), WRAPPED, text)
            .height()
            for role, text, wide in told
        )
        return title, sentence

    @property
    def _role(self) -> str:
        return "heading" if self._paint is None else "strong"

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
        height = rect.height() - self._below_picture()
        picture = QRectF(rect.left(), rect.top(), rect.width(), height)
        assert self._paint is not None
        painter.save()
        painter.setClipPath(rounded(picture, px(RADIUS), top_only=True))
        self._paint(painter, picture)
        painter.restore()
        top = picture.bottom() + px(FOOT)
        self._paint_ring(painter, QPointF(rect.right() - px(INSET + RING / 2), top + px(RING / 2)))
        self._paint_words(painter, QPointF(rect.left() + px(INSET), top))

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
        top = rect.center().y() - (sum(self._words()) + px(GAP)) / 2
        self._paint_words(painter, QPointF(rect.left() + px(2 * EDGE + ROUND), top))

    def _paint_words(self, painter: QPainter, at: QPointF) -> None:
        """The name, and the sentence below it, each in as many lines as it needs."""
        theme, (title, sentence), (narrow, wide) = self._theme, self._words(), self._room()
        below = at + QPointF(0, title + theme.px(GAP))
        for role, ink, text, place in (
            (self._role, "text", self.text(), QRectF(at.x(), at.y(), narrow, title)),
            ("small", "muted", self.face.sentence, QRectF(below.x(), below.y(), wide, sentence)),
        ):
            painter.setFont(font_of(theme, role))
            painter.setPen(theme.color(ink))
            painter.drawText(place, WRAPPED, text)

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
            card.fellows = tuple(self.cards.values())
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
