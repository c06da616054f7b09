"""Throws of a match as rolls with a line of words each, for statistics and logs."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.dice import Roll
from bp_desktop.games.table import LOT, Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.annals import Annals, ThrowRecord
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate


def match_rolls(
    annals: Annals[Any, Any], seats: tuple[Seat, ...]
) -> tuple[tuple[Roll, ...], Callable[[int], str]]:
    """What was thrown with real dice of either kind, and the words for each throw. Drawing lots
    among so many cells is no die."""
    throws = tuple(one for one in annals.throws if one.throw.purpose != LOT)
    names = {seat.id: seat.name for seat in seats}

    def words(place: int) -> str:
        told = throws[place]
        thrower = told.throw.seat
        return _throw_words(told, names.get(thrower, "") if thrower is not None else "")

    return tuple(one.throw.roll for one in throws), words


def _throw_words(told: ThrowRecord, who: str) -> str:
    roll = told.throw.roll
    when = (
        filled(translate("throws", "round {round}"), round=told.turn.round)
        if told.turn is not None
        else translate("throws", "before the first turn")
    )
    origin = (
        translate("throws", "by hand") if roll.origin == "hand" else translate("throws", "program")
    )
    parts = [f"d{roll.die}   {roll.face}", who, worded(told.throw.words), when, origin]
    return "   ·   ".join(one for one in parts if one)
