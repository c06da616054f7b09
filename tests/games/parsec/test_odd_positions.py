"""Positions of Parsec that a lawyer would look for: answers, events and agreements that meet."""

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.messages import Refused
from bp_desktop.core.purse import Purse
from bp_desktop.games.bots import EASY
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.board import NO_BOARD
from bp_desktop.games.parsec.definition_checks import cells_of
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import legal
from bp_desktop.games.parsec.match.production import suggested
from bp_desktop.games.parsec.match.state import FightStage, HeldCard, ParsecMatch, Support
from bp_desktop.games.parsec.match.stats import cost_of, list_value, stat_of
from bp_desktop.games.parsec.match.system import judge
from bp_desktop.games.parsec.match.victory import score_lines
from bp_desktop.games.shared.program_seats import ChangeSeat
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
    a_match,
    against,
    asteroid,
    at,
    begun_turn_of,
    board_of,
    hand,
    holding,
    of_player,
    options,
    planet,
    play,
    ti,
    unit,
    without,
)
from tests.games.parsec.fighting import U, attack, fight_of, hit, missed, now, struck, thrown

CARD = ids.CardId("typed")


def with_card(match: ParsecMatch, **effect: object) -> ParsecMatch:
    """Red holds a card that its owner has typed in."""
    row = {"id": CARD, "origin": "owner", "category": "strategic", "rarity": "green", "name": {}}
    card = msgspec.convert(row | effect, d.EventDefinition)
    match = replace(match, definitions=d.DefinitionSet(events=(card,)))
    return of_player(match, RED, cards=(HeldCard(CARD, "green"),))


def supernova(match: ParsecMatch, *faces: int) -> ParsecMatch:
    """Over the module in the middle; 1 destroys, 8 does not."""
    card = c.PlayEvent(RED, ids.CardId("sample-e26"), module=5, faces=faces)
    return play(holding(match, RED, "sample-e26"), card)


def a_duel(**more: object) -> ParsecMatch:
    return a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        **more,  # type: ignore[arg-type]
    )


# --- who strikes whom


def test_what_is_aboard_is_no_target() -> None:
    """PA-TRANS-15, PA-COMBAT-2: neither does it fight, nor is it fought."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("t", BLUE, TRANSPORT, at(1, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0), aboard=U("t")),
    )

    assert "PA-TRANS-15" in against(match, c.DeclareAttack((U("r"),), U("b")))
    assert against(match, c.DeclareAttack((U("r"),), U("t"))) == ()


def test_a_supporter_strikes_its_target_again_in_the_same_fight() -> None:
    """PA-GAP-35, -64, PA-ALLY-4: but no other one."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, CRUISER, at(1, 0)),
        unit("k", BLUE, CRUISER, at(1, 1)),
    )
    helped = (Support(U("g")),)
    match = missed(attack(match, "r", supports=helped))
    again = missed(play(match, c.CounterAttack(U("r"), (U("b"),))))
    other = missed(play(match, c.CounterAttack(U("r"), (U("b"), U("k")))))

    assert against(again, c.CounterAttack(U("b"), (U("r"),), helped)) == ()
    assert "PA-GAP-35" in against(other, c.CounterAttack(U("k"), (U("r"),), helped))


def test_salvage_is_shared_with_whoever_struck_and_never_more_than_all_of_it() -> None:
    """PA-GAP-37."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("h", GREEN, CRUISER, at(3, -1)),
        unit("b", BLUE, CRUISER, at(1, 0)),
        chosen=options(ally={"salvage": "agreed"}),
    )
    greedy = tuple(Support(U(one), salvage=100) for one in ("g", "h"))
    both = hit(attack(match, "r", supports=greedy), "b")
    countered = play(missed(attack(match, "r", supports=greedy[:1])), c.CounterAttack(
        U("r"), (U("b"),)
    ))  # fmt: skip

    assert (hand(both, RED), hand(both, GREEN)) == (ti(), ti(4, 2, 2))
    assert hand(hit(countered, "r"), BLUE) == ti(1, 1, 1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"unit": "g", "salvage": 101}, Support)


def test_a_fee_for_success_is_due_when_the_strike_hits() -> None:
    """PA-GAP-38, PA-ALLY-2: however the fight goes on, and once."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("k", BLUE, FIGHTER, at(1, 0)),
        hands={RED: ti(0, 0, 3)},
    )
    match = attack(match, "r", supports=(Support(U("g"), on_success=ti(0, 0, 2)),))
    assert hand(match, GREEN) == ti()
    match = hit(match, "b")

    assert (hand(match, GREEN), hand(match, RED)) == (ti(0, 0, 2), ti(1, 1, 2))
    over = play(match, c.Evade(U("k"), to=at(1, 2)))
    assert over.fight is None
    assert hand(over, GREEN) == ti(0, 0, 2)
    missed_it = missed(attack(a_duel(hands={RED: ti(0, 0, 3)}), "r"))
    assert hand(missed_it, GREEN) == ti()


