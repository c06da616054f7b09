"""The form for a new match with a game that has nothing in common with Burning Planets."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.games.burning_planets.kinds import match_kind
from bp_desktop.ui.games.burning_planets.table.setup.match_setup import match_setup
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import AnyKind, FormContext, NewDocument
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.setup.parts import AnySetup
from tests.tally import TALLY, Add, Join, SetEnforcement, SetLimit, Tally, tally_of
from tests.ui.build import open_room, settle
from tests.ui.table.players_hand import push
from tests.ui.tally_table import TALLY_AT_THE_TABLE, HeadStart, NoGround, tally_setup


class Forms:
    """Opens forms of any game, and has what was asked for in them."""

    def __init__(self, qtbot: QtBot, theme: Theme, folder: Path) -> None:
        self._qtbot = qtbot
        self._theme = theme
        self.desk = open_room(qtbot, theme, folder).desk
        self.desk.open_box(self.desk.boxes.usual)
        self._choices = PreferenceKeeper(folder / "preferences.json", Preferences())
        self.wishes: list[NewDocument] = []

    def open(
        self,
        parts: AnySetup,
        before: Tally | None = None,
        begin: Callable[[AnyKind], object] = lambda _kind: None,
    ) -> NewMatchForm:
        context = FormContext(
            self._theme,
            self.desk,
            self._choices,
            FilePrompts(),
            self.wishes.append,
            lambda: before,
            begin=begin,
        )
        form = NewMatchForm(context, parts)
        self._qtbot.addWidget(form)
        form.resize(form.sizeHint())
        with self._qtbot.waitExposed(form):
            form.show()
        settle()
        return form


@pytest.fixture
def forms(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Forms]:
    made = Forms(qtbot, theme, tmp_path)
    yield made

    made.desk.close_box()
    settle()


def type_name(form: NewMatchForm, seat: int, name: str) -> None:
    field = form.seats.lines[seat].name
    field.selectAll()
    QTest.keyClicks(field, name)


def head_start(form: NewMatchForm, seat: int) -> int:
    own = form.seats.lines[seat].own
    assert isinstance(own, HeadStart)
    return own.points.value()


def test_a_match_is_agreed_on_and_begun(forms: Forms) -> None:
    form = forms.open(tally_setup())
    QTest.keyClicks(form.title, "Points")
    assert not form.sample.isVisible()
    type_name(form, 0, "Ada")
    push(form.seats.lines[-1].remove)
    assert not form.seats.lines[0].remove.isEnabled()
    form.options.choose("limit", 20)
    assert form.rules.choices["limit"].currentText() == "twenty"
    strict = form.rules.enforcement
    strict.setCurrentIndex(strict.findData(Enforcement.STRICT))
    ahead = form.seats.lines[1].own
    assert isinstance(ahead, HeadStart)
    ahead.points.setValue(3)
    form.rules.minutes.setCurrentIndex(form.rules.minutes.findData(45))

    push(form.begin)

    [wish] = forms.wishes
    assert wish.title == "Points"
    assert wish.commands == (
        Join("Ada"),
        Join("Player 2"),
        Add("Player 2", 3),
        SetLimit(20),
        SetEnforcement(Enforcement.STRICT),
        SetClock(45),
    )


def test_a_game_without_a_clock_is_asked_for_no_time(forms: Forms) -> None:
    timed = tally_setup()
    assert forms.open(timed).rules.minutes.isVisible()

    form = forms.open(replace(timed, game=replace(timed.game, clock=None)))

    assert not form.rules.minutes.isVisible()


def test_it_has_as_many_seats_as_the_game(forms: Forms) -> None:
    form = forms.open(tally_setup())

    while form.more.isEnabled():
        push(form.more)

    assert len(form.seats.lines) == 4
    assert form.how_many.text() == "2 to 4 players"
    assert [head_start(form, seat) for seat in range(4)] == [0, 0, 1, 2]
    assert isinstance(form.ground, NoGround)
    assert form.ground.players.text() == "Player 1, Player 2, Player 3, Player 4"


def test_the_people_of_the_match_on_the_table_play_again(forms: Forms) -> None:
    before = tally_of(Join("Bea"), Join("Cem"), SetLimit(20)).state
    form = forms.open(tally_setup(), before)
    assert len(form.seats.lines) == 3, "it is not over: they are one click away"

    push(form.same)

    assert [line.name.text() for line in form.seats.lines] == ["Bea", "Cem"]
    assert [head_start(form, seat) for seat in range(2)] == [1, 1]
    assert form.options.options.limit == 20


def test_after_the_end_they_sit_there_already(forms: Forms) -> None:
    over = tally_of(Join("Bea"), Join("Cem"), Add("Cem", 10)).state

    form = forms.open(tally_setup(), over)

    assert [line.name.text() for line in form.seats.lines] == ["Bea", "Cem"]
    assert [head_start(form, seat) for seat in range(2)] == [1, 0]


def test_what_the_form_of_one_game_keeps_is_not_shown_in_that_of_another(forms: Forms) -> None:
    form = forms.open(tally_setup())
    QTest.keyClicks(form.title, "Points")
    type_name(form, 1, "Ada")
    form.hide()

    other = forms.open(match_setup())
    assert other.title.text() == ""
    QTest.keyClicks(other.title, "Friday")
    other.hide()
    again = forms.open(tally_setup())

    assert again.title.text() == "Points"
    assert again.seats.lines[1].name.text() == "Ada"
    assert forms.open(match_setup()).title.text() == "Friday"


def test_the_same_as_last_time_is_one_click_away_from_an_empty_table(forms: Forms) -> None:
    """Nothing is open; the match that was played last says who plays, how, and how long."""
    forms.desk.library.create(
        TALLY.id,
        "Friday",
        (Join("Ada"), Join("Bea"), SetLimit(20), SetEnforcement(Enforcement.STRICT), SetClock(45)),
    )
    form = forms.open(tally_setup())

    push(form.same)

    assert [line.name.text() for line in form.seats.lines] == ["Ada", "Bea"]
    assert form.options.options.limit == 20
    assert form.agreed().enforcement is Enforcement.STRICT
    assert form.agreed().clock == SetClock(45)


def test_before_the_first_match_there_is_no_last_time(forms: Forms) -> None:
    assert not forms.open(tally_setup()).same.isVisible()


def test_games_are_chosen_by_cards_once_there_are_two(forms: Forms) -> None:
    form = forms.open(tally_setup())
    assert form.games is None
    asked: list[AnyKind] = []
    forms.desk.kinds = (TALLY_AT_THE_TABLE, match_kind())

    form = forms.open(tally_setup(), begin=asked.append)

    assert form.games is not None
    assert form.games.cards["tally"].isChecked()
    push(form.games.cards["burning_planets"])
    assert [one.system for one in asked] == ["burning_planets.match"]
