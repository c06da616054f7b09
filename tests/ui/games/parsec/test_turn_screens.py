"""The turn of Parsec in the window: its strip, the shipyard, colonies, event cards and the book."""

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.board import NO_BOARD
from bp_desktop.games.parsec.ids import TurnPart, TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import colonies_of, owned
from bp_desktop.games.parsec.match.state import SetupPart
from bp_desktop.ui.games.parsec.table.parts import advice
from bp_desktop.ui.games.parsec.table.production_sheet import ProductionSheet
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from tests.games.parsec.build import a_match, play
from tests.journeys.parsec_hand import ParsecHand, agreement, free_space
from tests.journeys.parsec_start import in_memory, prepared, steps_of
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit, Start

RICH = Purse.of(titanium=12, gold=12, energy=12)


def give(hand: ParsecHand, amounts: Purse = RICH) -> None:
    hand.view.act(c.AdjustHand(hand.match.turn.player, amounts, "a gift"))
    settle()


def mine(hand: ParsecHand, kind: str) -> list[UnitId]:
    me = hand.match.turn.player
    return [one.id for one in owned(hand.match, me) if one.type == kind]


def reasons(hand: ParsecHand, words: str) -> tuple[str, tuple[str, ...]]:
    face = hand.face(words)
    return face.why_not, face.rules


# --- the strip


def test_the_strip_goes_from_the_roll_to_actions_to_purchases_to_the_end(start: Start) -> None:
    """PA-APP-16, PA-TURN-4: the first purchase greys out the actions."""
    hand = start()
    hand.open(prepared(agreement("Anna", "Boris", real_dice=True)))
    strip = hand.view.head.stepper
    at = free_space(hand.match)
    hand.put(0, "cruiser", at)
    hand.put(1, "fighter", at.neighbors()[0])
    give(hand)

    assert [one.name for one in strip.steps()] == ["Production", "Actions", "Purchases"]
    assert strip.accessibleName() == "Production"
    hand.throw(1)
    if hand.match.turn.part is TurnPart.PRODUCTION:
        hand.go_on()
    assert strip.accessibleName() == "Actions"
    hand.click(at)
    for deed in ("Move", "Attack:"):
        assert reasons(hand, deed) == ("", ())
    assert any(one.lit for one in hand.rows("Your vessels"))

    hand.open_panel("yard")
    hand.do("Event card")

    assert strip.accessibleName() == "Purchases"
    hand.open_panel("now")
    assert hand.says("The first purchase has closed the actions of this turn.")
    assert not any(one.lit for one in hand.rows("Your vessels"))
    hand.click(at)
    for deed in ("Move", "Attack:"):
        assert "PA-TURN-4" in reasons(hand, deed)[1], "grey, with the reason"
    assert not hand.marked("info"), "nowhere to go any more"
    assert "Boris" in hand.view.go_on.button.text(), "what is left is the end of the turn"
    hand.go_on()
    assert (strip.accessibleName(), hand.view.head.name.text()) == ("Production", "Boris")


# --- the shipyard


def test_after_the_roll_the_message_says_to_hand_out_what_it_brought() -> None:
    waits = a_match(part=TurnPart.PRODUCTION)
    rolled = replace(waits, turn=replace(waits.turn, rolled=3))

    assert advice(waits) == "now roll for production"
    assert advice(rolled) == "now hand out the production"


def test_cards_of_the_yard_have_the_price_of_the_faction_and_the_pieces_left(sit: Sit) -> None:
    """PA-APP-23: Free Haulers pay one gold more for fighters; 10/10/10/8/8 pieces."""
    hand = sit()
    hand.open_panel("yard")
    tables = hand.match.tables

    price = tables.units[TypeId("fighter")].cost
    assert hand.face("Fighter").price == price + Purse.of(gold=1)
    assert hand.face("Cruiser").price == tables.units[TypeId("cruiser")].cost
    left = {one: hand.notes(one)[-1] for one in ("Cargo ship", "Fighter", "Armoured", "Cruiser")}
    assert left == {
        "Cargo ship": "8/10",
        "Fighter": "10/10",
        "Armoured": "8/8",
        "Cruiser": "8/8",
    }
    assert tables.colony.limit == 10


