"""The program as a whole: language, damage, second instance, what it remembers."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bp_desktop.app.games import Game
from bp_desktop.app.window import WindowApp
from bp_desktop.cli.seam import GameVerbs
from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.storage.places import user_places
from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
from bp_desktop.ui.games.burning_planets.kinds import burning_planets
from bp_desktop.ui.home.home_content import BoxProblemPanel
from bp_desktop.ui.shell.desk import BoxProblem
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Preferences, read, write
from bp_desktop.ui.widgets.toast import Toast
from tests.tally import TALLY, Add, Join
from tests.ui.build import settle
from tests.ui.tally_kind import TALLY_KIND, TallyView

Start = Callable[..., WindowApp]


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Starts the program on a folder, with a tiny kind of document, up to a usable Home."""
    kind = TALLY_KIND._replace(game=burning_planets())  # whose dice assistant is at hand
    tally = Game("tally", {TALLY.id: lambda: TALLY}, lambda: (kind,), lambda: GameVerbs("tally"))
    monkeypatch.setattr("bp_desktop.app.games.GAMES", (tally,))
    started: list[WindowApp] = []

    def begin(*, folder: Path = tmp_path, box: Path | None = None) -> WindowApp:
        app = WindowApp(user_places(folder), box)
        started.append(app)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        settle()
        return app

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def preferences(folder: Path) -> Path:
    return user_places(folder).config / "preferences.json"


def test_the_first_start_makes_a_box_by_itself(start: Start, tmp_path: Path) -> None:
    app = start()

    assert app.desk.is_open
    assert app.desk.library.path == user_places(tmp_path).default_box


def test_another_language_rebuilds_the_window_with_the_session_open(start: Start) -> None:
    app = start()
    made = app.desk.library.create(TALLY.id, "Mine", (Join("Ada"),))
    [info] = app.desk.library.documents()
    app.window.open_document(info)
    document = app.desk.on_page(PageId.STUDIO)
    assert document is not None
    document.commander.submit(Add("Ada", 4))
    old = app.window

    app.choices.set(language="it")
    settle()

    assert app.window is not old
    assert not isValid(old)  # nothing of it listens any more
    assert app.window.isVisible()
    assert app.window.page is PageId.STUDIO
    assert app.desk.on_page(PageId.STUDIO) is document
    assert document.id == made
    view = app.window.findChild(TallyView)
    assert isinstance(view, TallyView)
    assert view.text() == "{'Ada': 4}"
    document.commander.submit(Add("Ada", 1))
    assert view.text() == "{'Ada': 5}"
    assert QLocale().language() is QLocale.Language.Italian


def test_throws_and_kept_plans_are_there_in_the_other_language(qtbot: QtBot, start: Start) -> None:
    app = start()
    app.window.show_page(PageId.DICE)
    page = app.window.findChild(CombatDicePage)
    assert isinstance(page, CombatDicePage)
    page.tray.throw_one(20)
    page.show_subject("plan")
    page.planner.goal.set_goal(Goal("these", ("Cannon",)))
    title = page.planner.card.title
    qtbot.waitUntil(lambda: "Cannon" in title.text())
    page.planner.keep_plan()
    [before] = page.planner.kept.facts
    thrown = list(page.tray.rolls)

    app.choices.set(language="it")
    settle()
    app.window.show_page(PageId.DICE)
    page = app.window.findChild(CombatDicePage)
    assert isinstance(page, CombatDicePage)
    [after] = page.planner.kept.facts

    assert page.tray.rolls == thrown
    assert page.tray.statistics.log.count() == 1
    assert [one.value for one in after] == [one.value for one in before]
    assert "Cannon" in before[2].title
    assert "Cannone" in after[2].title
    assert before[0].title != after[0].title
    page.planner.open_plan(page.planner.kept.plans[0].answered.plan)
    assert page.planner.goal.goal() == Goal("these", ("Cannone",))


def dice_page(app: WindowApp) -> CombatDicePage:
    app.window.show_page(PageId.DICE)
    settle()
    page = app.window.findChild(CombatDicePage)
    assert isinstance(page, CombatDicePage)
    return page


