"""Scenes of the pages beside the table: dice and planners, the chronicle, and a damaged box."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from bp_desktop.app.tour import settle
from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.slices import Slices
from tests.scenes.looking_back import look_back
from tests.scenes.walking import Scenery, Shown, scene, wait_for


@scene
def dice(place: Scenery) -> Shown:
    """The tray after some throws, by hand too; the planners with their answers, to the end."""
    window = place.window
    window.show_page(PageId.DICE)
    yield "dice", window
    page = window.dice.assistant
    assert isinstance(page, CombatDicePage)
    for _ in range(3):
        page.tray.throw_one(20)
    place.rest(0.8)
    yield "dice-thrown", window
    page.tray.who.buttons["hand"].click()
    yield "dice-by-hand", window
    page.tray.who.buttons["app"].click()
    for subject in ("plan", "conquest", "odds", "events"):
        page.show_subject(subject)
        if subject == "plan":
            wait_for(page.planner.keep.isEnabled)
            page.planner.keep_plan()
        place.rest(0.8)
        wait_for(lambda: has_answered(page))
        yield f"dice-{subject}", window
        yield from place.scrolled(f"dice-{subject}", page.shown(subject))
    page.show_subject("tray")


def has_answered(page: QWidget) -> bool:
    """Whether nothing is worked out any more, nor about to be; questions wait for a pause first."""
    pauses = (one for one in page.findChildren(QTimer) if one.isSingleShot())
    busy = any(one.is_busy for one in page.findChildren(Slices))
    return not busy and not any(one.isActive() for one in pauses)


@scene
def chronicle(place: Scenery) -> Shown:
    yield from look_back(place, "chronicle")


@scene
def nothing_open(place: Scenery) -> Shown:
    for page in (PageId.TABLE, PageId.CHRONICLE):
        place.empty(page)
        yield f"{page}-empty", place.window


@scene
def damaged_box(place: Scenery) -> Shown:
    """The last: nothing is open any more afterwards."""
    desk, window = place.app.desk, place.window
    desk.close_box()
    broken = Path(place.folder) / "broken.bpbox"
    broken.write_bytes(b"SQLite format 3\0" + b"\xff" * 4096)
    for path, name in ((Path(place.folder) / "none.bpbox", "missing"), (broken, "damaged")):
        desk.open_box(path)
        window.show_page(PageId.HOME)
        settle()
        yield f"home-{name}", window
