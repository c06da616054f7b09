"""The turn screen in the windows people have: lines to read, aligned columns, nothing cut off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, Positions, UnitId
from bp_desktop.games.burning_planets.match.commands import PutShip, RollOrder
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.columns.panel import ColumnsPanel
from bp_desktop.ui.table.columns.player_column import PlayerColumn
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.widgets.fitting import FittingButton, FittingLabel
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.games.burning_planets.match.build import BLUE, RED, SECRET_BOOKS, SMALL, GivenDice
from tests.ui.table.players_hand import (
    MatchSession,
    PlayersHand,
    begun,
    in_phase,
    new_session,
    own,
    push,
    rich,
    ship_of,
    sit_down,
)

STORM = 20
LAPTOP, OLD_LAPTOP, SMALL_LAPTOP, DESKTOP = (1440, 900), (1366, 768), (1280, 720), (1920, 1080)
ALL = [
    (LAPTOP, 100),
    (LAPTOP, 125),
    (LAPTOP, 150),
    (OLD_LAPTOP, 100),
    (OLD_LAPTOP, 125),
    (OLD_LAPTOP, 150),
    (SMALL_LAPTOP, 100),
    (SMALL_LAPTOP, 125),
    (DESKTOP, 100),
    (DESKTOP, 150),
    (DESKTOP, 200),
]
Sit = Callable[[MatchSession, tuple[int, int], int], PlayersHand]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Sit:
    """At a table in a window of this size."""

    def made(session: MatchSession, window: tuple[int, int], scale: int) -> PlayersHand:
        theme.set_look(Appearance(scale=scale, reduce_motion=True))
        hand = sit_down(qtbot, theme, tmp_path, session, window)
        settle()
        assert hand.view.size().toTuple() == window, "the table needs more than there is"
        return hand

    return made


@pytest.fixture(params=["it", "ru"])
def foreign(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    voice = LanguageSwitcher(qapp)
    voice.speak(request.param)
    yield

    voice.speak("en")


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def top(widget: QWidget) -> int:
    assert widget.isVisible()
    return widget.mapTo(widget.window(), QPoint(0, 0)).y()


def whole_lines(view: QAbstractItemView) -> int:
    """How many rows are seen from their upper to their lower edge."""
    assert view.isVisible()
    model, seen = view.model(), view.viewport().rect()
    rows = [view.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    return sum(
        bool(row.height()) and seen.top() <= row.top() and row.bottom() <= seen.bottom()
        for row in rows
    )


def seen(columns: ColumnsPanel) -> list[PlayerColumn]:
    return [one for one in columns.columns.values() if one.isVisible()]


def beside_a_board(phase: Phase = Phase.STRUCTURES, ships: int = 4) -> MatchSession:
    fleet = [PutShip(RED, SMALL, None)] * ships
    session = new_session(positions=Positions.TABLE)
    return in_phase(session, phase, [*rich(RED), *fleet, PutShip(BLUE, SMALL, None)])


def on_the_board() -> MatchSession:
    ships = [PutShip(RED, SMALL, Hex(14, 12)), PutShip(BLUE, SMALL, Hex(15, 12))]
    return in_phase(new_session(), Phase.ACTIONS, [*rich(RED), *ships])


@pytest.mark.parametrize(
    ("window", "scale", "lines"),
    [
        (LAPTOP, 100, 8),
        (LAPTOP, 150, 6),
        (OLD_LAPTOP, 100, 9),
        (OLD_LAPTOP, 125, 6),
        (OLD_LAPTOP, 150, 3),
        (SMALL_LAPTOP, 125, 5),
        (DESKTOP, 150, 8),
    ],
)
def test_holdings_and_journal_show_lines_in_every_window(
    sit: Sit, window: tuple[int, int], scale: int, lines: int
) -> None:
    hand = sit(beside_a_board(), window, scale)

    columns = hand.own.holdings.columns
    assert columns is not None
    assert any(one.face is not None and one.face.on_turn for one in seen(columns))
    hand.turn_to("journal")
    settle()

    assert whole_lines(hand.view.past.lines) >= lines


@pytest.mark.parametrize(("window", "scale"), ALL)
def test_digits_can_be_read_from_two_metres_in_every_window(
    sit: Sit, window: tuple[int, int], scale: int
) -> None:
    session = in_phase(new_session(), Phase.STRUCTURES, rich(RED))
    hand = sit(session, window, scale)

    for balance in hand.view.balances.balances.values():
        assert len(balance.figure) == 4
        assert balance.figure_size >= 34


@pytest.mark.parametrize(("window", "scale"), [(LAPTOP, 100), (OLD_LAPTOP, 100), (LAPTOP, 150)])
@pytest.mark.parametrize(
    "state", ["order", "order rolled", "board", "real board", "fight", "correction"]
)
def test_both_columns_begin_at_the_same_height(
    sit: Sit, window: tuple[int, int], scale: int, state: str
) -> None:
    if state.startswith("order"):
        session = new_session()
        if state == "order rolled":
            session.submit(RollOrder(faces=(20, 1)))
    else:
        beside = state in ("real board", "correction")
        session = beside_a_board() if beside else on_the_board()
    hand = sit(session, window, scale)
    view = hand.view
    if state == "fight":
        own(view).fight.open(UnitId(ship_of(hand.match, RED)), ship_of(hand.match, BLUE))
    elif state == "correction":
        hand.turn_to("journal")
        view.past.lines.setCurrentIndex(view.past.lines.index_of(view.past.lines.ids[1]))
        push(view.past.correct)
    settle()

    tops = (view.balances, own(view).order, view.pages)
    first = next(one for one in tops if one.isVisible())
    assert top(first) == top(view.turn.column)


@pytest.mark.parametrize(("window", "scale"), ALL)
def test_an_event_does_not_move_the_main_button(
    sit: Sit, window: tuple[int, int], scale: int
) -> None:
    """BP-EVENT-11."""
    session = begun(new_session(GivenDice(STORM), positions=Positions.TABLE))
    hand = sit(session, window, scale)
    before = top(hand.view.go_on.button)

    hand.go_on()
    settle()

    assert hand.view.message.note.isVisible()
    assert top(hand.view.go_on.button) == before


def test_a_form_does_not_move_the_main_button_where_there_is_room(sit: Sit) -> None:
    hand = sit(beside_a_board(), LAPTOP, 100)
    view, before = hand.view, top(hand.view.go_on.button)

    push(own(view).holdings.add_planet)
    settle()
    assert top(view.go_on.button) == before
    hand.turn_to("journal")
    view.past.lines.setCurrentIndex(view.past.lines.index_of(view.past.lines.ids[1]))
    push(view.past.correct)
    settle()

    assert view.past.correction.isVisible()
    assert top(view.go_on.button) == before


def test_many_ships_leave_room_for_what_they_may_do(sit: Sit) -> None:
    hand = sit(beside_a_board(Phase.ACTIONS, ships=9), LAPTOP, 150)
    now = hand.own.do_now

    assert now.unit.isVisible()
    assert not now.unit.deeds.verticalScrollBar().isVisible(), "one scroll bar, not two"
    shown = now.unit.visibleRegion().boundingRect().height()
    assert shown >= min(now.unit.height(), now.picker.viewport().height())


def test_the_table_follows_another_scale_at_once(sit: Sit, theme: Theme) -> None:
    hand = sit(on_the_board(), LAPTOP, 100)
    balances = hand.view.balances
    tall = balances.height()

    theme.set_look(Appearance(scale=150))
    settle()
    assert balances.height() == round(tall * 1.5)
    theme.set_look(Appearance(scale=100))
    settle()

    assert balances.height() == tall


def cut_off(window: QWidget) -> Iterator[str]:
    """Words of which somebody sees only a part."""
    for widget in window.findChildren(QWidget):
        is_words = isinstance(widget, QLabel | QAbstractButton | QLineEdit)
        if is_words and widget.isVisible() and widget.property("text"):
            text = widget.property("text")
            if is_covered(widget):
                yield f"covered: {text}"
            if is_too_small(widget, text):
                yield f"too small: {text}"


def is_covered(widget: QWidget) -> bool:
    """A scroll area may hide some of its own."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QAbstractScrollArea):
        above = above.parentWidget()
    return above is None and widget.visibleRegion().boundingRect() != widget.rect()


