"""Row painting: what one row of a list shows, how the rows of a list look, and their painter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import (
    as_much_as_fits,
    fewer_facts,
    font_of,
    lines_of,
    width_of,
    write,
)
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme

Index = QModelIndex | QPersistentModelIndex

HEADING = "overline"
TOKEN = 22
"""A player's token, and the picture of a heading."""
NOTE_LINE = 15
AIR = 10
"""Above and below a note in a list of sentences, together."""
SLACK = 8
"""Qt measures a text in fractions of pixels and a width in whole ones."""
WRAPPED = Qt.TextFlag.TextWordWrap.value
PLAIN = QStyle.StateFlag.State_None
SELECTED = QStyle.StateFlag.State_Selected
FOCUSED = QStyle.StateFlag.State_HasFocus
UNDER_MOUSE = QStyle.StateFlag.State_MouseOver


class NotePart(NamedTuple):
    """A piece of a note that has its own icon or colour."""

    text: str
    ink: str
    picture: str = ""


class Row(NamedTuple):
    """What one row shows. Without an id it is a heading, which nobody can choose."""

    id: str
    title: str
    note: str = ""
    picture: str = ""
    """An icon such as "ship/humans_big"."""
    color: str = ""
    """Of the owner, for the picture."""
    seat: int | None = None
    """Of the owner, whose token is shown instead of a picture."""
    lit: bool | None = None
    """Whether something can be done with it now; None where that is not the question."""
    badge: str = ""
    """A short fact at the right edge, such as a chance."""
    dots: int = 0
    """Gold dots, one for each thing that is left to do."""
    struck: bool = False
    """It does not count any more."""
    ink: str = ""
    """Another colour for the title."""
    parts: tuple[NotePart, ...] = ()
    """In place of the note."""
    tip: str = ""
    """What the tooltip says in place of the note."""
    spoken: str = ""
    """What a screen reader says in place of title, note and badge."""
    short: str = ""
    """The title in fewer words, for a deed that there is little room for."""


@dataclass(frozen=True, slots=True, eq=False)
class RowStyle:
    """How the rows of a list look; lengths at 100 %, roles and inks of the theme."""

    height: int = 48
    """0: as high as its words need in the width there is."""
    wraps: bool = False
    """Higher where its title or its parts take more than one line."""
    least: int = 0
    """How high words are at least that decide the height; lower ones stand in the middle."""
    margin: int = 2
    """Beside a row, where its outline ends."""
    left: int = 10
    right: int = 12
    inset: int = 2
    """Above and below two lines of words."""
    picture: int = 30
    """Its side; 0: no room is kept for one."""
    gap: int = 10
    """Between picture and words."""
    part: int = 14
    """The side of an icon in the note."""
    beside: bool = False
    """The note beside the title instead of below it."""
    title: str = "strong"
    note: str = "caption"
    note_ink: str = "faint"
    badge: str = "strong"
    badge_ink: str = "gold"
    badge_above: bool = False
    """The badge in the line of the title; else in the middle of the row."""
    badge_framed: bool = False
    """As a key of the keyboard."""
    outlined: bool = True
    """The chosen row has an outline; else its words turn gold."""


THINGS = RowStyle()
"""Picture and name, a note below."""
DENSE = replace(THINGS, height=34, picture=TOKEN, beside=True)
"""The same in one line."""
LINES = RowStyle(
    height=34,
    wraps=True,
    margin=0,
    left=8,
    right=8,
    picture=0,
    gap=0,
    title="body",
    outlined=False,
)
"""A sentence each, in one line where there is room."""


def paint_parts(
    painter: QPainter,
    theme: Theme,
    room: QRectF,
    parts: Sequence[NotePart],
    role: str,
    *,
    side: int = 14,
    gap: int = 14,
) -> float:
    """One after the other at half the height of an area, icons `side` design pixels wide and `gap`
    after what comes before; where they end. Line drawings, and pieces, have the colour of their
    words."""
    px, left, wide = theme.px, room.left(), theme.px(side)
    ratio = painter.device().devicePixelRatioF()
    for part in parts:
        if part.picture:
            left += px(gap) if left > room.left() else 0
            is_line = part.picture.startswith(("ui/", "die/"))
            color = theme.color(part.ink)
            tint = color if icons.is_owned(part.picture) else None
            ink = color if is_line else None
            picture = icons.pixmap(part.picture, wide, ink=ink, player=tint, ratio=ratio)
            painter.drawPixmap(round(left), round(room.center().y() - wide / 2), picture)
            left += wide + px(4)
        rest = QRectF(left, room.top(), room.right() - left, room.height())
        left = write(painter, theme, rest, part.text, role, part.ink)
    return left


