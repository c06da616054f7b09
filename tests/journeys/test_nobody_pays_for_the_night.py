"""Nobody's time runs while nobody sits at the table, whatever was done last before leaving."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.journeys.interruptions import (
    MATCH,
    OPEN,
    Program,
    hand_of,
    other_language,
    other_look,
    running,
)


def look_only(_program: Program) -> None:
    """Opened, and nothing else."""


def take_back(program: Program) -> None:
    hand = program.hand
    hand.view.end_turn()
    program.app.window.actions_.run("table.undo")
    assert hand.view.session.next_redo is not None


def there_and_back(program: Program) -> None:
    other_language(program)
    program.app.choices.set(language="en")
    assert program.hand.view.isVisible()


@pytest.mark.parametrize("last", [look_only, take_back, there_and_back, other_look])
def test_leaving_stops_the_clock(
    qtbot: QtBot, tmp_path: Path, last: Callable[[Program], None]
) -> None:
    with running(qtbot, tmp_path) as app:
        program = Program(app, OPEN)
        assert program.hand.view.clock.is_running
        last(program)
        assert program.hand.view.clock.is_running

    with running(qtbot, tmp_path) as app:
        info = next(one for one in app.desk.library.documents() if one.title == MATCH)
        assert app.window.open_document(info)
        hand = hand_of(app)
        assert hand.match.clock.left
        assert not hand.view.clock.is_running
