"""Content of Home: search and box menu in its head, and below them what the open box has."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.home.page import LoadingPanel
from bp_desktop.ui.home.shelf_header import SearchField
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.shell.desk import BoxLoading, BoxProblem
from bp_desktop.ui.widgets.basics import SPRING, Button, card, column, label, lay, row
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.ui.shell.main_window import MainWindow

B = TypeVar("B", bound=QWidget)


class BoxProblemPanel(QWidget):
    """One clear sentence, the path, and the ways out."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        theme, boxes = window.theme, window.boxes
        self.sentence = label("", "body", wrap=True)
        self.path = label("", "small", wrap=True)
        self.path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again = Button(
            theme, self.tr("Try again"), self._try_again, kind="primary", icon_name="rotate"
        )
        open_usual = partial(window.desk.open_box, window.desk.boxes.usual)
        self.usual = Button(theme, self.tr("Open my usual box"), open_usual, icon_name="home")
        self.other = Button(
            theme, self.tr("Open another box …"), boxes.ask_to_open, icon_name="folder"
        )
        self.anew = Button(
            theme, self.tr("Create a new box …"), boxes.ask_to_create, icon_name="box_new"
        )
        self.restore = Button(
            theme, self.tr("Bring back from a backup …"), self._restore, icon_name="restore"
        )
        frame = card("danger")
        lay(column(theme, self), frame, SPRING)
        lay(
            column(theme, frame, spacing=8, edges=(28, 24, 28, 24)),
            label(self.tr("Your games could not be opened"), "title", wrap=True),
            self.sentence,
            self.path,
            lay(
                column(theme, spacing=12, edges=(0, 12, 0, 0)),
                lay(row(theme, spacing=12), self.again, self.restore, self.usual, SPRING),
                lay(row(theme, spacing=12), self.other, self.anew, SPRING),
            ),
        )

    def show_problem(self, problem: BoxProblem) -> None:
        self.sentence.setText(worded(problem.message))
        self.path.setText(str(problem.path))
        self.usual.setVisible(problem.path != self._window.desk.boxes.usual)
        backups = self._window.backups
        self.restore.setVisible(backups is not None and bool(backups.listed()))

    def _restore(self) -> None:
        if self._window.backups is not None:
            self._window.backups.show_panel()

    def _try_again(self) -> None:
        desk = self._window.desk
        if isinstance(desk.box, BoxProblem):
            desk.open_box(desk.box.path)


class HomeContent(QObject):
    """Follows the desk: the box is loading, cannot be opened, or is open, with or without
    documents."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.home)
        self._page = window.home
        self._window = window
        theme = window.theme
        self.search = SearchField(theme)
        find = partial(window.actions_.run, "palette")
        self.find_button = Button(
            theme, self.tr("Find anything"), find, kind="quiet", icon_name="search"
        )
        self.box_button = Button(theme, "", self._show_box_menu, kind="quiet", icon_name="box")
        lay(self._page.head, (self.search, 2), self.find_button, self.box_button)
        window.desk.shelf_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        window, desk = self._window, self._window.desk
        self.box_button.setVisible(desk.is_open)
        self.search.setVisible(desk.is_open)
        match desk.box:
            case BoxLoading():
                self._become(LoadingPanel, lambda: LoadingPanel(window.theme))
            case BoxProblem() as problem:
                panel = self._become(BoxProblemPanel, lambda: BoxProblemPanel(window))
                panel.show_problem(problem)
            case library:
                usual = library.path == desk.boxes.usual
                self.box_button.set_words(self.tr("My games") if usual else library.path.stem)
                shelf = self._become(
                    ShelfPanel, lambda: ShelfPanel(window, self.search, self._fit_head)
                )
                shelf.show_documents(library.documents())
                self._settle()
                # To go on is one key away.
                has_last = shelf.hero.isVisibleTo(shelf)
                if has_last:
                    had_keyboard = self._page.hasFocus()
                    self._page.setFocusProxy(shelf.hero.go)
                    if had_keyboard:
                        self._page.setFocus()

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
            button.set_compact(width < self._window.theme.px(1000))
        self._page.about.setVisible(width >= self._window.theme.px(1180))
        self.find_button.setVisible(width >= self._window.theme.px(600))  # its keys work without it

    def _show_box_menu(self) -> None:
        ways = ["box.open", "box.create", "document.import", "-", "box.folder"]
        if self._window.backups is not None:
            ways += ("backup.now", "backup.restore")
        menu = self._window.actions_.menu(self._page, ways)
        menu.popup(self.box_button.mapToGlobal(self.box_button.rect().bottomLeft()))
