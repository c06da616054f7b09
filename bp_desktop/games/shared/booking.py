"""Bookings in one line, for any game with money: "a +5m", "boris -3c2f" or "a > b 3c"."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.text_limits import require_length
from bp_desktop.core.type_variables import C, S
from bp_desktop.games.table import Seat, TableGame

LARGEST = 1_000_000
LONGEST = 1000
"""In letters. Amounts are looked for from every place in the line: in a whole file, pasted into it
by mistake, that would take minutes."""

_PART = re.compile(r"([+-]?)\s*(\d+(?:[.,\s]\d+)*)\s*([^\W\d_]+)")
_DASH = re.compile("[\N{MINUS SIGN}\N{EN DASH}](?=\\d)")
_STRAY = re.compile(r"[+-]\d|[+-]?\s*\d[\d.,]*+(?!\s*[^\W\d_])")
"""What looks like an amount but is none: taken for a reason it would be money lost unseen."""


def resource_letters(names: Mapping[str, str]) -> dict[str, str]:
    """Resources by name in the players' language, by id and by the letter of the rules; `names` has
    the names by id.

    Where another name begins with that letter, as "cibo" with the one of concrete, the letter
    alone would book the wrong thing without a word: there it takes a letter more.
    """
    called = {name.casefold(): resource for resource, name in names.items()}
    letters = {
        one[:1]: one
        for one in names
        if all(other == one or not name.startswith(one[:1]) for name, other in called.items())
    }
    return called | {one: one for one in names} | letters


def short_names(letters: Mapping[str, str]) -> tuple[str, ...]:
    """For each resource the shortest that may be written, by its name in the players' language."""
    found: dict[str, str] = {}
    for name, resource in letters.items():  # that name comes first
        starts = (name[:long] for long in range(1, len(name) + 1))
        found.setdefault(
            resource, next(one for one in starts if _resource(one, letters, {}) == resource)
        )
    return tuple(found.values())


def read_booking(game: TableGame[S, C, Any], state: S, text: str, letters: Mapping[str, str]) -> C:
    """A correction from a line such as "an +5m -2c paid twice", or from "an > bo 3c" a payment
    from one player to another. Raises Refused.

    The player is named by the beginning of a name, or left out for the active one. `letters`
    are the resources by the beginning of their names in the players' language and by symbol;
    the first sign counts for what follows until another one does.
    """
    accounts = game.accounts
    assert accounts is not None, "only a game with money takes bookings"
    seats, turn = game.seats(state), game.turn(state)
    line = _DASH.sub("-", text.strip())
    require_length(line, LONGEST)
    first = _PART.search(line, _end_of_names(seats, line))
    if first is None:
        raise Refused(_no_amount(line, letters))
    who = line[: first.start()]
    change, end = _amounts(line, first.start(), letters, accounts.look_alikes)
    reason = line[end:].strip(" ,;:")
    giver, arrow, receiver = who.partition(">")
    active = None if turn is None else turn.seat
    if not arrow:
        return accounts.adjust(_seat(seats, active, who), change, reason)
    if not receiver.strip():
        raise Refused(say("shared.booking.no_receiver", players=_names(seats)))
    if any(amount < 0 for _, amount in change):
        raise Refused(say("shared.booking.negative_payment"))
    if accounts.pay is None:
        raise Refused(say("shared.booking.no_payments"))
    # Who writes the line for both has asked both.
    there, back = _seat(seats, active, giver), _seat(seats, active, receiver)
    return accounts.pay(there, back, change, reason)


def _end_of_names(seats: Sequence[Seat], line: str) -> int:
    """Whole names are read first: a number in "R2D2" is no amount."""
    longest_first = sorted((one.name for one in seats), key=len, reverse=True)
    name = f"(?:(?:{'|'.join(map(re.escape, longest_first))})(?!\\w))?"
    found = re.match(rf"(?:{name}\s*>\s*)?{name}", line, re.IGNORECASE)
    return found.end() if found is not None else 0


def _seat(seats: Sequence[Seat], active: SeatId | None, name: str) -> SeatId:
    """By the whole name, its beginning, or that of another word of it: 2 for Player 2."""
    wanted = name.strip(" ,;:").casefold()
    if not wanted and active is not None:
        return active
    known = {one.id: one.name.casefold() for one in seats}
    for found in (
        [id_ for id_, full in known.items() if full == wanted],
        [id_ for id_, full in known.items() if full.startswith(wanted)],
        [id_ for id_, full in known.items() if any(w.startswith(wanted) for w in full.split())],
    ):
        if len(found) == 1:
            return found[0]
    raise Refused(say("shared.booking.which_player", name=name.strip()[:40], players=_names(seats)))


def _names(seats: Sequence[Seat]) -> str:
    return ", ".join(one.name for one in seats)


def _amounts(
    line: str, start: int, letters: Mapping[str, str], look_alikes: Mapping[str, str]
) -> tuple[Purse, int]:
    change, sign, place = EMPTY, 1, start
    while (part := _PART.match(line, place)) is not None:
        resource = _resource(part[3], letters, look_alikes)
        if resource is None:
            if change and len(part[3]) > 1:
                break  # a word of the reason that begins with a number
            listed = _listed(letters)
            raise Refused(say("shared.booking.which_resource", text=part[3][:20], resources=listed))
        if part[1]:
            sign = -1 if part[1] == "-" else 1
        change = change + Purse.of({resource: sign * _number(part[2])})
        place = part.end()
        while place < len(line) and line[place] in " ,":
            place += 1
    stray = _STRAY.match(line, place)
    if stray is not None:
        raise Refused(
            say("shared.booking.stray_amount", text=line[place:].split(maxsplit=1)[0][:20])
        )
    if not change:
        raise Refused(_no_amount(line, letters))
    return change, place


def _no_amount(line: str, letters: Mapping[str, str]) -> Message:
    first, second, *_others = short_names(letters) * 2
    return say("shared.booking.no_amount", text=line[:40], first=first, second=second)


def _listed(letters: Mapping[str, str]) -> str:
    """Every resource by the first of its names, which is the one in the players' language."""
    first: dict[str, str] = {}
    for name, resource in letters.items():
        first.setdefault(resource, name)
    return ", ".join(first.values())


def _number(digits: str) -> int:
    if not digits.isdecimal():
        raise Refused(say("shared.booking.not_whole", text=digits[:20]))
    plain = digits.lstrip("0") or "0"
    if len(plain) > len(str(LARGEST)) or int(plain) > LARGEST:
        raise Refused(say("shared.booking.too_much", amount=plain[:20], most=LARGEST))
    return int(plain)


def _resource(word: str, letters: Mapping[str, str], look_alikes: Mapping[str, str]) -> str | None:
    wanted = word.casefold()
    exact = letters.get(wanted)
    if exact is not None:
        return exact
    found = {resource for name, resource in letters.items() if name.startswith(wanted)}
    if len(found) == 1:
        return found.pop()
    return letters.get("".join(look_alikes.get(letter, letter) for letter in wanted))
