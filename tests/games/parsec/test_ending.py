"""How a match of Parsec ends: elimination and its heirs, points, teams, and who sees what."""

from typing import Any

import pytest
from msgspec.structs import replace

from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definitions import CostModifier, FactionDefinition
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.sight import seen_by
from bp_desktop.games.parsec.match.state import LastingEvent, ParsecEnding, ParsecMatch
from bp_desktop.games.parsec.match.stats import cost_of, score_of, stat_of
from bp_desktop.games.parsec.match.victory import progress_of, score_lines
from bp_desktop.games.table import Stage
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    TRANSPORT,
    YELLOW,
    a_match,
    against,
    at,
    begun_turn_of,
    board_of,
    hand,
    held,
    holding,
    of_player,
    options,
    planet,
    play,
    ti,
    unit,
    without,
)
from tests.games.parsec.fighting import U, attack, hit, missed
from tests.games.parsec.sample import read_sample, sample_set

HAULERS, LEGION, WALLS = (ids.FactionId(f"sample-f{number}") for number in (1, 2, 3))


def timed(**more: Any) -> ParsecMatch:
    return a_match(chosen=options(variant={"timed_minutes": 90}, **more))


# --- elimination


def eliminated(**changed: Any) -> ParsecMatch:
    """Red has taken Blue's last unit."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, CARGO, at(1, 0)),
        hands={BLUE: ti(1, 1, 1)},
        **changed,
    )
    match = of_player(match, RED, factions=(HAULERS,))
    blue = {"factions": (LEGION, WALLS), "permanent": (ids.CardId("sample-e24"),), "reserve": 1}
    match = of_player(match, BLUE, cards=(held("sample-e05"),), **blue)
    lasting = LastingEvent("storm", ids.CardId("sample-e12"), BLUE, 2)
    match = replace(without(match, "far-blue"), lasting={"storm": lasting})
    return hit(attack(match, "r"), "b")


def test_the_heir_takes_the_faction_cards_as_a_whole_or_leaves_them() -> None:
    """PA-ELIM-4, PA-GAP-52: once, drawbacks included; changes add up."""
    match = eliminated()
    take = c.InheritFaction(RED, LEGION, takes=True)

    assert against(match, replace(take, player=GREEN)) == ("PA-ELIM-4",)
    assert against(match, replace(take, faction=HAULERS)) == ("PA-ELIM-4",)
    heir = play(match, take)
    assert heir.players[RED].factions == (HAULERS, LEGION, WALLS)
    assert cost_of(heir, RED, CARGO) == ti(3, 1)
    assert cost_of(heir, RED, FIGHTER) == ti(1, 1, 2)
    assert stat_of(heir, RED, FIGHTER, "attack") == 2
    assert stat_of(heir, RED, COLONY, "defence") == 3
    assert against(heir, take) == ("PA-ELIM-4",)
    left = play(match, replace(take, takes=False))
    assert left.players[RED].factions == (HAULERS,)
    assert against(left, take) == ("PA-ELIM-4",)


@pytest.mark.parametrize("inherited", [False, True])
def test_what_an_heir_gets(inherited: bool) -> None:
    """PA-GAP-52: hands and unplayed cards; permanent events end, others run their time."""
    match = eliminated(chosen=options(elim={"inherit_permanent": inherited}))
    blue = match.players[BLUE]

    assert hand(match, RED) == ti(1, 1, 1) + ti(3, 1)
    assert match.players[RED].cards == (held("sample-e05"),)
    assert (blue.hand, blue.cards, blue.permanent, blue.reserve) == (ti(), (), (), 0)
    assert match.players[RED].permanent == (("sample-e24",) if inherited else ())
    assert match.deck.bottom == (() if inherited else ("sample-e24",))
    assert set(match.lasting) == {"storm"}
    green = begun_turn_of(match, GREEN)
    assert green.lasting["storm"].turns == 1
    assert begun_turn_of(begun_turn_of(green, RED), GREEN).lasting == {}


def test_team_mates_neither_attack_nor_inherit() -> None:
    """PA-GAP-61: all else is as between any two players."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("g", GREEN, CARGO, at(1, 0)),
        unit("b", BLUE, CARGO, at(0, 1)),
        unit("c", RED, CARGO, at(1, -1)),
        players=(RED, BLUE, GREEN, YELLOW),
        hands={RED: ti(1), GREEN: ti(3)},
        chosen=options(variant={"alliances": True}),
    )
    for number, player in enumerate((RED, BLUE, GREEN, YELLOW)):
        match = of_player(match, player, team=number % 2 + 1)

    assert against(match, c.DeclareAttack((U("r"),), U("g"))) == ("PA-GAP-61",)
    assert against(match, c.DeclareAttack((U("r"),), U("b"))) == ()
    assert "PA-MOVE-3" in against(match, c.MoveVessel(U("r"), to=at(1, 0)))
    assert "PA-MOVE-4" in against(match, c.MoveVessel(U("r"), way=(at(1, 0), at(2, 0))))
    assert "PA-TRADE-1" in against(without(match, "c"), c.TradeCards(GREEN, ti(1), ti(), (GREEN,)))
    assert against(match, c.TradeCards(GREEN, ti(1), ti(), (GREEN,))) == ()
    assert seen_by(match, RED).players[GREEN].hand["titanium"] == 0
    nova = holding(without(match, "far-green"), RED, "sample-e15")
    storm = c.PlayEvent(RED, ids.CardId("sample-e15"), at=at(1, 0), faces=(1,))
    out = play(nova, storm)
    assert out.players[GREEN].eliminated
    assert hand(out, RED) == ti(1)
    assert out.bank == nova.bank + ti(3)


