"""Tables of Burning Planets to be looked up: factions, ships, structures, planets, events."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.names import Names
from bp_desktop.games.burning_planets.tables import Faction, ShipClass, Tables
from bp_desktop.texts.game_rules import Price, RuleColumn, RuleRow, RuleTable, TableFace

NONE = "–"


class TableWords(NamedTuple):
    """What tables are made with."""

    tables: Tables
    names: Names
    said: Mapping[str, str]
    """Heads and words of the tables, from the file of the language."""

    def price(self, purse: Purse) -> Price:
        names = self.names
        return Price(
            tuple(
                (f"resource/{one}", names.resource(one), amount)
                for one, amount in purse.amounts.items()
            )
        )

    def actions(self, cls: ShipClass) -> str:
        if cls.any_actions:
            return str(cls.any_actions)
        moves, attacks = cls.move_actions, cls.attack_actions
        return self.said["moves_attacks"].format(moves=moves, attacks=attacks)

    def kinds(self, ids: Iterable[str]) -> str:
        return ", ".join(self.names.kind(one) for one in ids) or NONE


def rule_tables(words: TableWords) -> Iterator[RuleTable]:
    yield _factions(words)
    yield _ships(words, "ships", "BP-SHIP")
    yield _ships(words, "combat_ships", "BP-COMBAT")
    yield _structures(words)
    yield sizes_table(words)
    yield biomes_table(words)
    yield events_table(words)


def _faces(words: TableWords, rows: Any) -> tuple[TableFace, ...]:
    return tuple(
        TableFace(one.id, words.names.faction(one.id), f"faction/{one.id}", tuple(rows(one)))
        for one in words.tables.factions.values()
    )


def _factions(words: TableWords) -> RuleTable:
    said, names = words.said, words.names
    rows = tuple(
        RuleRow(
            (
                names.faction(one.id),
                names.biome(one.starting_biome),
                ", ".join(names.model(one.id, cls) for cls in words.tables.ship_classes),
            ),
            f"faction/{one.id}",
        )
        for one in words.tables.factions.values()
    )
    columns = RuleColumn(said["faction"]), RuleColumn(said["start"]), RuleColumn(said["ships"])
    return RuleTable("factions", "BP-FAC", said["factions"], columns, (one_face(rows),))


def one_face(rows: tuple[RuleRow, ...]) -> TableFace:
    return TableFace("", "", "", rows)


def _ships(words: TableWords, id_: str, chapter: str) -> RuleTable:
    said, names = words.said, words.names

    def rows(faction: Faction) -> Iterator[RuleRow]:
        for cls in words.tables.ship_classes.values():
            yield RuleRow(
                (
                    names.model(faction.id, cls.id),
                    f"d{cls.attack_die}" if cls.attack_die else NONE,
                    f"d{cls.defence_die}" if cls.defence_die else NONE,
                    str(cls.shield),
                    str(cls.speed),
                    words.actions(cls),
                    words.price(faction.ship_costs[cls.id]),
                ),
                f"ship/{faction.id}_{cls.id}",
            )

    columns = (
        RuleColumn(said["ship"]),
        *(RuleColumn(said[one], True) for one in ("attack", "defence", "shield", "speed")),
        RuleColumn(said["actions"]),
        RuleColumn(said["cost"], True),
    )
    return RuleTable(id_, chapter, said[id_], columns, _faces(words, rows), is_told=True)


def _structures(words: TableWords) -> RuleTable:
    said, names = words.said, words.names

    def rows(faction: Faction) -> Iterator[RuleRow]:
        for kind in words.tables.structures.values():
            armed = kind.attack_die or kind.defence_die
            made = said["builds_ships"] if kind.builds_ships else NONE
            yield RuleRow(
                (
                    names.kind(kind.id),
                    said[kind.site],
                    f"d{kind.attack_die}" if kind.attack_die else NONE,
                    str(kind.shield) if armed else NONE,
                    words.price(kind.yields) if kind.yields else made,
                    words.price(faction.structure_costs[kind.id]),
                ),
                f"structure/{kind.id}",
            )

    columns = (
        RuleColumn(said["structure"]),
        RuleColumn(said["site"]),
        RuleColumn(said["die"], True),
        RuleColumn(said["shield"], True),
        RuleColumn(said["yields"], True),
        RuleColumn(said["cost"], True),
    )
    return RuleTable(
        "structures", "BP-BUILD", said["structures"], columns, _faces(words, rows), is_told=True
    )


def sizes_table(words: TableWords) -> RuleTable:
    said, names = words.said, words.names
    rows = tuple(
        RuleRow(
            (
                names.size(one.id),
                ", ".join(map(str, one.faces)),
                f"d{one.resource_die}",
                str(one.radius),
                str(3 * one.radius * (one.radius + 1) + 1),
                str(6 * one.radius),
            )
        )
        for one in words.tables.sizes.values()
    )
    columns = (
        RuleColumn(said["size"]),
        *(RuleColumn(said[one], True) for one in ("roll_d4", "resource_die", "radius", "cells")),
        RuleColumn(said["border"], True),
    )
    return RuleTable("sizes", "BP-GEN", said["sizes"], columns, (one_face(rows),))


def biomes_table(words: TableWords) -> RuleTable:
    said, names = words.said, words.names
    rows = tuple(
        RuleRow(
            (
                names.biome(one.id),
                ", ".join(map(str, one.faces)),
                str(one.forest_rolls),
                str(one.mountain_rolls),
                words.kinds(one.forbidden_structures),
            ),
            f"biome/{one.id}",
        )
        for one in words.tables.biomes.values()
    )
    columns = (
        RuleColumn(said["kind_of_planet"]),
        RuleColumn(said["roll_d6"], True),
        RuleColumn(said["forest_rolls"], True),
        RuleColumn(said["mountain_rolls"], True),
        RuleColumn(said["never"]),
    )
    return RuleTable("planets", "BP-GEN", said["planets"], columns, (one_face(rows),))


def events_table(words: TableWords) -> RuleTable:
    said, names = words.said, words.names
    rows = tuple(
        RuleRow(
            (
                str(one.roll),
                names.event(one.id),
                words.kinds(one.no_yield),
                words.kinds(one.no_build),
                said["ships_act"] if one.ships_act else said["ships_rest"],
            )
        )
        for one in words.tables.events.values()
    )
    columns = (
        RuleColumn(f"d{words.tables.event_die}", True),
        *(RuleColumn(said[one]) for one in ("event", "no_yield", "no_build", "ships")),
    )
    return RuleTable("events", "BP-EVENT", said["events"], columns, (one_face(rows),))


def with_house_rules(table: RuleTable, usual: RuleTable) -> RuleTable:
    """Rows that the book does not have so are house rules."""
    known = {(face.id, row.cells) for face in usual.faces for row in face.rows}
    faces = tuple(
        face._replace(
            rows=tuple(
                row._replace(is_house=(face.id, row.cells) not in known) for row in face.rows
            )
        )
        for face in table.faces
    )
    return table._replace(faces=faces)
