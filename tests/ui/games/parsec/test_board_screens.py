"""The board of Parsec in the window: modules, stacks, badges of the turn, overlays and markers."""

import pytest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.ui.board.badges import Badge
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.pieces import Piece
from bp_desktop.ui.board.pills import Pill
from bp_desktop.ui.games.parsec.table.overlays import OVERLAYS
from bp_desktop.ui.look.players import PlayerLook, player_look
from bp_desktop.ui.widgets.fields import ChoiceField
from tests.journeys.parsec_hand import ParsecHand, free_space
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import LARGE, Painted, Sit, Stamp

SMALL = 7 / LAYOUT.hex_width
"""A scale of the board at which resources would be too small."""


def badges(stamps: list[Stamp], near: Hex) -> list[str]:
    """The small discs around a cell, by their signs."""
    around = {near, *near.neighbors()}
    return [
        one.what[1]
        for one in stamps
        if isinstance(one.what, tuple) and one.what[0] == "sign" and one.cell in around
    ]


def pills(stamps: list[Stamp]) -> dict[str, set[Hex]]:
    found: dict[str, set[Hex]] = {}
    for one in stamps:
        if isinstance(one.what, Pill):
            found.setdefault(one.what.text, set()).add(one.cell)
    return found


def color(hand: ParsecHand, place: int) -> str:
    """Of the seat with that number."""
    return player_look(place, hand.app.theme.look.players).color


def first_cargo(hand: ParsecHand) -> UnitId:
    me = hand.match.turn.player
    return next(one.id for one in owned(hand.match, me) if type_of(hand.match, one).is_cargo)


@pytest.mark.parametrize(
    ("names", "grid"),
    [(("Anna", "Boris"), (3, 2)), (("Anna", "Boris", "Chiara"), (3, 4))],
    ids=["two", "three"],
)
def test_modules_lie_in_their_grid_with_numbers_and_resources_on_bodies(
    sit: Sit, painted: Painted, names: tuple[str, ...], grid: tuple[int, int]
) -> None:
    """PA-APP-11; that a seam cell is drawn half and half, the test of the picture proves."""
    hand = sit(*names)
    board, stamps = hand.match.board, painted(hand)

    assert (board.columns, board.rows) == grid
    numbers = [str(one + 1) for one in range(grid[0] * grid[1])]
    assert set(numbers) <= set(pills(stamps)), "every module has its number"
    seen = [one.what[0] for one in stamps if isinstance(one.what, tuple)]
    told = {one[:2] for one in seen if isinstance(one, Badge)}
    assert told == {
        (one.number, tuple(f"resource/{kind}" for kind in one.resources))
        for one in board.bodies.values()
    }
    shared = [cell for cell, modules in board.modules_at.items() if len(modules) > 1]
    assert shared
    small = [one.what for one in painted(hand, SMALL) if isinstance(one.what, tuple)]
    plain = {one.number for one, *_ in small if isinstance(one, Badge) and not one.pictures}
    assert plain == {one.number for one in board.bodies.values()}, "far away, the number is left"


def test_a_colony_and_two_small_vessels_are_seen_side_by_side(sit: Sit, painted: Painted) -> None:
    """PA-APP-12: none of the three hides another."""
    hand = sit()
    cell = hand.match.units[first_cargo(hand)].cell
    assert cell is not None
    hand.put(0, "fighter", cell)

    stack = [
        one.what.icon
        for one in painted(hand)
        if isinstance(one.what, Piece) and one.what.icon.startswith("unit/") and one.cell == cell
    ]

    assert sorted(stack) == ["unit/cargo", "unit/colony", "unit/fighter"]


def test_a_transport_shows_what_is_in_both_of_its_slots(sit: Sit, painted: Painted) -> None:
    """PA-APP-12: loaded."""
    hand = sit()
    cell = free_space(hand.match)
    me = hand.match.turn.player
    transport = hand.put(0, "transport", cell)
    assert badges(painted(hand), cell) == [], "put there by the table's word, and empty"

    for slot in (1, 2):
        hand.view.act(c.PutUnit(me, TypeId("fighter"), aboard=transport))
        settle()
        assert badges(painted(hand), cell) == ["box"] * slot
    hand.open_panel("now")
    rows = {one.id: one.note for one in hand.rows("Your vessels")}
    assert "carries 2" in rows[transport]


