"""How fast the table answers a step: 9 players, 150 ships and 2,000 lines in the journal, and the
same of Parsec with 4 players and every piece on the board.

A refresh is everything from the signal of the commander to an idle event loop: all panels, and the
painting. What the session itself needs for the step is not in it. Processor time is counted: what
else the machine does meanwhile is not the table's doing.

As in a match of that length, everybody has had a turn on this screen before; but nothing has been
painted or laid out by an earlier repetition of the same steps.
"""

import gc
import statistics
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from bp_desktop.app.games import phrasebook
from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import ClassId, Phase
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, PutShip
from bp_desktop.games.burning_planets.match.lookup import geometry, occupancy
from bp_desktop.games.burning_planets.match.queries.offers import cells_for, planet_offers
from bp_desktop.games.burning_planets.match.queries.reach import reach_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.games.burning_planets.table.setup.plan import (
    BoardSource,
    MatchPlan,
    PlayedSide,
    StartPlanet,
)
from bp_desktop.ui.games.parsec.table.parts import parsec_parts
from bp_desktop.ui.look import fonts, paint_cache
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import AnyCommander, Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.words import phrasebook as words
from tests.bench import _long_parsec
from tests.bench._long_parsec import long_parsec
from tests.bench._quiet import collected_between_events, undisturbed
from tests.bench.figures import Figure

PLAYERS, SHIPS, LINES = 9, 150, 2000
TURNS = 9
ROUNDS = 3
REFRESH_MS = 16.0

MatchSession = Session[Match, Any, Any]


class BenchedTable(NamedTuple):
    """A long match of a game, and how turns of it are played."""

    begin: Callable[[], Session[Any, Any, Any]]
    parts: Callable[[], TableParts[Any, Any, Any]]
    turns: Callable[[Any, int], Iterator[Any]]
    seats: int


def screens() -> Iterator[tuple[BenchedTable, str, str]]:
    """Each with the panel that is open beside it, and its name."""
    for place, panel, name in (
        (BoardSource.ROLLED, "now", "board on screen"),
        (BoardSource.REAL, "now", "beside a real board"),
        (BoardSource.REAL, "ledger", "with the ledger open"),
        (BoardSource.REAL, "forecast", "with the forecast open"),
        (BoardSource.REAL, "journal", "with the journal open"),
    ):
        yield BenchedTable(partial(long_match, place), match_parts, _turns, PLAYERS), panel, name
    for tracked, panel, name in (
        (True, "now", "board on screen"),
        (False, "now", "beside a real board"),
        (True, "ledger", "with the ledger open"),
        (True, "journal", "with the journal open"),
    ):
        begin = partial(long_parsec, tracked=tracked)
        seats = len(_long_parsec.NAMES)
        table = BenchedTable(begin, parsec_parts, _long_parsec.parsec_turns, seats)
        yield table, panel, f"Parsec, {name}"


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    words.give(phrasebook)
    theme = Theme(application, Appearance(theme="dark"))
    figures = []
    with tempfile.TemporaryDirectory() as folder, undisturbed(), collected_between_events():
        choices = PreferenceKeeper(Path(folder) / "preferences.json", Preferences())
        for table, panel, name in screens():
            rounds = [_run(table, panel, theme, choices) for _ in range(ROUNDS)]
            steps = [statistics.median(times) for times in zip(*rounds, strict=True)]
            worst = max(max(times) for times in rounds)
            figures.append(
                Figure(
                    f"{name}: refresh after a step, p95",
                    statistics.quantiles(steps, n=20)[18],
                    "ms",
                    REFRESH_MS,
                    f"median {statistics.median(steps):.1f}, worst {worst:.1f}, {len(steps)} steps",
                )
            )
    return figures


def _run(table: BenchedTable, panel: str, theme: Theme, choices: PreferenceKeeper) -> list[float]:
    for kept in (paint_cache, fonts):
        kept.forget()  # no step has been seen before
    session = table.begin()
    commander = Commander(session)
    window, view = laid(commander, theme, choices, (1440, 900), table.parts())
    if panel == "journal":
        view.pages.show_page(panel)
    else:
        view.dock.open_panel(panel)
    for _ in range(50):
        QCoreApplication.processEvents()
    for command in table.turns(session, table.seats):
        _refresh(commander, session.submit(command, overrule=True))
    times = [
        _refresh(commander, session.submit(command, overrule=True))
        for command in table.turns(session, TURNS)
    ]
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    del window, view, commander, session  # people have one table open
    gc.collect()
    return times


