"""Fights of Parsec in the window: odds, dice, cards, answers, support, losses and elimination."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.ids import UnitId
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.state import FightStage, ParsecMatch
from bp_desktop.games.parsec.match.stats import defence_bonus
from bp_desktop.games.table import Stage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.purse import PurseCount
from tests.games.parsec.sample import sample_set
from tests.journeys.parsec_hand import ParsecHand, agreement
from tests.journeys.parsec_start import acting
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit, Start

PLAIN = {"variant": {"no_factions": True}}
"""Bonuses as they are printed."""


def stage(hand: ParsecHand) -> FightStage:
    assert hand.match.fight is not None
    return hand.match.fight.stage


def is_open(hand: ParsecHand) -> bool:
    return hand.match.fight is not None


def open_space(match: ParsecMatch, far: int = 4) -> Hex:
    """A cell with nothing around it, as far as any vessel goes."""
    taken = {one.cell for one in match.units.values()}
    return next(
        cell
        for cell in sorted(match.board.modules_at)
        if all(near in match.board.modules_at for near in _line(cell, far))
        and not any(one is not None and one.distance(cell) <= far for one in taken)
        and cell not in match.board.body_at
    )


def _line(cell: Hex, far: int) -> list[Hex]:
    step = cell.neighbors()[0] - cell
    found = [cell]
    for _ in range(far):
        found.append(found[-1] + step)
    return found


def duel(hand: ParsecHand, mine: str, theirs: str, apart: int = 1) -> tuple[UnitId, UnitId]:
    """Anna's vessel is in hand, Boris's is so many cells away."""
    cell = open_space(hand.match)
    one = hand.put(0, mine, cell)
    other = hand.put(1, theirs, _line(cell, 4)[apart])
    hand.open_panel("now")
    hand.click(cell)
    return one, other


def roll_words(hand: ParsecHand, words: str) -> str:
    """What the button at the end of a card says."""
    column = hand.column_with(words)
    place = next(n for n, one in enumerate(column.deeds) if one.face.title.startswith(words))
    assert column.rolls[place].isVisible()
    return column.rolls[place].text()


# --- odds


@pytest.mark.parametrize(
    ("mine", "theirs", "bonuses", "odds", "blood"),
    [
        ("cruiser", "fighter", "+2 : +0", "43/64 · 67 %", "86 %"),
        ("fighter", "cruiser", "+1 : +2", "21/64 · 33 %", "42 %"),
        ("cruiser", "cruiser", "+2 : +2", "28/64 · 44 %", "64 %"),
    ],
)
def test_exact_odds_stand_on_the_card_before_the_roll(
    sit: Sit, mine: str, theirs: str, bonuses: str, odds: str, blood: str
) -> None:
    """PA-APP-29, as the tables of chapter 18 have them."""
    hand = sit(**PLAIN)
    duel(hand, mine, theirs)

    notes = hand.notes("Attack:")
    assert notes[0] == bonuses
    assert notes[1] == f"first hit {blood}"
    assert roll_words(hand, "Attack:") == f"Roll: {odds}"
    hand.do("Attack:")
    attack, defence = (int(one) for one in bonuses.split(" : "))
    assert hand.says(f"+{attack} against +{defence} ({attack - defence:+d}): {odds}")
    assert hand.says(f"first hit of the fight {blood}")


def test_where_neither_side_can_hit_the_form_says_so(sit: Sit) -> None:
    """PA-APP-29, chapter 18: the formula has no value there."""
    hand = sit(**PLAIN)
    cargo = next(one for one in owned(hand.match, hand.match.order[1]) if one.type == "colony")
    assert cargo.cell is not None
    planet = hand.match.board.body_at[cargo.cell]
    for cell in planet.cells:
        if cell != cargo.cell:
            hand.put(1, "colony", cell)
    centre = planet.cells[0]
    far = next(
        cell
        for cell in _line_any(centre)
        if cell in hand.match.board.modules_at and not hand.match.stacks.get(cell)
    )
    hand.put(0, "cruiser", far)
    hand.open_panel("now")
    hand.click(far)
    hand.do("Attack:")

    assert hand.says("0/64 · 0 %")
    assert hand.says("no hit possible")


def _line_any(centre: Hex) -> list[Hex]:
    """Cells two steps beyond the rim of a planet, in lines from its cells."""
    return [centre + (near - centre) + (near - centre) + (near - centre)
            for near in centre.neighbors()]  # fmt: skip


# --- dice and cards


def test_a_fight_goes_from_attack_to_answer_and_counter_attack_with_real_dice(sit: Sit) -> None:
    """PA-APP-30: typed dice, running totals, until one is lost."""
    hand = sit(real_dice=True, **PLAIN)
    hand.view.act(c.AdjustHand(hand.match.order[1], Purse.of(gold=5), "so that hands differ"))
    mine, theirs = duel(hand, "cruiser", "cruiser")

    hand.do("Attack:", roll=True)
    assert stage(hand) is FightStage.BEFORE_ROLL, "real dice are waited for"
    hand.throw(3, 5)
    assert hand.says("3 + 2 = 5 against 5 + 2 = 7: miss")
    hand.go_on()
    assert stage(hand) is FightStage.ANSWER
    assert hand.says("Boris decides:")
    head, (anna, boris) = hand.view.head, hand.match.order
    assert head.name.text() == "Boris"
    others = [one.shown.seat.id for one in head.others.buttons if one.shown is not None]
    assert others == [anna], "everybody is there once"
    cards = hand.view.balances.balances.items()
    assert all(one.amount == hand.match.players[boris].hand[kind] for kind, one in cards)
    hand.do("Counter-attack:", roll=True)
    hand.throw(8, 1)
    assert hand.says("8 + 2 = 10 against 1 + 2 = 3: hit")
    hand.go_on()

    assert hand.match.fight is None
    assert mine not in hand.match.units
    assert theirs in hand.match.units


def test_the_program_rolls_if_nobody_has_dice(sit: Sit) -> None:
    """PA-APP-30: one click declares and rolls."""
    hand = sit(**PLAIN)
    duel(hand, "cruiser", "cruiser")

    hand.do("Attack:", roll=True)

    fight = hand.match.fight
    assert fight is not None
    assert fight.strike is not None
    assert fight.stage is FightStage.AFTER_ROLL
    total = fight.strike.attack_die + 2
    assert hand.says(f"{fight.strike.attack_die} + 2 = {total} against")


def test_an_event_card_before_the_roll_changes_the_odds(sit: Sit) -> None:
    """PA-APP-30: Targeting data, one more for the strike."""
    hand = sit(events=("sample-e04",), real_dice=True, **PLAIN)
    duel(hand, "cruiser", "cruiser")
    hand.do("Attack:", roll=True)
    assert hand.says("+2 against +2 (+0): 28/64")

    hand.do("Cards of Anna: 1")
    hand.do("Play: Targeting data")

    hand.open_panel("now")
    assert hand.says("+3 against +2 (+1): 36/64")
    hand.throw(4, 4)
    assert hand.says("4 + 3 = 7 against 4 + 2 = 6: hit")


def test_an_event_card_after_the_roll_turns_a_hit_into_a_miss(sit: Sit) -> None:
    """PA-APP-30: Shield boost, while the totals are on the table."""
    hand = sit(events=("sample-e05",), real_dice=True, **PLAIN)
    _mine, theirs = duel(hand, "cruiser", "cruiser")
    hand.do("Attack:", roll=True)
    hand.throw(5, 4)
    assert hand.says("5 + 2 = 7 against 4 + 2 = 6: hit")

    hand.do("Cards of Boris: 1")
    hand.do("Play: Shield boost")

    hand.open_panel("now")
    assert hand.says("5 + 2 = 7 against 4 + 3 = 7: miss")
    hand.go_on()
    assert theirs in hand.match.units
    assert stage(hand) is FightStage.ANSWER


# --- answers


def missed_by_two(hand: ParsecHand) -> tuple[list[UnitId], list[UnitId]]:
    """Two cruisers of Anna have missed one of two cruisers of Boris."""
    cell = open_space(hand.match)
    ways = cell.neighbors()
    ours = [hand.put(0, "cruiser", one) for one in (cell, ways[1])]
    step = ways[0] - cell
    theirs = [hand.put(1, "cruiser", one) for one in (ways[0], ways[1] + step)]
    hand.view.act(c.DeclareAttack(tuple(ours), theirs[0]))
    hand.view.act(c.RollStrike((1, 8)))
    hand.open_panel("now")
    hand.go_on()
    assert stage(hand) is FightStage.ANSWER
    return ours, theirs


def test_the_answer_has_joint_and_separate_odds_side_by_side(sit: Sit) -> None:
    """PA-APP-31: each target of a joint counter-attack, and all of them one by one."""
    hand = sit(**PLAIN)
    ours, theirs = missed_by_two(hand)

    number = [hand.match.units[one].number for one in ours]
    aims = [hand.match.units[one].number for one in theirs]
    joint = [f"Counter-attack together: Cruiser {one}" for one in number]
    assert set(joint) <= set(hand.titles())
    assert [roll_words(hand, one) for one in joint] == ["Roll: 43/64 · 67 %"] * 2
    separate = hand.notes("Counter-attack one by one")
    assert separate[1::2] == ["28/64 · 44 %"] * 2, "each striker with its own odds"
    ways = [one.face for one in hand.offered() if one.face.title == "Counter-attack one by one"]
    assert {tuple(note.text for note in way.notes[::2]) for way in ways} == {
        tuple(f"Cruiser {by} → Cruiser {at}" for by, at in zip(pair, number, strict=True))
        for pair in (aims, aims[::-1])
    }, "who strikes whom, in each way"
    assert roll_words(hand, "Counter-attack one by one") == "Roll"
    hand.do("Counter-attack one by one", roll=True)
    fight = hand.match.fight
    assert fight is not None
    assert fight.strike is not None
    assert len(fight.strike.strikers) == 1


def test_safe_cells_are_lit_when_a_vessel_evades(sit: Sit) -> None:
    """PA-APP-31: out of reach of every opponent in the fight."""
    hand = sit(**PLAIN)
    mine, theirs = duel(hand, "cruiser", "fighter")
    hand.view.act(c.DeclareAttack((mine,), theirs))
    hand.view.act(c.RollStrike((1, 8)))
    hand.go_on()

    hand.do("Evade with: Fighter")

    foe = hand.match.units[mine].cell
    assert foe is not None
    safe = hand.marked("gold")
    assert safe
    assert safe < hand.lit()
    reach = 2  # of a cruiser; at that distance every cell lies in a line with it
    assert all(foe.distance(cell) > reach for cell in safe)
    assert all(foe.distance(cell) <= reach for cell in hand.lit() - safe)
    assert hand.marked("danger") == hand.lit() - safe, "seen among all that can be reached"
    assert hand.says(f"safe cells: {len(safe)}")
    goal = min(safe)
    hand.click(goal)
    assert hand.match.units[theirs].cell == goal
    assert hand.match.fight is None


# --- support


def test_others_are_asked_for_support_and_paid_for_it(sit: Sit) -> None:
    """PA-APP-32: with their consent; only bonus and range count."""
    hand = sit("Anna", "Boris", "Chiara", **PLAIN)
    cell = open_space(hand.match)
    mine = hand.put(0, "cruiser", cell)
    aim = cell.neighbors()[0]
    theirs = hand.put(1, "cruiser", aim)
    ally = hand.put(2, "fighter", aim + (aim - cell))
    far = hand.put(2, "fighter", aim + (aim - cell) + (aim - cell))
    hand.put(0, "cargo", cell.neighbors()[1])
    hand.open_panel("now")
    hand.click(cell)
    assert "Attack: Cruiser 5 (Boris)" in hand.titles(), "each has a cruiser 5"
    hand.do("Attack:")
    assert hand.says("Cargo ship 6 (Anna) cannot attack."), "civil, and in reach"
    boxes = {one.text(): one for one in hand.seen(QCheckBox)}
    number = hand.match.units[ally].number
    offered = [one for one in boxes if "Chiara" in one]
    assert len(offered) == 1, "the other one does not reach it"
    assert f"{number}" in offered[0]
    assert offered[0].endswith("+1, distance 1")
    assert hand.match.units[far].number != number
    assert hand.says("+2 against +2 (+0): 28/64")

    assert not hand.seen(PurseCount), "nobody supports, so nobody is paid"
    hand.push(boxes[offered[0]])
    assert hand.says("+3 against +2 (+1): 36/64")
    (fee,) = hand.seen(PurseCount)
    hand.fill(fee.amounts["gold"], 1)
    hand.push(hand.button("Roll"))
    assert not is_open(hand), "she has not agreed yet"
    before = {one: hand.match.players[one].hand for one in hand.match.order}
    hand.push(hand.button("Chiara agrees"))

    assert stage(hand) is FightStage.AFTER_ROLL, "what was asked for with the dice"
    assert hand.says("Cruiser 5 (Anna), Fighter 5 (Chiara) → Cruiser 5 (Boris)")
    assert hand.match.fight is not None
    anna, _boris, chiara = hand.match.order
    gold = Purse.of(gold=1)
    assert hand.match.players[anna].hand == before[anna] - gold
    assert hand.match.players[chiara].hand == before[chiara] + gold
    declared = hand.match.fight
    assert set(declared.supported) == {ally}
    assert hand.match.units[ally].cell == aim + (aim - cell), "it stays where it is"
    assert {mine, theirs, ally} <= set(declared.involved)
    hand.open_panel("ledger")
    told = [row.title for row in hand.rows("Ledger")][:2]
    assert set(told) == {"Anna pays for support", "Chiara is paid for support"}


def test_nobody_supports_who_declines(sit: Sit) -> None:
    """PA-APP-32: no fight, no fee."""
    hand = sit("Anna", "Boris", "Chiara", **PLAIN)
    cell = open_space(hand.match)
    hand.put(0, "cruiser", cell)
    aim = cell.neighbors()[0]
    hand.put(1, "cruiser", aim)
    hand.put(2, "fighter", aim + (aim - cell))
    hand.open_panel("now")
    hand.click(cell)
    hand.do("Attack:")
    hand.push(next(one for one in hand.seen(QCheckBox) if "Chiara" in one.text()))
    hand.push(hand.button("Roll"))
    count = len(hand.view.session.entries)

    hand.push(hand.button("Chiara declines"))

    assert hand.match.fight is None
    assert len(hand.view.session.entries) == count


@pytest.mark.parametrize("shares", [False, True])
def test_a_fee_for_success_and_a_share_of_the_salvage_are_agreed_before(
    sit: Sit, shares: bool
) -> None:
    """PA-GAP-37, -38, PA-APP-32: a share only where the table has chosen that."""
    salvage = {"ally": {"salvage": "agreed"}} if shares else {}
    hand = sit("Anna", "Boris", "Chiara", **PLAIN, **salvage)
    cell = open_space(hand.match)
    hand.put(0, "cruiser", cell)
    aim = cell.neighbors()[0]
    hand.put(1, "fighter", aim)
    ally = hand.put(2, "fighter", aim + (aim - cell))
    hand.open_panel("now")
    hand.click(cell)
    hand.do("Attack:")
    form = hand.own.now.attack
    assert not form.later.isVisible()
    hand.push(next(one for one in hand.seen(QCheckBox) if "Chiara" in one.text()))
    assert form.share.isVisible() is shares
    (fee,) = hand.seen(PurseCount)
    hand.fill(fee.amounts["gold"], 1)
    hand.push(form.later)
    if shares:
        hand.fill(form.share, 100)
    before = {one: hand.match.players[one].hand for one in hand.match.order}
    hand.push(hand.button("Roll"))
    assert hand.says("fee for each if it hits")
    assert hand.says("share of the salvage for each: 100 %") is shares
    hand.push(hand.button("Chiara agrees"))

    chiara = hand.match.order[2]
    assert hand.match.fight is not None
    gold = Purse.of(gold=1)
    assert hand.match.fight.supports[ally].on_success == gold
    assert hand.match.players[chiara].hand == before[chiara], "nothing yet"
    hand.push(hand.view.message.undo)
    hand.view.act(c.RollStrike((8, 1)))
    hand.view.act(c.ChooseLoss(next(iter(hand.match.stacks[aim])).id))
    worth = Purse.of(titanium=1, energy=1, gold=1)
    assert hand.match.players[chiara].hand == before[chiara] + gold + (worth if shares else EMPTY)


def test_the_free_card_of_a_salvage_is_chosen_with_the_loss(start: Start) -> None:
    """14.5 `salvage_bonus`: a card for each resource, and no input more."""
    hand = start()
    union = sorted(sample_set().factions, key=lambda one: one.id != "sample-f5")
    whole = replace(sample_set(), factions=tuple(union))
    hand.open(acting(agreement("Anna", "Boris"), whole))
    cell = open_space(hand.match)
    mine = hand.put(0, "cruiser", cell)
    theirs = hand.put(1, "fighter", cell.neighbors()[0])
    before = hand.match.players[hand.match.turn.player].hand
    hand.view.act(c.DeclareAttack((mine,), theirs))
    hand.view.act(c.RollStrike((8, 1)))
    hand.open_panel("now")
    prices = [one.face.price for one in hand.offered() if one.face.title.startswith("Remove:")]
    whole_price = Purse.of(titanium=1, energy=2, gold=2)  # Free Haulers pay a gold more
    assert len(prices) == 3
    assert whole_price in prices
    energy = next(one for one in hand.offered() if one.face.price == whole_price)
    hand.push(hand.deeds.cards[hand.deeds.deeds.index(energy)].button)

    assert theirs not in hand.match.units
    assert hand.match.players[hand.match.turn.player].hand == before + whole_price


# --- losses


def test_the_loser_chooses_on_the_hex_and_the_salvage_is_booked(sit: Sit) -> None:
    """PA-APP-33: the colony, or one of the vessels beside it."""
    hand = sit(**PLAIN)
    home = next(one for one in owned(hand.match, hand.match.order[1]) if one.type == "colony")
    assert home.cell is not None
    hand.put(1, "fighter", home.cell)
    away = next(
        one
        for one in home.cell.neighbors()
        if one in hand.match.board.modules_at and not hand.match.stacks.get(one)
    )
    mine = hand.put(0, "cruiser", away)
    hand.view.act(c.DeclareAttack((mine,), home.id))
    hand.view.act(c.RollStrike((8, 1)))
    hand.open_panel("now")
    settle()

    offered = [one for one in hand.titles() if one.startswith("Remove:")]
    assert sorted(one.split()[1] for one in offered) == ["Cargo", "Colony", "Fighter"]
    assert hand.says("Boris decides:")
    me = hand.match.turn.player
    before = hand.match.players[me].hand
    price = hand.face("Remove: Cargo").price
    hand.do("Remove: Cargo")

    assert home.id in hand.match.units, "the colony stands"
    assert hand.match.players[me].hand == before + price
    hand.open_panel("ledger")
    assert hand.rows("Ledger")[0].title == "Anna salvages: Cargo ship"


def test_a_vessel_aboard_stands_for_its_transport(sit: Sit) -> None:
    """PA-APP-33, PA-TRANS-11."""
    hand = sit(**PLAIN)
    mine, theirs = duel(hand, "cruiser", "transport")
    boris = hand.match.order[1]
    hand.view.act(c.PutUnit(boris, hand.match.tables.cargo.id, aboard=theirs))
    hand.view.act(c.DeclareAttack((mine,), theirs))
    hand.view.act(c.RollStrike((8, 1)))
    hand.open_panel("now")
    settle()

    assert [one.split()[1] for one in hand.titles() if one.startswith("Remove:")] == ["Cargo"]
    hand.go_on()
    assert theirs in hand.match.units
    assert not any(one.aboard == theirs for one in hand.match.units.values())


def test_the_bonus_of_a_structure_is_counted_anew_after_a_loss(sit: Sit) -> None:
    """PA-APP-33: two colonies together, then one alone; the board says so too."""
    hand = sit(**PLAIN)
    home = next(one for one in owned(hand.match, hand.match.order[1]) if one.type == "colony")
    assert home.cell is not None
    planet = hand.match.board.body_at[home.cell]
    beside = next(one for one in planet.cells if one.distance(home.cell) == 1)
    second = hand.put(1, "colony", beside)
    away = next(
        one
        for one in beside.neighbors()
        if one in hand.match.board.modules_at and not hand.match.stacks.get(one)
    )
    mine = hand.put(0, "cruiser", away)
    assert defence_bonus(hand.match, hand.match.units[home.id]) == 4
    hand.open_panel("now")
    hand.click(away)
    number = hand.match.units[second].number
    assert hand.notes(f"Attack: Colony {number}")[0] == "+2 : +4"

    hand.view.act(c.DeclareAttack((mine,), second))
    hand.view.act(c.RollStrike((8, 1)))
    settle()
    hand.go_on()

    assert second not in hand.match.units
    assert defence_bonus(hand.match, hand.match.units[home.id]) == 2


# --- elimination


def test_whoever_takes_the_last_unit_inherits_cards_and_faction(sit: Sit) -> None:
    """PA-APP-34, PA-ELIM-1 to -4: all cards in the entry of the loss, the faction if wanted."""
    hand = sit("Anna", "Boris", "Chiara")
    anna, boris, _chiara = hand.match.order
    mine, theirs = duel(hand, "cruiser", "fighter")
    for one in list(owned(hand.match, boris)):
        if one.id != theirs:
            hand.view.act(c.RemoveUnit(one.id))
    before = {one: hand.match.players[one] for one in (anna, boris)}
    hand.view.act(c.DeclareAttack((mine,), theirs))
    hand.view.act(c.RollStrike((8, 1)))
    hand.open_panel("now")
    hand.go_on()

    assert hand.match.stage is Stage.PLAY
    assert hand.match.players[boris].eliminated
    (out,) = [
        one for one in hand.view.session.entries[-1].events if isinstance(one, e.ParsecPlayerOut)
    ]
    assert out.by == anna
    assert (bool(out.postings), bool(out.heir_cards)) == (True, True), "in one entry"
    salvage = hand.match.players[anna].hand - before[anna].hand - before[boris].hand
    assert salvage.total > 0, "all cards of the hand, and what the fighter cost"
    inherited = {one.card for one in before[boris].cards}
    assert inherited <= {one.card for one in hand.match.players[anna].cards}
    assert hand.match.players[boris].hand == Purse()

    faction = before[boris].factions[0]
    hand.do("Take over the faction: Iron Legion")
    assert faction in hand.match.players[anna].factions
    assert not any(one.startswith("Take over") for one in hand.titles()), "once"
    hand.open_panel("ledger")
    assert any("takes the cards of Boris" in row.title for row in hand.rows("Ledger"))


def test_a_match_is_opened_again_in_the_middle_of_a_fight(sit: Sit) -> None:
    hand = sit(**PLAIN)
    one, other = duel(hand, "cruiser", "fighter")
    hand.view.context.commander.submit(c.DeclareAttack((one,), other))
    assert is_open(hand)
    desk = hand.app.desk
    (info,) = desk.library.documents()
    desk.put_away(PageId.TABLE)
    settle()
    assert hand.app.window.open_document(info)
    settle()
    assert hand.own.now.fight.isVisible()
    assert any(deed.do for deed in hand.own.now.fight.deeds.deeds), "the roll"
