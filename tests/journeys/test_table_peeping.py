"""Somebody curious at a table with hidden treasuries: wherever they look, there is nothing to see.

BP-APP-6, through everything that builds the screen anew: another page, another theme, closing and
opening, corrections of the past, eliminations and the end.
"""

import logging
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.sealing import LEAST_COST
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, Concede
from bp_desktop.games.burning_planets.match.secret_commands import KeepNote
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import Note
from bp_desktop.games.table import Stage
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.view import TableView
from tests.journeys.midnight import GIFTS, NAMES, Evening
from tests.ui.table.eyes import leaks
from tests.ui.table.players_hand import push

WHISPER = "Boris must never hear of it"


@pytest.fixture
def evening(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Evening:
    made = Evening(qtbot, theme, tmp_path)
    made.turn_of("Anna")
    QApplication.processEvents()  # the public window came up: another window covers everything
    qtbot.waitUntil(made.room.window.isActiveWindow)
    made.hand.look()
    assert leaks(made.treasury("Anna")), "the walk would find nothing"
    return made


@pytest.mark.parametrize("page", [PageId.HOME, PageId.CHRONICLE, PageId.DICE, PageId.SETTINGS])
def test_another_page_and_back(evening: Evening, page: PageId) -> None:
    evening.room.window.show_page(page)
    assert leaks(evening.secrets(*NAMES)) == []

    evening.room.window.show_page(PageId.TABLE)

    assert evening.look_everywhere() == []


def test_another_theme_and_scale(evening: Evening, theme: Theme) -> None:
    theme.set_look(Appearance(theme="light", scale=150))
    assert leaks(evening.secrets("Boris", "Clara")) == []

    evening.view.curtain.cover()
    theme.set_look(Appearance(theme="dark"))

    assert evening.look_everywhere() == []


def test_closing_in_the_middle_of_a_look_and_opening_again(
    evening: Evening, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secrets = evening.secrets(*NAMES)
    evening.room.leave()
    assert leaks(secrets) == [], "Home tells nothing"

    evening.room.desk.open_box(evening.room.desk.boxes.usual)
    evening.room.reopen("Midnight")
    QApplication.processEvents()

    assert leaks(secrets) == []
    (view,) = [one for one in evening.room.window.findChildren(TableView) if one.isVisible()]
    assert view.viewer.seat(view.state) is None
    assert not any(secret in caplog.text for secret in secrets)


def test_a_forgotten_booking_of_boris_put_in_while_anna_looks(evening: Evening) -> None:
    """Neither what was put in nor what it makes of later steps is told to anybody."""
    view, page = evening.view, evening.view.past
    view.pages.show_page("journal")
    step = next(
        entry.seq
        for entry in view.session.entries
        if isinstance(entry.command, AdjustTreasury)
        and entry.command.player == evening.named("Boris")
    )
    page.lines.setCurrentIndex(page.lines.index_of(str(step)))
    push(page.correct)
    page.correction.choose("insert")
    page.correction.forgotten.setText("Boris +61723m")
    page.correction.consent.setChecked(True)
    secrets = evening.secrets("Boris", "Clara") | {"61723"}

    page.correction.correct()

    assert view.session.entries[-1].inserted is not None
    assert view.viewer.seat(view.state) is None
    assert leaks(secrets | evening.secrets(*NAMES)) == []
    view.undo(consent=True)
    assert leaks(secrets | evening.secrets(*NAMES)) == []


def test_an_elimination_the_end_and_the_way_back(evening: Evening) -> None:
    """BP-ELIM-2: what the eliminated had is nobody's to read; neither is the winner's."""
    everything = evening.secrets(*NAMES)
    evening.view.act(Concede(evening.named("Boris")))
    assert leaks(everything - evening.secrets("Anna") | evening.treasury("Clara")) == []

    evening.view.act(Concede(evening.named("Clara")))
    assert evening.hand.stage() is Stage.OVER
    assert leaks({str(GIFTS[name] + n) for name in NAMES for n in range(4)}) == []
    push(evening.view.screens.closing.board)  # type: ignore[union-attr]  # the match is over
    assert leaks({str(GIFTS[name] + n) for name in NAMES for n in range(4)}) == []
    evening.view.undo(consent=True)
    evening.view.undo(consent=True)

    assert evening.look_everywhere() == []


def test_what_is_under_a_passphrase_is_not_in_the_box_either(
    evening: Evening, tmp_path: Path
) -> None:
    anna = evening.named("Anna")
    seal = sealed(Note((), WHISPER), {anna: "moth"}, random_bytes=bytes, cost=LEAST_COST)
    evening.view.act(KeepNote(anna, seal))

    evening.room.leave()

    found = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"Midnight" in found, "the box is not there"
    assert WHISPER.encode() not in found
    assert WHISPER.encode("utf-16-le") not in found
