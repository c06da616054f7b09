"""Side panel: rules and help in two tabs over one side of the window, which goes on working."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from bp_desktop.ui.help.view import HelpView
from bp_desktop.ui.rules.view import RulesView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import SPRING, Button, column, lay, row
from bp_desktop.ui.widgets.floating import FloatingFrame
from bp_desktop.ui.widgets.tab_walk import give_back

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow
    from bp_desktop.ui.widgets.explained import WidgetExplanation

WIDTH, EDGE = 440, 16
HEAD, FOOT = 140, 92
"""What stays free above and below it at the table."""


class SidePanel(FloatingFrame):
    """Esc or the cross closes it, and the keyboard goes back to where it was. At the table it lies
    over the board, so that all that can be done stays in sight; elsewhere at the right."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.theme, window)
        self._window = window
        self._before: QWidget | None = None
        theme = window.theme
        on_page = self.tr("Open on a page of its own")
        to_page = Button(theme, on_page, self._to_page, kind="icon", icon_name="open")
        self.rules = RulesView(
            theme, window.rules, window.notices.notify, narrow=True, tools=(to_page,)
        )
        self.help = HelpView(theme, narrow=True)
        self._stack = QStackedWidget()
        self.tabs: dict[str, Button] = {}
        head = row(theme, spacing=18)
        for id_, text, view in (
            ("rules", self.tr("Rules"), self.rules),
            ("help", self.tr("Help"), self.help),
        ):
            tab = Button(theme, text, partial(self.show_tab, id_), kind="tab")
            tab.setCheckable(True)
            tab.setAutoExclusive(True)
            self.tabs[id_] = tab
            head.addWidget(tab)
            self._stack.addWidget(view)
        self.cross = Button(theme, self.tr("Close"), self.leave, kind="icon", icon_name="close")
        lay(head, SPRING, self.cross)
        box = column(theme, spacing=8, edges=(16, 4, 10, 12))
        lay(box, head, (self._stack, 1))
        outer = lay(column(theme, self), box)
        outer.setContentsMargins(*(self.reach,) * 4)
        self.setAccessibleName(self.tr("Rules and help"))
        window.installEventFilter(self)
        self.hide()

    def open_at(self, asked: WidgetExplanation) -> None:
        """At a rule, else at a page of help."""
        if not self.isVisible():
            self._before = QApplication.focusWidget()
        if asked.rule:
            self.rules.open_rule(asked.rule)
        elif asked.help:
            self.help.open_page(asked.help)
        self.place()
        self.show()
        self.raise_()
        self.show_tab("rules" if asked.rule else "help")

    def show_tab(self, id_: str) -> None:
        self.tabs[id_].setChecked(True)
        view = self.rules if id_ == "rules" else self.help
        self._stack.setCurrentWidget(view)
        view.text.setFocus()

    def leave(self) -> None:
        before, self._before = self._before, None
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self._window)
        self.hide()
        if had_keyboard:
            give_back(before)

    def place(self) -> None:
        window, px = self._window, self.theme.px
        fills = not window.rail.isVisible()
        width = min(px(WIDTH), window.width() - 2 * px(EDGE))
        top, foot = (px(HEAD), px(FOOT)) if fills else (px(EDGE), px(EDGE))
        left = px(EDGE) if fills else window.width() - width - px(EDGE)
        view = window.view_on(window.page)
        refusal = view.spot("refusal") if view is not None else None
        if isinstance(refusal, QWidget):  # it stays in sight, with its ways out
            above = refusal.mapTo(window, QPoint(0, -px(EDGE // 2))).y()
            foot = max(foot, window.height() - above)
        self.put(QRect(left, top, width, max(px(200), window.height() - top - foot)))

    def _to_page(self) -> None:
        here = self.rules.trail.here
        self.leave()
        self._window.show_page(PageId.RULES)
        self._window.rules_page.view.read(here)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on it is none on what lies below."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
