"""The cheat sheet of Burning Planets: two pages of phases, tables in force and rules by id."""

from collections.abc import Iterator, Mapping
from typing import Any

from bp_desktop.core.odds import destroy
from bp_desktop.games.burning_planets.tables import NO_DIE
from bp_desktop.texts.game_rules import RuleColumn, RuleRow, RuleTable, SheetPart, SheetStep
from bp_desktop.texts.games.burning_planets.rule_tables import (
    NONE,
    TableWords,
    biomes_table,
    events_table,
    one_face,
    sizes_table,
)


def sheet_pages(words: TableWords, said: Mapping[str, Any]) -> tuple[tuple[SheetPart, ...], ...]:
    """How a turn goes and what things cost; how to fight, take and trade."""
    names, tables = words.names, words.tables
    steps = tuple(
        SheetStep(names.of("phase_short", id_), text) for id_, text in said["phase"].items()
    )
    resources = tuple((f"resource/{one}", names.resource(one)) for one in tables.resources)
    events = events_table(words)._replace(title="")
    building = (*_rules("BUILD", 2, 4, 9), *_rules("SPACE", 1, 2, 5, 9, 4))
    conquest = (*_rules("CONQ", 2, 3, 5, 6, 7, 10), *_rules("BOMB", 1, 2, 3, 4))
    return (
        (
            SheetPart(said["turn"], steps=steps, is_wide=True),
            SheetPart(said["ships"], tables=(_ships(words),), is_wide=True, legend=resources),
            SheetPart(said["structures"], tables=(_structures(words),), is_wide=True),
            SheetPart(said["building"], building),
            SheetPart(said["planets"], tables=(biomes_table(words), sizes_table(words))),
            SheetPart(said["events"], _rules("EVENT", 3, 11), (events,), is_wide=True),
        ),
        (
            SheetPart(said["actions"], _rules("ACT", 1, 2, 4, 6, 8, 11)),
            SheetPart(said["combat"], _rules("COMBAT", 1, 4, 5, 6, 8, 10, 11, 13, 15, 17)),
            SheetPart(said["odds"], tables=(_odds(words),)),
            SheetPart(said["conquest"], conquest),
            SheetPart(said["trade"], (*_rules("TRADE", 3, 5, 8), *_rules("CARGO", 1, 3))),
            SheetPart(said["secrets"], (*_rules("SECRET", 2, 3, 5, 6), *_rules("ALLY", 2, 4))),
            SheetPart(said["setup"], (*_rules("SETUP", 4, 6, 11), *_rules("BOARD", 11))),
            SheetPart(said["end"], (*_rules("WIN", 3, 5), *_rules("ELIM", 1))),
        ),
    )


def _rules(chapter: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"BP-{chapter}-{number}" for number in numbers)


def _factions(words: TableWords) -> tuple[RuleColumn, ...]:
    """One column a faction, for what it pays."""
    return tuple(
        RuleColumn(words.names.faction(id_), picture=f"faction/{id_}")
        for id_ in words.tables.factions
    )


def _ships(words: TableWords) -> RuleTable:
    """Classes once, since figures are the same for all; what each faction calls them and pays."""
    heads, names, tables = words.said, words.names, words.tables

    def rows() -> Iterator[RuleRow]:
        for cls in tables.ship_classes.values():
            yield RuleRow(
                (
                    names.ship_class(cls.id),
                    f"d{cls.attack_die}" if cls.attack_die else NONE,
                    f"d{cls.defence_die}" if cls.defence_die else NONE,
                    str(cls.shield),
                    str(cls.speed),
                    words.actions(cls),
                    *(
                        words.price(faction.ship_costs[cls.id])._replace(
                            label=names.model(faction.id, cls.id),
                            picture=f"ship/{faction.id}_{cls.id}",
                        )
                        for faction in tables.factions.values()
                    ),
                )
            )

    figures = (RuleColumn(heads[one], True) for one in ("attack", "defence", "shield", "speed"))
    columns = (RuleColumn(heads["ship"]), *figures, RuleColumn(heads["actions"]), *_factions(words))
    return RuleTable("sheet_ships", "", "", columns, (one_face(tuple(rows())),))


def _structures(words: TableWords) -> RuleTable:
    heads, names, tables = words.said, words.names, words.tables

    def rows() -> Iterator[RuleRow]:
        for kind in tables.structures.values():
            made = heads["builds_ships"] if kind.builds_ships else NONE
            yield RuleRow(
                (
                    names.kind(kind.id),
                    heads[kind.site],
                    f"d{kind.attack_die}" if kind.attack_die else NONE,
                    str(kind.shield) if kind.attack_die or kind.defence_die else NONE,
                    words.price(kind.yields) if kind.yields else made,
                    *(
                        words.price(faction.structure_costs[kind.id])
                        for faction in tables.factions.values()
                    ),
                ),
                f"structure/{kind.id}",
            )

    columns = (
        RuleColumn(heads["structure"]),
        RuleColumn(heads["site"]),
        RuleColumn(heads["die"], True),
        RuleColumn(heads["shield"], True),
        RuleColumn(heads["yields"]),
        *_factions(words),
    )
    return RuleTable("sheet_structures", "", "", columns, (one_face(tuple(rows())),))


def _odds(words: TableWords) -> RuleTable:
    """What one attack with each die of the tables does to whatever can be attacked."""
    names, tables = words.names, words.tables
    of_ships = {one.attack_die for one in tables.ship_classes.values()}
    of_structures = {one.attack_die for one in tables.structures.values()}
    dice = sorted((of_ships | of_structures) - {NO_DIE})

    def row(name: str, picture: str, die: int, shield: int) -> RuleRow:
        chances = (round(float(destroy(one, die, shield)) * 100) for one in dice)
        return RuleRow((name, *(f"{one} %" if one else NONE for one in chances)), picture)

    side = next(iter(tables.factions))
    rows = (
        *(
            row(names.ship_class(one.id), f"ship/{side}_{one.id}", one.defence_die, one.shield)
            for one in tables.ship_classes.values()
        ),
        *(
            row(names.kind(one.id), f"structure/{one.id}", one.defence_die, one.shield)
            for one in tables.structures.values()
            if one.defence_die
        ),
        row(names.kind("asteroid"), "board/asteroid", 0, tables.asteroid_shield),
    )
    columns = (
        RuleColumn(words.said["target"]),
        *(RuleColumn(f"d{one}", is_figure=True, is_chance=True) for one in dice),
    )
    return RuleTable("sheet_odds", "", "", columns, (one_face(rows),))
