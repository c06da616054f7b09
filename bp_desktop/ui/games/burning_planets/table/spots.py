"""Spots of a match: what a lesson points at by name on the board and among what can be done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus
from bp_desktop.ui.widgets.row_spot import RowSpot

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable
    from bp_desktop.ui.games.burning_planets.table.secrets.contract_form import ContractForm
    from bp_desktop.ui.games.burning_planets.table.unit_card import UnitCard
    from bp_desktop.ui.widgets.rows import RowList


def spot_of_match(table: "MatchTable", name: str) -> QWidget | RowSpot | QRect | None:
    sort, _, about = name.partition(" ")
    match sort:
        case "card":
            return _card(table, about)
        case "placing":
            placement = table.board.placing.current if table.board is not None else None
            is_it = placement is not None and about in ("", table.placed)
            return _cells(table, placement.cells) if placement is not None and is_it else None
        case "cell":
            column, _, row = about.partition(",")
            return _cells(table, (Hex(int(column), int(row)),))
        case "picked":
            picked = table.board.tool.picked if table.board is not None else None
            return table.places.spot(about) if table.places and picked == about else None
        case "unit":
            return _row(table.do_now.picker, about)
        case "deed":
            return _deed(table.do_now.unit, about)
        case "fight":
            return _of_fight(table, about)
        case "reveal":
            return table.do_now.look
        case "partner" | "contract" | "unsaid" | "whose":
            return _of_contract(table, sort, about)
        case _:
            return None


def _card(table: "MatchTable", thing: str) -> QWidget | None:
    """Of what can be built, if it can be built now."""
    for shop in (table.do_now.shop, table.do_now.yard):
        card = shop.cards.get(thing)
        if card is not None and card.isVisible() and card.button.isEnabled():
            return card
    return None


def _of_fight(table: "MatchTable", part: str) -> QWidget | None:
    """The battle card, or of it the button that rolls, while it can, or the one that closes it."""
    card = table.fight.card
    if card is None or part == "card":
        return card
    if part == "close":
        return card.close_button
    return card.roll_button if card.roll_button.isEnabled() else None


def _of_contract(table: "MatchTable", sort: str, about: str) -> QWidget | None:
    """Of the contract that is being written, and what begins one."""
    if table.shell.dock.current != "secrets":
        return None
    panel = table.secrets.panel
    form = panel.form
    if sort == "whose":
        return panel.who
    if sort == "partner":  # with the words before the buttons
        return panel.new if PlayerId(about) in panel.new.buttons else None
    if sort == "unsaid":
        return _unsaid(form, about) if form.isVisible() and form.typist is None else None
    parts: dict[str, QWidget | None] = {
        "": form,
        "passed": form if form.typist is not None else None,
        "sign": form.phrase if not form.phrase.text() else form.do,
        "resume": panel.resume,
    }
    # A form on its way to the other partner is out of sight, and yet there.
    return table.shell.dock if about == "passed" and parts[about] is not None else parts[about]


def _unsaid(form: "ContractForm", about: str) -> QWidget | None:
    """A part that is not filled in yet."""
    give, take = form.gives
    match about:
        case "give":
            return give if not give.purse() else None
        case "take":
            return take if not take.purse() else None
        case _:
            return form.ship if form.ship.currentIndex() < 0 else None


def _cells(table: "MatchTable", cells: tuple[Hex, ...]) -> QRect | None:
    return table.places.spot_of(cells) if table.places is not None else None


def _row(rows: "RowList", id_: str) -> RowSpot | None:
    return RowSpot(rows, id_) if id_ in rows.ids and rows.isVisible() else None


def _deed(unit: "UnitCard", deed: str) -> RowSpot | None:
    """The row of what the unit in hand may do: "attack", or the name of a command."""
    for id_, offered in unit.offered.items():
        if deed == ("attack" if isinstance(offered, TargetStatus) else _named(offered)):
            return _row(unit.deeds, id_)
    return None


def _named(offered: object) -> str:
    match offered:
        case c.LoadCargo(buy=kind) if kind is not None:
            return f"buy {kind}"
        case c.Conquer():
            return "conquer"
        case c.DeployStructure():
            return "deploy"
        case _:
            return ""
