"""Import contracts that list modules by hand list all of them: a new one is not forgotten."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.sources import PACKAGE, ROOT

BY_HAND = (
    ("The window knows no game: games register with it", "ui"),
    ("Command line and storage know no game: games register with them", "cli"),
    ("Only the words of a game know the game", "texts"),
)


def contracts() -> dict[str, dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {one["name"]: one for one in settings["tool"]["importlinter"]["contracts"]}


def modules_of(folder: Path) -> set[str]:
    """Rooms and modules right in a folder; where games stand is what the contract is about."""
    return {
        f"bp_desktop.{folder.name}.{path.stem}"
        for path in folder.iterdir()
        if (path.suffix == ".py" or any(path.rglob("*.py")))
        and path.stem not in ("games", "__init__")
    }


@pytest.mark.parametrize(("contract", "room"), BY_HAND)
def test_a_contract_lists_every_module_of_its_room(contract: str, room: str) -> None:
    listed = set(contracts()[contract]["source_modules"])

    assert modules_of(PACKAGE / room) - listed == set()
