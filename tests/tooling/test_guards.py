"""The guards of tests/conftest.py and the settings of pytest catch what they are for."""

import subprocess
import sys
from pathlib import Path

from tests.architecture.sources import ROOT

SUITE = """
import logging
import warnings

from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QMenu, QWidget

KEPT = []


def test_good_a_widget_of_qtbot(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    KEPT.append((widget, QMenu(widget)))


def test_good_a_widget_deleted_later(qtbot):
    widget = QWidget()
    KEPT.append(widget)
    widget.deleteLater()


def test_bad_a_window_left_behind(qtbot):
    KEPT.append(QWidget())


def test_good_a_log_line_that_is_expected(caplog):
    logging.getLogger("ours").warning("careful")
    assert "careful" in caplog.text
    caplog.clear()


def test_bad_a_log_line_that_is_not():
    logging.getLogger("ours").warning("careful")


def test_bad_a_warning_of_python():
    warnings.warn("old ways", stacklevel=1)


def test_bad_a_warning_of_qt(qtbot):
    qWarning("QObject: wrong")
"""


def test_every_guard_fails_what_it_is_for_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "test_suite.py").write_text(SUITE, "utf-8")
    (tmp_path / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text("utf-8"), "utf-8")
    options = ["-rA", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]

    done = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, *options, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )

    bad = {
        line.split(" - ")[0].split("::")[1]
        for line in done.stdout.splitlines()
        if line.startswith(("FAILED", "ERROR"))
    }
    wanted = [line.split("(")[0].removeprefix("def ") for line in SUITE.splitlines()]
    assert bad == {name for name in wanted if name.startswith("test_bad")}, done.stdout
