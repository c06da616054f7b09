"""Parsec as the shared screens see it (seam 2)."""

from collections.abc import Iterator
from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice, Roll
from bp_desktop.core.messages import Message, Refused
from bp_desktop.core.naming import StepNames
from bp_desktop.core.program_seats import ProgramSeat
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import TURN_PARTS, TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.evolution import evolve
from bp_desktop.games.parsec.match.sight import HIDDEN_CARD
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH, ParsecMatch
from bp_desktop.games.parsec.match.subjects import PARSEC_COMMANDS
from bp_desktop.games.parsec.match.system import HANDLERS, Command, Event, judge
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.shared.banker import AppointBanker
from bp_desktop.games.shared.books import audit
from bp_desktop.games.table import DieWanted, MomentKind, Stage, Turn
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    GivenDice,
    a_match,
    against,
    asteroid,
    at,
    board_of,
    hand,
    held,
    in_turn_of,
    of_player,
    options,
    planet,
    play,
    played,
    ti,
    unit,
)
from tests.games.parsec.sample import sample_set, tables

GAME = parsec_table()


class RecordingDice:
    """Keeps every die, as a session does."""

    def __init__(self, seed: int) -> None:
        self._dice = AppDice(seed)
        self.rolls: list[Roll] = []

    def roll(self, die: int, purpose: str) -> Roll:
        self.rolls.append(self._dice.roll(die, purpose))
        return self.rolls[-1]


def begun(*names: str) -> ParsecMatch:
    seats = tuple(c.ParsecSeat(one, number) for number, one in enumerate(names))
    return play(NEW_PARSEC_MATCH, c.BeginParsec(seats, tables(), sample_set()))


def steps_of(seed: int) -> Iterator[tuple[ParsecMatch, Command, tuple[Event, ...], list[Roll]]]:
    """Every step of a match that goes on by its main button, and by the first choice there is."""
    match, dice = begun("Ada", "Boris"), RecordingDice(seed)
    for seq in range(2, 300):
        step = GAME.next_step(match)
        command = step.command if step is not None else None
        if command is None:
            seat = GAME.asked(match)
            assert seat is not None
            command = next(one.command for one in GAME.legal(match, seat) if one.legal)
        dice.rolls = []
        events = judge(match, command).carry_out(dice, StepNames(seq))
        yield match, command, events, dice.rolls
        for event in events:
            match = evolve(match, event)


# --- seats, turns and the main button


def test_every_command_has_a_name() -> None:
    assert PARSEC_COMMANDS.keys() == HANDLERS.keys()


def test_seats_turn_and_who_is_asked_follow_the_match() -> None:
    match = a_match(part=TurnPart.PRODUCTION)

    assert GAME.stage(match) is Stage.PLAY
    assert [one.id for one in GAME.seats(match)] == [RED, BLUE, GREEN]
    assert GAME.asked(match) == RED
    assert GAME.turn(match) == Turn(RED, 2, 5, TurnPart.PRODUCTION, TURN_PARTS)
    assert GAME.headline(match).key == "parsec.headline.play"
    assert (GAME.turn(NEW_PARSEC_MATCH), GAME.next_step(NEW_PARSEC_MATCH)) == (None, None)


def test_the_main_button_leads_through_the_preparation_and_a_turn() -> None:
    """PA-SETUP-10, PA-TURN-1, PA-TURN-6; the dice of real tables are asked for in their order."""
    said = [command for _before, command, _events, _rolls in steps_of(3)]
    first = list(dict.fromkeys(type(one) for one in said))

    assert first[:7] == [
        c.DealModules,
        c.AcceptBoard,
        c.RollForFirst,
        c.DealFactions,
        c.RollToSettle,
        c.Settle,
        c.TakeKit,
    ]
    assert set(first[7:]) == {c.RollProduction, c.PayProduction, c.EndParsecTurn}
    match = play(play(begun("Ada", "Boris"), c.DealModules(), dice=AppDice(1)), c.AcceptBoard())
    step = GAME.next_step(match)
    assert step is not None
    assert step.dice == tuple(DieWanted(one, 8) for one in match.players)
    assert step.with_faces is not None
    assert step.with_faces((3, 4)) == c.RollForFirst((3, 4))


