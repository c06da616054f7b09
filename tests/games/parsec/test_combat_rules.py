"""Rules of fights in Parsec that no worked example tells, with the options of chapter 15."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.state import FightSide, FightStage, ParsecMatch, Support
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    TRANSPORT,
    a_match,
    against,
    at,
    begun_turn_of,
    board_of,
    hand,
    holding,
    in_turn_of,
    of_player,
    options,
    planet,
    play,
    played,
    ti,
    unit,
)
from tests.games.parsec.fighting import U, attack, fight_of, hit, missed, now, struck, thrown


def a_planet() -> tuple[ModuleBoard, tuple[Hex, ...]]:
    board = board_of(planet(6, "titanium", "gold"))
    return board, board.bodies["m1.1"].cells


# --- attack and defence


def test_who_attacks_what_is_said_before_the_dice() -> None:
    """PA-COMBAT-2: one vessel, several, at long range or with others; then nothing changes."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("k", RED, CRUISER, at(3, 0)),
        unit("g", GREEN, CRUISER, at(1, 2)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )

    assert against(match, c.RollStrike((5, 5))) == ("PA-COMBAT-1",)
    for attackers, supports, bonus in (
        (("r",), (), 1),
        (("k",), (), 2),
        (("r", "k"), (), 3),
        (("r", "k"), (Support(U("g")),), 5),
    ):
        declared = attack(match, *attackers, supports=supports)
        assert struck(declared).strikers == (*attackers, *(one.unit for one in supports))
        assert (struck(declared).target, struck(declared).attack) == ("b", bonus)
        again = c.DeclareAttack((U("k"),), U("b"))
        assert against(declared, again) == ("PA-COMBAT-1",)


@pytest.mark.parametrize(("rule", "bonus"), [("target", 0), ("best", 1), ("owner", 1)])
def test_defence_is_never_added_up(rule: str, bonus: int) -> None:
    """PA-COMBAT-12, PA-GAP-22: of the target, or of the best beside it; never of both."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("g", BLUE, CARGO, at(1, 0)),
        chosen=options(combat={"shared_defence": rule}),
    )

    assert struck(attack(match, "r")).defence == bonus
    assert struck(attack(match, "r", target="g")).defence == 1


@pytest.mark.parametrize("rule", ["hex", "any_colony"])
def test_a_structure_loses_one_colony(rule: str) -> None:
    """PA-COLONY-7, PA-GAP-24: the one that was attacked, or any other of them."""
    board, cells = a_planet()
    match = a_match(
        *(unit(f"b{one}", BLUE, COLONY, cells[one]) for one in (0, 1, 2)),
        unit("r", RED, CRUISER, cells[1] + (cells[1] - cells[0])),
        board=board,
        chosen=options(combat={"structure_loss": rule}),
    )
    match = attack(match, "r", target="b1")
    assert struck(match).defence == 6
    match = thrown(match, 8, 1)

    assert (against(match, c.ChooseLoss(U("b2"))) == ()) is (rule == "any_colony")
    match = play(match, c.ChooseLoss(U("b1")))
    assert sorted(one for one in match.units if one.startswith("b")) == ["b0", "b2"]


def test_two_vessels_on_one_cell_attack_with_one_die() -> None:
    """PA-GAP-32, PA-COORD-1."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("f", RED, FIGHTER, at(0, 0)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )
    match = attack(match, "r", "f")
    assert "PA-COMBAT-7" in against(match, c.RollStrike((1, 2, 3)))

    assert struck(thrown(match, 4, 5)).totals == (4 + 1 + 1, 5 + 1)


# --- answers


def test_counter_attacks_alternate_without_end_and_tire_nobody() -> None:
    """PA-COUNTER-3 to -5, PA-GAP-29: until a vessel is destroyed or withdraws."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    match = attack(match, "r")
    for _ in range(6):
        match = missed(match)
        side = fight_of(match).acting
        own, other = ("b", "r") if side is FightSide.DEFENCE else ("r", "b")
        assert set(now(match).counters) == {other}
        assert own in now(match).evasions
        match = play(match, c.CounterAttack(U(other), (U(own),)))
    assert match.units[U("b")].attacked == 0
    match = hit(match, "b")

    assert match.fight is None
    assert "b" not in match.units
    fresh = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    fresh = play(missed(attack(fresh, "r")), c.CounterAttack(U("r"), (U("b"),)))
    over = play(missed(fresh), c.Evade(U("r"), to=at(-2, 0)))
    blue = in_turn_of(over, BLUE)
    blue = play(blue, c.MoveVessel(U("b"), to=at(-1, 0)))
    assert against(blue, c.DeclareAttack((U("b"),), U("r"))) == ()


def test_a_cargo_fights_only_if_it_is_attacked_itself() -> None:
    """PA-COORD-8: neither in a counter-attack of others nor beside the target."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("g", BLUE, CARGO, at(1, 0)),
    )
    beside = missed(attack(match, "r"))

    assert now(beside).counters == {U("r"): (U("b"),)}
    assert "g" not in now(beside).evasions
    assert "PA-COORD-8" in against(beside, c.CounterAttack(U("r"), (U("b"), U("g"))))
    itself = missed(attack(match, "r", target="g"))
    assert set(now(itself).counters[U("r")]) == {"b", "g"}