def test_warships_are_locked_until_the_arms_race_with_the_reason(sit: Sit) -> None:
    """PA-APP-23, PA-ARMS-1, -2."""
    hand = sit()
    give(hand)
    hand.open_panel("yard")
    for kind in ("Fighter", "Armoured transport", "Cruiser"):
        said, rules = reasons(hand, kind)
        assert said == "2 of 4 colonies, and the arms race has not begun"
        assert rules[0] == "PA-ARMS-1"
    assert reasons(hand, "Cargo ship") == ("", ())

    home = hand.match.units[mine(hand, "colony")[0]]
    assert home.cell is not None
    free = [
        one for one in hand.match.board.body_at[home.cell].cells if not hand.match.stacks.get(one)
    ]
    hand.put(0, "colony", free[0])
    assert reasons(hand, "Fighter")[0].startswith("3 of 4 colonies")
    hand.put(0, "colony", free[1])
    assert reasons(hand, "Fighter") == ("", ())
    hand.do("Fighter")
    hand.click(free[0])

    assert hand.match.arms_race
    hand.go_on()
    hand.produce()
    hand.open_panel("yard")
    assert "arms race" not in reasons(hand, "Fighter")[0], "now everybody may build them"


def test_the_cells_where_a_vessel_may_be_placed_are_lit(sit: Sit) -> None:
    """PA-APP-23, PA-PLACE-1, -6: at own colonies with room, and nowhere else."""
    hand = sit()
    give(hand)
    homes = [hand.match.units[one].cell for one in mine(hand, "colony")]
    assert homes[1] is not None
    hand.put(0, "fighter", homes[1])  # beside the cargo: no room is left
    hand.put(0, "colony", next(
        one for one in hand.match.board.body_at[homes[1]].cells if not hand.match.stacks.get(one)
    ))  # fmt: skip
    hand.open_panel("yard")

    hand.do("Cargo ship")

    assert hand.says("Cargo ship: choose a colony")
    assert homes[0] in hand.lit()
    assert homes[1] not in hand.lit()
    hand.click(homes[0])
    assert len([one for one in hand.match.stacks[homes[0]] if one.type == "cargo"]) == 2


def test_a_fighter_is_built_aboard_with_and_without_the_surcharge(sit: Sit) -> None:
    """PA-APP-23, PA-TRANS-5 to -7: one gold more in open space, none at an own colony."""
    hand = sit()
    give(hand)
    hand.view.act(c.RemoveUnit(mine(hand, "cargo")[0]))
    home = hand.match.units[mine(hand, "colony")[0]].cell
    assert home is not None
    away, near = hand.put(0, "transport", free_space(hand.match)), hand.put(0, "transport", home)
    planet = hand.match.board.body_at[home]
    for one in [cell for cell in planet.cells if not hand.match.stacks.get(cell)][:2]:
        hand.put(0, "colony", one)  # four of them begin the arms race
    hand.open_panel("yard")
    list_price = hand.face("Fighter").price
    hand.do("Fighter")

    number = {one: hand.match.units[one].number for one in (away, near)}
    aboard = {one: f"Aboard Armoured transport {number[one]}" for one in (away, near)}
    assert hand.face(aboard[near]).price == list_price, "without surcharge"
    assert hand.face(aboard[away]).price == list_price + Purse.of(gold=1), "with it"
    before = hand.match.players[hand.match.turn.player].hand
    hand.do(aboard[away])
    paid = before - hand.match.players[hand.match.turn.player].hand
    assert paid == list_price + Purse.of(gold=1)
    assert [one.type for one in hand.match.units.values() if one.aboard == away] == ["fighter"]
    hand.open_panel("yard")
    hand.do("Fighter")
    before = hand.match.players[hand.match.turn.player].hand
    hand.do(aboard[near])
    assert before - hand.match.players[hand.match.turn.player].hand == list_price


