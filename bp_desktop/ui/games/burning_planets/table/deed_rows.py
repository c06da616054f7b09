"""Deed rows: how each thing a unit may do is told in one line, with its picture."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ShipId, StructureId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.command_names import COMMAND_NAMES
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus
from bp_desktop.games.burning_planets.match.queries.units import UnitStatus
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Offer, every_way
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate


def is_given(command: Command) -> bool:
    """Goods of another player are loaded."""
    return isinstance(command, c.LoadCargo) and command.consent


def sites_of(match: Match, offers: Iterable[Offer[Command]]) -> dict[Hex, c.DeployStructure]:
    """The cells of the board where something can be deployed; none beside a real board."""
    sites = {}
    for offer in offers:
        for one in every_way(offer) if offer.legal else ():
            assert isinstance(one, c.DeployStructure)
            at = match.board.asteroids[one.asteroid].at if one.asteroid is not None else one.at
            if at is not None:
                sites[at] = one
    return sites


def rows_of(match: Match, offer: Offer[Command]) -> Iterable[Command]:
    """What an offer has rows for: of all cells of the board one stands for the rest, and which
    one, the board asks; the rocks of a real board are listed."""
    is_listed = isinstance(offer.command, c.DeployStructure) and not match.tracked
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
    text = translate("table", "Moves: {moves} · attacks: {attacks}")
    return filled(text, moves=left.moves, attacks=left.attacks)


def target_row(match: Match, target: TargetStatus, theme: Theme, *, best: bool) -> Row:
    """Whom it may attack, with the chance; the `best` one is suggested."""
    defence = f"d{target.defence_die}" if target.defence_die else "—"
    owner = titles.player_title(match, target.owner)
    chance = f"{float(target.chance) * 100:.0f} %"
    text = translate("UnitCard", "{owner} · {chance} per roll")
    if target.owner is None:
        text = translate("UnitCard", "{chance} per roll")
    note = filled(text, owner=owner, chance=chance)
    about = translate("UnitCard", "defence {defence}, shield {shield}")
    color = titles.color_of(match, target.owner, theme)
    row = titles.unit_row(match, target.id, note, color, lit=best)
    title = filled(translate("UnitCard", "Attack {target}"), target=row.title)
    tip = f"{note}, {filled(about, defence=defence, shield=target.shield)}"
    short = row.title  # the button says that it is attacked
    return row._replace(title=title, badge=translate("UnitCard", "Roll"), tip=tip, short=short)


def action_row(match: Match, id_: str, command: Command) -> Row:
    """What else it may do."""

    def row(picture: str, text: str, what: str = "", at: str = "") -> Row:
        place = titles.site_title(match, at) if at else ""
        words = filled(text, what=what, site=place, planet=place)
        return Row(id_, words, picture=picture)

    match command:
        case c.LoadCargo(site=site, buy=kind) if kind is not None:
            text = translate("UnitCard", "Buy {what} at {site} and load it")
            return row(f"structure/{kind}", text, names().kind(kind), site)
        case c.LoadCargo(site=site, goods=goods) if goods:
            return row("ui/coins", translate("UnitCard", "Load at {site} …"), at=site)
        case c.LoadCargo(site=site):
            text = translate("UnitCard", "Load a space structure from the reserve at {site}")
            return row("ui/coins", text, at=site)
        case c.UnloadCargo(ship=ship, site=site, structure=True):
            text = translate("UnitCard", "Hand {what} over at {site}")
            return row("ui/coins", text, carried_title(match, ship), site)
        case c.UnloadCargo(site=site):
            return row("ui/coins", translate("UnitCard", "Unload at {site} …"), at=site)
        case c.Conquer(planet=planet):
            return row("ui/flag", translate("UnitCard", "Conquer {planet}"), at=planet)
        case c.DestroyStructure(structure=structure):
            home = next(one for one in match.board.planets.values() if structure in one.structures)
            text = translate("UnitCard", "Destroy {what} on {planet}")
            return row("ui/attack", text, names().kind(home.structures[structure].kind), home.id)
        case c.DeployStructure(ship=ship, asteroid=asteroid):
            text = translate("UnitCard", "Place {what}")
            if asteroid is not None and not match.tracked:  # on the board the board asks where
                text = translate("UnitCard", "Place {what} on asteroid {asteroid}")
            return row("ui/move", filled(text, asteroid=asteroid), carried_title(match, ship))
        case c.PickUpStructure(structure=structure):
            text = translate("UnitCard", "Take aboard: {what}")
            return row("ui/move", text, titles.site_title(match, StructureId(structure)))
        case _:
            return row("ui/flag", worded(COMMAND_NAMES[type(command)]))
