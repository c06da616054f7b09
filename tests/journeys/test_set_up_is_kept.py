"""A match is half set up, the form is left, and it goes on there until a match comes of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.messages import say
from bp_desktop.session.library import LibraryError
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.form import NewMatchForm
from tests.journeys.interruptions import OPEN, Program, interruptions, running
from tests.ui.build import settle
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage
from tests.ui.table.players_hand import push


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    with running(qtbot, tmp_path) as app:
        yield Program(app, OPEN)


def open_page(program: Program) -> SetupPage:
    program.app.window.actions_.run("new.burning_planets.match")
    settle()
    (form,) = program.app.window.findChildren(NewMatchForm)
    assert isinstance(form, NewMatchForm)
    return SetupPage(form)


def open_form(program: Program) -> NewMatchForm:
    return open_page(program).form


def leave(form: NewMatchForm) -> None:
    """A page of it first."""
    for _ in range(2 if form.pages.is_away else 1):
        QTest.keyClick(form.title, Qt.Key.Key_Escape)
    settle()


def test_everything_in_it_waits(program: Program) -> None:
    page = open_page(program)
    form = page.form
    assert form.start_over.isHidden()
    QTest.keyClicks(form.title, "Friday")
    push(form.more)
    form.seats.lines[0].name.selectAll()
    QTest.keyClicks(form.seats.lines[0].name, "Anna")
    form.seats.reseat(form.seats.lines[0], 2)
    push(page.place(BoardSource.REAL))
    page.side(1).start.planet_size.setCurrentIndex(1)
    form.rules.minutes.setCurrentIndex(2)
    form.options.choose("first_player", "random")
    left = form.setup()
    leave(form)

    for what in interruptions(program):
        form = open_form(program)
        assert form.setup() == left, what
        assert form.title.text() == "Friday", what
        assert [line.name.text() for line in form.seats.lines][2] == "Anna", what
        leave(form)
    form = open_form(program)
    assert form.seats.lines[3].name.text() == "Giocatore 4", "names nobody typed are translated"
    push(form.start_over)
    assert form.title.text() == ""
    assert len(form.seats.lines) == 3
    leave(form)
    assert open_form(program).start_over.isHidden()


def test_a_map_that_is_being_rolled_waits_die_by_die(program: Program) -> None:
    page = open_page(program)
    page.open_maps()
    push(page.rolled.by_die)
    assert page.rolled.going is not None
    push(page.rolled.going.roll)
    rolling = page.rolled.rolling
    assert rolling is not None
    steps = len(rolling.session.entries)
    leave(page.form)

    page = open_page(program)

    assert page.rolled.rolling == rolling
    assert page.rolled.going is not None
    assert page.rolled.going.isVisible()
    push(page.rolled.going.roll)
    assert len(rolling.session.entries) > steps


def test_what_became_a_match_is_gone_from_the_form(program: Program) -> None:
    form = open_form(program)
    QTest.keyClicks(form.title, "Friday")
    push(form.begin)
    settle()
    assert program.app.window.page is PageId.TABLE

    assert open_form(program).title.text() == ""


def test_a_match_that_cannot_be_made_leaves_the_form_as_it_is(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = open_form(program)
    QTest.keyClicks(form.title, "Friday")

    def fail(*_: object) -> None:
        raise LibraryError(say("session.not_kept", detail="the disk is full"))

    monkeypatch.setattr(program.app.desk, "create", fail)
    push(form.begin)
    settle()

    assert form.isVisible()
    leave(form)
    assert open_form(program).title.text() == "Friday"