def test_without_any_answer_the_fight_is_over() -> None:
    """PA-GAP-26, PA-COUNTER-7: an enclosed vessel under long-range fire."""
    ring = [unit(f"w{one}", RED, FIGHTER, cell) for one, cell in enumerate(at(2, 0).neighbors())]
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CARGO, at(2, 0)), *ring)

    match, happened = played(thrown(attack(match, "r"), 1, 8), c.AcceptMiss())

    assert match.fight is None
    assert isinstance(happened[-1], e.FightEnded)
    assert happened[-1].rule == "PA-COUNTER-7"


@pytest.mark.parametrize("uses", [False, True])
def test_evading_is_the_move_of_a_vessel_or_not(uses: bool) -> None:
    """PA-GAP-28: several times, at least one cell, never aboard."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("t", BLUE, TRANSPORT, at(1, 1)),
        chosen=options(combat={"evade_uses_move": uses}),
    )
    match = missed(attack(match, "r"))

    assert at(1, 1) not in now(match).evasions[U("b")]
    assert at(1, 0) not in now(match).evasions[U("b")]
    assert against(match, c.Evade(U("b"), to=at(1, 1))) != ()
    near = play(match, c.Evade(U("b"), to=at(2, 0)))
    twice = missed(play(near, c.ResumeAttack(U("b"), (U("r"),))))
    assert now(twice).evasions[U("b")]
    away = play(match, c.Evade(U("b"), to=at(3, 0)))
    blue = begun_turn_of(away, BLUE)
    assert (against(blue, c.MoveVessel(U("b"), to=at(4, 0))) == ()) is not uses
    later = begun_turn_of(begun_turn_of(blue, RED), BLUE)
    assert against(later, c.MoveVessel(U("b"), to=at(4, 0))) == ()


@pytest.mark.parametrize("uses", [False, True])
def test_the_attacker_evades_before_or_after_the_own_move(uses: bool) -> None:
    """PA-GAP-28: if it is the move of the turn, it is so in this turn and not in the next."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        chosen=options(combat={"evade_uses_move": uses}),
    )
    answered = play(missed(attack(match, "r")), c.CounterAttack(U("r"), (U("b"),)))
    answered = missed(answered)
    tired = replace(
        answered, units=answered.units | {U("r"): replace(answered.units[U("r")], moved=5)}
    )

    assert ("r" in now(tired).evasions) is not uses
    away = play(answered, c.Evade(U("r"), to=at(-2, 0)))
    assert (against(away, c.MoveVessel(U("r"), to=at(-3, 0))) == ()) is not uses
    later = begun_turn_of(away, RED)
    assert against(later, c.MoveVessel(U("r"), to=at(-3, 0))) == ()


# --- the end of a fight


def test_the_attacker_ends_a_fight_by_destroying_the_other_fleet() -> None:
    """PA-CEND-1: the last military vessel of it."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("g", BLUE, FIGHTER, at(1, 0)),
    )
    match = hit(attack(match, "r"), "g")
    assert fight_of(match).acting is FightSide.DEFENCE
    match = missed(play(match, c.CounterAttack(U("r"), (U("b"),))))
    match = play(match, c.CounterAttack(U("b"), (U("r"),)))
    match = hit(match, "b")

    assert match.fight is None
    assert hand(match, RED) == ti(2, 2, 2)


def test_an_evader_in_reach_may_be_let_go() -> None:
    """PA-CEND-4, PA-EVADE-3: striking again is a right, not a duty."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    match = play(missed(attack(match, "r")), c.Evade(U("b"), to=at(2, 0)))
    assert fight_of(match).stage is FightStage.RESUME

    over, happened = played(match, c.LetGo())

    assert over.fight is None
    assert isinstance(happened[-1], e.FightEnded)
    assert happened[-1].rule == "PA-CEND-4"


# --- support and salvage


@pytest.mark.parametrize("uses", [False, True])
def test_a_vessel_supports_once_in_a_turn_of_another(uses: bool) -> None:
    """PA-GAP-35: and attacks in its own turn all the same, unless the table says otherwise."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("f", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(2, 0)),
        unit("b", BLUE, CARGO, at(1, 0)),
        unit("c", BLUE, CARGO, at(0, 1)),
        chosen=options(ally={"uses_own_attack": uses}),
    )
    match = hit(attack(match, "r", supports=(Support(U("g")),)), "b")
    again = c.DeclareAttack((U("f"),), U("c"), (Support(U("g")),))

    assert "PA-GAP-35" in against(match, again)
    green = begun_turn_of(match, GREEN)
    own = c.DeclareAttack((U("g"),), U("c"))
    assert (against(green, own) == ()) is not uses
    later = begun_turn_of(begun_turn_of(green, RED), GREEN)
    assert against(later, own) == ()


def test_salvage_follows_the_costs_of_the_loser() -> None:
    """PA-SALV-2, PA-UNIT-11: a cargo of the Iron Legion costs 1 titanium more."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    legion = (ids.FactionId("sample-f2"),)

    of_blue = hit(attack(of_player(match, BLUE, factions=legion), "r"), "b")
    of_red = hit(attack(of_player(match, RED, factions=legion), "r"), "b")

    assert hand(of_blue, RED) == ti(3, 1)
    assert hand(of_red, RED) == ti(2, 1)