# --- conditions


@pytest.mark.parametrize("counts", [False, True])
def test_colonies_in_reserve_count_or_not(counts: bool) -> None:
    """PA-GAP-3, PA-WIN-12."""
    board = board_of(planet(6, "titanium", "gold"))
    cells = board.bodies["m1.1"].cells
    colonies = [unit(f"r{one}", RED, COLONY, cells[one]) for one in range(4)]
    match = a_match(
        *colonies,
        board=board,
        players=(RED, BLUE),
        hands={RED: ti(4, 4, 3), BLUE: ti(0, 0, 1)},
        chosen=options(win={"count_reserve": counts}),
    )
    match = of_player(match, RED, reserve=1)

    assert progress_of(match, RED).colonies == 4 + counts
    match = play(match, c.AdjustHand(RED, ti(0, 0, 1)))
    assert (match.ending is ParsecEnding.ECONOMIC) is counts


# --- points


def points(match: ParsecMatch, player: ids.PlayerId) -> dict[str, int]:
    return {one.source: one.points for one in score_lines(match) if one.player == player}


def test_cards_score_by_their_rarity_and_played_ones_nothing() -> None:
    """PA-VTIME-3 to -5: green 1, yellow 2, red 3, violet 4; permanent ones in play alike."""
    match = holding(timed(), RED, "sample-e01", "sample-e09", "sample-e15", "sample-e22")
    match = of_player(match, RED, hand=ti(2, 0, 1))
    permanent = (ids.CardId("sample-e21"), ids.CardId("sample-e24"))
    match = of_player(match, RED, permanent=permanent)

    assert points(match, RED)["resources"] == 3
    assert points(match, RED)["cards"] == 1 + 2 + 3 + 4
    assert points(match, RED)["permanent"] == 3 + 4
    played = play(match, c.PlayEvent(RED, ids.CardId("sample-e01")))
    assert points(played, RED)["cards"] == 2 + 3 + 4
    assert points(played, RED)["permanent"] == 7


def test_a_faction_that_pays_more_scores_more() -> None:
    """PA-VTIME-6, -7, PA-FAC-2: the Martian Movement has 4, 7 and 9 for its warships."""
    (movement,) = read_sample("factions_documented").factions
    whole = replace(sample_set(), factions=(*sample_set().factions, movement))
    match = a_match(
        unit("f", RED, FIGHTER, at(0, 0)), unit("k", RED, CRUISER, at(2, 0)), definitions=whole
    )
    martian = of_player(match, RED, factions=(movement.id,))

    assert cost_of(martian, RED, FIGHTER) == ti(1, 2, 1)
    scores = [score_of(match, RED, one) for one in (COLONY, CARGO, FIGHTER, TRANSPORT, CRUISER)]
    assert scores == [4, 3, 3, 6, 8]
    scores = [score_of(martian, RED, one) for one in (COLONY, CARGO, FIGHTER, TRANSPORT, CRUISER)]
    assert scores == [4, 3, 4, 7, 9]
    assert points(martian, RED)[FIGHTER] == 4
    assert points(martian, RED)[CRUISER] == 9


