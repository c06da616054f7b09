"""The Chronicle page: the open match looked back on, or a choice among the matches of the box."""

from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget

from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.ui.chronicle.choice import MatchChoice
from bp_desktop.ui.shell.desk import OpenDocument
from bp_desktop.ui.shell.kinds import AnyViewContext, ViewContext
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.shell.main_window import MainWindow


class ChroniclePage(QStackedWidget):
    """Follows the match that is open on the table; choosing one here opens it there."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__()
        self._window = window
        self.view: ChronicleView[Any, Any, Any] | None = None
        self._document: OpenDocument | None = None
        self.choice = MatchChoice(window, self._open, self._back)
        self.addWidget(self.choice)
        window.desk.opened.connect(self._on_opened)
        window.desk.closed.connect(self._on_closed)
        already = window.desk.on_page(PageId.TABLE)
        if already is not None:
            self._on_opened(already)
        self._settle_focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._build()

    def _on_opened(self, document: OpenDocument) -> None:
        if document.kind.page is PageId.TABLE:
            self._drop()
            self._document = document if document.kind.make_chronicle is not None else None
            if self.isVisible():
                self._build()

    def _build(self) -> None:
        """Only once somebody looks: opening a match does not wait for its chronicle."""
        document, window = self._document, self._window
        if document is None or self.view is not None or document.kind.make_chronicle is None:
            return
        context: AnyViewContext = ViewContext(
            window.theme,
            document.commander,
            window.actions_,
            window.choices,
            window.prompts,
            window.notify,
        )
        self.view = document.kind.make_chronicle(context, self._title_of(document))
        self.view.another_asked.connect(self._choose)
        self.addWidget(self.view)
        self._back()

    def _on_closed(self, document: OpenDocument) -> None:
        if document.kind.page is PageId.TABLE:
            self._drop()

    def _drop(self) -> None:
        self._document = None
        if self.view is not None:
            self._window.actions_.unbind(self.view)
            self.removeWidget(self.view)
            self.view.deleteLater()
            self.view = None
        self.choice.refresh(may_return=False)
        self.setCurrentWidget(self.choice)
        self._settle_focus()

    def _choose(self) -> None:
        self.choice.refresh(may_return=True)
        self.setCurrentWidget(self.choice)
        self._settle_focus()
        self.choice.setFocus()

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

    def _title_of(self, document: OpenDocument) -> str:
        """As lists call it; a match itself need not have a title."""
        try:
            found = self._window.desk.library.documents()
        except LibraryError:
            return ""
        return next((info.title for info in found if info.id == document.id), "")

    def _open(self, info: DocumentInfo) -> None:
        try:
            document = self._window.desk.open_document(info)
        except LibraryError as error:
            self._window.notify_problem(error)
            return
        if document is not None:
            self._back()
