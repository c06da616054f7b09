"""The program ends well, whatever was done in it last."""

import os
import subprocess
import sys
from pathlib import Path

from tests.durability.kill import ROOT


def test_a_program_that_copied_something_ends_well(tmp_path: Path) -> None:
    """What it copied stays with the system, which may let go of it after Python is gone."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.app.copies_and_leaves", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert ended.returncode == 0, ended.stderr[-2000:]
    assert "burning-planets" in ended.stdout or "burning_planets" in ended.stdout, ended.stdout
