"""Formats of Parsec: units, planets, cards, amounts and the parts of a match in words."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from bp_desktop.core.messages import Fact, Named
from bp_desktop.core.purse import Purse
from bp_desktop.resources import read_text
from bp_desktop.texts.formats import Format, id_of
from bp_desktop.texts.games.parsec.options import option_words
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, filled
from bp_desktop.texts.speech import Speech

NAMED = {
    "resource": "resources",
    "unit": "units",
    "category": "event_classes",
    "rarity": "event_classes",
    "event": "sample_events",
    "faction": "sample_factions",
    "module": "sample_modules",
}
"""What has a name of its own in the tables, and the table it stands in."""


@lru_cache(maxsize=len(NAMED) + 2)
def _names(section: str) -> Mapping[str, Mapping[str, str]]:
    """By id: the name in each language."""
    if section in ("terms", "variants"):
        terms: Mapping[str, Mapping[str, str]] = _table("terms")[section]
        return terms
    return {row["id"]: row.get("name", {}) for row in _table(NAMED[section])[section]}


@lru_cache(maxsize=len(NAMED) + 1)
def _table(name: str) -> Mapping[str, Any]:
    return tomllib.loads(read_text("rules", "parsec", f"{name}.toml"))


def name_of(section: str, id_: str, speech: Speech) -> str:
    """What a thing of the tables is called; its id where no table knows it."""
    names = _names(section).get(id_, {})
    return names.get(speech.language) or names.get("en") or id_


def _named(section: str, fact: Fact, speech: Speech) -> str:
    return name_of(section, id_of(fact), speech)


# --- things


def _unit(fact: Fact, speech: Speech) -> str:
    """Its type, the number on the piece, and whose it is."""
    unit = _thing_in(fact)
    words = name_of("unit", unit.name, speech)
    if unit.number:
        words += f" {unit.number}"
    return f"{words} ({unit.of.name})" if unit.of is not None and unit.of.name else words


def _body(fact: Fact, speech: Speech) -> str:
    body = _thing_in(fact)
    if body.name == "asteroid":
        text = speech.translate("messages", "Asteroid {number}")
    else:
        text = speech.translate("messages", "Planet {number}")
    return filled(text, number=body.number)


def _module(fact: Fact, speech: Speech) -> str:
    """Its place on the board; off it, its name."""
    module = _thing_in(fact)
    if not module.number:
        return _typed_or_named("module", module, speech)
    return filled(speech.translate("messages", "Module {number}"), number=module.number)


def _typed_or_named(section: str, fact: Fact, speech: Speech) -> str:
    """What its owner called it, or the name of a sample."""
    thing = _thing_in(fact)
    return thing.name or name_of(section, thing.id, speech)


def _card(fact: Fact, speech: Speech) -> str:
    """Where cards are only counted, by the rarity."""
    card = _thing_in(fact)
    if not card.id and card.of is not None:
        return name_of("rarity", card.of.id, speech)
    return _typed_or_named("event", card, speech)


def _thing_in(fact: Fact) -> Named:
    if isinstance(fact, Named):
        return fact
    raise ValueError("nothing that has a name")


# --- amounts


def amount_words(resource: str, amount: int, speech: Speech) -> str:
    """Such as "2 titanium", in the form the language has for so many cards."""
    match resource:
        case "titanium":
            return speech.translate("messages", "%n titanium", "", amount)
        case "gold":
            return speech.translate("messages", "%n gold", "", amount)
        case "energy":
            return speech.translate("messages", "%n energy", "", amount)
        case _:
            return f"{amount} {name_of('resource', resource, speech)}"


def _purse(fact: Fact, speech: Speech) -> str:
    """A dash for nothing."""
    words = (amount_words(*one, speech) for one in _amounts_in(fact))
    return ", ".join(words) or "\N{EN DASH}"


def _signed(fact: Fact, speech: Speech) -> str:
    """A change, with its signs."""
    return ", ".join(
        ("+" if amount > 0 else "\N{MINUS SIGN}") + amount_words(resource, abs(amount), speech)
        for resource, amount in _amounts_in(fact)
    )


def _amounts_in(fact: Fact) -> Iterable[tuple[str, int]]:
    if isinstance(fact, Purse):
        return fact
    raise ValueError("no amounts")


# --- where a match is

TURN_PARTS = {
    "production": QT_TRANSLATE_NOOP("parsec", "Production"),
    "actions": QT_TRANSLATE_NOOP("parsec", "Actions"),
    "purchases": QT_TRANSLATE_NOOP("parsec", "Purchases"),
}
FIGHT_STAGES = {
    "before_roll": QT_TRANSLATE_NOOP("parsec", "before the roll"),
    "after_roll": QT_TRANSLATE_NOOP("parsec", "after the roll"),
    "answer": QT_TRANSLATE_NOOP("parsec", "the answer"),
    "resume": QT_TRANSLATE_NOOP("parsec", "the next attack"),
}
SETUP_PARTS = {
    "board": QT_TRANSLATE_NOOP("parsec", "the board"),
    "order": QT_TRANSLATE_NOOP("parsec", "who plays first"),
    "factions": QT_TRANSLATE_NOOP("parsec", "factions"),
    "settling": QT_TRANSLATE_NOOP("parsec", "settlement"),
    "kits": QT_TRANSLATE_NOOP("parsec", "start kits"),
}
ENDINGS = {
    "military": QT_TRANSLATE_NOOP("parsec", "military victory"),
    "economic": QT_TRANSLATE_NOOP("parsec", "economic victory"),
    "both": QT_TRANSLATE_NOOP("parsec", "military and economic victory"),
    "time": QT_TRANSLATE_NOOP("parsec", "most points when the time was up"),
    "last_survivor": QT_TRANSLATE_NOOP("parsec", "everyone else is out"),
    "agreed": QT_TRANSLATE_NOOP("parsec", "agreed by everyone"),
}


def _option(fact: Fact, speech: Speech) -> str:
    return option_words(id_of(fact), speech)


def _one_of(words: Mapping[str, str], fact: Fact, speech: Speech) -> str:
    found = words.get(id_of(fact))
    return speech.look_up("parsec", found) if found else id_of(fact)


FORMATS: dict[str, Format] = {
    "parsec_unit": _unit,
    "parsec_type": partial(_named, "unit"),
    "parsec_body": _body,
    "parsec_card": _card,
    "parsec_rarity": partial(_named, "rarity"),
    "parsec_faction": partial(_typed_or_named, "faction"),
    "parsec_module": _module,
    "resource": partial(_named, "resource"),
    "purse": _purse,
    "signed_cards": _signed,
    "parsec_option": _option,
    "turn_part": partial(_one_of, TURN_PARTS),
    "fight_stage": partial(_one_of, FIGHT_STAGES),
    "setup_part": partial(_one_of, SETUP_PARTS),
    "parsec_ending": partial(_one_of, ENDINGS),
}
