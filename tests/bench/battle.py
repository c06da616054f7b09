"""How fast the battle card follows: another target, and a roll, at a table with 150 ships.

Processor time from the change to an idle event loop, painting included; dice stand still, since
their tumbling is motion and waits for nobody.
"""

import statistics
from collections.abc import Callable
from time import process_time

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bp_desktop.app.games import phrasebook
from bp_desktop.games.burning_planets.ids import Phase, UnitId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.candidates import all_targets
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.words import phrasebook as words
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure
from tests.bench.table import MatchSession, long_match

UPDATE_MS = 16.0
ROUNDS = 60


def measure() -> list[Figure]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    theme = Theme(application, Appearance(theme="dark"))
    words.give(phrasebook)
    figures = []
    with undisturbed():
        for place, name in (
            (BoardSource.ROLLED, "board on screen"),
            (BoardSource.REAL, "beside a real board"),
        ):
            figures += _measured(place, name, theme)
    return figures


def _measured(place: BoardSource, name: str, theme: Theme) -> list[Figure]:
    session = _fighting(place)
    card, targets = _card(session, theme)

    def roll(_at: int) -> None:
        lines = len(session.entries)
        card.roll()
        assert len(session.entries) == lines + 1, "nothing was rolled"

    def aim(at: int) -> None:
        card.aim_at(targets[at])

    figures = [
        _figure(f"{name}: another target", aim),
        _figure(f"{name}: the list of targets", lambda _: card.picker.list_targets()),
        _figure(f"{name}: after a roll", roll, aim),
    ]
    card.close()
    card.deleteLater()
    return figures


def _fighting(place: BoardSource) -> MatchSession:
    """Everything may be rolled: the table enforces nothing while we measure."""
    from bp_desktop.games.shared.house_rules import ChangeEnforcement
    from bp_desktop.games.system import Enforcement

    session = long_match(place)
    for command in (
        c.RollEvent(),
        c.Collect(),
        c.EnterPhase(Phase.ACTIONS),
        ChangeEnforcement(Enforcement.FREE),
    ):
        session.submit(command)
    return session


def _card(session: MatchSession, theme: Theme) -> tuple[BattleCard, list[str]]:
    match = session.state
    player = match.turn.player
    attacker = next(
        one.id
        for one in match.board.ships.values()
        if one.owner == player and match.tables.ship_classes[one.cls].attack_die
    )
    targets = [str(one) for one in all_targets(match, but=player)]
    card = BattleCard(theme, Commander(session), UnitId(attacker), targets[0])
    card.resize(520, 420)
    card.show()
    for _ in range(20):
        QCoreApplication.processEvents()
    return card, targets


def _figure(
    name: str, act: Callable[[int], object], prepare: Callable[[int], object] | None = None
) -> Figure:
    times = []
    for at in range(ROUNDS):
        if prepare is not None:
            prepare(at)
            QCoreApplication.processEvents()
        started = process_time()
        act(at)
        QCoreApplication.processEvents()
        times.append((process_time() - started) * 1000)
    p95 = statistics.quantiles(times, n=20)[18]
    detail = f"median {statistics.median(times):.1f}, worst {max(times):.1f}"
    return Figure(f"battle card, {name}, p95", p95, "ms", UPDATE_MS, detail)
