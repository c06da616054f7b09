"""The part of the paper fallback that is cut up: what each player alone may read."""

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.banknotes import NOTES, in_notes
from bp_desktop.games.burning_planets.match.secret_view import View, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.secrets.open_deals import deal_line
from bp_desktop.ui.games.burning_planets.table.secrets.words import goods_words
from bp_desktop.ui.games.burning_planets.table.titles import ship_title

translate = QCoreApplication.translate

_CUT = "border: 1px dashed black"


def strips_html(match: Match) -> str:
    """Two strips beside each other, cut along the dashes; whoever is out needs none."""
    order = match.order or tuple(match.players)
    strips = [_strip(match, one) for one in order if not match.players[one].eliminated]
    rows = (strips[place : place + 2] for place in range(0, len(strips), 2))
    cells = "".join(
        "<tr>" + "".join(f"<td width='50%' style='{_CUT}'>{one}</td>" for one in row) + "</tr>"
        for row in rows
    )
    style = "border-collapse: collapse"
    return f"<table width='100%' cellpadding='8' style='{style}'>{cells}</table>"


def _strip(match: Match, player: PlayerId) -> str:
    seen = visible_to(match, player)
    name = match.players[player].name
    head = filled(translate("paper", "For {player} alone"), player=name)
    purse = seen.treasuries[player] or Purse()
    rows = "".join(_balance(resource, purse[resource]) for resource in match.tables.resources)
    told = "<br/>".join(escape(one) for one in _private(match, seen, player))
    return f"<b>{escape(head)}</b><table width='100%'>{_heads()}{rows}</table>{told}"


def _heads() -> str:
    words = ("", "", *(str(note) for note in NOTES))
    return f"<tr>{_cells(words)}</tr>"


def _balance(resource: str, amount: int) -> str:
    """The amount, then how many of which note."""
    found = dict(in_notes(amount))
    notes = (f"{found[note]} ×" if note in found else "·" for note in NOTES)
    name = escape(names().resource(resource))
    return f"<tr><td>{name}</td><td align='right'><b>{amount}</b></td>{_cells(notes)}</tr>"


def _cells(words: Iterable[str]) -> str:
    return "".join(f"<td align='right'>{one}</td>" for one in words)


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
