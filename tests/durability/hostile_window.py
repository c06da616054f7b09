"""Hostile files that import, in the real window: opened, painted, stepped, undone, put away."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

from bp_desktop.app.window import WindowApp
from bp_desktop.cli.matches import offers_now
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map.commands import PlaceAsteroid, RemovePlanet, RenameMap
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.offers import drawn
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.table import TableGame
from bp_desktop.storage.places import user_places
from bp_desktop.ui.look.guarded import forget_reports
from bp_desktop.ui.shell.pages import PageId
from tests.durability.hostile import HostileTally, accepted_files
from tests.durability.limits_window import finish_work
from tests.ui.build import settle

PAGES = (PageId.STUDIO, PageId.TABLE, PageId.CHRONICLE, PageId.HOME)
TABLES: dict[str, Callable[[], TableGame[Any, Any, Any]]] = {
    "burning_planets.match": table_game,
    "parsec.match": parsec_table,
}
STEPS = 3


def attack_window(folder: Path, count: int, seed: int = 1) -> HostileTally:
    """Needs a QApplication. What is raised while painting is told and drawn in its place: that is
    no failure; the window that stops answering is."""
    files = accepted_files(folder, count, seed)
    app = WindowApp(user_places(folder / "home"))
    tally = HostileTally()
    faults: list[str] = []

    def note(kind: type[BaseException], error: BaseException, _t: TracebackType | None) -> None:
        faults.append(f"{kind.__name__}: {error}"[:200])

    before, sys.excepthook = sys.excepthook, note
    try:
        app.window.show_first()
        while not app.desk.is_open:
            settle()
        for number, path in enumerate(files):
            forget_reports()
            faults.clear()
            try:
                tally.steps += _walk(app, path, Random(f"{seed} {number}"))
            except Exception as error:
                faults.append(repr(error)[:200])
            tally.tried += 1
            tally.accepted += app.window.isVisible()
            if faults:
                tally.fail(number, seed, (path.name, faults[:3]))
    finally:
        sys.excepthook = before
        app.leave()
        settle()
    return tally


def _walk(app: WindowApp, path: Path, random: Random) -> int:
    """Through its pages; a few steps of those that are offered, taken back and made again. How
    many there were."""
    window, steps = app.window, 0
    window.opener.open_file(path)
    finish_work(app)
    for page in PAGES:
        window.show_page(page)
        window.grab()
        settle()
        document = app.desk.on_page(page)
        if document is None:
            continue
        commander = document.commander
        made = 0
        for command in _steps(commander, random):
            made += commander.submit(command, overrule=True)
            settle()
        steps += made
        window.grab()
        for act in (*[commander.undo] * (made + 1), *[commander.redo] * (made + 1)):
            act()
            settle()
        window.grab()
    for info in app.desk.library.documents():
        app.desk.put_away_document(info.id)
        app.desk.library.bin(info.id)
    app.desk.library.empty_bin()
    app.desk.shelf_changed.emit()
    settle()
    return steps


def _steps(commander: Any, random: Random) -> Iterator[Any]:
    """Of a match what its rules offer, in turn; of a map what a hand might do."""
    system = commander.session.system.id
    if system == "burning_planets.map":
        planets = sorted(commander.state.content.board.planets)
        yield PlaceAsteroid(Hex(random.randrange(-3, 20), random.randrange(20)))
        yield RenameMap("Another name")
        yield from map(RemovePlanet, random.sample(planets, min(1, len(planets))))
    if system not in TABLES:
        return
    table = TABLES[system]()
    for _ in range(STEPS):
        offers = [one for one in offers_now(table, commander.state) if one.legal]
        if offers:
            yield drawn(random.choice(offers), random)
