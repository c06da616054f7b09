"""Every text given to a translation function is a literal, for lupdate reads sources only.

`self.tr(f"…")` is collected in silence and never matches at run time.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import PACKAGE, calls, literal, place

# How many leading arguments are texts.
TRANSLATORS = {"tr": 1, "translate": 2, "QT_TRANSLATE_NOOP": 2, "QT_TR_NOOP": 1}

# The one place that looks words up by key; its texts are marked with QT_TRANSLATE_NOOP.
RENDERER = PACKAGE / "ui" / "texts.py"


def translator_calls() -> Iterator[tuple[Path, ast.Call, list[ast.expr]]]:
    """Calls of a translation function with the arguments that lupdate has to read."""
    for path, call, name in calls():
        if name in TRANSLATORS and not _is_str_translate(call):
            yield path, call, call.args[: TRANSLATORS[name]]


def _is_str_translate(call: ast.Call) -> bool:
    """`text.translate(table)` is str's own method and has one argument."""
    return isinstance(call.func, ast.Attribute) and (
        call.func.attr == "translate" and len(call.args) == 1 and not call.keywords
    )


def test_every_text_to_translate_is_a_literal() -> None:
    wrong = [
        place(path, call)
        for path, call, texts in translator_calls()
        if path != RENDERER and (not texts or any(literal(text) is None for text in texts))
    ]

    assert wrong == []
