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
        texts = call.args[: TRANSLATORS.get(name, 0)]
        if texts and (name != "translate" or _is_for_words(call, texts)):
            yield path, call, texts


def _is_for_words(call: ast.Call, texts: list[ast.expr]) -> bool:
    """Painters, points and strings have a `translate` of their own."""
    match call.func:
        case ast.Name() | ast.Attribute(value=ast.Name("QCoreApplication" | "QApplication")):
            return True
    return any(isinstance(text, ast.JoinedStr) or literal(text) is not None for text in texts)


def test_every_text_to_translate_is_a_literal() -> None:
    wrong = [
        place(path, call)
        for path, call, texts in translator_calls()
        if path != RENDERER and any(literal(text) is None for text in texts)
    ]

    assert wrong == []
