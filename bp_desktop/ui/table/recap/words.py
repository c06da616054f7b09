"""A turn in short, in one sentence."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.table import TurnTold
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate


def turn_sentence(turn: TurnTold) -> str:
    """What a turn came to, without the player's name: that stands before it."""
    parts = [worded(one) for one in turn.happened]
    return "; ".join(parts) if parts else translate("recap", "nothing new on the board")
