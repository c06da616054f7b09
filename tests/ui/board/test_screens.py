"""Screens of every scale: each real pixel is drawn, none is blown up."""

import json
import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_board_is_drawn_in_the_real_pixels_of_its_screen(ratio: float) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(ratio),
        "QT_SCALE_FACTOR_ROUNDING_POLICY": "PassThrough",
    }

    child = subprocess.run(
        [sys.executable, "-m", "tests.ui.board._screen_child"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    answer = json.loads(child.stdout)
    assert answer["ratio"] == ratio
    assert answer["pixels"] == [round(400 * ratio), round(300 * ratio)]
    assert answer["sharp"] < 0.002
    if ratio > 1:  # the test could tell
        assert answer["blown up"] > 0.02
