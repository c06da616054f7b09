"""What makes a release of what was built: addresses, versions, checksums, and the workflows."""

import re
import tomllib
from pathlib import Path

import pytest

from devtools import SetupError, commands, package
from devtools.environment import Environment

ROOT = Path(__file__).parents[2]


def test_checksums_are_what_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"abc")

    sums = package.write_checksums(tmp_path, [tmp_path / "a.deb"])

    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert sums.read_text("utf-8") == f"{known}  a.deb\n"


def test_the_version_is_read_from_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "bp_desktop.__version__"}


def test_a_trial_says_what_is_to_be_built_first(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"no a\.deb yet: python3 dev\.py package"):
        package.built(tmp_path, "a.deb")
    (tmp_path / "a.deb").touch()

    assert package.built(tmp_path, "a.deb") == tmp_path / "a.deb"


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(SetupError, match="--windows-trial"):
        package.carry_out(["--everything"], lambda: Environment(ROOT))


def test_nothing_is_published_with_an_address_that_leads_nowhere() -> None:
    for address in ("https://burningplanets.example/releases", "", "http://burning.planets.org"):
        with pytest.raises(SetupError):
            package.require_address(address)
    package.require_address("https://burning.planets.org/releases")


def test_a_release_is_called_what_the_program_in_it_says() -> None:
    package.require_version([], "1.0.0")
    package.require_version(["v1.0.0"], "1.0.0")
    with pytest.raises(SetupError, match=r"v1\.0\.1 is not v1\.0\.0"):
        package.require_version(["v1.0.1"], "1.0.0")


@pytest.fixture
def machines(tmp_path: Path) -> Path:
    """What two machines built, each with its own list."""
    for name in ("a.deb", "b.exe"):
        folder = tmp_path / "built" / f"installers-{name}"
        folder.mkdir(parents=True)
        (folder / name).write_bytes(name.encode())
        package.write_checksums(folder, [folder / name])
    return tmp_path / "built"


def test_what_several_machines_built_becomes_one_folder_with_one_list(machines: Path) -> None:
    dist = machines.parent / "dist"

    sums = package.gather(machines, dist)

    assert {path.name for path in dist.iterdir()} == {"a.deb", "b.exe", "SHA256SUMS"}
    assert [line.split()[1] for line in sums.read_text("utf-8").splitlines()] == ["a.deb", "b.exe"]
    assert b"\r" not in sums.read_bytes()
    with pytest.raises(SetupError, match="is not empty"):
        package.gather(machines, dist)


def test_nothing_is_published_that_is_not_as_it_was_built(machines: Path) -> None:
    changed = machines / "installers-b.exe" / "b.exe"
    changed.write_bytes(b"something else")
    with pytest.raises(SetupError, match="not those that were built"):
        package.gather(machines, machines.parent / "dist")

    (machines / "installers-b.exe" / "a.deb").write_bytes(b"another")
    with pytest.raises(SetupError, match="the same name twice"):
        package.gather(machines, machines.parent / "dist")


def test_releases_are_built_on_three_systems_with_all_that_belongs_to_them() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")

    systems = re.findall(r"- system: ([a-z]+)-", text)
    assert systems == ["ubuntu", "windows", "macos", "macos"]
    for ending in ("*.deb", "*.tar.gz", "*.exe", "*.dmg", "*.cdx.json", "SHA256SUMS"):
        assert f"dist/{ending}" in text
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    assert re.search(r"system: \[ubuntu-[\d.]+, windows-\d+, macos-\d+\]", checks)


def test_workflows_only_call_commands_that_there_are() -> None:
    for name in ("checks", "release"):
        text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
        called = set(re.findall(r"python3 dev\.py (\w+)", text))
        assert called
        assert called <= set(commands.COMMANDS)
        options = set(re.findall(r"dev\.py package (--\w+)", text))
        assert options <= {"--publishable", "--gather"}
        # The Python of these machines is too old, and sudo alone finds no other.
        assert "sudo python3" not in text
        for job in text.split("    steps:")[1:]:
            assert job.index("actions/setup-python") < job.index("python3 dev.py")
