"""Three players, hidden treasuries and one laptop: an evening whose secrets a test knows."""

import random
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LEAST_COST
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    PutShip,
)
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DraftContract,
    SealContract,
)
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import Delivery, Terms
from bp_desktop.games.burning_planets.match.shipyard import nearest_free_cells, require_yard
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.table.eyes import leaks
from tests.ui.table.players_hand import PlayersHand, own, push

NAMES = ("Anna", "Boris", "Clara")
NOTE = "the fox comes at midnight"
GIVEN = 53119
"""What the sealed contract promises; nothing else comes to that."""
ABOARD = 64287
"""What Anna's ship carries."""
GIFTS = {"Anna": 71391, "Boris": 82447, "Clara": 93553}
"""What each is given at first: the amounts of a treasury are near it, never those of another."""


class Evening:
    """A match in the real window; its secrets are known to the test alone."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, folder: Path, place: BoardSource = BoardSource.REAL
    ) -> None:
        self.qtbot = qtbot
        self.room: GameRoom = game_room(qtbot, theme, folder, seed=5)
        self.room.set_up_match("Midnight", place, NAMES)
        self.hand: PlayersHand = self.room.hand(qtbot)
        self.hand.settle()
        self.view = self.hand.view
        for name, gift in GIFTS.items():
            more = Purse.of(
                {one: gift + n for n, one in enumerate(self.hand.match.tables.resources)}
            )
            self.view.act(AdjustTreasury(self.named(name), more, "a find"))
        anna = self.named("Anna")
        self.view.act(PutShip(anna, CARGO, self._berth(anna)))
        ship = next(iter(self.hand.match.board.ships))
        self.view.act(AdjustHold(ship, Purse.of(food=ABOARD), "smuggled"))
        self._sign()
        self.view.public.open()
        window = self.view.public.window
        assert window is not None
        self.public = window
        self.room.window.activateWindow()

    def _berth(self, player: PlayerId) -> Hex | None:
        """Beside a planet of the player; nowhere in particular beside a real board."""
        match = self.hand.match
        home = next(one for one in match.board.planets.values() if one.owner == player)
        if not match.tracked:
            return None
        return nearest_free_cells(match, require_yard(match, home.id))[0]

    def _sign(self) -> None:
        """Anna and Boris have a contract that lies face down, without passphrases."""
        anna, boris = self.named("Anna"), self.named("Boris")
        terms = Terms(anna, 1, (Delivery(anna, boris, Purse.of(food=GIVEN)),), NOTE)
        phrases: dict[PlayerId, str | None] = {anna: None, boris: None}
        seal = sealed(terms, phrases, random.Random(7).randbytes, LEAST_COST)
        self.view.act(DraftContract(anna, boris, seal))
        [contract] = self.hand.match.secrets.contracts
        self.view.act(AgreeContract(contract, boris))
        self.view.act(SealContract(contract))

    def named(self, name: str) -> PlayerId:
        return next(one.id for one in self.hand.match.players.values() if one.name == name)

    def treasury(self, name: str) -> set[str]:
        return {str(amount) for _, amount in self.hand.match.players[self.named(name)].treasury}

    def secrets(self, *names: str) -> set[str]:
        """Amounts of these, now and when they were given, and what lies face down."""
        found = {NOTE, str(GIVEN), str(ABOARD)}
        for name in names:
            found |= self.treasury(name) | {str(GIFTS[name] + n) for n in range(4)}
        return {one for one in found if len(one) >= 5}

    def turn_of(self, name: str) -> None:
        self.view.go_on.button.setFocus()
        while self.hand.match.turn.player != self.named(name):
            self.hand.go_on()

    def look_everywhere(self) -> list[str]:
        """Open every panel and page; what of the secrets can be read in any of them?"""
        secrets, found = self.secrets(*NAMES), leaks(self.secrets(*NAMES))
        for page in self.view.pages.switch.buttons:
            self.view.pages.show_page(page)
            for panel in self.view.dock.buttons:
                self.view.dock.open_panel(panel)  # some have a tab only while they are open
                QApplication.processEvents()
                found += leaks(secrets)
        push(self.view.dock.buttons["now"])
        units = own(self.view).do_now.picker
        for unit in self.hand.titles(units) if units.isVisible() else ():
            self.hand.choose(units, unit)
            found += leaks(secrets)
        return sorted(set(found))
