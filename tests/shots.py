"""`python3 dev.py shots [--out FOLDER] [--only WORD]`: a picture of every screen, to be looked at.

In every language, dark and light, at 100 and 150 %. `--for-help`: those of the help instead.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from bp_desktop import __version__
from bp_desktop.app.tour import rest, settle
from bp_desktop.app.window import WindowApp
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.storage.places import user_places
from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, MatchPlan, PlayedSide
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Language, Preferences, write
from bp_desktop.ui.shell.problem import ProblemDialog, report
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.widgets.toast import Toast
from tests import help_pictures

LANGUAGES = ("en", "it", "ru")
THEMES = ("dark", "light")
SCALES = (100, 150)
SIZE = (1440, 900)

MAPS = (
    ("Orion Reach", ("humans", "digitals", "xenos")),
    ("The Burning Frontier", ("humans", "xenos", "digitals", "humans")),
    ("Duel at Cygnus", ("humans", "xenos")),
    ("Семь сестёр", ("xenos", "digitals", "humans", "xenos", "digitals")),
    ("A map with a name that is much longer than any card", ("digitals", "humans")),
    ("Kepler Ring", ("humans", "digitals", "xenos", "humans", "digitals", "xenos")),
)


PLAYERS = (("Anna", "humans"), ("Борис", "digitals"), ("Chiara", "xenos"))
STEPS = 21


class Studio:
    """Starts the program on data of its own, and keeps pictures of what it shows."""

    def __init__(self, folder: Path, only: str) -> None:
        self._folder = folder
        self._only = only
        self.count = 0

    def shoot(self, widget: QWidget, name: str) -> None:
        if self._only and self._only not in name:
            return
        rest(0.3)
        path = self._folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not widget.grab().save(str(path)):
            raise OSError(None, "the picture could not be written", str(path))
        self.count += 1

    def walk(self, preferences: Preferences) -> None:
        """Every screen in one language, theme and scale."""
        look = f"{preferences.language}-{preferences.theme}-{preferences.scale}"
        with tempfile.TemporaryDirectory() as data:
            places = user_places(Path(data))
            write(places.config / "preferences.json", preferences._replace(seen=__version__))
            app = WindowApp(places)
            app.window.resize(*SIZE)
            self.shoot(app.window, f"{look}/home-loading")
            app.window.show_first()
            wait_for(lambda: app.desk.is_open)
            self.shoot(app.window, f"{look}/home-empty")
            fill(app)
            play_a_little(app)
            rest(2.5)  # small pictures are drawn when nothing else is to be done
            for name, widget in screens(app):
                self.shoot(widget, f"{look}/{name}")
            app.desk.close_box()
            app.desk.open_box(Path(data) / "games" / "none.bpbox")
            app.window.show_page(PageId.HOME)
            self.shoot(app.window, f"{look}/home-trouble")
            app.leave()
            settle()


def shoot_for_help(languages: Sequence[Language]) -> int:
    """The pictures of the help, made anew; the answer is how many."""
    return sum(_shoot_in(language) for language in languages)


def _shoot_in(language: Language) -> int:
    with tempfile.TemporaryDirectory() as data:
        places = user_places(Path(data))
        wished = Preferences(language=language, theme="dark", seen=__version__)
        write(places.config / "preferences.json", wished)
        app = WindowApp(places)
        app.window.resize(*help_pictures.WINDOW)
        app.window.show_first()
        wait_for(lambda: app.desk.is_open)
        fill(app)
        play_a_little(app)
        rest(2.5)  # small pictures are drawn when nothing else is to be done
        count = 0
        for name, widget in help_pictures.screens(app):
            help_pictures.write_small(widget, help_pictures.FOLDER / language / f"{name}.jpg")
            count += 1
        app.leave()
        settle()
    return count


def fill(app: WindowApp, maps: Sequence[tuple[str, tuple[str, ...]]] = MAPS) -> None:
    """Some maps in the box, each with its picture."""
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


def play_a_little(app: WindowApp) -> None:
    """A match under way, on the table."""
    players = tuple(
        SeatDraft(name, color, by_hand=False, own=PlayedSide(FactionId(faction)))
        for color, (name, faction) in enumerate(PLAYERS)
    )
    title = "Friday night"
    plan = MatchPlan(Agreement(title, players, DEFAULTS), BoardSource.ROLLED)
    made = app.desk.library.create("burning_planets.match", title, plan.commands(AppDice("shots")))
    info = next(info for info in app.desk.library.documents() if info.id == made)
    document = app.desk.open_document(info)
    assert document is not None
    commander = document.commander
    for _ in range(STEPS):
        match: Match = commander.state
        step = next_command(match)
        assert step is not None
        commander.submit(step, overrule=True)


def screens(app: WindowApp) -> Iterator[tuple[str, QWidget]]:
    window = app.window
    window.show_page(PageId.HOME)
    yield "home", window
    window.notices.notify("“Orion Reach”", lambda: None)
    yield "home-notice", window
    for toast in window.findChildren(Toast):
        toast.hide()
    for kind in app.desk.kinds:
        window.begin(kind)
        yield f"new-{kind.suffix.strip('.')}", window
        window.notices.close_overlay()
    for action in ("palette", "shortcuts", "backup.restore"):
        window.actions_.run(action)
        yield action, window
        window.notices.close_overlay()
    for page in PageId:
        if page is not PageId.HOME:
            window.show_page(page)
            if page in (PageId.STUDIO, PageId.TABLE, PageId.CHRONICLE):
                rest(0.8)
            yield str(page), window
            yield from scrolled(window, str(page))
            if page is PageId.DICE:
                yield from dice_subjects(window)
    for page in (PageId.STUDIO, PageId.TABLE, PageId.CHRONICLE):
        app.desk.put_away(page)
        window.show_page(page)
        yield f"{page}-empty", window
    dialog = ProblemDialog(
        app.theme, report(ValueError("the planet is square"), app.places.logs), app.places.logs
    )
    yield "problem", dialog
    dialog.close()
    dialog.deleteLater()


def dice_subjects(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """The tray after some throws, by hand too; the planners with their answers, to the end."""
    page = window.dice.assistant
    assert isinstance(page, CombatDicePage)
    for _ in range(3):
        page.tray.throw_one(20)
    rest(0.8)
    yield "dice-thrown", window
    page.tray.who.buttons["hand"].click()
    yield "dice-by-hand", window
    page.tray.who.buttons["app"].click()
    for subject in ("plan", "conquest", "odds", "events"):
        page.show_subject(subject)
        if subject == "plan":
            wait_for(page.planner.keep.isEnabled)
            page.planner.keep_plan()
        rest(0.8)
        yield f"dice-{subject}", window
        yield from scrolled(window, f"dice-{subject}", page.shown(subject))
    page.show_subject("tray")


def scrolled(
    window: MainWindow, name: str, page: QWidget | None = None
) -> Iterator[tuple[str, QWidget]]:
    """The rest of a page that is longer than the window."""
    page = page or window.stack.currentWidget()
    if not isinstance(page, QScrollArea):
        return
    bar = page.verticalScrollBar()
    number = 1
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + bar.pageStep())
        number += 1
        yield f"{name}-{number}", window
    bar.setValue(0)


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not happened() and time.monotonic() < end:
        settle()
    assert happened(), "the program did not get that far"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots")
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--only", default="", help="only pictures with this in their name")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--scales", default=",".join(map(str, SCALES)))
    about = "instead: the small pictures that the help shows, in resources/help/pictures"
    parser.add_argument("--for-help", action="store_true", help=about)
    options = parser.parse_args(arguments)
    if options.for_help:
        count = shoot_for_help(options.languages.split(","))
        print(f"{count} pictures are in {help_pictures.FOLDER}")
        QApplication.quit()
        return 0
    studio = Studio(options.out, options.only)
    for language, theme, scale in product(
        options.languages.split(","), options.themes.split(","), options.scales.split(",")
    ):
        studio.walk(Preferences(language=language, theme=theme, scale=int(scale)))
    print(f"{studio.count} pictures are in {options.out.absolute()}")
    QApplication.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
