"""The texts to translate, read from the sources.

Not by lupdate, whose reader of Python passes over translate(…, n) without giving the text its
plural forms, and over what stands inside an f-string or beside a named argument altogether.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

# Called by these names with: context, text, comment, number. The first two get the context from
# the class they stand in, as Qt does at run time.
OF_A_CLASS = ("tr", "QT_TR_NOOP")
WITH_CONTEXT = ("translate", "QT_TRANSLATE_NOOP")
SENTENCES = "TEXTS"
"""The name of a table of sentences by key of a message; all of them have one context."""
CONTEXT_OF_SENTENCES = "messages"
UNTRANSLATED = re.compile(r"(\w+\.)?cli\.")
"""Keys of what only the command line says: it speaks English."""
_PLACE = re.compile(r"\{.*?\}")


class Text(NamedTuple):
    """What a translator gets to see, and what Qt looks a translation up by."""

    context: str
    source: str
    comment: str = ""
    counted: bool = False
    """Whether it is said of a number, and so needs every plural form of the language."""


class Found(NamedTuple):
    """One call of a translation function; `text` is None unless all of it is literal."""

    line: int
    text: Text | None


def found_in(node: ast.AST, class_name: str = "") -> Iterator[Found]:
    """The calls of translation functions in a module or a part of one."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as table):
                if name == SENTENCES:
                    yield from _sentences(table)
        if isinstance(child, ast.Call):
            arguments = _arguments(child, class_name)
            if arguments is not None:
                yield Found(child.lineno, _text(arguments, child.keywords))
        inner = child.name if isinstance(child, ast.ClassDef) else class_name
        yield from found_in(child, inner)


def _sentences(table: ast.Dict) -> Iterator[Found]:
    """What has no words but those of its facts needs no translation."""
    for key, value in zip(table.keys, table.values, strict=True):
        text = _word(value)
        if UNTRANSLATED.match((key and _word(key)) or ""):
            continue
        if text is None:
            yield Found(value.lineno, None)
        elif any(map(str.isalpha, _PLACE.sub("", text))):
            yield Found(value.lineno, Text(CONTEXT_OF_SENTENCES, text))


def _arguments(call: ast.Call, class_name: str) -> list[ast.expr] | None:
    """Context, text, comment and number, as far as given; None if this translates no words."""
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name) if name in OF_A_CLASS:
            return [ast.Constant(class_name), *call.args]
        case ast.Name(name) if name in WITH_CONTEXT:
            return call.args
        case ast.Attribute(ast.Name(owner), "translate") if owner.endswith("Application"):
            return call.args
        case ast.Attribute(attr="translate") if any(map(_is_text, call.args)):
            return call.args  # a painter and a str have a `translate` of their own
        case _:
            return None


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or isinstance(getattr(node, "value", None), str)


def _text(arguments: list[ast.expr], keywords: list[ast.keyword]) -> Text | None:
    names = {keyword.arg for keyword in keywords}
    counted = len(arguments) > 3 or "n" in names
    match [_word(argument) for argument in arguments[:3]]:
        case [str(context), str(source)] if "disambiguation" not in names:
            return Text(context, source, "", counted)
        case [str(context), str(source), str(comment)]:
            return Text(context, source, comment, counted)
        case _:
            return None


def _word(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.Constant(None):
            return ""  # no comment
        case _:
            return None


def collect(package: Path) -> list[Text]:
    """Every text of a package, once, in the order of files and lines."""
    modules = (ast.parse(path.read_text("utf-8")) for path in sorted(package.rglob("*.py")))
    texts = (found.text for module in modules for found in found_in(module))
    return list(dict.fromkeys(text for text in texts if text is not None))


def as_cpp(texts: Iterable[Text]) -> str:
    """The texts as C++, which lupdate reads without a fault; JSON writes strings as C++ does."""
    rows = (
        f"translate({', '.join(json.dumps(word, ensure_ascii=False) for word in text[:3])}"
        f"{', n' if text.counted else ''});"
        for text in texts
    )
    return "\n".join(["void texts(int n) {", *rows, "}", ""])