def test_a_turn_can_be_ended_once_production_is_handed_out() -> None:
    """PA-TURN-1."""
    early = GAME.next_step(a_match(part=TurnPart.PRODUCTION))
    late = GAME.next_step(a_match())

    assert early is not None
    assert early.end_turn is not None
    assert early.end_turn.verdict.rules == ("PA-TURN-1",)
    assert [one.key for one in early.open.mandatory] == ["parsec.open.not_rolled"]
    assert late is not None
    assert late.ends_turn
    assert [one.key for one in late.open.optional] == ["parsec.open.vessels"]


def test_what_can_still_be_bought_hangs_on_the_hand_and_is_secret() -> None:
    rich = a_match(hands={RED: ti(9, 9, 9)}, part=TurnPart.PURCHASES)
    step = GAME.next_step(rich)

    assert step is not None
    assert step.open.secret
    assert [one.key for one in step.open.optional] == ["parsec.open.purchases"]
    assert "parsec.open.purchases" in [one.key for one in GAME.left_at_end(rich)]
    poor = GAME.next_step(a_match(part=TurnPart.PURCHASES))
    assert poor is not None
    assert poor.open.optional == ()


# --- a fight asks whoever has the word


def test_in_a_fight_whoever_has_the_word_is_asked() -> None:
    """11.9: dice, loss, answer and going on."""
    cruiser = unit("c", RED, CRUISER, at(0, 0))
    prey = unit("f", BLUE, FIGHTER, at(1, 0))
    match = play(a_match(cruiser, prey), c.DeclareAttack((cruiser.id,), prey.id))
    step = GAME.next_step(match)
    assert step is not None
    assert (GAME.asked(match), step.command) == (RED, c.RollStrike())
    assert step.dice == (DieWanted(RED, 8), DieWanted(BLUE, 8))
    assert step.end_turn is None

    hit = play(match, c.RollStrike(), 8, 1)
    step = GAME.next_step(hit)
    assert GAME.asked(hit) == BLUE
    assert step is not None
    assert step.command == c.ChooseLoss(prey.id)

    missed = play(match, c.RollStrike(), 1, 8)
    step = GAME.next_step(missed)
    assert GAME.asked(missed) == BLUE
    assert step is not None
    assert step.command == c.AcceptMiss()
    answering = play(missed, c.AcceptMiss())
    assert (GAME.asked(answering), GAME.next_step(answering)) == (BLUE, None)


def test_a_person_who_missed_may_play_a_card_before_the_program_goes_on() -> None:
    """PA-GAP-65."""
    cruiser = unit("c", RED, CRUISER, at(0, 0))
    prey = unit("f", BLUE, FIGHTER, at(1, 0))
    match = a_match(cruiser, prey, program_seats={BLUE: ProgramSeat("easy", 1)})
    red = replace(match.players[RED], cards=(held("sample-e04"),))
    match = replace(match, players=match.players | {RED: red})
    match = play(match, c.DeclareAttack((cruiser.id,), prey.id))
    missed = play(match, c.RollStrike(), 1, 8)

    step = GAME.next_step(missed)
    assert GAME.asked(missed) == RED
    assert step is not None
    assert step.command == c.PassCards(RED)
    assert GAME.asked(play(missed, c.PassCards(RED))) == BLUE


# --- what is hidden


def test_of_other_hands_and_the_deck_only_numbers_are_seen() -> None:
    """PA-GAP-42, PA-APP-21."""
    match = a_match(hands={RED: ti(3, 1, 0), BLUE: ti(0, 0, 5)})
    blue = replace(match.players[BLUE], cards=(held("sample-e04"),))
    match = replace(match, players=match.players | {BLUE: blue})
    seen = GAME.seen_by(match, RED)

    assert seen.players[RED] == match.players[RED]
    assert hand(seen, BLUE).total == 5
    assert hand(seen, BLUE)["gold"] == 0
    assert [one.card for one in seen.players[BLUE].cards] == [HIDDEN_CARD]
    assert seen.deck.count == match.deck.count
    assert (GAME.sees(match, BLUE, RED), GAME.sees(match, BLUE, BLUE)) == (False, True)
    open_hands = replace(match, options=options(ui={"hidden_hands": False}))
    assert not GAME.hides(open_hands)
    assert GAME.seen_by(open_hands, RED) == open_hands


