"""Bombardment: six enormous ships take everything off a planet (BP-BOMB)."""

from collections.abc import Iterator

from bp_desktop.games.burning_planets.ids import UnitId
from bp_desktop.games.burning_planets.match.commands import Bombard
from bp_desktop.games.burning_planets.match.queries.candidates import bombardments
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Match

ENORMOUS = "enormous"
NEEDED = 6


def possible_bombardments(match: Match) -> Iterator[Bombard]:
    """Those the rules allow now; beside a real board the first six fresh ships are named."""
    fleet = [
        ship.id
        for ship in match.board.ships.values()
        if ship.owner == match.turn.player and ship.cls == ENORMOUS
    ]
    if len(fleet) < NEEDED and not match.options.bombardment_allies:
        return
    for candidate in bombardments(match):
        wanted = candidate
        if not match.tracked:
            fresh = [one for one in fleet if UnitId(one) not in match.turn.spent]
            wanted = Bombard(candidate.planet, tuple(fresh[:NEEDED]))
        if judge(match, wanted).legal:
            yield wanted
