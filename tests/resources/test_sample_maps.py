"""The sample maps load, break no rule, are as symmetric as they claim, and are fair."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.balance import BY_FACTION, MapBalance
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.resources import resource
from bp_desktop.session.document_file import open_document, read_header
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.sample_shelf import (
    SAMPLES,
    sample_content,
    samples,
)
from tests.resources.sample_designs import DESIGNS
from tests.resources.sample_maps import TABLES, Design, file_of

EXACT = ("duel", "long_night", "hollow")
"""Two players whom the symmetry takes to one another: nothing may differ at all."""
SMALL = 0.2
"""Between players whom no symmetry of hexes connects: a fifth at most."""


def pictured(content: MapContent) -> dict[Hex, object]:
    """What lies where, without whose it is: by cell."""
    board = content.board
    found: dict[Hex, object] = {}
    for planet in board.planets.values():
        assert planet.center is not None
        found[planet.center] = planet.size
        found.update((one.at, "natural") for one in planet.natural if one.at is not None)
    found.update((rock.at, "asteroid") for rock in board.asteroids.values() if rock.at is not None)
    return found


@pytest.fixture
def back_to_english() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def test_there_are_eight_for_two_to_six_players() -> None:
    seats = [len(sample_content(id_).seats) for id_ in SAMPLES]

    assert len(SAMPLES) == 8
    assert seats == sorted(seats)
    assert set(seats) == {2, 3, 4, 5, 6}
    assert {path.stem for path in resource("maps").glob("*.bpmap")} == set(SAMPLES)


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.id)
def test_the_file_is_what_the_design_makes(design: Design) -> None:
    """Whoever changes a design runs `python -m tests.resources.sample_maps`."""
    assert resource("maps", f"{design.id}.bpmap").read_bytes() == file_of(design)


@pytest.mark.parametrize("id_", SAMPLES)
def test_a_sample_opens_like_any_file(id_: str) -> None:
    file = read_header(resource("maps", f"{id_}.bpmap").read_bytes())

    session = open_document(file, map_system(TABLES), AppDice(1))

    assert session.state.content == sample_content(id_)


@pytest.mark.parametrize("id_", SAMPLES)
def test_a_sample_breaks_no_rule(id_: str) -> None:
    found = problems(sample_content(id_), TABLES)

    assert [one.rule for one in found if not one.accepted] == []
    assert {one.rule for one in found} <= {"BP-BOARD-2"}, "only outlines are out of the ordinary"


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.id)
def test_a_sample_is_as_symmetric_as_it_claims(design: Design) -> None:
    content = sample_content(design.id)
    picture = pictured(content)
    starts = {one.center for one in content.board.planets.values() if one.starting is not None}

    for image in design.images()[1:]:
        assert {image(cell): what for cell, what in picture.items()} == picture
        assert {image(center) for center in starts if center is not None} == starts


@pytest.mark.parametrize("id_", SAMPLES)
def test_a_sample_is_fair(id_: str) -> None:
    balance = MapBalance(MapState(sample_content(id_), TABLES))
    differences = [one for one in balance.differences() if one.measure not in BY_FACTION]

    allowed = 0.0 if id_ in EXACT else SMALL
    assert len(balance.starts) == len(sample_content(id_).seats)
    assert [one for one in differences if one.share > allowed] == []


@pytest.mark.parametrize("id_", SAMPLES)
def test_a_document_can_be_made_of_a_sample(id_: str) -> None:
    document = samples()[SAMPLES.index(id_)].document
    session = Session(map_system(TABLES), MemoryJournal(), AppDice(1))

    for command in document.commands:
        session.submit(command)  # type: ignore[arg-type] # as the window does: it knows no kinds

    assert session.state.content.title == document.title
    assert session.state.board == sample_content(id_).board


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_sample_has_a_name_of_its_own_in_every_language(
    language: str, back_to_english: None
) -> None:
    QLocale.setDefault(QLocale(language))

    titles = [one.title for one in samples()]

    assert len(set(titles)) == 8
    assert not set(titles) & set(SAMPLES), "an id shows where a name is missing"
    if language == "ru":
        assert all(any("а" <= letter <= "я" for letter in title.lower()) for title in titles)