# --- colonies


def settled_in_reserve() -> tuple[object, ...]:
    """Anna's second colony is in her reserve."""
    steps = prepared(agreement("Anna", "Boris"), until=SetupPart.SETTLING)
    session = in_memory(steps)
    planets = [one for one in session.state.board.bodies.values() if one.is_planet]
    rare = [one for one in planets if sum(two.number == one.number for two in planets) == 1][:2]
    one, two = rare
    for step in (
        c.RollToSettle((one.number,)), c.Settle(one.cells[0]),
        c.RollToSettle((two.number,)), c.Settle(two.cells[0]),
        c.RollToSettle((two.number,)), c.Settle(two.cells[1]),
        c.RollToSettle((two.number,)), c.RollToSettle((two.number,)),
        c.TakeKit(Purse.of(titanium=1, gold=1, energy=1)),
        c.TakeKit(Purse.of(titanium=1, gold=1, energy=1)),
        c.RollProduction((8,)),
    ):  # fmt: skip
        session.submit(step)
    return steps_of(session)


def on_a_free_cell(hand: ParsecHand) -> UnitId:
    """A cargo goes to another cell of its planet, by mouse."""
    cargo = hand.match.units[mine(hand, "cargo")[0]]
    assert cargo.cell is not None
    planet = hand.match.board.body_at[cargo.cell]
    hand.click(cargo.cell)
    goal = next(one for one in planet.cells if one in hand.marked("info"))
    hand.click(goal)
    assert hand.match.units[cargo.id].cell == goal
    return cargo.id


def test_a_colony_is_built_and_the_cargo_stays(sit: Sit) -> None:
    """PA-APP-24: 2 titanium and 2 energy."""
    hand = sit()
    give(hand)
    cargo = on_a_free_cell(hand)
    me = hand.match.turn.player
    before, count = hand.match.players[me].hand, colonies_of(hand.match, me)
    hand.open_panel("yard")
    assert hand.face("Found a colony").price == Purse.of(titanium=2, energy=2)

    hand.do("Found a colony")

    assert before - hand.match.players[me].hand == Purse.of(titanium=2, energy=2)
    assert colonies_of(hand.match, me) == count + 1
    assert cargo in hand.match.units


def test_a_cargo_is_converted_and_goes(sit: Sit) -> None:
    """PA-APP-24: 2 energy."""
    hand = sit()
    give(hand)
    cargo = on_a_free_cell(hand)
    me = hand.match.turn.player
    before, count = hand.match.players[me].hand, colonies_of(hand.match, me)
    hand.open_panel("yard")
    assert hand.face("Turn into a colony").price == Purse.of(energy=2)

    hand.do("Turn into a colony")

    assert before - hand.match.players[me].hand == Purse.of(energy=2)
    assert colonies_of(hand.match, me) == count + 1
    assert cargo not in hand.match.units


def test_the_colony_of_the_reserve_is_placed_free_of_charge(start: Start) -> None:
    """PA-APP-24, PA-GAP-13: an action, which no purchase has to close."""
    hand = start()
    hand.open(settled_in_reserve())
    if hand.match.turn.part is TurnPart.PRODUCTION:
        hand.go_on()
    me = hand.match.turn.player
    assert hand.match.players[me].reserve == 1
    cargo = on_a_free_cell(hand)
    before, count = hand.match.players[me].hand, colonies_of(hand.match, me)
    hand.open_panel("yard")
    assert hand.face("Colony from the reserve").price == Purse()

    hand.do("Colony from the reserve")

    assert hand.match.players[me].hand == before
    assert (colonies_of(hand.match, me), hand.match.players[me].reserve) == (count + 1, 0)
    assert cargo in hand.match.units
    assert hand.match.turn.part is TurnPart.ACTIONS


