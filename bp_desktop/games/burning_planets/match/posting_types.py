"""The types of postings: why an amount moved."""

from enum import StrEnum


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