def test_what_is_typed_on_the_dice_page_is_there_in_the_other_language(
    qtbot: QtBot, start: Start
) -> None:
    app = start()
    page = dice_page(app)
    QTest.keyClicks(page.tray.wish_line, "3d6")
    QTest.keyClicks(page.tray.purpose, "rent")
    QTest.mouseClick(page.tray.who.buttons["hand"], Qt.MouseButton.LeftButton)
    QTest.keyClick(page.tray.wish_line, Qt.Key.Key_Return)
    QTest.keyClicks(page.tray.face_line, "1 2")
    page.odds.times.setValue(7)
    page.events.turns.setValue(33)
    page.conquest.ships.spins["ship:small"].setValue(5)
    page.show_subject("plan")
    page.planner.targets.spins["structure:tower"].setValue(2)
    qtbot.waitUntil(lambda: page.planner.goal.target.count() == 3)
    page.planner.goal.set_goal(Goal("these", ("Tower 2",)), as_listed=True)
    page.planner.needs.wanted.setValue(55)
    asked = page.planner.plan()

    app.choices.set(language="it")
    settle()
    page = dice_page(app)

    assert page.planner.isVisible(), "the same subject"
    assert page.planner.plan()._replace(goal=asked.goal) == asked
    assert page.planner.goal.goal() == Goal("these", ("Torre 2",))
    assert page.planner.needs.wanted.value() == 55
    assert page.conquest.ships.counts() == {"ship:big": 3, "ship:small": 5}
    assert page.odds.times.value() == 7
    assert page.events.turns.value() == 33
    assert page.tray.wish_line.text() == "3d6"
    assert page.tray.purpose.text() == "rent"
    assert page.tray.face_line.text() == "1 2"
    assert len(page.tray.faces) == 3


def test_dice_stand_still_as_soon_as_that_is_chosen(start: Start) -> None:
    app = start()
    assert not app.theme.look.still_dice

    app.choices.set(dice_animation=False)

    assert app.theme.look.still_dice


def test_the_language_and_look_of_last_time_are_there_from_the_start(
    start: Start, tmp_path: Path
) -> None:
    write(preferences(tmp_path), Preferences(language="ru", theme="light", scale=125))

    app = start()

    assert QLocale().language() is QLocale.Language.Russian
    assert (app.theme.mode, app.theme.look.scale) == ("light", 125)


def test_damaged_settings_are_told_and_put_aside(start: Start, tmp_path: Path) -> None:
    path = preferences(tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text('{"scale": ')

    app = start()

    toast = app.window.findChild(Toast)
    assert isinstance(toast, Toast)
    assert "Your settings could not be read." in toast.text.text()
    assert str(path.with_suffix(".damaged.json")) in toast.text.text()
    assert path.with_suffix(".damaged.json").read_text() == '{"scale": '


def test_a_second_program_on_the_same_box_is_told_so(start: Start) -> None:
    start()

    second = start()

    panel = second.window.findChild(BoxProblemPanel)
    assert isinstance(second.desk.box, BoxProblem)
    assert isinstance(panel, BoxProblemPanel)
    assert "in use by another program or window" in panel.sentence.text()


def test_a_box_named_on_the_command_line_is_opened_but_not_remembered(
    start: Start, tmp_path: Path
) -> None:
    first = start()
    first.desk.create_box(tmp_path / "other.bpbox")
    first.leave()
    write(preferences(tmp_path), Preferences())

    app = start(box=tmp_path / "other.bpbox")

    assert app.desk.library.path == tmp_path / "other.bpbox"
    assert read(preferences(tmp_path))[0].box == ""


def test_a_box_that_was_opened_is_opened_again_next_time(start: Start, tmp_path: Path) -> None:
    first = start()
    first.desk.create_box(tmp_path / "other.bpbox")
    first.leave()

    app = start()

    assert app.desk.library.path == tmp_path / "other.bpbox"


def test_a_missing_box_leads_back_to_the_usual_one(start: Start, tmp_path: Path) -> None:
    write(preferences(tmp_path), Preferences(box=str(tmp_path / "stick" / "gone.bpbox")))
    app = start()
    panel = app.window.findChild(BoxProblemPanel)
    assert isinstance(panel, BoxProblemPanel)

    panel.usual.click()

    assert app.desk.is_open
    assert app.desk.library.path == user_places(tmp_path).default_box


def test_help_is_shown_again_after_a_restart(start: Start, tmp_path: Path) -> None:
    first = start()
    first.window.show_page(PageId.HELP)
    first.window.close()
    first.leave()

    app = start()

    assert app.window.page is PageId.HELP


def test_the_theme_changes_at_once(start: Start, qtbot: QtBot) -> None:
    app = start()

    QTest.keyClick(
        app.window,
        Qt.Key.Key_L,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )

    assert app.theme.mode == "light"
    assert app.application.palette().window().color().name() == app.theme.colors.window


def test_a_fault_goes_to_the_problem_dialog(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    app = start()

    app.on_fault(ValueError, ValueError("the planet is square"), None)
    settle()

    [dialog] = [
        widget
        for widget in QApplication.topLevelWidgets()
        if type(widget).__name__ == "ProblemDialog"
    ]
    assert "the planet is square" in caplog.text
    caplog.clear()
    dialog.close()
    settle()
    assert sys.excepthook is not app.on_fault
