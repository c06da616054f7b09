"""Whether the books balance: every account holds what was posted to it, and nothing else."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.ledger import Posting, balances
from bp_desktop.games.burning_planets.match.state import Match


class Audit(NamedTuple):
    entries: int
    """How many postings were added up."""
    differing: tuple[str, ...]
    """The players and ships that have something else than was posted."""


def audit(match: Match, steps: Iterable[Sequence[Event]]) -> Audit:
    """Adds up the events of all steps that count, without looking at any state (BP-APP-2).

    As no account differs, treasuries and holds together are what came in less what went out
    (BP-APP-3).
    """
    postings: list[Posting] = [
        posting
        for events in steps
        for event in events
        for posting in getattr(event, "postings", ())
    ]
    ledger = balances(postings)
    holds = {ship.id: ship.hold for ship in match.board.ships.values() if ship.hold}
    differing = [
        player.name
        for player in match.players.values()
        if ledger.treasuries.get(player.id, EMPTY) != player.treasury
    ]
    differing += [
        ship
        for ship in sorted(holds.keys() | ledger.holds.keys())
        if holds.get(ship) != ledger.holds.get(ship)
    ]
    return Audit(len(postings), tuple(differing))
