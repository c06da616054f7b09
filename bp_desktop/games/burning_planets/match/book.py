"""The book of a match: its postings with step, turn and running balance, audited and as CSV."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from bp_desktop.core import accounts
from bp_desktop.core.accounts import Audit, BookLine, BookReader, Postings
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import TurnBegan
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Match, Player


def postings_of(event: Event) -> Postings:
    found: Postings = getattr(event, "postings", ())
    return found


def _turn_of(event: Event) -> int | None:
    return event.number if isinstance(event, TurnBegan) else None


def _reason_of(event: Event) -> str:
    reason: str = getattr(event, "reason", "")
    return reason


BOOK: BookReader[Event] = BookReader(postings_of, _turn_of, _reason_of)
"""How the events of a match are read for its book."""


def audit(match: Match, steps: Iterable[Sequence[Event]]) -> Audit:
    """Adds up the events of all steps that count and compares them with the accounts (BP-APP-2).

    As no account differs, treasuries and holds together are what came in less what went out
    (BP-APP-3).
    """
    treasuries = {player.id: player.treasury for player in match.players.values()}
    holds = {ship.id: ship.hold for ship in match.board.ships.values() if ship.hold}
    postings = [one for events in steps for event in events for one in postings_of(event)]
    found = accounts.audit(treasuries, holds, postings)
    players = match.players
    return found._replace(
        differing=tuple(
            players[PlayerId(one)].name if one in players else one for one in found.differing
        )
    )


def as_csv(
    lines: Iterable[BookLine], resources: Sequence[str], players: Mapping[PlayerId, Player]
) -> str:
    """The book for a spreadsheet: one column per resource, then the balances."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    balances = [f"balance_{resource}" for resource in resources]
    facts = ("step", "turn", "player", "name", "type", "source")
    writer.writerow([*facts, *resources, *balances, "reason"])
    for line in lines:
        writer.writerow(
            [
                line.step,
                line.turn,
                line.player,
                plain(players[line.player].name),
                line.type,
                plain(line.source),
                *(line.amounts[resource] for resource in resources),
                *(line.balance[resource] for resource in resources),
                plain(line.reason),
            ]
        )
    return out.getvalue()


def plain(text: str) -> str:
    """Words people typed must not become formulas of the spreadsheet that opens them."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t", "\r"} else text
