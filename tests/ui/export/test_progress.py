"""Every export tells how far it is and can be stopped; stopped means that there is no file."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.export.files import export_map
from bp_desktop.ui.export.progress import CancelledError
from bp_desktop.ui.export.wish import What, usual
from tests.ui.games.burning_planets.art.samples import SEATS, whole_board

pytestmark = pytest.mark.usefixtures("qapp")
MAP = MapContent(whole_board(), SEATS, title="Two suns")


@pytest.mark.parametrize("what", What)
def test_it_is_told_step_by_step_and_never_backwards(tmp_path: Path, what: What) -> None:
    told: list[float] = []

    export_map(MAP, replace(usual(what), mm_per_cell=20), tmp_path / "board", told.append)

    assert told[0] == 0.0
    assert 0.8 < told[-1] <= 1.0
    assert all(before <= after for before, after in pairwise(told))
    assert len({share for share in told if 0 < share < 1}) >= 5


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
@pytest.mark.parametrize("what", What)
def test_stopped_anywhere_an_older_file_stays_and_nothing_is_left_beside(
    tmp_path: Path, what: What, share: float
) -> None:
    path = tmp_path / "board.file"
    path.write_text("older")

    def stop(done: float) -> None:
        if done >= share:
            raise CancelledError

    with pytest.raises(CancelledError):
        export_map(MAP, usual(what), path, stop)

    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]
