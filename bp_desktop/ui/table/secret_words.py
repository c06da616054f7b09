"""Secret words: what a table hides, called as its game calls it, in whole sentences."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class SecretWords(NamedTuple):
    """No language lets one noun into each of these, so a game brings all of them."""

    reveal_mine: str
    hide_mine: str
    reveal_all: str
    hide_all: str
    lines_covered: str
    """In the ledger, in place of what is covered."""
    until_the_end: str
    """Looking back on a match under way."""
    affected: str
    """Of a correction whose outcome would tell about it."""
    traded: str


def treasury_words() -> SecretWords:
    """For a game in which everybody has a treasury."""
    return SecretWords(
        translate("secret words", "Reveal my treasury"),
        translate("secret words", "Hide my treasury"),
        translate("secret words", "Reveal treasuries"),
        translate("secret words", "Hide treasuries"),
        translate("secret words", "Treasuries are hidden: only their owner sees these lines."),
        translate(
            "secret words", "Treasuries are hidden. They appear here when the match is over."
        ),
        translate(
            "secret words",
            "This affects a hidden treasury; you will see whether it works only after confirming.",
        ),
        translate("secret words", "Done: both treasuries updated."),
    )


def hand_words() -> SecretWords:
    """For a game in which everybody has a hand of cards."""
    return SecretWords(
        translate("secret words", "Reveal my hand"),
        translate("secret words", "Hide my hand"),
        translate("secret words", "Reveal hands"),
        translate("secret words", "Hide hands"),
        translate("secret words", "Hands are hidden: only their owner sees these lines."),
        translate("secret words", "Hands are hidden. They appear here when the match is over."),
        translate(
            "secret words",
            "This affects a hidden hand; you will see whether it works only after confirming.",
        ),
        translate("secret words", "Done: both hands updated."),
    )
