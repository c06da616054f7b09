"""What holds after every step of any match of Parsec: nothing is made, lost or doubled."""

from collections import Counter

from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import type_of
from tests.games.parsec.sample import tables


def check(match: ParsecMatch) -> None:
    """PA-RES-3, PA-PLACE-4, -6, PA-COLONY-8."""
    full = tables().full_bank
    hands = sum((player.hand for player in match.players.values()), full - full)
    if match.bank_ends:
        assert match.bank + hands == full
        assert not match.bank.is_owed
    pieces = Counter((one.owner, one.type) for one in match.units.values())
    for (_owner, type_), count in pieces.items():
        assert count <= tables().units[type_].limit
    for one in match.units.values():
        assert (one.cell is not None) is match.tracked
        if one.aboard is not None:
            carrier = match.units[one.aboard]
            assert (carrier.owner, carrier.cell) == (one.owner, one.cell)
    numbers = Counter((one.owner, one.number) for one in match.units.values())
    assert set(numbers.values()) <= {1}
    for cell, units in match.stacks.items():
        vessels = [one for one in units if type_of(match, one).is_vessel]
        assert len(units) - len(vessels) <= 1
        large = sum(type_of(match, one).is_large for one in vessels)
        assert len(vessels) <= (1 if large else 2)
        if match.options.port.docks_cargo_only and cell in match.board.docks:
            assert len(vessels) == sum(type_of(match, one).is_cargo for one in vessels) <= 1
        if not match.options.move.stop_with_consent:
            assert len({one.owner for one in units}) == 1
    held = sum(len(player.cards) for player in match.players.values())
    permanent = sum(len(player.permanent) for player in match.players.values())
    assert match.deck.count + held + permanent + len(match.lasting) == 70
