"""During the set-up the board waits for the cell of the next starting cannon (BP-SETUP-7)."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.match.commands import PlaceStartingCannon
from bp_desktop.games.burning_planets.match.queries.steps import step_offers
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.table.board_panel import BoardPanel


def ask_for_cannon(
    board: BoardPanel | None, match: Match, act: Callable[[Command], object]
) -> None:
    """Asks on the board, if there is one and somebody still has a cannon to place."""
    player = next_to_place(match) if match.stage is Stage.SETUP else None
    if player is None or board is None:
        return
    cells = [
        cell
        for offer in step_offers(match, player)
        if isinstance(offer.command, PlaceStartingCannon)
        for cell in offer.choices("at")
    ]
    text = QCoreApplication.translate("table", "{player}: choose a cell for the starting cannon")
    kind = match.unplaced[player][0]
    board.ask(
        filled(text, player=match.players[player].name),
        tuple(cells),
        lambda at: act(PlaceStartingCannon(player, at, kind)),
        insist=True,
    )
