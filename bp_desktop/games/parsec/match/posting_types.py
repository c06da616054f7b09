"""The types of postings of Parsec: why cards moved."""

from enum import StrEnum

EVENT_CARD = "card"
"""What one is called among things to buy; units are called by their types."""


class ParsecPosting(StrEnum):
    """Why cards moved (PA-APP-20); there is no other reason."""

    SETUP = "setup"
    PRODUCTION = "production"
    WILDCARD = "wildcard"
    PURCHASE = "purchase"
    SALVAGE = "salvage"
    TRADE = "trade"
    PORT = "port"
    EVENT_SALE = "event_sale"
    EVENT_EFFECT = "event_effect"
    SUPPORT_FEE = "support_fee"
    TOLL = "toll"
    ELIMINATION = "elimination"
    CORRECTION = "correction"
