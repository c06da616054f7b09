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
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.backups.panel import BackupActions
    from bp_desktop.ui.home.document_manager import DocumentManager
    from bp_desktop.ui.lessons.lesson_room import LessonRoom
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.rules.page import RulesPage
    from bp_desktop.ui.rules.source import RulesSource
    from bp_desktop.ui.shell.actions import Actions
    from bp_desktop.ui.shell.box_saver import BoxSaver
    from bp_desktop.ui.shell.desk import Desk, OpenDocument
    from bp_desktop.ui.shell.desk_pages import DiceFrame, DocumentView
    from bp_desktop.ui.shell.files import BoxOpener, FilePrompts
    from bp_desktop.ui.shell.kinds import AnyKind, AnyViewContext, NewDocument
    from bp_desktop.ui.shell.notices import Notices
    from bp_desktop.ui.shell.opening import FileOpener
    from bp_desktop.ui.shell.preferences import PreferenceKeeper
    from bp_desktop.ui.shell.side_panel import SidePanel
    from bp_desktop.ui.shell.thumbnails import ThumbnailKeeper
    from bp_desktop.ui.shell.touch_mode import TouchMode

SMALLEST = QSize(640, 344)
"""What a screen of 1366 x 768 leaves where the system shows everything twice as large."""
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
    opener: FileOpener
    rules: RulesSource
    thumbnails: ThumbnailKeeper
    saver: BoxSaver
    lessons: LessonRoom
    backups: BackupActions | None
    touch: TouchMode

    def __init__(
        self,
        theme: Theme,
        desk: Desk,
        choices: PreferenceKeeper,
        prompts: FilePrompts | None = None,
        places: Mapping[str, Path] | None = None,
        *,
        greets: bool = False,
    ) -> None:
        super().__init__()
        self.theme = theme
        self.desk = desk
        self.choices = choices
        self._prompts = prompts
        self.places = places or {}
        """What the settings page shows under "data": the folder of the log."""
        self.greets = greets
        """Whether somebody starts it for the first time, and Home says welcome."""
        self.setWindowTitle(self.tr("Burning Planets"))
        self.setMinimumSize(SMALLEST)
        self._built: dict[PageId, QWidget] = {}
        self.page = PageId.HOME
        self._side: SidePanel | None = None

        self.rail = Rail(theme, self._page_names())
        self.stack = QStackedWidget()
        body = QWidget()
        lay(row(theme, body), self.rail, (self.stack, 1))
        self.setCentralWidget(body)

        self.home = HomePage(theme, greets=greets)
        self.rail.setHidden(greets)
        self._built[PageId.HOME] = self.home
        self.stack.addWidget(self.home)
        self.rail.mark(PageId.HOME)
        self.home.setFocus()
        self.restore_geometry()
        self._complete = False
        self._has_warned = False

    def complete(self, keeper: BackupKeeper | None = None) -> None:
        """Everything that the first picture can do without; until then nothing can be asked of it.

        Called once the window is painted, or at once if nobody is waiting for the first picture.
        """
        if self._complete:
            return
        self._complete = True
        from bp_desktop.ui.shell.window_parts import add_parts

        add_parts(self, self._prompts, keeper)
        self.setAcceptDrops(True)
        self.rail.asked.connect(self._on_rail)
        self.rail.follow_height()
        self.actions_.remapped.connect(lambda shortcuts: self.choices.set(shortcuts=shortcuts))
        self.choices.unkept.connect(self.notices.tell_unkept_choice)
        self.theme.changed.connect(self._on_theme_changed)
        for signal in (self.desk.opened, self.desk.closed, self.desk.titles_changed):
            signal.connect(self._show_title)
        self.desk.opened.connect(self._tell_edited)

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
            PageId.RULES: self.tr("Rules"),
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
        fills = self._fills()
        if self._side is not None:
            self._side.hide()  # it was about something else
        self.rail.setVisible(not fills)
        self.notices.keep_clear(FOOT if fills else 0)

    def _fills(self) -> bool:
        return bool(getattr(self._built[self.page], "fills_window", False))

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
        from bp_desktop.ui.widgets.keyboard_tips import tell_soon  # not before the first picture
        from bp_desktop.ui.widgets.tab_walk import walk_on

        before = QApplication.focusWidget()
        gone = before is not None and not (before.isEnabled() and before.isVisible())
        moved = walk_on(self, forward=forward)
        after = QApplication.focusWidget()
        if gone and after is not None and self.rail.isAncestorOf(after):
            self._built[self.page].setFocus()
        elif moved and not gone and after is not None:
            tell_soon(after)
        return moved

    def _on_rail(self, page: PageId) -> None:
        walked = next((each for each in self.rail.buttons.values() if each.hasFocus()), None)
        self.show_page(page)
        if walked is not None and walked.isVisible():  # who walks the rail by keyboard stays there
            walked.setFocus()

    def _tell_edited(self, document: OpenDocument) -> None:
        step = document.commander.session.edited_at
        if step is not None:
            self.notices.tell_edited(self.desk.title_of(document), step)

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
            self.open_rule,
        )

    def plan_fight(self, against: str = "") -> None:
        """On the page of dice, with units of the match on the table, against one of its things."""
        self.show_page(PageId.DICE)
        if self.dice.assistant is not None:
            self.dice.assistant.plan_from_match(against)

    # --- rules and help

    @property
    def rules_page(self) -> RulesPage:
        """Built when it is first asked for."""
        from bp_desktop.ui.rules.page import RulesPage

        self.prepare(PageId.RULES)
        page = self._built[PageId.RULES]
        assert isinstance(page, RulesPage)
        return page

    @property
    def has_side(self) -> bool:
        """Whether rules or help are beside what is on the screen."""
        return self._side is not None and self._side.isVisible()

    @property
    def side(self) -> SidePanel:
        """Rules and help beside what is on the screen."""
        if self._side is None:
            from bp_desktop.ui.shell.side_panel import SidePanel

            self._side = SidePanel(self)
        return self._side

    def open_rule(self, id_: str) -> None:
        """Beside the table and beside what lies over the window, else on the page of rules."""
        if self.notices.is_covered or (self.page is not PageId.RULES and self._fills()):
            from bp_desktop.ui.widgets.explained import WidgetExplanation

            self.side.open_at(WidgetExplanation(rule=id_))
        else:
            self.rules_page.view.open_rule(id_)
            self.show_page(PageId.RULES)
            self.rules_page.view.text.setFocus()

    def explain(self) -> None:
        """The rule of what has the keyboard, else its page of help; again, no more of it."""
        from bp_desktop.ui.help.contents import topic_about
        from bp_desktop.ui.widgets.explained import WidgetExplanation, explanation_of

        focus = QApplication.focusWidget() or self.view_on(self.page) or self.stack
        if self._side is not None and self._side.isVisible() and self._side.isAncestorOf(focus):
            self._side.leave()
            return
        found = explanation_of(focus, self.rules.knows)
        document = self.desk.on_page(self.page)
        own = document.kind.help_page if document is not None else ""
        self.side.open_at(found or WidgetExplanation(help=own or topic_about(self.page)))

    def show_news(self) -> None:
        """What this version has that the one before had not."""
        from bp_desktop.ui.help.news import WIDTH, NewsPanel

        self.notices.show_overlay(NewsPanel(self.theme, self.notices.close_overlay), width=WIDTH)

    def open_document(self, info: DocumentInfo, then: Callable[[], object] = lambda: None) -> bool:
        """Show it on its page, and `then` go on; whether it is there already. A long history shows
        how far it is read, and can be stopped."""
        return self.opener.open_document(info, then)

    def begin(
        self, kind: AnyKind, on: DocumentInfo | None = None, rules: Path | None = None
    ) -> None:
        """Ask what a new document needs, then make it and show it; `on` a map, for example, by the
        house `rules` of a file."""

        def finish(wanted: NewDocument) -> None:
            if self.make_document(kind, wanted):  # else the form stays, with all that was typed
                self.notices.close_overlay()

        if self.desk.is_open:
            from bp_desktop.ui.help.contents import topic_about
            from bp_desktop.ui.widgets.explained import explain

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
                rules,
                self.open_rule,
            )
            topic = kind.help_page or topic_about(kind.page)
            form = explain(kind.make_form(context), help_page=topic)
            self.notices.show_overlay(form, width=kind.form_width)

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

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.opener.dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = self.opener.dropped(event.mimeData())
        event.acceptProposedAction()
        for path in paths:  # not within the drop: whoever gave the file waits for its end
            QTimer.singleShot(0, self, partial(self.opener.open_file, path))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._complete and self._warns_of_secrets():
            event.ignore()
            return
        if self._complete:
            self.thumbnails.keep(self.page)
        self.remember_place()
        super().closeEvent(event)
        self.left.emit()

    def _warns_of_secrets(self) -> bool:
        """Once, unless the whole session ends: what is secret and not saved is not kept."""
        if self._has_warned or not self.desk.has_secret_drafts or self._session_ends():
            return False
        self._has_warned = True
        text = self.tr("Secret text that is not saved yet will be lost. Close again to leave.")
        self.notices.notify(text)
        return True

    @staticmethod
    def _session_ends() -> bool:
        application = QApplication.instance()
        return isinstance(application, QApplication) and application.isSavingSession()

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
