"""Ways to show an id of the rules tables in a message, by its name. Knows no Qt."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import msgspec

from bp_desktop.core.messages import Fact
from bp_desktop.games.burning_planets.costs import SYMBOLS
from bp_desktop.resources import read_text
from bp_desktop.texts.formats import Format, Translate
from bp_desktop.texts.games.burning_planets.options import ENFORCEMENTS, OPTIONS, VALUES, WHOLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bp_desktop.games.burning_planets.names import Names

LANGUAGES = ("en", "it", "ru")


@lru_cache(maxsize=len(LANGUAGES))
def names_in(language: str) -> Names:
    """The names of a language; English where we have none."""
    if language not in LANGUAGES:
        return names_in("en")
    # Not above: reading TOML is not needed before the first name is shown.
    from bp_desktop.games.burning_planets.names import load_names

    source = f"names.{language}.toml"
    fallback = names_in("en") if language != "en" else None
    return load_names(read_text("rules", source), source=source, fallback=fallback)


def _named(section: str, fact: Fact, translate: Translate) -> str:
    language = translate("messages", "en", "the code of your language: en, it or ru")
    return names_in(language).of(section, str(fact))


def _thing(fact: Fact, translate: Translate) -> str:
    """Whatever stands on a board: a kind of structure, a class of ship, an asteroid."""
    id_ = str(fact)
    names = (_named(section, id_, translate) for section in ("kind", "ship_class", "term"))
    return next((name for name in names if name != id_), id_)


_AMOUNT = re.compile(r"(\d+) ([A-Z])\b")


def amount_words(resource: str, amount: int, translate: Translate) -> str:
    """Such as "20 biomass", in the form the language has for so many."""
    match resource:
        case "biomass":
            return translate("messages", "%n biomass", "", amount)
        case "concrete":
            return translate("messages", "%n concrete", "", amount)
        case "food":
            return translate("messages", "%n food", "", amount)
        case "metal":
            return translate("messages", "%n metal", "", amount)
        case _:
            return f"{amount} {_named('resource', resource, translate)}"


def amounts_words(amounts: Iterable[tuple[str, int]], translate: Translate) -> str:
    """Several amounts in one line; a dash for none."""
    return ", ".join(amount_words(*one, translate) for one in amounts) or "\N{EN DASH}"


def _amounts(fact: Fact, translate: Translate) -> str:
    """The letters of the price tags, "10 M + 5 F", spelled out; signs stay."""

    def spelled(found: re.Match[str]) -> str:
        resource = SYMBOLS.get(found[2])
        return found[0] if resource is None else amount_words(resource, int(found[1]), translate)

    return _AMOUNT.sub(spelled, str(fact).replace(" + ", ", "))


def _status(fact: Fact, translate: Translate) -> str:
    """What became of a contract, inside a sentence."""
    words = {
        "draft": translate("messages", "a draft"),
        "sealed": translate("messages", "in force"),
        "disclosed": translate("messages", "fulfilled"),
        "lost": translate("messages", "lost"),
        "broken": translate("messages", "broken"),
        "void": translate("messages", "void"),
    }
    return words.get(str(fact), str(fact))


def _marked(text: str, look_up: Translate) -> str:
    """A text that was marked in texts_options, in the language of the reader."""
    return look_up("options", text)


def _option(fact: Fact, translate: Translate) -> str:
    name = str(fact)
    return _marked({**OPTIONS, **WHOLE}.get(name, name), translate)


def _option_value(fact: Fact, translate: Translate) -> str:
    """A value as messages have it: a word of the options, a number, true, false or an object."""
    text = str(fact)
    if text.startswith("{"):
        inner = msgspec.json.decode(text, type=dict[str, int])
        return ", ".join(f"{_option_value(key, translate)}: {n}" for key, n in inner.items())
    match text.casefold():
        case "true":
            return translate("messages", "yes")
        case "false":
            return translate("messages", "no")
        case _:
            return _marked(VALUES.get(text, text), translate)


def _enforcement(fact: Fact, translate: Translate) -> str:
    return _marked(ENFORCEMENTS.get(str(fact), str(fact)), translate)


def _seat(fact: Fact, translate: Translate) -> str:
    """Who sits there: a name, or the number of one who has none."""
    if isinstance(fact, str):
        return fact
    return translate("messages", "Player {number}").replace("{number}", str(fact))


def planet_words(fact: Fact, translate: Translate) -> str:
    """A planet by the name it was given, or the number of one without a name."""
    if isinstance(fact, str):
        return fact
    return translate("messages", "Planet {number}").replace("{number}", str(fact))


def _kind(fact: Fact, translate: Translate) -> str:
    """A kind of structure; or a planet, where goods are loaded at either."""
    if isinstance(fact, int):
        return planet_words(fact, translate)
    return _named("kind", fact, translate)


FORMATS: dict[str, Format] = {
    "planet": planet_words,
    "seat": _seat,
    "amounts": _amounts,
    "status": _status,
    "thing": _thing,
    "option": _option,
    "option_value": _option_value,
    "enforcement": _enforcement,
    "kind": _kind,
    "biome": partial(_named, "biome"),
    "faction": partial(_named, "faction"),
    "ship_class": partial(_named, "ship_class"),
    "resource": partial(_named, "resource"),
    "phase": partial(_named, "phase"),
    "size": partial(_named, "planet_size"),
    "event": partial(_named, "event"),
}
