"""Mistakes in modules and decks of cards, and where they are (PA-DATA-8, PA-DATA-9)."""

from collections import Counter
from collections.abc import Iterator

from bp_desktop.core.hexes import from_offset, to_offset
from bp_desktop.core.messages import Message, say
from bp_desktop.games.parsec.definitions import Body, DefinitionSet, ModuleDefinition, Spot
from bp_desktop.games.parsec.tables import ParsecTables

MOST_COPIES = 4
"""Of one card (PA-EVT-5)."""


def cells_of(body: Body) -> tuple[Spot, ...]:
    """All cells of a planet, or the one of an asteroid; perhaps outside of the module."""
    if body.kind == "asteroid":
        return (body.cell,)
    center = from_offset(*body.cell)
    return (body.cell, *(to_offset(near) for near in center.neighbors()))


def module_problems(
    module: ModuleDefinition, pitch: tuple[int, int], tables: ParsecTables
) -> Iterator[Message]:
    """Modules are shuffled, so nothing of one may lie on a seam or hang on its neighbour."""
    rule, used = "PA-DATA-8", Counter[Spot]()
    id_, most = module.id, tables.die
    for body in module.bodies:
        x, y = body.cell
        if not 1 <= body.number <= most:
            yield say(
                "parsec.module.number", rule, "PA-BODY-4", module=id_, column=x, row=y, most=most
            )
        kinds = len(set(body.resources))
        wanted = 2 if body.kind == "planet" else 1
        if kinds != wanted or len(body.resources) != wanted:
            its = "PA-BODY-2" if body.kind == "planet" else "PA-BODY-3"
            yield say(
                "parsec.module.resources", rule, its, module=id_, column=x, row=y, wanted=wanted
            )
        if not set(body.resources) <= set(tables.resources):
            yield say("parsec.module.unknown_resource", rule, module=id_, column=x, row=y)
        if not all(_is_inside(cell, pitch) for cell in cells_of(body)):
            yield say("parsec.module.on_the_seam", rule, "PA-BODY-1", module=id_, column=x, row=y)
        used.update(cells_of(body))
    core = () if module.port_core is None else (module.port_core,)
    for column, row in (*module.docks, *core):
        if not _is_inside((column, row), pitch):
            yield say("parsec.module.on_the_seam", rule, module=module.id, column=column, row=row)
        used[column, row] += 1
    for (column, row), times in used.items():
        if times > 1:
            yield say("parsec.module.overlap", rule, module=module.id, column=column, row=row)
    count, docks = len(module.docks), tables.port.docks
    if module.is_port and count != docks:
        yield say("parsec.module.docks", rule, "PA-PORT-1", module=id_, count=count, wanted=docks)


def _is_inside(cell: Spot, pitch: tuple[int, int]) -> bool:
    """Not on a seam and not beyond it."""
    return 0 < cell[0] < pitch[0] and 0 < cell[1] < pitch[1]


def set_problems(definitions: DefinitionSet, tables: ParsecTables) -> tuple[Message, ...]:
    """Of the modules, whether there is exactly one port among them, and of cards of a kind that
    nobody knows the worth of."""
    found = [
        problem
        for module in definitions.modules
        for problem in module_problems(module, definitions.pitch, tables)
    ]
    ports = sum(module.is_port for module in definitions.modules)
    if definitions.modules and ports != 1:
        found.append(say("parsec.set.one_port", "PA-DATA-8", "PA-COMP-2", count=ports))
    if definitions.modules and definitions.pitch[1] % 2:  # neighbours would be others in each row
        found.append(say("parsec.set.odd_pitch", "PA-DATA-8"))
    found += [
        say("parsec.deck.unknown_class", "PA-EVT-3", "PA-EVT-4", card=card.id)
        for card in definitions.events
        if card.rarity not in tables.rarities or card.category not in tables.categories
    ]
    return tuple(found)


def deck_warnings(definitions: DefinitionSet, tables: ParsecTables) -> tuple[Message, ...]:
    """A deck may be played with all of these (PA-DATA-9, -10)."""
    rule, found = "PA-DATA-9", list[Message]()
    count, wanted = definitions.cards, tables.event_cards
    if definitions.events and count != wanted:
        found.append(say("parsec.deck.count", rule, "PA-COMP-7", count=count, wanted=wanted))
    for card in definitions.events:
        rarity = tables.rarities.get(card.rarity)
        most = (rarity and rarity.max_copies) or MOST_COPIES
        if card.copies > most:
            found.append(say("parsec.deck.copies", rule, "PA-EVT-5", card=card.id, most=most))
        spoken = {*dict(getattr(card.effect, "amounts", {})), getattr(card.effect, "unit", "")}
        if not spoken <= {*tables.units, *tables.resources, ""}:
            found.append(say("parsec.deck.unknown_thing", "PA-DATA-10", card=card.id))
    return tuple(found)
