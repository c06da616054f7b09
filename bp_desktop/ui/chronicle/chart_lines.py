"""Which figures of a match a chart shows, as the corners of stepped lines. Knows no Qt."""

from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from math import nan
from typing import NamedTuple

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.chronicle.samples import Annals, Sample
from bp_desktop.games.burning_planets.match.chronicle.tables_out import treasuries_in


class Subject(StrEnum):
    TREASURIES = "treasuries"
    INCOME = "income"
    FLEETS = "fleets"
    PLANETS = "planets"
    DICE = "dice"


class Sight(NamedTuple):
    """What the table may see now (BP-APP-6)."""

    now_open: bool
    revealed: bool


Figure = int | float | None
"""None: hidden."""


class Line(NamedTuple):
    """Corners of a line that keeps its level until something changes; nan where it is hidden."""

    places: list[float]
    levels: list[float]

    @property
    def is_hidden(self) -> bool:
        return all(level != level for level in self.levels)  # noqa: PLR0124 - nan differs from itself


def figure_of(
    sample: Sample, subject: Subject, player: PlayerId, resource: str, sight: Sight
) -> Figure:
    """`resource` "" stands for all of them together."""
    match subject:
        case Subject.TREASURIES:
            seen = treasuries_in(sample, now_open=sight.now_open, revealed=sight.revealed)
            return None if seen is None else _amount(seen.get(player), resource)
        case Subject.INCOME:
            return _amount(sample.income.get(player), resource)
        case Subject.FLEETS:
            return _amount(sample.fleets.get(player), resource)
        case Subject.PLANETS:
            return sample.planets.get(player, 0)
        case Subject.DICE:
            return float(sample.hits.get(player, Fraction(0)))


def _amount(purse: Purse | None, resource: str) -> int:
    if purse is None:
        return 0
    return purse[resource] if resource else purse.total


_SOURCES: dict[Subject, Callable[[Sample], object]] = {
    Subject.TREASURIES: lambda sample: sample.treasuries,
    Subject.INCOME: lambda sample: sample.income,
    Subject.FLEETS: lambda sample: sample.fleets,
    Subject.PLANETS: lambda sample: sample.planets,
    Subject.DICE: lambda sample: sample.hits,
}


def line_of(
    annals: Annals, subject: Subject, player: PlayerId, resource: str, sight: Sight
) -> Line:
    """Only where something changes there are corners: few, however long the match. It begins with
    the match, after the first step."""
    places: list[float] = []
    levels: list[float] = []
    source = _SOURCES[subject]
    last: tuple[object, bool] | None = None
    level: float | None = None
    for place, sample in enumerate(annals.samples[1:], start=1):
        now = source(sample), sample.open_books
        if last is not None and now[0] is last[0] and now[1] == last[1]:
            continue
        last = now
        figure = figure_of(sample, subject, player, resource, sight)
        new = nan if figure is None else float(figure)
        if new == level or (new != new and level != level):  # noqa: PLR0124 - both hidden
            continue
        if level is not None:
            places.append(place)
            levels.append(level)
        places.append(place)
        levels.append(new)
        level = new
    places.append(annals.last)
    levels.append(nan if level is None else level)
    return Line(places, levels)
