"""Burning Planets at the shared table: what the game brings to its screens."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.ids import PHASES, Phase
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.option_list import BOARD, PLAYERS
from bp_desktop.games.shared.house_rules import ChangeEnforcement, ChangeOption
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.games.burning_planets.table import paper_parts
from bp_desktop.ui.games.burning_planets.table.match_actions import match_specs, shared_keywords
from bp_desktop.ui.games.burning_planets.table.match_table import lay_match
from bp_desktop.ui.games.burning_planets.table.past_holdings import past_holdings
from bp_desktop.ui.games.burning_planets.table.secrets.open_deals import open_deals
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.games.burning_planets.table.trade_parts import CargoManifests, trade_rule
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.parts import BoardArt, OptionsInPlay, PaperParts, TableParts

MatchParts = TableParts[Match, Command, Event]

translate = QCoreApplication.translate


def match_parts() -> MatchParts:
    return TableParts(
        game=table_game(),
        lay=lay_match,
        name="Burning Planets",
        resources=resource_looks,
        trade_rule=trade_rule,
        under_way=CargoManifests,
        phase_name=lambda phase: names().phase(Phase(phase)),
        phases=PHASES,
        notice=event_text,
        enforce=ChangeEnforcement,
        options=OptionsInPlay(
            sheet=option_sheet,
            of=lambda match: match.options,
            change=ChangeOption,
            settled=lambda match: (PLAYERS, BOARD) if match.tracked else (PLAYERS,),
        ),
        specs=match_specs,
        keywords=shared_keywords,
        event_name=lambda match: names().event(match.turn.event) if match.turn.event else "",
        open_deals=lambda match: tuple(open_deals(match, visible_to(match, None))),
        board=BoardArt(
            is_tracked=lambda match: match.tracked,
            picture=_picture,
            drawn=lambda match: (match.board, tuple(match.players)),
        ),
        past_list=past_holdings,
        paper=PaperParts(
            paper_parts.notes, paper_parts.holdings, paper_parts.private, paper_parts.picture
        ),
        disclosure=DisclosureCard,
    )


def _picture(match: Match, theme: Theme) -> BoardPicture:
    return themed_picture(match.board, match.options, match.players.values(), theme)


def event_text(match: Match) -> str:
    """The event in force and its effects; empty if there is none."""
    event = match.turn.event
    if event is None:
        return ""
    result = match.tables.events[event]
    parts = []
    if result.no_yield:
        kinds = ", ".join(names().kind(kind) for kind in result.no_yield)
        parts.append(filled(translate("table", "no yield: {kinds}"), kinds=kinds))
    if result.no_build:
        kinds = ", ".join(names().kind(kind) for kind in result.no_build)
        parts.append(filled(translate("table", "cannot be built: {kinds}"), kinds=kinds))
    if not result.ships_act:
        parts.append(translate("table", "no ship acts in this turn"))
    return f"{names().event(event)} — {'; '.join(parts)}"
