"""The journal of Parsec: lines are found by words, by player and by kind, and exported as text."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.correction.page import JournalPage
from tests.journeys.parsec_hand import ParsecHand
from tests.ui.build import settle
from tests.ui.games.parsec.conftest import Language, Sit


def journal(hand: ParsecHand) -> JournalPage[object, object, object]:
    hand.view.open_journal()
    settle()
    (page,) = hand.seen(JournalPage)
    return page


def shown(page: JournalPage[object, object, object]) -> list[str]:
    """The sentences that stand there, without their numbers."""
    return [one.title.partition(".  ")[2] for one in page.lines.rows]


def test_lines_are_found_by_words_by_player_and_by_kind(sit: Sit) -> None:
    """PA-APP-40: each narrows what the others leave; emptied, everything is there again."""
    hand = sit()
    anna, boris = hand.match.order
    for player in (anna, boris, boris):
        hand.view.act(c.AdjustHand(player, Purse.of(gold=1), "a bet"))
    page = journal(hand)
    whole = shown(page)
    find = page.filter

    QTest.keyClicks(find.words, "CORRECTED hand")
    settle()
    assert shown(page) == [one for one in whole if "was corrected" in one]
    assert len(shown(page)) == 3, "every word, in any order, large or small"
    hand.choose(find.player, "Boris")
    assert shown(page) == [one for one in whole if "of Boris was corrected" in one]
    find.words.clear()
    assert 0 < len(shown(page)) < len(whole)
    assert not any(one.startswith("Anna") for one in shown(page))
    hand.choose(find.kind, "Correct a hand")
    assert len(shown(page)) == 2
    hand.choose(find.player, "All players")
    assert len(shown(page)) == 3

    page.open_step(1)
    assert page.lines.chosen == "1", "what is led to is there, whatever was looked for"
    assert shown(page) == whole


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The hand of Anna was corrected."),
        ("it", "La mano di Anna è stata corretta."),
        ("ru", "Карты на руках исправлены: Anna."),
    ],
)
def test_the_journal_is_exported_as_text_in_three_languages(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, words: str
) -> None:
    """PA-APP-40."""
    hand = sit(language=language)
    hand.view.act(c.AdjustHand(hand.match.turn.player, Purse.of(gold=1), "a gift"))
    path = tmp_path / "story.txt"
    monkeypatch.setattr(FilePrompts, "export_file", lambda *_asked: path)
    hand.app.window.show_page(PageId.CHRONICLE)
    settle()
    past = hand.app.window.findChild(ChronicleView)
    assert isinstance(past, ChronicleView)

    past.export_button.menu().actions()[0].trigger()

    assert words in path.read_text("utf-8")