def test_a_refusal_tells_others_nothing_about_a_hand() -> None:
    match = a_match(hands={RED: ti(1)})
    missing = Message("parsec.hand.missing", facts=())
    assert GAME.told(match, (missing,), BLUE) == (missing,)
    with pytest.raises(Refused) as refusal:
        judge(match, c.BuyEvent())
    messages = refusal.value.messages
    assert GAME.told(match, messages, RED) == messages
    assert [one.key for one in GAME.told(match, messages, BLUE)] == ["parsec.hand.missing_hidden"]


def test_looking_back_opens_hands_only_once_everybody_agreed() -> None:
    past = a_match(hands={RED: ti(1)})
    over = replace(past, stage=Stage.OVER)

    assert GAME.hides(GAME.looked_back(past, past, False))
    assert GAME.hides(GAME.looked_back(past, over, False))
    assert not GAME.hides(GAME.looked_back(past, over, True))


# --- how it stands


def test_the_standing_has_the_figures_of_the_victory_monitor() -> None:
    """PA-APP-36."""
    match = a_match(
        unit("c", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, COLONY, at(3, 0)),
        hands={RED: ti(1, 1, 1), BLUE: ti(0, 0, 9)},
    )
    shown = GAME.standing(match, ())
    assert [one.id for one in shown.columns] == ["modules", "colonies", "warships", "cards"]
    figures = {row.seat: row.figures for row in shown.rows}
    assert figures == {RED: (1, 0, 1, 3), BLUE: (0, 1, 0, 9), GREEN: (0, 0, 0, 0)}
    assert shown.ending is None

    over = play(match, c.EndByAgreement((BLUE,)))
    closing = GAME.standing(over, ())
    assert [one.id for one in closing.columns][-1] == "hand"
    assert (closing.rows[0].seat, closing.rows[0].won) == (BLUE, True)
    assert closing.rows[0].figures[-1] == ti(0, 0, 9)
    assert closing.ending is not None


def test_a_timed_match_is_closed_with_points() -> None:
    """PA-VTIME-2, -3, -6."""
    timed = options(variant={"timed_minutes": 60})
    match = a_match(hands={RED: ti(2)}, chosen=timed, part=TurnPart.PURCHASES)
    assert c.EndTime() in [command for group in GAME.endings(match) for _words, command in group]
    match = play(play(match, c.EndTime()), c.EndParsecTurn())

    shown = GAME.standing(match, ())
    assert shown.columns[-1].id == "points"
    assert {row.seat: row.figures[-1] for row in shown.rows} == {RED: 5, BLUE: 3, GREEN: 3}


def test_points_of_a_team_are_added_up_at_the_end() -> None:
    """PA-VTIME-2, PA-GAP-54."""
    match = a_match(
        hands={RED: ti(2)},
        chosen=options(variant={"timed_minutes": 60, "alliances": True}),
        part=TurnPart.PURCHASES,
    )
    for player, team in ((RED, 1), (BLUE, 2), (GREEN, 2)):
        match = of_player(match, player, team=team)
    assert "team" not in [one.id for one in GAME.standing(match, ()).columns]
    match = play(play(match, c.EndTime()), c.EndParsecTurn())

    shown = GAME.standing(match, ())
    assert [one.id for one in shown.columns][-2:] == ["points", "team"]
    figures = {row.seat: row.figures[-2:] for row in shown.rows}
    assert figures == {RED: (5, 5), BLUE: (3, 6), GREEN: (3, 6)}
    assert {row.seat for row in shown.rows if row.won} == {BLUE, GREEN}


# --- accounts


def test_the_bank_is_an_account_and_the_books_balance() -> None:
    """PA-RES-3, PA-APP-19."""
    steps = list(steps_of(5))
    last = steps[-1][0]
    accounts = GAME.accounts
    assert accounts is not None
    bank = accounts.bank(last)
    assert bank is not None
    assert bank.full == tables().full_bank
    assert audit(GAME, last, [events for _m, _c, events, _r in steps[:-1]]).differing == ()
    lost = [events for _m, _c, events, _r in steps[:-1] if not isinstance(_c, c.TakeKit)]
    assert "bank" in audit(GAME, last, lost).differing
    endless = replace(last, bank_ends=False)
    assert accounts.bank(endless) is None


