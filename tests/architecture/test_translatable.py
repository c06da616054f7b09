"""Every text given to a translation function is a literal, for only sources are read for texts.

`self.tr(f"…")` would never find its translation at run time, and nothing would say so.
"""

import ast

from devtools.texts import found_in
from tests.architecture.sources import PACKAGE, ROOT, modules

LOOKED_UP = {
    PACKAGE / "texts" / "rendering.py",  # by key; its texts stand in tables called TEXTS
    PACKAGE / "texts" / "speech.py",  # `Speech.look_up`, of texts that are marked where they stand
}
KNOWN = ("translate", "tr")


def test_every_text_to_translate_is_a_literal() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{found.line}"
        for path, module in modules().items()
        if path not in LOOKED_UP
        for found in found_in(module)
        if found.text is None
    ]

    assert wrong == []


def test_nothing_is_translated_by_a_name_that_the_search_for_texts_does_not_know() -> None:
    """`self._translate("Context", "…")` runs, but nobody is ever asked for a translation."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, module in modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and _called(node) not in KNOWN
        if _called(node).strip("_") in KNOWN
    ]

    assert wrong == []


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return str(name)
    return ""
