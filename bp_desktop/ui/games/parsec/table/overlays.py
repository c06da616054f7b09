"""Overlays of the board: structures, modules, trade contacts, and what a number would produce."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.production import producing
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import defence_bonus, structure_of, type_of
from bp_desktop.games.parsec.match.trade import contacts, is_docked
from bp_desktop.games.parsec.match.victory import dominance_of, presence
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.games.parsec.table.faces import color_of
from bp_desktop.ui.look.theme import Theme


class ParsecOverlay(NamedTuple):
    """Sets of cells, and words in some of them (PA-APP-14)."""

    marks: Callable[[ParsecMatch, Theme], Iterable[Mark]]
    notes: Callable[[ParsecMatch], Mapping[Hex, str]] = lambda _match: {}


NO_OVERLAY = ParsecOverlay(lambda _match, _theme: ())


def _structures(match: ParsecMatch, theme: Theme) -> list[Mark]:
    """Each group of colonies that defends together, in its owner's colour."""
    found = dict.fromkeys(
        (one.owner, structure_of(match, one))
        for one in match.units.values()
        if one.cell is not None and type_of(match, one).is_colony
    )
    return [Mark(tuple(cells), color_of(match, owner, theme)) for owner, cells in found]


def _bonuses(match: ParsecMatch) -> dict[Hex, str]:
    """Once for each group, on its uppermost colony."""
    return {
        min(structure_of(match, one), key=lambda at: (at.r, at.q)): f"+{defence_bonus(match, one)}"
        for one in match.units.values()
        if one.cell is not None and type_of(match, one).is_colony
    }


def _modules(match: ParsecMatch, theme: Theme) -> list[Mark]:
    """Dominated ones in the owner's colour, contested ones hatched (PA-WIN-2)."""
    found, taken, present = list[Mark](), set[int](), presence(match)
    for player in match.players:
        modules = dominance_of(match, player, present).dominated
        taken |= modules
        found.append(Mark(_cells(match, modules), color_of(match, player, theme), strength=40))
    contested = _cells(match, frozenset(present.keys() - taken))
    return [*found, Mark(contested, theme.colors.danger, "diagonal", strength=20, dashed=True)]


def _rulers(match: ParsecMatch) -> dict[Hex, str]:
    """Who dominates a module, in its middle: not everybody sees that by the colour."""
    inner = dict[int, list[Hex]]()
    for cell, there in match.board.modules_at.items():
        if len(there) == 1:
            inner.setdefault(there[0], []).append(cell)
    return {
        inner[module][len(inner[module]) // 2]: one.name
        for player, one in match.players.items()
        for module in dominance_of(match, player, presence(match)).dominated
        if module in inner
    }


def _cells(match: ParsecMatch, modules: frozenset[int]) -> tuple[Hex, ...]:
    at = match.board.modules_at
    return tuple(cell for cell, there in at.items() if not modules.isdisjoint(there))


def _partners(match: ParsecMatch) -> dict[PlayerId, tuple[Hex, ...]]:
    """Where cargos and colonies within contact of the player on turn stand (PA-TRADE-1)."""
    me, units = match.turn.player, match.units.values()
    civil = [(one, one.cell) for one in units if one.cell and not type_of(match, one).military]
    mine = {cell for one, cell in civil if one.owner == me}
    near = [
        one for one in civil if is_docked(match, one[0]) or not mine.isdisjoint(one[1].neighbors())
    ]
    others = contacts(match, me) if me in match.players else ()
    return {other: tuple(cell for one, cell in near if one.owner == other) for other in others}


def _contacts(match: ParsecMatch, theme: Theme) -> list[Mark]:
    found = _partners(match).items()
    return [Mark(cells, color_of(match, other, theme)) for other, cells in found]


def _names(match: ParsecMatch) -> dict[Hex, str]:
    """Once for each partner: from afar a unit hides the mark of its cell."""
    found = _partners(match).items()
    return {cells[0]: match.players[other].name for other, cells in found if cells}


def number_overlay(number: int) -> ParsecOverlay:
    """Bodies with that number, and how many cards each brings (PA-APP-14)."""

    def marks(match: ParsecMatch, theme: Theme) -> list[Mark]:
        return [Mark(o.cells, theme.colors.gold) for o in match.board.by_number.get(number, ())]

    def notes(match: ParsecMatch) -> dict[Hex, str]:
        bodies = match.board.by_number.get(number, ())
        at_work = producing(match, bodies)
        counts = {
            one.cells[0]: sum(len(some) for (_who, id_), some in at_work.items() if id_ == one.id)
            for one in bodies
            if one.cells
        }
        return {cell: f"+{count}" for cell, count in counts.items() if count}

    return ParsecOverlay(marks, notes)


OVERLAYS: dict[str, ParsecOverlay] = {
    "": NO_OVERLAY,
    "structures": ParsecOverlay(_structures, _bonuses),
    "modules": ParsecOverlay(_modules, _rulers),
    "contacts": ParsecOverlay(_contacts, _names),
}
