"""Every text given to a translation function is a literal, for only sources are read for texts.

`self.tr(f"…")` would never find its translation at run time, and nothing would say so.
"""

from devtools.texts import found_in
from tests.architecture.sources import PACKAGE, ROOT, modules

# The one place that looks words up by key; its texts are marked with QT_TRANSLATE_NOOP.
RENDERER = PACKAGE / "ui" / "texts.py"


def test_every_text_to_translate_is_a_literal() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{found.line}"
        for path, module in modules().items()
        if path != RENDERER
        for found in found_in(module)
        if found.text is None
    ]

    assert wrong == []
