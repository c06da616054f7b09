"""Home: the head of the page, and below it the documents, the box being opened, or its problem."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row, sized

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
    from bp_desktop.ui.shell.preferences import Choices
    from bp_desktop.ui.widgets.basics import Button

B = TypeVar("B", bound=QWidget)


class HomeContext(NamedTuple):
    """What Home needs from the window around it."""

    theme: Theme
    choices: Choices
    desk: Desk
    actions: Actions
    prompts: FilePrompts
    notices: Notices
    documents: DocumentManager
    boxes: BoxOpener
    backups: BackupActions | None
    open_document: Callable[[DocumentInfo], object]
    begin: Callable[[AnyKind], object]


class LoadingPanel(QWidget):
    """Empty cards where the documents will be, so that nothing jumps when they come."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Opening the box …"))
        layout = column(theme, self, spacing=20)
        top = row(theme, spacing=16)
        top.addWidget(sized(theme, _outline(), height=234), 1)
        tiles = column(theme, spacing=9)
        for _ in range(3):
            tiles.addWidget(sized(theme, _outline(), width=300, height=72))
        top.addLayout(tiles)
        layout.addLayout(top)
        layout.addSpacing(theme.px(38))
        cards = row(theme, spacing=16)
        for _ in range(4):
            cards.addWidget(sized(theme, _outline(), height=214))
        layout.addLayout(cards)
        layout.addStretch()


class HomePage(QScrollArea):
    """Starts with outlines alone; given a context it follows the desk: the box is loading, cannot
    be opened, or is open, with or without documents."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._context: HomeContext | None = None
        self.find_button: Button | None = None
        self.box_button: Button | None = None
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        self._layout = column(theme, content, spacing=24, edges=(40, 32, 40, 40))
        self._head = row(theme, spacing=12)
        self._head.addWidget(label(self.tr("Burning Planets"), "display"))
        self._head.addStretch(1)
        self._layout.addLayout(self._head)
        self._body: QWidget = LoadingPanel(theme)
        self._layout.addWidget(self._body, 1)
        self.setWidget(content)

    def complete(self, context: HomeContext) -> None:
        """Everything that the first picture can do without."""
        from bp_desktop.ui.home.search import SearchField
        from bp_desktop.ui.widgets.basics import Button

        self._context = context
        self.search = SearchField(self._theme)
        self.find_button = Button(
            self._theme,
            self.tr("Find anything"),
            lambda: context.actions.run("palette"),
            kind="quiet",
            icon_name="search",
        )
        self.box_button = Button(
            self._theme, "", self._show_box_menu, kind="quiet", icon_name="box"
        )
        self._head.addWidget(self.search, 2)
        self._head.addWidget(self.find_button)
        self._head.addWidget(self.box_button)
        context.desk.shelf_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        from bp_desktop.ui.home.box_problem import BoxProblemPanel
        from bp_desktop.ui.home.shelf_panel import ShelfPanel
        from bp_desktop.ui.shell.desk import BoxLoading, BoxProblem

        context = self._context
        assert context is not None
        assert self.box_button is not None
        desk = context.desk
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

    def _settle(self) -> None:
        """Lay everything out before it is painted: the cards decide how tall the page is only when
        they know how wide they are, and the first picture would show them squeezed."""
        from PySide6.QtCore import QCoreApplication, QEvent

        self._body.show()  # a layout does that after the first picture
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _fit_head(self) -> None:
        narrow = self.width() < self._theme.px(1000)
        for button in (self.find_button, self.box_button):
            if button is not None:
                button.set_compact(narrow)
        if self.find_button is not None:  # its keys work without it
            self.find_button.setVisible(self.width() >= self._theme.px(600))

    def _become(self, kind: type[B], make: Callable[[], B]) -> B:
        """Show a body of this kind; one that is there already stays, with its selection."""
        if isinstance(self._body, kind):
            return self._body
        body = make()
        self._layout.replaceWidget(self._body, body)
        self._body.hide()
        self._body.deleteLater()
        self._body = body
        return body

    def _show_box_menu(self) -> None:
        assert self._context is not None
        assert self.box_button is not None
        ways = ["box.open", "box.create", "document.import", "-", "box.folder"]
        if self._context.backups is not None:
            ways += ("backup.now", "backup.restore")
        menu = self._context.actions.menu(self, ways)
        menu.popup(self.box_button.mapToGlobal(self.box_button.rect().bottomLeft()))


def _outline() -> QFrame:
    made = QFrame()
    made.setProperty("card", "outline")
    return made