def test_an_evasion_finds_its_way_past_players_outside_the_fight() -> None:
    """PA-GAP-27: whom nobody asks if only the opponents can pen a vessel in."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("g", GREEN, FIGHTER, at(2, 0)),
        chosen=options(combat={"surround_any": False}),
    )
    match = missed(attack(match, "r"))

    assert at(3, 0) in now(match).evasions[U("b")]
    assert play(match, c.Evade(U("b"), to=at(3, 0))).units[U("b")].cell == at(3, 0)


def test_cards_are_not_played_after_two_passes() -> None:
    """PA-GAP-65: that closes the window, before the roll and after it."""
    match = holding(thrown(attack(a_duel(), "r"), 4, 8), RED, "sample-e04", "sample-e14")
    boost = c.PlayEvent(RED, ids.CardId("sample-e04"))
    again = c.PlayEvent(RED, ids.CardId("sample-e14"))
    once = play(match, c.PassCards(RED))
    assert against(once, boost) == against(once, again) == ()
    closed = play(once, c.PassCards(BLUE))

    assert "PA-GAP-65" in against(closed, boost)
    assert "PA-GAP-65" in against(closed, again)
    assert play(closed, c.AcceptMiss()).fight is not None


# --- events in the middle of a fight


def test_a_fight_ends_when_an_event_leaves_nobody_to_answer() -> None:
    """PA-COUNTER-7, PA-CEND-1, -2: whichever side it took, also while somebody is asked."""
    answering = missed(attack(a_duel(), "r"))
    resuming = play(answering, c.Evade(U("b"), to=at(2, 0)))
    assert fight_of(resuming).stage is FightStage.RESUME

    for asked in (answering, resuming):
        for faces in ((8, 1), (1, 8), (1, 1)):
            assert supernova(asked, *faces).fight is None
        assert supernova(asked, 8, 8).fight is not None


def test_whoever_is_out_is_asked_for_no_answer() -> None:
    """PA-ELIM-1, -2."""
    match = without(missed(attack(a_duel(hands={BLUE: ti(3)}), "r")), "far-blue")
    match = supernova(match, 8, 1)

    assert match.players[BLUE].eliminated
    assert match.fight is None
    assert hand(match, RED) == ti(3)


def test_nobody_inherits_who_is_out_by_the_same_event() -> None:
    """PA-GAP-51, PA-RES-3: then the bank does."""
    match = without(a_duel(hands={BLUE: ti(3), RED: ti(1)}), "far-blue", "far-red")
    match = supernova(match, 1, 1)

    assert [one for one in match.players if match.players[one].eliminated] == [RED, BLUE]
    assert hand(match, RED) == hand(match, BLUE) == ti()
    assert match.bank == match.tables.full_bank
    assert match.winners == (GREEN,)


def test_a_match_in_which_nobody_is_left_is_over() -> None:
    """PA-ELIM-5: and nobody has won."""
    match = without(a_duel(players=(RED, BLUE)), "far-blue", "far-red")
    match = supernova(match, 1, 1)

    assert match.stage is Stage.OVER
    assert match.winners == ()


# --- cards


def test_a_card_that_only_people_read_lies_somewhere() -> None:
    """PA-DATA-6, PA-EVT-13, -14: or nowhere, but not where nothing is."""
    match = with_card(a_duel(), text="For two turns.")
    lasting = c.PlayEvent(RED, CARD, turns=2)

    assert play(match, lasting).lasting
    assert play(match, replace(lasting, module=9)).lasting
    for wrong in ({"body": "nowhere"}, {"module": 10}, {"at": at(99, 99)}):
        with pytest.raises(Refused):
            judge(match, replace(lasting, **wrong))


def test_a_value_changes_for_as_long_as_its_event_lasts() -> None:
    """14.4 `stat_permanent`, PA-DATA-10: also on a card that is not for good."""
    effect = {"op": "stat_permanent", "unit": FIGHTER, "stat": "attack", "delta": 2}
    match = play(with_card(a_duel(), effect=effect, rounds=1), c.PlayEvent(RED, CARD))

    assert stat_of(match, RED, FIGHTER, "attack") == 3
    assert stat_of(match, BLUE, FIGHTER, "attack") == 1
    assert stat_of(replace(match, lasting={}), RED, FIGHTER, "attack") == 1


def test_a_card_gives_only_what_the_game_knows() -> None:
    """PA-RES-1, PA-DATA-10: also where the bank never ends."""
    effect = {"op": "gain", "amounts": {"amounts": {"gilt": 2, "gold": 1}}}
    match = with_card(a_duel(bank_ends=False), effect=effect)

    assert hand(play(match, c.PlayEvent(RED, CARD)), RED) == ti(0, 0, 1)


def test_module_cards_are_played_beside_a_real_board() -> None:
    """PA-EVT-13, -14: which module it is, the players know."""
    match = replace(a_duel(), tracked=False, board=NO_BOARD)
    units = {id_: replace(one, cell=None) for id_, one in match.units.items()}
    match = holding(replace(match, units=units), RED, "sample-e07")
    cloud = c.PlayEvent(RED, ids.CardId("sample-e07"))

    assert cloud in [one.command for one in legal(match, RED) if one.legal]
    assert play(match, cloud).lasting


def test_without_factions_nobody_has_their_traits() -> None:
    """PA-VNOFAC-1: also when the table agrees on it later."""
    match = of_player(a_duel(), RED, factions=(ids.FactionId("sample-f2"),))
    later = c.ChangeParsecOption("variant.no_factions", True, (RED, BLUE, GREEN))

    assert cost_of(match, RED, CARGO) == ti(3, 1)
    assert cost_of(play(match, later), RED, CARGO) == ti(2, 1)


def test_a_card_of_choice_is_one_the_bank_holds() -> None:
    """PA-GAP-43, PA-PROD-5."""
    match = a_match(part=ids.TurnPart.PRODUCTION, hands={RED: ti(0, 0, 40)})
    match = play(match, c.RollProduction(), 8)

    asked = c.PayProduction((c.ProductionChoice(RED, ti(0, 0, 1)),))
    assert "PA-GAP-43" in against(match, asked)
    other = c.PayProduction((c.ProductionChoice(RED, ti(1)),))
    assert hand(play(match, other), RED) == ti(1, 0, 40)


def test_unloading_that_is_a_move_is_none_for_a_new_vessel() -> None:
    """PA-UNIT-7, PA-GAP-16."""
    match = a_match(
        unit("t", RED, TRANSPORT, at(0, 0)),
        unit("f", RED, FIGHTER, at(0, 0), aboard=U("t"), built=5),
        chosen=options(trans={"unload_uses_move": True}),
    )

    assert "PA-UNIT-7" in against(match, c.Unload(U("f"), at(1, 0)))


def test_nothing_but_own_transports_carries_and_nothing_large_is_carried() -> None:
    """PA-TRANS-1, -2: whatever the table says, also when it sets the board right."""
    match = a_match(
        unit("t", RED, TRANSPORT, at(0, 0)),
        unit("s", RED, TRANSPORT, at(1, 0)),
        unit("b", BLUE, TRANSPORT, at(0, 1)),
    )

    for impossible in (
        c.MoveVessel(U("s"), to=at(0, 0), board=U("t")),
        c.PutUnit(RED, CRUISER, aboard=U("t")),
        c.PutUnit(RED, FIGHTER, aboard=U("b")),
        c.PutUnit(RED, FIGHTER, aboard=U("far-red")),
    ):
        with pytest.raises(Refused):
            judge(match, impossible)
    assert play(match, c.PutUnit(RED, FIGHTER, aboard=U("t"))).units


def test_nobody_supports_twice_in_one_declaration() -> None:
    """PA-ALLY-1, -2: nor is paid twice."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, CRUISER, at(1, 0)),
        hands={RED: ti(0, 0, 4), BLUE: ti(0, 0, 4)},
    )
    paid = Support(U("g"), fee=ti(0, 0, 2))
    twice = c.DeclareAttack((U("r"),), U("b"), (paid, replace(paid, salvage=10)))
    with pytest.raises(Refused):
        judge(match, twice)
    with pytest.raises(Refused):
        judge(missed(attack(match, "r")), c.CounterAttack(U("r"), (U("b"),), (paid, paid)))

    assert hand(attack(match, "r", supports=(paid,)), GREEN) == ti(0, 0, 2)


