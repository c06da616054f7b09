"""Panels of Parsec on a table: locks and reasons, cards, the port, victory, points, and fixing."""

from msgspec.structs import replace

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.definitions import EventDefinition, FactionDefinition
from bp_desktop.games.parsec.ids import CardId, DefinitionOrigin, FactionId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import colonies_of, owned
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.ui.games.parsec.setup.match_setup import new_parsec
from bp_desktop.ui.games.parsec.table.overlays import OVERLAYS, number_overlay
from bp_desktop.ui.table.deed_column import DeedColumn
from tests.games.parsec.sample import sample_set
from tests.journeys.parsec_hand import agreement, free_space
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit, Start

TWIN = FactionId("own-twin")


def titles(column: DeedColumn) -> list[str]:
    return [one.face.title for one in column.deeds]


def test_the_shipyard_locks_warships_and_says_why(sit: Sit) -> None:
    """PA-APP-23 to -25."""
    hand = sit()
    me = hand.match.turn.player
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=9, gold=9, energy=9), "a gift"))
    hand.view.dock.open_panel("yard")
    settle()
    yard = hand.own.yard.panel

    fighter = next(one for one in yard.deeds.deeds if one.face.title == "Fighter")
    count = colonies_of(hand.match, me)
    assert fighter.face.why_not == f"{count} of 4 colonies, and the arms race has not begun"
    assert "PA-ARMS-1" in fighter.face.rules
    cargo = next(one for one in yard.deeds.deeds if one.face.title == "Cargo ship")
    assert cargo.face.notes[-1].text == "8/10", "pieces left"
    before = len(hand.match.units)
    hand.do("Event card", column=yard.deeds)
    assert len(hand.match.players[me].cards) == 2
    assert hand.match.turn.part == "purchases", "the first purchase closes the actions"
    assert len(hand.match.units) == before


def test_a_colony_is_founded_by_a_cargo_on_a_planet(sit: Sit) -> None:
    hand = sit()
    match = hand.match
    me = match.turn.player
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=5, energy=5), "a gift"))
    cargo = next(one for one in owned(match, me) if type_of(match, one).is_cargo)
    assert cargo.cell is not None
    body = match.board.body_at[cargo.cell]
    goal = next(one for one in body.cells if not match.stacks.get(one))
    hand.view.act(c.MoveVessel(cargo.id, to=goal))
    settle()
    hand.own.now.show_unit(cargo.id)
    hand.do("Found a colony")

    assert colonies_of(hand.match, me) == colonies_of(match, me) + 1


def test_cards_port_and_contacts_stand_together(sit: Sit) -> None:
    """PA-APP-26, -27."""
    hand = sit()
    hand.view.dock.open_panel("cards")
    settle()
    cards = hand.own.cards.panel

    found = titles(cards.deeds)
    assert "Event cards: 1" in found
    assert "Exchange 2 cards for 1" in found, "as Free Haulers pay at the port"
    assert any(one.startswith("Sell to the port") for one in found)
    assert any(one.startswith("Trade contacts") for one in found)


def test_the_monitor_tells_both_conditions_and_the_time_that_is_left(sit: Sit) -> None:
    """PA-APP-36, -38."""
    hand = sit(variant={"timed_minutes": 60})
    hand.view.dock.open_panel("overview")
    settle()
    panel = hand.own.overview.panel

    assert panel.progress.rows[0].parts[0].text == "0/3", "modules, with two players"
    for corner in (from_offset(1, 1), from_offset(17, 9)):
        hand.put(0, "cruiser", corner)
    assert panel.progress.rows[0].parts[0].text == "1/3 (2)", "two that are not connected"
    count = colonies_of(hand.match, hand.match.order[0])
    assert panel.progress.rows[0].parts[1].text == f"{count}/5"
    assert panel.time.isVisible()
    assert panel.time.text().startswith("Time left: 0:5") or "1:00:00" in panel.time.text()
    assert sum(one.seat is not None for one in panel.points.rows) == 2
    assert all(one.badge for one in panel.points.rows), "each source has its points"
    hand.push(panel.time_up)
    assert hand.match.time_is_up or hand.match.ending is not None


def test_what_everybody_can_pay_for_is_told_as_far_as_hands_are_open(sit: Sit) -> None:
    """PA-APP-22."""
    hand = sit()
    me, other = hand.match.order
    poor = hand.match.players[other].hand
    hand.view.act(c.AdjustHand(me, Purse.of(titanium=9, gold=9, energy=9), "a gift"))
    hand.view.act(c.AdjustHand(other, -poor, "robbed"))
    hand.view.dock.open_panel("overview")
    settle()
    rows = {one.id: one for one in hand.own.overview.panel.progress.rows}

    assert rows[f"{me} pays"].tip == "Colony, Cargo ship, event card", "warships are locked"
    assert rows[f"{me} pays"].parts[0].picture == "unit/colony"
    assert rows[f"{other} pays"].tip == "nothing yet"


