"""A second game needs nothing but its registration: the tally goes through the whole window.

Agreed on in the form of all games, played by the clock, put away, opened again, sent out as a file
and taken in, renamed, binned and restored, while the language changes and the program is started
anew; and played to its end at the table of all games.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import GAMES
from bp_desktop.app.window import WindowApp
from bp_desktop.session.library import DocumentInfo
from bp_desktop.storage.places import user_places
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.home.finding import ShelfOrder
from bp_desktop.ui.home.grid import DocumentGrid
from bp_desktop.ui.home.shelf_panel import ShelfPanel
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.shortcut_sheet import ShortcutSheet
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.view import TableView
from tests.tally import TALLY, Command, Event, Join, Tally
from tests.ui.build import focused, settle
from tests.ui.tally_table import REGISTERED, TALLY_AT_THE_TABLE, TallyDice

CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton

Start = Callable[[], "Person"]
TallyTable = TableView[Tally, Command, Event]
W = TypeVar("W", bound=QWidget)


class Person:
    """Sits before the program and uses it by mouse and keys."""

    def __init__(self, app: WindowApp) -> None:
        self.app = app

    @property
    def shelf(self) -> ShelfPanel:
        return self._find(ShelfPanel)

    @property
    def view(self) -> TallyTable:
        return self._find(TableView)

    @property
    def chronicle(self) -> ChronicleView[Tally, Command, Event]:
        return self._find(ChronicleView)

    @property
    def scores(self) -> dict[str, int]:
        return self.view.state.scores

    @property
    def documents(self) -> list[DocumentInfo]:
        return list(self.app.desk.library.documents())

    def _find(self, kind: type[W]) -> W:
        found = self.app.window.findChild(kind)
        assert isinstance(found, kind)
        return found

    def begin_tally(self, title: str) -> None:
        """From the card of its game on Home, for Ada and Bea."""
        [card] = [one for one in self.shelf.begin.games if one.name.text() == "Tally game"]
        QTest.mouseClick(card.new, LEFT)
        form = self._find(NewMatchForm)
        QTest.keyClicks(form.title, title)
        self.push(form.seats.lines[-1].remove)
        for line, name in zip(form.seats.lines, ("Ada", "Bea"), strict=True):
            line.name.selectAll()
            QTest.keyClicks(line.name, name)
        self.push(form.begin)

    def begin_alone(self) -> None:
        """As the command line begins one: Ada waits for somebody."""
        wanted = NewDocument("Friday", (Join("Ada"),))
        assert self.app.window.make_document(TALLY_AT_THE_TABLE, wanted)
        settle()

    def push(self, button: QWidget) -> None:
        settle()
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)
        settle()

    def go_on(self, times: int = 1) -> None:
        """By the main button."""
        for _ in range(times):
            self.push(self.view.go_on.button)

    def pause(self) -> None:
        """By a click on the clock."""
        self.push(self.view.clock.face)
        settle()

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """On whatever has the keyboard in the window of the moment."""
        window = self.app.window
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        QTest.keyClick(focused(), key, held)
        settle()

    def go(self, key: Qt.Key) -> None:
        self.press(key, CTRL)

    def choose(self, title: str) -> DocumentGrid:
        """Its card, which is not the large one."""
        self.shelf.sort(ShelfOrder.NAME)  # all of them are among the cards then
        settle()
        grid = self.shelf.grid
        [info] = [one for one in self.documents if one.title == title]
        grid.select(info.id)
        grid.setFocus()
        return grid

    def speak(self, language: str) -> None:
        self.app.choices.set(language=language)
        settle()


def figures(past: ChronicleView[Tally, Command, Event]) -> list[list[str]]:
    """The table of who had what, as it is read."""
    model = past.standing.figures
    return [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def running(view: TallyTable) -> tuple[str | None, bool]:
    """Whose time runs, and whether a bar says that the clock is paused."""
    assert view.message.go_on.isVisible() is view.state.clock.paused
    return view.clock.keeper.runner, view.message.go_on.isVisible()


def words_on(widget: QWidget) -> str:
    return " ".join(str(each.property("text") or "") for each in widget.findChildren(QWidget))


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """The whole program, with the tally registered after the games that are there."""
    monkeypatch.setattr("bp_desktop.app.games.GAMES", (*GAMES, REGISTERED))
    started: list[WindowApp] = []

    def begin() -> Person:
        app = WindowApp(user_places(tmp_path))
        started.append(app)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        settle()
        if app.window.greets:  # the first time; whoever knows their way goes past it
            QTest.keyClick(app.window.home.body, Qt.Key.Key_Escape)
        return Person(app)

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def test_a_tally_is_begun_played_put_away_and_opened_again_in_any_language(start: Start) -> None:
    person = start()
    person.begin_tally("Friday")
    assert person.app.window.page is PageId.TABLE
    assert person.scores == {"Ada": 0, "Bea": 0}

    person.go_on()
    person.speak("it")

    assert person.app.window.page is PageId.TABLE
    assert person.scores == {"Ada": 1, "Bea": 0}
    person.press(Qt.Key.Key_Return, CTRL)
    assert person.scores == {"Ada": 2, "Bea": 0}
    person.press(Qt.Key.Key_Z, CTRL)
    assert person.scores == {"Ada": 1, "Bea": 0}

    person.app.desk.put_away(PageId.TABLE)
    settle()
    assert person.app.window.findChild(TableView) is None
    person.speak("ru")
    person.go(Qt.Key.Key_1)
    person.choose("Friday")
    person.press(Qt.Key.Key_Return)

    assert person.app.window.page is PageId.TABLE
    assert person.scores == {"Ada": 1, "Bea": 0}


def test_it_is_played_at_the_table_of_all_games_to_its_end(start: Start) -> None:
    person = start()
    person.begin_alone()
    view = person.view
    assert (view.head.name.text(), view.head.stepper.isVisible()) == ("Tally", False)
    assert not view.balances.isVisible(), "it has no money"
    assert list(view.pages.switch.buttons) == ["journal"]

    person.go_on()
    assert (view.head.name.text(), view.head.stepper.isVisible()) == ("Ada", True)
    person.go_on(2)
    person.push(view.go_on.end)
    assert view.head.name.text() == "Bea"
    person.go_on()
    assert person.scores == {"Ada": 2, "Bea": 1}

    person.push(view.message.undo)
    assert person.scores == {"Ada": 2, "Bea": 0}
    person.push(view.message.undo)
    assert view.head.name.text() == "Ada", "nobody has passed yet"
    person.push(view.message.redo)
    person.push(view.message.redo)
    assert person.scores == {"Ada": 2, "Bea": 1}
    lines = [row.title for row in view.past.lines.rows]
    assert lines[0] == "10.  Redone: step 6 (tally.gain)."
    assert lines[4] == "6.  tally.scored amount=1 player=Bea"

    person.go_on(9)
    closing = view.screens.closing
    assert closing is not None
    assert closing.isVisible()
    assert "Bea" in closing.headline.text()
    assert closing.content.time_line is None, "nothing changes hands there"
    person.push(view.head.more)
    menu = view.head.menu
    assert menu is not None
    undo = next(one for one in menu.actions() if one.text() == "Undo the last step")
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(undo).center())
    assert view.screens.closing is None
    assert person.scores == {"Ada": 2, "Bea": 9}


def test_its_past_is_corrected_and_whoever_acted_stays_who_acted(start: Start) -> None:
    """Ada has never passed: without a decision Bea's point is not Ada's."""
    person = start()
    person.begin_tally("Friday")
    view = person.view
    person.go_on()
    person.push(view.go_on.end)
    person.go_on()
    assert person.scores == {"Ada": 1, "Bea": 1}
    view.pages.show_page("journal")
    card = view.past.correction

    view.correct_step(5)
    assert card.choices is not None
    assert list(card.choices.buttons) == ["strike"], "no dice, no amounts, no bookings"
    assert card.said.text().startswith("Later steps: 0 the same, 0 changed, 1 in conflict.")
    assert card.consequences.book is None, "there is no money to book"
    assert not card.do.isVisible()
    person.push(card.consequences.choices[6].buttons["keep"])
    assert "Now: tally.scored amount=1 player=Ada" in words_on(card)
    person.push(card.do)

    assert person.scores == {"Ada": 2, "Bea": 0}
    person.push(view.message.undo)
    assert person.scores == {"Ada": 1, "Bea": 1}


def test_its_clock_is_paused_and_goes_on_and_undo_passes_over_that(start: Start) -> None:
    person = start()
    person.begin_tally("Friday")
    view = person.view
    person.go_on()
    assert view.clock.face.isVisible()
    assert running(view) == ("Ada", False)

    person.pause()
    assert running(view) == (None, True)
    person.push(view.message.go_on)
    assert running(view) == ("Ada", False)
    person.push(view.message.undo)
    assert person.scores == {"Ada": 0, "Bea": 0}, "the step before the pause, not the pause"
    assert running(view) == ("Ada", False)

    person.pause()
    person.push(view.go_on.end)
    assert running(view) == ("Bea", False), "whoever plays on has the clock go on"
    told = [row.title for row in view.past.lines.rows]
    assert [line for line in told if "Pause" in line] == ["8.  Pause.", "5.  Pause."]


def test_whoever_leaves_the_table_stops_the_clock_and_what_came_after_is_on_top(
    start: Start,
) -> None:
    """The pause is written while the other one is opened: it is no later use."""
    person = start()
    person.begin_tally("Thursday")
    person.go(Qt.Key.Key_1)
    person.begin_tally("Friday")
    person.go_on()
    person.go(Qt.Key.Key_1)
    assert person.shelf.hero.info is not None
    assert person.shelf.hero.info.title == "Friday"
    person.choose("Thursday")
    person.press(Qt.Key.Key_Return)
    [thursday, friday] = person.documents
    assert (thursday.title, friday.title) == ("Thursday", "Friday")
    assert person.app.desk.library.peek(friday.id).state.clock.left

    for title in ("Friday", "Thursday", "Friday"):
        person.go(Qt.Key.Key_1)
        person.choose(title)
        person.press(Qt.Key.Key_Return)
        person.go(Qt.Key.Key_1)
        assert person.shelf.hero.info is not None
        assert person.shelf.hero.info.title == title


def test_it_is_looked_back_on_with_what_it_has(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No board, no money and no luck; but scores in a chart, a story and files."""
    person = start()
    person.begin_tally("Friday")
    person.go_on(2)
    person.push(person.view.go_on.end)
    person.go_on()

    person.go(Qt.Key.Key_5)
    past = person.chronicle
    qtbot.waitUntil(lambda: past.charts.view is not None)
    assert past.title.text() == "Friday"
    assert list(past.subjects.buttons) == ["charts", "story"]
    assert (past.board, past.luck) == (None, None)
    assert not past.charts.resources.isVisible()
    assert figures(past) == [["Ada", "2"], ["Bea", "1"]]
    assert "round 1 · turn of Bea" in past.moment.where

    person.press(Qt.Key.Key_PageUp)
    assert past.time.slider.value() == 6, "where the turn of Bea began"
    assert figures(past) == [["Ada", "2"], ["Bea", "0"]]
    person.press(Qt.Key.Key_Home)
    assert figures(past) == [["Ada", "0"], ["Bea", "0"]]
    assert "set-up" in past.moment.where
    assert past.charts.view is not None
    assert list(past.charts.view.charts) == ["score"]
    for number, name in enumerate(("story.txt", "figures.csv", "all.json", "charts.png")):
        monkeypatch.setattr(FilePrompts, "export_file", lambda *_asked, to=name: tmp_path / to)
        past.export_button.menu().actions()[number].trigger()
    assert len(past.export_button.menu().actions()) == 4
    lines = (tmp_path / "figures.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "Step,Turn,Round,Whose turn,Player,tally.score"
    assert lines[-2:] == ["7,2,1,Bea,Ada,2", "7,2,1,Bea,Bea,1"]
    assert b'"tally-chronicle"' in (tmp_path / "all.json").read_bytes()
    assert "Ada, Bea" in (tmp_path / "story.txt").read_text(encoding="utf-8")


def test_its_past_is_corrected_and_told_and_its_present_shown_to_the_room(start: Start) -> None:
    person = start()
    person.begin_tally("Friday")
    person.go_on(3)
    view = person.view
    assert person.scores == {"Ada": 3, "Bea": 0}

    view.correct_step(4)
    view.past.correction.choose("strike")
    person.push(view.past.correction.do)
    assert person.scores == {"Ada": 2, "Bea": 0}
    assert view.past.lines.rows[0].title.startswith("7.  Deleted: step 4 (tally.gain).")

    person.app.window.actions_.run("table.public")
    public = view.public.window
    assert public is not None
    assert public.others.painted()[::2] == ("Ada", "Bea"), "each with a time behind it"
    person.go_on()
    person.push(view.go_on.end)
    assert "Bea" in words_on(public)
    public.close()

    person.app.window.actions_.run("table.recap")
    recap = view.screens.recap
    assert recap is not None
    assert "Bea" in recap.headline.text()
    person.push(recap.go_on)
    assert view.screens.recap is None


def test_it_is_there_when_the_program_is_started_again(start: Start) -> None:
    person = start()
    person.begin_tally("Friday")
    person.go_on()
    person.app.leave()
    settle()

    again = start()
    [info] = again.documents
    assert (info.title, info.pictured, info.steps) == ("Friday", 5, 5), (
        "the pause of whoever left is the fifth"
    )
    QTest.mouseClick(again.shelf.hero.go, LEFT)

    assert again.scores == {"Ada": 1, "Bea": 0}


def test_it_goes_out_as_a_file_and_comes_in_again(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = start()
    person.begin_tally("Friday")
    person.go_on()
    person.go(Qt.Key.Key_1)
    person.choose("Friday")
    for asked in ("export_file", "import_file"):
        monkeypatch.setattr(FilePrompts, asked, lambda *_asked: tmp_path / "friday.tally")

    person.press(Qt.Key.Key_E, CTRL)
    person.speak("it")
    person.go(Qt.Key.Key_I)

    assert [info.title for info in person.documents] == ["Friday", "Friday"]
    assert {info.system for info in person.documents} == {TALLY.id}
    person.app.window.open_document(person.documents[0])
    assert person.scores == {"Ada": 1, "Bea": 0}


def test_it_is_renamed_binned_and_restored_while_the_language_changes(start: Start) -> None:
    person = start()
    person.begin_tally("Friday")
    person.go(Qt.Key.Key_1)
    person.choose("Friday")

    person.press(Qt.Key.Key_F2)
    QTest.keyClicks(focused(), "Saturday")
    person.press(Qt.Key.Key_Return)
    assert [info.title for info in person.documents] == ["Saturday"]
    person.speak("ru")
    person.choose("Saturday")
    person.press(Qt.Key.Key_Delete)
    assert [info.binned for info in person.documents] == [True]
    assert person.app.desk.on_page(PageId.TABLE) is None
    person.shelf.show_section("bin")
    person.shelf.grid.select(person.documents[0].id)
    person.shelf.grid.setFocus()
    person.press(Qt.Key.Key_R, CTRL)

    assert [info.binned for info in person.documents] == [False]
    QTest.mouseClick(person.shelf.hero.go, LEFT)
    assert person.scores == {"Ada": 0, "Bea": 0}


def test_cards_carry_their_game_and_can_be_narrowed_to_one(start: Start) -> None:
    person = start()
    person.begin_tally("Friday")
    person.go(Qt.Key.Key_1)
    person.app.window.actions_.run("sample.burning_planets.match")
    person.go(Qt.Key.Key_1)
    shelf = person.shelf
    shelf.sort(shelf.filter.order.NAME)
    settle()

    def titles() -> list[str]:
        return [
            str(shelf.grid.shelf.index(row).data()) for row in range(shelf.grid.shelf.rowCount())
        ]

    def described(row: int) -> str:
        return str(shelf.grid.shelf.index(row).data(Qt.ItemDataRole.AccessibleDescriptionRole))

    assert titles() == ["Friday", "Sample match"]
    assert described(0) == "Tally · Tally game"
    assert described(1) == "Match · Burning Planets"
    assert shelf.hero.what.text().startswith("Match · Burning Planets · ")

    QTest.mouseClick(shelf.header.game, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [each.text() for each in menu.actions()] == [
        "All games",
        "Burning Planets",
        "Parsec",
        "Tally game",
    ]
    menu.actions()[3].trigger()
    menu.close()
    assert titles() == ["Friday"]
    assert shelf.header.game.text() == "Tally game"
    person.app.window.actions_.run("home.game.burning_planets")
    assert titles() == ["Sample match"]
    person.app.window.actions_.run("home.game.")
    assert titles() == ["Friday", "Sample match"]


def test_its_keys_dice_and_empty_page_are_there_like_those_of_any_game(start: Start) -> None:
    person = start()
    window = person.app.window
    person.begin_tally("Friday")

    person.go(Qt.Key.Key_4)
    assert isinstance(window.dice.assistant, TallyDice)
    person.go(Qt.Key.Key_5)
    assert window.page is PageId.CHRONICLE
    person.go(Qt.Key.Key_1)
    window.actions_.run("shortcuts")
    sheet = window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)

    assert "Undo the whole turn" in words_on(sheet)
