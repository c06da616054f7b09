"""Printed pieces of Parsec for the Dice page: what each adds to its die, alone, laden or joined."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec.tables import ParsecTables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import named

JOINED = (2, 3, 7)
"""Colonies of a structure, as the table of the rules has them (chapter 18)."""
translate = QCoreApplication.translate


class PrintedPiece(NamedTuple):
    """Something that strikes or is struck."""

    key: str
    title: str
    attack: int
    defence: int
    attacks: bool


def printed_pieces(tables: ParsecTables) -> Iterator[PrintedPiece]:
    """Without factions and events (PA-UNIT-1, PA-TRANS-9, PA-COLONY-4)."""
    for kind in tables.units.values():
        name = named("unit", kind.id)
        yield PrintedPiece(kind.id, name, kind.attack, kind.defence, kind.can_attack)
        for count in JOINED if kind.is_colony else ():
            text = translate("parsec dice", "{unit}: {count} joined")
            said = filled(text, unit=name, count=count)
            yield PrintedPiece(f"{kind.id} {count}", said, kind.attack, kind.defence * count, False)
        for count in range(1, kind.carries_small + 1 if kind.attack_per_carried_fighter else 1):
            text = translate("parsec dice", "{unit}, fighters aboard: {count}")
            attack = kind.attack + kind.attack_per_carried_fighter * count
            said = filled(text, unit=name, count=count)
            yield PrintedPiece(f"{kind.id} {count}", said, attack, kind.defence, True)
