"""Messages become sentences."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from bp_desktop.core.messages import Message, say
from bp_desktop.texts.marking import counted, filled
from bp_desktop.texts.rendering import TEXTS, placeholders, render
from bp_desktop.ui.words.wording import worded, worded_all


def test_placeholders_are_filled() -> None:
    message = say("core.dice.no_such_face", "BP-APP-1", die=6, face=7)

    assert render(message) == "A d6 has no face 7."


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        (1, "The file holds more than 1 step."),
        (1_000_000, "The file holds more than 1000000 steps."),
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


@pytest.mark.parametrize("key", TEXTS)
def test_every_text_can_be_rendered(key: str) -> None:
    facts = dict.fromkeys(placeholders(TEXTS[key]), 2)

    rendered = render(say(key, **facts))

    assert "{" not in rendered


@pytest.mark.parametrize("facts", [{}, {"limit": "many"}])
def test_facts_from_a_file_that_make_no_sense_are_shown_plainly(facts: dict[str, str]) -> None:
    """Summaries are read from boxes and files of others."""
    rendered = render(say("session.file.too_long", **facts))

    assert rendered == f"The file holds more than {facts.get('limit', '')}."


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 fleets"), (1, "1 fleet"), (2, "2 fleets"), (21, "21 fleets")]
)
def test_english_counts_one_and_many(number: int, words: str) -> None:
    assert counted(f"{number} fleet(s)", number) == words


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
    ("fact", "shown"),
    [
        ("20 B + 30 C", "20 biomass, 30 concrete"),
        ("+3 M, −5 F", "+3 metal, −5 food"),
        ("7 X", "7 X"),
        ("", ""),
    ],
)
def test_amounts_in_sentences_are_spelled_out(fact: str, shown: str) -> None:
    said = say("bp.log.collected", player="Anna", amounts=fact)

    assert render(said) == f"Anna collects {shown}."


def test_what_became_of_a_contract_is_said_in_words_not_ids() -> None:
    said = say("bp.contract.not_open", "BP-SECRET-4", status="disclosed")

    assert render(said) == "This contract is fulfilled; only one in force can be closed."


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (
            say("bp.log.option_changed", option="event_scope", value="round_start"),
            "Table option “When events are rolled”: now For all at the start of a round.",
        ),
        (
            say("bp.log.option_changed", option="second_planet_owned", value="true"),
            "Table option “Second planets are owned from the start”: now yes.",
        ),
        (
            say("bp.log.option_changed", option="planet_radius", value='{"small":2,"big":5}'),
            "Table option “Radius of planets”: now Small: 2, Big: 5.",
        ),
        (
            say("bp.log.option_changed", option="from_the_future", value="{broken"),
            "Table option “from_the_future”: now {broken.",
        ),
        (
            say("bp.log.enforcement_changed", enforcement="strict"),
            "The rules are now enforced like this: strictly, nothing is overruled.",
        ),
        (
            say("bp.log.structure_built", player="Red", kind="tower", planet=1, price="10 M + 5 C"),
            "Red builds a Tower on Planet 1 for 10 metal, 5 concrete.",
        ),
        (
            say("bp.map.thing_has_no_cell", kind="asteroid"),
            "Something stands nowhere on the board: Asteroid.",
        ),
        (
            say("bp.map.not_in_space", kind="cargo", cell="3, 4"),
            "What stands in cell 3, 4 belongs in empty space: Cargo ship.",
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

    assert raw == {"cli.out_of_range", "cli.needed", "export.no_use"}


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (say("bp.build.planet_is_full", planet=3), "Planet 3 has no free cell."),
        (say("bp.build.planet_is_full", planet="p1"), "p1 has no free cell."),
        (say("bp.build.planet_is_full", planet="Arrakis 3"), "Arrakis 3 has no free cell."),
        (say("bp.cargo.not_touching", ship="Ant 1", site=2), "Ant 1 does not touch Planet 2."),
        (say("bp.cargo.not_touching", ship="Ant 1", site="p1"), "Ant 1 does not touch p1."),
        (say("bp.map.unknown_planet", planet="planet3"), "There is no planet planet3."),
    ],
)
def test_a_planet_without_a_name_is_shown_by_its_number(message: Message, sentence: str) -> None:
    assert render(message) == sentence


def test_every_text_of_a_match_has_words_for_a_planet_without_a_name() -> None:
    """On a map planets are told by their cell, and the text itself says "planet"."""
    raw = {
        key
        for key, text in TEXTS.items()
        if placeholders(text).get("planet") == ""
        and not key.startswith(("bp.map.", "bp.difference."))
    }

    assert raw == {"bp.unknown.planet"}