def test_salvage_goes_as_far_as_the_bank() -> None:
    """PA-SALV-5, PA-GAP-43."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CRUISER, at(1, 0)))
    match = hit(attack(replace(match, bank=ti(1, 9, 0)), "r"), "b")

    assert hand(match, RED) == ti(1, 2, 0)
    assert match.bank == ti(0, 7, 0)


@pytest.mark.parametrize(("basis", "gold"), [("list", 1), ("paid", 2)])
def test_salvage_is_the_listed_cost_or_what_was_paid(basis: str, gold: int) -> None:
    """PA-GAP-40, PA-SALV-4: a fighter built aboard for 1 gold more, and a converted colony."""
    board, cells = a_planet()
    beside = cells[1] + (cells[1] - cells[0])
    match = a_match(
        unit("t", RED, TRANSPORT, beside),
        unit("c", RED, CARGO, cells[1], paid=ti(2, 1)),
        unit("b", BLUE, CRUISER, beside + (cells[1] - cells[0])),
        board=board,
        hands={RED: ti(1, 3, 2)},
        chosen=options(salv={"basis": basis}),
    )
    match = play(match, c.BuildUnit(FIGHTER, aboard=U("t")))
    match = play(match, c.FoundColony(U("c"), "convert"), seq=101)
    assert hand(match, RED) == ti()
    blue = begun_turn_of(match, BLUE)
    fighter = next(one for one in blue.units.values() if one.aboard == "t")
    fought = hit(attack(blue, "b", target="t"), fighter.id)
    colony = next(one for one in blue.units.values() if one.type == COLONY)
    taken = hit(attack(blue, "b", target=colony.id), colony.id)

    assert hand(fought, BLUE) == ti(1, 1, gold)
    assert hand(taken, BLUE) == (ti(2, 2) if basis == "list" else ti(2, 3))


@pytest.mark.parametrize("allowed", [False, True])
def test_events_give_salvage_or_not(allowed: bool) -> None:
    """PA-GAP-39: of what others have lost."""
    match = a_match(
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("g", BLUE, CARGO, at(1, 0)),
        chosen=options(salv={"events": allowed}),
    )
    shower = c.PlayEvent(RED, ids.CardId("sample-e15"), at=at(1, 0), faces=(1, 3))
    match = play(holding(match, RED, "sample-e15"), shower)

    assert not {"b", "g"} & set(match.units)
    assert hand(match, RED) == (ti(3, 2, 1) if allowed else ti())


@pytest.mark.parametrize("may", [True, False])
def test_a_vessel_from_an_event_may_attack_at_once_or_not(may: bool) -> None:
    """PA-GAP-14, PA-UNIT-7: but never move."""
    board, cells = a_planet()
    match = a_match(
        unit("k", RED, COLONY, cells[1]),
        unit("b", BLUE, CARGO, cells[1] + (cells[1] - cells[0])),
        board=board,
        chosen=options(evt={"new_vessel_may_attack": may}),
    )
    gift = c.PlayEvent(RED, ids.CardId("sample-e17"), unit=U("k"))
    match = play(holding(match, RED, "sample-e17"), gift)
    new = next(one.id for one in match.units.values() if one.type == FIGHTER)

    assert (against(match, c.DeclareAttack((new,), U("b"))) == ()) is may
    assert "PA-UNIT-7" in against(match, c.MoveVessel(new, to=cells[2]))


# --- events in the middle of a fight


def supernova(match: ParsecMatch, *faces: int) -> ParsecMatch:
    return play(
        holding(match, RED, "sample-e26"),
        c.PlayEvent(RED, ids.CardId("sample-e26"), module=5, faces=faces),
    )


def test_a_strike_without_its_target_comes_to_nothing() -> None:
    """PA-EVT-20, PA-CEND-1."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = supernova(attack(match, "r"), 8, 1)

    assert "b" not in match.units
    assert match.fight is None


def test_a_strike_that_loses_one_of_several_is_weaker() -> None:
    """PA-COORD-2."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("f", RED, FIGHTER, at(0, 1)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )
    match = attack(match, "r", "f")
    assert struck(match).attack == 3
    match = supernova(match, 8, 1, 8)

    assert (struck(match).strikers, struck(match).attack) == (("r",), 2)
    assert fight_of(match).stage is FightStage.BEFORE_ROLL
