"""Pages of the window that follow the desk: one open document, or the dice of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from bp_desktop.ui.shell.desk import OpenDocument
    from bp_desktop.ui.shell.kinds import PageContext, WindowGame
    from bp_desktop.ui.shell.main_window import MainWindow
    from bp_desktop.ui.shell.pages import PageId
    from bp_desktop.ui.shell.palette_entry import PaletteEntry
    from bp_desktop.ui.widgets.row_spot import RowSpot


class DocumentView(QWidget):
    """Shows one open document."""

    fills_window = False
    """Whether it has its own way Home, and so needs no rail beside it."""

    def about_to_close(self) -> None:
        """The document is being put away: the last moment to submit a step."""

    def finds(self) -> Iterable[PaletteEntry]:
        """What Ctrl+K finds in it by its words, made one by one: what matters most first."""
        return ()

    def named(self, typed: str) -> Iterable[PaletteEntry]:
        """What is called exactly so, such as a cell of a board."""
        return ()

    def open_option(self, key: str) -> None:
        """Show a table option where it can be changed; only a match has any."""

    def spot(self, name: str) -> QWidget | RowSpot | QRect | None:
        """What a lesson points at by that name: a widget, a row of a list, or a place in the
        coordinates of this view; None if it is not there now."""
        return None


class DocumentPage(QStackedWidget):
    """Follows the desk for one page."""

    def __init__(self, window: MainWindow, page: PageId, empty: QWidget) -> None:
        super().__init__()
        self._window = window
        self._page = page
        self.view: DocumentView | None = None
        self.addWidget(empty)
        window.desk.opened.connect(self._on_opened)
        window.desk.closing.connect(self._on_closing)
        window.desk.closed.connect(self._on_closed)
        already = window.desk.on_page(page)
        if already is not None:
            self._on_opened(already)

    @property
    def fills_window(self) -> bool:
        return self.view is not None and self.view.fills_window

    def _on_opened(self, document: OpenDocument) -> None:
        if document.kind.page is self._page:
            self._drop()
            self._show(document)

    def _show(self, document: OpenDocument) -> None:
        self.view = document.kind.make_view(self._window.view_context(document))
        self.addWidget(self.view)
        self.setCurrentWidget(self.view)
        self.setFocusProxy(self.view)  # whoever comes to the page by keyboard is in the document
        self._window.show_rail()

    def _on_closing(self, document: OpenDocument) -> None:
        if document.kind.page is not self._page or self.view is None:
            return
        if not self._window.desk.library.only_to_read:  # else there is no line to write
            self.view.about_to_close()

    def _on_closed(self, document: OpenDocument) -> None:
        if document.kind.page is self._page:
            self._drop()
            self._window.show_rail()

    def _drop(self) -> None:
        if self.view is not None:
            self._window.actions_.unbind(self.view)
            self.removeWidget(self.view)
            self.view.deleteLater()
            self.view = None


class DiceAssistant(QWidget):
    """What a game shows on the Dice page."""

    def plan_from_match(self, against: str = "") -> None:
        """Plan with the units of the match on the table, `against` one of its things by id;
        nothing where a game has no plans."""


class DiceFrame(QStackedWidget):
    """Follows the desk: the game whose document is open comes first, then the first registered one.

    Each assistant is built when it is first needed, and keeps what was typed in it.
    """

    def __init__(self, context: PageContext, make_empty: Callable[[], QWidget]) -> None:
        super().__init__()
        self._context = context
        self._make_empty = make_empty
        self._made: dict[str, DiceAssistant] = {}
        self.assistant: DiceAssistant | None = None
        """The one that is shown; None where no game has dice."""
        context.desk.opened.connect(self._follow)
        context.desk.closed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        game = next((game for game in self._context.desk.games_in_use if game.make_dice), None)
        if game is None:
            if self.count() == 0:
                self.addWidget(self._make_empty())
            return
        self.assistant = self._assistant_of(game)
        self.setCurrentWidget(self.assistant)
        self.setFocusProxy(self.assistant)

    def _assistant_of(self, game: WindowGame) -> DiceAssistant:
        if game.id not in self._made:
            assert game.make_dice is not None
            self._made[game.id] = game.make_dice(self._context)
            self.addWidget(self._made[game.id])
        return self._made[game.id]
