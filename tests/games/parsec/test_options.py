"""The table options of Parsec, of the list to choose from and of the rules are the same."""

from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.core.options import OptionRow, value_of
from bp_desktop.games.parsec.option_list import PRESETS, parsec_option_list
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.resources import read_text
from bp_desktop.texts.games.parsec import options as words
from tests.words import speech_in

LIST = parsec_option_list(read_text("rules", "parsec", "options.toml"))
BY_HAND = {"win.custom"}
"""Figures of a board of one's own: a form, not a choice (PA-GAP-4)."""


def hint_of(key: str) -> object:
    group, _, name = key.partition(".")
    return get_type_hints(type(getattr(DEFAULTS, group)))[name]


def test_the_list_has_every_option_once_with_its_default() -> None:
    """Chapter 15, PA-APP-6."""
    listed = [row.key for row in LIST.rows]
    known = {
        f"{group}.{name}"
        for group in ParsecOptions.__struct_fields__
        for name in getattr(DEFAULTS, group).__struct_fields__
    }

    assert len(listed) == len(set(listed))
    assert set(listed) == known - BY_HAND
    for row in LIST.rows:
        assert value_of(DEFAULTS, row.key) == row.default, row.key
        assert row.question.startswith("PA-GAP-") or row.group == "variants"
        assert row.rules


@pytest.mark.parametrize("row", LIST.rows, ids=lambda row: row.key)
def test_the_program_takes_exactly_the_values_listed(row: OptionRow) -> None:
    if row.values:
        assert get_origin(hint_of(row.key)) is Literal
        assert get_args(hint_of(row.key)) == row.values
        for value in row.values:
            assert value_of(LIST.with_choice(DEFAULTS, row.key, value), row.key) == value
    elif row.least is not None and row.most is not None:
        for number in (row.least, row.most):
            assert value_of(LIST.with_choice(DEFAULTS, row.key, number), row.key) == number
        for number in (row.least - 1, row.most + 1):
            with pytest.raises(Refused):
                LIST.with_choice(DEFAULTS, row.key, number)
    else:
        assert isinstance(row.default, bool)
        changed = LIST.with_choice(DEFAULTS, row.key, not row.default)
        assert value_of(changed, row.key) is not row.default


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_option_value_group_and_preset_has_words(language: str) -> None:
    speech = speech_in(language)
    for row in LIST.rows:
        assert words.option_words(row.key, speech) != row.key
        assert words.group_words(row.group, speech) != row.group
        for value in row.values:
            assert words.value_words(value, speech) != value
    assert {words.preset_words(one, speech) for one in PRESETS}.isdisjoint(PRESETS)


def test_every_preset_is_known_again() -> None:
    for preset in PRESETS:
        assert LIST.preset_of(LIST.preset(preset)) == preset


def test_whoever_chooses_a_variant_reads_what_to_expect() -> None:
    """PA-VABS-2: it takes twice as long. PA-VNOFAC-2: advised for the first games."""
    rules = {row.key: row.rules for row in LIST.rows}

    assert "PA-VABS-2" in rules["variant.absolute"]
    assert "PA-VNOFAC-2" in rules["variant.no_factions"]
    assert PRESETS["first"]["variant.no_factions"] is True
