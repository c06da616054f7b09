"""Scenes of the table: a turn in its phases, what is asked, written and put right, and the end."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QMenu

from bp_desktop.app.tour import settle
from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import FactionId, Phase, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import Concede, PutShip
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.shared.promises import MakePromise
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, MatchPlan, PlayedSide
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.table.trade import TradePanel
from bp_desktop.ui.table.view import TableView
from tests.games.burning_planets.match.build import (
    BLUE,
    DUO,
    RED,
    RED_HOME,
    SECRET_BOOKS,
    SMALL,
    creation,
)
from tests.scenes.walking import Scenery, Shown, scene, wait_for
from tests.ui.table.players_hand import OPEN_BOOKS, PlayersHand, begun, in_phase, rich

PLAYERS = (("Anna", "humans"), ("Борис", "digitals"), ("Chiara", "xenos"))
STEPS = 21
TITLES = ("Friday night", "Ten metal", "Five food")
OPEN_SPACE, BESIDE = Hex(14, 12), Hex(15, 12)
SHIPS = (PutShip(RED, SMALL, OPEN_SPACE), PutShip(BLUE, SMALL, BESIDE))


def sit_down(
    place: Scenery,
    title: str,
    play: Callable[[Any], object],
    options: Options = OPEN_BOOKS,
    positions: Positions = Positions.BOARD,
) -> PlayersHand:
    """Red and Blue at a table; `play` submits to it, for steps come to the table as always."""
    made = place.app.desk.library.create(
        "burning_planets.match", title, (creation(DUO, options, positions),)
    )
    play(place.open(made))
    return show(place)


def show(place: Scenery) -> PlayersHand:
    place.window.show_page(PageId.TABLE)
    settle()
    (view,) = [one for one in place.window.findChildren(TableView) if one.isVisible()]
    view.screens.leave_recap()
    place.rest(0.8)
    return PlayersHand(view)


def in_dock(place: Scenery, hand: PlayersHand, name: str) -> Shown:
    """Every panel beside the board."""
    for id_, _text in hand.view.dock.names():
        hand.view.dock.open_panel(id_)
        settle()
        yield f"{name}-{id_}", place.window
    hand.view.dock.open_panel("now")


@scene
def evening(place: Scenery) -> Shown:
    """A match of three under way, as they begin it."""
    players = tuple(
        SeatDraft(name, color, by_hand=False, own=PlayedSide(FactionId(faction)))
        for color, (name, faction) in enumerate(PLAYERS)
    )
    title = "Friday night"
    plan = MatchPlan(Agreement(title, players, DEFAULTS), BoardSource.ROLLED)
    made = place.app.desk.library.create(
        "burning_planets.match", title, plan.commands(AppDice("shots"))
    )
    commander = place.open(made)
    for _ in range(STEPS):
        match: Match = commander.state
        step = next_command(match)
        assert step is not None
        commander.submit(step, overrule=True)
    place.window.show_page(PageId.TABLE)
    place.rest(0.8)
    yield "table", place.window


@scene
def table_setup(place: Scenery) -> Shown:
    hand = sit_down(place, "Order first", lambda _session: None)
    yield "table-order", place.window
    hand.view.advance()
    settle()
    yield "table-first-cannon", place.window


@scene
def table_building(place: Scenery) -> Shown:
    hand = sit_down(place, "Building", lambda one: in_phase(one, Phase.STRUCTURES, rich(RED)))
    yield "table-building", place.window
    yield from in_dock(place, hand, "table-building")
    next(one for one in hand.own.do_now.shop.offers.values() if one.isEnabled()).click()
    settle()
    yield "table-placing", place.window
    hand.view.step_back()
    hand.view.inspect(RED_HOME)
    settle()
    yield "table-inspect", place.window
    hand.view.inspector.close()
    hand.view.act(MakePromise(RED, "Ten metal, after the battle", BLUE, RED, Phase.STRUCTURES))
    panel = hand.view.dock.show_panel("trade")
    assert isinstance(panel, TradePanel)
    assert panel.promises is not None
    panel.promises.open_form.click()
    settle()
    yield "table-promise", place.window
    hand.view.dock.open_panel("now")
    hand.view.act(MakePromise(RED, "Five food", BLUE, RED, Phase.STRUCTURES))
    settle()


@scene
def table_ships(place: Scenery) -> Shown:
    hand = sit_down(
        place, "Ships", lambda one: in_phase(one, Phase.ACTIONS, [*rich(RED, BLUE), *SHIPS])
    )
    yield "table-actions", place.window
    hand.own.next_unit()
    settle()
    yield "table-unit", place.window
    match = hand.match
    mine, other = (
        next(UnitId(one.id) for one in match.board.ships.values() if one.owner == seat)
        for seat in (RED, BLUE)
    )
    hand.own.fight.open(mine, other)
    settle()
    yield "table-battle", place.window
    hand.own.fight.close()
    for page in ("holdings", "journal"):
        hand.view.pages.open_page(page)
        settle()
        yield f"table-{page}", place.window


@scene
def table_past(place: Scenery) -> Shown:
    """What was done wrong is put right; goes on with the table before."""
    hand = show(place)
    entries = hand.view.session.entries
    hand.view.correct_step(entries[-2].seq)
    settle()
    yield "table-correction", place.window
    hand.view.correct_step(entries[3].seq)
    settle()
    yield "table-correction-old", place.window
    hand.view.past.correction.close_step()
    hand.view.add_remark()
    settle()
    yield "table-remark", place.window
    place.close_overlays()
    hand.view.pages.open_page("board")
    hand.view.go_back_to_turn_start()
    settle()
    yield "table-turn-start", place.window
    hand.view.step_back()


@scene
def table_asides(place: Scenery) -> Shown:
    hand = show(place)
    window = place.window
    hand.view.choose_banker()
    settle()
    yield "table-banker", window
    place.close_overlays()
    hand.view.clock.open_form()
    settle()
    yield "table-clock", window
    place.close_overlays()
    hand.view.show_fingerprint()
    settle()
    yield "table-fingerprint", window
    hand.view.screens.open_recap()
    settle()
    yield "table-recap", window
    hand.view.screens.leave_recap()
    hand.view.undo()
    settle()
    yield "table-undo", window
    hand.view.step_back()
    hand.view.end_turn()
    settle()
    yield "table-end-turn", window
    hand.view.step_back()


@scene
def table_public(place: Scenery) -> Shown:
    hand = show(place)
    hand.view.public.open()
    public = hand.view.public.window
    assert public is not None
    public.resize(place.window.size())
    settle()
    yield "public", public
    public.close()
    settle()


@scene
def table_secrets(place: Scenery) -> Shown:
    hand = sit_down(place, "Secrets", begun, SECRET_BOOKS)
    yield "table-covered", place.window
    hand.view.toggle_look()
    settle()
    yield "table-curtain", place.window
    hand.view.curtain.open()
    settle()
    yield "table-looked", place.window
    place.run("table.contract")
    yield "table-contract", place.window
    place.run("table.note")
    yield "table-note", place.window
    hand.view.curtain.cover()
    settle()


@scene
def table_beside_a_board(place: Scenery) -> Shown:
    hand = sit_down(
        place,
        "Beside a board",
        lambda one: in_phase(one, Phase.STRUCTURES, rich(RED)),
        positions=Positions.TABLE,
    )
    yield "real-board", place.window
    yield from in_dock(place, hand, "real-board")
    hand.view.head.more.click()
    settle()
    menu = hand.view.head.menu
    assert isinstance(menu, QMenu)
    yield "table-menu", menu
    menu.close()


@scene
def table_closing(place: Scenery) -> Shown:
    hand = sit_down(place, "The end", lambda one: in_phase(one, Phase.ACTIONS, SHIPS))
    hand.view.act(Concede(BLUE))
    page = hand.view.screens.closing
    assert page is not None
    wait_for(lambda: page.back is not None)
    place.rest(1.5)
    yield "closing", place.window
    yield from place.scrolled("closing", page)
