"""Messages become sentences."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from bp_desktop.core.hexes import from_offset
from bp_desktop.core.messages import Fact, Message, Named, NamedCell, say
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.texts.games.burning_planets.formats import FORMATS
from bp_desktop.texts.marking import counted, filled
from bp_desktop.texts.speech import ENGLISH, Speech, in_english
from bp_desktop.ui.words.wording import worded, worded_all
from tests.words import TEXTS, placeholders, render

ANNA = Named("seat", "red", "Anna", 1)
THIRD, ARRAKIS = Named("planet", "p3", number=3), Named("planet", "p1", "Arrakis")
HOME = Named("planet", "p2", of=ANNA)
ANT, TOWER = Named("ship", "red-1", "Ant", 1), Named("kind", "tower")
CHANGE = Purse.of(metal=3, food=-5)


def test_placeholders_are_filled() -> None:
    message = say("core.dice.no_such_face", "BP-APP-1", die=6, face=7)

    assert render(message) == "A d6 has no face 7."


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        (1, "The file contains more than 1 step."),
        (1_000_000, "The file contains more than 1000000 steps."),
    ],
)
def test_formats_word_counted_things(limit: int, sentence: str) -> None:
    assert render(say("session.file.too_long", limit=limit)) == sentence


def test_an_unknown_key_is_shown_as_it_is() -> None:
    """A newer file may say what this program cannot."""
    assert render(say("future.thing", what=3)) == "future.thing what=3"


def test_what_is_filled_in_is_not_read_again() -> None:
    message = say("session.file.not_ours", detail="{detail} {limit}")

    assert "{detail} {limit}" in render(message)
    assert filled("{a} {b}", a="{b}", b="x") == "{b} x"


@pytest.mark.parametrize(
    "fact", [2, "x", CHANGE, NamedCell(from_offset(1, 2), "1:2,3"), ANT, Named("future")]
)
def test_every_text_can_be_rendered_whatever_a_file_gives_it(fact: Fact) -> None:
    for key, text in TEXTS.items():
        rendered = render(say(key, **dict.fromkeys(placeholders(text), fact)))

        assert "{" not in rendered, key
        assert "Named(" not in rendered, key


@pytest.mark.parametrize("facts", [{}, {"limit": "many"}])
def test_facts_from_a_file_that_make_no_sense_are_shown_plainly(facts: dict[str, str]) -> None:
    """Summaries are read from boxes and files of others."""
    rendered = render(say("session.file.too_long", **facts))

    assert rendered == f"The file contains more than {facts.get('limit', '')}."


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 fleets"), (1, "1 fleet"), (2, "2 fleets"), (21, "21 fleets")]
)
def test_english_counts_one_and_many(number: int, words: str) -> None:
    assert counted(f"{number} fleet(s)", number) == words


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [
        ("%n dice", 1, "1 die"),
        ("%n dice", 2, "2 dice"),
        ("%n step(s)", 1, "1 step"),
        ("%n step(s)", 0, "0 steps"),
        ("%n metal", 1, "1 metal"),
    ],
)
def test_english_has_its_plural_forms_without_qt(text: str, number: int, words: str) -> None:
    assert ENGLISH.translate("messages", text, "", number) == words


class _Shouting(QTranslator):
    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        return source.upper()

    def isEmpty(self) -> bool:
        return False


def test_worded_speaks_the_language_of_the_window(qapp: QApplication) -> None:
    translator = _Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        text = worded_all((say("session.nothing_to_undo"), say("session.nothing_to_redo")))
    finally:
        QCoreApplication.removeTranslator(translator)

    assert text == "THERE IS NOTHING TO UNDO.\nTHERE IS NOTHING TO REDO."
    assert worded(say("session.nothing_to_undo")) == "There is nothing to undo."


@pytest.mark.parametrize(
    ("amounts", "shown"),
    [
        (Purse.of(biomass=20, concrete=30), "20 biomass, 30 concrete"),
        (Purse.of(metal=1, food=0), "1 metal"),
        (Purse.of(tritium=7), "7 tritium"),
        (EMPTY, "–"),
    ],
)
def test_amounts_in_sentences_are_spelled_out(amounts: Purse, shown: str) -> None:
    said = say("bp.log.collected", player=ANNA, amounts=amounts)

    assert render(said) == f"Anna collects {shown}."


@pytest.mark.parametrize(
    ("language", "cargo", "ant"),
    [
        ("en", "Cargo ship 3", "Ant 1"),
        ("it", "Nave cargo 3", "Ant 1"),
        ("ru", "Грузовой корабль 3", "Ant 1"),
    ],
)
def test_a_cargo_ship_is_called_as_its_class_and_other_ships_by_their_model(
    language: str, cargo: str, ant: str
) -> None:
    speech = Speech(language, in_english)
    words = FORMATS["ship"]

    assert words(Named("ship", "red-3", "Cargo ship", 3), speech) == cargo
    assert words(ANT, speech) == ant
    assert FORMATS["model"](Named("model", "cargo", "Cargo ship"), speech) == cargo[:-2]


def test_a_change_has_its_signs() -> None:
    said = say("bp.log.balance_adjusted", player=ANNA, change=CHANGE, reason="Recounted.")

    assert render(said) == "Correction for Anna: +3 metal, −5 food. Recounted."


def test_what_became_of_a_contract_is_said_in_words_not_ids() -> None:
    said = say("bp.contract.not_open", "BP-SECRET-4", status="disclosed")

    assert render(said) == "This contract is fulfilled; only one in force can be closed."


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (
            say(
                "bp.log.option_changed",
                option="event_scope",
                value=Named("choice", "event_scope.round_start"),
            ),
            "Table option “When events are rolled”: now For all at the start of a round.",
        ),
        (
            say("bp.log.option_changed", option="second_planet_owned", value=True),
            "Table option “Second planets are owned from the start”: now yes.",
        ),
        (
            say("bp.log.option_changed", option="second_planet_owned", value=False),
            "Table option “Second planets are owned from the start”: now no.",
        ),
        (
            say("bp.log.option_changed", option="tile_width", value=1),
            "Table option “Width of a tile”: now 1.",
        ),
        (
            say("bp.log.radii_changed", option="planet_radius", small=2, medium=3, big=5),
            "Table option “Radius of planets”: now Small: 2, Medium: 3, Big: 5.",
        ),
        (
            say(
                "bp.log.option_changed",
                option="resource_cells",
                value=Named("choice", "resource_cells.manual"),
            ),
            "Table option “Cells of natural resources”: now Chosen by hand.",
        ),
        (
            say("bp.log.option_changed", option="from_the_future", value="{broken"),
            "Table option “from_the_future”: now {broken.",
        ),
        (
            say("shared.log.enforcement_changed", enforcement="strict"),
            "The rules are now enforced like this: strictly, nothing can be overruled.",
        ),
        (
            say(
                "bp.log.structure_built",
                player=ANNA,
                kind="tower",
                planet=THIRD,
                price=Purse.of(metal=10, concrete=5),
            ),
            "Anna builds a Tower on Planet 3 for 10 metal, 5 concrete.",
        ),
        (
            say("bp.map.thing_has_no_cell", kind="asteroid"),
            "Something stands nowhere on the board: Asteroid.",
        ),
        (
            say("bp.map.not_in_space", kind="cargo", cell=NamedCell(from_offset(3, 4), "1:4,5")),
            "What stands in cell 1:4,5 belongs in empty space: Cargo ship.",
        ),
    ],
)
def test_ids_of_rules_and_options_are_shown_by_their_names(message: Message, sentence: str) -> None:
    assert render(message) == sentence


def test_ids_that_have_names_are_never_shown_as_they_are() -> None:
    """But for those that nobody knows, and the options of the command line, named as typed."""
    named = {"option", "status", "enforcement", "kind", "faction", "biome", "phase", "cls"}

    raw = {
        key
        for key, text in TEXTS.items()
        for name, format_ in placeholders(text).items()
        if name in named and not format_ and "unknown" not in key
    }

    assert raw == {"cli.out_of_range", "cli.needed", "core.options.bad_value", "export.no_use"}


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (say("bp.build.planet_is_full", planet=THIRD), "Planet 3 has no free cell."),
        (say("bp.build.planet_is_full", planet=ARRAKIS), "Arrakis has no free cell."),
        (say("bp.build.planet_is_full", planet=Named("planet", "p1")), "Planet has no free cell."),
        (say("bp.cargo.not_touching", ship=ANT, site=THIRD), "Ant 1 does not touch Planet 3."),
        (say("bp.cargo.not_touching", ship=ANT, site=TOWER), "Ant 1 does not touch Tower."),
        (
            say("bp.cargo.not_touching", ship=Named("ship", "x"), site=TOWER),
            "x does not touch Tower.",
        ),
        (say("bp.map.treasury_owed", seat=ANNA), "Anna has a negative amount of a resource."),
        (
            say("bp.map.treasury_owed", seat=Named("seat", number=2)),
            "Player 2 has a negative amount of a resource.",
        ),
        (
            say("bp.map.treasury_owed", seat=Named("seat", "p2")),
            "p2 has a negative amount of a resource.",
        ),
        (
            say("bp.map.planet_has_no_place", planet=ARRAKIS),
            "Arrakis is nowhere on the board.",
        ),
        (
            say("bp.map.planets_overlap", planet=HOME),
            "Two planets overlap; one of them is Anna's home.",
        ),
        (say("bp.unknown.planet", planet="planet3"), "There is no planet planet3."),
        (
            say("bp.build.planet_is_full", planet=Named("moon", "m", number=4)),
            "4 has no free cell.",
        ),
    ],
)
def test_things_are_shown_by_their_names_or_else_by_their_numbers(
    message: Message, sentence: str
) -> None:
    assert render(message) == sentence
