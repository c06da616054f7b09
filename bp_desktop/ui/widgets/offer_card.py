"""Offer card: picture, name and price of a thing to be had, what it is good for, or why not."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import lines_of, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.purse import Resources, amounts_said, in_order
from bp_desktop.ui.widgets.row_painting import NotePart, paint_parts
from bp_desktop.ui.widgets.rule_link import RuleLinks, RuleReader

HEIGHT = 60
PICTURE, LINE_PICTURE, COIN = 40, 24, 16
LEFT, WORDS, RIGHT = 10, 60, 12
"""Where the picture begins, where the words do, and what is free at the right."""
TITLE, LINE, EDGE = 22, 18, 9
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class OfferFace(NamedTuple):
    """What a card shows."""

    title: str
    picture: str
    price: Purse
    color: str = ""
    """Of the buyer, for the picture."""
    notes: tuple[NotePart, ...] = ()
    """What it is good for, in one line."""
    about: str = ""
    """The same in whole words."""
    why_not: str = ""
    """In place of the notes, if it cannot be had."""
    rules: tuple[str, ...] = ()
    """That stand against it."""
    rule: str = ""
    """That speaks of it."""


class OfferButton(QAbstractButton):
    """The painted whole of an `OfferCard`: Enter and Space do what a click does."""

    def __init__(self, theme: Theme, looks: Resources, on_click: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        self._looks = looks
        self._face = OfferFace("", "", EMPTY)
        self.is_chosen = False
        # A click leaves the keyboard where the next key goes on, instead of buying once more.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda _checked: on_click())

    def show_offer(self, offer: OfferFace) -> None:
        self._face = offer
        self.setText(offer.title)
        if offer.why_not:
            self.clearFocus()  # or Qt hands the keyboard to a neighbour
        self.setEnabled(not offer.why_not)
        said = amounts_said(offer.price, self._looks)
        self.setAccessibleName(f"{offer.title}: {said}" if said else offer.title)
        self.setAccessibleDescription(offer.why_not or offer.about)
        self.setToolTip(tip(offer.why_not or offer.about))
        self.update()

    @property
    def why_not(self) -> str:
        """Everything that stands against it; the first line of it is on the card."""
        return self._face.why_not

    def choose(self, chosen: bool) -> None:
        """It is this that is being placed."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self.update()

    @property
    def reason(self) -> str:
        return self.why_not.split("\n", 1)[0]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            event.ignore()  # Qt would look for a neighbour by itself, seen or not
        else:
            super().keyPressEvent(event)

    # --- words

    def price_width(self) -> int:
        px = self._theme.px
        return sum(
            width_of(self._theme, "small", str(amount)) + px(COIN + 4 + 8)
            for _, amount in self._face.price
        )

    def is_price_below(self, width: int) -> bool:
        """Whether title and price are too wide for one line."""
        room = width - self._theme.px(WORDS + RIGHT)
        wide = width_of(self._theme, "strong", self.text())
        return bool(self._face.price) and wide + self.price_width() + self._theme.px(8) > room

    def title_lines(self, width: int) -> tuple[str, ...]:
        room = width - self._theme.px(WORDS + RIGHT)
        return lines_of(self._theme, "strong", self.text(), room) or ("",)

    def title_top(self, width: int) -> int:
        """A title with nothing below it stands in the middle, beside its picture."""
        is_alone = not (self._face.notes or self.reason or self.is_price_below(width))
        free = self._theme.px(HEIGHT) - self._theme.px(TITLE)
        return free // 2 if is_alone and len(self.title_lines(width)) == 1 else self._theme.px(EDGE)

    def note_lines(self, width: int) -> list[list[NotePart]]:
        """The notes in as many lines as they take."""
        px, lines, left = self._theme.px, list[list[NotePart]](), 0
        room = width - px(WORDS + RIGHT)
        for part in self._face.notes:
            beside = px(COIN + 4 + 8) if part.picture else 0
            for place, piece in enumerate(self._pieces(part, room - beside)):
                wide = width_of(self._theme, "small", piece.text) + beside
                if not lines or place or left + wide > room:  # words that broke stay apart
                    lines.append([])
                    left = 0
                lines[-1].append(piece)
                left += wide
        return lines

    def _pieces(self, part: NotePart, room: int) -> list[NotePart]:
        """Words that are too long for one line break."""
        if width_of(self._theme, "small", part.text) <= room:
            return [part]
        words = lines_of(self._theme, "small", part.text, room)
        return [part._replace(text=one, picture="") for one in words]

    def words_top(self, width: int) -> int:
        """Where the lines below title and price begin."""
        px = self._theme.px
        extra = px(LINE) if self.is_price_below(width) else 0
        return px(EDGE) + len(self.title_lines(width)) * px(TITLE) + extra

    def reason_lines(self, width: int) -> tuple[str, ...]:
        """The reason in as many lines as it takes on a card of that width."""
        room = width - self._theme.px(WORDS + RIGHT)
        return lines_of(self._theme, "small", self.reason, room)

    def end_of_reason(self, width: int) -> tuple[int, int]:
        """Where its last line ends: from the left, and the line's number."""
        lines = self.reason_lines(width)
        wide = width_of(self._theme, "small", lines[-1]) if lines else 0
        return self._theme.px(WORDS) + wide, max(0, len(lines) - 1)

    # --- painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            # In words: the picture outlives a change of language.
            state = (self.isEnabled(), self.hasFocus(), self.underMouse(), self.is_chosen)
            key = (self._face, state)
            draw_cached(painter, self._theme, self.rect(), key, self._paint)

    def _paint(self, painter: QPainter, whole: QRectF) -> None:
        theme, px = self._theme, self._theme.px
        enabled = self.isEnabled()
        rect = whole.adjusted(1, 1, -1, -1)
        self._paint_ground(painter, rect)
        side = px(PICTURE)
        tint = QColor(self._face.color) if self._face.color else None
        painter.setOpacity(1.0 if enabled else 0.55)
        ratio = painter.device().devicePixelRatioF()
        is_line = self._face.picture.startswith("ui/")
        middle = px(LEFT) + side // 2
        side = px(LINE_PICTURE) if is_line else side
        ink = theme.color("info") if is_line else None
        picture = icons.pixmap(self._face.picture, side, ink=ink, player=tint, ratio=ratio)
        painter.drawPixmap(middle - side // 2, (px(HEIGHT) - side) // 2, picture)
        width, room = round(whole.width()), whole.width() - px(WORDS + RIGHT)
        upper = QRectF(px(WORDS), self.title_top(width), room, px(TITLE))
        below = self.is_price_below(width)
        if not below:
            self._paint_price(painter, upper)
        titles = self.title_lines(width)
        painter.setOpacity(1.0)
        for line in titles:
            write(painter, theme, upper, line, "strong", "text" if enabled else "muted")
            upper.translate(0, px(TITLE))
        if below:
            painter.setOpacity(1.0 if enabled else 0.55)
            wide = self.price_width()
            self._paint_price(painter, QRectF(px(WORDS) - px(8), upper.top(), wide, px(LINE)))
            painter.setOpacity(1.0)
        lower = QRectF(px(WORDS), self.words_top(width), room, px(LINE))
        for line in self.reason_lines(width):
            write(painter, theme, lower, line, "small", "danger")
            lower.translate(0, px(LINE))
        for parts in self.note_lines(width) if not self.why_not else ():
            paint_parts(painter, theme, lower, parts, "small", side=COIN, gap=8)
            lower.translate(0, px(LINE))

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme, enabled = self._theme, self.isEnabled()
        edge = "hairline"
        if self.hasFocus():
            edge = "focus"
        elif self.is_chosen:
            edge = "accent"
        elif enabled and self.underMouse():
            edge = "gold"
        painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() or self.is_chosen else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if enabled:
            painter.setBrush(theme.color("gold_quiet" if self.is_chosen else "raised"))
        painter.drawRoundedRect(rect, theme.px(10), theme.px(10))

    def _paint_price(self, painter: QPainter, rect: QRectF) -> float:
        """From the right; the left edge of what was painted."""
        theme, px = self._theme, self._theme.px
        right = rect.right()
        coin, ratio = px(COIN), painter.device().devicePixelRatioF()
        for resource, amount in reversed(in_order(self._face.price, self._looks)):
            area = QRectF(rect.left(), rect.top(), right - rect.left(), rect.height())
            right = write(painter, theme, area, str(amount), "small", "text", right=True)
            right -= coin + px(4)
            picture = icons.pixmap(self._looks[resource].picture, coin, ratio=ratio)
            painter.drawPixmap(round(right), round(rect.center().y() - coin / 2), picture)
            right -= px(8)
        return right


class OfferCard(QWidget):
    """The button, the rules that stand against it as links, and something small at its end, such
    as a number."""

    def __init__(
        self,
        theme: Theme,
        rules: RuleReader,
        looks: Resources,
        on_click: Callable[[], object],
        *,
        end: QWidget | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._shown: OfferFace | None = None
        self._heights: dict[tuple[int, int, bool], int] = {}
        """Of what is shown, by width and interface scale."""
        self.button = OfferButton(theme, looks, on_click)
        self.links = RuleLinks(theme, rules)
        self.end = end
        for part in (self.button, self.links, end):
            if part is not None:
                part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._settle)

    def show_offer(self, offer: OfferFace) -> None:
        """What is offered, in the buyer's colour, with a line about it; or why it is not."""
        if offer == self._shown:
            return
        self._shown = offer
        self._heights.clear()
        self.button.show_offer(offer)
        if self.links.ids != offer.rules:
            self.links.cite(offer.rules, offer.why_not)
            for before, link in pairwise((self.button, *self.links.links)):
                QWidget.setTabOrder(before, link)  # Tab comes to them as the eye does
        if self.end is not None:
            self.end.setVisible(not offer.why_not)
        self.updateGeometry()
        self._settle()

    def rule_here(self) -> str:
        """What stands against it, else what speaks of what is offered (F1)."""
        return next(iter(self.links.ids), self._shown.rule if self._shown is not None else "")

    # --- size

    @guarded
    def heightForWidth(self, width: int) -> int:
        """Qt asks for it dozens of times before anything is laid out."""
        key = width, self._theme.look.scale, self._theme.look.touch
        if key not in self._heights:
            self._heights[key] = self._high(width)
        return self._heights[key]

    def _high(self, width: int) -> int:
        px = self._theme.px
        _, line = self.button.end_of_reason(width)
        if self.links.ids and not self._fits_behind(width):
            line += 1
        if not self.button.why_not:
            line = max(line, len(self.button.note_lines(width)) - 1)
        more = self._links_room(width).height() - px(LINE + 4) if self.links.ids else 0
        words = self.button.words_top(width) + px(LINE + EDGE) + line * px(LINE) + more
        return max(px(HEIGHT), words)

    def _links_room(self, width: int) -> QSize:
        """Behind the last line of the reason, or below it: there are as many lines as they need,
        and for fingers these are higher."""
        px = self._theme.px
        left, _ = self.button.end_of_reason(width)
        if not self._fits_behind(width):
            left = px(WORDS) - px(4)
        room = width - px(RIGHT) - left
        return QSize(room, max(px(LINE + 4), self.links.heightForWidth(room)))

    def _fits_behind(self, width: int) -> bool:
        """Whether the links have room behind the last line of the reason."""
        left, _ = self.button.end_of_reason(width)
        room = width - self._theme.px(RIGHT) - left
        return self.links.layout_width() <= room

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self.heightForWidth(self.width()))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(180), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A scroll bar that comes leaves less width: there may be one line more then."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self._settle()

    def _settle(self) -> None:
        px, width = self._theme.px, self.width()
        self.button.setGeometry(self.rect())
        left, line = self.button.end_of_reason(width)
        if not self._fits_behind(width):
            left, line = px(WORDS) - px(4), line + 1
        top = self.button.words_top(width) + line * px(LINE) - px(2)
        self.links.setGeometry(QRect(QPoint(left + px(2), top), self._links_room(width)))
        self.links.raise_()
        if self.end is not None:
            size = self.end.sizeHint()
            at = QRect(0, px(EDGE + TITLE), size.width(), px(LINE + 4))
            at.moveRight(width - px(RIGHT))
            self.end.setGeometry(at)
            self.end.raise_()
