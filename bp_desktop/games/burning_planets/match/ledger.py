"""Every change of a treasury or a hold, as postings that add up to the balances."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

import msgspec

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId


class PostingType(StrEnum):
    """Why an amount moved (BP-APP-2); there is no other reason (BP-RES-5)."""

    START_GRANT = "start_grant"
    COLLECT = "collect"
    BUILD = "build"
    SHIP_BUILD = "ship_build"
    SPACE_PURCHASE = "space_purchase"
    LOAD = "load"
    UNLOAD = "unload"
    LOOT_HULL = "loot_hull"
    LOOT_HOLD = "loot_hold"
    ADJUST = "adjust"
    TRANSFER = "transfer"


class Posting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the ledger: amounts that came to an account, or left it if negative."""

    player: PlayerId
    """Whose treasury; for a hold, whose ship."""
    type: PostingType
    amounts: Purse
    hold: ShipId | None = None
    """The hold of this ship instead of the treasury."""
    source: str = ""
    """What it came from or went into: the id of a planet, structure, ship or player, or a kind."""


Postings = tuple[Posting, ...]


class Balances(NamedTuple):
    treasuries: dict[PlayerId, Purse]
    holds: dict[ShipId, Purse]


def balances(postings: Iterable[Posting]) -> Balances:
    """What the accounts hold by the ledger alone, worked out without looking at any state."""
    treasuries: dict[PlayerId, Purse] = {}
    holds: dict[ShipId, Purse] = {}
    for posting in postings:
        if posting.hold is None:
            treasuries[posting.player] = treasuries.get(posting.player, EMPTY) + posting.amounts
        else:
            holds[posting.hold] = holds.get(posting.hold, EMPTY) + posting.amounts
    return Balances(treasuries, {ship: purse for ship, purse in holds.items() if purse})


def total(postings: Iterable[Posting]) -> Purse:
    """What all postings together bring into the game: nothing for a load or an unload
    (BP-APP-3)."""
    sums: dict[str, int] = {}
    for posting in postings:
        for resource, amount in posting.amounts:
            sums[resource] = sums.get(resource, 0) + amount
    return Purse.of(sums)
