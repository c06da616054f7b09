"""Band of the stage: paints one moment over the full width, in a player's colour and pattern."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import (
    NOBODY,
    PlayerLook,
    contrast,
    paint_player,
    pattern_brush,
    player_look,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.stage import lettering
from bp_desktop.ui.table.stage.die import paint_stage_die
from bp_desktop.ui.table.stage.lettering import LetteredLine
from bp_desktop.ui.table.stage.run import StageSight
from bp_desktop.ui.table.stage.script import ScriptedDie, ScriptedEffect, ScriptedSide, StageScript

HIGH, FIGHT_HIGH = 330, 300
ROOMY_WIDTH, ROOMY = 1500, 1.32
"""From that width on everything is so much larger."""
MOST_OF_HEIGHT = 0.96
LEAST_WIDTH = 1080
"""Of the design: in a narrower window everything is smaller."""
EDGE = 10
MARGIN = 40
NEAR, FAR = 0.45, 0.84
"""How much of the window's colour is in the band, at its left and right end."""
READABLE = 5.5
"""Contrast of the words with the band, at least."""
HEADLINE, LEAST_HEADLINE = 92, 48
WORDS, EFFECTS, LEAST_WORDS = 30, 27, 17
PICTURE, BADGE, SMALL_BADGE, ICON = 270, 44, 34, 40
GAP = 50
SIDE_DIE, SIDE_PICTURE = 94, 92
LOST = 0.7
"""What is left of the picture of what was destroyed."""
ROW_DIE, ROW_NAME, ROW_HEADLINE = 144, 24, 64


def look_of(theme: Theme, color: int | None) -> PlayerLook:
    return player_look(color, theme.look.players) if color is not None else NOBODY


def mixed(color: QColor, other: QColor, share: float) -> QColor:
    """`share` of the other one."""
    pairs = (
        (color.redF(), other.redF()),
        (color.greenF(), other.greenF()),
        (color.blueF(), other.blueF()),
    )
    return QColor.fromRgbF(*(one * (1 - share) + two * share for one, two in pairs))


def ground(theme: Theme, color: QColor) -> tuple[QColor, QColor]:
    """Colours of the band's left and right end. What is too near to the words, such as yellow in
    the dark, begins further from them."""
    window, text = theme.color("window"), theme.color("text")
    near = NEAR
    while near < FAR and contrast(text, mixed(color, window, near)) < READABLE:
        near += 0.02
    return mixed(color, window, near), mixed(color, window, max(near, FAR))


Beside = tuple[
    LetteredLine, tuple[LetteredLine, ...], list[list[tuple[ScriptedEffect, LetteredLine]]]
]
"""Words, headline and effects, as they stand beside a die or a picture."""


