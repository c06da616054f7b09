"""Helping a vessel of Parsec to move: what blocks it, whose consent it needs, loading and
unloading."""

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.games.parsec.table.faces import unit_title
from bp_desktop.ui.table.consent import ConsentCard
from tests.journeys.parsec_hand import ParsecHand, free_space
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Sit


def blocked_way(hand: ParsecHand) -> tuple[UnitId, Hex, Hex]:
    """Anna's fighter in hand, the cell of Boris's beside it, and the cell behind that."""
    here = free_space(hand.match)
    beside = here.neighbors()[0]
    mine = hand.put(0, "fighter", here)
    hand.put(1, "fighter", beside)
    hand.open_panel("now")
    hand.click(here)
    return mine, beside, beside + (beside - here)


def hover(hand: ParsecHand, cell: Hex) -> list[str]:
    """The mouse comes to a cell; what stands beside it."""
    board = hand.own.board
    assert board is not None
    view = board.view
    view.ensure_cell_visible(cell)
    settle()
    QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(*LAYOUT.center(cell))))
    settle()
    return [one.text for one in board.tag.parts] if board.tag.isVisible() else []


def test_blocked_cells_are_hatched_and_say_why_by_which_rule(sit: Sit) -> None:
    """PA-APP-13, PA-MOVE-3, -4: the reach is lit without them, and a click there moves nothing."""
    hand = sit()
    _mine, beside, behind = blocked_way(hand)

    lit, near = hand.marked("info"), hand.marked("faint")
    assert lit
    assert {beside, behind} <= near
    assert not {beside, behind} & lit
    said, rule = hover(hand, beside)
    assert "Boris" in said
    assert rule == "PA-MOVE-3"
    said, rule = hover(hand, behind)
    assert "Fighter" in said
    assert rule == "PA-MOVE-4"
    assert hover(hand, next(iter(lit))) == [], "nothing is against that"


def test_a_click_on_a_blocked_cell_moves_nothing_and_says_why(sit: Sit) -> None:
    """PA-APP-13, PA-MOVE-3: of an unarmed vessel, which would otherwise attack there."""
    hand = sit()
    here = free_space(hand.match)
    beside = here.neighbors()[0]
    mine = hand.put(0, "cargo", here)
    hand.put(1, "fighter", beside)
    hand.open_panel("now")
    hand.click(here)

    hand.click(beside)

    assert hand.match.units[mine].cell == here
    trouble = hand.view.trouble
    assert trouble.isVisible()
    assert "Boris" in trouble.text.text()


def ask_passage(hand: ParsecHand, unit: UnitId, toll: int) -> ConsentCard:
    """As the form asks for it; Boris is asked then."""
    form = hand.own.now.amounts
    assert hand.says(f"{unit_title(hand.match.units[unit])} passes through units of Boris")
    assert hand.says("Toll for each of them:")
    if toll:
        hand.fill(form.amounts.amounts["gold"], toll)
    hand.push(form.confirm)
    (card,) = hand.seen(ConsentCard)
    assert "Fighter" in card.words.text()
    assert card.agree.text().startswith("Boris")
    return card


def test_passage_is_asked_for_and_its_toll_is_paid(sit: Sit) -> None:
    """PA-APP-13, PA-GAP-10: whose units are passed says yes or no, and only then it happens."""
    hand = sit()
    mine, _beside, behind = blocked_way(hand)
    anna, boris = hand.match.order
    hand.view.act(c.AdjustHand(anna, Purse.of(gold=2), "a gift"))
    here = hand.match.units[mine].cell
    assert here is not None
    gold = {one: hand.match.players[one].hand["gold"] for one in (anna, boris)}

    hand.click(behind)
    hand.push(ask_passage(hand, mine, 2).decline)
    assert hand.match.units[mine].cell == here
    assert hand.match.players[anna].hand["gold"] == gold[anna], "nothing is paid for a no"

    hand.click(behind)
    hand.push(ask_passage(hand, mine, 2).agree)

    assert hand.match.units[mine].cell == behind
    assert hand.match.players[anna].hand["gold"] == gold[anna] - 2
    assert hand.match.players[boris].hand["gold"] == gold[boris] + 2
    (moved,) = hand.view.session.entries[-1].events
    assert isinstance(moved, e.VesselMoved)
    assert moved.consents == (boris,)
    assert {one.type for one in moved.postings} == {ParsecPosting.TOLL}
    assert hand.view.session.entries[-1].overruled == ()


def test_passage_may_be_free_of_charge(sit: Sit) -> None:
    """PA-APP-13."""
    hand = sit()
    mine, _beside, behind = blocked_way(hand)

    hand.click(behind)
    hand.push(ask_passage(hand, mine, 0).agree)

    assert hand.match.units[mine].cell == behind
    (moved,) = hand.view.session.entries[-1].events
    assert isinstance(moved, e.VesselMoved)
    assert moved.postings == ()


def test_a_fighter_goes_aboard_by_a_click_and_leaves_a_turn_later(sit: Sit) -> None:
    """PA-APP-13, PA-TRANS-2 to -4: two clicks to load, a card and a click to unload."""
    hand = sit()
    here = free_space(hand.match)
    beside = here.neighbors()[0]
    fighter, transport = hand.put(0, "fighter", here), hand.put(0, "transport", beside)
    hand.open_panel("now")

    hand.click(here)
    assert beside in hand.marked("info"), "its own transport has room"
    hand.click(beside)
    assert hand.match.units[fighter].aboard == transport

    hand.open_panel("now")
    hand.click(beside)
    unload = next(one for one in hand.deeds.deeds if one.face.title.startswith("Unload"))
    assert unload.face.rules == ("PA-TRANS-4",), "loaded in this turn, and the card says so"
    assert unload.face.why_not
    for _ in hand.match.order:
        hand.go_on()
        hand.produce()
    hand.put(1, "fighter", next(one for one in beside.neighbors() if one != here))
    hand.open_panel("now")
    hand.click(beside)
    hand.do("Unload: Fighter")
    taken = {cell for cell in beside.neighbors() if hand.match.stacks.get(cell)}
    assert hand.lit() == set(beside.neighbors()) - taken, "beside it, where there is room"
    hand.click(here)

    assert hand.match.units[fighter].aboard is None
    assert hand.match.units[fighter].cell == here


def test_a_full_transport_takes_nobody_else_and_says_why(sit: Sit) -> None:
    """PA-APP-13, PA-TRANS-1: its cell is blocked, with the reason."""
    hand = sit()
    here = free_space(hand.match)
    beside = here.neighbors()[0]
    fighter, transport = hand.put(0, "fighter", here), hand.put(0, "transport", beside)
    me = hand.match.turn.player
    for _ in range(2):
        hand.view.act(c.PutUnit(me, TypeId("fighter"), aboard=transport))
    hand.open_panel("now")

    hand.click(here)

    assert beside not in hand.marked("info")
    assert beside in hand.marked("faint")
    _said, rule = hover(hand, beside)
    assert rule in ("PA-TRANS-1", "PA-PLACE-6")
    assert hand.match.units[fighter].cell == here
    assert hand.face("Go aboard").rules[:1] == ("PA-TRANS-1",)
