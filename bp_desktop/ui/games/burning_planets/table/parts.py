"""Burning Planets at the shared table: what the game brings to its screens."""

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.booking import read_booking, resource_letters
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.table.secrets.open_deals import open_deals
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.parts import BoardArt, TableParts

MatchParts = TableParts[Match, Command, Event]


def match_parts() -> MatchParts:
    return TableParts(
        game=table_game(),
        name="Burning Planets",
        resources=resource_looks,
        read_booking=booked,
        phase_name=lambda phase: names().phase(Phase(phase)),
        event_name=lambda match: names().event(match.turn.event) if match.turn.event else "",
        open_deals=lambda match: tuple(open_deals(match, visible_to(match, None))),
        board=BoardArt(
            is_tracked=lambda match: match.tracked,
            picture=_picture,
            drawn=lambda match: (match.board, tuple(match.players)),
        ),
        disclosure=DisclosureCard,
    )


def _picture(match: Match, theme: Theme) -> BoardPicture:
    return themed_picture(match.board, match.options, match.players.values(), theme)


def booked(match: Match, text: str) -> Command:
    names = {one: look.name for one, look in resource_looks().items()}
    return read_booking(table_game(), match, text, resource_letters(names))
