"""The ledger panel by keys: booking, filters, counting the cash, and what it must not show."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import FactionId, PlayerId, Positions, SizeId
from bp_desktop.games.burning_planets.match.commands import (
    AddPlanet,
    AdjustTreasury,
    CreateMatch,
    NewPlayer,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.export.headless import speaking
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import AnyCommander, Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.words.language import Spoken
from tests.ui.build import AnsweringPrompts
from tests.ui.table.part_context import accounts_of, part_context
from tests.ui.table.players_hand import focused, push

ANNA, BORIS = PlayerId("player1"), PlayerId("player2")

COVERED = Options(treasury_visibility="owner")


@pytest.fixture
def commander() -> AnyCommander:
    """A match of two beside a real board, in play."""
    session = Session(match_system(), MemoryJournal(), AppDice("ledger"))
    rules = tables()
    factions = (FactionId("digitals"), FactionId("xenos"))
    players = tuple(
        NewPlayer(name, one) for name, one in zip(("Anna", "Boris"), factions, strict=True)
    )
    session.submit(CreateMatch(players, rules, options=COVERED, positions=Positions.TABLE))
    for player, faction, forests in ((ANNA, factions[0], 0), (BORIS, factions[1], 5)):
        biome = rules.factions[faction].starting_biome
        session.submit(AddPlanet(SizeId("small"), biome, forests, 5 - forests, starting=player))
    while session.state.stage is not Stage.PLAY:
        step = next_command(session.state)
        assert step is not None
        session.submit(step)
    return Commander(session)


def ledger(context: AnyTable, correct: Callable[[int], object] = lambda _step: None) -> LedgerPanel:
    return LedgerPanel(context, accounts_of(context), correct=correct)


def panel_for(
    qtbot: QtBot, theme: Theme, commander: AnyCommander, viewer: PlayerId | None
) -> LedgerPanel:
    panel = ledger(part_context(qtbot, theme, commander, viewer))
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def active(commander: AnyCommander) -> PlayerId:
    match: Match = commander.state
    return match.turn.player


def test_a_booking_takes_three_key_presses(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """At most six are promised: 5, m and Enter book five metal for the active player."""
    player = active(commander)
    panel = panel_for(qtbot, theme, commander, player)
    before = commander.state.players[player].treasury["metal"]

    QTest.keyClicks(panel.entry, "5m")
    QTest.keyClick(panel.entry, Qt.Key.Key_Return)

    assert commander.state.players[player].treasury["metal"] == before + 5
    assert panel.lines[-1].type == PostingType.ADJUST
    assert panel.entry.text() == ""


def test_a_booking_that_cannot_be_read_changes_nothing(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    panel = panel_for(qtbot, theme, commander, active(commander))
    before = commander.state

    QTest.keyClicks(panel.entry, "carl 5m")
    QTest.keyClick(panel.entry, Qt.Key.Key_Return)

    assert commander.state is before
    assert panel.entry.text() == "carl 5m"


def test_without_a_look_hidden_treasuries_are_in_no_line_and_no_label(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """BP-APP-6."""
    panel = panel_for(qtbot, theme, commander, None)

    panel.player_filter.setCurrentIndex(1)
    panel.compare()

    assert panel.lines == []
    assert not any("50" in text.text() for text in panel.findChildren(QLabel))


def test_a_player_sees_the_own_lines_only(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    panel = panel_for(qtbot, theme, commander, BORIS)

    assert {line.player for line in panel.lines} == {BORIS}


def test_lines_are_filtered_by_type(qtbot: QtBot, theme: Theme, commander: AnyCommander) -> None:
    player = active(commander)
    panel = panel_for(qtbot, theme, commander, player)
    QTest.keyClicks(panel.entry, "5m")
    QTest.keyClick(panel.entry, Qt.Key.Key_Return)

    place = panel.type_filter.findData(PostingType.START_GRANT.value)
    panel.type_filter.setCurrentIndex(place)
    panel.type_filter.activated.emit(place)

    assert [line.type for line in panel.lines] == [PostingType.START_GRANT]


def test_counting_the_cash_names_the_entry_that_was_not_paid(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    player = active(commander)
    panel = panel_for(qtbot, theme, commander, player)
    QTest.keyClicks(panel.entry, "5m")
    QTest.keyClick(panel.entry, Qt.Key.Key_Return)
    for resource, amount in commander.state.players[player].treasury:
        panel.cash.counts[resource].setValue(amount - 5 if resource == "metal" else amount)

    panel.compare()

    step = commander.session.entries[-1].seq
    assert str(step) in panel.cash.found.text()
    assert "Correction for" in panel.cash.found.text(), "and what it was"


def test_a_difference_leads_to_the_step_or_to_a_booking_of_it(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """N5: what to do next is offered, and the notes are right in the end."""
    player, opened = active(commander), list[int]()
    panel = ledger(part_context(qtbot, theme, commander, player), opened.append)
    qtbot.addWidget(panel)
    panel.show()
    QTest.keyClicks(panel.entry, "5m 3c")
    QTest.keyClick(panel.entry, Qt.Key.Key_Return)
    step = commander.session.entries[-1].seq
    QTest.mouseClick(panel.count, Qt.MouseButton.LeftButton)
    for resource, amount in commander.state.players[player].treasury:
        panel.cash.counts[resource].setValue(amount - 5 if resource == "metal" else amount)

    panel.compare()
    correct, book = panel.cash.ways
    assert "not fully" in panel.cash.found.text(), "of the metal alone"
    QTest.mouseClick(correct, Qt.MouseButton.LeftButton)
    QTest.mouseClick(book, Qt.MouseButton.LeftButton)
    QTest.keyClick(panel.entry, Qt.Key.Key_Return)

    assert opened == [step]
    assert commander.session.entries[-1].command == AdjustTreasury(
        player, Purse.of(metal=-5), "recount"
    )
    panel.compare()
    assert "match" in panel.cash.found.text()
    assert not panel.cash.ways


def test_a_line_of_the_ledger_opens_its_correction_by_enter(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    player, opened = active(commander), list[int]()
    panel = ledger(part_context(qtbot, theme, commander, player), opened.append)
    qtbot.addWidget(panel)
    panel.show()

    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.view.index_of(panel.view.ids[0]))
    QTest.keyClick(panel.view, Qt.Key.Key_Return)

    assert opened == [panel.lines[-1].step]


def test_the_notes_of_whose_turn_it_is_are_counted_without_asking(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """Four numbers are not typed for nothing: the player is preset, and can be changed there."""
    commander.submit(ChangeOption("treasury_visibility", "public"))
    panel = panel_for(qtbot, theme, commander, None)
    push(panel.count)
    player = active(commander)
    assert panel.cash.who.currentData() == player
    for resource, amount in commander.state.players[player].treasury:
        panel.cash.counts[resource].setValue(amount)

    QTest.keyClick(focused(), Qt.Key.Key_Return)
    name = commander.state.players[player].name
    assert panel.cash.found.text() == f"What {name} has matches the ledger."

    panel.cash.who.setFocus()
    QTest.keyClick(panel.cash.who, Qt.Key.Key_Down)
    assert not panel.cash.found.isVisible(), "it was said of somebody else"
    panel.compare()
    assert name not in panel.cash.found.text()


def test_with_open_books_the_chosen_player_is_counted(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """Whoever looks at a secret of their own meanwhile."""
    commander.submit(ChangeOption("treasury_visibility", "public"))
    panel = panel_for(qtbot, theme, commander, ANNA)
    panel.player_filter.setCurrentIndex(panel.player_filter.findData(BORIS))

    panel.compare()

    assert "Boris" in panel.cash.found.text()


def test_nothing_is_saved_while_everything_is_covered(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """An empty file would say that nothing was booked."""
    panel = panel_for(qtbot, theme, commander, None)

    assert panel.look.isVisible()
    assert not panel.save.isVisible()


def test_the_cash_is_counted_by_keyboard(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    panel = panel_for(qtbot, theme, commander, active(commander))
    panel.activateWindow()
    assert not panel.cash.isVisible()

    QTest.mouseClick(panel.count, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: next(iter(panel.cash.counts.values())).hasFocus())
    for resource, spin in panel.cash.counts.items():
        spin.setFocus()
        spin.selectAll()
        QTest.keyClicks(spin, str(commander.state.players[active(commander)].treasury[resource]))
    QTest.keyClick(spin, Qt.Key.Key_Return)

    name = commander.state.players[active(commander)].name
    assert panel.cash.found.text() == f"What {name} has matches the ledger."


def test_the_book_is_saved_for_a_spreadsheet_and_a_failure_is_told(
    qtbot: QtBot, theme: Theme, commander: AnyCommander, tmp_path: Path
) -> None:
    paths = [tmp_path / "no folder" / "book.csv", tmp_path / "book.csv"]

    class Prompts(FilePrompts):
        def export_file(self, window: QWidget, wished: Path) -> Path | None:
            assert wished.suffix == ".csv"
            return paths.pop(0)

    player = active(commander)
    panel = ledger(part_context(qtbot, theme, commander, player, Prompts()))
    qtbot.addWidget(panel)
    panel.show()
    save = next(one for one in panel.findChildren(Button) if one.text() == "Save as CSV")

    QTest.mouseClick(save, Qt.MouseButton.LeftButton)
    told = panel.said.text()
    QTest.mouseClick(save, Qt.MouseButton.LeftButton)

    assert "book.csv" in told
    assert "cannot be written" in told or "could not be written" in told
    assert panel.said.text() == "Written: book.csv"
    rows = (tmp_path / "book.csv").read_text("utf-8-sig").splitlines()
    assert rows[0].startswith("Step,Turn,Player,Type,Entry,Biomass,")
    assert len(rows) == 1 + len(panel.lines)


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("it", "Passo;Turno;Giocatore;Tipo;Voce;Biomassa;Cemento;Cibo;Metallo;Saldo: Biomassa;"),
        ("ru", "Шаг;Ход;Игрок;Тип;Запись;Биомасса;Цемент;Еда;Металл;Остаток: Биомасса;"),
    ],
)
def test_the_book_has_the_headings_of_the_language(
    qtbot: QtBot,
    theme: Theme,
    commander: AnyCommander,
    tmp_path: Path,
    qapp: QApplication,
    language: Spoken,
    head: str,
) -> None:
    prompts = AnsweringPrompts()
    prompts.answer = tmp_path / "book.csv"
    with speaking(qapp, language):
        panel = ledger(part_context(qtbot, theme, commander, active(commander), prompts))
        qtbot.addWidget(panel)
        panel.show()
        QTest.mouseClick(panel.save, Qt.MouseButton.LeftButton)

    data = prompts.answer.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.decode("utf-8-sig").startswith(head)


def test_an_open_ledger_goes_on_as_if_it_were_opened_anew(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    """Step by step, and through undo, redo and a new turn."""
    viewer = active(commander)
    panel = panel_for(qtbot, theme, commander, viewer)
    played = 0

    def compare() -> None:
        fresh = panel_for(qtbot, theme, commander, viewer)
        assert panel.lines == fresh.lines
        assert list(panel.view.rows) == list(fresh.view.rows)
        turns = [fresh.turn_filter.itemText(one) for one in range(fresh.turn_filter.count())]
        assert [
            panel.turn_filter.itemText(one) for one in range(panel.turn_filter.count())
        ] == turns

    while commander.state.turn.round < 3:
        step = next_command(commander.state)
        assert step is not None
        assert commander.submit(step)
        played += 1
        compare()
    assert played > 8
    assert commander.submit(AdjustTreasury(viewer, Purse.of(metal=3), "a find"))
    compare()
    commander.undo()
    compare()
    commander.redo()
    compare()
    panel.player_filter.setCurrentIndex(2)
    panel.player_filter.activated.emit(2)
    assert commander.submit(AdjustTreasury(viewer, Purse.of(metal=1), "another"))
    chosen = panel.player_filter.currentData()
    assert {line.player for line in panel.lines} <= {chosen}


def test_a_turning_wheel_changes_no_filter_and_no_count(
    qtbot: QtBot, theme: Theme, commander: AnyCommander
) -> None:
    panel = panel_for(qtbot, theme, commander, active(commander))
    QTest.mouseClick(panel.count, Qt.MouseButton.LeftButton)
    filters = (panel.player_filter, panel.type_filter, panel.turn_filter)
    counts = tuple(panel.cash.counts.values())

    for field in (*filters, *counts):
        field.setFocus()
        for notch in (120, -120, -120):
            turn_wheel(field, notch)

    assert [one.currentIndex() for one in filters] == [0, 0, 0]
    assert {one.value() for one in counts} == {0}


def turn_wheel(field: QWidget, by: int) -> None:
    at = field.rect().center()
    event = QWheelEvent(
        QPointF(at),
        QPointF(field.mapToGlobal(at)),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
