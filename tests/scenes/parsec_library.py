"""Scenes of Parsec's library: a set in the studio with its books, its form, and the deal."""

from bp_desktop.app.tour import settle
from bp_desktop.games.parsec.library.steps import EnterDefinitions, RenameSet
from bp_desktop.ui.games.parsec.library.set_view import SetView
from bp_desktop.ui.games.parsec.setup.match_setup import ParsecGround
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.form import NewMatchForm
from tests.games.parsec.sample import sample_set
from tests.scenes.walking import Scenery, Shown, scene


@scene
def parsec_library(place: Scenery) -> Shown:
    made = (RenameSet("Red"), EnterDefinitions(sample_set()))
    place.open(place.app.desk.library.create("parsec.set", "Red", made))
    place.window.show_page(PageId.STUDIO)
    settle()
    view = place.window.findChild(SetView)
    assert isinstance(view, SetView)
    for panel in ("set", "modules", "events", "factions"):
        view.show_panel(panel)
        place.rest(0.6)
        yield f"parsec-library-{panel}", place.window


@scene
def parsec_new_set(place: Scenery) -> Shown:
    place.window.actions_.run("new.parsec.set")
    settle()
    yield "parsec-new-set", place.window
    place.close_overlays()


@scene
def parsec_deal(place: Scenery) -> Shown:
    place.window.actions_.run("new.parsec.match")
    settle()
    form = next(one for one in place.window.findChildren(NewMatchForm) if one.isVisible())
    ground = form.ground
    assert isinstance(ground, ParsecGround)
    form.open_page(ground.deal)
    settle()
    yield "parsec-deal", place.window
    place.close_overlays()