def test_only_a_supporter_may_reach_an_evader_and_strikes_its_target_again() -> None:
    """11.9: RESUME asks for any involved unit of the side, and PA-GAP-64 only for the target the
    supporter was asked for; PA-EVADE-3 leaves it to whoever leads the side."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("k", BLUE, FIGHTER, at(1, 0)),
    )
    match = missed(attack(match, "r", supports=(Support(U("g")),)))
    evaded = play(match, c.Evade(U("b"), to=at(2, 1)))
    other = play(match, c.Evade(U("k"), to=at(2, 1)))
    again = c.ResumeAttack(U("b"), (U("g"),))

    assert fight_of(evaded).stage is FightStage.RESUME
    assert fight_of(evaded).speaker == RED
    assert fight_of(play(evaded, again)).strike is not None
    assert play(evaded, c.LetGo()).fight is None
    assert U("k") not in fight_of(other).involved, "Green was not asked for that one"


PLACED: tuple[tuple[str, dict[str, int]], ...] = (
    ("module_no_attack", {}),
    ("module_move", {"delta": -1}),
    ("port_closed", {}),
)


@pytest.mark.parametrize(("op", "more"), PLACED)
def test_what_is_put_on_a_module_for_good_acts_there_for_good(
    op: str, more: dict[str, int]
) -> None:
    """PA-EVT-13, -18, PA-DATA-10: on cards that owners have typed in, whatever scope they gave."""
    effect = {"op": op, **more}
    match = with_card(a_duel(), effect=effect, category="permanent", rarity="red")
    match = replace(match, tracked=True)
    [*placed] = [one.command for one in legal(match, RED) if isinstance(one.command, c.PlayEvent)]
    assert placed
    match = play(match, c.PlayEvent(RED, CARD, module=5))
    for _ in range(7):
        assert [one.module for one in match.lasting.values()] == [5]
        match = begun_turn_of(match, match.order[match.turn.number % 3])

    assert stat_of(match, RED, FIGHTER, "attack") == 1
    scored = [one for one in score_lines(match) if one.source == "permanent" and one.points]
    assert [(one.player, one.points) for one in scored] == [(RED, 3)]
    ended = play(match, c.EndEvent(next(iter(match.lasting))))
    assert (ended.lasting, ended.deck.count) == ({}, match.deck.count + 1)


def test_no_attack_where_a_card_forbids_it_for_good() -> None:
    """14.4 `module_no_attack`, PA-EVT-18."""
    card = {"effect": {"op": "module_no_attack"}, "category": "permanent"}
    match = play(with_card(a_duel(), **card), c.PlayEvent(RED, CARD, module=5))

    assert "PA-EVT-13" in against(match, c.DeclareAttack((U("r"),), U("b")))
    with pytest.raises(Refused):
        judge(with_card(a_duel(), **card), c.PlayEvent(RED, CARD))


@pytest.mark.parametrize("inherits", [False, True])
def test_what_was_put_somewhere_for_good_ends_with_its_player(inherits: bool) -> None:
    """PA-GAP-52: or is the heir's, where the table agreed to it."""
    card = {
        "effect": {"op": "module_move", "delta": -1},
        "category": "permanent",
        "scope": "module",
    }
    match = with_card(a_duel(chosen=options(elim={"inherit_permanent": inherits})), **card)
    match = play(match, c.PlayEvent(RED, CARD, module=9))
    match = replace(match, lasting={"one": replace(*match.lasting.values(), player=BLUE, id="one")})
    match = hit(attack(without(match, "far-blue"), "r"), "b")

    assert match.players[BLUE].eliminated
    assert [one.player for one in match.lasting.values()] == ([RED] if inherits else [])


