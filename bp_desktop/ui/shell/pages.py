"""Ids of the pages of the window, one button each in the navigation rail."""

from enum import StrEnum


class PageId(StrEnum):
    HOME = "home"
    STUDIO = "studio"
    TABLE = "table"
    DICE = "dice"
    CHRONICLE = "chronicle"
    RULES = "rules"
    HELP = "help"
    SETTINGS = "settings"


EVERYWHERE = frozenset(PageId)
