"""Burning Planets at the shared table: what the game brings to its screens and its paper."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PHASES, Phase, PlayerId
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.queries.units import units_of
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.option_list import BOARD, PLAYERS
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.shared.house_rules import ChangeEnforcement, ChangeOption
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import PAPER as PAPER_COLORS, sides_of
from bp_desktop.ui.games.burning_planets.art.labels import match_labels
from bp_desktop.ui.games.burning_planets.art.player_columns import paint_columns
from bp_desktop.ui.games.burning_planets.book import fact_words, names, resource_looks, rulebook
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.games.burning_planets.phases import phase_word
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.games.burning_planets.table.holdings import past_holdings
from bp_desktop.ui.games.burning_planets.table.match_actions import match_specs, shared_keywords
from bp_desktop.ui.games.burning_planets.table.match_board import match_in_transit, match_picture
from bp_desktop.ui.games.burning_planets.table.match_table import lay_match
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.games.burning_planets.table.secrets.words import deal_line, open_deals
from bp_desktop.ui.games.burning_planets.table.trade_parts import CargoManifests, trade_rule
from bp_desktop.ui.table.parts import BoardArt, OptionsInPlay, PaperParts, TableParts

PHASE_RULES: dict[str, str] = {
    Phase.EVENT_ROLL: "BP-EVENT-1",
    Phase.COLLECTION: "BP-COL-1",
    Phase.STRUCTURES: "BP-BUILD-1",
    Phase.SHIPS: "BP-SHIP-1",
    Phase.ACTIONS: "BP-ACT-1",
}

MatchParts = TableParts[Match, Command, Event]

translate = QCoreApplication.translate


def match_parts() -> MatchParts:
    return TableParts(
        game=table_game(),
        lay=lay_match,
        name="Burning Planets",
        resources=resource_looks,
        rulebook=lambda match: rulebook(match.tables),
        trade_rule=trade_rule,
        under_way=CargoManifests,
        phase_name=phase_word,
        phase_rule=PHASE_RULES.__getitem__,
        phases=PHASES,
        notice=event_text,
        advice=advice,
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
        picture=titles.thing_picture,
        open_deals=open_deals,
        board=BoardArt(
            is_tracked=lambda match: match.tracked,
            picture=match_picture,
            drawn=_drawn_from,
            stand_in=paint_columns,
            in_transit=match_in_transit,
            describe=titles.describe_cell,
        ),
        past_list=past_holdings,
        paper=PaperParts(_notes, _holdings, _private, _paper_picture),
        disclosure=DisclosureCard,
    )


def _drawn_from(match: Match) -> tuple[object, ...]:
    names = tuple(player.name for player in match.players.values())
    return match.board, tuple(match.players), names, match.turn


def advice(match: Match) -> str:
    """What to do in this phase."""
    if match.stage is not Stage.PLAY:
        return ""
    return {
        Phase.EVENT_ROLL: translate("phases", "now roll for an event"),
        Phase.COLLECTION: translate("phases", "now collect what is due"),
        Phase.STRUCTURES: translate("phases", "now choose what to build, or continue"),
        Phase.SHIPS: translate("phases", "now choose ships to build, or continue"),
        Phase.ACTIONS: translate("phases", "now choose a unit, or end the turn"),
    }[match.turn.phase]


def event_text(match: Match) -> str:
    """The event in force and its effects; empty if there is none."""
    event = match.turn.event
    if event is None:
        return ""
    result = match.tables.events[event]
    parts = []
    if result.no_yield:
        kinds = ", ".join(names().kind(kind) for kind in result.no_yield)
        parts.append(filled(translate("table", "no production: {kinds}"), kinds=kinds))
    if result.no_build:
        kinds = ", ".join(names().kind(kind) for kind in result.no_build)
        parts.append(filled(translate("table", "cannot be built: {kinds}"), kinds=kinds))
    if not result.ships_act:
        parts.append(translate("table", "no ship acts in this turn"))
    return f"{names().event(event)} — {'; '.join(parts)}"


# --- on paper


def _notes(match: Match) -> Iterator[str]:
    """What is left of the turn, and how places are written."""
    turn = match.turn
    if turn.phase is Phase.ACTIONS:
        units = (one for one in units_of(match, turn.player) if one.can_act)
        left = ", ".join(f"{fact_words(one.name)} ({one.left.most})" for one in units)
        yield filled(translate("paper", "Actions left: {units}"), units=left or "–")
    if match.tracked:
        yield translate("paper", "Where ships are: [tile: column, row]")


def _holdings(match: Match, player: PlayerId) -> Iterator[str]:
    """Planets with what stands on them, ships and space structures."""
    for planet in match.board.planets.values():
        if planet.owner == player:
            kinds = [one.kind for one in planet.structures.values()]
            standing = titles.counted_kinds([*kinds, *(one.kind for one in planet.natural)])
            title, note = titles.planet_title(match, planet), titles.planet_note(planet)
            yield f"{title} ({note}): {standing or '–'}"
    ships = [one for one in match.board.ships.values() if one.owner == player]
    if ships:
        yield ", ".join(_ship(match, one) for one in ships)
    space = [one.kind for one in match.board.space.values() if one.owner == player]
    if space:
        yield titles.counted_kinds(space)


def _ship(match: Match, ship: Ship) -> str:
    """Where the board is on the screen it is on no table: so each ship has its place."""
    title = titles.ship_title(match, ship)
    return title if ship.at is None else f"{title} [{cell_name(match.board.tiles, ship.at)}]"


def _private(match: Match, player: PlayerId) -> Iterator[str]:
    """What is in the holds of a player, and the contracts that lie face down."""
    seen = visible_to(match, player)
    for id_, hold in seen.holds.items():
        ship = match.board.ships[id_]
        if ship.owner != player or not hold.laden:
            continue
        aboard = fact_words(hold.goods or Purse())
        if hold.structure is not None:
            aboard = f"{aboard}, {names().kind(hold.structure)}"
        if hold.sealed:
            aboard = f"{aboard} + {translate('paper', 'sealed')}"
        yield f"{titles.ship_title(match, ship)}: {aboard}"
    for contract in seen.contracts.values():
        hidden = contract.is_secret and match.secrets.contracts[contract.id].terms is None
        if hidden and player in contract.partners and contract.terms is not None:
            yield deal_line(match, contract)


def _paper_picture(match: Match, palette: str) -> BoardPicture | None:
    """None where the board stands on the table."""
    if not match.tracked:
        return None
    sides = sides_of(match.players.values(), palette)
    radius, labels = radii(match.options), match_labels(match)._replace(left={})
    return BoardPicture(match.board, radius, PAPER_COLORS, sides, labels=labels, for_print=True)
