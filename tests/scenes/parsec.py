"""Scenes of Parsec: the preparation, a turn in its parts, a fight, and beside a real board."""

from typing import Any

from msgspec.structs import replace

from bp_desktop.app.tour import settle
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.ids import DefinitionOrigin, TypeId, UnitId
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.library.steps import AdoptSet
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import legal
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.parsec.book import samples
from bp_desktop.ui.games.parsec.dice.dice_page import ParsecDicePage
from bp_desktop.ui.games.parsec.setup.match_setup import ParsecGround, new_parsec
from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.table.view import TableView
from tests.games.parsec.build import options
from tests.journeys.parsec_hand import agreement
from tests.journeys.parsec_start import prepared
from tests.scenes.walking import Scenery, Shown, scene

NAMES = ("Anna", "Борис", "Chiara")
RICH = Purse.of(titanium=9, gold=8, energy=9)


def sit_down(place: Scenery, title: str, *, tracked: bool = True) -> TableView[Any, Any, Any]:
    """Three players with open hands; the modules lie as they are listed."""
    seats = tuple(SeatDraft(name, number, False, 0) for number, name in enumerate(NAMES))
    agreed = Agreement(title, seats, options(ui={"hidden_hands": False}))
    begin, *_dealt = new_parsec(agreed, tracked=tracked)
    assert isinstance(begin, c.BeginParsec)
    laid = tuple(one.id for one in begin.definitions.modules[:12])
    steps = (begin, c.LayModules(laid)) if tracked else (begin,)
    place.open(place.app.desk.library.create("parsec.match", title, steps))
    place.window.show_page(PageId.TABLE)
    settle()
    (view,) = [one for one in place.window.findChildren(TableView) if one.isVisible()]
    view.screens.leave_recap()
    place.rest(0.8)
    return view


def own_table(view: TableView[Any, Any, Any]) -> ParsecTable:
    found = view.findChild(ParsecTable)
    assert isinstance(found, ParsecTable)
    return found


def prepare(view: TableView[Any, Any, Any], until: SetupPart | None = None) -> None:
    """Every number that is needed falls; the first cell on offer is taken."""
    number = 0
    while view.state.stage is Stage.SETUP and view.state.preparation.part is not until:
        match: ParsecMatch = view.state
        now = match.preparation
        step: Any = None
        if now.part is SetupPart.ORDER:
            step = c.RollForFirst((8, 4, 2))
        elif now.part is SetupPart.SETTLING and not now.rolled:
            number = number % 8 + 1
            step = c.RollToSettle((number,))
        elif now.part is SetupPart.KITS:
            step = c.TakeKit(Purse.of(titanium=1, gold=1, energy=1))
        else:
            seat = view.context.game.asked(match)
            assert seat is not None
            step = next(iter(one.command for one in legal(match, seat) if one.legal))
        view.context.commander.submit(step, overrule=True)
    settle()


@scene
def parsec_mixed_set(place: Scenery) -> Shown:
    """A set with own and sample definitions is chosen for a new match."""
    whole = samples()
    own = replace(whole.factions[0], origin=DefinitionOrigin.OWNER)
    mixed = replace(whole, factions=(own, *whole.factions[1:]))
    place.app.desk.library.create("parsec.set", "Ours", (AdoptSet(ParsecSet("Ours", mixed)),))
    place.run("new.parsec.match")
    form = next(one for one in place.window.findChildren(NewMatchForm) if one.isVisible())
    assert isinstance(form.ground, ParsecGround)
    form.ground.deal.sets.choose(form.ground.deal.sets.itemData(1))
    form.begin.click()
    settle()
    yield "parsec-mixed-set", place.window
    place.close_overlays()


def in_dock(place: Scenery, view: TableView[Any, Any, Any], name: str) -> Shown:
    for id_, _text in view.dock.names():
        view.dock.open_panel(id_)
        settle()
        yield f"{name}-{id_}", place.window
    view.dock.open_panel("now")
    settle()


@scene
def parsec_preparation(place: Scenery) -> Shown:
    view = sit_down(place, "Parsec")
    yield "parsec-board", place.window
    prepare(view, SetupPart.SETTLING)
    view.act(c.RollToSettle((3,)))
    settle()
    yield "parsec-settling", place.window
    prepare(view, SetupPart.KITS)
    settle()
    yield "parsec-kit", place.window


