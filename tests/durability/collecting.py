"""A pytest plugin: garbage is collected each time Qt calls Python to paint, to lay out or to read.

The program never does that (`ui/garbage.py`), but whatever Qt still works with has to survive it.
"""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

UI = str(Path(__file__).resolve().parents[2] / "bp_desktop" / "ui")
CALLED_BY_QT = {
    *("paint", "paintEvent", "drawBackground", "drawForeground", "draw_cached"),
    *("sizeHint", "minimumSizeHint", "heightForWidth", "setGeometry", "itemAt", "takeAt"),
    *("data", "flags", "rowCount", "boundingRect"),
    *("event", "eventFilter", "changeEvent", "resizeEvent", "showEvent", "hideEvent"),
}


def pytest_collection_finish() -> None:
    """What is loaded by now stays, and would only make every look longer."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    sys.setprofile(_collect)
    try:
        return (yield)
    finally:
        sys.setprofile(None)


def _collect(frame: FrameType, event: str, _argument: object) -> None:
    code = frame.f_code
    if event == "call" and code.co_name in CALLED_BY_QT and code.co_filename.startswith(UI):
        gc.collect()
