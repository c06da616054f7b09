"""Seats played by the program: four go to the end of a match in the window, from the form on; one
answers a barter at once, and no curtain comes up for it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.bots import level_bot
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.consent import ConsentCard, ConsentRequest
from bp_desktop.ui.table.view import TableView
from tests.journeys.game_room import game_room
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage
from tests.ui.table.players_hand import own, push

FEW = 5
"""Rounds after which weak bots give up, so that the journey stays short."""


def test_four_seats_of_the_program_play_a_match_to_its_end(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level_bot, "PATIENCE", FEW)
    room = game_room(qtbot, theme, tmp_path, seed=5)
    room.window.choices.set(pace="at_once")
    form = room.begin_match()
    while len(form.seats.lines) < 4:
        push(form.more)
    for line in form.seats.lines:
        line.dice.choose("easy")
    push(SetupPage(form).secret_books)  # no curtain comes up for any of them
    push(form.begin)
    (view,) = [one for one in room.window.findChildren(TableView) if one.isVisible()]
    began = [one.command for one in view.session.entries if isinstance(one.command, ChangeSeat)]
    assert [one.level for one in began] == ["easy"] * 4
    assert len({one.seed for one in began}) > 1
    board = own(view).board
    assert board is not None
    asked: list[object] = []
    board.placing.changed.connect(lambda: asked.append(board.placing.current))
    qtbot.waitUntil(lambda: view.state.turn.round == 2, timeout=60_000)
    assert not any(asked), "nobody is asked for the cells of its cannons"
    assert board.view.is_fitted, "and the board stays in sight"
    assert not view.curtain.isVisible()
    assert all(one.why is not None for one in view.session.entries[5:])
    reasons = {type(one.command): one.why.key for one in view.session.entries if one.why}
    assert reasons[c.RollEvent] == "bp.bot.rolls_event"
    assert reasons[c.Collect] == "bp.bot.collects"
    qtbot.waitUntil(lambda: view.state.stage is Stage.OVER, timeout=120_000)
    assert view.screens.closing is not None
    assert view.program.seat is None


def test_the_program_answers_a_barter_at_once_and_no_curtain_comes_up_for_it(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path, seed=5)
    room.window.choices.set(pace="slow")
    form = room.begin_match()
    while len(form.seats.lines) > 2:
        push(form.seats.lines[-1].remove)
    form.seats.lines[1].dice.choose("medium")
    push(SetupPage(form).secret_books)
    push(form.begin)
    (view,) = [one for one in room.window.findChildren(TableView) if one.isVisible()]
    person, program = view.context.game.seats(view.state)
    assert (person.level, program.level) == ("", "medium")
    view.curtain.ask(program.id, "Everyone looks away.")
    assert not view.curtain.isVisible()
    assert "The program plays for Player 2" in view.message.text.text()
    card = ConsentCard(view.context)
    qtbot.addWidget(card)
    made: list[str] = []
    declined: list[str] = []
    wish = c.Barter(
        person.id, program.id, Purse.of({"metal": 1}), Purse.of({"biomass": 99}), (person.id,)
    )
    card.ask(
        ConsentRequest(
            wish, (program.id,), "", lambda: made.append("made"), declined=declined.append
        )
    )
    assert card.isHidden()
    assert (made, declined) == ([], [program.id])
    assert view.message.text.text().startswith("Player 2 declines: ")
