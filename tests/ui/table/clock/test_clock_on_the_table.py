"""The clock at the table: it ticks, it is paused with a reason, and leaving stops it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bp_desktop.core.clock import OverTimePrice, TableClock
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.shared.clock import PauseClock, SetClock
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.wake_lock import Inhibitor, WakeLock
from bp_desktop.ui.table.clock.face import reasons
from bp_desktop.ui.table.clock.form import ClockForm
from tests.games.burning_planets.match.build import BLUE, RED
from tests.ui.table.clock.wall_clock import WallClock, in_play
from tests.ui.table.players_hand import PlayersHand, push, sit_down

LEFT = Qt.MouseButton.LeftButton


def table(qtbot: QtBot, theme: Theme, folder: Path) -> tuple[PlayersHand, WallClock]:
    wall = WallClock()
    return sit_down(qtbot, theme, folder, in_play(wall)), wall


def test_the_active_players_time_ticks_and_moves_nothing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    face = hand.view.clock.face
    width = face.sizeHint().width()
    assert face.isVisible()

    wall.wait(9)
    qtbot.waitUntil(lambda: face.reading.text == "0:09", timeout=3000)

    assert face.sizeHint().width() == width
    assert "0:09" in face.accessibleName()


def test_a_turn_later_the_strip_shows_what_the_other_took(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    wall.wait(65)

    hand.go_on(2)
    push(hand.view.go_on.end)

    assert hand.match.turn.player == BLUE
    assert hand.view.clock.face.reading.text == "0:00"
    assert hand.view.clock.times_of_others() == {RED: "1:05"}


def test_a_pause_is_chosen_by_key_and_the_next_step_goes_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    clock, message = hand.view.clock, hand.view.message

    clock.open_menu()
    assert clock.menu is not None
    QTest.keyClick(clock.menu, Qt.Key.Key_Down)
    QTest.keyClick(clock.menu, Qt.Key.Key_Return)
    assert hand.match.clock == TableClock(paused=True, reason=reasons()[0])
    assert message.go_on.isVisible()
    assert reasons()[0] in message.text.text()
    assert "Pause" not in hand.view.message.undo.accessibleName(), "it is no step"
    wall.wait(600)
    hand.go_on()

    assert not hand.match.clock.paused
    assert not message.go_on.isVisible()
    assert clock.face.reading.text == "0:00"


def test_a_reason_is_typed_and_a_click_goes_on(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock, message = hand.view.clock, hand.view.message

    clock.open_menu()
    assert clock.menu is not None
    clock.menu.reason.setFocus()
    QTest.keyClicks(clock.menu.reason, "pizza")
    QTest.keyClick(clock.menu.reason, Qt.Key.Key_Return)
    assert message.text.text() == "Paused: pizza"
    push(message.go_on)

    assert hand.match.clock == TableClock()


def test_one_key_or_click_pauses_and_goes_on_and_is_no_step_of_undo(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    hand.go_on()
    last = hand.view.session.next_undo

    hand.view.clock.toggle()
    assert hand.match.clock == TableClock(paused=True)
    assert hand.view.clock.menu is None, "nothing is asked"
    wall.wait(600)
    hand.view.clock.toggle()
    assert hand.match.clock == TableClock()
    QTest.mouseClick(hand.view.clock.face, LEFT, pos=QPoint(10, 10))
    assert hand.match.clock == TableClock(paused=True)
    QTest.mouseClick(hand.view.clock.face, LEFT, pos=QPoint(10, 10))

    assert hand.match.clock == TableClock()
    assert hand.view.session.next_undo == last
    assert hand.view.clock.face.reading.text == "0:00"


def test_a_budget_is_given_and_shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    clock = hand.view.clock
    clock.open_menu()
    assert clock.menu is not None

    next(one for one in clock.menu.budgets.actions() if one.text() == "15 minutes").trigger()
    assert hand.match.clock.budget == 15
    assert clock.face.reading.text == "15:00"
    wall.wait(16 * 60)

    qtbot.waitUntil(lambda: clock.face.reading.text == "over by 1:00", timeout=3000)
    hand.go_on()


def test_one_player_can_have_more_time_than_the_others(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock = hand.view.clock
    clock.open_menu()
    assert clock.menu is not None
    assert not clock.menu.handicaps.isEnabled(), "more than what?"
    hand.view.act(SetClock(15))
    clock.open_menu()
    (red, _blue) = clock.menu.handicaps.actions()
    assert red.text() == "Red"

    menu = red.menu()
    assert isinstance(menu, QMenu)
    next(one for one in menu.actions() if one.text() == "+ 10 minutes").trigger()

    assert clock.times() == {RED: "25:00", BLUE: "15:00"}
    assert clock.face.reading.text == "25:00"
    hand.view.undo()
    assert clock.times() == {RED: "15:00", BLUE: "15:00"}


def test_a_hidden_clock_is_neither_in_the_head_nor_in_the_strip(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock = hand.view.clock

    clock.toggle_shown()
    assert not clock.face.isVisible()
    assert clock.times_of_others() == {}
    clock.toggle_shown()

    assert clock.face.isVisible()


def test_closing_the_match_pauses_it_once(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand, _ = table(qtbot, theme, tmp_path)

    hand.view.about_to_close()
    lines = len(hand.view.session.entries)
    hand.view.about_to_close()

    assert hand.match.clock.left
    assert hand.view.session.entries[-1].command == PauseClock(left=True)
    assert len(hand.view.session.entries) == lines, "one pause is enough"


def test_a_look_at_another_page_pauses_only_if_it_lasts(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock, message = hand.view.clock, hand.view.message
    hand.go_on()
    clock._away.setInterval(30)

    hand.view.hide()
    hand.view.show()
    qtbot.wait(60)
    assert not hand.match.clock.paused
    hand.view.hide()
    qtbot.waitUntil(lambda: hand.view.state.clock.left)
    hand.view.show()

    assert message.go_on.isVisible()
    assert "nobody" in message.text.text()


def test_ticks_stop_while_nobody_sees_them_and_while_nobodys_time_runs(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock = hand.view.clock
    assert clock._timer.isActive()

    hand.view.hide()
    assert not clock._timer.isActive()
    hand.view.show()
    QApplication.processEvents()
    assert clock._timer.isActive()
    hand.view.act(PauseClock())

    assert not clock._timer.isActive()
    hand.view.act(SetClock(30))
    assert not clock._timer.isActive()


class Lamp(Inhibitor):
    """Pretends to be a system that keeps its screen on."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def hold(self) -> None:
        self.calls.append("on")

    def release(self) -> None:
        self.calls.append("off")


