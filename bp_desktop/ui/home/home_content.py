"""Content of Home: search and box menu in its head, and below them what the open box has."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.home.page import HomePage, LoadingPanel
from bp_desktop.ui.home.shelf_header import SearchField
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.shell.desk import BoxLoading, BoxProblem
from bp_desktop.ui.widgets.basics import Button, card, column, label, row
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.ui.backups.backup_actions import BackupActions
    from bp_desktop.ui.home.document_manager import DocumentManager
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import Actions
    from bp_desktop.ui.shell.desk import Desk
    from bp_desktop.ui.shell.files import BoxOpener, FilePrompts
    from bp_desktop.ui.shell.kinds import AnyKind
    from bp_desktop.ui.shell.notices import Notices
    from bp_desktop.ui.shell.preferences import PreferenceKeeper


class BoxProblemPanel(QWidget):
    """One clear sentence, the path, and the ways out."""

    def __init__(
        self, theme: Theme, desk: Desk, boxes: BoxOpener, backups: BackupActions | None = None
    ) -> None:
        super().__init__()
        self._desk = desk
        self._backups = backups
        self.sentence = label("", "body", wrap=True)
        self.path = label("", "small", wrap=True)
        self.path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again = Button(
            theme, self.tr("Try again"), self._try_again, kind="primary", icon_name="rotate"
        )
        self.usual = Button(theme, self.tr("Open my usual box"), self._open_usual, icon_name="home")
        self.other = Button(
            theme, self.tr("Open another box …"), boxes.ask_to_open, icon_name="folder"
        )
        self.anew = Button(
            theme, self.tr("Create a new box …"), boxes.ask_to_create, icon_name="box_new"
        )
        self.restore = Button(
            theme, self.tr("Bring back from a backup …"), self._restore, icon_name="restore"
        )
        ways = column(theme, spacing=12, edges=(0, 12, 0, 0))
        for pair in ((self.again, self.restore, self.usual), (self.other, self.anew)):
            line = row(theme, spacing=12)
            for way in pair:
                line.addWidget(way)
            line.addStretch()
            ways.addLayout(line)
        outer = column(theme, self)
        frame = card("danger")
        outer.addWidget(frame)
        outer.addStretch()
        layout = column(theme, frame, spacing=8, edges=(28, 24, 28, 24))
        layout.addWidget(label(self.tr("Your games could not be opened"), "title", wrap=True))
        layout.addWidget(self.sentence)
        layout.addWidget(self.path)
        layout.addLayout(ways)

    def show_problem(self, problem: BoxProblem) -> None:
        self.sentence.setText(worded(problem.message))
        self.path.setText(str(problem.path))
        self.usual.setVisible(problem.path != self._desk.boxes.usual)
        self.restore.setVisible(self._backups is not None and bool(self._backups.listed()))

    def _restore(self) -> None:
        if self._backups is not None:
            self._backups.show_panel()

    def _try_again(self) -> None:
        if isinstance(self._desk.box, BoxProblem):
            self._desk.open_box(self._desk.box.path)

    def _open_usual(self) -> None:
        self._desk.open_box(self._desk.boxes.usual)


B = TypeVar("B", bound=QWidget)


class HomeContext(NamedTuple):
    """What Home needs from the window around it."""

    theme: Theme
    choices: PreferenceKeeper
    desk: Desk
    actions: Actions
    prompts: FilePrompts
    notices: Notices
    documents: DocumentManager
    boxes: BoxOpener
    backups: BackupActions | None
    open_document: Callable[[DocumentInfo], object]
    begin: Callable[[AnyKind], object]


class HomeContent(QObject):
    """Follows the desk: the box is loading, cannot be opened, or is open, with or without
    documents."""

    def __init__(self, page: HomePage, context: HomeContext) -> None:
        super().__init__(page)
        self._page = page
        self._context = context
        self._theme = theme = context.theme
        self.search = SearchField(theme)
        self.find_button = Button(
            theme,
            self.tr("Find anything"),
            lambda: context.actions.run("palette"),
            kind="quiet",
            icon_name="search",
        )
        self.box_button = Button(theme, "", self._show_box_menu, kind="quiet", icon_name="box")
        page.head.addWidget(self.search, 2)
        page.head.addWidget(self.find_button)
        page.head.addWidget(self.box_button)
        context.desk.shelf_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        context, desk = self._context, self._context.desk
        self.box_button.setVisible(desk.is_open)
        self.search.setVisible(desk.is_open)
        match desk.box:
            case BoxLoading():
                self._become(LoadingPanel, lambda: LoadingPanel(self._theme))
            case BoxProblem() as problem:
                panel = self._become(
                    BoxProblemPanel,
                    lambda: BoxProblemPanel(self._theme, desk, context.boxes, context.backups),
                )
                panel.show_problem(problem)
            case library:
                usual = library.path == desk.boxes.usual
                self.box_button.set_words(self.tr("My games") if usual else library.path.stem)
                shelf = self._become(
                    ShelfPanel, lambda: ShelfPanel(context, self.search, self._fit_head)
                )
                shelf.show_documents(library.documents())
                self._settle()

    def _become(self, kind: type[B], make: Callable[[], B]) -> B:
        """Show a body of this kind; one that is there already stays, with its selection."""
        if isinstance(self._page.body, kind):
            return self._page.body
        body = make()
        self._page.show_body(body)
        return body

    def _settle(self) -> None:
        """Lay everything out before it is painted: the cards decide how tall the page is only when
        they know how wide they are, and the first picture would show them squeezed."""
        self._page.body.show()  # a layout does that after the first picture
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _fit_head(self) -> None:
        width = self._page.width()
        for button in (self.find_button, self.box_button):
            button.set_compact(width < self._theme.px(1000))
        self.find_button.setVisible(width >= self._theme.px(600))  # its keys work without it

    def _show_box_menu(self) -> None:
        ways = ["box.open", "box.create", "document.import", "-", "box.folder"]
        if self._context.backups is not None:
            ways += ("backup.now", "backup.restore")
        menu = self._context.actions.menu(self._page, ways)
        menu.popup(self.box_button.mapToGlobal(self.box_button.rect().bottomLeft()))
