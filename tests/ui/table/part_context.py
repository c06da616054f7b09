"""The context of one part of a table by itself, with somebody who looks."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from bp_desktop.core.ids import SeatId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.table import Accounts
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import AnyCommander
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.context import AnyTable, TableContext, Viewer


class SteadyViewer(Viewer[Match]):
    """Looks whoever's turn it is."""

    def __init__(self, seat: SeatId | None, parent: QObject) -> None:
        super().__init__(table_game(), parent)
        self._steady = seat

    def seat(self, _state: Match) -> SeatId | None:
        return self._steady


def part_context(
    qtbot: QtBot,
    theme: Theme,
    commander: AnyCommander,
    viewer: SeatId | None = None,
    prompts: FilePrompts | None = None,
) -> AnyTable:
    """`viewer` looks all the time; None: everybody."""
    window = QMainWindow()
    qtbot.addWidget(window)
    context = ViewContext(
        theme,
        commander,
        Actions(window, theme, {}),
        PreferenceKeeper(Path("never written"), Preferences()),
        prompts or FilePrompts(window),
        lambda *_, **__: None,
    )
    return TableContext(context, match_parts(), SteadyViewer(viewer, window), Drafts())


def accounts_of(context: AnyTable) -> Accounts[Any, Any, Any]:
    accounts = context.game.accounts
    assert accounts is not None
    return accounts
