"""The three books of a set: modules, event cards and factions, as lists with a form each."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.ids import CardId, DefinitionOrigin, FactionId, ModuleId
from bp_desktop.games.parsec.library import content, steps as s
from bp_desktop.games.parsec.sheets import STATS, technical_sheet
from bp_desktop.texts.games.parsec import definition_words as words
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.records_panel import RecordBook
from bp_desktop.ui.editor.panels.struct_book import StructBook
from bp_desktop.ui.games.parsec.book import fact_words, named, tables
from bp_desktop.ui.games.parsec.library.part_fields import EFFECTS, FORMS, MODIFIERS, word
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.words.wording import shown_name

SetBook: TypeAlias = RecordBook[content.ParsecSet, s.AnySetCommand]
translate = QCoreApplication.translate
MARKS = ("origin", "complete", "version")
"""What every definition has (PA-DATA-1)."""


def sample_word() -> str:
    """The badge of everything invented (PA-DATA-3)."""
    return translate("parsec set", "SAMPLE")


def _book(sort: content.DefinitionSort, note: Callable[[Any], str], **its: Any) -> SetBook:
    """One of the three; `note` stands beside the name of each, `its` tells it from the others."""

    def enter(one: object) -> s.AnySetCommand:
        whole = msgspec.convert({sort: (one,)}, d.DefinitionSet, from_attributes=True)
        return s.EnterDefinitions(whole)

    def row(one: Any) -> Row:
        mark = sample_word() if one.origin is DefinitionOrigin.SAMPLE else ""
        said = " · ".join(some for some in (mark, note(one)) if some)
        ink = "" if one.complete else "faint"
        return Row(one.id, shown_name(one.name) or one.id, said, ink=ink)

    return StructBook(
        forms=FORMS,
        all_of=lambda state: getattr(state.definitions, sort),
        enter=enter,
        remove=lambda id_: s.RemoveDefinition(sort, id_),
        ids=f"own-{sort[0]}",
        row=row,
        last=MARKS,
        **its,
    ).records()


def entered(words_: str, count: tuple[int, int]) -> str:
    return f"{words_}: {count[0]}/{count[1]}"


def _sheet(one: d.FactionDefinition) -> tuple[str, ...]:
    """Costs, figures and points as this faction makes them (PA-APP-3)."""
    told = [named("terms", "technical_sheet")]
    for kind in technical_sheet(tables(), one.modifiers):
        figures = (f"{word(words.VALUES, stat)} {getattr(kind, stat)}" for stat in STATS)
        points = f"{translate('parsec set', 'Points')} {kind.score}"
        facts = ", ".join((fact_words(kind.cost), *figures, points))
        told.append(f"{named('unit', kind.id)}: {facts}")
    return tuple(told)


def _module_note(one: d.ModuleDefinition) -> str:
    if one.is_port:
        return named("terms", "port")
    return filled(translate("parsec set", "Planets and asteroids: {count}"), count=len(one.bodies))


def modules() -> SetBook:
    return _book(
        "modules",
        _module_note,
        new_text=lambda: translate("parsec set", "New module"),
        first=lambda id_: d.ModuleDefinition(ModuleId(id_), DefinitionOrigin.OWNER),
        names=("name", "rim"),
        head=lambda state: (
            entered(translate("parsec set", "Modules entered"), _have(state).modules),
        ),
    )


def _have(state: content.ParsecSet) -> content.SetCounters:
    return content.counters(state.definitions, tables())


def _events_head(state: content.ParsecSet) -> tuple[str, ...]:
    have = _have(state)
    rarities = (f"{named('rarity', one)}: {count}" for one, count in have.by_rarity.items())
    cards = entered(translate("parsec set", "Event cards entered"), have.cards)
    return (cards, ", ".join(rarities))


def events() -> SetBook:
    categories, rarities = tuple(tables().categories), tuple(tables().rarities)
    return _book(
        "events",
        lambda one: f"{named('rarity', one.rarity).partition(' (')[0]} × {one.copies}",
        new_text=lambda: translate("parsec set", "New event card"),
        first=lambda id_: d.EventDefinition(
            CardId(id_), DefinitionOrigin.OWNER, categories[0], rarities[0], {}
        ),
        names=(
            *("name", "category", "rarity", "copies", "text"),
            *("when", "scope", "rounds", "duration", "set"),
        ),
        more=lambda one: FORMS.one_part(one, "effect", EFFECTS),
        with_more=lambda one, *change: FORMS.with_part(one, "effect", EFFECTS, *change),
        head=_events_head,
    )


def factions() -> SetBook:
    removal = translate("parsec set", "Nothing: remove it")
    return _book(
        "factions",
        lambda one: "" if one.playable else translate("parsec set", "not dealt yet"),
        new_text=lambda: translate("parsec set", "New faction"),
        first=lambda id_: d.FactionDefinition(FactionId(id_), DefinitionOrigin.OWNER, {}),
        names=("name", "text", "playable"),
        more=lambda one: FORMS.many_parts(one.modifiers, MODIFIERS, removal),
        with_more=lambda one, *change: FORMS.with_parts(one, "modifiers", MODIFIERS, *change),
        head=lambda state: (
            entered(translate("parsec set", "Factions entered"), _have(state).factions),
        ),
        foot=_sheet,
    )
