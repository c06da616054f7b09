"""Consents of a step of Burning Planets: who is asked, and what in words."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.consents import consents_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, names
from bp_desktop.ui.games.burning_planets.table import titles

translate = QCoreApplication.translate


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


def asking(match: Match, command: Command) -> tuple[tuple[PlayerId, ...], str]:
    """Who has to agree to a step, and to what; nobody for most."""
    asked = consents_of(match, command)
    return asked, what_is_asked(match, command, asked) if asked else ""
