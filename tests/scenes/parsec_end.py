"""Scenes of Parsec besides its turn: what everybody sees, the end of a match, and looking back."""

from typing import Any

from bp_desktop.app.tour import settle
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.ui.table.view import TableView
from tests.scenes.looking_back import look_back
from tests.scenes.parsec import prepare, sit_down
from tests.scenes.walking import Scenery, Shown, scene, wait_for


@scene
def parsec_public(place: Scenery) -> Shown:
    view = sit_down(place, "Parsec for all")
    prepare(view)
    view.public.open()
    public = view.public.window
    assert public is not None
    public.resize(place.window.size())
    settle()
    yield "parsec-public", public
    public.close()
    settle()


@scene
def parsec_closing(place: Scenery) -> Shown:
    page = ended(place).screens.closing
    assert page is not None
    wait_for(lambda: page.back is not None)
    place.rest(1.5)
    yield "parsec-closing", place.window
    yield from place.scrolled("parsec-closing", page)


def ended(place: Scenery) -> TableView[Any, Any, Any]:
    """A match that somebody was agreed to have won."""
    view = sit_down(place, "Parsec ends")
    prepare(view)
    view.act(c.EndByAgreement((view.state.order[0],)))
    return view


@scene
def parsec_chronicle(place: Scenery) -> Shown:
    """Of a match of its own, so that it can be looked at alone."""
    ended(place)
    yield from look_back(place, "parsec-chronicle")