def test_alliances_end_with_their_teams_and_none_begin_in_mid_match() -> None:
    """PA-VTEAM-1, PA-APP-6: nobody could say who is in which."""
    match = a_duel(chosen=options(variant={"alliances": True}))
    for player in (RED, BLUE):
        match = of_player(match, player, team=1)
    everybody = (RED, BLUE, GREEN)
    assert "PA-GAP-61" in against(match, c.DeclareAttack((U("r"),), U("b")))
    alone = play(match, c.ChangeParsecOption("variant.alliances", False, everybody))

    assert {one.team for one in alone.players.values()} == {0}
    assert against(alone, c.DeclareAttack((U("r"),), U("b"))) == ()
    with pytest.raises(Refused):
        judge(alone, c.ChangeParsecOption("variant.alliances", True, everybody))


def test_whether_a_number_is_nowhere_the_players_see_beside_a_real_board() -> None:
    """PA-PROD-5, -6: whoever rolled takes a card of choice, or none."""
    match = replace(a_match(part=ids.TurnPart.PRODUCTION), tracked=False, board=NO_BOARD)
    told = play(match, c.TellBody(True, 8, tuple(match.tables.resources)[:2]))
    match = play(match, c.RollProduction(), 8)
    card = (c.ProductionChoice(RED, ti(1)),)

    assert match.turn.part is ids.TurnPart.PRODUCTION
    assert hand(play(match, c.PayProduction(card)), RED) == ti(1)
    for none in (c.PayProduction(), suggested(match)):
        assert hand(play(match, none), RED) == ti()
    assert "PA-PROD-3" in against(match, c.PayProduction((c.ProductionChoice(RED, ti(2)),)))
    assert "PA-PROD-3" in against(match, c.PayProduction((c.ProductionChoice(BLUE, ti(1)),)))
    assert play(told, c.RollProduction(), 8).turn.part is ids.TurnPart.ACTIONS
    alone = play(told, ChangeSeat(RED, EASY))
    assert play(alone, c.RollProduction(), 7).turn.part is ids.TurnPart.ACTIONS


