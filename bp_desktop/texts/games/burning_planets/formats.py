"""Formats of Burning Planets: things, ids of its tables, amounts and options in words."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from bp_desktop.core.messages import Fact, Named, NamedCell
from bp_desktop.core.purse import Purse
from bp_desktop.resources import read_text
from bp_desktop.texts.formats import Format, id_of, number_of
from bp_desktop.texts.games.burning_planets.options import option_words, value_words
from bp_desktop.texts.marking import filled
from bp_desktop.texts.speech import Speech

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


def _named(section: str, fact: Fact, speech: Speech) -> str:
    return names_in(speech.language).of(section, id_of(fact))


def _thing(fact: Fact, speech: Speech) -> str:
    """Whatever stands on a board: a kind of structure, a class of ship, an asteroid."""
    names = (_named(section, fact, speech) for section in ("kind", "ship_class", "term"))
    return next((name for name in names if name != fact), id_of(fact))


# --- things that have names or numbers


def planet_words(fact: Fact, speech: Speech) -> str:
    """By the name it was given, as the home of whoever began there, or by its number and tile. No
    name of a person is inflected: each stands as it was typed, in every language."""
    planet = _thing_in(fact)
    if planet.name:
        return planet.name
    match planet.of:
        case Named("seat") as player:
            return _home(player, speech)
        case Named("tile") as tile if planet.number:
            text = speech.translate("messages", "Planet {number} (tile {tile})")
            return filled(text, number=planet.number, tile=tile.number)
        case Named("cell") as cell:
            return filled(speech.translate("messages", "Planet in {cell}"), cell=cell.name)
    if not planet.number:
        return speech.translate("messages", "Planet")
    return filled(speech.translate("messages", "Planet {number}"), number=planet.number)


def _tile(fact: Fact, speech: Speech) -> str:
    return filled(speech.translate("messages", "tile {tile}"), tile=_thing_in(fact).number)


def _cell(fact: Fact, _speech: Speech) -> str:
    """By tile, column and row, which need no words."""
    return fact.place if isinstance(fact, NamedCell) else _thing_in(fact).name


def _home(player: Named, speech: Speech) -> str:
    """Also while somebody else has it: it is called so for the whole match."""
    if player.name:
        return filled(speech.translate("messages", "{player}'s home"), player=player.name)
    return filled(speech.translate("messages", "Player {number}'s home"), number=player.number)


def _ship(fact: Fact, speech: Speech) -> str:
    """The model and the number, as it is printed on the piece."""
    ship = _thing_in(fact)
    return f"{_model(ship, speech)} {ship.number}" if ship.name else ship.id


def _model(fact: Fact, speech: Speech) -> str:
    """Of ships that have no number yet, or are only counted. Models have one name in all languages;
    a cargo ship has none of its own, and is called as its class is in each."""
    model = _thing_in(fact).name
    cargo = "cargo"
    if model == names_in("en").ship_class(cargo):
        return names_in(speech.language).ship_class(cargo)
    return model


def _thing_in(fact: Fact) -> Named:
    if isinstance(fact, Named):
        return fact
    raise ValueError("nothing that has a name")


# --- amounts


def amount_words(resource: str, amount: int, speech: Speech) -> str:
    """Such as "20 biomass", in the form the language has for so many."""
    match resource:
        case "biomass":
            return speech.translate("messages", "%n biomass", "", amount)
        case "concrete":
            return speech.translate("messages", "%n concrete", "", amount)
        case "food":
            return speech.translate("messages", "%n food", "", amount)
        case "metal":
            return speech.translate("messages", "%n metal", "", amount)
        case _:
            return f"{amount} {_named('resource', resource, speech)}"


def mean_words(resource: str, amount: str, speech: Speech) -> str:
    """An amount that is no whole number, such as "8.15 biomass": as of several."""
    several = 2
    return amount_words(resource, several, speech).replace(str(several), amount, 1)


def _amounts_words(amounts: Iterable[tuple[str, int]], speech: Speech) -> str:
    """Several amounts in one line; a dash for none."""
    return ", ".join(amount_words(*one, speech) for one in amounts) or "\N{EN DASH}"


def _purse(fact: Fact, speech: Speech) -> str:
    return _amounts_words(_purse_in(fact), speech)


def _signed(fact: Fact, speech: Speech) -> str:
    """A change, with its signs."""
    return ", ".join(
        ("+" if amount > 0 else "\N{MINUS SIGN}") + amount_words(resource, abs(amount), speech)
        for resource, amount in _purse_in(fact)
    )


def _purse_in(fact: Fact) -> Purse:
    if isinstance(fact, Purse):
        return fact
    raise ValueError("no purse")


# --- contracts and options


def _status(fact: Fact, speech: Speech) -> str:
    """What became of a contract, inside a sentence."""
    words = {
        "draft": speech.translate("messages", "a draft"),
        "sealed": speech.translate("messages", "in force"),
        "disclosed": speech.translate("messages", "fulfilled"),
        "lost": speech.translate("messages", "lost"),
        "broken": speech.translate("messages", "broken"),
        "void": speech.translate("messages", "void"),
    }
    return words.get(id_of(fact), id_of(fact))


def _option(fact: Fact, speech: Speech) -> str:
    return option_words(id_of(fact), speech)


def _choice(fact: Fact, speech: Speech) -> str:
    """The value of an option, which a named one stands behind, before a dot."""
    if isinstance(fact, Named):
        option, _, value = fact.id.rpartition(".")
        return value_words(option, value, speech)
    return value_words("", fact if isinstance(fact, int) else id_of(fact), speech)


FORMATS: dict[str, Format] = {
    "planet": planet_words,
    "tile": _tile,
    "cell": _cell,
    "ship": _ship,
    "model": _model,
    "moved_ships": number_of(
        lambda speech, n: speech.translate("messages", "%n ship(s) moved", "", n)
    ),
    "actions": number_of(lambda speech, n: speech.translate("messages", "%n action(s)", "", n)),
    "moves": number_of(lambda speech, n: speech.translate("messages", "%n move(s)", "", n)),
    "targets": number_of(lambda speech, n: speech.translate("messages", "%n target(s)", "", n)),
    "units": number_of(lambda speech, n: speech.translate("messages", "%n unit(s)", "", n)),
    "planets": number_of(lambda speech, n: speech.translate("messages", "%n planet(s)", "", n)),
    "ships": number_of(lambda speech, n: speech.translate("messages", "%n ship(s)", "", n)),
    "structures": number_of(
        lambda speech, n: speech.translate("messages", "%n structure(s)", "", n)
    ),
    "structures_gone": number_of(
        lambda speech, n: speech.translate("messages", "%n structure(s) gone", "", n)
    ),
    "failed_attacks": number_of(
        lambda speech, n: speech.translate("messages", "%n attack(s) failed", "", n)
    ),
    "corrections": number_of(
        lambda speech, n: speech.translate("messages", "%n correction(s) by the players", "", n)
    ),
    "purse": _purse,
    "signed": _signed,
    "status": _status,
    "thing": _thing,
    "option": _option,
    "choice": _choice,
    "kind": partial(_named, "kind"),
    "biome": partial(_named, "biome"),
    "faction": partial(_named, "faction"),
    "ship_class": partial(_named, "ship_class"),
    "ship_of_class": partial(_named, "ship"),
    "resource": partial(_named, "resource"),
    "phase": partial(_named, "phase"),
    "phase_short": partial(_named, "phase_short"),
    "size": partial(_named, "planet_size"),
    "event": partial(_named, "event"),
}
