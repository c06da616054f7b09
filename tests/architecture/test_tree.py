"""The tree stays as the design draws it, and tells nothing about the machine it was made on."""

import re
import tomllib

import pytest

from tests.architecture.sources import PACKAGE, ROOT, project_files

TOP_LEVEL = {
    ".ci",
    ".editorconfig",
    ".gitattributes",
    ".github",
    ".gitignore",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "bp_desktop",
    "dev.py",
    "packaging",
    "pyproject.toml",
    "resources",
    "tests",
    "translations",
}
LONGEST = 450

# Written with breaks, so that this file does not find itself.
TELLTALE = re.compile(
    r"(?<![\w./])/(?:root|work|home|Users)" + r"/"
    r"|https?://\S*/(?:simple|packages)" + r"\b"
    r"|--(?:extra-)?index" + r"-url"
    r"|\bregistry" + r"="
    r"|pythonhosted" + r"\.org"
)
BINARY = {".png", ".jpg", ".ttf", ".ico", ".icns", ".bpbox", ".gz", ".bin"}


def test_the_top_level_holds_nothing_but_what_the_design_lists() -> None:
    found = {path.relative_to(ROOT).parts[0] for path in project_files()}

    assert found <= TOP_LEVEL, f"not in the design: {sorted(found - TOP_LEVEL)}"


def test_no_file_names_a_package_host_or_a_path_of_this_machine() -> None:
    told = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in project_files()
        if path.suffix not in BINARY
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if TELLTALE.search(line)
    ]

    assert told == []


@pytest.mark.parametrize(
    "line",
    [
        "open('/" + "work/main/x')",
        "path = /" + "home/anna/x",
        "--extra-index" + "-url x",
        "https://example.org/" + "simple/numpy",
    ],
)
def test_a_telltale_line_is_noticed(line: str) -> None:
    assert TELLTALE.search(line)


def test_no_module_has_grown_too_long_to_live_in() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in PACKAGE.rglob("*.py")
    }

    long = {name: length for name, length in lengths.items() if length > LONGEST}
    assert long == {}, "split by subject"


def test_the_types_are_strict_and_no_module_is_exempt() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]

    assert settings["strict"] is True
    for override in settings["overrides"]:
        assert set(override) == {"module", "ignore_missing_imports"}
        assert not any(name.startswith(("bp_desktop", "tests")) for name in override["module"])


def test_the_map_of_rooms_names_every_room_and_nothing_that_is_not_there() -> None:
    """A name in the map may be a room, or a file beside them."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rooms = text.split("## The rooms")[1].split("\n## ")[0]
    named = {
        name
        for line in rooms.splitlines()
        if line.startswith("| `")
        for name in re.findall(r"`([^`<]+?)/?`", line.split("|")[1])
    }
    there = {
        str(path.relative_to(PACKAGE).as_posix())
        for folder in (PACKAGE, PACKAGE / "ui")
        for path in folder.iterdir()
        if any(path.glob("*.py")) or path.suffix == ".py"
    } - {"ui", "ui/games", "__init__.py", "__main__.py", "ui/__init__.py"}

    assert named - {"tests"} == there
