"""The rulebook of Burning Planets: its paragraphs, and the faction tables of the edition."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import SYMBOLS
from bp_desktop.games.burning_planets.tables import Faction, Tables
from bp_desktop.texts.games.burning_planets.formats import names_in
from bp_desktop.texts.rulebook import (
    Rulebook,
    RuleParagraph,
    paragraphs_of,
    questions_in,
    read_book,
)

LETTERS = {str(resource): letter for letter, resource in SYMBOLS.items()}
ROW = 0.95
"""What a line of a table counts in a search: whoever searches finds rules before it."""
TABLES_FOLLOW = "BP-FAC-9"
"""The rows of the factions stand behind this rule, as in the book."""


def rulebook(tables: Tables, language: str) -> Rulebook:
    """The rules in words, with the numbers of these tables."""
    book = read_book("burning_planets", language)
    chapter = next(one["title"] for one in book["chapter"] if one["id"] == "BP-FAC")
    rows = [
        RuleParagraph(id_, chapter, text, ROW, asked)
        for faction in tables.factions.values()
        for id_, text, asked in _rows(tables, faction, book["row"], language)
    ]
    return Rulebook(_with_rows(paragraphs_of("burning_planets", language), rows))


def row_of(tables: Tables, faction: str, thing: str) -> str:
    """The id of the row that says what a ship of a class or a kind is for a faction; "" where the
    tables have none."""
    things = [*tables.ship_classes, *tables.naturals, *tables.structures]
    return f"BP-FAC-{faction[0].upper()}{things.index(thing) + 1}" if thing in things else ""


def _with_rows(
    paragraphs: Iterable[RuleParagraph], rows: Iterable[RuleParagraph]
) -> Iterator[RuleParagraph]:
    for paragraph in paragraphs:
        yield paragraph
        if paragraph.id == TABLES_FOLLOW:
            yield from rows


def _rows(
    tables: Tables, faction: Faction, words: Mapping[str, str], language: str
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """With its id, and what people ask of it: ships, then what grows, then what is built, numbered
    in the order of the tables."""
    names = names_in(language)
    whose, letter = names.body("faction", faction.id), faction.id[0].upper()

    def die(word: str, sides: int) -> str:
        return words[word].format(die=f"d{sides}")

    def number(word: str, value: int) -> str:
        return words[word].format(number=value)

    def amounts(word: str, purse: Purse) -> str:
        in_letters = (f"{amount} {LETTERS[kind]}" for kind, amount in purse.amounts.items())
        return words[word].format(amounts=" + ".join(in_letters))

    def ships() -> Iterator[tuple[str, list[str]]]:
        for cls in tables.ship_classes.values():
            name = names.model(faction.id, cls.id)
            kind = names.body("ship_class", cls.id)
            title = name if name.casefold() == kind.casefold() else f"{name} ({kind})"
            attack = die("attack", cls.attack_die) if cls.attack_die else words["no_attack"]
            defence, shield = die("defence", cls.defence_die), number("shield", cls.shield)
            cost = amounts("cost", faction.ship_costs[cls.id])
            yield title, [attack, defence, shield, number("speed", cls.speed), cost]

    def naturals() -> Iterator[tuple[str, list[str]]]:
        for kind in tables.naturals.values():
            yield names.kind(kind.id), [words["no_cost"], amounts("yields", kind.yields)]

    def structures() -> Iterator[tuple[str, list[str]]]:
        for kind in tables.structures.values():
            said = []
            if kind.attack_die:
                said = [die("attack", kind.attack_die), die("defence", kind.defence_die)]
                said.append(number("shield", kind.shield))
            said.append(amounts("cost", faction.structure_costs[kind.id]))
            if kind.yields:
                said.append(amounts("yields", kind.yields))
            if kind.builds_ships:
                said.append(words["builds_ships"])
            yield names.kind(kind.id), said

    for place, (title, said) in enumerate(chain(ships(), naturals(), structures()), 1):
        asked = words["asked_of_ship" if place <= len(tables.ship_classes) else "asked"]
        questions = tuple(one.format(name=title) for one in questions_in(asked))
        yield f"BP-FAC-{letter}{place}", f"{whose}, {title}: {', '.join(said)}.", questions
