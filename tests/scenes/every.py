"""The list of scenes, and the walk through all of them in one language, theme, scale and size."""

from collections.abc import Sequence
from pathlib import Path

from bp_desktop import __version__
from bp_desktop.app.tour import settle
from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.preferences import Preferences, write
from tests.scenes import (  # noqa: F401 - each registers its scenes
    home,
    lessons,
    parsec,
    parsec_end,
    parsec_library,
    rulebooks,
    studio,
    table,
    tools,
)
from tests.scenes.walking import SCENES, Scene, Scenery, Shown, let_go


def walk(
    preferences: Preferences,
    size: tuple[int, int],
    folder: Path,
    *,
    patience: float = 1.0,
    only: str = "",
) -> Shown:
    """Every screen. `only`: of those scenes that have this in their name."""
    first = (home.first_start, home.furnish)
    wanted = [one for one in SCENES if only in one.__name__ or one in first]
    yield from walk_through(wanted, preferences, size, folder, patience)


def walk_through(
    scenes: Sequence[Scene],
    preferences: Preferences,
    size: tuple[int, int],
    folder: Path,
    patience: float = 1.0,
) -> Shown:
    """These scenes, one after the other, in a program of their own."""
    places = user_places(folder / "burning-planets")
    write(places.config / "preferences.json", preferences._replace(seen=__version__))
    app = WindowApp(places)
    try:
        app.window.resize(*size)
        scenery = Scenery(app, folder, patience)
        for one in scenes:
            yield from one(scenery)
            let_go()
    finally:
        app.leave()
        settle()
