"""An open set of Parsec's definitions as tests see it, with the hands that work on it."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.library.system import set_system
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.editor.panels.records_panel import RecordsPanel
from bp_desktop.ui.games.parsec.library.module_tools import ModuleSettings
from bp_desktop.ui.games.parsec.library.set_panel import SetPanel
from bp_desktop.ui.games.parsec.library.set_view import SetView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from tests.games.parsec.sample import tables
from tests.ui.editor.editor_page import EditorPage, put_on_screen


class Answers(FilePrompts):
    """Whoever is asked for a file names these."""

    wanted: Path | None = None
    written = b""

    def import_file(
        self, _window: QWidget, _start: Path, _suffixes: tuple[str, ...]
    ) -> Path | None:
        return self.wanted

    def write_asked(self, _window: QWidget, _wished: Path, data: bytes) -> str:
        self.written = data
        return "written"


class SetPage(EditorPage[ParsecSet, s.AnySetCommand, s.AnySetEvent, ModuleSettings]):
    def __init__(self, view: SetView, prompts: Answers) -> None:
        super().__init__(view)
        self.view = view
        self.prompts = prompts

    def book(self, id_: str) -> RecordsPanel[ParsecSet, s.AnySetCommand, s.AnySetEvent]:
        self.view.show_panel(id_)
        panel: RecordsPanel[ParsecSet, s.AnySetCommand, s.AnySetEvent] = self.view.tabs[id_].panel
        return panel

    @property
    def whole(self) -> SetPanel:
        self.view.show_panel("set")
        panel: SetPanel = self.view.tabs["set"].panel
        return panel


def open_set(qtbot: QtBot, theme: Theme, *commands: s.AnySetCommand) -> SetPage:
    session = Session(set_system(tables()), MemoryJournal(), AppDice(1))
    for command in commands:
        session.submit(command, overrule=True)
    prompts = Answers()
    view = SetView(theme, Commander(session), prompts)
    put_on_screen(qtbot, view, 1280, 800)
    return SetPage(view, prompts)
