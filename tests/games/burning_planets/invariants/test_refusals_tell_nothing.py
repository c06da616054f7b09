"""No refusal or objection hangs on what is hidden from whoever reads it (BP-APP-6, BP-REG-4)."""

from collections.abc import Collection
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId, Positions
from bp_desktop.games.burning_planets.match.evolution import evolve_all
from bp_desktop.games.burning_planets.match.seen import discreet
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command, judge
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import TRIO, creation, happens
from tests.games.burning_planets.match.wanderer import Wanderer

HIDDEN = Options(treasury_visibility="owner", cargo_capacity=9, direct_transfer=True)
SOME_MORE = Purse.of(biomass=1, concrete=2, food=1, metal=3)


def answers(match: Match, command: Command) -> tuple[Message, ...]:
    try:
        return judge(match, command).objections
    except Refused as refusal:
        return refusal.messages


def with_more(match: Match, players: Collection[PlayerId]) -> Match:
    """The same match, had these players a little more in treasuries and holds."""
    owners = {
        id_: replace(one, treasury=one.treasury + SOME_MORE) if id_ in players else one
        for id_, one in match.players.items()
    }
    ships = {
        id_: replace(one, hold=one.hold + SOME_MORE)
        if one.owner in players and one.cls == CARGO
        else one
        for id_, one in match.board.ships.items()
    }
    return replace(match, players=owners, board=match.board.changed(ships=ships))


def facts(messages: tuple[Message, ...]) -> dict[str, object]:
    """By key and by what they are about: the amounts that are told."""
    return {
        one.key: {name: fact for name, fact in one.args.items() if isinstance(fact, Purse | int)}
        for one in messages
    }


def require_the_same(one: tuple[Message, ...], other: tuple[Message, ...]) -> int:
    told, would_be = facts(one), facts(other)
    both = told.keys() & would_be.keys()
    for key in both:
        assert told[key] == would_be[key], f"{key} tells what is hidden"
    return len(both)


@pytest.mark.parametrize("positions", list(Positions))
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_no_answer_tells_an_amount_that_is_hidden_from_its_reader(
    positions: Positions, chance: Random
) -> None:
    """Were others a little richer, every sentence would still have the same numbers in it."""
    match, wanderer, dice = NEW_MATCH, Wanderer(chance), AppDice(chance.randint(0, 10**6))
    command: Command = creation(TRIO, options=HIDDEN, positions=positions)
    for _ in range(120):
        if match.stage is Stage.PLAY and match.options.treasury_visibility == "owner":
            found, active = answers(match, command), match.turn.player
            others = [one for one in match.players if one != active]
            require_the_same(found, answers(with_more(match, others), command))
            everybody_richer = with_more(match, match.players)
            room = discreet(everybody_richer, answers(everybody_richer, command), None)
            require_the_same(discreet(match, found, None), room)
        try:
            events = happens(match, command, dice=dice, overrule=True)
        except (Refused, Objected):
            events = ()
        match = evolve_all(match, events)
        if match.stage is Stage.OVER:
            break
        command = wanderer.command(match)
