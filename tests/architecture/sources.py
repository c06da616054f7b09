"""The project's own files, as the gate tests read them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "bp_desktop"

# Where there is no git (a bare machine, an unpacked archive) these are what git would ignore.
_NOT_OURS = {
    ".git",
    ".venv",
    ".hypothesis",
    "__pycache__",
    "build",
    "dist",
    "shots",
    "burning-planets-tour",
}


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that belongs to the project, or will once it is committed."""
    listed = _listed_by_git()
    if listed is not None:
        return tuple(path for line in listed if (path := ROOT / line).is_file())
    return tuple(sorted(_walk(ROOT)))


def _listed_by_git() -> list[str] | None:
    if not (ROOT / ".git").exists():
        return None
    wanted = ["--cached", "--others", "--exclude-standard"]
    command = ["git", "-C", str(ROOT), "ls-files", "-z", *wanted]
    try:
        listed = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")
    except FileNotFoundError:
        return None
    return listed.stdout.split("\0") if listed.returncode == 0 else None


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in _NOT_OURS or path.name.endswith("_cache"):
            continue
        if path.is_dir():
            yield from _walk(path)
        elif path.suffix not in {".qm", ".pyc"}:
            yield path


@cache
def modules() -> dict[Path, ast.Module]:
    """The program's modules, parsed."""
    return {
        path: ast.parse(path.read_text("utf-8"), filename=str(path))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call in the program, with the last part of the name it is called by."""
    for path, module in modules().items():
        for node in ast.walk(module):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                    yield path, node, name


def place(path: Path, node: ast.expr) -> str:
    """Where something stands, as an editor can jump to."""
    return f"{path.relative_to(ROOT)}:{node.lineno}"


def literal(node: ast.expr) -> str | None:
    """The text of a string literal; None for anything that is only known at run time."""
    match node:
        case ast.Constant(value=str(text)):
            return text
    return None
