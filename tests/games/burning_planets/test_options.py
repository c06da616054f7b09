"""The table options of the program, of the list to choose from and of the rules are the same."""

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.core.options import OptionRow, load_option_rows, value_of, with_pairs
from bp_desktop.games.burning_planets.option_list import PRESETS, RULE, option_list
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.resources import read_text

OPTIONS = option_list(read_text("rules", "options.toml"))


def test_the_list_has_every_option_once_with_its_default() -> None:
    """BP-APP-5, section 3.2."""
    listed = [row.key for row in OPTIONS.rows]

    assert len(listed) == len(set(listed))
    assert {key.split(".")[0] for key in listed} == set(Options.__struct_fields__)
    for row in OPTIONS.rows:
        assert value_of(DEFAULTS, row.key) == row.default, row.key
        assert row.question.startswith("AMB-")


@pytest.mark.parametrize("row", OPTIONS.rows, ids=lambda row: row.key)
def test_the_program_takes_exactly_the_values_listed(row: OptionRow) -> None:
    """BP-APP-5."""
    hints = get_type_hints(Options)
    if row.values:
        hint = hints[row.key]
        assert get_origin(hint) is Literal
        assert get_args(hint) == row.values
        for value in row.values:
            assert value_of(OPTIONS.with_choice(DEFAULTS, row.key, value), row.key) == value
    elif row.least is not None and row.most is not None:
        for number in (row.least, row.most):
            assert value_of(OPTIONS.with_choice(DEFAULTS, row.key, number), row.key) == number
        for number in (row.least - 1, row.most + 1):
            with pytest.raises(Refused):
                OPTIONS.with_choice(DEFAULTS, row.key, number)
    else:
        assert isinstance(row.default, bool)
        changed = OPTIONS.with_choice(DEFAULTS, row.key, not row.default)
        assert value_of(changed, row.key) is not row.default


def test_options_are_read_from_pairs_as_on_a_command_line() -> None:
    pairs = ("second_planet_owned=true", "planet_radius.big=5", "starting_planet_size = big")

    options = with_pairs(DEFAULTS, pairs)

    assert options.second_planet_owned
    assert options.planet_radius.big == 5
    assert options.starting_planet_size == "big"


@pytest.mark.parametrize(
    "pair",
    [
        "second_planet_owned",
        "nothing=1",
        "planet_radius.huge=1",
        "tile_width.x=1",
        "tile_width=many",
        "tile_width=99999999999999999999",
        "station_attacks=7",
        "second_planet_owned=1",
    ],
)
def test_options_that_are_none_are_refused(pair: str) -> None:
    """BP-APP-5."""
    with pytest.raises(Refused) as caught:
        with_pairs(DEFAULTS, (pair,), RULE)

    assert caught.value.rules == ("BP-APP-5",)


def test_a_list_that_is_wrong_is_an_error() -> None:
    with pytest.raises(msgspec.ValidationError):
        load_option_rows("[[option]]\nkey = 3")


def test_every_preset_is_known_again_and_differs_from_the_others() -> None:
    """BP-APP-5."""
    presets = {id_: OPTIONS.preset(id_) for id_ in PRESETS}

    assert presets["book"] == DEFAULTS
    assert [OPTIONS.preset_of(options) for options in presets.values()] == list(PRESETS)
    assert OPTIONS.preset_of(OPTIONS.with_choice(DEFAULTS, "tile_width", 9)) == ""
