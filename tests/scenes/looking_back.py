"""Looking back at the match on the table: every subject of the chronicle, and its branch form."""

from bp_desktop.app.tour import settle
from bp_desktop.ui.chronicle.page import ChroniclePage
from bp_desktop.ui.shell.pages import PageId
from tests.scenes.walking import Scenery, Shown, wait_for


def look_back(place: Scenery, name: str) -> Shown:
    window = place.window
    window.show_page(PageId.CHRONICLE)
    settle()
    page = window.findChild(ChroniclePage)
    assert isinstance(page, ChroniclePage)
    view = page.view
    assert view is not None
    wait_for(lambda: view.reading.is_done)
    place.rest(0.8)
    yield name, window
    for subject in view.subjects.buttons:
        view.show_subject(subject)
        place.rest(0.3)
        yield f"{name}-{subject}", window
    page._ask_branch(3)
    settle()
    yield f"{name}-branch", window
    place.close_overlays()
