"""A map and a match as files, for every test of the command line."""

from pathlib import Path

import pytest

from tests.cli.run import TWO, run


@pytest.fixture
def a_map(tmp_path: Path) -> Path:
    path = tmp_path / "a.bpmap"
    made = ("map", "new", "--players", "humans,xenos", "--seed", "3", "--out", str(path))
    assert run(*made).code == 0
    return path


@pytest.fixture
def a_match(a_map: Path, tmp_path: Path) -> Path:
    path = tmp_path / "a.bpmatch"
    made = run("match", "new", "--map", str(a_map), *TWO, "--seed", "1", "--out", str(path))
    assert made.code == 0, made.err
    return path
