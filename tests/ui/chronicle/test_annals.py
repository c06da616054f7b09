"""Samples after every step agree with the states themselves, whatever is shared between them."""

from fractions import Fraction

import pytest

from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.ids import PlayerId, Positions
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Chance, Figure, Stage
from bp_desktop.ui.chronicle.annals import Visibility, fortunes
from tests.games.burning_planets.match.build import BLUE, RED, purse
from tests.games.burning_planets.match.chronicle.past import finished, played
from tests.ui.chronicle.read import annals_of

HALF = Fraction(1, 2)


def worked_out(match: Match) -> dict[str, dict[PlayerId, Figure]]:
    """The same figures by other ways, from one state alone."""
    fleets = dict.fromkeys(match.players, EMPTY)
    for ship in match.board.ships.values():
        prices = match.tables.factions[match.players[ship.owner].faction].ship_costs
        fleets[ship.owner] += prices[ship.cls]
    owners = [planet.owner for planet in match.board.planets.values()]
    return {
        "treasury": {id_: one.treasury for id_, one in match.players.items()},
        "income": {
            id_: sum((one.amounts for one in income_of(match, id_).sources), start=EMPTY)
            for id_ in match.players
        },
        "fleet": {**fleets},
        "planets": {id_: owners.count(id_) for id_ in match.players},
    }


@pytest.mark.parametrize("positions", Positions)
def test_every_sample_is_what_its_state_says(positions: Positions) -> None:
    """BP-APP-2: nothing that a sample shares with the one before has changed meanwhile."""
    session = played(300, positions=positions)

    annals = annals_of(session)

    assert annals.last == len(session.timeline)
    for place in range(1, annals.last + 1):
        match, sample = session.state_after(place), annals.samples[place]
        own_turn = match.turn.player
        wanted = worked_out(match)
        found = {id_: dict(annals.values(sample, id_)) for id_ in wanted}
        # A collection that is still to come leaves out what was built in this turn: not ours.
        for incomes in (wanted["income"], found["income"]):
            incomes.pop(own_turn, None)
        assert found == wanted
        assert sample.is_open == (match.options.treasury_visibility == "public")
        if match.stage is Stage.PLAY:
            turn = match.turn
            assert sample.turn is not None
            assert sample.turn[:3] == (turn.player, turn.round, turn.number)
        else:
            assert sample.turn is None


def test_the_last_turn_goes_on_behind_the_end() -> None:
    session = finished()

    annals = annals_of(session)

    last = annals.samples[-1].turn
    assert last is not None
    assert last.number == session.state.turn.number


def test_income_counts_all_that_stands_whoever_s_turn_it_is() -> None:
    """BP-COL-1: the forecast of the next player's collection is the sample's income."""
    session = played(200)
    annals = annals_of(session)

    for place in range(1, annals.last + 1):
        match = session.state_after(place)
        income = annals.values(annals.samples[place], "income")
        for player in match.players:
            if player != match.turn.player and player not in match.omens:
                assert income[player] == income_of(match, player).total


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
        (one.chance for _, one in annals.chances if one.purpose == Purpose.ATTACK), Fraction(0)
    )

    assert hits > 0
    assert sum(annals.samples[-1].surplus.values()) == hits - expected


def test_cutting_and_reading_on_leads_to_the_same_annals() -> None:
    session = played(120)
    whole, again = annals_of(session), annals_of(session)

    again.cut(50, session.state_after(50))
    assert (again.last, len(again.samples)) == (50, 51)
    assert all(one.place <= 50 for one in again.throws)
    for step in session.timeline[50:]:
        again.read(step.seq, step.outcome.events, step.outcome.rolls)
    assert (again.samples, again.throws, again.chances) == (
        whole.samples,
        whole.throws,
        whole.chances,
    )
    session.submit(AdjustTreasury(RED, purse(7), "found under the table"))
    fresh = annals_of(session)

    assert fresh.samples[: whole.last + 1] == whole.samples
    old, new = whole.samples[-1], fresh.samples[-1]
    now = Visibility(now_open=True, revealed=False)
    before = whole.figure(old, "treasury", RED, "", now)
    assert before is not None
    assert fresh.figure(new, "treasury", RED, "", now) == before + purse(7).total
    assert fresh.values(new, "income") is fresh.values(fresh.samples[-2], "income"), "shared"


def test_luck_is_apart_for_dice_of_the_program_and_of_the_hand() -> None:
    tries = [
        Chance(RED, Purpose.ATTACK, "app", HALF, success=True),
        Chance(RED, Purpose.EVENT, "app", HALF, success=True),
        Chance(RED, Purpose.ATTACK, "hand", HALF, success=False),
        Chance(BLUE, Purpose.DEFENCE, "app", HALF, success=False),
    ]

    found = fortunes((BLUE, RED), ("attack", "defence", "event"), tries)

    assert [(one.seat, one.origin, one.whole.tries) for one in found] == [
        (BLUE, "app", 1),
        (RED, "app", 2),
        (RED, "hand", 1),
    ]
    assert found[1].whole.interval == (Fraction(3, 4), Fraction(1))
    assert list(found[1].parts) == ["attack", "event"]


def test_all_throws_of_a_match_are_told_with_their_round() -> None:
    session = played(400)
    annals = annals_of(session)

    assert len(annals.throws) == sum(len(step.outcome.rolls) for step in session.timeline)
    order = [one for one in annals.throws if one.throw.purpose == Purpose.ORDER]
    assert {one.throw.seat for one in order} == set(session.state.players)
    assert all(one.turn is None for one in order)
    rounds = [one.turn.round if one.turn is not None else 0 for one in annals.throws]
    assert rounds == sorted(rounds)
