"""Scenes of the studio: its canvas, every panel of its dock, and the bar of every tool."""

from bp_desktop.games.burning_planets.map.system import SYSTEM_ID
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.shell.pages import PageId
from tests.scenes.walking import Scenery, Shown, scene


def _view(place: Scenery) -> StudioView:
    (found,) = [one for one in place.window.findChildren(StudioView) if one.isVisible()]
    return found


@scene
def studio_panels(place: Scenery) -> Shown:
    documents = place.app.desk.library.documents()
    place.open(next(one.id for one in documents if one.system == SYSTEM_ID))
    place.window.show_page(PageId.STUDIO)
    place.rest(0.8)
    yield "studio", place.window
    view = _view(place)
    for id_, _name in view.dock.names():
        view.show_panel(id_)
        yield f"studio-{id_}", place.window


@scene
def studio_tools(place: Scenery) -> Shown:
    view = _view(place)
    view.show_panel("inspector")
    for tool in view.controller.tools:
        view.controller.choose(tool.id)
        yield f"studio-tool-{tool.id}", place.window
    view.controller.choose(view.controller.tools[0].id)


@scene
def studio_selection(place: Scenery) -> Shown:
    view = _view(place)
    view.editing.select_all()
    yield "studio-all-selected", place.window
    chosen = view.context.selection.things
    for sort in sorted({one.sort for one in chosen}):
        view.context.selection.choose([next(one for one in chosen if one.sort == sort)])
        yield f"studio-{sort}", place.window


@scene
def studio_empty(place: Scenery) -> Shown:
    place.empty(PageId.STUDIO)
    yield "studio-empty", place.window
