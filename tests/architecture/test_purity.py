"""core, games, session, texts and the editor's tools work with neither Qt nor SQL, and the command
line speaks without a window."""

import subprocess
import sys

import pytest

from tests.architecture.sources import ROOT

GOLDEN = min((ROOT / "tests" / "golden").glob("*.bpmatch"))

PROBE = """
import importlib, pkgutil, sys

class Fence:
    def find_spec(self, name, path=None, target=None):
        if name.startswith({blocked!r}):
            raise ImportError(f"{{name}} has no place here")

sys.meta_path.insert(0, Fence())
package = importlib.import_module({package!r})
names = [found.name for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
for name in names:
    importlib.import_module(name)
print(len(names))
"""
BLOCKED = ("PySide6", "shiboken6", "pyqtgraph", "numpy", "sqlalchemy", "sqlite3", "alembic")


def probe(package: str, blocked: tuple[str, ...] = BLOCKED) -> subprocess.CompletedProcess[str]:
    code = PROBE.format(package=package, blocked=blocked)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("package", ["core", "games", "session", "texts", "ui.editor.tools"])
def test_a_pure_package_imports_with_qt_and_sql_out_of_reach(package: str) -> None:
    done = probe(f"bp_desktop.{package}")

    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


def test_the_probe_notices_a_blocked_import() -> None:
    done = probe("bp_desktop.core", blocked=("msgspec",))

    assert done.returncode != 0
    assert "msgspec has no place here" in done.stderr


SPEAK = """
import sys

class Fence:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(("PySide6", "shiboken6", "bp_desktop.ui")):
            raise ImportError(f"{{name}} has no place here")

sys.meta_path.insert(0, Fence())
from bp_desktop.app.command_line import run_verb
sys.exit(run_verb({arguments!r}))
"""


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("odds", "--attack", "8", "--defend", "12", "--shield", "6"), 0, "within 1 attack: "),
        (("match", "show", "nowhere.bpmatch"), 2, "There is no file nowhere.bpmatch"),
        (("match", "verify", str(GOLDEN)), 0, "All is well: "),
        (("match", "show", str(GOLDEN)), 0, "planets: "),
    ],
)
def test_the_command_line_speaks_without_the_window(
    arguments: tuple[str, ...], code: int, words: str
) -> None:
    command = [sys.executable, "-c", SPEAK.format(arguments=list(arguments))]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == code, done.stderr
    assert words in done.stdout + done.stderr
