"""Main window: navigation rail, one page at a time, opening and beginning documents."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from bp_desktop.ui.home.page import HomePage
from bp_desktop.ui.shell.kinds import FormContext, ViewContext
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.rail import Rail
from bp_desktop.ui.widgets.basics import lay, rescale, row

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent

    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.backups.panel import BackupActions
    from bp_desktop.ui.home.document_manager import DocumentManager
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import Actions
    from bp_desktop.ui.shell.desk import Desk, OpenDocument
    from bp_desktop.ui.shell.desk_pages import DiceFrame, DocumentView
    from bp_desktop.ui.shell.files import BoxOpener, FilePrompts
    from bp_desktop.ui.shell.kinds import AnyKind, AnyViewContext, NewDocument
    from bp_desktop.ui.shell.notices import Notices
    from bp_desktop.ui.shell.preferences import PreferenceKeeper
    from bp_desktop.ui.shell.thumbnails import ThumbnailKeeper

SMALLEST = QSize(720, 520)
USUAL = QSize(1280, 800)
TITLE_BAR = 38
"""What the system puts above a window."""
FOOT = 84
"""Height of the lowest line of what fills the window."""


class MainWindow(QMainWindow):
    """Built anew when the language changes; what is open lives on the desk and survives that."""

    first_painted = Signal()
    """The window is on the screen: time for what can wait."""
    left = Signal()
    """The person closed it."""

    # Of `complete`: nothing can be asked of them before.
    prompts: FilePrompts
    actions_: Actions
    notices: Notices
    boxes: BoxOpener
    documents: DocumentManager
    thumbnails: ThumbnailKeeper
    backups: BackupActions | None

    def __init__(
        self,
        theme: Theme,
        desk: Desk,
        choices: PreferenceKeeper,
        prompts: FilePrompts | None = None,
        places: Mapping[str, Path] | None = None,
    ) -> None:
        super().__init__()
        self.theme = theme
        self.desk = desk
        self.choices = choices
        self._prompts = prompts
        self.places = places or {}
        """What the settings page shows under "data": the folder of the log."""
        self.setWindowTitle(self.tr("Burning Planets"))
        self.setMinimumSize(SMALLEST)
        self._built: dict[PageId, QWidget] = {}
        self.page = PageId.HOME

        self.rail = Rail(theme, self._page_names())
        self.stack = QStackedWidget()
        body = QWidget()
        lay(row(theme, body), self.rail, (self.stack, 1))
        self.setCentralWidget(body)

        self.home = HomePage(theme)
        self._built[PageId.HOME] = self.home
        self.stack.addWidget(self.home)
        self.rail.mark(PageId.HOME)
        self.home.setFocus()
        self.restore_geometry()
        self._complete = False

    def complete(self, keeper: BackupKeeper | None = None) -> None:
        """Everything that the first picture can do without; until then nothing can be asked of it.

        Called once the window is painted, or at once if nobody is waiting for the first picture.
        """
        if self._complete:
            return
        self._complete = True
        from bp_desktop.ui.shell.window_parts import add_parts

        add_parts(self, self._prompts, keeper)
        self.rail.asked.connect(self._on_rail)
        self.rail.follow_height()
        self.actions_.remapped.connect(lambda shortcuts: self.choices.set(shortcuts=shortcuts))
        self.choices.unkept.connect(self.notices.tell_unkept_choice)
        self.theme.changed.connect(self._on_theme_changed)
        for signal in (self.desk.opened, self.desk.closed, self.desk.titles_changed):
            signal.connect(self._show_title)
        self.desk.failed.connect(self.notices.tell_unkept_step)

    def show_first(self) -> None:
        """Show the window, and tell when it is on the screen.

        Asks a few times instead of overriding an event: the first event that reaches Python makes
        PySide6 build the whole class of events, which the first picture would wait for.
        """
        self.show()
        self._watch = QTimer(self, interval=2)
        self._watch.timeout.connect(self._look_whether_painted)
        self._watch.start()

    def _look_whether_painted(self) -> None:
        screen = self.windowHandle()
        if screen.isExposed():  # exposing a window paints it
            self._watch.stop()
            self.first_painted.emit()

    # --- pages

    def _page_names(self) -> dict[PageId, str]:
        return {
            PageId.HOME: self.tr("Home"),
            PageId.STUDIO: self.tr("Studio"),
            PageId.TABLE: self.tr("Table"),
            PageId.DICE: self.tr("Dice"),
            PageId.CHRONICLE: self.tr("Chronicle"),
            PageId.HELP: self.tr("Help"),
            PageId.SETTINGS: self.tr("Settings"),
        }

    def show_page(self, page: PageId) -> None:
        """Show a page, building it if it was never shown."""
        if page is not self.page:
            self.thumbnails.keep(self.page)
        self.prepare(page)
        self.page = page
        self.stack.setCurrentWidget(self._built[page])
        self._built[page].setFocus()
        self.rail.mark(page)
        self.show_rail()
        self.actions_.set_page(page)
        self._show_title()

    def show_rail(self) -> None:
        """Not beside what fills the window; there notices come above its lowest line. Pages tell
        when they show something else."""
        fills = bool(getattr(self._built[self.page], "fills_window", False))
        self.rail.setVisible(not fills)
        self.notices.keep_clear(FOOT if fills else 0)

    def prepare(self, page: PageId) -> None:
        """Build a page without showing it."""
        if page not in self._built:
            from bp_desktop.ui.shell.window_parts import build_page

            self._built[page] = build_page(self, page)
            self.stack.addWidget(self._built[page])

    @property
    def built(self) -> tuple[PageId, ...]:
        return tuple(self._built)

    def view_on(self, page: PageId) -> DocumentView | None:
        """What shows the document that is open on a page."""
        from bp_desktop.ui.shell.desk_pages import DocumentPage

        built = self._built.get(page)
        return built.view if isinstance(built, DocumentPage) else None

    @property
    def dice(self) -> DiceFrame:
        """The Dice page, built when it is first asked for."""
        from bp_desktop.ui.shell.desk_pages import DiceFrame

        self.prepare(PageId.DICE)
        page = self._built[PageId.DICE]
        assert isinstance(page, DiceFrame)
        return page

    def _show_title(self) -> None:
        """The title alone: whoever shares the screen shows it to everybody."""
        document = self.desk.on_page(self.page)
        title = self.desk.title_of(document) if document is not None else ""
        program = self.tr("Burning Planets")
        self.setWindowTitle(f"{title} — {program}" if title else program)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """When what had the keyboard goes, Qt looks for another place: never the rail, where the
        next Enter would leave the page."""
        before = QApplication.focusWidget()
        gone = before is not None and not (before.isEnabled() and before.isVisible())
        moved = super().focusNextPrevChild(forward)
        after = QApplication.focusWidget()
        if gone and after is not None and self.rail.isAncestorOf(after):
            self._built[self.page].setFocus()
        return moved

    def _on_rail(self, page: PageId) -> None:
        walked = next((each for each in self.rail.buttons.values() if each.hasFocus()), None)
        self.show_page(page)
        if walked is not None and walked.isVisible():  # who walks the rail by keyboard stays there
            walked.setFocus()

    # --- documents

    def view_context(self, document: OpenDocument) -> AnyViewContext:
        """What a view of an open document may use."""
        return ViewContext(
            self.theme,
            document.commander,
            self.actions_,
            self.choices,
            self.prompts,
            self.notices.notify,
            self.desk.kept_of(document.id),
            self.plan_fight,
        )

    def plan_fight(self, against: str = "") -> None:
        """On the page of dice, with units of the match on the table, against one of its things."""
        self.show_page(PageId.DICE)
        if self.dice.assistant is not None:
            self.dice.assistant.plan_from_match(against)

    def open_document(self, info: DocumentInfo) -> bool:
        with self.notices.telling_problems():
            document = self.desk.open_document(info)
            if document is not None:
                self.show_page(document.kind.page)
                return True
            text = self.tr("This program has no page for such a document: update it to open this.")
            self.notices.notify(text)
        return False

    def begin(self, kind: AnyKind, on: DocumentInfo | None = None) -> None:
        """Ask what a new document needs, then make it and show it; `on` a map, for example."""

        def finish(wanted: NewDocument) -> None:
            if self.make_document(kind, wanted):  # else the form stays, with all that was typed
                self.notices.close_overlay()

        if self.desk.is_open:
            context = FormContext(
                self.theme,
                self.desk,
                self.choices,
                self.prompts,
                finish,
                partial(self.desk.open_state, kind),
                self.notices.close_overlay,
                self.begin,
                on,
            )
            self.notices.show_overlay(kind.make_form(context), width=kind.form_width)

    def make_document(self, kind: AnyKind, wanted: NewDocument) -> bool:
        """Make it and show it; whether it was made."""
        with self.notices.telling_problems():
            made = self.desk.create(kind, wanted)
            info = next(info for info in self.desk.library.documents() if info.id == made)
            self.open_document(info)
            return True
        return False

    def begin_sample(self, kind: AnyKind) -> None:
        """A document that asks for nothing."""
        if self.desk.is_open and kind.sample is not None:
            self.make_document(kind, kind.sample.make())

    # --- Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._complete:
            self.thumbnails.keep(self.page)
        self.remember_place()
        super().closeEvent(event)
        self.left.emit()

    def remember_place(self) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.choices.set(geometry=geometry, page=str(self.page))

    def restore_geometry(self) -> None:
        """As large as it was, or as usual, and never larger than the screen has room for."""
        room = self.screen().availableSize() - QSize(0, TITLE_BAR)
        self.resize(USUAL.boundedTo(room))
        if self.choices.now.geometry:
            from PySide6.QtCore import QByteArray  # not on the first start

            kept = self.choices.now.geometry.encode("utf-8")
            self.restoreGeometry(QByteArray.fromBase64(kept))
            self.resize(self.size().boundedTo(room))

    def _on_theme_changed(self) -> None:
        rescale(self.theme, self)
