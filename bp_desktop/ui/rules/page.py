"""Rules page: the rules view as a page of the window, with its keys and the cheat sheet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.rules.view import RulesView
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button, column, lay

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow

HERE = frozenset({PageId.RULES})


class RulesPage(QWidget):
    """Built when it is first shown."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        run_print = partial(window.actions_.run, "cheat_sheet")
        self.print = Button(window.theme, self.tr("Print"), run_print, icon_name="print")
        self.print.setAccessibleDescription(self.tr("A cheat sheet on both sides of one page"))
        self.view = RulesView(
            window.theme, window.rules, window.notices.notify, tools=(self.print,)
        )
        lay(column(window.theme, self), self.view)
        self.setFocusProxy(self.view)
        window.actions_.declare(rules_specs())
        window.actions_.bind(
            {
                "rules.search": self._search,
                "rules.back": self.view.go_back,
                "rules.forward": self.view.go_forward,
            },
            self,
        )

    def _search(self) -> None:
        self.view.search.setFocus()
        self.view.search.selectAll()


def rules_specs() -> Iterator[ActionSpec]:
    translate = QCoreApplication.translate
    group = translate("rules", "Rules")
    for id_, text, icon, keys in (
        ("search", translate("rules", "Search the rules"), "search", "Ctrl+F"),
        ("back", translate("rules", "Back in the rules"), "arrow_left", "Alt+Left"),
        ("forward", translate("rules", "Forward in the rules"), "arrow_right", "Alt+Right"),
    ):
        yield ActionSpec(f"rules.{id_}", text, group, icon, keys, HERE)
