"""Times as people read them off a clock."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.texts.marking import filled

_MINUTE, _HOUR = 60, 3600
LAST_PART = 10
"""The last tenth of a budget is shown in the colour of a warning."""


def clock_text(seconds: int) -> str:
    """Such as 0:42, 12:05 or 1:02:05."""
    hours, rest = divmod(seconds, _HOUR)
    minutes, left = divmod(rest, _MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


class Reading(NamedTuple):
    """What a clock shows."""

    text: str
    color: str
    """The theme's name for it."""


def reading(seconds: int, budget: int | None) -> Reading:
    """Time used, or with a budget (in minutes) the time that is left."""
    if budget is None:
        return Reading(clock_text(seconds), "text")
    left = budget * _MINUTE - seconds
    if left < 0:
        text = QCoreApplication.translate("clock", "over by {time}")
        return Reading(filled(text, time=clock_text(-left)), "danger")
    is_last = left * LAST_PART <= budget * _MINUTE
    return Reading(clock_text(left), "gold" if is_last else "text")
