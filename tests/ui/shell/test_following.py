"""Slice listeners: a part shows the state when its slice changed, and not otherwise."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.following import SliceListener
from tests.tally import Add, Join, SetLimit, Tally, tally_of


def scores(tally: Tally) -> tuple[object, ...]:
    return (tally.scores,)


def test_a_part_shows_what_it_follows_at_once_and_after_every_change_of_it(qtbot: QtBot) -> None:
    commander = Commander(tally_of(Join("Ann")))
    part, shown = QObject(), list[dict[str, int]]()

    SliceListener(part, commander, scores, lambda tally: shown.append(tally.scores))
    commander.submit(Add("Ann", 2))
    commander.submit(SetLimit(5))
    commander.undo()
    commander.undo()

    assert shown == [{"Ann": 0}, {"Ann": 2}, {"Ann": 0}]


def test_a_listener_goes_with_the_part_that_shows(qtbot: QtBot) -> None:
    commander = Commander(tally_of(Join("Ann")))
    owner, shown = QObject(), list[Tally]()
    part = QObject(owner)
    SliceListener(part, commander, scores, shown.append)

    part.deleteLater()
    qtbot.waitUntil(lambda: not owner.children())
    commander.submit(Add("Ann", 2))

    assert len(shown) == 1


def test_what_lies_beside_the_state_is_looked_at_again_when_somebody_says_so(qtbot: QtBot) -> None:
    commander = Commander(tally_of(Join("Ann")))
    part, shown, looks = QObject(), list[str](), ["nobody"]
    listener = SliceListener(
        part, commander, lambda _tally: (looks[0],), lambda _tally: shown.append(looks[0])
    )

    listener.look_again()
    assert shown == ["nobody"], "nothing has changed"
    looks[0] = "Ann"
    assert shown == ["nobody"], "nobody has said so"
    listener.look_again()
    commander.submit(Add("Ann", 2))

    assert shown == ["nobody", "Ann"]


def test_figures_are_worked_out_once_and_shown_only_when_they_changed(qtbot: QtBot) -> None:
    commander = Commander(tally_of(Join("Ann")))
    part, worked_out, shown = QObject(), list[int](), list[tuple[int, int]]()

    def figures(tally: Tally) -> tuple[int, int]:
        worked_out.append(tally.limit)
        return sum(tally.scores.values()), tally.limit

    SliceListener(
        part, commander, figures, lambda total, limit: shown.append((total, limit)), figures=True
    )
    commander.submit(Add("Ann", 2))
    commander.submit(Join("Bea"))

    assert shown == [(0, 10), (2, 10)]
    assert len(worked_out) == 3, "at the beginning and for each step"


def test_a_part_behind_another_page_works_nothing_out_until_it_is_shown(qtbot: QtBot) -> None:
    commander = Commander(tally_of(Join("Ann")))
    page, worked_out, shown = QWidget(), list[int](), list[int]()
    part = QWidget(page)
    qtbot.addWidget(page)

    def figures(tally: Tally) -> tuple[int]:
        worked_out.append(tally.scores["Ann"])
        return (tally.scores["Ann"],)

    SliceListener(part, commander, figures, shown.append, figures=True, while_seen=True)
    page.show()
    commander.submit(Add("Ann", 2))
    page.hide()
    commander.submit(Add("Ann", 3))
    commander.submit(Add("Ann", 4))
    assert shown == worked_out == [0, 2]

    page.show()
    assert shown == worked_out == [0, 2, 9]
    page.hide()
    page.show()
    assert worked_out == [0, 2, 9], "nothing has happened meanwhile"
