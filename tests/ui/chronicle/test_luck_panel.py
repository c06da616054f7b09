"""Luck in sentences, and the statistics of a match's dice."""

from fractions import Fraction
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.luck import luck
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import EndTurn, EnterPhase, RollEvent
from bp_desktop.games.table import LOT
from bp_desktop.ui.chronicle.luck_panel import LuckBar
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.match.chronicle.past import played
from tests.ui.chronicle.looking_back import LEFT, LookingBack


def texts(past: LookingBack) -> list[str]:
    QTest.mouseClick(past.view.subjects.buttons["luck"], LEFT)
    return [one.text() for one in past.luck.sentences]


def test_few_tries_get_no_verdict(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    past = LookingBack(qtbot, theme, tmp_path, played(40))

    found = texts(past)

    assert len(found) == 3
    assert all("say nothing about luck" in one for one in found)
    assert not any("Luckier than" in one for one in found)


def test_many_tries_are_placed_among_all_that_could_have_come(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = played(700)
    past = LookingBack(qtbot, theme, tmp_path, session)

    found = texts(past)

    judged = [one for one in found if "Luckier than" in one]
    assert judged
    assert all("between" in one and "expected, usually" in one for one in judged)
    assert [bar.luck.tries for bar in past.luck.bars]
    dice = [one for one in past.view.reading.annals.throws if one.throw.purpose != LOT]
    statistics = past.luck.statistics
    assert statistics.log.count() == min(len(dice), 200)
    assert "chi-square" in statistics.verdict.text()


def test_the_log_says_who_threw_what_for_and_with_which_dice(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-1."""
    session = played(60)
    while session.state.turn.rolled:
        session.submit(EnterPhase(Phase.ACTIONS), overrule=True)
        session.submit(EndTurn(), overrule=True)
    name = session.state.players[session.state.turn.player].name
    session.submit(RollEvent(faces=(11,)))
    past = LookingBack(qtbot, theme, tmp_path, session)

    texts(past)

    newest = past.luck.statistics.log.item(0).text()
    assert newest.startswith("d20   11")
    assert name in newest
    assert "event" in newest
    assert "by hand" in newest


def test_throws_taken_back_are_named_and_not_counted(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = played(60)
    while session.state.turn.rolled:
        session.submit(EnterPhase(Phase.ACTIONS), overrule=True)
        session.submit(EndTurn(), overrule=True)
    session.submit(RollEvent(faces=(11,)))
    session.undo(consent=True)
    past = LookingBack(qtbot, theme, tmp_path, session)

    texts(past)

    (note,) = [one.text() for one in past.luck.findChildren(QLabel) if "undone" in one.text()]
    assert note == "1 undone roll not counted."


def test_only_what_is_unusual_in_enough_tries_has_a_colour(qtbot: QtBot, theme: Theme) -> None:
    half = Fraction(1, 2)
    few, good, bad, plain = (
        luck([(half, number < wins) for number in range(tries)])
        for wins, tries in ((10, 10), (40, 40), (0, 40), (22, 40))
    )

    bars = [LuckBar(theme, one) for one in (few, good, bad, plain)]

    assert [bar.ink for bar in bars] == ["text", "success", "danger", "text"]
    for bar in bars:
        qtbot.addWidget(bar)
        assert not bar.grab().isNull()