def test_of_a_covered_hand_nobody_learns_what_it_could_pay_for(sit: Sit) -> None:
    """PA-APP-21, -22."""
    hand = sit(ui={"hidden_hands": True})
    me, other = hand.match.order
    hand.view.dock.open_panel("overview")
    settle()
    panel = hand.own.overview.panel

    def paying() -> set[str]:
        return {one.id for one in panel.progress.rows if one.id.endswith(" pays")}

    assert not paying()
    counts = next(one for one in panel.progress.rows if one.id == f"{other} cards").parts
    boris = hand.match.players[other]
    told = [(one.picture, one.text) for one in counts]
    assert told == [("ui/coins", str(boris.hand.total)), ("ui/bolt", str(len(boris.cards)))]
    hand.view.viewer.uncover(hand.match, me)
    settle()
    assert paying() == {f"{me} pays"}, f"nothing of {other}"
    hand.view.viewer.cover()
    settle()
    assert not paying()


def test_overlays_mark_cells_and_write_on_them(sit: Sit) -> None:
    """PA-APP-14."""
    hand = sit()
    match, theme = hand.match, hand.own.theme

    structures = OVERLAYS["structures"]
    count = sum(type_of(match, one).is_colony for one in match.units.values())
    assert sum(len(one.cells) for one in structures.marks(match, theme)) == count
    assert set(structures.notes(match).values()) <= {"+2", "+3", "+4", "+6"}
    number = next(iter(match.board.bodies.values())).number
    assert number_overlay(number).marks(match, theme)
    board = hand.own.board
    assert board is not None
    board.show_overlay(structures)
    settle()
    assert not any(one.cells for one in OVERLAYS["modules"].marks(match, theme))


def test_a_piece_is_put_on_the_board_and_taken_away_by_the_tables_word(sit: Sit) -> None:
    hand = sit()
    hand.view.dock.open_panel("fix")
    settle()
    panel = hand.own.fix.panel
    free = free_space(hand.match)
    panel.kind.choose("fighter")
    before = set(hand.match.units)

    hand.push(panel.put)
    hand.click(free)
    (made,) = set(hand.match.units) - before
    hand.view.dock.open_panel("fix")
    settle()
    panel.units.choose(made)
    panel._choose(made)
    hand.push(panel.remove)

    assert set(hand.match.units) == before


def test_a_card_that_is_read_out_is_played_and_its_text_applied_by_hand(start: Start) -> None:
    """PA-DATA-6: out of a fight and in one, each change with the card's id."""
    own = DefinitionOrigin.OWNER
    storm = EventDefinition(
        CardId("own-storm"),
        own,
        "bonus",
        "green",
        {"en": "Storm"},
        text="All are shaken.",
        copies=9,
    )
    miners = FactionDefinition(FactionId("own-miners"), own, {"en": "Miners"}, text="They dig.")
    whole = replace(sample_set(), events=(storm,), factions=(miners, replace(miners, id=TWIN)))
    hand = start()
    hand.open(new_parsec(agreement("Anna", "Boris"), whole, mixed=True))
    hand.prepare()
    hand.produce()
    match = hand.match
    me, other = match.order
    cell = free_space(hand.match)
    mine = hand.put(tuple(match.players).index(me), "cruiser", cell)
    theirs = hand.put(tuple(match.players).index(other), "cruiser", cell.neighbors()[0])
    hand.view.dock.open_panel("cards")
    settle()
    panel = hand.own.cards.panel
    form = panel.text
    assert not form.isVisible()

    hand.do("Play: Storm", column=panel.deeds)
    assert form.text.text() == "All are shaken."
    form.what.choose("gain")
    form.cards.amounts["gold"].setValue(2)
    before = hand.match.players[me].hand
    hand.push(form.apply)
    assert hand.match.players[me].hand == before + Purse.of(gold=2)
    form.what.choose("range")
    form.unit.choose(mine)
    hand.push(form.apply)
    last = hand.view.session.entries[-1].command
    assert last == c.ApplyText(me, "own-storm", unit=mine, range=1)
    hand.push(form.done)
    assert not form.isVisible()

    hand.view.act(c.DeclareAttack((mine,), theirs))
    settle()
    panel.show_cards_of(me)
    hand.do("Miners", column=panel.deeds)
    assert form.text.text() == "They dig."
    form.what.choose("attack")
    form.delta.setValue(3)
    hand.push(form.apply)
    fight = hand.match.fight
    assert fight is not None
    assert fight.strike is not None
    assert fight.strike.attack_events == 3
