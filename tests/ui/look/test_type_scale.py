"""Type scale: every label is on a rung that there is, or it would be shown as plain text."""

import ast
from collections.abc import Iterator

from bp_desktop.ui.look.tokens import TYPE
from tests.architecture.sources import ROOT

PLACES = {"label": 1, "FittingLabel": 0, "FittingLines": 0, "be": 0}
"""Where in their arguments the rung is named."""


def named_rungs() -> Iterator[tuple[str, str]]:
    for path in (ROOT / "bp_desktop" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            place = PLACES.get(called, len(node.args))
            rung = node.args[place] if place < len(node.args) else None
            if isinstance(rung, ast.Constant) and isinstance(rung.value, str):
                yield rung.value, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_every_label_stands_on_a_rung() -> None:
    found = list(named_rungs())

    assert len(found) > 200
    assert [where for rung, where in found if rung not in TYPE] == []
