"""Studio and table pages of the window: show one open document, or say how to open one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from bp_desktop.ui.shell.desk import OpenDocument
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow


class DocumentView(QWidget):
    """Shows one open document."""

    def about_to_close(self) -> None:
        """The document is being put away: the last moment to submit a step."""


class DocumentPage(QStackedWidget):
    """Follows the desk for one page."""

    def __init__(
        self, window: "MainWindow", page: PageId, make_empty: Callable[[], QWidget]
    ) -> None:
        super().__init__()
        self._window = window
        self._page = page
        self.view: DocumentView | None = None
        self.addWidget(make_empty())
        window.desk.opened.connect(self._on_opened)
        window.desk.closing.connect(self._on_closing)
        window.desk.closed.connect(self._on_closed)
        already = window.desk.on_page(page)
        if already is not None:
            self._on_opened(already)

    def _on_opened(self, document: OpenDocument) -> None:
        if document.kind.page is not self._page:
            return
        self._drop()
        window = self._window
        self.view = document.kind.make_view(
            ViewContext(
                window.theme,
                document.commander,
                window.actions_,
                window.choices,
                window.prompts,
                window.notify,
                window.desk.kept_of(document.id),
            )
        )
        self.addWidget(self.view)
        self.setCurrentWidget(self.view)
        self.setFocusProxy(self.view)  # whoever comes to the page by keyboard is in the document

    def _on_closing(self, document: OpenDocument) -> None:
        if document.kind.page is self._page and self.view is not None:
            self.view.about_to_close()

    def _on_closed(self, document: OpenDocument) -> None:
        if document.kind.page is self._page:
            self._drop()

    def _drop(self) -> None:
        if self.view is not None:
            self._window.actions_.unbind(self.view)
            self.removeWidget(self.view)
            self.view.deleteLater()
            self.view = None