def test_the_screen_stays_awake_only_while_somebody_plays(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock, lamp = hand.view.clock, Lamp()
    clock.awake = WakeLock(lamp)

    hand.go_on()
    hand.view.act(PauseClock())
    clock.go_on()
    hand.view.hide()
    hand.view.show()
    hand.view.about_to_close()

    assert lamp.calls == ["on", "off"] * 3


def test_the_screen_may_go_dark_if_that_is_wished_for(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, _ = table(qtbot, theme, tmp_path)
    clock, lamp = hand.view.clock, Lamp()
    clock.awake = WakeLock(lamp)
    hand.go_on()

    clock._choices.set(awake=False)
    hand.view.act(PauseClock())
    clock.go_on()

    assert lamp.calls == ["on", "off"]


def test_every_limit_is_set_in_one_form_and_over_time_is_booked_from_the_menu(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    clock = hand.view.clock
    hand.view.act(AdjustTreasury(RED, Purse.of(metal=10)))
    clock.open_form()
    form = hand.view.window().findChild(ClockForm)
    assert isinstance(form, ClockForm)
    for field, value in (
        (form.budget, 30),
        (form.turn, 60),
        (form.increment, 15),
        (form.amount, 1),
    ):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(value))
    form.resource.setCurrentIndex(form.resource.findData("metal"))
    push(form.set_clock)

    price = OverTimePrice("metal", 1, 1)
    assert hand.match.clock == TableClock(30, turn=60, increment=15, price=price)
    assert clock.face.reading.text == "1:00"
    metal = hand.match.players[RED].treasury["metal"]
    wall.wait(60 + 125)
    clock.open_menu()
    assert clock.menu is not None
    [book] = [one for one in clock.menu.actions() if one.text().startswith("Charge overtime")]
    assert book.text() == "Charge overtime: Red, 2 Metal"
    book.trigger()

    assert hand.match.players[RED].treasury["metal"] == metal - 2
    clock.open_menu()
    assert not [one for one in clock.menu.actions() if one.text().startswith("Charge overtime")]


def test_whoever_owes_for_over_time_is_named_when_the_turn_is_over(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand, wall = table(qtbot, theme, tmp_path)
    hand.view.act(SetClock(turn=60, price=OverTimePrice("metal", 1)))
    said: list[str] = []

    def notify(text: str, undo: Callable[[], object] | None = None) -> None:
        said.append(text)

    context = hand.view.clock._context
    hand.view.clock._context = replace(context, view=context.view._replace(notify=notify))
    hand.go_on(2)
    wall.wait(200)

    hand.view.end_turn()

    assert said == ["Red owes for overtime. Charge it from the clock menu."]
