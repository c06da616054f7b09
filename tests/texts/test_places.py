"""Places in words: the same everywhere, and no person's name is inflected."""

import re

import pytest

from bp_desktop.app.games import phrasebook
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Fact, Named, NamedCell, say
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.evolution import evolve_all
from bp_desktop.games.burning_planets.match.system import match_system
from tests.games.burning_planets.map.build import TABLES
from tests.games.burning_planets.map.test_validation import BROKEN
from tests.golden.test_golden import NAMES, opened
from tests.words import TEXTS, placeholders, render, speech_in

ANNA, SECOND = Named("seat", "player1", "Анна"), Named("seat", "player2", number=2)
OWN = Named("planet", "p5", "Ceres")
HOME, NAMELESS = (Named("planet", "p5", of=one) for one in (ANNA, SECOND))
FIFTH = Named("planet", "p5", number=5, of=Named("tile", number=3))
MET = Named("planet", "4.1", number=6)
ODD = Named("planet", "kepler", of=Named("cell", name="3:7,6"))
CELL = NamedCell(Hex(31, 32), "3:7,2")


@pytest.mark.parametrize(
    ("fact", "english", "italian", "russian"),
    [
        (OWN, "Ceres", "Ceres", "Ceres"),
        (HOME, "Анна's home", "Casa di Анна", "Дом игрока Анна"),
        (NAMELESS, "Player 2's home", "Casa del giocatore 2", "Дом игрока 2"),
        (FIFTH, "Planet 5 (tile 3)", "Pianeta 5 (riquadro 3)", "Планета 5 (участок 3)"),
        (MET, "Planet 6", "Pianeta 6", "Планета 6"),
        (ODD, "Planet in 3:7,6", "Pianeta in 3:7,6", "Планета в 3:7,6"),
        (CELL, "3:7,2", "3:7,2", "3:7,2"),
    ],
)
def test_places_in_three_languages(fact: Fact, english: str, italian: str, russian: str) -> None:
    for language, words in (("en", english), ("it", italian), ("ru", russian)):
        assert phrasebook().fact("bp", fact, speech_in(language)) == words


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("fact", [OWN, HOME, NAMELESS, FIFTH, MET, ODD])
def test_every_sentence_calls_a_place_as_lists_do(fact: Named, language: str) -> None:
    """One form for lists and sentences: nothing before or after it asks for another."""
    speech = speech_in(language)
    called = phrasebook().fact("bp", fact, speech)
    for key, text in TEXTS.items():
        places = [name for name in ("planet", "site", "yard") if name in placeholders(text)]
        if key.startswith("bp.") and places and not key.startswith("bp.unknown."):
            said = render(say(key, **dict.fromkeys(places, fact)), speech)
            assert called in said, key


RAW = re.compile(r"\b(?:p|planet|player)[0-9]+\b|Hex\(|Named\(")
AXIAL = re.compile(r"(?<![-:0-9])-?[0-9]+,-?[0-9]+(?![0-9])")


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_no_line_of_a_journal_shows_an_id_or_a_coordinate(name: str, language: str) -> None:
    speech, match, told = speech_in(language), match_system().start, 0
    for step in opened(name).timeline:
        for message in describe_step(match, step.outcome.events):
            words = render(message, speech)
            assert not RAW.search(words), words
            assert not AXIAL.search(words), words
            told += 1
        match = evolve_all(match, step.outcome.events)
    assert told > len(match.players)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_no_problem_of_a_map_shows_an_id_or_a_coordinate(language: str) -> None:
    """But of a seat that nobody has: its id is all there is of it."""
    speech, told = speech_in(language), 0
    for content, *_ in BROKEN.values():
        for problem in problems(content, TABLES):
            words = render(problem.message, speech)
            assert not AXIAL.search(words), words
            assert not RAW.search(words) or problem.message.key == "bp.map.unknown_owner", words
            told += 1
    assert told > len(BROKEN)
