"""The Chronicle page: the open match looked back on, or a choice among the matches of the box."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QShowEvent

from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.ui.chronicle.branch_form import BranchForm
from bp_desktop.ui.shell.desk import OpenDocument
from bp_desktop.ui.shell.desk_pages import DocumentPage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.empty import SkyFrame
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import ago, worded

if TYPE_CHECKING:
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.shell.main_window import MainWindow


WIDEST = 640
BRANCH_WIDTH = 520


class MatchChoice(SkyFrame):
    """The matches of the box, last played first; or how to come by one."""

    def __init__(
        self,
        window: "MainWindow",
        on_chosen: Callable[[DocumentInfo], object],
        on_back: Callable[[], object],
    ) -> None:
        theme = window.theme
        super().__init__(theme, 11, inset=False)
        self._window = window
        self._on_chosen = on_chosen
        self._matches: dict[str, DocumentInfo] = {}
        self._may_return = False
        self._sentence = label("", "quiet", wrap=True)
        self._sentence.setMaximumWidth(theme.px(520))
        self.list = RowList(theme, self.tr("Matches"), on_opened=self._open)
        self.list.setMaximumWidth(theme.px(WIDEST))
        go_home = partial(window.show_page, PageId.HOME)
        self.home = Button(theme, self.tr("Go to Home"), go_home, kind="primary", icon_name="home")
        self.back = Button(theme, self.tr("Back"), on_back, icon_name="arrow_left")
        self._title = label("", "display", wrap=True)
        self._rest = lay(
            column(theme, self, spacing=12, edges=(56, 48, 56, 48)),
            label(self.tr("Chronicle"), "overline"),
            self._title,
            self._sentence,
            (self.list, 1),
            lay(row(theme, spacing=12, edges=(0, 12, 0, 0)), self.back, self.home, SPRING),
            SPRING,
        )
        self.refresh(may_return=False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh(may_return=self._may_return)

    def refresh(self, *, may_return: bool) -> None:
        """Look into the box again; `may_return`: there is a match to go back to."""
        self._may_return = may_return
        self._matches = {info.id: info for info in self._found()}
        there = bool(self._matches)
        self._title.setText(self.tr("Which match?") if there else self.tr("No matches yet"))
        self._sentence.setText(
            self.tr("Every step of a match is saved. Choose a match to look through it again.")
            if there
            else self.tr(
                "The chronicle tells a match step by step, with charts and luck. Begin a match "
                "from Home, and it appears here."
            )
        )
        things = [
            Row(info.id, info.title, f"{worded(info.summary)}  ·  {ago(info.changed)}", "ui/match")
            for info in self._matches.values()
        ]
        self.list.show_rows(things, things[0].id if things else None)
        self.list.setVisible(there)
        self._rest.setStretch(self._rest.count() - 1, 0 if there else 1)
        self.back.setVisible(may_return)
        self.home.setVisible(not there)
        self.setFocusProxy(self.list if there else self.home)

    def _found(self) -> list[DocumentInfo]:
        desk = self._window.desk
        if not desk.is_open:
            return []
        try:
            found = desk.library.documents()
        except LibraryError:
            return []  # Home says what is wrong with the box
        told = {kind.system for kind in desk.kinds if kind.make_chronicle is not None}
        return [info for info in found if info.system in told and not info.binned]

    def _open(self, id_: str) -> None:
        self._on_chosen(self._matches[id_])


class ChroniclePage(DocumentPage):
    """Follows the match that is open on the table; choosing one here opens it there."""

    view: "ChronicleView[Any, Any, Any] | None"

    def __init__(self, window: "MainWindow") -> None:
        self._document: OpenDocument | None = None
        self.choice = MatchChoice(window, self._open, self._back)
        super().__init__(window, PageId.TABLE, self.choice)
        self._settle_focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._build()

    def _show(self, document: OpenDocument) -> None:
        self._document = document if document.kind.make_chronicle is not None else None
        if self.isVisible():
            self._build()

    def _build(self) -> None:
        """Only once somebody looks: opening a match does not wait for its chronicle."""
        document, window = self._document, self._window
        if document is None or self.view is not None or document.kind.make_chronicle is None:
            return
        title = window.desk.title_of(document)  # a match itself need not have one
        self.view = document.kind.make_chronicle(window.view_context(document), title)
        self.view.another_asked.connect(self._choose)
        self.view.branch_asked.connect(self._ask_branch)
        self.addWidget(self.view)
        self._back()

    def _ask_branch(self, steps: int) -> None:
        """What the match that goes on from there is called; then to its table."""
        document, desk = self._document, self._window.desk
        if document is None:
            return
        seq = document.commander.session.timeline[steps - 1].seq
        form = BranchForm(self._window.theme, desk.title_of(document), seq)
        overlay = self._window.notices.show_overlay(form, width=BRANCH_WIDTH)
        form.cancelled.connect(overlay.close_panel)
        form.named.connect(partial(self._branch, document, steps))

    def _branch(self, document: OpenDocument, steps: int, title: str) -> None:
        window = self._window
        window.notices.close_overlay()
        with window.notices.telling_problems():
            made = window.desk.library.branch(document.id, steps, title)
            window.desk.shelf_changed.emit()
            found = (one for one in window.desk.library.documents() if one.id == made)
            window.open_document(next(found))

    def _drop(self) -> None:
        self._document = None
        super()._drop()
        self._show_choice(may_return=False)

    def _choose(self) -> None:
        self._show_choice(may_return=True)
        self.choice.setFocus()

    def _show_choice(self, *, may_return: bool) -> None:
        self.choice.refresh(may_return=may_return)
        self.setCurrentWidget(self.choice)
        self._settle_focus()

    def _back(self) -> None:
        if self.view is not None:
            self.setCurrentWidget(self.view)
            self._settle_focus()
            if self.isVisible():
                self.view.setFocus()

    def _settle_focus(self) -> None:
        if self.view is not None and self.currentWidget() is self.view:
            self.setFocusProxy(self.view)
        else:
            self.setFocusProxy(self.choice)

    def _open(self, info: DocumentInfo) -> None:
        with self._window.notices.telling_problems():
            if self._window.desk.open_document(info) is not None:
                self._back()
