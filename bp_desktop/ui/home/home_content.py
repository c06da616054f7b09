"""Content of Home: its head with ways to find and import, and below it what the open box has."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.home.page import LoadingPanel
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.home.welcome_panel import WelcomePanel
from bp_desktop.ui.shell.box_saver import OnlyToReadStrip
from bp_desktop.ui.shell.desk import BoxLoading, BoxProblem
from bp_desktop.ui.widgets.basics import SPRING, Button, card, column, label, lay, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.path_text import PathText, breakable
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.ui.shell.main_window import MainWindow

B = TypeVar("B", bound=QWidget)
MOST_TOLD = 12
"""Documents that are named after a salvage."""


class BoxProblemPanel(QWidget):
    """One clear sentence, the path, and the ways out."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        theme, boxes = window.theme, window.boxes
        self.sentence = label("", "body", wrap=True)
        self.path = PathText(theme)
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
            theme, self.tr("Restore from a backup …"), self._restore, icon_name="restore"
        )
        self.salvage = Button(
            theme, self.tr("Save what can be read …"), self._salvage, icon_name="save_copy"
        )
        ways = self.again, self.restore, self.salvage, self.usual, self.other, self.anew
        self.title = label("", "title", wrap=True)
        self.saved = label("", "body", wrap=True)
        """What was salvaged."""
        frame = card("danger")
        lay(column(theme, self), frame, SPRING)
        lay(
            column(theme, frame, spacing=8, edges=(28, 24, 28, 24)),
            self.title,
            self.sentence,
            self.path,
            self.saved,
            lay(column(theme, edges=(0, 12, 0, 0)), flowing(theme, *ways, gap=12)),
        )

    def show_problem(self, problem: BoxProblem) -> None:
        self.title.setText(
            self.tr("This box is damaged")
            if problem.is_damage
            else self.tr("Your box could not be opened")
        )
        self.sentence.setText(breakable(worded(problem.message)))
        self.salvage.setVisible(problem.is_damage)
        show_text(self.saved, "")
        self.path.setPlainText(str(problem.path))
        self.usual.setVisible(problem.path != self._window.desk.boxes.usual)
        backups = self._window.backups
        self.restore.setVisible(backups is not None and bool(backups.listed()))

    def _salvage(self) -> None:
        desk, window = self._window.desk, self._window
        if not isinstance(desk.box, BoxProblem):
            return
        folder = window.prompts.choose_folder(window, desk.box.path.parent)
        if folder is None:
            return
        with window.notices.telling_problems():
            found = desk.boxes.salvage(desk.box.path, folder)
            told = [worded(one) for one in found.messages]
            if len(told) > MOST_TOLD:
                count = len(told) - MOST_TOLD
                more = counted(self.tr("… and %n more.", "", count), count)
                told[MOST_TOLD:] = [more]
            text = (
                filled(
                    self.tr("Saved in {folder}; import the files into another box:"), folder=folder
                )
                if found.files
                else self.tr("None of it can be read any more.")
            )
            show_text(self.saved, "\n".join((text, *told)))

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
        find = partial(window.actions_.run, "palette")
        self.find_button = Button(
            theme, self.tr("Search everything"), find, kind="quiet", icon_name="search"
        )
        import_ = partial(window.actions_.run, "document.import")
        self.import_button = Button(
            theme, self.tr("Import"), import_, kind="quiet", icon_name="import"
        )
        self.box_button = Button(theme, "", self._show_box_menu, kind="quiet", icon_name="box")
        lay(self._page.head, self.find_button, self.import_button, self.box_button)
        self.strip = OnlyToReadStrip(theme, window.saver.ask, self._page)
        self._page.show_strip(self.strip)
        window.desk.shelf_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        window, desk = self._window, self._window.desk
        self.box_button.setVisible(desk.is_open)
        self.strip.setVisible(desk.is_open and desk.library.only_to_read)
        self.import_button.setVisible(desk.is_open)
        match desk.box:
            case BoxLoading():
                self._become(LoadingPanel, lambda: LoadingPanel(window.theme))
            case BoxProblem() as problem:
                self._end_welcome()
                panel = self._become(BoxProblemPanel, lambda: BoxProblemPanel(window))
                panel.show_problem(problem)
            case library if window.greets and not library.documents():
                self._become(WelcomePanel, self._welcome)
            case library:
                self._end_welcome()
                usual = library.path == desk.boxes.usual
                self.box_button.set_words(self.tr("Boxes") if usual else library.path.stem)
                shelf = self._become(ShelfPanel, lambda: ShelfPanel(window, self._fit_head))
                shelf.show_documents(library.documents())
                self._settle()
                # To go on is one key away.
                has_last = shelf.hero.isVisibleTo(shelf)
                if has_last:
                    had_keyboard = self._page.hasFocus()
                    self._page.setFocusProxy(shelf.hero.go)
                    if had_keyboard:
                        self._page.setFocus()

    def _welcome(self) -> WelcomePanel:
        window = self._window
        panel = WelcomePanel(window.theme, window.desk.kinds, window.actions_, self._end_welcome)
        self._page.setFocusProxy(panel)
        self._page.setFocus()
        window.stack.currentChanged.connect(self._end_welcome)  # by keys, to another page
        return panel

    def _end_welcome(self, *_page: object) -> None:
        """From now on Home is as it always is; a second time there is nothing to do."""
        window = self._window
        if not window.greets:
            return
        window.greets = False
        self._page.setFocusProxy(None)  # type: ignore[arg-type]  # as Qt says; the stub forgot it
        self._page.show_all()
        self._page.setFocus()
        window.show_rail()
        self._show()

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
        for button in (self.find_button, self.import_button, self.box_button):
            button.set_compact(width < self._window.theme.px(1000))
        self._page.about.setVisible(width >= self._window.theme.px(1180))
        self.find_button.setVisible(width >= self._window.theme.px(600))  # its keys work without it

    def _show_box_menu(self) -> None:
        ways = ["box.open", "box.create", "document.import", "-", "box.folder", "box.copy"]
        if self._window.backups is not None:
            ways += ("backup.now", "backup.restore")
        menu = self._window.actions_.menu(self._page, ways)
        menu.popup(self.box_button.mapToGlobal(self.box_button.rect().bottomLeft()))
