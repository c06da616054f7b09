"""Things have names in English, Italian and Russian, by id."""

import pytest

from bp_desktop.games.burning_planets.ids import PHASES
from bp_desktop.games.burning_planets.names import Names, NamesError, load_names
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.resources import read_text

ENGLISH = load_names(read_text("rules", "names.en.toml"), source="names.en.toml")
TABLES = load_tables(read_text("rules", "burning_planets.toml"), source="burning_planets.toml")


def names(language: str) -> Names:
    file = f"names.{language}.toml"
    return load_names(read_text("rules", file), source=file, fallback=ENGLISH)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_a_language_names_everything_itself(language: str) -> None:
    """BP-APP-7: every id of the tables has a name, and the same things are named everywhere."""
    found = load_names(read_text("rules", f"names.{language}.toml"), source=language)

    assert found.language == language
    assert {section: set(rows) for section, rows in found.sections.items()} == {
        section: set(rows) for section, rows in ENGLISH.sections.items()
    }
    assert set(found.sections["resource"]) == set(TABLES.resources)
    assert set(found.sections["ship_class"]) == set(TABLES.ship_classes)
    assert set(found.sections["ship"]) == set(TABLES.ship_classes)
    assert set(found.sections["kind"]) == {*TABLES.naturals, *TABLES.structures, "asteroid"}
    assert set(found.sections["faction"]) == set(TABLES.factions)
    assert set(found.sections["planet_size"]) == set(TABLES.sizes)
    assert set(found.sections["biome"]) == set(TABLES.biomes)
    assert set(found.sections["phase"]) == {str(phase) for phase in PHASES}
    assert set(found.sections["event"]) == set(TABLES.events)
    assert set(found.sections["model"]) == {
        f"{faction}_{cls}" for faction in TABLES.factions for cls in TABLES.ship_classes
    }


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_the_models_named_are_those_of_the_tables(language: str) -> None:
    """BP-FAC-3. A cargo ship has no name of its own: it is called as its class is."""
    found = names(language)
    for faction in TABLES.factions.values():
        for cls, model in faction.models.items():
            own = cls != "cargo"
            assert found.model(faction.id, cls) == (model if own else found.ship_class(cls))


def test_ship_classes_and_planet_sizes_differ_in_gender() -> None:
    russian = names("ru")

    assert russian.ship_class("big") == "Большой"
    assert russian.size("big") == "Большая"


def test_running_text_may_have_another_name_than_a_heading() -> None:
    russian = names("ru")

    event = "stellar_wind"
    assert (russian.event(event), russian.body("event", event)) == (
        "Звёздный ветер",
        "звёздный ветер",
    )
    assert russian.body("faction", "humans") == "Люди"


def test_what_a_language_lacks_is_said_in_english_and_what_nobody_has_by_its_id() -> None:
    short = load_names(
        'language = "de"\n[resource]\nfood = "Nahrung"', source="de", fallback=ENGLISH
    )

    assert short.resource("food") == "Nahrung"
    assert short.resource("metal") == "Metal"
    assert short.kind("death_star") == "death_star"
    assert short.of("term", "shield") == "Shield"
    assert short.biome("water") == "Water planet"
    assert short.phase("ships") == "Ships building"
    assert short.event("stellar_wind") == "Stellar wind"


def test_every_problem_of_a_file_of_names_is_told() -> None:
    text = 'language = 3\nresource = "x"\n[kind]\nforest = 1\nmountain = ""'

    with pytest.raises(NamesError) as caught:
        load_names(text, source="names.xx.toml")

    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        "language",
        "resource",
        "kind.forest",
        "kind.mountain",
    ]


def test_text_that_is_no_toml_is_an_error_of_names() -> None:
    with pytest.raises(NamesError):
        load_names("[", source="names.xx.toml")
