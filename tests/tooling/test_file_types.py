"""The table of file types, and that every installer learns all of it."""

import plistlib
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bp_desktop.app.games import document_kinds
from bp_desktop.app.start import is_file
from bp_desktop.storage.places import BOX_SUFFIX
from devtools import file_types, icons, linux, macos, windows
from devtools.environment import Environment
from devtools.file_types import FileType

ROOT = Path(__file__).parents[2]
SUFFIXES = [kind.suffix for kind in file_types.FILE_TYPES]
NEW = FileType("bpnew", "application/x-new", {"en": "New", "it": "Nuovo", "ru": "Новый & другой"})


@pytest.fixture
def one_more(monkeypatch: pytest.MonkeyPatch) -> FileType:
    """A table with one entry more."""
    monkeypatch.setattr(file_types, "FILE_TYPES", (*file_types.FILE_TYPES, NEW))
    return NEW


def setting(name: str, section: str, key: str) -> str:
    """Of a file that desktops read, as it is installed."""
    parser = RawConfigParser()
    parser.read_string(linux.described(ROOT, name))
    return parser[section][key]


def xml(name: str) -> ET.Element:
    return ET.fromstring(linux.described(ROOT, name))


def test_everything_the_program_writes_and_opens_is_in_the_table() -> None:
    kinds = document_kinds()
    opened = {kind.suffix for kind in kinds} | {kind.rules_suffix for kind in kinds} | {BOX_SUFFIX}

    assert {f".{suffix}" for suffix in SUFFIXES} == opened - {""}


def test_a_file_of_every_type_is_one_to_open_and_no_verb() -> None:
    assert all(
        is_file(f"friday.{suffix}") and is_file(f"A.{suffix.upper()}") for suffix in SUFFIXES
    )
    assert not is_file("match")
    assert not is_file("rules")


def test_no_two_types_are_mixed_up_and_all_have_words_in_every_language() -> None:
    types = file_types.FILE_TYPES

    assert len(set(SUFFIXES)) == len({kind.mime for kind in types}) == len(types)
    for kind in types:
        assert tuple(kind.words) == tuple(file_types.LANGUAGES)
        assert all(kind.words.values())


def test_linux_desktops_are_told_of_every_type(one_more: FileType) -> None:
    known = {
        found.get("type"): found
        for found in xml("burning-planets.xml")
        if found.tag.endswith("type")
    }
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"

    assert list(known) == [kind.mime for kind in file_types.FILE_TYPES]
    for kind in file_types.FILE_TYPES:
        told = known[kind.mime]
        assert [each.get("pattern") for each in told.iter(f"{space}glob")] == [f"*.{kind.suffix}"]
        assert [each.text for each in told.iter(f"{space}comment")] == list(kind.words.values())
    entry = setting("burning-planets.desktop", "Desktop Entry", "MimeType")
    assert entry.split(";") == [*known, ""]
    story = xml("org.burningplanets.desktop.metainfo.xml")
    assert [each.text for each in story.iter("mediatype")] == list(known)
    assert one_more.mime in known


def test_only_what_can_be_drawn_is_to_have_small_pictures() -> None:
    drawn = setting("burning-planets.thumbnailer", "Thumbnailer Entry", "MimeType").split(";")

    assert drawn == [*(kind.mime for kind in file_types.FILE_TYPES if kind.pictured), ""]
    can = {kind.suffix for kind in document_kinds() if kind.paint_thumbnail is not None}
    pictured = {f".{kind.suffix}" for kind in file_types.FILE_TYPES if kind.pictured}
    assert pictured == can | {BOX_SUFFIX}


@pytest.mark.parametrize("name", linux.DRAFTS)
def test_no_mark_is_left_in_what_is_installed(name: str) -> None:
    draft = (ROOT / "packaging" / "linux" / f"{name}.in").read_text("utf-8")

    assert "@" in draft
    assert "@" not in linux.described(ROOT, name)


def test_macos_is_told_of_every_type(one_more: FileType) -> None:
    told = plistlib.loads(plistlib.dumps(macos.info("1.0.0")))

    types = {each["UTTypeIdentifier"]: each for each in told["UTExportedTypeDeclarations"]}
    opened = [each["LSItemContentTypes"] for each in told["CFBundleDocumentTypes"]]
    assert opened == [[identifier] for identifier in types]
    for kind in file_types.FILE_TYPES:
        one = types[macos.identifier_of(kind)]
        assert one["UTTypeTagSpecification"]["public.filename-extension"] == [kind.suffix]
        assert one["UTTypeConformsTo"] == [kind.shape.uniform_type]
    assert macos.identifier_of(one_more) in types


def test_windows_is_told_of_every_type_and_forgets_every_one(one_more: FileType) -> None:
    told = file_types.for_nsis()
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8")

    for kind in file_types.FILE_TYPES:
        assert f'!insertmacro Associate "{kind.suffix}" "$({kind.suffix})"' in told
        assert f'!insertmacro Dissociate "{kind.suffix}"' in told
        for language, called in file_types.LANGUAGES.items():
            words = kind.words[language]
            assert f'LangString {kind.suffix} ${{LANG_{called}}} "{words}"' in told
    assert one_more.suffix in told
    install, remove = script.split('Section "Uninstall"')
    assert "!insertmacro AssociateAll" in install
    assert "!insertmacro DissociateAll" in remove


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_installer_can_be_compiled(tmp_path: Path, one_more: FileType) -> None:
    """Of a folder with next to nothing in it; the script is read as it is for releases."""
    root, frozen = tmp_path / "root", tmp_path / "frozen"
    (root / "build" / "frozen").mkdir(parents=True)
    for name in ("bp_desktop", "packaging"):
        (root / name).symlink_to(ROOT / name)
    drawn = icons.draw(Environment(ROOT), tmp_path / "icons")
    pictures = {size: path.read_bytes() for size, path in drawn.items()}
    (root / "build" / "frozen" / "app.ico").write_bytes(icons.ico(pictures))
    icons.draw_banner(Environment(ROOT), root / "build" / "frozen" / "banner.bmp")
    (frozen / "_internal").mkdir(parents=True)
    (frozen / "bp-desktop.exe").write_bytes(b"MZ")

    made = windows.build_installer(root, frozen, tmp_path, QUICK="yes")

    assert made.read_bytes().startswith(b"MZ")
    assert one_more.words["ru"] in (root / "build/frozen/file_types.nsh").read_text("utf-8")


def test_the_script_is_read_as_utf8_wherever_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows it would be taken for an old code page, and Russian words with it."""
    ran: list[list[str]] = []

    def run(command: list[str], **_settings: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    (tmp_path / "bp_desktop").symlink_to(ROOT / "bp_desktop")
    monkeypatch.setattr(shutil, "which", lambda _name: "makensis")
    monkeypatch.setattr(subprocess, "run", run)

    windows.build_installer(tmp_path, tmp_path, tmp_path)

    [command] = ran
    assert command[command.index("-INPUTCHARSET") + 1] == "UTF8"
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    assert '!include /CHARSET=UTF8 "${TYPES}"' in script
