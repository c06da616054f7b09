"""The window: navigation rail, one page at a time, notices, and what can be done everywhere."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from bp_desktop.session.library import LibraryError
from bp_desktop.ui.home.page import HomePage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.rail import Rail
from bp_desktop.ui.widgets.metrics import rescale, row

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent

    from bp_desktop.core.messages import Message
    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.ui.backups.deeds import BackupDeeds
    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.desk import Desk, OpenDocument
    from bp_desktop.ui.shell.files import FilePrompts
    from bp_desktop.ui.shell.game_pages import DiceFrame
    from bp_desktop.ui.shell.kinds import AnyKind, NewDocument
    from bp_desktop.ui.shell.preferences import Choices
    from bp_desktop.ui.widgets.overlay import Overlay
    from bp_desktop.ui.widgets.toast import Toast

SMALLEST = QSize(720, 520)
USUAL = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Built anew when the language changes; what is open lives on the desk and survives that."""

    first_painted = Signal()
    """The window is on the screen: time for what can wait."""
    left = Signal()
    """The person closed it."""

    def __init__(
        self,
        theme: Theme,
        desk: Desk,
        choices: Choices,
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
        self.backups: BackupDeeds | None = None
        self.setWindowTitle(self.tr("Burning Planets"))
        self.setMinimumSize(SMALLEST)
        self._toast: Toast | None = None
        self._overlay: Overlay | None = None
        self._dice: DiceFrame | None = None
        self._pages: dict[PageId, QWidget] = {}
        self._remembered: dict[str, int] = {}
        """The step that the kept picture of each document shows."""
        self.page = PageId.HOME

        self.rail = Rail(theme, self._page_names())
        self.stack = QStackedWidget()
        body = QWidget()
        layout = row(theme, body)
        layout.addWidget(self.rail)
        layout.addWidget(self.stack, 1)
        self.setCentralWidget(body)

        self.home = HomePage(theme)
        self._pages[PageId.HOME] = self.home
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
        from bp_desktop.ui.home.context import HomeContext
        from bp_desktop.ui.home.deeds import Deeds
        from bp_desktop.ui.shell.actions import Actions
        from bp_desktop.ui.shell.boxes import BoxDeeds
        from bp_desktop.ui.shell.files import FilePrompts
        from bp_desktop.ui.shell.window_actions import add_window_actions

        self.prompts = self._prompts or FilePrompts()
        self.actions_ = Actions(self, self.theme, self.choices.now.shortcuts)
        self.boxes = BoxDeeds(self, self.desk, self.prompts, self.notify)
        self.deeds = Deeds(self.desk, self.notify, self)
        add_window_actions(self)
        if keeper is not None:
            from bp_desktop.ui.backups.deeds import BackupDeeds

            self.backups = BackupDeeds(self, keeper)
        self.rail.asked.connect(self._on_rail)
        self.rail.follow_height()
        self.actions_.remapped.connect(self._on_remapped)
        self.choices.unkept.connect(self._on_unkept)
        self.theme.changed.connect(self._on_theme_changed)
        self.desk.closing.connect(self._remember)
        for told in (self.desk.opened, self.desk.closed, self.desk.titles_changed):
            told.connect(self._show_title)
        self.desk.box_changed.connect(self.deeds.forget)
        self.desk.failed.connect(self._on_failed)
        self.home.complete(
            HomeContext(
                self.theme,
                self.choices,
                self.desk,
                self.actions_,
                self.prompts,
                self.deeds,
                self.boxes,
                self.backups,
                self.open_document,
                self.begin,
                self.show_overlay,
                self.close_overlay,
            )
        )

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
            self.remember_look(self.page)
        self.prepare(page)
        self.page = page
        self.stack.setCurrentWidget(self._pages[page])
        self._pages[page].setFocus()
        self.rail.mark(page)
        self.actions_.set_page(page)
        self._show_title()

    def prepare(self, page: PageId) -> None:
        """Build a page without showing it."""
        if page not in self._pages:
            self._pages[page] = self._build(page)
            self.stack.addWidget(self._pages[page])

    @property
    def built(self) -> tuple[PageId, ...]:
        return tuple(self._pages)

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
            self._pages[self.page].setFocus()
        return moved

    def _on_rail(self, page: PageId) -> None:
        walked = next((each for each in self.rail.buttons.values() if each.hasFocus()), None)
        self.show_page(page)
        if walked is not None:  # who walks the rail by keyboard stays there
            walked.setFocus()

    @property
    def dice(self) -> DiceFrame:
        """The Dice page, built when it is first asked for."""
        if self._dice is None:
            from bp_desktop.ui.shell.page_builder import build_dice

            self._dice = build_dice(self)
        return self._dice

    def _build(self, page: PageId) -> QWidget:
        from bp_desktop.ui.shell.page_builder import build_page

        return build_page(self, page)

    # --- documents

    def open_document(self, info: DocumentInfo) -> bool:
        try:
            document = self.desk.open_document(info)
        except LibraryError as error:
            self.notify_problem(error)
            return False
        if document is None:
            self.notify(
                self.tr("This program has no page for such a document: update it to open this.")
            )
            return False
        self.show_page(document.kind.page)
        return True

    def begin(self, kind: AnyKind) -> None:
        """Ask what a new document needs, then make it and show it."""
        from bp_desktop.ui.shell.kinds import FormContext

        def finish(wish: NewDocument) -> None:
            if self.make_document(kind, wish):  # else the form stays, with all that was typed
                self.close_overlay()

        if self.desk.is_open:
            context = FormContext(
                self.theme,
                self.desk,
                self.choices,
                self.prompts,
                finish,
                partial(self.desk.open_state, kind),
            )
            self.show_overlay(kind.make_form(context), width=720)

    def make_document(self, kind: AnyKind, wish: NewDocument) -> bool:
        """Make it and show it; whether it was made."""
        try:
            made = self.desk.create(kind, wish)
            info = next(info for info in self.desk.library.documents() if info.id == made)
        except LibraryError as error:
            self.notify_problem(error)
            return False
        self.open_document(info)
        return True

    def begin_sample(self, kind: AnyKind) -> None:
        """A document that asks for nothing."""
        if self.desk.is_open and kind.sample is not None:
            self.make_document(kind, kind.sample.make())

    def remember_look(self, page: PageId) -> None:
        """Keep the picture of the document on a page that is being left."""
        document = self.desk.on_page(page)
        if document is not None:
            self._remember(document)

    def _remember(self, document: OpenDocument) -> None:
        steps = len(document.commander.session.entries)
        if not self.desk.is_open or self._remembered.get(document.id) == steps:
            return
        from bp_desktop.ui.shell.thumbnails import remember_look

        try:
            remember_look(self.desk.library, document, self.theme)
        except LibraryError as error:
            self.notify_problem(error)
        else:
            self._remembered[document.id] = steps
            self.desk.shelf_changed.emit()

    # --- notices and panels

    def notify(
        self, text: str, undo: Callable[[], object] | None = None, *, stays: bool = False
    ) -> None:
        """A short notice; see Toast.say."""
        from bp_desktop.ui.widgets.toast import Toast

        if self._toast is None:
            self._toast = Toast(self.theme, self)
        self._toast.say(text, undo, stays=stays)

    def hide_notice(self) -> None:
        if self._toast is not None:
            self._toast.hide()

    def notify_problem(self, error: LibraryError) -> None:
        from bp_desktop.ui.words.wording import worded

        self.notify(worded(error.message))

    def show_overlay(self, content: QWidget, *, width: int) -> Overlay:
        """Show a panel over the window; there is never more than one."""
        from bp_desktop.ui.widgets.overlay import Overlay

        self.close_overlay()
        overlay = Overlay(self.theme, self, content, width=width)
        overlay.closed.connect(self._on_overlay_closed)
        self._overlay = overlay
        self.actions_.set_paused(True)
        content.setFocus()
        return overlay

    def close_overlay(self) -> None:
        if self._overlay is not None:
            self._overlay.close_panel()

    def _on_overlay_closed(self) -> None:
        self._overlay = None
        self.actions_.set_paused(False)

    # --- Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        self.remember_look(self.page)
        self.remember_place()
        super().closeEvent(event)
        self.left.emit()

    def remember_place(self) -> None:
        from base64 import b64encode

        geometry = b64encode(self.saveGeometry().data()).decode("ascii")
        self.choices.set(geometry=geometry, page=str(self.page))

    def restore_geometry(self) -> None:
        self.resize(USUAL)
        if self.choices.now.geometry:
            from PySide6.QtCore import QByteArray

            kept = self.choices.now.geometry.encode("utf-8")
            self.restoreGeometry(QByteArray.fromBase64(kept))

    def _on_unkept(self, path: str, why: str) -> None:
        from bp_desktop.texts.marking import filled

        text = self.tr("{path} could not be written ({why}): this choice lasts until you quit.")
        self.notify(filled(text, path=path, why=why))

    def _on_failed(self, message: Message) -> None:
        from bp_desktop.texts.marking import filled
        from bp_desktop.ui.words.wording import worded

        text = self.tr(
            "This step could not be kept, so it was not made. {reason} Your game is saved up to "
            "the last step."
        )
        self.notify(filled(text, reason=worded(message)), stays=True)

    def _on_remapped(self, shortcuts: dict[str, str]) -> None:
        self.choices.set(shortcuts=shortcuts)

    def _on_theme_changed(self) -> None:
        rescale(self.theme, self)