def test_a_reserve_that_was_built_as_an_ordinary_piece_is_not_built_again() -> None:
    """PA-PLACE-4, PA-GAP-13: when the players have changed their mind about it twice."""
    body = planet(3, "gold", "energy")
    cells = [from_offset(*cell) for cell in cells_of(body)]
    built = [unit(f"c{one}", RED, COLONY, cell) for one, cell in enumerate(cells[:6])]
    ship = unit("s", RED, CARGO, cells[6])
    match = of_player(a_match(*built, ship, board=board_of(body)), RED, reserve=1)
    found = c.FoundColony(U("s"), "reserve")
    few = replace(match.tables.units[COLONY], limit=6)
    tables = replace(match.tables, units={**match.tables.units, COLONY: few})

    assert against(match, found) == ()
    assert "PA-GAP-13" in against(replace(match, tables=tables), found)


# --- what a table finds where rules meet that nobody printed together


def typed_faction(**modifier: object) -> d.FactionDefinition:
    row = {"id": "mine", "origin": "owner", "name": {}, "modifiers": [modifier]}
    return msgspec.convert(row, d.FactionDefinition)


def test_an_asteroid_has_room_for_two_cargos_whatever_stands_there() -> None:
    """PA-BODY-5, PA-PROD-4: beside a real board, or aboard a transport with more room."""
    match = replace(a_match(part=ids.TurnPart.PRODUCTION), tracked=False, board=NO_BOARD)
    match = play(match, c.TellBody(False, 3, (ids.ResourceId("gold"),)))
    [body] = match.board.bodies
    three = [
        replace(unit(f"r{one}", RED, CARGO, at(0, 0)), cell=None, body=body) for one in (1, 2, 3)
    ]
    match = replace(match, units={one.id: one for one in three})
    assert hand(play(match, c.RollProduction(), 3), RED) == ti(0, 0, 2)

    board = board_of(asteroid(3, "gold"))
    [cell] = board.bodies["m1.1"].cells
    aboard = (unit(f"c{one}", RED, CARGO, cell, aboard=U("t")) for one in range(4))
    match = a_match(unit("t", RED, TRANSPORT, cell), *aboard, board=board)
    match = replace(match, turn=replace(match.turn, part=ids.TurnPart.PRODUCTION))
    assert hand(play(match, c.RollProduction(), 3), RED) == ti(0, 0, 2)


