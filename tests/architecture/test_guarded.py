"""Whatever Qt calls to paint, to size or to ask for rows is guarded: nothing raised gets out."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem, QLayout, QWidget

import bp_desktop.ui
from bp_desktop.ui.look.guarded import guarded

OVERRIDES = {
    "boundingRect",
    "columnCount",
    "data",
    "drawBackground",
    "drawForeground",
    "flags",
    "hasHeightForWidth",
    "heightForWidth",
    "minimumSizeHint",
    "paint",
    "paintEvent",
    "rowCount",
    "shape",
    "sizeHint",
    "viewportEvent",
}


def our_classes() -> Iterator[type]:
    for module in pkgutil.walk_packages(bp_desktop.ui.__path__, "bp_desktop.ui."):
        loaded = importlib.import_module(module.name)
        for found in vars(loaded).values():
            if inspect.isclass(found) and found.__module__ == module.name:
                yield found


def unguarded(classes: Iterator[type]) -> list[str]:
    return [
        f"{found.__module__}.{found.__qualname__}.{name}"
        for found in classes
        if issubclass(found, QObject | QGraphicsItem | QLayout)
        for name in sorted(OVERRIDES & vars(found).keys())
        if not getattr(vars(found)[name], "is_guarded", False)
    ]


def test_every_override_that_paints_or_sizes_is_guarded() -> None:
    assert unguarded(our_classes()) == [], "decorate it with ui/look/guarded.py"


def test_a_forgotten_one_is_noticed() -> None:
    class Forgotten(QWidget):
        def paintEvent(self, _event: object) -> None: ...

        @guarded
        def hasHeightForWidth(self) -> bool:
            return True

    [found] = unguarded(iter([Forgotten]))
    assert found.endswith("Forgotten.paintEvent")