def test_a_trade_is_offered_by_either_of_the_two() -> None:
    """PA-TRADE-1: the player on turn is one of them."""
    units = (unit("r", RED, CARGO, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = a_match(*units, hands={RED: ti(2), BLUE: ti(0, 0, 3)})
    accounts = GAME.accounts
    assert accounts is not None
    assert accounts.barter is not None
    assert accounts.pay is not None
    swap = accounts.barter(BLUE, RED, ti(0, 0, 1), ti(2), (BLUE, RED))
    after = play(match, swap)
    assert (hand(after, RED), hand(after, BLUE)) == (ti(0, 0, 1), ti(2, 0, 2))
    assert "PA-TURN-2" in against(match, accounts.pay(BLUE, GREEN, ti(0, 0, 1), ""))
    assert hand(play(match, accounts.pay(RED, BLUE, ti(1), "")), BLUE) == ti(1, 0, 3)


def test_a_trade_is_corrected_by_whoever_may_see_one_of_the_two_hands() -> None:
    """PA-GAP-42: also where the table let two trade whose turn it is not."""
    trade = c.TradeCards(GREEN, ti(1), ti(), (BLUE, GREEN), BLUE)
    usual = c.TradeCards(BLUE, ti(1), ti(), (BLUE,))

    def editors(command: c.TradeCards) -> set[str]:
        return {one for one in (RED, BLUE, GREEN) if GAME.editable(a_match(), command, one)}

    assert editors(trade) == {BLUE, GREEN}
    assert editors(usual) == {RED, BLUE}


def test_only_the_banker_sets_hands_right_where_there_is_one() -> None:
    match = play(a_match(), AppointBanker(RED))
    adjust = GAME.accounts.adjust(BLUE, ti(1), "found")  # type: ignore[union-attr]

    assert against(match, adjust) == ("PA-APP-19",)
    as_banker = GAME.as_banker(adjust)
    assert as_banker is not None
    assert hand(play(match, as_banker), BLUE) == ti(1)
    assert GAME.as_banker(c.EndParsecTurn()) is None


# --- dice, moments, tale, memories


def test_a_roll_of_production_is_thrown_by_its_player_and_shown_to_everybody() -> None:
    """PA-PROD-1, PA-APP-18."""
    board = board_of(planet(6, "titanium", "gold"), asteroid(3, "energy"))
    center = board.bodies["m1.1"].cells[0]
    match = a_match(unit("r", RED, COLONY, center), board=board, part=TurnPart.PRODUCTION)
    dice = RecordingDice(1)
    _after, events = played(match, c.RollProduction(), dice=dice)
    [throw] = GAME.throws(match, events, dice.rolls)
    assert (throw.seat, throw.purpose) == (RED, "production")

    _after, events = played(match, c.RollProduction((6,)))
    [moment] = GAME.moments(match, events, [Roll(8, 6, "hand", "parsec.production")])
    assert moment.kind is MomentKind.ROLL
    assert [one.words.args["count"] for one in moment.effects] == [1]
    [chance] = GAME.chances(match, events, [Roll(8, 6, "hand", "parsec.production")])
    # Its own planet, and six numbers that are nowhere (PA-PROD-5).
    assert (chance.seat, chance.chance, chance.success) == (RED, Fraction(7, 8), True)


def test_a_strike_shows_both_dice_and_its_odds() -> None:
    """PA-EX-11: 28 of 64."""
    fighter, prey = unit("f", RED, FIGHTER, at(0, 0)), unit("p", BLUE, CARGO, at(1, 0))
    match = play(a_match(fighter, prey), c.DeclareAttack((fighter.id,), prey.id))
    dice = RecordingDice(2)
    _after, events = played(match, c.RollStrike(), dice=dice)
    throws = GAME.throws(match, events, dice.rolls)
    assert [(one.seat, one.purpose) for one in throws] == [(RED, "attack"), (BLUE, "defence")]
    chances = GAME.chances(match, events, dice.rolls)
    assert [one.chance.as_integer_ratio() for one in chances] == [(7, 16), (9, 16)]
    [moment] = GAME.moments(match, events, dice.rolls)
    assert [one.thing for one in moment.opponents] == ["f", "p"]
    assert all(one.die is not None for one in moment.opponents)
    assert GAME.luck is not None
    assert GAME.luck.charted in GAME.luck.parts


def test_a_match_is_remembered_by_its_losses_and_its_end() -> None:
    cruiser = unit("c", RED, CRUISER, at(0, 0))
    prey = unit("p", BLUE, CRUISER, at(1, 0))
    match = play(a_match(cruiser, prey), c.DeclareAttack((cruiser.id,), prey.id))
    struck, events = played(match, c.RollStrike(), 8, 1)
    [odds] = GAME.turning_points(match, events, ())
    assert odds.sort == "odds"
    assert odds.words.args["percent"] == 44
    after, events = played(struck, c.ChooseLoss(prey.id))
    [loss] = GAME.turning_points(struck, events, ())
    assert (loss.sort, loss.seat) == ("loss", RED)
    destroyed = next(one for one in GAME.journal_counts if one.id == "destroyed")
    assert destroyed.counts(struck, events) == {RED: 1}
    ended = judge(after, c.EndByAgreement((RED,))).carry_out(GivenDice(), StepNames(9))
    [end] = GAME.turning_points(after, ended, ())
    assert (end.sort, end.seat) == ("end", RED)


def test_modules_change_hands() -> None:
    """PA-WIN-2."""
    match = a_match(unit("c", RED, CRUISER, at(0, 0)))
    assert GAME.possessions is not None
    owners = GAME.possessions.owners(match)
    assert [id_ for id_, seat in owners.items() if seat == RED] == ["5"]
    both = a_match(unit("c", RED, CRUISER, at(0, 0)), unit("d", BLUE, FIGHTER, at(1, 0)))
    assert set(GAME.possessions.owners(both).values()) == {None}


def test_the_tale_has_a_line_for_every_turn_and_tells_no_hand() -> None:
    steps = list(steps_of(7))
    events = [events for _match, _command, events, _rolls in steps]
    told = GAME.tale(steps[0][0], events)
    turns = sum(GAME.begins(one) is not None for step in events for one in step)
    assert len(told) == turns > 10
    assert all(
        not isinstance(fact, Purse)
        for turn in told
        for message in turn.happened
        for fact in message.args.values()
    )


@pytest.mark.parametrize("seed", range(2))
def test_every_step_can_be_told_measured_and_looked_at(seed: int) -> None:
    """Nothing the screens ask fails on the way, for anybody who looks."""
    for number, (match, command, events, rolls) in enumerate(steps_of(seed)):
        assert len(GAME.throws(match, events, rolls)) == len(rolls)
        GAME.moments(match, events, rolls)
        GAME.name(match, command)
        GAME.editable(match, command, None)
        if number % 12:
            continue
        for measure in GAME.measures:
            assert measure.values(match).keys() == match.players.keys()
        things = (*match.units, *match.board.bodies, *match.players, "module:1", "cell:2,2")
        for thing in things:
            for viewer in (None, *match.players):
                facts = GAME.facts(match, thing, viewer)
                assert facts is None or facts.id == thing
        assert all(GAME.facts(match, one, None) for one in (*match.units, *match.players))
        msgspec.json.encode(GAME.headline(match))


@pytest.mark.parametrize("mine", [True, False])
def test_nothing_tells_what_others_can_pay_for(mine: bool) -> None:
    """PA-GAP-42, -61: neither whose turn it is, nor what a team has together."""
    board = board_of(planet(6, "titanium", "gold"))
    cells = board.bodies["m1.1"].cells
    chosen = options(team={"mode": "pooled"}, variant={"alliances": True})

    def seen(hand: Purse, other: Purse) -> list[object]:
        match = a_match(
            unit("b", BLUE, CARGO, cells[0]),
            unit("g", GREEN, CARGO, cells[1]),
            board=board,
            hands={BLUE: hand, GREEN: other},
            chosen=chosen,
        )
        for player in (RED, BLUE):
            match = of_player(match, player, team=1)
        match = in_turn_of(match, RED if mine else GREEN)
        things = ("b", "g", board.bodies["m1.1"].id, *match.players)
        return [GAME.facts(match, one, RED) for one in things]

    rich, poor = ti(2, 2), ti(0, 0, 4)
    assert seen(rich, poor) == seen(poor, rich)
