"""What every cargo ship carries, as far as whoever looks may know it (BP-REG-4, BP-APP-6)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match.secret_register import lines_of, open_lots
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import counted
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.secrets.words import goods_words
from bp_desktop.ui.games.burning_planets.table.titles import color_of, ship_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import Row

translate = QCoreApplication.translate


def manifests(match: Match, viewer: PlayerId | None, theme: Theme) -> Iterator[Row]:
    """One row a cargo ship, the active player's first."""
    order = match.order or tuple(match.players)
    active = match.turn.player
    start = order.index(active) if active in order else 0
    for player in (*order[start:], *order[:start]):
        ships = [
            one for one in match.board.ships.values() if one.owner == player and one.cls == CARGO
        ]
        if not ships:
            continue
        yield Row("", match.players[player].name, seat=match.players[player].color)
        picture = f"ship/{match.players[player].faction}_{CARGO}"
        color = color_of(match, player, theme)
        for ship in ships:
            note = cargo_words(match, ship, viewer)
            yield Row(ship.id, ship_title(match, ship), note, picture, color)


def cargo_words(match: Match, ship: Ship, viewer: PlayerId | None) -> str:
    """That a ship is laden is public, with what is its owner's to know."""
    sealed = len(open_lots(match.secrets, ship.id))
    parts = []
    if viewer == ship.owner:
        if ship.hold:
            parts.append(goods_words(ship.hold))
        if ship.carried is not None:
            parts.append(names().kind(ship.carried.kind))
    elif ship.hold or ship.carried is not None or len(lines_of(match.secrets, ship.id)) > sealed:
        parts.append(translate("table", "laden, contents concealed"))
    if sealed:
        parts.append(counted(translate("table", "%n sealed load(s)", "", sealed), sealed))
    return " · ".join(parts) or translate("table", "empty")
