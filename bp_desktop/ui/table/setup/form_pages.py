"""Form pages: the main page of a form, and others that take its place until somebody goes back."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, lay, put_away
from bp_desktop.ui.widgets.containers import Stack, YieldingPage, scroll_area
from bp_desktop.ui.widgets.tab_walk import give_back


class FormPages(Stack):
    """Pages are kept, or gone once they are left."""

    def __init__(
        self, theme: Theme, main: QWidget, on_back: Callable[[], object], side: int
    ) -> None:
        """`side` is free beside a page, in design lengths."""
        super().__init__()
        self._theme = theme
        self._on_back = on_back
        self._side = side
        self._opened_from: QWidget | None = None
        self._lasting: dict[QWidget, QWidget] = {}
        self.main = scroll_area(main, focus=False)
        self.addWidget(self.main)

    def keep(self, page: QWidget) -> None:
        """It will be opened again and again."""
        self._lasting[page] = self._hold(page)

    def _hold(self, page: QWidget) -> QWidget:
        """A page with the way back above it."""
        holder = QWidget()
        text = self.tr("Back to the match")
        back = Button(self._theme, text, self._on_back, kind="link", icon_name="arrow_left")
        made = column(self._theme, holder, spacing=8, edges=(self._side, 0, self._side, 12))
        lay(made, (back, 0, Qt.AlignmentFlag.AlignLeft), (page, 1))
        area = YieldingPage(holder)
        self.addWidget(area)
        return area

    @property
    def is_away(self) -> bool:
        """Another page than the main one is shown."""
        return self.currentWidget() is not self.main

    def open(self, page: QWidget) -> None:
        self.close_page()
        self._opened_from = QApplication.focusWidget()
        known = self._lasting.get(page)
        if known is None:  # it scrolls where there is little room; those that are kept do so inside
            known = self._hold(scroll_area(page, focus=False))
        self.setCurrentWidget(known)
        page.setFocus()

    def close_page(self) -> bool:
        """Back to the main page, and the keyboard to where it was; whether there was a way."""
        holder = self.currentWidget()
        if holder is None or not self.is_away:
            return False
        self.setCurrentWidget(self.main)
        if holder not in self._lasting.values():
            self.removeWidget(holder)
            put_away(holder)
        give_back(self._opened_from)
        return True
