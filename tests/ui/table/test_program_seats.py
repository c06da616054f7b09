"""Seats played by the program, on the smallest game: pace, undo, Continue, pause and leaving."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.core.dice import AppDice
from bp_desktop.core.ids import SeatId
from bp_desktop.core.work import Work
from bp_desktop.games.bots import BotAnswer, BotDecision
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.session.entry import Kind
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.program_player import program_answer
from bp_desktop.ui.table.seat_players import SeatPlayersForm
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.widgets.slices import Slices
from tests.tally import TALLY, Command, Event, Gain, Join, Pass, RollDie, SetLimit, Tally
from tests.tally_table import TALLY_TABLE, TallyBot
from tests.ui.build import settle
from tests.ui.tally_table import TALLY_AT_THE_TABLE

TallyTable = TableView[Tally, Command, Event]
LEFT = Qt.MouseButton.LeftButton


class ProgramRoom:
    """A window with a tally of Ada and Bea, whom the program may play."""

    def __init__(self, qtbot: QtBot, theme: Theme, folder: Path, *played: str) -> None:
        self.qtbot = qtbot
        wished = Preferences(stage="off", pace="at_once")
        self.choices = PreferenceKeeper(folder / "preferences.json", wished)
        boxes = FileBoxes(folder / "usual.bpbox", {TALLY.id: TALLY}.get, AppDice(1))
        self.desk = Desk(boxes, (TALLY_AT_THE_TABLE,))
        self.window = MainWindow(theme, self.desk, self.choices)
        qtbot.addWidget(self.window)
        self.window.complete()
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.desk.open_box(self.desk.boxes.usual)
        seats = (ChangeSeat(one, "easy", 7) for one in played)  # type: ignore[arg-type]
        wanted = NewDocument("Friday", (Join("Ada"), Join("Bea"), SetLimit(3), *seats))
        assert self.window.make_document(TALLY_AT_THE_TABLE, wanted)
        settle()

    @property
    def view(self) -> TallyTable:
        (view,) = [one for one in self.window.findChildren(TableView) if one.isVisible()]
        return view

    @property
    def scores(self) -> dict[str, int]:
        return self.view.state.scores

    def push_main(self) -> None:
        QTest.mouseClick(self.view.go_on.button, LEFT)
        settle()

    def rests(self) -> None:
        """Long enough for many steps."""
        self.qtbot.wait(60)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def test_the_program_plays_its_seat_and_then_people_go_on(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    room.rests()
    assert room.scores == {"Ada": 0, "Bea": 0}  # Ada is a person
    room.view.act(Gain(1))
    room.view.act(Pass())
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")
    assert room.scores == {"Ada": 1, "Bea": 1}
    by_program = [one for one in room.view.session.entries if one.why is not None]
    assert [type(one.command) for one in by_program] == [Gain, Pass]
    assert "tally.bot_passes" in room.view.message.note.text()
    seq = by_program[0].seq
    assert room.view.past.journal.why(seq) == "tally.bot_scores"


@pytest.fixture
def hiding() -> Iterator[None]:
    """A tally whose faces nobody may see."""
    usual = TALLY_TABLE.seen_by
    object.__setattr__(TALLY_TABLE, "seen_by", lambda tally, _viewer: replace(tally, faces=()))
    yield
    object.__setattr__(TALLY_TABLE, "seen_by", usual)


@pytest.mark.usefixtures("hiding")
def test_the_program_decides_and_answers_by_what_its_seat_may_see(
    qtbot: QtBot, theme: Theme, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[int, ...]] = []
    decide, answer = TallyBot.decide, TallyBot.answer

    def decides(
        bot: TallyBot, seen: Tally, seat: SeatId, seed: int
    ) -> Work[BotDecision[Command] | None]:
        shown.append(seen.faces)
        return decide(bot, seen, seat, seed)

    def answers(bot: TallyBot, seen: Tally, seat: SeatId, asked: Command) -> BotAnswer:
        shown.append(seen.faces)
        return answer(bot, seen, seat, asked)

    monkeypatch.setattr(TallyBot, "decide", decides)
    monkeypatch.setattr(TallyBot, "answer", answers)
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    room.view.act(RollDie("Ada"))
    room.view.act(Pass())
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")
    assert room.view.state.faces
    assert shown

    program_answer(room.view.context, SeatId("Bea"), Pass())

    assert set(shown) == {()}


def test_two_seats_of_the_program_play_to_the_end(qtbot: QtBot, theme: Theme, folder: Path) -> None:
    room = ProgramRoom(qtbot, theme, folder, "Ada", "Bea")
    qtbot.waitUntil(lambda: room.view.screens.closing is not None)
    assert max(room.scores.values()) == 3


def test_an_undo_stops_the_program_until_somebody_continues(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    room.view.act(Pass())
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")
    room.view.undo()
    room.rests()
    assert room.view.state.active == "Bea"
    assert room.view.program.waits
    assert room.view.go_on.button.text() == "Continue"
    room.view.undo()
    room.rests()
    assert room.scores["Bea"] == 0
    room.push_main()
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")
    assert room.scores["Bea"] == 1


def test_a_pause_stops_the_program_and_adds_no_line(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    room.choices.set(pace="slow")
    room.view.act(Pass())
    room.view.clock.toggle()
    room.choices.set(pace="at_once")
    lines = len(room.view.session.entries)
    room.rests()
    assert len(room.view.session.entries) == lines
    assert room.view.program.waits
    room.push_main()
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")


def test_leaving_the_table_stops_it_and_coming_back_asks_to_continue(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    room.choices.set(pace="slow")
    room.view.act(Pass())
    room.window.show_page(PageId.HOME)
    room.choices.set(pace="at_once")
    room.rests()
    room.window.show_page(PageId.TABLE)
    settle()
    room.rests()
    assert room.scores["Bea"] == 0
    assert room.view.go_on.button.text() == "Continue"
    room.push_main()
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")


def test_it_waits_while_a_form_lies_over_the_table(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    """Nobody would see what it does, and whoever takes a seat over would find it played on."""
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    room.choices.set(pace="slow")
    room.view.act(Pass())
    room.view.choose_players()
    room.choices.set(pace="at_once")
    room.rests()
    assert room.scores["Bea"] == 0
    (form,) = room.window.findChildren(SeatPlayersForm)
    form.finished.emit()
    qtbot.waitUntil(lambda: room.view.state.active == "Ada")


def test_seats_change_hands_in_the_form_and_the_journal_says_so(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    room = ProgramRoom(qtbot, theme, folder)
    room.view.choose_players()
    form = room.window.findChild(SeatPlayersForm)
    assert isinstance(form, SeatPlayersForm)
    form.who["Bea"].choose("easy")  # type: ignore[index]
    QTest.mouseClick(form.save, LEFT)
    settle()
    last = room.view.session.entries[-1]
    assert last.kind is Kind.ASIDE
    assert "the program plays for Bea" in room.view.past.journal.told(last.seq)
    assert room.view.context.game.seats(room.view.state)[1].level == "easy"
    room.view.act(ChangeSeat("Bea"))  # type: ignore[arg-type]
    room.view.act(Pass())
    room.rests()
    assert room.view.state.active == "Bea"  # a person again


def test_thinking_is_cut_into_slices_of_eight_milliseconds(
    qtbot: QtBot, theme: Theme, folder: Path
) -> None:
    room = ProgramRoom(qtbot, theme, folder, "Bea")
    (slices,) = room.view.program.findChildren(Slices)
    assert slices.slice_seconds <= 0.008
