"""A match as everybody may see it: the only thing the public window is given."""

from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.board import Board
from bp_desktop.games.burning_planets.match.secret_values import NO_SECRETS
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match


def public_match(match: Match) -> Match:
    """The same match with every secret taken out: hidden treasuries, holds, what is aboard,
    reserves, contracts and the register. Whatever is drawn from it can show no secret."""
    seen = visible_to(match, None)
    players = {
        id_: replace(
            player,
            treasury=seen.treasuries.get(id_) or EMPTY,
            reserve=() if seen.treasuries.get(id_) is None else player.reserve,
        )
        for id_, player in match.players.items()
    }
    return replace(match, players=players, board=_public_board(match.board), secrets=NO_SECRETS)


def _public_board(board: Board) -> Board:
    """What has nothing aboard stays the same value, so that views see that nothing changed."""
    emptied = {
        id_: replace(ship, hold=EMPTY, carried=None, seal=None)
        for id_, ship in board.ships.items()
        if ship.hold or ship.carried is not None or ship.seal is not None
    }
    return replace(board, ships={**board.ships, **emptied}) if emptied else board