class StageBand(QWidget):
    """Opaque, so that what lies below is not painted again for every frame."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.script: StageScript | None = None
        self.sight: StageSight | None = None
        self._unit = 1.0
        self._laid: tuple[tuple[StageScript, float, float], Beside] | None = None
        self._colored: tuple[object, tuple[tuple[QColor, QColor], QBrush]] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    # --- how large

    def place_in(self, area: QRect, script: StageScript) -> QRect:
        """Where it lies when it is open: over the full width, in the middle of the height."""
        scale = self._theme.look.scale / 100
        high = FIGHT_HIGH if script.sides else HIGH
        roomy = ROOMY if area.width() / scale >= ROOMY_WIDTH else 1.0
        by_height = area.height() * MOST_OF_HEIGHT / high
        self._unit = max(0.1, min(scale * roomy, by_height, area.width() / LEAST_WIDTH))
        height = round(high * self._unit)
        top = area.top() + (area.height() - height) // 2
        return QRect(area.left(), top, area.width(), height)

    def show_sight(self, script: StageScript, sight: StageSight) -> None:
        same_place = self.script is script and self.sight is not None
        was, self.script, self.sight = self.sight, script, sight
        if same_place and was is not None and was.settled < 1 and was.told == sight.told == 0:
            self.update(self._falling())
        else:
            self.update()

    def _falling(self) -> QRect:
        """Where dice move while nothing else does."""
        across = QRectF(self.rect())
        if self.script is not None and not self.script.sides and len(self.script.dice) == 1:
            left = self._left_of_group(across, self.script)
            across = QRectF(left, 0, PICTURE * self._unit, across.height())
        return across.adjusted(-EDGE, 0, EDGE, 0).toAlignedRect()

    # --- painting

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            script, sight = self.script, self.sight
            if script is None or sight is None:
                painter.fillRect(self.rect(), self._theme.color("window"))
                return
            edge = min(round(EDGE * self._unit), self.height() // 2)
            self._paint_ground(painter, look_of(self._theme, script.color), edge)
            if self.height() <= 2 * edge:  # nothing of it is open yet, or any more
                return
            # While it opens or closes, its middle stays where it is.
            painter.translate(0, self.height() / 2)
            inside = QRectF(0, -self._full_height / 2, self.width(), self._full_height)
            if script.sides:
                self._paint_fight(painter, inside, script, sight)
            elif len(script.dice) > 1:
                self._paint_row(painter, inside, script, sight)
            else:
                self._paint_one(painter, inside, script, sight)

    @property
    def _full_height(self) -> float:
        fight = self.script is not None and self.script.sides
        return (FIGHT_HIGH if fight else HIGH) * self._unit

    def _paint_ground(self, painter: QPainter, look: PlayerLook, edge: int) -> None:
        (left, right), brush = self._colors_of(look)
        shade = QLinearGradient(0, 0, self.width(), 0)
        shade.setColorAt(0, left)
        shade.setColorAt(1, right)
        painter.fillRect(self.rect(), shade)
        painter.fillRect(0, 0, self.width(), edge, brush)
        painter.setBrushOrigin(0, self.height() - edge)
        painter.fillRect(0, self.height() - edge, self.width(), edge, brush)
        painter.setBrushOrigin(0, 0)

    def _colors_of(self, look: PlayerLook) -> tuple[tuple[QColor, QColor], QBrush]:
        """Of both ends, and the pattern along its edges."""
        key = (look, self._unit, self._theme.color("window").rgba())
        if self._colored is None or self._colored[0] != key:  # every frame asks
            brush = pattern_brush(look, max(4, round(EDGE * self._unit)))
            self._colored = key, (ground(self._theme, QColor(look.color)), brush)
        return self._colored[1]

    # --- one die or one picture, and the words beside it

    def _paint_one(
        self, painter: QPainter, area: QRectF, script: StageScript, sight: StageSight
    ) -> None:
        unit, theme = self._unit, self._theme
        left, side = self._left_of_group(area, script), PICTURE * unit
        box = QRectF(left, area.center().y() - side / 2, side, side)
        if script.dice:
            self._paint_die(painter, box, script.dice[0], sight.settled)
        elif script.picture:
            look = look_of(theme, script.color)
            icons.paint(painter, script.picture, box, ink=theme.color("text"), player=look.color)
        elif script.color is not None:
            inset = side * 0.1
            inner = box.adjusted(inset, inset, -inset, -inset)
            paint_player(painter, inner, script.color, theme)
        if not sight.told:
            return
        words, head, effects = self._beside(area, script)
        badge = BADGE * unit
        rows = [
            max(badge, words.height) if words.text else 0.0,
            sum(line.height for line in head),
            sum(self._effects_height(row) for row in effects),
        ]
        gaps = [6 * unit if rows[0] else 0.0, 6 * unit if rows[2] else 0.0]
        top = area.center().y() - (sum(rows) + sum(gaps)) / 2
        x = left + side + GAP * unit
        painter.setOpacity(sight.told)
        ink = theme.color("text")
        if words.text:
            start = x
            if script.color is not None and not self._has_large_badge(script):
                square = QRectF(x, top + (rows[0] - badge) / 2, badge, badge)
                paint_player(painter, square, script.color, theme)
                start += badge + 14 * unit
            words.paint(painter, start, top + (rows[0] - words.height) / 2, ink)
        top += rows[0] + gaps[0]
        for line in head:
            line.paint(painter, x, top, ink)
            top += line.height
        top += gaps[1]
        for row in effects:
            self._paint_effects(painter, x, top, row)
            top += self._effects_height(row)
        painter.setOpacity(1)

    @staticmethod
    def _has_large_badge(script: StageScript) -> bool:
        return not script.dice and not script.picture

    def _has_left(self, script: StageScript) -> bool:
        return bool(script.dice or script.picture or script.color is not None)

    def _left_of_group(self, area: QRectF, script: StageScript) -> float:
        """Die and words stand in the middle together, from the first frame on: nothing moves when
        the words come."""
        unit = self._unit
        words, head, effects = self._beside(area, script)
        badge = 0.0 if self._has_large_badge(script) else (BADGE + 14) * unit
        widths = [words.width + badge if words.text else 0.0]
        widths += [line.width for line in head]
        widths += [self._effects_width(row) for row in effects]
        whole = (PICTURE + GAP) * unit + max(widths)
        return max(MARGIN * unit / 2, area.left() + (area.width() - whole) / 2)

    def _beside(self, area: QRectF, script: StageScript) -> Beside:
        key = (script, area.width(), self._unit)
        if self._laid is None or self._laid[0] != key:  # every frame asks, some of them twice
            self._laid = key, self._lay_beside(area.width(), script)
        return self._laid[1]

    def _lay_beside(self, width: float, script: StageScript) -> Beside:
        unit = self._unit
        room = width - (PICTURE + GAP + 2 * MARGIN) * unit
        badge = 0.0 if self._has_large_badge(script) else (BADGE + 14) * unit
        words = lettering.display(
            script.words, WORDS * unit, LEAST_WORDS * unit, room - badge, weight=600
        )
        return words, self._headline(script, HEADLINE, room), self._effect_rows(script, room)

    def _headline(self, script: StageScript, most: float, room: float) -> tuple[LetteredLine, ...]:
        unit = self._unit
        return lettering.headline(script.headline, most * unit, LEAST_HEADLINE * min(unit, 1), room)

    # --- what came of it

    def _effect_rows(
        self, script: StageScript, room: float
    ) -> list[list[tuple[ScriptedEffect, LetteredLine]]]:
        """In one row, smaller if need be; else in two."""
        unit = self._unit
        effects = list(script.effects)
        if not effects:
            return []
        for size in (EFFECTS, 24, 21):
            row = [
                (one, lettering.plain(one.text, size * unit, size * unit, 1e6)) for one in effects
            ]
            if self._effects_width(row) <= room:
                return [row]
        half = (len(effects) + 1) // 2
        cut = [one for one in (effects[:half], effects[half:]) if one]
        least = LEAST_WORDS * unit
        return [
            [
                (one, lettering.plain(one.text, 22 * unit, least, room / len(row) - 80 * unit))
                for one in row
            ]
            for row in cut
        ]

    def _mark_width(self, effect: ScriptedEffect) -> float:
        if effect.met is not None:
            return 34 * self._unit
        return (ICON + 12) * self._unit if effect.icon else 0.0

    def _effects_width(self, row: list[tuple[ScriptedEffect, LetteredLine]]) -> float:
        widths = [self._mark_width(effect) + line.width for effect, line in row]
        return sum(widths) + 26 * self._unit * (len(row) - 1)

    def _effects_height(self, row: list[tuple[ScriptedEffect, LetteredLine]]) -> float:
        icons_high = ICON * self._unit if any(effect.icon for effect, _ in row) else 0.0
        return max(icons_high, *(line.height for _, line in row)) + 4 * self._unit

    def _paint_effects(
        self,
        painter: QPainter,
        left: float,
        top: float,
        row: list[tuple[ScriptedEffect, LetteredLine]],
    ) -> None:
        theme, unit = self._theme, self._unit
        height = self._effects_height(row)
        for effect, line in row:
            side = ICON * unit
            if effect.met is not None:
                mark = 26 * unit
                box = QRectF(left, top + (height - mark) / 2, mark, mark)
                name, ink = ("check", "success") if effect.met else ("close", "danger")
                icons.paint(painter, f"ui/{name}", box, ink=theme.color(ink))
            elif effect.icon:
                box = QRectF(left, top + (height - side) / 2, side, side)
                icons.paint(painter, effect.icon, box, ink=theme.color("text"))
            left += self._mark_width(effect)
            line.paint(painter, left, top + (height - line.height) / 2, theme.color("text"))
            left += line.width + 26 * unit

    # --- several dice beside each other

    def _paint_row(
        self, painter: QPainter, area: QRectF, script: StageScript, sight: StageSight
    ) -> None:
        unit, theme = self._unit, self._theme
        room = area.width() - 2 * MARGIN * unit
        head = self._headline(script, ROW_HEADLINE, room)
        effects = self._effect_rows(script, room)
        cell = min(room / len(script.dice), 1.5 * ROW_DIE * unit)
        side = min(ROW_DIE * unit, cell * 0.9)
        name_high = ROW_NAME * unit * 1.5
        heights = [sum(one.height for one in head), side, name_high]
        heights += [self._effects_height(row) for row in effects]
        top = area.center().y() - (sum(heights) + 8 * unit) / 2
        painter.setOpacity(sight.told)
        for line in head:
            if sight.told:
                line.paint(painter, lettering.centered(line, area), top, theme.color("text"))
            top += line.height
        painter.setOpacity(1)
        top += 8 * unit
        left = area.center().x() - cell * len(script.dice) / 2
        for place, die in enumerate(script.dice):
            x = left + place * cell
            box = QRectF(x + (cell - side) / 2, top, side, side)
            self._paint_die(painter, box, die, sight.settled)
            size = ROW_NAME * unit
            below = QRectF(x, top + side, cell, name_high)
            self._paint_name(painter, below, die.name, die.color, size, size * 1.3)
        top += side + name_high
        if not sight.told:
            return
        painter.setOpacity(sight.told)
        for row in effects:
            start = area.center().x() - self._effects_width(row) / 2
            self._paint_effects(painter, start, top, row)
            top += self._effects_height(row)
        painter.setOpacity(1)

    # --- both sides of a fight as mirror images

    def _paint_fight(
        self, painter: QPainter, area: QRectF, script: StageScript, sight: StageSight
    ) -> None:
        unit, theme = self._unit, self._theme
        side = (SIDE_DIE + SIDE_PICTURE + 40 + 45) * unit
        room = area.width() - 2 * side - 2 * MARGIN * unit
        head = self._headline(script, HEADLINE, room)
        effects = self._effect_rows(script, room)
        middle = max(
            *(line.width for line in head), *(self._effects_width(row) for row in effects), 0.0
        )
        heights = [line.height for line in head] + [self._effects_height(row) for row in effects]
        top = area.center().y() - sum(heights) / 2
        painter.setOpacity(sight.told)
        for line in head if sight.told else ():
            line.paint(painter, lettering.centered(line, area), top, theme.color("text"))
            top += line.height
        for row in effects if sight.told else ():
            start = area.center().x() - self._effects_width(row) / 2
            self._paint_effects(painter, start, top, row)
            top += self._effects_height(row)
        painter.setOpacity(1)
        for one, toward in zip(script.sides, (-1, 1), strict=False):
            self._paint_side(painter, area, one, toward, middle / 2, sight)

    def _paint_side(
        self,
        painter: QPainter,
        area: QRectF,
        one: ScriptedSide,
        toward: int,
        half: float,
        sight: StageSight,
    ) -> None:
        """`toward`: -1 for the left one, 1 for the right one; `half` the words in the middle."""
        unit, theme = self._unit, self._theme
        die, picture = SIDE_DIE * unit, SIDE_PICTURE * unit
        die_at = area.center().x() + toward * (half + 45 * unit + die / 2)
        picture_at = die_at + toward * (die / 2 + 40 * unit + picture / 2)
        if one.die is None:
            picture_at = die_at
        y = area.center().y() - 14 * unit
        if one.die is not None:
            box = QRectF(die_at - die / 2, y - die / 2, die, die)
            self._paint_die(painter, box, one.die, sight.settled)
        look = look_of(theme, one.color)
        if one.lost:
            painter.setOpacity(1 - (1 - LOST) * sight.told)
        if one.picture:
            box = QRectF(picture_at - picture / 2, y - picture / 2, picture, picture)
            icons.paint(painter, one.picture, box, ink=theme.color("text"), player=look.color)
        painter.setOpacity(1)
        wide = die + picture + 70 * unit
        middle = (die_at + picture_at) / 2
        below = QRectF(middle - wide / 2, y + 60 * unit, wide, 44 * unit)
        self._paint_name(painter, below, one.name, one.color, 26 * unit, SMALL_BADGE * unit)

    def _paint_name(
        self,
        painter: QPainter,
        area: QRectF,
        name: str,
        color: int | None,
        size: float,
        badge: float,
    ) -> None:
        """Badge and name in the middle of an area."""
        space = badge + size * 0.4 if color is not None else 0.0
        line = lettering.display(name, size, size * 0.6, area.width() - space - size * 0.3)
        left = area.center().x() - (space + line.width) / 2
        if color is not None:
            square = QRectF(left, area.center().y() - badge / 2, badge, badge)
            paint_player(painter, square, color, self._theme)
        top = area.center().y() - line.height / 2
        line.paint(painter, left + space, top, self._theme.color("text"))

    def _paint_die(self, painter: QPainter, box: QRectF, die: ScriptedDie, settled: float) -> None:
        color = QColor(look_of(self._theme, die.color).color)
        edge = self._theme.color("text")
        paint_stage_die(painter, box, die.die, die.face, color, edge, settled)
