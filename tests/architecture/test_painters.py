"""Every painter ends with its block, whatever happens in it.

An exception on the way leaves a painter that still paints on a picture which is gone by then, and
that is no message on the screen any more: the program ends on the spot.
"""

import ast

from tests.architecture.sources import ROOT, modules


def test_every_painter_is_made_by_a_with() -> None:
    wrong = []
    for path, module in modules().items():
        entered = {
            item.context_expr
            for node in ast.walk(module)
            if isinstance(node, ast.With)
            for item in node.items
        }
        wrong += [
            f"{path.relative_to(ROOT)}:{node.lineno}"
            for node in ast.walk(module)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("QPainter", "QStylePainter")
            and node not in entered
        ]

    assert wrong == []
