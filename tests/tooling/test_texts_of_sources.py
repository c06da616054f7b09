"""Which texts of a source reach the translators."""

import ast
from pathlib import Path

import pytest

from devtools.texts import Text, as_cpp, collect, found_in


def texts(source: str) -> list[Text | None]:
    return [found.text for found in found_in(ast.parse(source))]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ('self.tr("Open")', Text("Home", "Open")),
        ('self.tr("Open", "a box")', Text("Home", "Open", "a box")),
        ('self.tr("%n ship(s)", "", n)', Text("Home", "%n ship(s)", "", counted=True)),
        ('self.tr("%n ship(s)", None, n)', Text("Home", "%n ship(s)", "", counted=True)),
        ('self.tr("%n ship(s)", n=n)', Text("Home", "%n ship(s)", "", counted=True)),
        ('QT_TR_NOOP("Open")', Text("Home", "Open")),
        ('translate("when", "now")', Text("when", "now")),
        ('QCoreApplication.translate("when", "now")', Text("when", "now")),
        ('app.translate("when", "%n day(s)", "", n)', Text("when", "%n day(s)", "", counted=True)),
        ('QT_TRANSLATE_NOOP("messages", "No.")', Text("messages", "No.")),
        ("f\"{self.tr('Open')}\"", Text("Home", "Open")),
        ('self.tr("in two " "pieces")', Text("Home", "in two pieces")),
    ],
)
def test_a_literal_text_is_found(call: str, text: Text) -> None:
    assert texts(f"class Home:\n    def show(self, n):\n        return {call}") == [text]


def test_a_table_of_sentences_is_found_without_any_mark() -> None:
    table = """TEXTS: dict[str, str] = {
    "a.b": "There is no {thing}.",
    "a.c": (
        "In two "
        "pieces."
    ),
    "a.d": "{faction:faction}",
    "a.e": f"{detail}",
    "cli.a": "Said by the command line, in English.",
    "a.cli.b": "So is this.",
    "a.client": "But not this.",
}
OTHERS: dict[str, str] = {"a.f": "Not to be found."}"""

    assert texts(table) == [
        Text("messages", "There is no {thing}."),
        Text("messages", "In two pieces."),
        None,
        Text("messages", "But not this."),
    ]


@pytest.mark.parametrize(
    "call",
    [
        'self.tr(f"Open {name}")',
        "self.tr(name)",
        'self.tr("Open " + name)',
        "self.tr()",
        'self.tr("Open", disambiguation="a box")',
        'translate(CONTEXT, "now")',
        'QCoreApplication.translate("when", when)',
        'app.translate("when", f"{number}")',
        'QT_TRANSLATE_NOOP("messages", sentence)',
    ],
)
def test_a_text_that_is_not_all_literal_is_told(call: str) -> None:
    assert texts(call) == [None]


@pytest.mark.parametrize("call", ["painter.translate(2, 3)", "name.translate(TABLE)", "str(3)"])
def test_what_translates_no_words_is_passed_over(call: str) -> None:
    assert texts(call) == []


def test_a_text_is_collected_once_for_each_context(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('class A:\n    x = tr("Open")\n    y = tr("Open")\n', "utf-8")
    (tmp_path / "b.py").write_text('class B:\n    x = tr("Open")\n', "utf-8")

    assert collect(tmp_path) == [Text("A", "Open"), Text("B", "Open")]


def test_texts_are_written_as_cpp_with_quotes_and_numbers() -> None:
    written = as_cpp([Text("a", 'say "no"\n', "—"), Text("b", "%n", "", counted=True)])

    assert written.splitlines()[1:-1] == [
        r'translate("a", "say \"no\"\n", "—");',
        'translate("b", "%n", "", n);',
    ]
