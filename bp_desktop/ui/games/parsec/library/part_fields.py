"""Definitions as fields of a form: how each is called, and what it may be."""

from collections.abc import Iterable
from typing import get_args

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.games.parsec.sheets import STATS
from bp_desktop.texts.games.parsec import definition_words as words
from bp_desktop.ui.editor.struct_forms import StructForms, by_tag
from bp_desktop.ui.games.parsec.book import named, tables
from bp_desktop.ui.words.wording import translated

EFFECTS = by_tag(get_args(d.CardEffect))
MODIFIERS = by_tag(get_args(d.FactionModifier))


def word(table: dict[str, str], key: str) -> str:
    return translated("parsec", table.get(key, key))


def _choices(name: str) -> tuple[tuple[str, str], ...]:
    known = tables()
    if name in ("category", "rarity", "unit", "resource"):
        plurals = {"category": "categories", "rarity": "rarities"}
        rows = getattr(known, plurals.get(name, f"{name}s"))
        return tuple((one, named(name, one)) for one in rows)
    values: dict[str, Iterable[str]] = {
        "when": ("", "own", "fight", "any"),
        "scope": ("", "board", "module", "hex", "body"),
        "where": ("", "any-free-planet-hex"),
        "stat": STATS,
        "origin": tuple(DefinitionOrigin),
    }
    return tuple((str(one), word(words.VALUES, one)) for one in values.get(name, ()))


FORMS = StructForms(
    word=lambda name: word(words.FIELDS, name),
    choices=_choices,
    kind_word=lambda kind: word(words.EFFECTS, kind),
    first={
        **dict.fromkeys(("delta", "count", "attack", "move", "uses"), 1),
        "give": 2,
        "die": 8,
        "destroyed_on": (1,),
        "amounts": Purse(),
        "stat": "attack",
        "unit": "cargo",
        "units": ("cargo",),
        "resource": "gold",
    },
    amounts="resource",
    several={"units": "unit"},
    negative=("delta",),
    fixed=("own",),  # a die that is always one's own
)
