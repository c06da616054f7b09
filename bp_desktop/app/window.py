"""The program with its window: what is made when, and who is introduced to whom.

Until the window is painted nothing is imported that the first picture does not need.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from bp_desktop import __version__
from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import document_kinds, find_system, phrasebook
from bp_desktop.storage.places import Places
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell import preferences
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.widgets.undo_keys import UndoKeyFilter
from bp_desktop.ui.words import phrasebook as words
from bp_desktop.ui.words.language import LanguageSwitcher

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.app.second_start import FileReceiver
    from bp_desktop.ui.backups.keeper import BackupKeeper


ON_MACOS: bool = sys.platform == "darwin"
BREATH = 600
"""Milliseconds from a usable Home until more is loaded: its pictures are there, no click is yet."""


class WindowApp:
    """One running program: the desk, the choices, the theme, and the window of the moment."""

    def __init__(self, places: Places, box: Path | None = None, file: Path | None = None) -> None:
        made = QApplication.instance()
        # Named here, since QApplication.setStyle would build PySide6's class of styles to answer.
        arguments = [*sys.argv[:1], "-style", "fusion"]
        self.application = (
            made if isinstance(made, QApplication) else self._make_application(arguments)
        )
        self.application.setApplicationName("Burning Planets")
        self.application.setApplicationVersion(__version__)
        self.application.setDesktopFileName("burning-planets")
        self.places = places
        path = places.config / "preferences.json"
        self._is_first = not path.exists()
        choices, self._put_aside = preferences.read(path)
        self.choices = PreferenceKeeper(path, choices)
        self.choices.changed.connect(self._on_choice)
        words.give(phrasebook)
        self.voice = LanguageSwitcher(self.application)
        self.voice.speak(choices.language)
        self.theme = Theme(self.application, appearance(choices))
        self.undo_keys = UndoKeyFilter(self.application)
        self.desk = Desk(FileBoxes(places.default_box, find_system))
        self.desk.shelf_changed.connect(self._remember_box)
        self._asked_for = box
        self._waiting_files = [file] if file is not None else []
        self.is_home = False
        """Whether the start is done, and Home can be used."""
        self._system_rests = False
        self.receiver: FileReceiver | None = None
        self.ready: Callable[[], object] | None = None
        """Called once, when Home can be used."""
        self._has_left = False
        self.keeper: BackupKeeper | None = None
        self.window = self._make_window(greets=self._is_first)
        self.window.first_painted.connect(self.after_first_paint)

    def _make_application(self, arguments: list[str]) -> QApplication:
        if not ON_MACOS:
            return QApplication(arguments)
        from bp_desktop.app.file_events import FileOpenApplication

        made = FileOpenApplication(arguments)
        made.file_opened.connect(self.take_file)
        return made

    def run(self) -> int:
        """Until the person leaves."""
        sys.excepthook = self.on_fault
        self.window.show_first()
        try:
            return self.application.exec()
        finally:
            sys.excepthook = sys.__excepthook__
            self.leave()

    def leave(self) -> None:
        """Let go of the box and the window; a second time there is nothing left to do."""
        if self._has_left:
            return
        self._has_left = True
        self.undo_keys.deleteLater()
        self.window.hide()
        if self.receiver is not None:
            self.receiver.close()
        if self.keeper is not None:
            self.keeper.leave()
        self.desk.close_box()
        self.voice.fall_silent()
        self.window.deleteLater()

    # --- after the first picture

    def after_first_paint(self) -> None:
        """What the first picture did not need; the box first, for that is what people wait for."""
        self.desk.kinds = document_kinds()
        self.keeper = self._keep_backups()
        self.window.complete(self.keeper)
        self.open_box()
        wanted = self.choices.now.page
        if wanted in (PageId.RULES, PageId.HELP, PageId.SETTINGS):
            self.theme.complete()
            self.window.show_page(PageId(wanted))
        # Not 0, which Qt does before it paints.
        QTimer.singleShot(1, self.window, self.after_home)

    def after_home(self) -> None:
        """What Home did not need either."""
        if self.ready is not None:
            self.ready()
        from PySide6.QtGui import QIcon

        from bp_desktop.resources import resource
        from bp_desktop.ui.shell.log import keep_log

        keep_log(self.places.logs)
        self.theme.complete()
        self.application.setWindowIcon(QIcon(str(resource("icons", "app.png"))))
        self._show_news()
        if self._put_aside is not None:
            self._tell_about_damage(self._put_aside)
        self.is_home = True
        self._receive_files()
        for file in self._waiting_files:
            self.take_file(file)
        self._waiting_files.clear()
        QTimer.singleShot(BREATH, self.window, self._after_breath)

    def _show_news(self) -> None:
        """Once after an update; who starts it for the first time has seen nothing older."""
        if self.choices.now.seen == __version__:
            return
        if self._waiting_files and not self._is_first:
            return  # who opens a file wants to see that; the news can wait for the next start
        self.choices.set(seen=__version__)
        if not self._is_first:
            self.window.show_news()

    def _receive_files(self) -> None:
        from bp_desktop.app.second_start import FileReceiver

        box = self._asked_for or self.places.default_box
        self.receiver = FileReceiver(self.application, box, self.on_second_start)
        self.receiver.listen()

    def on_second_start(self, file: Path | None) -> None:
        """Somebody started the program once more: this window comes to the front."""
        from PySide6.QtCore import Qt  # the first picture waits for no more than it needs

        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self.take_file(file)

    def take_file(self, file: Path) -> None:
        """Open it now, or as soon as there is a Home to open it from."""
        if self.is_home:
            self.window.opener.open_file(file.absolute())
        else:
            self._waiting_files.append(file)

    def _keep_backups(self) -> BackupKeeper:
        from bp_desktop.app.backups import FileBackups
        from bp_desktop.ui.backups.keeper import BackupKeeper

        return BackupKeeper(self.desk, FileBackups(self.places))

    def _after_breath(self) -> None:
        """What the first click on a document would wait for."""
        import bp_desktop.storage.rows  # noqa: F401

        if self.choices.now.motion == "system":
            self._ask_system()
            self._apply_look()

    def _ask_system(self) -> None:
        from bp_desktop.ui.shell.system_motion import system_asks_for_rest

        self._system_rests = system_asks_for_rest()

    def _apply_look(self) -> None:
        self.theme.set_look(appearance(self.choices.now, system_rests=self._system_rests))

    def open_box(self) -> None:
        remembered = Path(self.choices.now.box) if self.choices.now.box else None
        self.desk.open_box(self._asked_for or remembered or self.places.default_box)

    def _tell_about_damage(self, aside: Path) -> None:
        from bp_desktop.texts.marking import filled

        text = QCoreApplication.translate(
            "app",
            "Your settings could not be read. The old file was moved to {path}; default settings "
            "are in use.",
        )
        self.window.notices.notify(filled(text, path=aside))

    # --- changes

    def _make_window(self, *, greets: bool) -> MainWindow:
        places = {"logs": self.places.logs}
        return MainWindow(self.theme, self.desk, self.choices, places=places, greets=greets)

    def _on_choice(self, before: Preferences, after: Preferences) -> None:
        if before.motion != after.motion == "system":
            self._ask_system()
        self._apply_look()
        if before.language != after.language:
            self.voice.speak(after.language)
            # Not inside the click that asked for it: that button goes with the old window.
            QTimer.singleShot(0, self.rebuild_window)

    def rebuild_window(self) -> None:
        """The same place in another language; whatever is open stays open."""
        old, page = self.window, self.window.page
        self.window = self._make_window(greets=old.greets)
        self.window.complete(self.keeper)
        for each in old.built:
            if self.desk.on_page(each) is not None:  # a match may be on the television meanwhile
                self.window.prepare(each)
        self.window.show_page(page)
        self.window.setGeometry(old.geometry())
        self.window.setWindowState(old.windowState())
        self.window.show()
        old.hide()
        old.deleteLater()

    def _remember_box(self) -> None:
        if self.desk.is_open and self._asked_for is None:
            path = self.desk.library.path
            self.choices.set(box="" if path == self.places.default_box else str(path))

    def on_fault(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Also called by Qt for whatever is raised in a slot."""
        if issubclass(kind, KeyboardInterrupt):
            self.application.quit()
            return
        from bp_desktop.ui.shell.problem import show_problem

        show_problem(self.window, self.theme, error.with_traceback(trace), self.places.logs)


def appearance(choices: Preferences, *, system_rests: bool = False) -> Appearance:
    """`system_rests`: the system asks for less motion."""
    return Appearance(
        choices.theme,
        choices.scale,
        choices.players,
        choices.motion == "less" or (choices.motion == "system" and system_rests),
        not choices.dice_animation,
        choices.touch == "on",
    )


def play_tour(folder: Path) -> int:
    """Walk the real window off-screen on data of its own; the answer is the exit code."""
    import os
    import tempfile

    from bp_desktop.app.tour import Tour, settle
    from bp_desktop.storage.places import user_places

    if not os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="burning-planets-") as data:
        app = WindowApp(user_places(Path(data)))
        app.window.show_first()
        settle()
        tour = Tour(app.window, folder)
        tour.walk()
        app.leave()
    sys.stdout.write(f"{len(tour.pictures)} pictures of the tour are in {folder.absolute()}\n")
    return 0
