"""The throws of a match as rolls with a line of words each, for statistics and logs."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.dice import Roll
from bp_desktop.games.burning_planets.match.chronicle.samples import Annals
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose, Throw
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words

translate = QCoreApplication.translate


def match_rolls(annals: Annals, match: Match) -> tuple[tuple[Roll, ...], Callable[[int], str]]:
    """What was thrown with real dice of either kind, and the words for each throw. Drawing lots
    among so many cells is no die."""
    throws = tuple(one for _, one in annals.throws if one.purpose is not Purpose.LOT)
    return tuple(one.roll for one in throws), lambda place: throw_words(throws[place], match)


def throw_words(throw: Throw, match: Match) -> str:
    player = match.players.get(throw.player) if throw.player is not None else None
    who = (
        translate("throws", "by hand") if throw.origin == "hand" else translate("throws", "program")
    )
    text = (
        translate("throws", "round {round}")
        if throw.round
        else translate("throws", "before the first turn")
    )
    parts = [
        f"d{throw.die}   {throw.face}",
        player.name if player is not None else "",
        _purpose(throw),
        filled(text, round=throw.round),
        who,
    ]
    return "   ·   ".join(one for one in parts if one)


def _purpose(throw: Throw) -> str:
    match throw.purpose:
        case Purpose.ATTACK:
            text = translate("throws", "attack with {unit}")
        case Purpose.DEFENCE:
            text = translate("throws", "defence of {unit}")
        case Purpose.EVENT:
            return translate("throws", "event")
        case Purpose.ORDER:
            return translate("throws", "first turn")
        case Purpose.LOT:
            return translate("throws", "drawn by lot")
    return filled(text, unit=fact_words(throw.unit) if throw.unit is not None else "")