@scene
def parsec_turn(place: Scenery) -> Shown:
    view = sit_down(place, "Parsec turn")
    prepare(view)
    view.act(c.RollProduction((1,)))
    settle()
    yield "parsec-production", place.window
    if view.state.turn.part == "production":
        view.advance()
    for player in view.state.players:
        view.act(c.AdjustHand(player, RICH, "a gift"))
    settle()
    own_table(view).now.next_unit()
    yield "parsec-actions", place.window
    yield from in_dock(place, view, "parsec-actions")
    view.pages.open_page("holdings")
    settle()
    yield "parsec-holdings", place.window
    view.pages.open_page("board")


def at_arms(place: Scenery, title: str) -> tuple[TableView[Any, Any, Any], UnitId, UnitId, UnitId]:
    """A cruiser and a fighter beside somebody else's cruiser, and a third player's fighter."""
    view = sit_down(place, title)
    prepare(view)
    view.act(c.RollProduction((1,)))
    if view.state.turn.part == "production":
        view.advance()
    match: ParsecMatch = view.state
    me, other, third = match.order
    middle = next(
        cell
        for cell in match.board.modules_at
        if all(
            near in match.board.modules_at and near not in match.board.body_at
            for near in (cell, *cell.neighbors())
        )
    )
    near = middle.neighbors()
    put = ((me, "cruiser", middle), (me, "fighter", near[0]), (other, "cruiser", near[1]))
    for player, kind, cell in (*put, (third, "fighter", near[2])):
        view.act(c.PutUnit(player, TypeId(kind), cell))
    settle()
    units = {one.cell: one.id for one in view.state.units.values()}
    return view, units[middle], units[near[0]], units[near[1]]


@scene
def parsec_fight(place: Scenery) -> Shown:
    view, mine, beside, target = at_arms(place, "Parsec fight")
    own = own_table(view)
    own.take_in_hand(mine)
    settle()
    yield "parsec-vessel", place.window
    own.open_attack(mine, target)
    settle()
    yield "parsec-declaration", place.window
    view.act(c.DeclareAttack((mine, beside), target))
    settle()
    yield "parsec-strike", place.window
    view.act(c.RollStrike((1, 8)))
    settle()
    yield "parsec-missed", place.window
    view.act(c.AcceptMiss())
    settle()
    yield "parsec-answer", place.window


@scene
def parsec_card_text(place: Scenery) -> Shown:
    """A faction whose text only people can read."""
    view, *_units = at_arms(place, "Parsec card text")
    own = own_table(view)
    view.dock.open_panel("cards")
    own.cards.panel.text.ask(view.state.order[0], "")
    settle()
    yield "parsec-card-text", place.window
    own.cards.panel.text.what.choose("gain")
    settle()
    yield "parsec-card-text-gain", place.window


@scene
def parsec_rehearsal(place: Scenery) -> Shown:
    view, mine, beside, target = at_arms(place, "Parsec rehearsal")
    view.rehearse()
    settle()
    yield "parsec-rehearsal", place.window
    table = view.rehearsal.table
    assert table is not None
    table.act(c.DeclareAttack((mine, beside), target))
    settle()
    yield "parsec-rehearsal-strike", place.window
    view.rehearsal.leave()
    settle()


@scene
def parsec_real_board(place: Scenery) -> Shown:
    view = sit_down(place, "Parsec beside a board", tracked=False)
    view.act(c.RollForFirst((8, 4, 2)))
    view.advance()
    view.act(c.RollToSettle((3,)))
    view.act(c.TellBody(True, 3, tuple(view.state.tables.resources)[:2]))
    settle()
    yield "parsec-real-board", place.window

    steps = prepared(agreement(*NAMES), tracked=False)
    place.open(place.app.desk.library.create("parsec.match", "Parsec columns", steps))
    place.window.show_page(PageId.TABLE)
    settle()
    (view,) = [one for one in place.window.findChildren(TableView) if one.isVisible()]
    view.screens.leave_recap()
    view.act(c.RollProduction((1,)))
    if view.state.turn.part == "production":
        view.advance()
    me, other = view.state.order[:2]
    body = next(iter(view.state.board.bodies))
    for player, kind, on in (
        (me, "cruiser", ""),
        (me, "fighter", ""),
        (me, "fighter", body),
        (other, "transport", ""),
        (other, "colony", body),
    ):
        view.act(c.PutUnit(player, TypeId(kind), body=on))
    settle()
    yield "parsec-real-board-columns", place.window


@scene
def parsec_dice(place: Scenery) -> Shown:
    sit_down(place, "Parsec dice")
    place.window.show_page(PageId.DICE)
    page = place.window.dice.assistant
    assert isinstance(page, ParsecDicePage)
    page.show_subject("strike")
    settle()
    yield "parsec-dice", place.window
    yield from place.scrolled("parsec-dice", page.shown("strike"))
    page.show_subject("tray")