def laid(
    commander: AnyCommander,
    theme: Theme,
    choices: PreferenceKeeper,
    size: tuple[int, int],
    parts: TableParts[Any, Any, Any] | None = None,
) -> tuple[QMainWindow, TableView[Any, Any, Any]]:
    """A table in a window of its own; of Burning Planets, if nothing else is said."""
    window = QMainWindow()
    actions = Actions(window, theme, {})
    view: TableView[Any, Any, Any] = TableView(
        ViewContext(theme, commander, actions, choices, FilePrompts(window), lambda *_, **__: None),
        parts or match_parts(),
    )
    window.setCentralWidget(view)
    window.resize(*size)
    window.show()
    return window, view


def _refresh(commander: AnyCommander, change: Any) -> float:
    """In milliseconds."""
    started = process_time()
    commander.changed.emit(change)
    QCoreApplication.processEvents()
    return (process_time() - started) * 1000


def _turns(session: MatchSession, count: int) -> Iterator[Command]:
    """Turns as people play them: money comes, a structure is built, ships move, on to the next."""
    for _ in range(count):
        yield c.RollEvent()
        yield c.Collect()
        player = session.state.turn.player
        yield from _building(session.state)
        yield c.EnterPhase(Phase.SHIPS)
        yield c.EnterPhase(Phase.ACTIONS)
        for ship in [one for one in session.state.board.ships.values() if one.owner == player][:3]:
            ways = reach_of(session.state, ship.id)
            if not ways.objections:
                yield c.MoveShip(ship.id, next(iter(ways.cells.values()), ()))
        yield c.EndTurn()


def _building(match: Match) -> Iterator[Command]:
    """The first thing that may be built today."""
    for planet in planet_offers(match, match.turn.player):
        for offer in planet.structures:
            if offer.legal:
                cells = cells_for(match, planet.planet, offer.kind)
                yield c.BuildStructure(planet.planet, offer.kind, cells[0] if cells else None)
                return


def long_match(place: BoardSource) -> MatchSession:
    """Nine players with 150 ships between them, after many turns in which little happened."""
    factions = list(tables().factions)
    total = tables().generation.starting_planet_resources
    players = tuple(
        SeatDraft(f"Player {seat}", seat, by_hand=False, own=PlayedSide(one, _start(one, total)))
        for seat, one in zip(range(PLAYERS), cycle(factions))
    )
    options = Options(
        first_player="random", starting_cannon_cell="random", treasury_visibility="public"
    )
    plan = MatchPlan(Agreement("Long", players, options), place)
    session: MatchSession = Session(match_system(), MemoryJournal(), AppDice(5))
    for beginning in plan.commands(AppDice(5)):
        session.submit(beginning, overrule=True)
    assert session.state.stage is Stage.PLAY
    _put_ships(session)
    for player in session.state.players:
        gift = Purse.of(dict.fromkeys(tables().resources, 500))
        session.submit(AdjustTreasury(player, gift, "bench"))
    while len(session.entries) < LINES:
        for command in (c.RollEvent(), c.Collect(), c.EnterPhase(Phase.ACTIONS), c.EndTurn()):
            session.submit(command)
    return session


def _start(faction: str, total: int) -> StartPlanet:
    biome = tables().biomes[
        next(one.starting_biome for id_, one in tables().factions.items() if id_ == faction)
    ]
    forests = total if not biome.mountain_rolls else 1 if biome.forest_rolls else 0
    return StartPlanet(next(iter(tables().sizes)), forests, total - forests)


def _put_ships(session: MatchSession) -> None:
    classes = list(tables().ship_classes)
    owners = list(session.state.players)
    match = session.state
    cells: Iterator[Hex] = iter(())
    if match.tracked:
        free = occupancy(match).is_free_space
        cells = iter([one for one in geometry(match).space_neighbors if free(one)][::3])
    for number in range(SHIPS):
        cls: ClassId = classes[number % len(classes)]
        at = next(cells) if match.tracked else None
        session.submit(PutShip(owners[number % PLAYERS], cls, at, "bench"))
