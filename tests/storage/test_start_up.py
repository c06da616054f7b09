"""What importing storage costs: nothing heavy until more of a box is wanted than its lists."""

import subprocess
import sys

import pytest

from tests.storage.build import ROOT

HEAVY = ("sqlalchemy", "alembic", "numpy", "PySide6")


@pytest.mark.parametrize(
    ("module", "loaded"),
    [
        ("bp_desktop.storage", ""),
        ("bp_desktop.storage.places", ""),
        ("bp_desktop.storage.problems", ""),
        ("bp_desktop.storage.documents", ""),
        ("bp_desktop.storage.box", ""),
        ("bp_desktop.storage.rows", "sqlalchemy"),
        ("bp_desktop.storage.backups", "sqlalchemy"),
        ("bp_desktop.session.library", ""),
        ("bp_desktop.files", ""),
        ("bp_desktop.app.games", ""),
        ("bp_desktop.app.boxes", ""),
    ],
)
def test_a_module_loads_no_more_than_it_needs(module: str, loaded: str) -> None:
    code = f"import sys, {module}; print(*[name for name in {HEAVY!r} if name in sys.modules])"

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == loaded


def test_no_object_mapper_is_loaded() -> None:
    """It costs fifty milliseconds and frozen values have no use for it."""
    code = "import sys, bp_desktop.storage.rows; print('sqlalchemy.orm' in sys.modules)"

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "False"
