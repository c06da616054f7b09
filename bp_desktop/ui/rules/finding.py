"""Entries of Ctrl+K for rules: every paragraph, found by what it says and by its id."""

from collections.abc import Callable, Iterator
from functools import partial

from bp_desktop.texts.rulebook import Rulebook
from bp_desktop.ui.shell.palette_entry import PaletteEntry

LONGEST = 90
"""Letters of a paragraph that stand in a row."""
RULE = 0.8
"""What they are worth beside actions and things that answer as well."""


def rule_entries(book: Rulebook, open_rule: Callable[[str], object]) -> Iterator[PaletteEntry]:
    """Each leads to its place among the other rules."""
    for one in book.paragraphs:
        yield PaletteEntry(
            _beginning(one.text),
            f"{one.id} · {one.chapter}",
            "ui/scroll",
            "",
            partial(open_rule, one.id),
            said=" ".join((one.text, *one.asked)),
            sort="rule",
            code=one.id,
            worth=RULE * one.worth,
        )


def _beginning(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(None, 1)[0]} …"
