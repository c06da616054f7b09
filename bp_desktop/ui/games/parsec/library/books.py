"""The three books of a set: modules, event cards and factions, as lists with a form each."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.ids import CardId, DefinitionOrigin, FactionId, ModuleId
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import (
    DefinitionSort,
    ParsecSet,
    SetCounters,
    counters,
)
from bp_desktop.games.parsec.sheets import STATS, technical_sheet
from bp_desktop.texts.games.parsec import definition_words as words
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.records_panel import FieldValue, RecordBook, RecordField
from bp_desktop.ui.games.parsec.book import fact_words, named, tables
from bp_desktop.ui.games.parsec.library import part_fields as p
from bp_desktop.ui.widgets.row_painting import Row

SetBook: TypeAlias = RecordBook[ParsecSet, s.AnySetCommand]
translate = QCoreApplication.translate
MARKS = ("origin", "complete", "version")
"""What every definition has (PA-DATA-1)."""


def sample_word() -> str:
    """The badge of everything invented (PA-DATA-3)."""
    return translate("parsec set", "SAMPLE")


class _Sort(NamedTuple):
    """One of the three, and what tells it from the others."""

    sort: DefinitionSort
    new_text: Callable[[], str]
    first: Callable[[str], Any]
    note: Callable[[Any], str]
    names: tuple[str, ...]
    """The plain fields of the form."""
    head: Callable[[SetCounters], tuple[str, ...]]
    more: Callable[[Any], list[RecordField]] = lambda _one: []
    with_more: Callable[[Any, str, FieldValue], Any] = p.with_value
    foot: Callable[[Any], tuple[str, ...]] = lambda _one: ()


def _book(its: _Sort) -> SetBook:
    def all_(state: ParsecSet) -> tuple[Any, ...]:
        return tuple(getattr(state.definitions, its.sort))

    def one_of(state: ParsecSet, id_: str) -> Any:
        return next(one for one in all_(state) if one.id == id_)

    def entering(one: object) -> s.AnySetCommand:
        return s.EnterDefinitions(
            msgspec.convert({its.sort: (one,)}, d.DefinitionSet, from_attributes=True)
        )

    def row(one: Any) -> Row:
        mark = sample_word() if one.origin is DefinitionOrigin.SAMPLE else ""
        note = " · ".join(word for word in (mark, its.note(one)) if word)
        ink = "" if one.complete else "faint"
        return Row(one.id, p.shown_name(one.name) or one.id, note, ink=ink)

    def new(state: ParsecSet) -> tuple[str, s.AnySetCommand]:
        taken, number = {one.id for one in all_(state)}, 1
        while (id_ := f"own-{its.sort[0]}{number:02}") in taken:
            number += 1
        return id_, entering(its.first(id_))

    def changed(
        state: ParsecSet, id_: str, field: str, value: FieldValue
    ) -> s.AnySetCommand | None:
        before = one_of(state, id_)
        plain = field in (*its.names, *MARKS)
        after = (p.with_value if plain else its.with_more)(before, field, value)
        return None if after is None or after == before else entering(after)

    def fields(state: ParsecSet, id_: str) -> tuple[RecordField, ...]:
        one = one_of(state, id_)
        return (*p.part_fields(one, its.names), *its.more(one), *p.part_fields(one, MARKS))

    return RecordBook(
        its.new_text,
        head=lambda state: its.head(counters(state.definitions, tables())),
        rows=lambda state: tuple(map(row, all_(state))),
        fields=fields,
        changed=changed,
        new=new,
        removal=lambda id_: s.RemoveDefinition(its.sort, id_),
        foot=lambda state, id_: its.foot(one_of(state, id_)),
    )


def entered(words_: str, count: tuple[int, int]) -> str:
    return f"{words_}: {count[0]}/{count[1]}"


# --- what an event does


def _effect_fields(one: d.EventDefinition) -> list[RecordField]:
    now = "" if one.effect is None else str(one.effect.__struct_config__.tag)
    kinds = p.effect_choices(p.EFFECTS)
    found = [RecordField("effect", p.word(words.FIELDS, "effect"), now, kinds)]
    return found if one.effect is None else [*found, *p.part_fields(one.effect, prefix="effect.")]


def _with_effect(one: d.EventDefinition, field: str, value: FieldValue) -> object:
    if field == "effect":
        kind = p.EFFECTS.get(str(value))
        return replace(one, effect=None if kind is None else p.new_part(kind))
    changed = p.with_value(one.effect, field.removeprefix("effect."), value)  # type: ignore[type-var]  # it has one
    return None if changed is None else replace(one, effect=changed)


# --- what a faction changes


def _modifier_fields(one: d.FactionDefinition) -> list[RecordField]:
    kinds, said = p.effect_choices(p.MODIFIERS), p.word(words.FIELDS, "kind")
    removable = (("", translate("parsec set", "Nothing: remove it")), *kinds[1:])
    found: list[RecordField] = []
    for place, part in enumerate(one.modifiers):
        found.append(RecordField(f"{place}", said, str(part.__struct_config__.tag), removable))
        found += p.part_fields(part, prefix=f"{place}.")
    return [*found, RecordField("more", p.word(words.FIELDS, "more"), "", (("", "…"), *kinds[1:]))]


def _with_modifier(one: d.FactionDefinition, field: str, value: FieldValue) -> object:
    parts: list[Any] = list(one.modifiers)
    place, _, name = field.partition(".")
    kind = p.MODIFIERS.get(str(value))
    if field == "more":
        parts += [] if kind is None else [p.new_part(kind)]
    elif name:
        parts[int(place)] = p.with_value(parts[int(place)], name, value)
    else:
        parts[int(place) : int(place) + 1] = [] if kind is None else [p.new_part(kind)]
    return None if None in parts else replace(one, modifiers=tuple(parts))


def _sheet(one: d.FactionDefinition) -> tuple[str, ...]:
    """Costs, figures and points as this faction makes them (PA-APP-3)."""
    told = [named("terms", "technical_sheet")]
    for kind in technical_sheet(tables(), one.modifiers):
        figures = (f"{p.word(words.VALUES, stat)} {getattr(kind, stat)}" for stat in STATS)
        points = f"{translate('parsec set', 'Points')} {kind.score}"
        facts = ", ".join((fact_words(kind.cost), *figures, points))
        told.append(f"{named('unit', kind.id)}: {facts}")
    return tuple(told)


# --- the books


def _module_note(one: d.ModuleDefinition) -> str:
    if one.is_port:
        return named("terms", "port")
    return filled(translate("parsec set", "Bodies: {count}"), count=len(one.bodies))


def modules() -> SetBook:
    return _book(
        _Sort(
            "modules",
            lambda: translate("parsec set", "New module"),
            lambda id_: d.ModuleDefinition(ModuleId(id_), DefinitionOrigin.OWNER),
            _module_note,
            ("name", "rim"),
            lambda have: (entered(translate("parsec set", "Modules entered"), have.modules),),
        )
    )


def _events_head(have: SetCounters) -> tuple[str, ...]:
    rarities = (f"{named('rarity', one)}: {count}" for one, count in have.by_rarity.items())
    return (
        entered(translate("parsec set", "Event cards entered"), have.cards),
        ", ".join(rarities),
    )


def events() -> SetBook:
    return _book(
        _Sort(
            "events",
            lambda: translate("parsec set", "New event card"),
            lambda id_: d.EventDefinition(
                CardId(id_),
                DefinitionOrigin.OWNER,
                next(iter(tables().categories)),
                next(iter(tables().rarities)),
                {},
            ),
            lambda one: f"{named('rarity', one.rarity).partition(' (')[0]} × {one.copies}",
            (
                *("name", "category", "rarity", "copies", "text"),
                *("when", "scope", "rounds", "duration", "set"),
            ),
            _events_head,
            _effect_fields,
            _with_effect,
        )
    )


def factions() -> SetBook:
    return _book(
        _Sort(
            "factions",
            lambda: translate("parsec set", "New faction"),
            lambda id_: d.FactionDefinition(FactionId(id_), DefinitionOrigin.OWNER, {}),
            lambda one: "" if one.playable else translate("parsec set", "not dealt yet"),
            ("name", "text", "playable"),
            lambda have: (entered(translate("parsec set", "Factions entered"), have.factions),),
            _modifier_fields,
            _with_modifier,
            _sheet,
        )
    )
