"""The board of a match as a picture, and what of it is on its way after a step."""

from collections.abc import Iterable
from functools import cache

from bp_desktop.games.burning_planets.board import Board
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.board.style import Layers
from bp_desktop.ui.board.transit import BoardInTransit
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.games.burning_planets.art.labels import BoardLabels, match_labels
from bp_desktop.ui.games.burning_planets.art.transit import pieces_in_transit
from bp_desktop.ui.look.theme import Theme


def match_picture(match: Match, theme: Theme) -> BoardPicture:
    players, labels = match.players.values(), match_labels(match)
    return themed_picture(match.board, match.options, players, theme, labels)


def match_in_transit(
    before: Match,
    after: Match,
    events: Iterable[Event],
    theme: Theme,
    known: BoardLabels | None = None,
) -> BoardInTransit | None:
    """None where nothing of a step can be seen moving; `known`: what is said on the board after
    it, if somebody has worked that out already."""
    if before.board is after.board:
        return None
    # The same for every picture, and not always needed.
    labels = cache(lambda: known or match_labels(after))

    def drawn(board: Board, layers: Layers) -> BoardPicture:
        players = after.players.values()
        return themed_picture(board, after.options, players, theme, labels(), layers)

    return pieces_in_transit(before.board, after.board, events, drawn)
