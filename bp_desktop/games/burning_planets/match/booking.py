"""The entry line for fast bookings: "a +5m", "boris -3c2f" or "a > b 3c" in a few key presses."""

import re
from collections.abc import Mapping

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.commands import TransferResources
from bp_desktop.games.burning_planets.match.correction_commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.state import Match

_PART = re.compile(r"([+-]?)\s*(\d+)\s*([^\W\d_]+)")
LARGEST = 1_000_000


def read_booking(
    match: Match, text: str, letters: Mapping[str, str]
) -> AdjustTreasury | TransferResources:
    """A correction from a line such as "an +5m -2c paid twice", or from "an > bo 3c" a payment
    from one player to another.

    The player is named by the beginning of the name, or left out for the active one. `letters`
    are the resources by the beginning of their names in the players' language and by symbol;
    the first sign counts for what follows until another one does.
    """
    line = text.strip()
    first = _PART.search(line)
    if first is None:
        raise Refused(say("booking.no_amount", text=line[:40]))
    who = line[: first.start()]
    change, end = _amounts(line, first.start(), letters)
    giver, arrow, receiver = who.partition(">")
    if arrow:
        return _payment(match, giver.strip(), receiver.strip(), change)
    player = _player(match, who.strip())
    return AdjustTreasury(player, change, line[end:].strip(" ,;:"))


def _payment(match: Match, giver: str, receiver: str, goods: Purse) -> TransferResources:
    """Who writes the line for both has asked both."""
    if not receiver:
        raise Refused(say("booking.which_player", name=""))
    if any(amount < 0 for _, amount in goods):
        raise Refused(say("booking.negative_payment"))
    return TransferResources(_player(match, giver), _player(match, receiver), goods, consent=True)


def _player(match: Match, name: str) -> PlayerId:
    if not name:
        return match.turn.player
    wanted = name.casefold()
    found = [one.id for one in match.players.values() if one.name.casefold().startswith(wanted)]
    exact = [one.id for one in match.players.values() if one.name.casefold() == wanted]
    if len(exact) == 1:
        return exact[0]
    if len(found) != 1:
        raise Refused(say("booking.which_player", name=name[:40]))
    return found[0]


def _amounts(line: str, start: int, letters: Mapping[str, str]) -> tuple[Purse, int]:
    change, sign, place = EMPTY, 1, start
    while (part := _PART.match(line, place)) is not None:
        resource = _resource(part[3], letters)
        if resource is None:
            if change:
                break  # a word of the reason that begins with a number
            raise Refused(say("booking.which_resource", text=part[3][:20]))
        if part[1]:
            sign = -1 if part[1] == "-" else 1
        amount = int(part[2][:9])
        if amount > LARGEST:
            raise Refused(say("booking.too_much", amount=amount, most=LARGEST))
        change = change + Purse.of({resource: sign * amount})
        place = part.end()
        while place < len(line) and line[place] in " ,":
            place += 1
    if not change:
        raise Refused(say("booking.no_amount", text=line[:40]))
    return change, place


def _resource(word: str, letters: Mapping[str, str]) -> str | None:
    wanted = word.casefold()
    exact = letters.get(wanted)
    if exact is not None:
        return exact
    found = {resource for name, resource in letters.items() if name.startswith(wanted)}
    return found.pop() if len(found) == 1 else None
