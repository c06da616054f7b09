"""The test that the program makes of itself: whether everything inside it works where it stands.

No display is needed, and nothing of the user's is touched: it works in a folder that goes with it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.app.window import WindowApp
    from bp_desktop.ui.shell.kinds import AnyKind
    from bp_desktop.ui.table.view import TableView

LANGUAGES = ("en", "it", "ru")
LONGEST_ROUND = 200
"""How many steps a round may take before it counts as one that does not end."""
LONGEST_WAIT = 600
"""Tenths of a second, on a slow computer."""


class SelfTestError(Exception):
    """Something inside the program does not work; the text says what was found."""


def run_self_test() -> int:
    """Try everything in turn, a line each; the exit code is 0 if all of it works."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    faults: list[BaseException] = []
    sys.excepthook = lambda _kind, error, _trace: faults.append(error)  # what Qt's slots raise
    with tempfile.TemporaryDirectory(prefix="burning-planets-", ignore_cleanup_errors=True) as data:
        for name, step in SelfTest(Path(data)).steps():
            began, found = time.monotonic(), ""
            try:
                found = step()
            except Exception as error:  # whatever it is, it is what this was run for
                faults.insert(0, error)
            if faults:
                _tell(f"FAILED  {name}: {type(faults[0]).__name__}: {faults[0]}")
                return 1
            _tell(f"ok      {name}: {found} ({time.monotonic() - began:.1f} s)")
    _tell("The program works.")
    return 0


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class SelfTest:
    """Every part that a frozen program can lack, used for once."""

    def __init__(self, data: Path) -> None:
        from bp_desktop.storage.places import user_places

        self._data = data
        self._places = user_places(data)
        self._app: WindowApp | None = None

    def steps(self) -> tuple[tuple[str, Callable[[], str]], ...]:
        return (
            ("window", self.open_window),
            ("words", self.speak_every_language),
            ("documents", self.begin_every_kind),
            ("table", self.play_a_round_of_every_game),
            ("export", self.export_pictures),
            ("charts", self.draw_charts),
            ("rules", self.read_the_rules),
            ("backup", self.restore_a_backup),
            ("old boxes", self.load_migrations),
            ("versions", self.tell_versions),
            ("other programs", self.leave_others_alone),
        )

    @property
    def app(self) -> WindowApp:
        assert self._app is not None
        return self._app

    def open_window(self) -> str:
        from bp_desktop.app.start import start_window
        from bp_desktop.app.tour import rest

        self._app = start_window(self._places)
        self.app.window.show_first()
        for _ in range(LONGEST_WAIT):  # for its first picture, its box, and what comes after both
            rest(0.1)
            if self.app.is_home:
                break
        if not self.app.desk.is_open:
            raise SelfTestError(f"the box did not open: {self.app.desk.box}")
        return f"box {self.app.desk.library.path.name} is open"

    def speak_every_language(self) -> str:
        from PySide6.QtCore import QCoreApplication

        from bp_desktop.app.tour import settle

        said = {}
        for language in (*LANGUAGES, LANGUAGES[0]):
            self.app.choices.set(language=language)
            settle()
            said[language] = QCoreApplication.translate("MainWindow", "Settings")
        if len(set(said.values())) != len(LANGUAGES):
            raise SelfTestError(f"languages are missing: {said}")
        return ", ".join(said.values())

    def begin_every_kind(self) -> str:
        """Through the forms, as people do; a match on a map that the program rolls."""
        from bp_desktop.app.tour import accept_form, settle

        made = []
        for kind in self.app.desk.kinds:
            self.app.window.begin(kind)
            settle()
            accept_form(self.app.window)
            open_ = self.app.desk.on_page(kind.page)
            if open_ is None or open_.kind is not kind:
                raise SelfTestError(f"no document of the kind {kind.suffix} was made")
            made.append(kind.suffix)
        return ", ".join(made)

    def play_a_round_of_every_game(self) -> str:
        """At the table, until everybody has had a turn; a game without one is not ready yet."""
        from bp_desktop.app.games import GAMES
        from bp_desktop.ui.shell.pages import PageId

        played = {
            kind.game.id: self._play_a_round(kind)
            for kind in self.app.desk.kinds
            if kind.page is PageId.TABLE
        }
        if missing := [game.id for game in GAMES if game.id not in played]:
            raise SelfTestError(f"there is nothing to play of {missing}")
        return ", ".join(played.values())

    def _play_a_round(self, kind: AnyKind) -> str:
        """By the main button; where only a choice is left, the first that the rules allow."""
        from bp_desktop.app.tour import settle
        from bp_desktop.ui.table.view import TableView

        window, desk = self.app.window, self.app.desk
        info = next(each for each in desk.library.documents() if each.system == kind.system)
        window.open_document(info)
        settle()
        view = window.view_on(kind.page)
        assert isinstance(view, TableView)
        game = view.context.game
        for _ in range(LONGEST_ROUND):
            before = view.state
            turn = game.turn(before)
            if turn is not None and turn.round > 1:
                return f"a round of {kind.game.name()}"
            window.actions_.run("table.go_on")
            settle()
            if turn is not None and game.turn(view.state) == turn:  # it went on, but to nobody else
                window.actions_.run("table.end_turn")
                settle()
            if view.state is before:
                self._choose(view)
                settle()
        raise SelfTestError(f"a round of {kind.system} does not end")

    @staticmethod
    def _choose(view: TableView[Any, Any, Any]) -> None:
        game, state = view.context.game, view.state
        seat = game.asked(state)
        offers = game.legal(state, seat) if seat is not None else ()
        offer = next((each for each in offers if each.legal), None)
        if offer is None:
            raise SelfTestError(f"{game.system.id} has nothing to go on with")
        view.act(offer.command)

    def export_pictures(self) -> str:
        from bp_desktop.app.command_line import run_verb

        board = self._data / "board.bpmap"
        made = [board, board.with_suffix(".png"), board.with_suffix(".pdf")]
        new = ["map", "new", "--players", "humans,xenos", "--seed", "7", "--out", str(board)]
        for verb in (new, *(["map", "export", str(board), "--out", str(out)] for out in made[1:])):
            if run_verb(verb) != 0:
                raise SelfTestError(f"bp-desktop {' '.join(verb[:2])} failed")
        beginnings = [path.read_bytes()[:4] for path in made[1:]]
        if beginnings != [b"\x89PNG", b"%PDF"]:
            raise SelfTestError(f"the pictures are none: {beginnings}")
        return ", ".join(f"{path.name} {path.stat().st_size:,} bytes" for path in made)

    def draw_charts(self) -> str:
        """Of the match that was played last: the only place that needs pyqtgraph and numpy."""
        from bp_desktop.app.tour import rest
        from bp_desktop.ui.chronicle.view import ChronicleView
        from bp_desktop.ui.shell.pages import PageId

        self.app.window.show_page(PageId.CHRONICLE)
        for _ in range(LONGEST_WAIT):
            rest(0.1)
            shown = self.app.window.view_on(PageId.CHRONICLE)
            if isinstance(shown, ChronicleView) and shown.charts.view is not None:
                size = shown.charts.view.grab().size()
                return f"{len(shown.charts.titles)} charts, {size.width()} by {size.height()}"
        raise SelfTestError("no chart is drawn")

    def read_the_rules(self) -> str:
        """Of every game that has a book, in every language."""
        from bp_desktop.resources import resource

        games = {kind.game.id for kind in self.app.desk.kinds if kind.game.rules is not None}
        wanted = {f"{game}.{language}.toml" for game in games for language in LANGUAGES}
        found = {path.name for path in resource("rulebook").glob("*.toml")}
        if missing := wanted - found:
            raise SelfTestError(f"rules are missing: {sorted(missing)}")
        return ", ".join(sorted(wanted))

    def restore_a_backup(self) -> str:
        """Copied, checked in another process, and made a box of its own."""
        from bp_desktop.app.backups import FileBackups
        from bp_desktop.app.tour import rest

        backups, library = FileBackups(self._places), self.app.desk.library
        answers: list[Any] = []
        count = len(library.documents())
        backups.back_up(library, None, 0, answers.append)
        for _ in range(LONGEST_WAIT):
            if answers:
                break
            rest(0.1)
        if not answers or not hasattr(answers[0], "path"):
            raise SelfTestError(f"the backup was not made: {answers}")
        restored = backups.as_new_box(answers[0].path, library.path)
        self.app.desk.open_box(restored.path)
        found = len(self.app.desk.library.documents())
        if found != count:
            raise SelfTestError(f"{found} of {count} documents came back")
        self.app.leave()
        return f"{found} documents came back"

    def tell_versions(self) -> str:
        """As `doctor` does, for whoever reports a problem."""
        from bp_desktop.app.command_line import NOT_FOUND, versions

        told = dict(versions())
        if NOT_FOUND in told.values():
            raise SelfTestError(f"nobody can tell what is inside: {told}")
        return ", ".join(f"{name} {version}" for name, version in told.items())

    def leave_others_alone(self) -> str:
        """What a browser inherits that is opened from here; only Linux leads it by variables."""
        inner = getattr(sys, "_MEIPASS", None)
        if inner is not None and sys.platform == "linux":
            own = [name for name, value in os.environ.items() if inner in value]
            if leading := [name for name in own if not name.startswith("_PYI_")]:
                raise SelfTestError(f"they would load our libraries: {leading}")
        return "they find their own libraries"

    def load_migrations(self) -> str:
        import bp_desktop.storage.migrations.upgrade  # noqa: F401

        return "alembic loads"
