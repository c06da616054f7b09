"""Names that a reader can search for: one class to a name, and every module says what it is for."""

import ast
from collections import defaultdict

from tests.architecture.sources import PACKAGE, modules

NO_SUBJECT = {
    *("What", "How", "Who", "Whose", "Where", "When", "Which", "Why"),
    *("Whatever", "Whoever", "Whichever", "Wherever", "Whenever"),
}


def test_no_public_class_name_exists_twice() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path, module in modules().items():
        for node in module.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(PACKAGE)))

    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_every_module_says_in_one_line_what_it_is_for() -> None:
    silent = [
        str(path.relative_to(PACKAGE))
        for path, module in modules().items()
        if not (ast.get_docstring(module) or "").strip() and module.body
    ]

    assert silent == []


def test_the_first_line_of_a_module_is_a_sentence_with_a_subject() -> None:
    wrong = {
        str(path.relative_to(PACKAGE)): first
        for path, module in modules().items()
        if (first := (ast.get_docstring(module) or "").partition("\n")[0])
        and (first.split()[0].rstrip(":,") in NO_SUBJECT or not first.endswith("."))
    }

    assert wrong == {}
