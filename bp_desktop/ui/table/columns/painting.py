"""Painting of a player's column: head, balances, planets and ships."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of, lines_of, width_of, write
from bp_desktop.ui.look.players import badge_picture, ink_on
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.faces import BalanceFace, ColumnFace
from bp_desktop.ui.table.columns.layout import (
    CAPTION,
    EDGE,
    KIND,
    PILL,
    PLANET,
    SHIP,
    SHIPS,
    CaptionBlock,
    ColumnLayout,
    FleetBlock,
    PlanetBlock,
)

LINE, HEAD, BADGE, NOTE = 6, 58, 36, 15
CELL, BETWEEN = 56, 5
PICTURE = 22
LONG = 4
"""Digits from which on a balance is written smaller."""
HIDDEN = "● ● ●"


class ColumnPainter:
    """Of one width, in the colour of one player."""

    def __init__(self, theme: Theme, width: int, color: QColor) -> None:
        self._theme = theme
        self._width = width
        self._color = color

    def paint_head(self, painter: QPainter, face: ColumnFace) -> None:
        theme, px = self._theme, self._theme.px
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(px(EDGE), px(LINE + 9), badge_picture(theme, face.seat, BADGE, ratio))
        left, right = px(EDGE + BADGE + 10), self._width - px(EDGE)
        # A note has the whole width below name and mark: names of factions are long.
        room = right - left
        role = _fitting(theme, QRectF(0, 0, room, 0), face.note, ["small", "caption"])
        notes = lines_of(theme, role, face.note, room)[:2]
        top = px(LINE + (15, 6, 1)[len(notes)])
        below = px(LINE + 29) if len(notes) < 2 else px(LINE + 24)
        for number, note in enumerate(notes):
            area = QRectF(left, below + number * px(NOTE), room, px(18))
            write(painter, theme, area, note, role, "muted")
        wide = width_of(theme, "caption", face.mark) + px(16)
        beside = right - wide - px(6)
        is_whole = width_of(theme, "heading", face.name) <= beside - left
        if face.mark and (face.on_turn or is_whole):  # whose column it is matters more
            pill = QRectF(right - wide, top + px(1), wide, px(22))
            painter.setPen(QPen(theme.color("accent" if face.on_turn else "outline"), 1))
            painter.setBrush(theme.color("accent") if face.on_turn else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, px(11), px(11))
            ink = "on_accent" if face.on_turn else "muted"
            write(painter, theme, pill, face.mark, "caption", ink, center=True)
            right = round(beside)
        name = QRectF(left, top, right - left, px(24))
        write(painter, theme, name, face.name, "heading", "text")

    def paint_balances(self, painter: QPainter, face: ColumnFace) -> None:
        """From the top of the painter on."""
        px = self._theme.px
        wide = (self._width - 2 * px(EDGE - 2) - px(BETWEEN)) / 2
        for place, one in enumerate(face.balances[:4]):
            left = px(EDGE - 2) + (place % 2) * (wide + px(BETWEEN))
            top = (place // 2) * px(CELL + BETWEEN)
            self._paint_balance(painter, QRectF(left, top, wide, px(CELL)), one)

    def _paint_balance(self, painter: QPainter, cell: QRectF, one: BalanceFace) -> None:
        theme, px = self._theme, self._theme.px
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("sunken"))
        painter.drawRoundedRect(cell, px(8), px(8))
        side, ratio = px(26), painter.device().devicePixelRatioF()
        picture = icons.pixmap(one.picture, side, ink=theme.color("text"), ratio=ratio)
        left = cell.left() + px(7)
        painter.drawPixmap(round(left), round(cell.center().y() - side / 2), picture)
        room = QRectF(
            left + side + px(6), cell.top(), cell.right() - left - side - px(10), cell.height()
        )
        text = HIDDEN if one.amount is None else str(one.amount)
        roles = ["small"] if one.amount is None else ["figure", "figures", "heading", "strong"]
        if len(text) >= LONG:
            roles = roles[1:] or roles
        write(painter, theme, room, text, _fitting(theme, room, text, roles), "text")
        if one.income:
            area = QRectF(cell.left(), cell.top() + px(3), cell.width() - px(6), px(16))
            ink = "success" if one.income > 0 else "danger"
            write(painter, theme, area, f"{one.income:+d}", "caption", ink, right=True)

    def paint_body(self, painter: QPainter, layout: ColumnLayout, chosen: str, seen: range) -> None:
        """What of it lies between two heights; `chosen`: the id of a pill that is marked."""
        for block in layout.blocks:
            if block.top >= seen.stop:
                break
            match block:
                case CaptionBlock():
                    self._paint_caption(painter, block)
                case PlanetBlock():
                    self._paint_planet(painter, block)
                case FleetBlock():
                    self._paint_fleet(painter, block, chosen, seen)

    def _paint_caption(self, painter: QPainter, block: CaptionBlock) -> None:
        theme, px, y = self._theme, self._theme.px, block.top
        painter.setPen(theme.color("hairline"))
        painter.drawLine(0, y, self._width, y)
        area = QRectF(px(EDGE), y + px(4), self._width - 2 * px(EDGE), px(CAPTION - 4))
        write(painter, theme, area, block.words, "caption", "muted")
        write(painter, theme, area, str(block.number), "caption", "faint", right=True)

    def _paint_planet(self, painter: QPainter, block: PlanetBlock) -> None:
        theme, px = self._theme, self._theme.px
        ratio = painter.device().devicePixelRatioF()
        side = px(PICTURE)
        picture = icons.pixmap(block.planet.picture, side, ratio=ratio)
        painter.drawPixmap(px(EDGE), block.top + (px(PLANET) - side) // 2, picture)
        left = px(EDGE + PICTURE + 8)
        area = QRectF(left, block.top, self._width - left - px(EDGE), px(PLANET))
        title = block.planet.title
        role = _fitting(theme, area, title, ["strong", "body", "small", "caption"])
        write(painter, theme, area, title, role, "text")
        side = px(KIND)
        for rect, kind in block.kinds:
            tint = self._color if kind.owned else None
            drawn = icons.pixmap(kind.picture, side, player=tint, ratio=ratio)
            painter.drawPixmap(rect.left(), rect.center().y() - side // 2, drawn)
            words = QRectF(rect).adjusted(side + px(3), 0, 0, 0)
            write(painter, theme, words, str(kind.number), "small", "muted")

    def _paint_fleet(self, painter: QPainter, block: FleetBlock, chosen: str, seen: range) -> None:
        theme, px = self._theme, self._theme.px
        ratio = painter.device().devicePixelRatioF()
        side = px(SHIP)
        picture = icons.pixmap(block.fleet.picture, side, player=self._color, ratio=ratio)
        painter.drawPixmap(px(EDGE), block.top + (px(SHIPS) - side) // 2, picture)
        left = px(EDGE + SHIP + 8)
        area = QRectF(left, block.top, self._width - left - px(EDGE), px(SHIPS))
        write(painter, theme, area, block.fleet.title, "body", "text")
        painter.setFont(font_of(theme, "caption"))
        ink, ring = ink_on(self._color), QPen(theme.color("text"), 2)
        painter.setBrush(self._color)
        for rect, id_, number in block.pills:
            if rect.bottom() < seen.start or rect.top() >= seen.stop:
                continue
            painter.setPen(ring if id_ == chosen else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, px(PILL) / 2, px(PILL) / 2)
            painter.setPen(ink)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)


def _fitting(theme: Theme, room: QRectF, text: str, roles: list[str]) -> str:
    """The first of these roles in which a text is not cut, or the smallest."""
    fits = (role for role in roles if width_of(theme, role, text) <= room.width())
    return next(fits, roles[-1])
