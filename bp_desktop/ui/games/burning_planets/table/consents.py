"""Asking for the consents of a step: what is asked in words, and the place where it is asked."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.queries.consents import consents_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, names
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.table.consent import ConsentCard, ConsentRequest
from bp_desktop.ui.table.context import TableContext

translate = QCoreApplication.translate


class ConsentPlace(QObject):
    """At most one question, until it is answered or the match goes on without it."""

    def __init__(
        self,
        context: TableContext[Match, Command, Event],
        layout: QVBoxLayout,
        give_way: Callable[[bool], object],
    ) -> None:
        """`give_way`: whether something is asked, so that the rest leaves room for it."""
        super().__init__()
        self._context = context
        self._give_way = give_way
        self._asker: QWidget | None = None
        self.card = ConsentCard(context)
        layout.addWidget(self.card)
        context.commander.changed.connect(self._close)

    def takes(self, command: Command) -> bool:
        """Whether somebody else is asked first; they make the step by agreeing."""
        match = self._context.state
        asked = consents_of(match, command)
        if not asked:
            return False
        words = what_is_asked(match, command, asked)
        make = self._making(command)
        self._asker = QApplication.focusWidget()
        self._give_way(True)
        request = ConsentRequest(command, asked, words, make, declined=self._decline)
        self.card.ask(request)
        return True

    def _making(self, command: Command) -> Callable[[], object]:
        def make() -> None:
            self._give_way(False)
            self._context.commander.submit(command)

        return make

    def _decline(self, _seat: PlayerId) -> None:
        """The keyboard is back where it was asked from: they may haggle on."""
        self._give_way(False)
        asker, self._asker = self._asker, None
        if asker is not None and isValid(asker) and asker.isVisible():
            asker.setFocus()

    def _close(self) -> None:
        if self.card.is_open:
            self.card.forget()
            self._give_way(False)


def who_is_asked(match: Match, command: Command) -> str:
    """For a row that offers the step; "" where nobody else has a say."""
    asked = consents_of(match, command)
    lenders = ", ".join(titles.player_title(match, one) for one in asked)
    text = translate("consents", "Asked first: {players}")
    return filled(text, players=lenders) if asked else ""


def what_is_asked(match: Match, command: Command, asked: tuple[PlayerId, ...]) -> str:
    """What whoever is asked agrees to."""
    owner = titles.player_title(match, asked[0])
    match command:
        case c.LoadCargo(ship=ship, goods=goods):
            text = translate("consents", "{player} gives to {ship}: {goods}")
            title = titles.ship_title(match, match.board.ships[ship])
            return filled(text, player=owner, ship=title, goods=fact_words(goods))
        case c.UnloadCargo(ship=ship, site=site):
            carried = match.board.ships[ship].carried
            assert carried is not None
            text = translate("consents", "{what} of {player} is handed over at {site}")
            kind, place = names().kind(carried.kind), titles.site_title(match, site)
            return filled(text, what=kind, player=owner, site=place)
        case c.PickUpStructure(ship=ship, structure=structure):
            text = translate("consents", "{ship} takes aboard: {what} of {player}")
            title = titles.ship_title(match, match.board.ships[ship])
            kind = names().kind(match.board.space[structure].kind)
            return filled(text, ship=title, what=kind, player=owner)
        case c.Bombard(planet=planet):
            text = translate(
                "consents",
                "Lend ships for a bombardment of {planet}: {players}. Lent ships lose their own "
                "next turn.",
            )
            lenders = ", ".join(titles.player_title(match, one) for one in asked)
            return filled(text, planet=titles.site_title(match, planet), players=lenders)
        case _:
            return ""
