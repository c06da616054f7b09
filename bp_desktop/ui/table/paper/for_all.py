"""The part of the paper fallback that everybody may read: the turn, holdings and open deals."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match.queries.units import units_of
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.export.player_colors import color_name
from bp_desktop.ui.games.burning_planets.book import fact_words, names
from bp_desktop.ui.games.burning_planets.table.secrets.open_deals import open_deals
from bp_desktop.ui.games.burning_planets.table.titles import (
    counted_kinds,
    planet_note,
    planet_title,
    ship_title,
)

translate = QCoreApplication.translate


def for_all_html(match: Match, palette: str = "safe", written: str = "") -> str:
    """`palette`: what the players' colours are called after; `written`: when, and after which
    step."""
    order = match.order or tuple(match.players)
    title = match.title or translate("paper", "Burning Planets: paper fallback")
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(written)}</p>" if written else ""]
    parts.append(f"<p>{'<br/>'.join(_turn(match))}</p>")
    parts += [_holdings(match, player, palette) for player in order]
    deals = [escape(one) for one in open_deals(match, visible_to(match, None))]
    if deals:
        head = f"<b>{escape(translate('paper', 'Open deals'))}</b>"
        parts.append(f"<p>{'<br/>'.join((head, *deals))}</p>")
    return "\n".join(parts)


def _turn(match: Match) -> Iterator[str]:
    if match.stage is not Stage.PLAY:
        yield escape(translate("paper", "The match is not in play."))
        return
    turn = match.turn
    text = translate("paper", "Round {round}: the turn of {player}, phase {phase}")
    player = match.players[turn.player].name
    words = filled(text, round=turn.round, player=player, phase=names().phase(turn.phase))
    if turn.event is not None:
        words = f"{words}. {names().event(turn.event)}"
    yield f"<b>{escape(words)}</b>"
    survivors = " → ".join(match.players[one].name for one in match.survivors)
    yield escape(filled(translate("paper", "Order of play: {players}"), players=survivors))
    if turn.phase is Phase.ACTIONS:
        units = (one for one in units_of(match, turn.player) if one.can_act)
        left = ", ".join(f"{fact_words(one.name)} ({one.left.most})" for one in units)
        yield escape(filled(translate("paper", "Actions left: {units}"), units=left or "–"))
    if match.tracked:
        yield escape(translate("paper", "Where ships are: [tile: column, row]"))


def _holdings(match: Match, player: PlayerId, palette: str) -> str:
    one = match.players[player]
    color = color_name(one.color, palette, translate)
    head = f"{one.name} ({names().faction(one.faction)}, {color})"
    if one.eliminated:
        head = f"{head}: {translate('paper', 'out of the game')}"
    lines = (f"<b>{escape(head)}</b>", *(escape(one) for one in _things(match, player)))
    return f"<p>{'<br/>'.join(lines)}</p>"


def _things(match: Match, player: PlayerId) -> Iterator[str]:
    for planet in match.board.planets.values():
        if planet.owner == player:
            kinds = [one.kind for one in planet.structures.values()]
            standing = counted_kinds([*kinds, *(one.kind for one in planet.natural)])
            yield f"{planet_title(planet)} ({planet_note(planet)}): {standing or '–'}"
    ships = [one for one in match.board.ships.values() if one.owner == player]
    if ships:
        yield ", ".join(_ship(match, one) for one in ships)
    space = [one.kind for one in match.board.space.values() if one.owner == player]
    if space:
        yield counted_kinds(space)


def _ship(match: Match, ship: Ship) -> str:
    """Where the board is on the screen it is on no table: so each ship has its place."""
    title = ship_title(match, ship)
    return title if ship.at is None else f"{title} [{_place(match, ship.at)}]"


def _place(match: Match, cell: Hex) -> str:
    """Tile, column and row, as the set-up sheet counts them."""
    column, row = to_offset(cell)
    tiles = match.board.tiles
    if tiles is None:
        return f"{column}, {row}"
    where = (column // tiles.width, row // tiles.height)
    numbers = {(one.tx, one.ty): number for number, one in enumerate(tiles.places, start=1)}
    inside = f"{column % tiles.width + 1}, {row % tiles.height + 1}"
    return f"{numbers[where]}: {inside}" if where in numbers else inside
