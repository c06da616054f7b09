"""The seam asks for nothing that a card game does not have (PX-APP-20)."""

import subprocess
import sys
from dataclasses import fields

import pytest

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.system import Enforcement
from bp_desktop.session.document_file import NO_CONTENT, open_document, read_header, write_document
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded, Session
from tests.cards import CARDS, CardCommand, CardEvent, Cards, Draw, Play
from tests.tally import NoDice, noon


def cards_of(
    *commands: CardCommand, journal: MemoryJournal | None = None
) -> Session[Cards, CardCommand, CardEvent]:
    session = Session(CARDS, journal or MemoryJournal(), NoDice(), noon)
    for command in commands:
        session.submit(command)
    return session


def test_a_game_of_cards_is_played_undone_corrected_and_reopened_without_dice_or_board() -> None:
    journal = MemoryJournal()
    session = cards_of(
        Draw("Ann", 5, sealed="c2VhbGVk"), Draw("Bob", 5), Play("Ann", "7"), journal=journal
    )

    session.amend(2, Draw("Bob", 4))
    session.submit(Play("Bob", "9"))
    session.undo(consent=True)

    assert session.state == Cards(43, {"Ann": 4, "Bob": 4}, ("7",))
    assert cards_of(journal=journal).state == session.state


def test_a_card_shown_is_a_seal_and_a_card_drawn_is_none() -> None:
    session = cards_of(Draw("Ann", 5), Play("Ann", "7"))

    with pytest.raises(ConsentNeeded):
        session.undo()

    session.undo(consent=True)
    assert not session.undo().entry.consent


def test_hidden_cards_are_kept_sealed_and_only_counts_are_known() -> None:
    session = cards_of(Draw("Ann", 2, sealed="c2VhbGVk"))

    assert session.state.hands == {"Ann": 2}
    assert session.entries[0].command == Draw("Ann", 2, "c2VhbGVk")


def test_more_cards_than_there_are_cannot_be_drawn() -> None:
    session = cards_of(Draw("Ann", 50))

    with pytest.raises(Refused) as caught:
        session.submit(Draw("Bob", 3))

    assert caught.value.rules == ("PX-COMP-10",)


def test_what_a_kind_of_document_does_not_say_has_a_sensible_default() -> None:
    assert CARDS.enforcement(Cards()) is Enforcement.WARN
    assert CARDS.summary(Cards()) == say("shared.document.plain")
    assert CARDS.snapshot is None


def test_a_kind_that_never_discloses_has_no_seals() -> None:
    [reveals] = [field.default for field in fields(CARDS) if field.name == "reveals"]

    assert callable(reveals)
    assert reveals(()) is False


def test_a_document_without_content_of_its_own_goes_to_a_file_and_back() -> None:
    session = cards_of(Draw("Ann", 5), Play("Ann", "7"))

    data = write_document(session, "Friday")
    file = read_header(data)

    assert file.content is NO_CONTENT
    assert b'"content"' not in data
    assert open_document(file, CARDS, NoDice()).state == session.state


def test_the_seam_and_the_session_know_neither_odds_nor_accounts_nor_layouts() -> None:
    """In a fresh process, so that other tests' imports do not count. Of cells and purses they
    know because a message may tell of them."""
    code = (
        "import sys, bp_desktop.session.document_file\n"
        "print(*sorted(name for name in sys.modules if name.startswith('bp_desktop.')))"
    )

    names = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()

    core = {name for name in names if name.startswith("bp_desktop.core.")}
    games = {name for name in names if name.startswith("bp_desktop.games.")}
    assert core == {
        "bp_desktop.core.bounds",
        "bp_desktop.core.dice",
        "bp_desktop.core.hexes",
        "bp_desktop.core.ids",
        "bp_desktop.core.messages",
        "bp_desktop.core.naming",
        "bp_desktop.core.origins",
        "bp_desktop.core.purse",
        "bp_desktop.core.visible_text",
        "bp_desktop.core.work",
        "bp_desktop.core.type_variables",
    }
    assert games == {"bp_desktop.games.system"}
