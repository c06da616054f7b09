"""Agreements of Parsec: whose consent a step needs, and which cells are safe from a fight."""

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match import commands as c, fight_facts
from bp_desktop.games.parsec.match.lookup import named_unit
from bp_desktop.games.parsec.match.movement import foreign_at, way_of
from bp_desktop.games.parsec.match.state import ParsecMatch, Support
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words

translate = QCoreApplication.translate


def passed_owners(match: ParsecMatch, command: c.MoveVessel) -> tuple[PlayerId, ...]:
    """Whose units stand in the way of a vessel that could go on with their consent (PA-MOVE-4)."""
    unit = match.units.get(command.unit)
    if unit is None or unit.cell is None or not match.tracked or command.to is None:
        return ()
    others = tuple(one for one in match.players if one != unit.owner)
    way = way_of(match, unit, command.way, command.to, others)
    free = way_of(match, unit, command.way, command.to, ())
    blocked = {one.owner for cell in free[:-1] for one in foreign_at(match, unit.owner, cell)}
    if not blocked:
        return ()
    passed = (one.owner for cell in way[:-1] for one in foreign_at(match, unit.owner, cell))
    return tuple(dict.fromkeys(passed))


def asking(match: ParsecMatch, command: Command) -> tuple[tuple[PlayerId, ...], str]:
    """Who has to agree to a step, and to what."""
    match command:
        case c.MoveVessel(consents=consents) if consents:
            text = translate("parsec consents", "{unit} passes through; toll for each: {toll}")
            unit = fact_words(named_unit(match, match.units[command.unit]))
            toll = command.tolls[0][1] if command.tolls else EMPTY
            return consents, filled(text, unit=unit, toll=fact_words(toll))
        case c.DeclareAttack(supports=supports) | c.CounterAttack(supports=supports) if supports:
            owners = tuple(dict.fromkeys(match.units[one.unit].owner for one in supports))
            return owners, _support_words(match, supports)
    return (), ""


def _support_words(match: ParsecMatch, supports: tuple[Support, ...]) -> str:
    first = supports[0]
    text = translate("parsec consents", "Support of {units}; fee for each: {fee}")
    if first.on_success:
        text = translate("parsec consents", "Support of {units}; fee for each if it hits: {fee}")
    if first.salvage:
        text += translate("parsec consents", "; share of the salvage for each: {share} %")
    units = ", ".join(fact_words(named_unit(match, match.units[one.unit])) for one in supports)
    fee, share = fact_words(first.on_success or first.fee), first.salvage
    return filled(text, units=units, fee=fee, share=share)


def safe_cells(match: ParsecMatch, unit: UnitId, cells: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Where no opponent of the fight reaches the vessel any more (PA-EVADE-4)."""
    fight, vessel = match.fight, match.units[unit]
    if fight is None:
        return ()
    there = ((cell, replace(vessel, cell=cell)) for cell in cells)
    return tuple(
        cell for cell, evader in there if not any(fight_facts.reaching(match, fight, evader))
    )
