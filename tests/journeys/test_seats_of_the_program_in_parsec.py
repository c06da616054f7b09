"""Seats of Parsec played by the program: a whole match in the window from the form on; a trade is
answered at once with the reason, and no curtain comes up."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import document_kinds
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.bots import level_bot
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import SetupPart
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.board_panel import TableBoard
from bp_desktop.ui.table.consent import ConsentCard, ConsentRequest
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.view import TableView
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import settle
from tests.ui.table.players_hand import push

FEW = 4
"""Rounds after which programs agree on who is ahead, so that the journey stays short."""


def begun(room: GameRoom, *levels: str) -> TableView[Any, Any, Any]:
    """So many seats, each of a level or of a person."""
    room.window.actions_.run("new.parsec.match")
    settle()
    form = next(one for one in room.window.findChildren(NewMatchForm) if one.isVisible())
    while len(form.seats.lines) > len(levels):
        push(form.seats.lines[-1].remove)
    while len(form.seats.lines) < len(levels):
        push(form.more)
    for line, level in zip(form.seats.lines, levels, strict=True):
        if level:
            line.dice.choose(level)
    push(form.begin)
    settle()
    (view,) = [one for one in room.window.findChildren(TableView) if one.isVisible()]
    return view


def test_four_seats_of_the_program_play_a_match_to_its_end(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level_bot, "PATIENCE", FEW)
    room = game_room(qtbot, theme, tmp_path, seed=5, kinds=document_kinds)
    room.window.choices.set(pace="at_once")
    levels = ["easy", "medium", "strong", "easy"]

    view = begun(room, *levels)

    seats = [one.command for one in view.session.entries if isinstance(one.command, ChangeSeat)]
    assert [one.level for one in seats] == levels
    qtbot.waitUntil(lambda: view.state.stage is Stage.OVER, timeout=120_000)
    assert not view.curtain.isVisible()
    assert view.screens.closing is not None
    by_program = [one for one in view.session.entries if one.why is not None]
    assert len(by_program) > 40
    assert all(one.why.key.startswith("parsec.bot.") for one in by_program if one.why)
    assert view.program.seat is None


def test_a_trade_is_answered_at_once_and_no_curtain_comes_up(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path, seed=5, kinds=document_kinds)
    room.window.choices.set(pace="slow")
    view = begun(room, "", "medium")
    person, program = view.context.game.seats(view.state)
    assert (person.level, program.level) == ("", "medium")
    view.curtain.ask(program.id, "Everyone looks away.")
    assert not view.curtain.isVisible()
    card = ConsentCard(view.context)
    qtbot.addWidget(card)
    declined: list[str] = []
    gives = Purse.of({next(iter(view.state.tables.resources)): 1})
    wish = c.TradeCards(program.id, Purse(), gives, (person.id, program.id), person.id)
    card.ask(ConsentRequest(wish, (program.id,), "", lambda: None, declined=declined.append))
    assert card.isHidden()
    assert declined == [program.id]
    assert view.message.text.text().startswith("Player 2 declines: ")


def _has_more_than(view: TableView[Any, Any, Any], steps: int) -> bool:
    return len(view.session.entries) > steps


def test_only_people_are_asked_for_a_cell_while_settling(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = game_room(qtbot, theme, tmp_path, seed=5, kinds=document_kinds)
    room.window.choices.set(pace="slow")
    view = begun(room, "", "easy")
    board = next(one for one in view.findChildren(QWidget) if isinstance(one, TableBoard))
    seen = set()

    while view.state.preparation.part is not SetupPart.KITS:
        now, steps = view.state.preparation, len(view.session.entries)
        if now.part is SetupPart.SETTLING and now.rolled:
            is_program = now.queue[0] in view.state.program_seats
            assert board.placing.bar.isVisible() is not is_program
            seen.add(is_program)
        if board.placing.current is not None:
            push(board.placing.bar.place)
        else:
            push(view.go_on.button)
        qtbot.waitUntil(partial(_has_more_than, view, steps))
        settle()

    assert seen == {False, True}
    room.leave()
