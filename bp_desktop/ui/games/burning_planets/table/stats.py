"""Stats of ships and structures: what a thing yields, fights and moves with, as icons and words."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.actions import attacks_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import ShipClass, StructureKind
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, resource_looks
from bp_desktop.ui.widgets.row_painting import NotePart

translate = QCoreApplication.translate
DOT = "●"
DRAWN = (4, 6, 8, 12, 20)


def die_part(die: int, ink: str = "muted") -> NotePart:
    return NotePart(f"d{die}", ink, die_picture(die))


def die_picture(die: int) -> str:
    """The drawing of a die; a table of one's own may have others than those that are drawn."""
    return f"die/d{die}" if die in DRAWN else "ui/dice"


def fighting_parts(die: int, shield: int) -> Iterator[NotePart]:
    """What it attacks with, and what others have to beat."""
    if die:
        yield die_part(die)
    yield NotePart(str(shield), "muted", "ui/shield")


def actions_of(cls: ShipClass) -> int:
    return cls.any_actions or cls.move_actions + cls.attack_actions


def structure_parts(match: Match, kind: StructureKind) -> Iterator[NotePart]:
    """What a structure is good for, in one line."""
    if kind.attack_die or kind.category == "defence":
        yield from fighting_parts(kind.attack_die, kind.shield)
        text = translate("stats", "attacks {count}×")
        yield NotePart(f"  {filled(text, count=attacks_of(match, kind))}", "muted")
    elif kind.builds_ships:
        yield NotePart(translate("stats", "builds ships on this planet"), "muted")
    elif kind.yields:
        before, _, after = translate("stats", "produces {amounts} per turn").partition("{amounts}")
        if before.strip():
            yield NotePart(before.strip(), "muted")
        yield from yield_parts(kind.yields)
        yield NotePart(f" {after.strip()}", "muted")


def yield_parts(amounts: Purse, ink: str = "muted") -> Iterator[NotePart]:
    """Each resource with a plus."""
    looks = resource_looks()
    for resource, amount in amounts:
        yield NotePart(f"+{amount}", ink, looks[resource].picture)


def price_parts(price: Purse) -> Iterator[NotePart]:
    """Each resource with a minus."""
    looks = resource_looks()
    for resource, amount in price:
        yield NotePart(f"−{amount}", "text", looks[resource].picture)


def ship_parts(cls: ShipClass) -> Iterator[NotePart]:
    """Die, shield, speed, and a gold dot for each action."""
    yield from fighting_parts(cls.attack_die, cls.shield)
    yield NotePart(str(cls.speed), "muted", "ui/speed")
    yield NotePart(f"  {DOT * actions_of(cls)}", "gold")


def about_structure(match: Match, kind: StructureKind) -> str:
    """The same in whole words."""
    if kind.attack_die or kind.category == "defence":
        text = translate("stats", "Attack die d{die}, shield {shield}, attacks per turn: {count}")
        count = attacks_of(match, kind)
        return filled(text, die=kind.attack_die, shield=kind.shield, count=count)
    if kind.builds_ships:
        return translate("stats", "builds ships on this planet")
    if kind.yields:
        text = translate("stats", "produces {amounts} per turn")
        return filled(text, amounts=fact_words(kind.yields))
    return ""


def about_ship(match: Match, cls: ShipClass) -> str:
    text = translate("stats", "Attack die d{die}, shield {shield}, speed {speed}")
    if not cls.attack_die:
        text = translate("stats", "Unarmed, shield {shield}, speed {speed}")
    said = filled(text, die=cls.attack_die, shield=cls.shield, speed=cls.speed)
    if cls.any_actions:
        count = filled(translate("stats", "actions: {count}"), count=cls.any_actions)
    else:
        text = translate("stats", "moves: {moves}, attacks: {attacks}")
        count = filled(text, moves=cls.move_actions, attacks=cls.attack_actions)
    said = f"{said}, {count}"
    capacity = match.options.cargo_capacity
    if cls.max_space_structures:
        hold = translate("stats", "carries goods")
        if capacity:
            hold = filled(translate("stats", "carries up to {count}"), count=capacity)
        said = f"{said}, {hold}"
    return said
