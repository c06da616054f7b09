"""House rules in a file (BP-APP-5)."""

import msgspec
import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.option_list import LARGEST, options_from_file, options_to_file
from bp_desktop.games.burning_planets.options import DEFAULTS, Options, PlanetRadius

OURS = Options(elimination="no_planets", planet_radius=PlanetRadius(3, 4, 5), max_players=4)


@pytest.mark.parametrize("options", [DEFAULTS, OURS])
def test_house_rules_come_back_from_their_file(options: Options) -> None:
    assert options_from_file(options_to_file(options)) == options


def test_a_file_names_only_what_differs_from_the_rule_book() -> None:
    written = msgspec.json.decode(options_to_file(Options(elimination="no_planets")))

    assert written == {
        "format": "burning_planets.options",
        "options": {"elimination": "no_planets"},
    }


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"format": "burning_planets.map", "options": {}}',
        b'{"format": "burning_planets.options", "options": {"max_players": 99}}',
        b'{"format": "burning_planets.options", "options": {"no_such": true}}',
        b" " * (LARGEST + 1),
    ],
)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        options_from_file(data)

    assert [one.key for one in caught.value.messages] == ["bp.option.no_file"]
