"""Samples after every step agree with the states themselves, whatever is shared between them."""

from fractions import Fraction

import pytest

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.ids import PlayerId, Positions
from bp_desktop.games.burning_planets.match.chronicle.samples import Sample
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose
from bp_desktop.games.burning_planets.match.correction_commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.games.burning_planets.match.state import Match
from tests.games.burning_planets.match.build import RED, purse
from tests.games.burning_planets.match.chronicle.past import annals_of, played


def worked_out(match: Match, hits: dict[PlayerId, Fraction]) -> Sample:
    """The same figures by other ways, from one state alone."""
    fleets = dict.fromkeys(match.players, EMPTY)
    for ship in match.board.ships.values():
        prices = match.tables.factions[match.players[ship.owner].faction].ship_costs
        fleets[ship.owner] += prices[ship.cls]
    owners = [planet.owner for planet in match.board.planets.values()]
    turn = match.turn
    return Sample(
        turn.number,
        turn.round,
        turn.player,
        match.options.treasury_visibility == "public",
        {id_: one.treasury for id_, one in match.players.items()},
        {
            id_: sum((one.amounts for one in income_of(match, id_).sources), start=EMPTY)
            for id_ in match.players
        },
        fleets,
        {id_: owners.count(id_) for id_ in match.players},
        hits,
    )


@pytest.mark.parametrize("positions", Positions)
def test_every_sample_is_what_its_state_says(positions: Positions) -> None:
    """BP-APP-2: nothing that a sample shares with the one before has changed meanwhile."""
    session = played(300, positions=positions)

    annals = annals_of(session)

    assert annals.last == len(session.timeline)
    for place in range(1, annals.last + 1):
        match, sample = session.state_after(place), annals.samples[place]
        own_turn = match.turn.player
        found = worked_out(match, dict(sample.hits))
        # A collection that is still to come leaves out what was built in this turn: not ours.
        income = {**found.income, own_turn: sample.income.get(own_turn, EMPTY)}
        assert sample == found._replace(income=income if own_turn else found.income)


def test_income_counts_all_that_stands_whoever_s_turn_it_is() -> None:
    """BP-COL-1: the forecast of the next player's collection is the sample's income."""
    session = played(200)
    annals = annals_of(session)

    for place in range(1, annals.last + 1):
        match = session.state_after(place)
        for player in match.players:
            if player != match.turn.player and player not in match.omens:
                assert annals.samples[place].income[player] == income_of(match, player).total


def test_hits_are_counted_against_their_exact_chance() -> None:
    """BP-COMBAT-5: what the player hit, minus the sum of the chances."""
    session = played(600)
    annals = annals_of(session)
    hits = sum(
        isinstance(event, Attacked) and event.destroyed
        for step in session.timeline
        for event in step.outcome.events
    )
    expected = sum(
        (one.chance for _, one in annals.tries if one.purpose is Purpose.ATTACK), Fraction(0)
    )

    assert hits > 0
    assert sum(annals.samples[-1].hits.values()) == hits - expected


def test_cutting_and_reading_on_leads_to_the_same_annals() -> None:
    session = played(120)
    whole, again = annals_of(session), annals_of(session)

    again.cut(50, session.state_after(50))
    assert (again.last, len(again.samples)) == (50, 51)
    assert all(place <= 50 for place, _ in again.throws)
    session.submit(AdjustTreasury(RED, purse(7), "found under the table"))
    fresh = annals_of(session)

    assert fresh.samples[: whole.last + 1] == whole.samples
    assert fresh.samples[-1].treasuries[RED] == whole.samples[-1].treasuries[RED] + purse(7)
    assert fresh.samples[-1].income is not whole.samples[-1].income
    assert fresh.samples[-1].income == whole.samples[-1].income