def test_numbers_never_hide_the_pieces_of_a_stack(sit: Sit, painted: Painted) -> None:
    """PA-APP-12: as the board of two begins, the sign of its owner stands for both numbers."""
    hand = sit()
    cell = hand.match.units[first_cargo(hand)].cell
    assert cell is not None

    def numbers(scale: float) -> set[int]:
        """Of pieces with a pill, and 0 for the signs."""
        found = [one.what for one in painted(hand, scale) if isinstance(one.what, tuple)]
        return {
            one[2] if one[0] == "number" else 0
            for one in found
            if one[0] == "number" or (one[0] == "sign" and isinstance(one[1], PlayerLook))
        }

    assert numbers(33 / LAYOUT.hex_width) == {0}, "where the window fits the board of two"
    assert {1, 2, 3, 4} <= numbers(LARGE)


def test_badges_tell_what_is_new_moved_and_attacked_this_turn(sit: Sit, painted: Painted) -> None:
    """PA-APP-12, until the turn ends."""
    hand = sit()
    cargo = first_cargo(hand)
    start = hand.match.units[cargo].cell
    assert start is not None
    hand.click(start)
    goal = max(hand.marked("info"), key=start.distance)
    hand.click(goal)
    assert badges(painted(hand), goal) == ["move"]

    at = free_space(hand.match)
    mine = hand.put(0, "cruiser", at)
    hand.put(1, "fighter", at.neighbors()[0])
    hand.open_panel("now")
    hand.click(at)
    hand.do("Attack", roll=True)
    assert hand.match.units[mine].attacked == hand.match.turn.number
    assert "attack" in badges(painted(hand), at)
    hand.view.undo(consent=True)
    hand.view.undo(consent=True)
    settle()

    hand.view.act(c.AdjustHand(hand.match.turn.player, Purse.of(titanium=9, energy=9, gold=9), ""))
    hand.open_panel("yard")
    hand.do("Cargo ship")
    hand.click(next(iter(hand.lit())))
    new = next(one for one in hand.match.units.values() if one.built == hand.match.turn.number)
    assert new.cell is not None
    assert "plus" in badges(painted(hand), new.cell)

    hand.go_on()
    assert badges(painted(hand), goal) == [], "the next turn begins with none"


# --- overlays


def overlay(hand: ParsecHand, words: str) -> None:
    """Chosen in the list beside the board."""
    hand.open_panel("overview")
    (box,) = [one for one in hand.seen(ChoiceField) if one.findText(words) >= 0]
    hand.choose(box, words)


def test_the_reach_of_a_vessel_is_marked_while_it_is_in_hand(sit: Sit) -> None:
    """PA-APP-14: reach."""
    hand = sit()
    cargo = hand.match.units[first_cargo(hand)]
    assert cargo.cell is not None
    hand.click(cargo.cell)

    steps = type_of(hand.match, cargo).move
    reach = hand.marked("info")
    assert reach
    assert max(cargo.cell.distance(one) for one in reach) == steps
    assert hand.marked("gold") == {cargo.cell}
    hand.click(cargo.cell)


def test_structures_are_marked_with_their_total_bonus(sit: Sit, painted: Painted) -> None:
    """PA-APP-14: colonies side by side defend together."""
    hand = sit()
    colony = next(
        one
        for one in owned(hand.match, hand.match.turn.player)
        if type_of(hand.match, one).is_colony
    )
    assert colony.cell is not None
    planet = hand.match.board.body_at[colony.cell]
    beside = next(one for one in planet.cells if one.distance(colony.cell) == 1)
    hand.put(0, "colony", beside)

    overlay(hand, "Structures with their bonus")

    assert {colony.cell, beside} <= hand.marked(color(hand, 0))
    told = pills(painted(hand))
    assert {"+4", "+2"} <= set(told), "two together, and one alone"
    assert len(told["+4"]) == 1, "once for both"
    overlay(hand, "Nothing more")
    assert not hand.marked(color(hand, 0))
    assert "+4" not in pills(painted(hand))


