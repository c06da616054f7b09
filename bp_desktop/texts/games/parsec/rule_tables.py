"""Tables of Parsec to be looked up: units under each faction, victory, purchases, cards, odds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bp_desktop.core.odds import percent, strike
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.definitions import FactionDefinition
from bp_desktop.games.parsec.options import CustomVictory
from bp_desktop.games.parsec.sheets import STATS, technical_sheet
from bp_desktop.games.parsec.tables import ParsecTables, Threshold, UnitType
from bp_desktop.texts.game_rules import Price, RuleColumn, RuleRow, RuleTable, TableFace
from bp_desktop.texts.games.parsec.formats import name_of
from bp_desktop.texts.speech import Speech

NONE = "–"
STRUCTURES = (2, 3, 7)
"""Joined colonies that the table of chances has (chapter 18)."""


class SheetWords(NamedTuple):
    """What tables are made with."""

    tables: ParsecTables
    speech: Speech
    said: Mapping[str, str]
    """Heads and words of the tables, from the file of the language."""
    factions: tuple[FactionDefinition, ...] = ()
    """Those of a match."""
    targets: CustomVictory | None = None
    """What a table plays for instead of what is printed (PA-GAP-4)."""

    def price(self, purse: Purse) -> Price:
        return Price(
            tuple((f"resource/{one}", self.name("resource", one), amount) for one, amount in purse)
        )

    def name(self, section: str, id_: str) -> str:
        return name_of(section, id_, self.speech)

    def table(
        self,
        id_: str,
        chapter: str,
        heads: Sequence[str],
        rows: Iterable[RuleRow],
        figures: Sequence[str] = (),
    ) -> RuleTable:
        columns = tuple(RuleColumn(self.said[head], head in figures) for head in heads)
        face = TableFace("", "", "", tuple(rows))
        return RuleTable(id_, chapter, self.said[id_], columns, (face,))


def rule_tables(words: SheetWords) -> Iterator[RuleTable]:
    yield technical(words)
    yield _resources(words)
    yield victory(words)
    yield purchases(words)
    yield rarities(words)
    yield _categories(words)
    yield points(words)
    yield odds(words)


def technical(words: SheetWords) -> RuleTable:
    """As printed, and as each faction of a match makes it."""
    said = words.said
    figures = (*STATS, "pieces", "score")
    columns = (
        RuleColumn(said["unit"]),
        RuleColumn(said["kind"]),
        *(RuleColumn(said[one], is_figure=True) for one in figures),
        RuleColumn(said["cost"]),
    )

    def rows(kinds: Iterable[UnitType]) -> Iterator[RuleRow]:
        for one in kinds:
            sort = said["structure"] if one.is_colony else said[one.size]
            kind = f"{sort}, {said['military' if one.military else 'civil']}"
            numbers = (*(getattr(one, stat) for stat in STATS), one.limit, one.score)
            name, price = words.name("unit", one.id), words.price(one.cost)
            yield RuleRow((name, kind, *map(str, numbers), price), f"unit/{one.id}")

    faces = [TableFace("", said["printed"], "", tuple(rows(words.tables.units.values())))]
    for one in words.factions:
        changed = rows(technical_sheet(words.tables, one.modifiers))
        language = words.speech.language
        name = one.name.get(language) or one.name.get("") or one.name.get("en") or one.id
        faces.append(TableFace(one.id, name, "", tuple(changed)))
    return RuleTable("technical", "PA-UNIT", said["technical"], columns, tuple(faces))


def _resources(words: SheetWords) -> RuleTable:
    rows = (
        RuleRow((words.name("resource", one.id), one.abbr, str(one.bank)), f"resource/{one.id}")
        for one in words.tables.resources.values()
    )
    return words.table("resources", "PA-RES", ("resource", "short", "bank"), rows, ("bank",))


def victory(words: SheetWords) -> RuleTable:
    """As printed; where a table chose targets of its own, those alone are in force."""
    heads = ("players", "grid", "dominated", "colonies", "each")

    def row(players: str, grid: tuple[int, int], one: Threshold | CustomVictory) -> RuleRow:
        goals = one.dominated_modules, one.colonies, one.each_resource
        return RuleRow((players, f"{grid[0]} × {grid[1]}", *map(str, goals)))

    own = words.targets
    rows = (
        [row(NONE, (own.columns, own.rows), own)]
        if own is not None
        else [
            row(", ".join(map(str, one.players)), one.grid, one) for one in words.tables.thresholds
        ]
    )
    return words.table("victory", "PA-WIN", heads, rows, heads[2:])


def purchases(words: SheetWords) -> RuleTable:
    tables, said = words.tables, words.said

    def rows() -> Iterator[RuleRow]:
        for one in tables.units.values():
            name, icon = words.name("unit", one.id), f"unit/{one.id}"
            where = said["by_cargo" if one.is_colony else "at_colony"]
            yield RuleRow((name, where, words.price(one.cost)), icon)
            if one.aboard_surcharge:
                cost = words.price(one.cost + one.aboard_surcharge)
                yield RuleRow((name, said["aboard"], cost), icon)
        colony, converted = tables.colony, tables.cargo.convert_to_colony
        if converted is not None:
            cells = (words.name("unit", colony.id), said["by_conversion"], words.price(converted))
            yield RuleRow(cells, f"unit/{colony.id}")
        price = words.price(tables.event_price)
        yield RuleRow((said["event_card"], said["from_deck"], price), "ui/bolt")
        port = tables.port
        rate = said["exchange_rate"].format(give=port.exchange_give, get=port.exchange_get)
        yield RuleRow((said["exchange"], NONE, rate), "ui/coins")

    return words.table("purchases", "PA-PLACE", ("bought", "where", "cost"), rows())


def rarities(words: SheetWords) -> RuleTable:
    rows = (
        RuleRow(
            (
                words.name("rarity", one.id),
                words.price(one.sells_for),
                str(one.max_copies) if one.max_copies else words.said["unknown"],
            )
        )
        for one in words.tables.rarities.values()
    )
    return words.table("rarities", "PA-EVT", ("rarity", "sells", "copies"), rows)


def _categories(words: SheetWords) -> RuleTable:
    rows = (
        RuleRow((words.name("category", one), words.said.get(one, NONE)))
        for one in words.tables.categories
    )
    return words.table("categories", "PA-EVT", ("category", "meaning"), rows)


def points(words: SheetWords) -> RuleTable:
    tables, said = words.tables, words.said
    rows = [
        RuleRow((words.name("unit", one.id), str(one.score)), f"unit/{one.id}")
        for one in tables.units.values()
    ]
    rows += [
        RuleRow((said["event_of"].format(rarity=words.name("rarity", one.id)), str(one.score)))
        for one in tables.rarities.values()
    ]
    rows.append(RuleRow((said["card_in_hand"], "1")))
    return words.table("points", "PA-VTIME", ("source", "score"), rows, ("score",))


def odds(words: SheetWords) -> RuleTable:
    """One strike with printed bonuses, attackers below each other (chapter 18)."""
    tables, said, die = words.tables, words.said, words.tables.die
    targets = [(words.name("unit", one.id), f"unit/{one.id}", one) for one in tables.units.values()]
    colony = tables.colony
    joined = [(said["structure_of"].format(count=count), count) for count in STRUCTURES]
    columns = (
        RuleColumn(said["target"]),
        *(RuleColumn(name, True, icon, is_chance=True) for name, icon, _one in targets),
        *(RuleColumn(name, True, is_chance=True) for name, _count in joined),
    )
    defences = [one.defence for _name, _icon, one in targets]
    defences += [colony.defence * count for _name, count in joined]

    def row(name: str, icon: str, attack: int) -> RuleRow:
        chances = (percent(strike(die, die, lead=attack - defence)) for defence in defences)
        return RuleRow((name, *(f"{one} %" if one else NONE for one in chances)), icon)

    def rows() -> Iterator[RuleRow]:
        for name, icon, one in targets:
            if one.can_attack:
                yield row(name, icon, one.attack)
            for count in range(1, one.carries_small + 1) if one.attack_per_carried_fighter else ():
                laden = said["carrying"].format(unit=name, count=count)
                yield row(laden, icon, one.attack + count * one.attack_per_carried_fighter)

    face = TableFace("", "", "", tuple(rows()))
    return RuleTable("odds", "PA-COMBAT", said["odds"], columns, (face,))