def part_lines(
    theme: Theme,
    parts: Sequence[NotePart],
    role: str,
    room: float,
    *,
    side: int = 14,
    gap: int = 14,
) -> list[list[NotePart]]:
    """The same in as many lines as they need; words stay behind the icon they belong to."""
    lines: list[list[NotePart]] = [[]]
    left = 0
    for place, part in enumerate(parts):
        begins = bool(part.picture) or not place
        if begins:
            ends = (at for at in range(place + 1, len(parts)) if parts[at].picture)
            whole = parts[place : next(ends, len(parts))]
            wide = sum(width_of(theme, role, one.text) for one in whole)
            wide += theme.px(side + 4) if part.picture else 0
            if lines[-1] and left + theme.px(gap) + wide > room:
                lines.append([])
                left = 0
            left += wide + (theme.px(gap) if lines[-1] else 0)
        lines[-1].append(part)
    return lines


class RowPainter:
    """Paints a `Row` in the style of its list. Most rows look the same after a step, so pictures
    of them are kept; a style sheet would lay all words out anew."""

    def __init__(self, theme: Theme, style: RowStyle) -> None:
        self._theme = theme
        self.style = style

    def height_of(self, row: Row, width: int) -> int:
        """In a list of this width."""
        px, style = self._theme.px, self.style
        if style.height:
            is_heading = not row.id and not style.beside
            if is_heading:
                return px(style.height * 2 // 3)
            more = self._more(row, width) if style.wraps else 0
            return self._theme.target(style.height) + more
        left = px(style.left + style.picture + style.gap)
        words = sum(self._wrapped(row, max(width - left - px(style.right), 1)))
        least = self._theme.target(0) if row.id else 0
        return max(max(words, px(style.least)) + 2 * px(style.inset), least)

    @property
    def _line_height(self) -> int:
        return QFontMetrics(font_of(self._theme, self.style.title)).lineSpacing()

    def _more(self, row: Row, width: int) -> int:
        """How much higher it is than a row whose words fit."""
        below = len(self._part_lines(row, self._room(width))) - 1
        lines = len(self._lines(row, width)) - 1
        more = lines * self._line_height + below * self._theme.px(NOTE_LINE)
        if row.note and not self.style.beside:  # the note keeps off the next row
            words = (lines + 1) * self._line_height + self._theme.px(NOTE_LINE + AIR)
            more = max(more, words - self._theme.target(self.style.height))
        return more

    def _room(self, width: int) -> int:
        style = self.style
        beside = style.margin, style.margin, style.left, style.picture, style.gap, style.right
        return width - sum(map(self._theme.px, beside)) - SLACK

    def _part_lines(self, row: Row, room: float) -> list[list[NotePart]]:
        return part_lines(self._theme, row.parts, self.style.note, room)

    def _lines(self, row: Row, width: int) -> tuple[str, ...]:
        """A title that may break, in a list of this width."""
        px, style, room = self._theme.px, self.style, self._room(width)
        if row.badge:
            room -= width_of(self._theme, style.badge, row.badge) + px(8)
        if width_of(self._theme, style.title, row.title) <= room:
            return (row.title,)
        return lines_of(self._theme, style.title, row.title, max(room, 1))

    def _wrapped(self, row: Row, width: int) -> tuple[int, int]:
        """How high title and note are in a width."""
        room = QRect(0, 0, width, 10**6)
        title, note = (
            QFontMetrics(font_of(self._theme, role)).boundingRect(room, WRAPPED, text).height()
            if text
            else 0
            for role, text in ((self.style.title, row.title), (self.style.note, row.note))
        )
        return title, note

    def paint(self, painter: QPainter, area: QRect, row: Row, state: QStyle.StateFlag) -> None:
        """`state`: of those below `PLAIN` that apply."""
        draw_cached(
            painter,
            self._theme,
            area,
            (row, state.value, self.style, self._theme.look.players),
            lambda inner, rect: self._paint(inner, rect, row, state),
        )

    def _paint(self, painter: QPainter, whole: QRectF, row: Row, state: QStyle.StateFlag) -> None:
        style, px = self.style, self._theme.px
        edge = 1 if style.margin else 0
        rect = whole.adjusted(px(style.margin), edge, -px(style.margin), -edge)
        self._paint_ground(painter, rect, row, state)
        side = style.picture if row.id else min(style.picture, TOKEN)
        self._paint_picture(painter, rect.adjusted(px(style.left), 0, 0, 0), side, row, state)
        left, inset = px(style.left) + px(side) + px(style.gap), px(style.inset)
        words = rect.adjusted(left, inset, -px(style.right), -inset)
        chosen = bool(state & SELECTED)
        ink = row.ink or ("faint" if row.struck else "muted" if row.lit is False else "text")
        if chosen and not style.outlined and not row.ink:
            ink = "gold"
        lines = self._lines(row, round(whole.width())) if style.wraps and row.id else ()
        if len(lines) > 1 or (lines and row.parts):
            self._paint_lines(painter, words, row, lines, ink)
        elif style.height:
            self._paint_words(painter, words, row, ink)
        else:
            self._paint_wrapped(painter, words, row, ink)

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, row: Row, state: QStyle.StateFlag
    ) -> None:
        theme, outlined = self._theme, self.style.outlined
        radius = theme.px(8 if outlined else 6)
        painter.setPen(Qt.PenStyle.NoPen)
        if state & SELECTED:
            painter.setBrush(theme.color("gold_quiet"))
            focused = bool(state & FOCUSED)
            if outlined or focused:
                wide = 2 if focused else 1
                painter.setPen(QPen(theme.color("focus" if focused else "gold"), wide))
                rect = rect.adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(rect, radius, radius)
        elif state & UNDER_MOUSE and row.id:
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_picture(
        self, painter: QPainter, rect: QRectF, side: int, row: Row, state: QStyle.StateFlag
    ) -> None:
        """At the left of what is given; beside several lines of words, with the first."""
        theme, px = self._theme, self._theme.px
        ratio = painter.device().devicePixelRatioF()
        if row.seat is not None:
            picture = badge_picture(theme, row.seat, side, ratio)
        elif row.picture:
            is_line = row.picture.startswith("ui/")
            ink = "gold" if state & SELECTED and self.style.badge_framed else "muted"
            picture = icons.pixmap(
                row.picture,
                px(side),
                ink=theme.color(ink) if is_line else None,
                player=QColor(row.color) if row.color else None,
                ratio=ratio,
            )
        else:
            return
        middle = rect.center().y() if self.style.height else rect.top() + px(8 + side / 2)
        painter.drawPixmap(round(rect.left()), round(middle - px(side) / 2), picture)

    def _paint_lines(
        self, painter: QPainter, rect: QRectF, row: Row, lines: tuple[str, ...], ink: str
    ) -> None:
        """A title or parts that break."""
        theme, high, note_line = self._theme, self._line_height, self._theme.px(NOTE_LINE)
        parts = self._part_lines(row, rect.width() - SLACK) if row.parts else []
        below = note_line * (len(parts) or bool(row.note))
        top = rect.center().y() - (high * len(lines) + below) / 2
        first = QRectF(rect.left(), top, rect.width(), high)
        end = self._paint_end(painter, first if self.style.badge_above else rect, row)
        at = QRectF(rect.left(), top + high * len(lines), end - rect.left(), note_line)
        for place, line in enumerate(parts):
            under = at.translated(0, place * note_line)
            under.setRight(rect.right())
            paint_parts(painter, theme, under, line, self.style.note)
        if row.note and not parts:
            note = as_much_as_fits(theme, self.style.note, row.note, at.width())
            write(painter, theme, at, note, self.style.note, self.style.note_ink)
        for place, text in enumerate(lines):
            one = QRectF(rect.left(), top + place * high, end - rect.left(), high)
            right = write(painter, theme, one, text, self.style.title, ink)
            if row.struck:
                middle = round(one.center().y()) + theme.px(1)
                painter.drawLine(round(one.left()), middle, round(right), middle)

    def _paint_words(self, painter: QPainter, rect: QRectF, row: Row, ink: str) -> None:
        theme, style, px = self._theme, self.style, self._theme.px
        if not row.id and row.seat is None and not row.picture and style.picture:
            # A heading begins where pictures do, and does not look like one of its things.
            rect.setLeft(rect.left() - px(min(style.picture, TOKEN) + style.gap))
            write(painter, theme, rect, row.title, HEADING, "gold")
            return
        upper, lower = QRectF(rect), QRectF(rect)
        has_note = bool(row.note or row.parts)
        if has_note and not style.beside:
            upper.setBottom(rect.center().y())
            lower.setTop(rect.center().y())
        end = self._paint_end(painter, upper if style.badge_above else rect, row)
        upper.setRight(end)
        if not style.badge_above:
            lower.setRight(end)
        if has_note and style.beside:
            after = rect.left() + width_of(theme, style.title, row.title) + px(12)
            lower.setLeft(min(after, end - self._kept_for(row.note, end - rect.left())))
            upper.setRight(min(end, max(lower.left() - px(12), upper.left())))
        if style.wraps and width_of(theme, style.title, row.title) > upper.width() - SLACK:
            lines = lines_of(theme, style.title, row.title, round(upper.width()))
            self._paint_lines(painter, rect, row, lines, ink)
            return
        write(painter, theme, upper, row.title, style.title, ink)
        if row.struck:
            to = upper.left() + min(width_of(theme, style.title, row.title), round(upper.width()))
            middle = round(upper.center().y()) + px(1)
            painter.drawLine(round(upper.left()), middle, round(to), middle)
        if row.parts:
            paint_parts(painter, theme, lower, row.parts, style.note, side=style.part)
        elif row.note:
            note = as_much_as_fits(theme, style.note, row.note, lower.width())
            write(painter, theme, lower, note, style.note, style.note_ink)

    def _kept_for(self, note: str, room: float) -> float:
        """What a long title leaves a note beside it: its first fact, such as the id of a rule, a
        third of the room at most."""
        *_, first = note, *fewer_facts(note)
        return min(width_of(self._theme, self.style.note, first), room / 3)

    def _paint_end(self, painter: QPainter, rect: QRectF, row: Row) -> float:
        """The badge, or a gold dot for what can do something; where the words have to end."""
        theme, style, px = self._theme, self.style, self._theme.px
        if row.badge and style.badge_framed:
            wide = width_of(theme, style.badge, row.badge) + px(16)
            key = QRectF(rect.right() - wide, rect.center().y() - px(11), wide, px(22))
            painter.setPen(theme.color("outline"))
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), px(5), px(5))
            inside = key.adjusted(px(8), 0, -px(8) + 1, 0)
            write(painter, theme, inside, row.badge, style.badge, style.badge_ink)
            return key.left() - px(12)
        if row.badge:
            role, ink = style.badge, style.badge_ink
            return write(painter, theme, rect, row.badge, role, ink, right=True) - px(8)
        if row.lit:
            dot = px(4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold"))
            middle = rect.center().y()
            painter.drawEllipse(QRectF(rect.right() - 2 * dot, middle - dot, 2 * dot, 2 * dot))
            return rect.right() - px(16)
        return rect.right()

    def _paint_wrapped(self, painter: QPainter, rect: QRectF, row: Row, ink: str) -> None:
        theme, style = self._theme, self.style
        title, note = self._wrapped(row, max(round(rect.width()), 1))
        if style.least:
            rect = rect.adjusted(0, max(0, (rect.height() - title - note) // 2), 0, 0)
        for area, role, color, text, struck in (
            (rect, style.title, ink, row.title, row.struck),
            (rect.adjusted(0, title, 0, 0), style.note, style.note_ink, row.note, False),
        ):
            font = QFont(font_of(theme, role))
            font.setStrikeOut(struck)
            painter.setFont(font)
            painter.setPen(theme.color(color))
            painter.drawText(area, WRAPPED, text)