def test_dominated_and_contested_modules_are_marked(sit: Sit) -> None:
    """PA-APP-14."""
    hand = sit()
    board = hand.match.board
    inner = {n: [cell for cell, some in board.modules_at.items() if some == (n,)] for n in (1, 2)}
    free = [[one for one in inner[n] if one not in board.body_at] for n in (1, 2)]
    hand.put(0, "fighter", free[0][0])
    hand.put(0, "fighter", free[1][0])
    hand.put(1, "fighter", free[1][-1])

    overlay(hand, "Dominated and contested modules")

    assert set(inner[1]) <= hand.marked(color(hand, 0))
    assert set(inner[2]) <= hand.marked("danger")
    assert set(inner[1]).isdisjoint(hand.marked("danger"))
    written = OVERLAYS["modules"].notes(hand.match)
    name = hand.match.players[hand.match.order[0]].name
    assert [written.get(cell) for cell in inner[1] if cell in written] == [name], "in words too"
    assert not written.keys() & set(inner[2]), "contested: nobody's"


def test_trade_contacts_are_marked(sit: Sit) -> None:
    """PA-APP-14."""
    hand = sit()
    cell = free_space(hand.match)
    far = hand.match.units[next(iter(hand.match.units))].cell
    overlay(hand, "Trade contacts")
    assert not hand.marked(color(hand, 1)), "nobody is near"

    hand.put(0, "cargo", cell)
    hand.put(1, "cargo", cell.neighbors()[0])

    assert hand.marked(color(hand, 1)) == {cell.neighbors()[0]}
    assert far not in hand.marked(color(hand, 1))
    name = hand.match.players[hand.match.order[1]].name
    assert OVERLAYS["contacts"].notes(hand.match) == {cell.neighbors()[0]: name}, "from afar, too"

    match = hand.match
    taken = {one.cell for one in match.units.values() if one.cell is not None}
    other = next(
        one
        for one in match.board.modules_at
        if one.neighbors()[0] in match.board.modules_at
        and all(one.distance(there) > 3 for there in taken)
    )
    hand.put(0, "fighter", other)
    hand.put(1, "cargo", other.neighbors()[0])
    assert hand.marked(color(hand, 1)) == {cell.neighbors()[0]}, "a fighter trades with nobody"


def test_the_production_of_a_number_is_marked_with_its_cards(sit: Sit, painted: Painted) -> None:
    """PA-APP-14: of a chosen number."""
    hand = sit()
    colony = next(one for one in hand.match.units.values() if type_of(hand.match, one).is_colony)
    assert colony.cell is not None
    body = hand.match.board.body_at[colony.cell]

    overlay(hand, f"Production of {body.number}")

    bodies = hand.match.board.by_number[body.number]
    assert hand.marked("gold") == {cell for one in bodies for cell in one.cells}
    assert "+1" in pills(painted(hand))
    other = next(n for n in range(1, 9) if n != body.number)
    overlay(hand, f"Production of {other}")
    assert colony.cell not in hand.marked("gold")


# --- markers


def test_lasting_events_have_a_marker_with_the_turns_that_are_left(
    sit: Sit, painted: Painted
) -> None:
    """PA-APP-15: on a module and on a body, and how many of the eight markers are used."""
    hand = sit(events=("sample-e07", "sample-e16"))
    me = hand.match.turn.player
    for _ in range(8):  # until both are in the hand
        hand.view.act(c.AdjustHand(me, Purse.of(gold=2), ""))
        hand.view.act(c.BuyEvent())
    settle()
    for _ in range(2):
        hand.go_on()
        if hand.match.turn.player == me:
            break
        hand.produce()
    hand.produce()
    hand.open_panel("cards")
    hand.do("Play: Dust cloud")
    hand.do("Module 2")
    hand.open_panel("cards")
    hand.do(next(one for one in hand.titles() if one.startswith("Play:") and "Dust" not in one))
    body = next(iter(hand.match.board.bodies.values()))
    hand.do(next(one for one in hand.titles() if f"{body.number}" in one))

    hand.open_panel("cards")
    assert "Events in force: 2 of 8 markers" in hand.titles()
    assert hand.notes("End: Dust cloud") == ["turns left: 1"]
    marked = pills(painted(hand))
    assert {"⌛ 1", "⌛ 2"} <= set(marked)
    assert all(2 in hand.match.board.modules_at[cell] for cell in marked["⌛ 1"])
    for _ in range(2):
        hand.go_on()
        hand.produce()
    left = pills(painted(hand))
    assert "⌛ 1" in left, "one round less"
    assert "⌛ 2" not in left
    hand.open_panel("cards")
    assert "Events in force: 1 of 8 markers" in hand.titles()
