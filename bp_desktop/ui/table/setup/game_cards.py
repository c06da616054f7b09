"""Game cards of a new match: which game is played, where the program has more than one."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.kinds import FormContext
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.radio_card import CardFace, RadioCard, RadioCards

HEIGHT = 76


def game_cards(context: FormContext[Any], system: str) -> RadioCards | None:
    """Another card asks for a match of that game instead; None while there is one game."""
    kinds = {one.game.id: one for one in context.desk.kinds if one.page is PageId.TABLE}
    here = context.desk.kind_of(system)
    if len(kinds) < 2 or here is None:
        return None
    cards = {
        id_: RadioCard(
            context.theme,
            CardFace(kind.game.name(), kind.explanation(), kind.game.icon),
            height=HEIGHT,
        )
        for id_, kind in kinds.items()
    }
    return RadioCards(
        context.theme,
        cards,
        here.game.id,
        lambda id_: context.begin(kinds[id_]),
        name=QCoreApplication.translate("setup", "Game"),
    )
