"""The window: navigation rail, one page at a time, notices, and what can be done everywhere."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from bp_desktop.ui.actions import Actions
from bp_desktop.ui.boxes import BoxDeeds
from bp_desktop.ui.desk import Desk
from bp_desktop.ui.files import FilePrompts
from bp_desktop.ui.home.page import HomeContext, HomePage
from bp_desktop.ui.kinds import DocumentKind, NewDocument
from bp_desktop.ui.library import DocumentInfo, LibraryError
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.preferences import Choices
from bp_desktop.ui.rail import Rail
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.metrics import rescale, row
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
        prompts: FilePrompts,
        places: Mapping[str, Path] | None = None,
    ) -> None:
        super().__init__()
        self.theme = theme
        self.desk = desk
        self.choices = choices
        self.prompts = prompts
        self.places = places or {}
        """What the settings page shows under "data": log and backup folders."""
        self.setWindowTitle(self.tr("Burning Planets"))
        self.setMinimumSize(SMALLEST)
        self._painted = False
        self._toast: Toast | None = None
        self._overlay: Overlay | None = None
        self._pages: dict[PageId, QWidget] = {}
        self.page = PageId.HOME

        self.actions_ = Actions(self, theme, choices.now.shortcuts)
        self.boxes = BoxDeeds(self, desk, prompts, self.notify)
        self.rail = Rail(theme, self._page_names())
        self.stack = QStackedWidget()
        body = QWidget()
        layout = row(theme, body)
        layout.addWidget(self.rail)
        layout.addWidget(self.stack, 1)
        self.setCentralWidget(body)

        from bp_desktop.ui.window_actions import add_window_actions

        add_window_actions(self)
        self.rail.asked.connect(self.show_page)
        self.actions_.remapped.connect(lambda keys: choices.set(shortcuts=keys))
        choices.unkept.connect(self._on_unkept)
        theme.changed.connect(self._on_theme_changed)
        self._restore_geometry()
        self.show_page(PageId.HOME)

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
        if page not in self._pages:
            self._pages[page] = self._build(page)
            self.stack.addWidget(self._pages[page])
        self.page = page
        self.stack.setCurrentWidget(self._pages[page])
        self.rail.mark(page)
        self.actions_.set_page(page)

    def _build(self, page: PageId) -> QWidget:
        if page is PageId.HOME:
            return HomePage(
                HomeContext(
                    self.theme,
                    self.desk,
                    self.actions_,
                    self.prompts,
                    self.notify,
                    self.boxes,
                    self.open_document,
                    self.begin,
                )
            )
        from bp_desktop.ui.page_builder import build_page

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

    def begin(self, kind: DocumentKind) -> None:
        """Ask what a new document needs, then make it and show it."""

        def make(wish: NewDocument) -> None:
            self.close_overlay()
            try:
                made = self.desk.create(kind, wish)
                info = next(info for info in self.desk.library.documents() if info.id == made)
            except LibraryError as error:
                self.notify_problem(error)
                return
            self.open_document(info)

        if self.desk.is_open:
            self.show_overlay(kind.make_form(self.theme, make), width=640)

    def remember_look(self, page: PageId) -> None:
        """Keep the picture of the document on a page that is being left."""
        document = self.desk.on_page(page)
        if document is None or not self.desk.is_open:
            return
        from bp_desktop.ui.thumbnails import remember_look

        try:
            remember_look(self.desk.library, document, self.theme)
        except LibraryError as error:
            self.notify_problem(error)
        else:
            self.desk.shelf_changed.emit()

    # --- notices and panels

    def notify(self, text: str, undo: Callable[[], object] | None = None) -> None:
        if self._toast is None:
            self._toast = Toast(self.theme, self)
        self._toast.say(text, undo)

    def notify_problem(self, error: LibraryError) -> None:
        from bp_desktop.ui.wording import worded

        self.notify(worded(error.message))

    def show_overlay(self, content: QWidget, *, width: int) -> Overlay:
        """Show a panel over the window; there is never more than one."""
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

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.UpdateRequest and not self._painted:
            self._painted = True
            self.first_painted.emit()
        return handled

    def closeEvent(self, event: QCloseEvent) -> None:
        self.remember_look(self.page)
        self.remember_place()
        super().closeEvent(event)
        self.left.emit()

    def remember_place(self) -> None:
        geometry = b64encode(self.saveGeometry().data()).decode("ascii")
        self.choices.set(geometry=geometry, page=str(self.page))

    def _restore_geometry(self) -> None:
        saved = b64decode(self.choices.now.geometry.encode("ascii", "replace"))
        if not (saved and self.restoreGeometry(QByteArray(saved))):
            self.resize(USUAL)

    def _on_unkept(self, path: str, why: str) -> None:
        from bp_desktop.ui.marking import filled

        text = self.tr("{path} could not be written ({why}): this choice lasts until you quit.")
        self.notify(filled(text, path=path, why=why))

    def _on_theme_changed(self) -> None:
        rescale(self.theme, self)
