"""A file as large as files may be takes no more than 200 MB and 5 s of a processor; `dev.py prove`
tries all kinds of them."""

from pathlib import Path

import pytest

from tests.durability.limits import LARGE, measure


@pytest.mark.parametrize("name", ["photos", "everything", "modules"])
def test_a_file_at_its_limits_is_opened_within_them(name: str, tmp_path: Path) -> None:
    reading = measure(tmp_path, name)

    assert reading.problem == ""
    assert reading.answer == "accepted"
    assert reading.more > 5, "it was really read"


def test_every_limit_has_a_file() -> None:
    assert {"forests", "cells", "notes", "lines", "values", "photos", "modules"} <= LARGE.keys()