def test_a_faction_that_pays_less_scores_less() -> None:
    """PA-GAP-56, PA-VTIME-7; a price never falls below nothing."""
    cheap = FactionDefinition(
        ids.FactionId("cheap"),
        ids.DefinitionOrigin.OWNER,
        {"en": "Cheap"},
        modifiers=(
            CostModifier((CRUISER,), ids.ResourceId("titanium"), -2),
            CostModifier((CARGO,), ids.ResourceId("energy"), -5),
        ),
    )
    whole = replace(sample_set(), factions=(*sample_set().factions, cheap))
    match = of_player(a_match(definitions=whole), RED, factions=(cheap.id,))

    assert score_of(match, RED, CRUISER) == 8 - 2
    assert score_of(match, RED, CARGO) == 3 - 1
    assert score_of(match, BLUE, CRUISER) == 8


# --- the time


def test_only_an_agreed_time_can_be_over() -> None:
    """PA-VTIME-1."""
    assert against(a_match(), c.EndTime()) == ("PA-VTIME-1",)
    assert against(timed(), c.EndTime()) == ()
    assert against(play(timed(), c.EndTime()), c.EndTime()) == ("PA-VTIME-2",)


@pytest.mark.parametrize(("stop", "turns"), [("now", 0), ("turn", 1), ("round", 3)])
def test_the_time_stops_at_once_after_the_turn_or_after_the_round(stop: str, turns: int) -> None:
    """PA-GAP-53, PA-VTIME-2."""
    match = play(timed(time={"stop": stop}), c.EndTime())
    ended = 0
    while match.stage is Stage.PLAY:
        match = replace(match, turn=replace(match.turn, part=ids.TurnPart.ACTIONS))
        match = play(match, c.EndParsecTurn())
        ended += 1

    assert ended == turns
    assert match.ending is ParsecEnding.TIME


def test_no_time_stops_a_fight() -> None:
    """PA-GAP-53: it is fought to its end first."""
    match = timed(time={"stop": "now"})
    units = (unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = replace(match, units=match.units | {one.id: one for one in units})
    match = play(attack(match, "r"), c.EndTime())
    assert match.stage is Stage.PLAY
    match = missed(match)
    assert match.stage is Stage.PLAY

    match = play(match, c.Evade(U("b"), to=at(4, 0)))

    assert match.ending is ParsecEnding.TIME


@pytest.mark.parametrize(("rule", "winners"), [("shared", (RED, BLUE)), ("tiebreak", (BLUE,))])
def test_a_tie_is_shared_or_broken(rule: str, winners: tuple[ids.PlayerId, ...]) -> None:
    """PA-GAP-54: by colonies, then resources, then military vessels."""
    match = timed(time={"tie": rule, "stop": "now"})
    match = of_player(of_player(match, RED, hand=ti(3)), BLUE, hand=ti(6))
    fighter = unit("f", RED, FIGHTER, at(0, 0))
    match = replace(match, units=match.units | {fighter.id: fighter})

    match = play(match, c.EndTime())

    assert sum(points(match, RED).values()) == sum(points(match, BLUE).values())
    assert match.winners == winners


# --- hands


def test_hands_are_hidden_and_their_size_is_open() -> None:
    """PA-GAP-42: content behind a reveal, or everything open."""
    match = a_match(hands={BLUE: ti(1, 2, 3)})
    match = holding(match, BLUE, "sample-e22", hand=ti(1, 2, 3))
    of_red, of_blue = seen_by(match, RED), seen_by(match, BLUE)

    assert of_blue.players[BLUE].hand == ti(1, 2, 3)
    assert [of_red.players[BLUE].hand[one] for one in ("titanium", "energy", "gold")] == [0, 0, 0]
    assert len(of_red.players[BLUE].cards) == 1
    assert of_red.players[BLUE].cards[0].card != "sample-e22"
    assert of_red.players[BLUE].cards[0].rarity == ""
    assert of_red.deck.count == match.deck.count
    assert seen_by(replace(match, options=options(ui={"hidden_hands": False})), RED) == replace(
        match, options=options(ui={"hidden_hands": False})
    )
