"""Layout of a player's column: where its planets, icons and pills lie, and what can be chosen."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect

from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.faces import (
    ColumnFace,
    CountedIcon,
    FleetFace,
    PlanetFace,
)

EDGE = 10
CAPTION, PLANET, KINDS, SHIPS, GAP = 26, 28, 26, 30, 8
KIND, SHIP, COUNT = 22, 24, 22
PILL, PILL_GAP = 20, 5


class Spot(NamedTuple):
    """A place that can be chosen, from the upper edge of what scrolls."""

    rect: QRect
    id: str
    said: str


class CaptionBlock(NamedTuple):
    top: int
    words: str
    number: int


class PlanetBlock(NamedTuple):
    top: int
    planet: PlanetFace
    kinds: tuple[tuple[QRect, CountedIcon], ...]


class FleetBlock(NamedTuple):
    top: int
    fleet: FleetFace
    pills: tuple[tuple[QRect, str, str], ...]
    """Where, the id and the number."""


Block = CaptionBlock | PlanetBlock | FleetBlock


class ColumnLayout:
    """Worked out once for a face and a width, and then only painted."""

    def __init__(
        self, theme: Theme, face: ColumnFace, width: int, captions: tuple[str, str]
    ) -> None:
        """`captions`: what planets and ships are called."""
        self._theme = theme
        self._width = width
        self.captions = captions
        self.blocks: list[Block] = []
        self.spots: list[Spot] = []
        planets, ships = captions
        y = self._caption(0, planets, len(face.planets))
        for planet in face.planets:
            y = self._planet(y, planet)
        y = self._caption(y, ships, face.ships)
        for fleet in face.fleet:
            y = self._fleet(y, fleet)
        self.height = y + theme.px(GAP)

    def _caption(self, y: int, words: str, number: int) -> int:
        self.blocks.append(CaptionBlock(y, words, number))
        return y + self._theme.px(CAPTION)

    def _planet(self, y: int, planet: PlanetFace) -> int:
        px = self._theme.px
        title = QRect(px(4), y, self._width - 2 * px(4), px(PLANET))
        self.spots.append(Spot(title, planet.id, planet.title))
        top = y + px(PLANET)
        kinds = tuple(self._kinds(planet, top))
        for rect, kind in kinds:
            said = f"{kind.name} ×{kind.number}, {planet.title}"
            self.spots.append(Spot(rect, kind.id, said))
        self.blocks.append(PlanetBlock(y, planet, kinds))
        lines = len({rect.top() for rect, _ in kinds})
        return top + lines * px(KINDS) + px(4)

    def _kinds(self, planet: PlanetFace, y: int) -> Iterator[tuple[QRect, CountedIcon]]:
        px = self._theme.px
        wide = px(KIND) + px(COUNT)
        each = max(1, (self._width - 2 * px(EDGE)) // wide)
        for place, kind in enumerate(planet.kinds):
            left, top = px(EDGE) + (place % each) * wide, y + (place // each) * px(KINDS)
            yield QRect(left, top, wide - px(4), px(KINDS)), kind

    def _fleet(self, y: int, fleet: FleetFace) -> int:
        """Pills beside the name, as far as there is room, then below it; each line ends at the
        right edge."""
        px, lines = self._theme.px, list(self._lines(fleet))
        pills = []
        for row, line in enumerate(lines):
            wide = sum(one for one, _, _ in line) + px(PILL_GAP) * (len(line) - 1)
            left = self._width - px(EDGE) - wide
            top = y + row * px(SHIPS) + (px(SHIPS) - px(PILL)) // 2
            for width, id_, number in line:
                rect = QRect(left, top, width, px(PILL))
                pills.append((rect, id_, number))
                self.spots.append(Spot(rect, id_, f"{fleet.title} {number}"))
                left += width + px(PILL_GAP)
        self.blocks.append(FleetBlock(y, fleet, tuple(pills)))
        return y + len(lines) * px(SHIPS)

    def _lines(self, fleet: FleetFace) -> Iterator[list[tuple[int, str, str]]]:
        px, theme = self._theme.px, self._theme
        name = px(EDGE + SHIP + 8) + width_of(theme, "body", fleet.title)
        room, used = self._width - name - px(EDGE) - px(6), 0
        line: list[tuple[int, str, str]] = []
        for id_, number in fleet.units:
            wide = max(px(PILL), width_of(theme, "caption", number) + px(10))
            if used + wide > room:
                yield line
                line, room, used = [], self._width - 2 * px(EDGE), 0
            line.append((wide, id_, number))
            used += wide + px(PILL_GAP)
        yield line
