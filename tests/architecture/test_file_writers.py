"""Nobody writes a file by himself: bp_desktop/files.py does it for all."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, modules

ASIDE = {"made_aside", "written_beside"}
"""They give a path to write to, which takes the place of the file only when it is whole."""
WRITERS = {
    "write_bytes",
    "write_text",
    "touch",
    "copyfile",
    "copytree",
    "mkstemp",
    "NamedTemporaryFile",
    "QSaveFile",
    "RotatingFileHandler",
    "FileHandler",
}

ALLOWED = {
    "bp_desktop/files.py",  # the one that writes
    "bp_desktop/app/tour.py",  # pictures for whoever has no display, in a folder of their own
    "bp_desktop/storage/backups.py",  # a passing copy in a temporary folder
    "bp_desktop/storage/salvage.py",  # the same
    "bp_desktop/ui/look/theme.py",  # small pictures for the style sheet, in a temporary folder
    "bp_desktop/ui/shell/log.py",  # a log grows line by line
    "bp_desktop/ui/shell/preferences.py",  # a damaged file is put aside by renaming it
}


def writes(module: ast.Module) -> Iterator[ast.Call]:
    """Calls that write a file or put one in its place, other than on what `made_aside` gave."""
    given = {call for node in ast.walk(module) for call in _on_what_was_given(node)}
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and _writes(node) and node not in given:
            yield node


def _on_what_was_given(node: ast.AST) -> Iterator[ast.Call]:
    if not isinstance(node, ast.With):
        return
    names = {
        item.optional_vars.id
        for item in node.items
        if isinstance(item.context_expr, ast.Call)
        and _name(item.context_expr.func) in ASIDE
        and isinstance(item.optional_vars, ast.Name)
    }
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and not names.isdisjoint(_names_in(call)):
            yield call


def _writes(call: ast.Call) -> bool:
    name, receiver = _name(call.func), _receiver(call)
    if name == "open":
        return any(_is_writing_mode(one) for one in (*call.args, *(k.value for k in call.keywords)))
    if receiver == "os" and name in ("replace", "rename", "link"):
        return True
    if name == "replace":  # a string's takes two arguments, that of a frozen value takes names
        return len(call.args) == 1 and not call.keywords
    if name == "save" and isinstance(call.func, ast.Attribute):  # a painter's takes nothing
        return bool(call.args) and not (len(call.args) > 1 and _named(call.args[0]) == "buffer")
    return name in WRITERS or (receiver == "shutil" and name in ("copy", "copy2", "move"))


def _is_writing_mode(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=str(mode)):
            return (
                0 < len(mode) <= 3 and set(mode) <= set("rwaxbt+") and bool(set(mode) & set("wax+"))
            )
    return False


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _receiver(call: ast.Call) -> str:
    return _named(call.func.value) if isinstance(call.func, ast.Attribute) else ""


def _names_in(call: ast.Call) -> set[str]:
    """Of the receiver and in the arguments, as in `partial.open()` and `save(str(partial))`."""
    given = (node for one in call.args for node in ast.walk(one) if isinstance(node, ast.expr))
    return {_receiver(call), *map(_named, given)}


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_module_writes_files_by_itself() -> None:
    found = [
        f"{_where(path)}:{call.lineno}: {ast.unparse(call)[:80]}"
        for path, module in modules().items()
        if _where(path) not in ALLOWED
        for call in writes(module)
    ]

    assert found == [], "use write_file or made_aside of bp_desktop.files"


def test_nothing_is_allowed_that_needs_no_allowance() -> None:
    needed = {_where(path) for path, module in modules().items() if any(writes(module))}

    assert needed >= ALLOWED


@pytest.mark.parametrize(
    "line",
    [
        "path.write_bytes(data)",
        "path.write_text(text, encoding='utf-8')",
        "path.open('wb')",
        "open(path, mode='a')",
        "beside.replace(path)",
        "os.replace(a, b)",
        "pixmap.save(str(path), 'PNG')",
        "shutil.copyfile(a, b)",
    ],
)
def test_a_writer_is_noticed(line: str) -> None:
    assert list(writes(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "path.open('rb')",
        "text.replace('a', 'b')",
        "replace(match, phase=phase)",
        "painter.save()",
        "image.save(buffer, 'PNG')",
        "with made_aside(path) as partial: picture.save(str(partial), 'PNG')",
        "with made_aside(path) as partial: partial.write_bytes(data)",
        "with written_beside(path) as beside, beside.open('wb') as file: pass",
    ],
)
def test_what_writes_no_file_is_left_in_peace(line: str) -> None:
    assert not list(writes(ast.parse(line)))
