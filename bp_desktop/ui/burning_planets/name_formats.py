"""Ways to show an id of the rules tables in a message, by its name. Knows no Qt."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from bp_desktop.core.messages import Fact
from bp_desktop.resources import read_text
from bp_desktop.ui.formats import Format, Translate

if TYPE_CHECKING:
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


FORMATS: dict[str, Format] = {
    "kind": partial(_named, "kind"),
    "biome": partial(_named, "biome"),
    "faction": partial(_named, "faction"),
    "ship_class": partial(_named, "ship_class"),
    "resource": partial(_named, "resource"),
    "phase": partial(_named, "phase"),
    "size": partial(_named, "planet_size"),
    "event": partial(_named, "event"),
}
