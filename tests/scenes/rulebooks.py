"""Scenes of the rules: every chapter of every game's book, and what a search finds."""

from bp_desktop.app.tour import settle
from bp_desktop.ui.rules.page import RulesPage
from bp_desktop.ui.shell.pages import PageId
from tests.scenes.walking import Scenery, Shown, scene

RULES = ("BP-WIN-1", "PA-ALLY-2")
"""One of each game."""


@scene
def rulebooks(place: Scenery) -> Shown:
    place.window.show_page(PageId.RULES)
    settle()
    page = place.window.findChild(RulesPage)
    assert isinstance(page, RulesPage)
    for rule in RULES:
        page.view.open_rule(rule)
        settle()
        yield f"rules-{rule}", place.window
        for chapter in tuple(page.view.chapters.ids):
            page.view.open_chapter(chapter)
            yield f"rules-{chapter}", place.window
        page.view.look_for("2")
        settle()
        yield f"rules-found-{rule}", place.window
