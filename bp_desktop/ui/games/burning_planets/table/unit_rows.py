"""Rows for the actions of one unit: targets, conquests, cargo and deployments, in words."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ShipId, StructureId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.command_names import COMMAND_NAMES
from bp_desktop.games.burning_planets.match.commands import DeployStructure
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus
from bp_desktop.games.burning_planets.match.queries.units import UnitStatus
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Offer, every_way
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    player_title,
    site_title,
    unit_picture,
    unit_title,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate


def sites_of(match: Match, offers: Iterable[Offer[Command]]) -> dict[Hex, DeployStructure]:
    """The cells of the board where something can be deployed; none beside a real board."""
    sites = {}
    for offer in offers:
        for one in every_way(offer) if offer.legal else ():
            assert isinstance(one, DeployStructure)
            at = match.board.asteroids[one.asteroid].at if one.asteroid is not None else one.at
            if at is not None:
                sites[at] = one
    return sites


def rows_of(match: Match, offer: Offer[Command]) -> Iterable[Command]:
    """What an offer has rows for: of all cells of the board one stands for the rest, and which
    one, the board asks; the rocks of a real board are listed."""
    is_listed = isinstance(offer.command, DeployStructure) and not match.tracked
    return every_way(offer) if is_listed else (offer.command,)


def carried_title(match: Match, ship: ShipId) -> str:
    carried = match.board.ships[ship].carried
    assert carried is not None, "nothing aboard that could be put down"
    return names().kind(carried.kind)


def left_text(unit: UnitStatus) -> str:
    """How many actions are left, sort by sort where they differ."""
    left = unit.left
    if not unit.ship:
        return filled(translate("table", "Attacks left: {count}"), count=left.attacks)
    if left.moves == left.attacks or not left.attacks:
        return filled(translate("table", "Actions left: {count}"), count=left.most)
    text = translate("table", "Moves left: {moves} · attacks left: {attacks}")
    return filled(text, moves=left.moves, attacks=left.attacks)


def target_row(match: Match, target: TargetStatus, theme: Theme) -> Row:
    """Whom it may attack, with the chance."""
    defence = f"d{target.defence_die}" if target.defence_die else "—"
    text = translate("UnitCard", "{owner} · defence {defence}, shield {shield}")
    if target.owner is None:
        text = translate("UnitCard", "defence {defence}, shield {shield}")
    return Row(
        target.id,
        filled(translate("UnitCard", "Attack {target}"), target=unit_title(match, target.id)),
        filled(
            text,
            owner=player_title(match, target.owner),
            defence=defence,
            shield=target.shield,
        ),
        unit_picture(match, target.id),
        color_of(match, target.owner, theme),
        lit=True,
        badge=f"{float(target.chance) * 100:.0f} %",
    )


def action_row(match: Match, id_: str, command: Command) -> Row:
    """What else it may do."""
    picture = "ui/flag"
    match command:
        case c.LoadCargo(buy=kind) if kind is not None:
            picture = f"structure/{kind}"
        case c.LoadCargo() | c.UnloadCargo():
            picture = "ui/coins"
        case c.DestroyStructure():
            picture = "ui/attack"
        case c.DeployStructure() | c.PickUpStructure():
            picture = "ui/move"
    return Row(id_, _text(match, command), picture=picture, lit=True)


def _text(match: Match, command: Command) -> str:
    match command:
        case c.LoadCargo(site=site, buy=kind) if kind is not None:
            text = translate("UnitCard", "Buy {what} at {site} and load it")
            return filled(text, what=names().kind(kind), site=site_title(match, site))
        case c.LoadCargo(site=site, goods=goods) if goods:
            return filled(translate("UnitCard", "Load at {site} …"), site=site_title(match, site))
        case c.UnloadCargo(ship=ship, site=site, structure=True):
            text = translate("UnitCard", "Hand {what} over at {site}")
            return filled(text, what=carried_title(match, ship), site=site_title(match, site))
        case c.UnloadCargo(site=site):
            return filled(translate("UnitCard", "Unload at {site} …"), site=site_title(match, site))
        case c.LoadCargo(site=site):
            text = translate("UnitCard", "Load a space structure from the reserve at {site}")
            return filled(text, site=site_title(match, site))
        case c.Conquer(planet=planet):
            return filled(
                translate("UnitCard", "Conquer {planet}"), planet=site_title(match, planet)
            )
        case c.DestroyStructure(structure=structure):
            home = next(one for one in match.board.planets.values() if structure in one.structures)
            text = translate("UnitCard", "Destroy {what} on {planet}")
            what = names().kind(home.structures[structure].kind)
            return filled(text, what=what, planet=site_title(match, home.id))
        case c.DeployStructure(ship=ship, asteroid=asteroid):
            text = translate("UnitCard", "Deploy {what}")
            if asteroid is not None and not match.tracked:  # on the board the board asks where
                text = translate("UnitCard", "Deploy {what} on asteroid {asteroid}")
            return filled(text, what=carried_title(match, ship), asteroid=asteroid)
        case c.PickUpStructure(structure=structure):
            text = translate("UnitCard", "Take aboard: {what}")
            return filled(text, what=site_title(match, StructureId(structure)))
        case _:
            return worded(COMMAND_NAMES[type(command)])