@pytest.mark.parametrize(("basis", "worth"), [("list", ti(2, 2)), ("paid", ti(2, 3))])
def test_a_colony_made_of_a_free_cargo_is_worth_the_cargo_too(basis: str, worth: Purse) -> None:
    """PA-GAP-40: free pieces count at list cost, and turning one into a colony costs 2 energy."""
    board = board_of(planet(3, "gold", "energy"))
    match = a_match(
        unit("c", RED, CARGO, board.bodies["m1.1"].cells[0]),
        board=board,
        hands={RED: ti(0, 2)},
        chosen=options(salv={"basis": basis}),
    )
    match = play(match, c.FoundColony(U("c"), "convert"))
    [colony] = [one for one in match.units.values() if one.type == COLONY]

    assert list_value(match, colony) == worth


def test_whoever_stands_beside_a_vessel_is_within_its_reach() -> None:
    """PA-COMBAT-3: of any military vessel, also under a faction that takes range away."""
    shorter = typed_faction(kind="stat", unit=FIGHTER, stat="range", delta=-1)
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("k", BLUE, FIGHTER, at(2, 0)),
        definitions=d.DefinitionSet(factions=(shorter,)),
    )
    match = of_player(match, RED, factions=(shorter.id,))

    assert against(match, c.DeclareAttack((U("r"),), U("b"))) == ()
    assert "PA-COMBAT-4" in against(match, c.DeclareAttack((U("r"),), U("k")))


def test_a_free_card_of_salvage_is_one_that_the_bank_still_has_after_the_salvage() -> None:
    """14.5 `salvage_bonus`, PA-SALV-5: nobody loses it by not having chosen."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        hands={RED: ti(35, 36), GREEN: ti(0, 0, 39)},
    )
    match = of_player(match, RED, factions=(ids.FactionId("sample-f5"),))

    assert hand(hit(attack(match, "r"), "b"), RED) == ti(37, 37, 1)


def test_a_card_for_any_turn_keeps_to_the_parts_of_the_own_one() -> None:
    """PA-EVT-11, PA-TURN-2, -4: it may be played in turns of others."""
    match = with_card(
        a_match(), when="any", effect={"op": "gain", "amounts": {"amounts": {"gold": 1}}}
    )
    match = of_player(match, BLUE, cards=match.players[RED].cards)
    parts = {part: replace(match, turn=replace(match.turn, part=part)) for part in ids.TurnPart}

    for part, rules in {
        ids.TurnPart.PRODUCTION: ("PA-TURN-1",),
        ids.TurnPart.ACTIONS: (),
        ids.TurnPart.PURCHASES: ("PA-TURN-4",),
    }.items():
        assert against(parts[part], c.PlayEvent(RED, CARD)) == rules
        assert against(parts[part], c.PlayEvent(BLUE, CARD)) == ()


def test_what_ends_in_the_middle_of_a_strike_counts_no_longer() -> None:
    """PA-COMBAT-7: an event that the table calls over, and factions it agrees to do without."""
    effect = {"op": "stat_permanent", "unit": FIGHTER, "stat": "attack", "delta": 2}
    duel = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    match = attack(play(with_card(duel, effect=effect, rounds=2), c.PlayEvent(RED, CARD)), "r")
    [event] = match.lasting
    assert struck(match).attack == 3
    assert struck(play(match, c.EndEvent(event))).attack == 1

    legion = attack(of_player(duel, RED, factions=(ids.FactionId("sample-f2"),)), "r")
    without_any = c.ChangeParsecOption("variant.no_factions", True, (RED, BLUE, GREEN))
    assert struck(legion).attack == 2
    assert struck(play(legion, without_any)).attack == 1
