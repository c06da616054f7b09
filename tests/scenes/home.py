"""Scenes of Home, its forms and panels, and of what stands in the window's rail besides."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from bp_desktop.app.window import WindowApp
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.problem import ProblemDialog, report
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.widgets.basics import put_away
from bp_desktop.ui.widgets.toast import Toast
from tests.scenes.walking import Scenery, Shown, scene, wait_for
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage

MAPS = (
    ("Orion Reach", ("humans", "digitals", "xenos")),
    ("The Burning Frontier", ("humans", "xenos", "digitals", "humans")),
    ("Duel at Cygnus", ("humans", "xenos")),
    ("Семь сестёр", ("xenos", "digitals", "humans", "xenos", "digitals")),
    ("A map with a name that is much longer than any card", ("digitals", "humans")),
    ("Kepler Ring", ("humans", "digitals", "xenos", "humans", "digitals", "xenos")),
)


@scene
def first_start(place: Scenery) -> Shown:
    yield "home-loading", place.window
    place.window.show_first()
    wait_for(lambda: place.app.desk.is_open)
    yield "home-empty", place.window
    greeting = MainWindow(place.app.theme, place.app.desk, place.app.choices, greets=True)
    greeting.resize(place.window.size())
    greeting.complete()
    greeting.show()
    yield "welcome", greeting
    put_away(greeting)
    place.run("program.news")
    yield "news", place.window
    place.close_overlays()


def fill(app: WindowApp, maps: Sequence[tuple[str, tuple[str, ...]]]) -> None:
    """Some maps in the box, each with its picture where somebody waits for it."""
    for number, (title, factions) in enumerate(maps):
        seats = tuple(
            MapSeat(PlayerId(f"player-{seat}"), faction, color=seat)
            for seat, faction in enumerate(factions)
        )
        made = app.desk.library.create(
            "burning_planets.map", title, (CreateMap(seats), GenerateMap(seed=str(number)))
        )
        info = next(info for info in app.desk.library.documents() if info.id == made)
        app.window.open_document(info)
        app.window.show_page(PageId.HOME)


@scene
def furnish(place: Scenery) -> Shown:
    fill(place.app, MAPS if place.patience else MAPS[-2:])
    place.rest(2.5)  # small pictures are drawn when nothing else is to be done
    yield "home", place.window


@scene
def home_notices(place: Scenery) -> Shown:
    window = place.window
    window.notices.notify("“Orion Reach”", lambda: None)
    yield "home-notice", window
    for toast in window.findChildren(Toast):
        toast.hide()


@scene
def home_shelf(place: Scenery) -> Shown:
    window = place.window
    shelf = window.findChild(ShelfPanel)
    assert isinstance(shelf, ShelfPanel)
    shelf.grid.setCurrentIndex(shelf.grid.shelf.index(0))
    shelf.grid.setFocus()
    place.run("document.tags")
    yield "home-tags", window
    place.close_overlays()
    place.run("document.duplicate")
    place.run("document.bin")
    yield "home-binned", window
    for toast in window.findChildren(Toast):
        toast.hide()
    shelf.show_section("bin")
    yield "home-bin", window
    place.run("home.empty_bin")
    yield "home-empty-bin", window
    place.close_overlays()
    shelf.show_everything()


@scene
def new_documents(place: Scenery) -> Shown:
    window = place.window
    for kind in place.app.desk.kinds:
        window.begin(kind)
        yield f"new-{kind.suffix.strip('.')}", window
        place.close_overlays()


@scene
def new_match_pages(place: Scenery) -> Shown:
    window = place.window
    place.run("new.burning_planets.match")
    form = next(one for one in window.findChildren(NewMatchForm) if one.isVisible())
    page = SetupPage(form)
    form.open_page(form.options)
    yield "new-match-options", window
    form.close_page()
    for number, other in enumerate(form.ground.pages()):
        form.open_page(other)
        yield f"new-match-ground-{number}", window
        form.close_page()
    page.rolled.at_once.click()
    yield "new-match-rolled", window
    form.rules._ask_limits()
    yield "new-match-clock", window
    form.close_page()
    while form.more.isEnabled():
        form.more.click()
    yield "new-match-full", window
    place.close_overlays()


@scene
def overlays(place: Scenery) -> Shown:
    window = place.window
    for action in ("palette", "shortcuts", "backup.restore"):
        place.run(action)
        yield action, window
        place.close_overlays()


@scene
def small_pages(place: Scenery) -> Shown:
    for page in (PageId.HELP, PageId.SETTINGS):
        place.window.show_page(page)
        yield str(page), place.window
        yield from place.scrolled(str(page))


@scene
def trouble(place: Scenery) -> Shown:
    dialog: QWidget = ProblemDialog(
        place.app.theme,
        report(ValueError("the planet is square"), place.app.places.logs),
        place.app.places.logs,
    )
    dialog.show()
    yield "problem", dialog
    dialog.close()
    dialog.deleteLater()
