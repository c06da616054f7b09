"""Balances equal their postings, and nothing comes from nothing (BP-APP-2, BP-APP-3)."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from bp_desktop.core.accounts import Posting, balances, total
from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import Positions, ShipId
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import (
    BLUE,
    DUO,
    RED,
    SYSTEM,
    TRIO,
    creation,
    happens,
    purse,
)
from tests.games.burning_planets.match.wanderer import Wanderer

SHIP = ShipId("red-1")


def postings_of(events: tuple[MatchEvent, ...]) -> Iterator[Posting]:
    for event in events:
        yield from getattr(event, "postings", ())


def holdings(match: Match) -> Purse:
    """Everything in treasuries and holds."""
    together = EMPTY
    for player in match.players.values():
        together = together + player.treasury
    for ship in match.board.ships.values():
        together = together + ship.hold
    return together


def test_the_entry_types_are_those_of_the_rules() -> None:
    """BP-APP-2."""
    assert [one.value for one in PostingType] == [
        "start_grant",
        "collect",
        "build",
        "ship_build",
        "space_purchase",
        "load",
        "unload",
        "loot_hull",
        "loot_hold",
        "adjust",
        "transfer",
    ]


def test_balances_are_sums_of_postings() -> None:
    """BP-APP-2."""
    ledger = (
        Posting(RED, PostingType.START_GRANT, purse(20, 30)),
        Posting(RED, PostingType.LOAD, -purse(5)),
        Posting(RED, PostingType.LOAD, purse(5), hold=SHIP),
        Posting(BLUE, PostingType.UNLOAD, purse(5)),
        Posting(RED, PostingType.UNLOAD, -purse(5), hold=SHIP),
    )

    books = balances(ledger)

    assert books.treasuries == {RED: purse(15, 30), BLUE: purse(5)}
    assert books.holds == {}
    assert total(ledger) == purse(20, 30)


# --- random matches


def require_sound(match: Match) -> None:
    """What must hold whatever was asked, refused and overruled."""
    for player in match.players.values():
        assert not player.treasury.is_owed  # BP-RES-3
        assert player.eliminated <= (player.treasury == EMPTY)
    cells: list[Hex] = []
    board = match.board
    for ship in board.ships.values():
        assert not ship.hold.is_owed
        assert (ship.at is not None) is match.tracked
        cells += [ship.at] if ship.at else []
    cells += [one.at for one in board.space.values() if one.at]
    cells += [rock.at for rock in board.asteroids.values() if rock.at]
    for planet in board.planets.values():
        cells += [natural.at for natural in planet.natural if natural.at]
        cells += [one.at for one in planet.structures.values() if one.at]
        cells += [planet.center] if planet.center else []
    assert len(cells) == len(set(cells))  # BP-BOARD-13
    by_cell = {ship.at: ship for ship in board.ships.values() if ship.at}
    assert board.ships_by_cell == by_cell
    rocks = [one.asteroid for one in board.space.values() if one.asteroid]
    assert len(rocks) == len(set(rocks))  # BP-SPACE-8
    assert all(rock in board.asteroids for rock in rocks)
    names = [*board.ships, *board.space]
    names += [ship.carried.id for ship in board.ships.values() if ship.carried]
    names += [one.id for player in match.players.values() for one in player.reserve]
    names += [id_ for planet in board.planets.values() for id_ in planet.structures]
    assert len(names) == len(set(names))
    owners = {ship.owner for ship in board.ships.values()}
    owners |= {one.owner for one in board.space.values()}
    assert all(not match.players[owner].eliminated for owner in owners)
    if match.stage is Stage.PLAY:
        assert not match.players[match.turn.player].eliminated


@pytest.mark.parametrize("positions", list(Positions))
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_whatever_players_do_the_books_are_right(positions: Positions, chance: Random) -> None:
    """BP-RES-3, BP-RES-5, BP-APP-2, BP-APP-3, BP-BOARD-13: random commands, half of them
    overruled; what is refused leaves the state alone, what is not can always be carried out."""
    dice, wanderer = AppDice(chance.randint(0, 2**32)), Wanderer(chance)
    factions = chance.choice([DUO, TRIO])
    options = chance.choice(
        [DEFAULTS, Options(starting_cannon_cell="random", direct_transfer=True)]
    )
    ledger: list[Posting] = []
    match, before = NEW_MATCH, EMPTY
    for step in range(120):
        first = step == 0
        command = creation(factions, options, positions) if first else wanderer.command(match)
        if match.stage is Stage.OVER:
            break
        try:
            events = happens(match, command, dice=dice, overrule=first or chance.random() < 0.5)
        except (Refused, Objected):
            continue
        for event in events:
            match = SYSTEM.evolve(match, event)
        new = list(postings_of(events))
        ledger += new
        moved = [one for one in new if one.type in (PostingType.LOAD, PostingType.UNLOAD)]
        assert total(moved) == EMPTY
        assert holdings(match) - before == total(new)
        before = holdings(match)
        require_sound(match)

    books = balances(ledger)
    for player in match.players.values():
        assert books.treasuries.get(player.id, EMPTY) == player.treasury
    holds = {ship.id: ship.hold for ship in match.board.ships.values() if ship.hold}
    assert books.holds == holds


def test_events_survive_being_written_down() -> None:
    """A document is its journal: every event of a match comes back from JSON as it was."""
    events = happens(NEW_MATCH, creation(options=Options(first_player="random")), dice=AppDice(3))
    decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(SYSTEM.events)

    read = [decoder.decode(msgspec.json.encode(event)) for event in events]

    assert tuple(read) == events
