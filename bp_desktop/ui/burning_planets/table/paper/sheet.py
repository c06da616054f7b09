"""The words of the paper fallback: a part for all, and a strip to cut off for each player."""

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.banknotes import in_notes
from bp_desktop.games.burning_planets.match.secret_view import View, visible_to
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.secrets.open_deals import deal_line, open_deals
from bp_desktop.ui.burning_planets.table.secrets.words import goods_words
from bp_desktop.ui.burning_planets.table.titles import (
    counted_kinds,
    planet_note,
    planet_title,
    ship_title,
)
from bp_desktop.ui.marking import filled

translate = QCoreApplication.translate


def sheet_html(match: Match) -> str:
    """Everything needed to go on with banknotes. Balances stand in the players' strips."""
    order = match.order or tuple(match.players)
    parts = [f"<h1>{escape(match.title or _title())}</h1>", f"<p>{_turn(match)}</p>"]
    parts += [_holdings(match, player) for player in order]
    parts.append(_deals(match))
    for player in order:
        parts += ["<hr/>", _strip(match, player)]
    return "\n".join(parts)


def _title() -> str:
    return translate("paper", "Burning Planets: paper fallback")


def _turn(match: Match) -> str:
    if match.stage is not Stage.PLAY:
        return escape(translate("paper", "The match is not in play."))
    text = translate("paper", "Round {round}: the turn of {player}, phase {phase}")
    turn = match.turn
    player = match.players[turn.player].name
    words = filled(text, round=turn.round, player=player, phase=names().phase(turn.phase))
    if turn.event is not None:
        words = f"{words}. {names().event(turn.event)}"
    return f"<b>{escape(words)}</b>"


def _holdings(match: Match, player: PlayerId) -> str:
    one = match.players[player]
    head = f"{one.name} ({names().faction(one.faction)})"
    if one.eliminated:
        head = f"{head}: {translate('paper', 'out of the game')}"
    return f"<p><b>{escape(head)}</b><br/>{_lines(_things(match, player))}</p>"


def _things(match: Match, player: PlayerId) -> Iterator[str]:
    for planet in match.board.planets.values():
        if planet.owner == player:
            kinds = [one.kind for one in planet.structures.values()]
            standing = counted_kinds([*kinds, *(one.kind for one in planet.natural)])
            yield f"{planet_title(planet)} ({planet_note(planet)}): {standing or '–'}"
    ships = [one for one in match.board.ships.values() if one.owner == player]
    if ships:
        yield ", ".join(ship_title(match, one) for one in ships)
    space = [one.kind for one in match.board.space.values() if one.owner == player]
    if space:
        yield counted_kinds(space)


def _deals(match: Match) -> str:
    lines = _lines(open_deals(match, visible_to(match, None)))
    head = escape(translate("paper", "Open deals"))
    return f"<p><b>{head}</b><br/>{lines}</p>" if lines else ""


def _strip(match: Match, player: PlayerId) -> str:
    """What this player may see and others may not: to be cut off and handed over."""
    seen = visible_to(match, player)
    head = filled(translate("paper", "For {player} alone: cut here"), player=_name(match, player))
    purse = seen.treasuries[player] or Purse()
    rows = "".join(_balance(resource, purse[resource]) for resource in match.tables.resources)
    told = _lines(_private(match, seen, player))
    return f"<p><b>{escape(head)}</b></p><table width='100%'>{rows}</table><p>{told}</p>"


def _balance(resource: str, amount: int) -> str:
    notes = " + ".join(f"{count} × {note}" for note, count in in_notes(amount)) or "–"
    name = escape(names().resource(resource))
    return (
        f"<tr><td width='25%'>{name}</td><td width='15%'><b>{amount}</b></td><td>{notes}</td></tr>"
    )


def _private(match: Match, seen: View, player: PlayerId) -> Iterator[str]:
    for id_, hold in seen.holds.items():
        ship = match.board.ships[id_]
        if ship.owner != player or not hold.laden:
            continue
        aboard = goods_words(hold.goods or Purse())
        if hold.structure is not None:
            aboard = f"{aboard}, {names().kind(hold.structure)}"
        if hold.sealed:
            aboard = f"{aboard} + {translate('paper', 'sealed')}"
        yield f"{ship_title(match, ship)}: {aboard}"
    for contract in seen.contracts.values():
        hidden = contract.is_secret and match.secrets.contracts[contract.id].terms is None
        if hidden and player in contract.partners and contract.terms is not None:
            yield deal_line(match, contract)


def _name(match: Match, player: PlayerId) -> str:
    return match.players[player].name


def _lines(lines: Iterable[str]) -> str:
    return "<br/>".join(escape(one) for one in lines)
