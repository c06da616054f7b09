"""One registry of all actions: keys, pages, menus."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.shell.pages import PageId

HOME, STUDIO = frozenset({PageId.HOME}), frozenset({PageId.STUDIO})


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


class Done:
    """Counts what was done."""

    def __init__(self, window: QWidget, theme: Theme, remapped: dict[str, str] | None = None):
        self.actions = Actions(window, theme, remapped or {})
        self.ids: list[str] = []
        for id_, keys, where in (
            ("save", "Ctrl+S", frozenset(PageId)),
            ("home.bin", "Del", HOME),
            ("studio.erase", "Del", STUDIO),
            ("zoom", "Ctrl++; Ctrl+=", frozenset(PageId)),
            ("quiet", "", frozenset(PageId)),
        ):
            self.actions.declare((ActionSpec(id_, id_, "group", "plus", keys, where),))
            self.actions.bind({id_: partial(self.ids.append, id_)})


def test_keys_run_the_action_of_the_page(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)

    QTest.keyClick(window, Qt.Key.Key_Delete)
    done.actions.set_page(PageId.STUDIO)
    QTest.keyClick(window, Qt.Key.Key_Delete)

    assert done.ids == ["home.bin", "studio.erase"]


def test_an_action_can_have_several_keys(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)

    QTest.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)

    assert done.ids == ["zoom", "zoom"]


def test_keys_can_be_changed_and_are_told(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)

    with qtbot.waitSignal(done.actions.remapped) as told:
        taken = done.actions.remap("save", "Ctrl+W")
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)

    assert taken is None
    assert told.args == [{"save": "Ctrl+W"}]
    assert done.ids == ["save"]


def test_keys_of_another_action_are_not_taken(window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)

    taken = done.actions.remap("quiet", "ctrl+s")

    assert taken is not None
    assert taken.id == "save"
    assert done.actions.shortcut("quiet") == ""


def test_actions_of_different_pages_may_share_keys(window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)

    assert done.actions.conflict("home.bin", "Del") is None
    assert done.actions.remap("quiet", "Del") is not None


def test_keys_chosen_before_are_in_force_and_can_be_reset(
    qtbot: QtBot, window: QWidget, theme: Theme
) -> None:
    done = Done(window, theme, {"save": "F5", "gone": "F6"})

    QTest.keyClick(window, Qt.Key.Key_F5)
    done.actions.reset()
    QTest.keyClick(window, Qt.Key.Key_F5)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)

    assert done.ids == ["save", "save"]


def test_choosing_the_default_again_is_no_remapping(window: QWidget, theme: Theme) -> None:
    done = Done(window, theme, {"save": "F5"})
    told: list[dict[str, str]] = []
    done.actions.remapped.connect(told.append)

    done.actions.remap("save", "Ctrl+S")

    assert told == [{}]


def test_what_is_not_available_or_paused_does_not_run(
    qtbot: QtBot, window: QWidget, theme: Theme
) -> None:
    done = Done(window, theme)
    done.actions.set_available("save", False)

    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    done.actions.run("save")
    done.actions.set_available("save", True)
    done.actions.set_paused(True)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)

    assert done.ids == []


def test_what_a_view_bound_goes_with_it_and_leaves_its_keys_to_the_next(
    qtbot: QtBot, window: QWidget, theme: Theme
) -> None:
    done = Done(window, theme)
    view = QWidget(window)
    done.actions.declare((ActionSpec("view.zap", "Zap", "group", shortcut="F9"),))
    done.actions.bind({"view.zap": partial(done.ids.append, "zapped")}, view)

    done.actions.unbind(view)
    QTest.keyClick(window, Qt.Key.Key_F9)
    done.actions.run("view.zap")

    assert "view.zap" not in done.actions
    assert done.ids == []
    taken = done.actions.remap("quiet", "F9")
    assert taken is not None
    assert taken.id == "view.zap"


def test_what_a_view_inside_another_one_bound_goes_with_both(window: QWidget, theme: Theme) -> None:
    done, outer, other = Done(window, theme), QWidget(window), QWidget(window)
    inner, gone = QWidget(outer), QWidget(window)
    done.actions.bind({"save": partial(done.ids.append, "inner")}, inner)
    done.actions.bind({"quiet": partial(done.ids.append, "gone")}, gone)
    delete(gone)

    done.actions.unbind(other)
    assert "save" in done.actions
    done.actions.unbind(outer)

    assert "save" not in done.actions


def test_whoever_binds_last_is_asked_and_whoever_was_before_takes_nothing_away(
    qtbot: QtBot, window: QWidget, theme: Theme
) -> None:
    done = Done(window, theme)
    before, after = QWidget(window), QWidget(window)
    done.actions.declare((ActionSpec("view.zap", "Zap", "group", shortcut="F9"),))
    done.actions.bind({"view.zap": partial(done.ids.append, "before")}, before)

    done.actions.bind({"view.zap": partial(done.ids.append, "after")}, after)
    done.actions.unbind(before)
    QTest.keyClick(window, Qt.Key.Key_F9)

    assert done.ids == ["after"]


def test_two_actions_cannot_have_one_name(window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)
    done.actions.declare((ActionSpec("save", "save", "group", "plus", "Ctrl+S"),))

    with pytest.raises(AssertionError, match="save"):
        done.actions.declare((ActionSpec("save", "Save as", "group"),))


def test_a_menu_has_icons_separators_and_only_what_is_asked(window: QWidget, theme: Theme) -> None:
    done = Done(window, theme)

    menu = done.actions.menu(window, ("save", "-", "quiet"))

    assert [entry.text() for entry in menu.actions()] == ["save", "", "quiet"]
    assert menu.actions()[1].isSeparator()
    assert not menu.actions()[0].icon().isNull()


def test_what_is_declared_has_keys_that_can_be_changed_before_a_view_binds_it(
    qtbot: QtBot, window: QWidget, theme: Theme
) -> None:
    done = Done(window, theme)
    ran: list[str] = []
    draw = ActionSpec("studio.draw", "Draw", "Studio", "plus", "P", STUDIO)
    done.actions.declare([draw])

    taken = done.actions.remap("studio.draw", "Del")
    changed = done.actions.remap("studio.draw", "Q")
    view = QWidget(window)
    done.actions.declare([draw])
    done.actions.bind({"studio.draw": partial(ran.append, "drawn")}, view)
    done.actions.set_page(PageId.STUDIO)
    QTest.keyClick(window, Qt.Key.Key_Q)
    known = [spec.id for spec in done.actions.known]
    done.actions.unbind(view)

    assert taken is not None
    assert taken.id == "studio.erase"
    assert changed is None
    assert ran == ["drawn"]
    assert known.count("studio.draw") == 1
    assert "studio.draw" in [spec.id for spec in done.actions.known]
    assert "studio.draw" not in [spec.id for spec in done.actions.bound]


def test_a_view_brings_keywords_of_its_own_and_takes_them_with_it(
    window: QWidget, theme: Theme
) -> None:
    done, view = Done(window, theme), QWidget(window)
    trade = ActionSpec("trade", "Trade", "group", keywords="deal")
    done.actions.declare([trade])

    done.actions.bind({"trade": view.show}, view, {"trade": "cargo"})
    with_view = [spec.keywords for spec in done.actions.bound if spec.id == "trade"]
    done.actions.unbind(view)
    done.actions.bind({"trade": window.show})

    assert with_view == ["deal cargo"]
    assert [spec.keywords for spec in done.actions.bound if spec.id == "trade"] == ["deal"]