def is_too_small(widget: QWidget, text: str) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    if isinstance(widget, FittingLabel):
        return widget.height() < widget.fontMetrics().height()
    if isinstance(widget, QAbstractButton) and not isinstance(widget, FittingButton):
        return widget.width() < widget.minimumSizeHint().width()
    letters, room = widget.fontMetrics(), widget.contentsRect()
    return letters.horizontalAdvance(text) > room.width() or letters.height() > widget.height()


@pytest.mark.parametrize(
    ("window", "scale"), [(LAPTOP, 100), (OLD_LAPTOP, 125), (LAPTOP, 150), (DESKTOP, 200)]
)
def test_no_words_are_cut_off(sit: Sit, foreign: None, window: tuple[int, int], scale: int) -> None:
    sessions = (
        beside_a_board(),
        on_the_board(),
        begun(new_session(by_hand=True, positions=Positions.TABLE)),
        in_phase(new_session(options=SECRET_BOOKS), Phase.STRUCTURES),
    )
    for session in sessions:
        hand = sit(session, window, scale)

        assert list(cut_off(hand.view)) == []


@pytest.mark.parametrize(("window", "scale"), [(LAPTOP, 100), (OLD_LAPTOP, 125), (LAPTOP, 150)])
def test_cash_is_counted_in_every_window(
    sit: Sit, foreign: None, window: tuple[int, int], scale: int
) -> None:
    """What is done with the book makes room where the book itself waits."""
    hand = sit(beside_a_board(), window, scale)
    ledger = hand.view.dock.show_panel("ledger")
    assert isinstance(ledger, LedgerPanel)
    settle()

    push(ledger.count)
    settle()

    assert list(cut_off(hand.view)) == []
    push(ledger.count)
    assert ledger.save.isVisible()