def test_the_card_of_choice_beside_a_real_board_may_be_left(start: Start, qtbot: QtBot) -> None:
    """PA-APP-17, PA-PROD-5: whether the number is nowhere, the players see."""
    given = list[c.PayProduction]()
    sheet = ProductionSheet(start().app.theme, given.append)
    qtbot.addWidget(sheet)
    match = replace(a_match(part=TurnPart.PRODUCTION), tracked=False, board=NO_BOARD)
    sheet.show_roll(play(match, c.RollProduction(), 8), None)
    [row] = sheet.shown

    assert row.from_what.text() == "1 card of choice if the number is nowhere on the board"
    assert sheet.confirm.isEnabled()
    sheet.submit()
    row.takes.show_purse(Purse.of(gold=1))
    sheet.submit()
    assert [one.choices[0].takes for one in given] == [Purse(), Purse.of(gold=1)]
    assert sheet.confirm.isEnabled()


# --- event cards


def test_an_event_card_costs_two_gold_and_is_usable_from_the_next_turn(sit: Sit) -> None:
    """PA-APP-25, PA-EVT-1, -2."""
    hand = sit(events=("sample-e05",))
    me = hand.match.turn.player
    hand.open_panel("yard")
    left = hand.match.deck.count
    assert hand.face("Event card").price == Purse.of(gold=2)
    assert hand.notes("Event card") == [f"{left} left", "usable from the next turn"]
    assert hand.face("Event card").why_not, "one gold is not enough"
    give(hand)

    before = hand.match.players[me].hand
    hand.do("Event card")

    assert before - hand.match.players[me].hand == Purse.of(gold=2)
    assert len(hand.match.players[me].cards) == 2
    assert hand.notes("Event card")[0] == f"{left - 1} left"


def test_a_card_bought_now_waits_for_the_next_turn(sit: Sit) -> None:
    """PA-APP-25, PA-GAP-45: it is in the hand, with the reason why it cannot be played."""
    hand = sit(events=("sample-e01",))
    give(hand)
    hand.open_panel("cards")
    hand.do("Play: Titanium lode")
    assert "Event cards: 0" in hand.titles()
    hand.open_panel("yard")
    hand.do("Event card")
    hand.open_panel("cards")

    said, rules = reasons(hand, "Play: Titanium lode")
    assert said
    assert "PA-EVT-2" in rules or "PA-TURN-4" in rules


# --- the book


def ledger(hand: ParsecHand) -> LedgerPanel:
    hand.open_panel("ledger")
    (panel,) = hand.seen(LedgerPanel)
    return panel


REASONS = [
    "Start kit", "Production", "Card of choice", "Purchase", "Salvage", "Trade", "Space Port",
    "Sale of an event card", "Event card", "Fee for support", "Toll", "Elimination", "Correction",
]  # fmt: skip


def test_the_book_knows_every_reason_and_filters_by_it(sit: Sit) -> None:
    """PA-APP-20: thirteen reasons and no other; each booking is found under its own."""
    hand = sit(events=("sample-e01",))
    give(hand)
    hand.open_panel("cards")
    hand.do("Play: Titanium lode")
    hand.open_panel("yard")
    hand.do("Event card")
    panel = ledger(hand)

    assert panel.entry.placeholderText() == "Add entry: anna +5t -2g reason"
    types = panel.type_filter
    assert [types.itemText(at) for at in range(types.count())] == ["All types", *REASONS]
    shown = {}
    for reason in REASONS:
        hand.choose(types, reason)
        shown[reason] = [row.title for row in hand.rows("Ledger")]
    assert {reason: titles for reason, titles in shown.items() if titles} == {
        "Start kit": ["Boris: start kit", "Anna: start kit"],
        "Purchase": ["Anna buys an event card"],
        "Event card": ["Anna: event card"],
        "Correction": ["Anna: correction (a gift)"],
    }
