"""Lines of a chart: the corners of stepped lines through the figures of a match. Knows no Qt."""

from collections.abc import Iterable
from math import nan
from typing import Any, NamedTuple

from bp_desktop.core.ids import SeatId
from bp_desktop.ui.chronicle.annals import Annals, Sample, Visibility


class ChartLine(NamedTuple):
    """Corners of a line that keeps its level until something changes; nan where it is hidden."""

    places: list[float]
    levels: list[float]

    @property
    def is_hidden(self) -> bool:
        return all(level != level for level in self.levels)  # noqa: PLR0124 - nan differs from itself


def lines_of(
    annals: Annals[Any, Any],
    subject: str,
    seats: Iterable[SeatId],
    resource: str,
    sight: Visibility,
) -> dict[SeatId, ChartLine]:
    """The line of each seat in one chart."""
    changes = list(annals.changes(subject))
    return {seat: _line(annals, changes, subject, seat, resource, sight) for seat in seats}


def _line(
    annals: Annals[Any, Any],
    changes: Iterable[tuple[int, Sample]],
    subject: str,
    seat: SeatId,
    resource: str,
    sight: Visibility,
) -> ChartLine:
    """Only where something changes there are corners: few, however long the match. It begins with
    the match, after the first step."""
    places: list[float] = []
    levels: list[float] = []
    level: float | None = None
    for place, sample in changes:
        figure = annals.figure(sample, subject, seat, resource, sight)
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
    return ChartLine(places, levels)
