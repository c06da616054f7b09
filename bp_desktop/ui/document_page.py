"""A page of the rail that shows one open document, or says how to open one."""

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget, QWidget

from bp_desktop.ui.desk import Desk, OpenDocument
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.theme import Theme


class DocumentPage(QStackedWidget):
    """Follows the desk for one page."""

    def __init__(
        self, theme: Theme, desk: Desk, page: PageId, make_empty: Callable[[], QWidget]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._page = page
        self._view: QWidget | None = None
        self.addWidget(make_empty())
        desk.opened.connect(self._on_opened)
        desk.closed.connect(self._on_closed)
        already = desk.on_page(page)
        if already is not None:
            self._on_opened(already)

    def _on_opened(self, document: OpenDocument) -> None:
        if document.kind.page is not self._page or document.kind.make_view is None:
            return
        self._drop()
        self._view = document.kind.make_view(self._theme, document.commander)
        self.addWidget(self._view)
        self.setCurrentWidget(self._view)

    def _on_closed(self, document: OpenDocument) -> None:
        if document.kind.page is self._page:
            self._drop()

    def _drop(self) -> None:
        if self._view is not None:
            self.removeWidget(self._view)
            self._view.deleteLater()
            self._view = None
