"""Docks of panels that are built when they are first shown."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.widgets.dock import Dock, DockPanel, DockTab, IconDock
from tests.ui.build import settle
from tests.ui.table.players_hand import LEFT


class Written(DockPanel):
    """A field to type in."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.field = QLineEdit()
        column(theme, self).addWidget(self.field)

    def take_keyboard(self) -> None:
        self.field.setFocus()


def _tabs(theme: Theme) -> tuple[DockTab[DockPanel], DockTab[Written], DockTab[Written]]:
    return (
        DockTab("now", "Do now", DockPanel, icon_name="select"),
        DockTab("ledger", "Ledger", lambda: Written(theme), icon_name="history"),
        DockTab("options", "Options", lambda: Written(theme), icon_name="layers", rare=True),
    )


def test_a_panel_is_made_when_it_is_first_shown_and_only_once(qtbot: QtBot, theme: Theme) -> None:
    now, ledger, options = _tabs(theme)
    dock = Dock(theme, (now, ledger, options))
    qtbot.addWidget(dock)
    assert dock.findChildren(DockPanel) == [now.panel]

    made = ledger.show()

    assert dock.current == "ledger"
    assert dock.show_panel("now") is now.panel
    assert ledger.show() is made
    assert dock.findChildren(DockPanel) == [now.panel, made]


def test_a_click_on_a_tab_puts_the_keyboard_where_its_panel_wants_it(
    qtbot: QtBot, theme: Theme
) -> None:
    _, ledger, _ = tabs = _tabs(theme)
    dock = Dock(theme, tabs)
    qtbot.addWidget(dock)
    dock.show()

    QTest.mouseClick(dock.buttons["ledger"], LEFT)

    assert dock.focusWidget() is ledger.panel.field


def test_a_rare_tab_is_seen_while_it_is_open(qtbot: QtBot, theme: Theme) -> None:
    _, _, options = tabs = _tabs(theme)
    dock = Dock(theme, tabs)
    qtbot.addWidget(dock)
    dock.show()
    assert not dock.buttons["options"].isVisible()

    options.show()

    assert dock.buttons["options"].isVisible()
    dock.show_panel("now")
    assert not dock.buttons["options"].isVisible()


def test_the_next_dock_goes_on_with_the_panel_of_the_last_one(qtbot: QtBot, theme: Theme) -> None:
    kept: dict[str, object] = {}
    first = Dock(theme, _tabs(theme), kept)
    qtbot.addWidget(first)
    first.show_panel("ledger")

    there = DockPanel()
    now = DockTab("now", "Do now", lambda: there)
    second = Dock(theme, (now, *_tabs(theme)[1:]), kept)
    qtbot.addWidget(second)
    third = Dock(theme, _tabs(theme), {"shown": "a panel of another edition"})
    qtbot.addWidget(third)

    assert second.current == "ledger"
    assert second.isAncestorOf(there), "a panel that was there first is no window"
    assert third.current == "now"


def test_a_count_beside_an_icon_moves_no_other_tab(qtbot: QtBot, theme: Theme) -> None:
    dock = IconDock(theme, _tabs(theme))
    qtbot.addWidget(dock)
    told: list[str] = []
    dock.shown.connect(told.append)
    tab = dock.buttons["ledger"]
    assert isinstance(tab, QToolButton)
    dock.show_count("ledger", 0)
    wide = tab.minimumWidth()

    dock.show_count("ledger", 7)
    dock.show_panel("ledger")

    assert (tab.text(), tab.accessibleName(), tab.minimumWidth()) == ("7", "Ledger (7)", wide)
    assert told == ["ledger"]


def test_the_last_icon_does_not_stand_alone_in_a_line(qtbot: QtBot, theme: Theme) -> None:
    """In the studio at 150 % it did."""
    names = ("one", "two", "three", "four", "five")
    dock = IconDock(theme, [DockTab(name, name, DockPanel, icon_name="select") for name in names])
    qtbot.addWidget(dock)
    wide = dock.buttons["one"].sizeHint().width()
    dock.setFixedSize(5 * wide, 400)
    dock.show()
    settle()

    tops = [dock.buttons[name].y() for name in names]

    assert tops[0] == tops[1] == tops[2] < tops[3] == tops[4]
