"""Hidden treasuries stay hidden until the match is over and the table looks."""

from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.events import ResourcesCollected
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.balances import HIDDEN
from tests.games.burning_planets.match.build import RED
from tests.games.burning_planets.match.chronicle.past import finished, played
from tests.ui.chronicle.looking_back import LEFT, LookingBack


def test_while_the_match_goes_on_no_hidden_treasury_is_shown(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6, AMB-67: not in the table, not in a chart, not under the pointer, not in a file."""
    past = LookingBack(qtbot, theme, tmp_path, played(200, open_books=False))
    view = past.view
    assert view.charts.view is not None

    assert all(row[1:5] == [HIDDEN] * 4 for row in past.figures())
    assert not view.charts.view.charts["treasury"].curves
    assert {one[2] for one in view.charts.values_at("treasury", 100)} == {HIDDEN}
    assert not past.board.state.players[RED].treasury
    assert not view.reveal.isVisible()
    assert "when the match is over" in view.hidden.text()
    past.prompts.answer = tmp_path / "figures.csv"
    view.export_button.menu().actions()[1].trigger()

    line = (tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()[-1]
    assert ",,,,," in line


def test_after_the_end_the_table_looks_and_covers_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: an explicit look."""
    past = LookingBack(qtbot, theme, tmp_path, finished(open_books=False))
    view = past.view
    assert view.session.state.stage is Stage.OVER
    assert view.charts.view is not None
    assert past.figures()[0][1] == HIDDEN

    QTest.mouseClick(view.reveal, LEFT)
    view.time.go(30)
    treasury = view.session.state_after(30).players[RED].treasury
    row = past.row_of(RED)
    resources = view.session.state.tables.resources
    assert past.figures()[row][1:5] == [str(treasury[one]) for one in resources]
    assert view.charts.view.charts["treasury"].curves
    QTest.mouseClick(view.reveal, LEFT)

    assert past.figures()[0][1] == HIDDEN


def test_taking_the_end_back_covers_everything(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    """BP-APP-6."""
    past = LookingBack(qtbot, theme, tmp_path, finished(open_books=False))
    QTest.mouseClick(past.view.reveal, LEFT)
    assert past.figures()[0][1] != HIDDEN

    past.commander.undo(consent=True)

    assert past.figures()[0][1] == HIDDEN
    assert not past.view.reveal.isVisible()


def test_the_story_tells_amounts_only_while_the_table_looks(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: collections are told without amounts before."""
    past = LookingBack(qtbot, theme, tmp_path, finished(open_books=False))
    view = past.view
    seq = next(
        step.seq
        for step in view.session.timeline
        if any(isinstance(event, ResourcesCollected) for event in step.outcome.events)
    )
    covered = view.story.steps.story.sentence(seq)

    QTest.mouseClick(view.reveal, LEFT)
    shown = view.story.steps.story.sentence(seq)
    QTest.mouseClick(view.reveal, LEFT)

    assert len(shown) > len(covered)
    assert any(sign.isdigit() for sign in shown.partition(".")[2])
    assert not any(sign.isdigit() for sign in covered.partition(".")[2])
    assert view.story.steps.story.sentence(seq) == covered
