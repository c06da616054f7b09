"""What goes into installers, as far as it can be known without building one."""

import plistlib
import re
import shutil
import struct
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bp_desktop import __version__
from bp_desktop.app.command_line import PARTS
from bp_desktop.storage.places import PORTABLE_MARK
from devtools import (
    SetupError,
    bundled,
    file_types,
    freezing,
    icons,
    linux,
    macos,
    product,
    windows,
    windows_folder,
    wine,
)
from devtools.environment import Environment

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "name",
    [
        "bp_desktop/core/dice.pyc",
        "libpython3.11.so.1.0",
        "libxcb-cursor.so.0",
        "libxcb-render-util.so.0",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_ru.qm",
        "sqlalchemy-2.1.8.dist-info/METADATA",
    ],
)
def test_what_the_program_uses_is_in(name: str) -> None:
    assert freezing.is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "libcups.so.2",
        "libgtk-3.so.0",
        "libX11.so.6",
        "libxcb-render.so.0",
        "opengl32sw.dll",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6\\Qt6Qml.dll",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "sqlalchemy-2.1.8.dist-info/RECORD",
        "sqlalchemy-2.1.8.dist-info/licenses/LICENSE",
    ],
)
def test_what_nobody_uses_stays_out(name: str) -> None:
    assert not freezing.is_wanted(name)


def test_the_frozen_program_brings_resources_and_translations() -> None:
    plan = freezing.plan(ROOT, "linux")
    places = {place for _source, place in plan.data}

    assert {"resources/rules", "resources/news", "resources/fonts", "translations"} <= places
    assert "resources/pictures" not in places  # of the README
    assert all(Path(source).exists() for source, _place in plan.data)
    assert [program.name for program in plan.programs] == ["bp-desktop"]


def test_the_frozen_program_can_tell_the_versions_of_what_is_inside() -> None:
    assert freezing.plan(ROOT, "linux").told == PARTS


def test_every_installer_tells_the_version_of_the_program() -> None:
    assert product.version(ROOT) == __version__


def test_the_package_manager_reads_who_and_what() -> None:
    fields = dict(
        line.split(": ", 1)
        for line in linux.control("1.0.0", 200_000, "2.35").splitlines()
        if not line.startswith(" ")
    )

    assert fields["Package"] == "burning-planets"
    assert fields["Version"] == "1.0.0"
    assert fields["Installed-Size"] == "200000"
    assert "libglib2.0-0t64 | libglib2.0-0" in fields["Depends"]
    assert "libc6 (>= 2.35)," in fields["Depends"]  # an older system is told so, not surprised


def test_icons_hold_every_size_where_it_says() -> None:
    pictures = {size: bytes([size % 251]) * (size + 1) for size in icons.SIZES}

    made = icons.ico(pictures)
    count = struct.unpack_from("<HHH", made)[2]
    found = {}
    for index in range(count):
        side, *_rest, length, offset = struct.unpack_from("<BBBBHHII", made, 6 + 16 * index)
        found[side or 256] = made[offset : offset + length]
    assert found == {size: pictures[size] for size in icons.ICO_SIZES}

    bundle = icons.icns(pictures)
    assert bundle[:4] == b"icns"
    assert struct.unpack_from(">I", bundle, 4)[0] == len(bundle)
    assert pictures[1024] in bundle


def test_macos_signs_for_itself_where_there_is_no_identity_and_sends_nothing() -> None:
    app, image, rights = Path("a.app"), Path("a.dmg"), Path("rights.plist")
    whole = dict.fromkeys(macos.SECRETS, "x")

    (own, _verify), (signed, _again) = (
        macos.signing_steps(app, rights, secrets) for secrets in ({}, whole)
    )
    assert own[own.index("--sign") + 1] == "-"
    assert signed[signed.index("--sign") + 1] == "x"
    assert "runtime" in signed
    assert "runtime" not in own
    assert macos.notarising_steps(image, {}) == []
    assert macos.notarising_steps(image, {**whole, "APPLE_ID": ""}) == []
    assert [step[1] for step in macos.notarising_steps(image, whole)] == ["notarytool", "stapler"]
    assert macos.image_signing_steps(image, {}) == []
    assert [step[2] for step in macos.image_signing_steps(image, whole)] == ["x"]
    plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())


def test_windows_is_told_the_version_as_four_numbers() -> None:
    assert "filevers=(1, 2, 3, 0)" in windows.version_resource("1.2.3")


def test_the_windows_program_is_a_window_with_a_twin_for_consoles() -> None:
    plan = freezing.plan(ROOT, "win32")

    assert {program.name: program.console for program in plan.programs} == {
        "Burning Planets": False,
        "bp-desktop": True,
    }
    manifest = ET.fromstring(plan.manifest or "")
    told = {each.tag.rpartition("}")[2]: each.text for each in manifest.iter()}
    assert told["longPathAware"] == "true"
    assert told["dpiAwareness"] == "PerMonitorV2"


def test_the_windows_installer_asks_for_no_rights_and_leaves_the_games() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8")

    assert "RequestExecutionLevel user" in script
    for words in ("RUNNING", "KEPT"):
        for language in ("ENGLISH", "ITALIAN", "RUSSIAN"):
            assert f"LangString {words} ${{LANG_{language}}}" in script
    for place in ("$APPDATA\\Burning Planets", "$LOCALAPPDATA\\Burning Planets"):
        assert f'RMDir /r "{place}' not in script  # the user's games


def test_the_bill_of_materials_names_everything_that_is_locked_and_installed() -> None:
    parts = bundled.installed(Environment(ROOT))
    library = bundled.SystemPart("libssl3", "3.0.17-1", Path("copyright"))
    bill = bundled.bill_of_materials("1.0.0", parts, [library])

    named = {part["name"] for part in bill["components"]}
    assert {"pyside6-essentials", "sqlalchemy", "msgspec", "numpy"} <= named
    assert named - {"python", "libssl3"} == set(parts)
    assert named >= {"python", "libssl3"}


def test_bills_of_several_systems_do_not_replace_one_another() -> None:
    systems = (("linux", "x86_64"), ("win32", "AMD64"), ("darwin", "arm64"), ("darwin", "x86_64"))
    names = {bundled.bill_name("1.0.0", *each) for each in systems}

    assert len(names) == len(systems)
    assert all(name.endswith(".cdx.json") and name == name.lower() for name in names)


def test_only_what_no_package_brought_is_the_systems(tmp_path: Path) -> None:
    inner = tmp_path / "_internal"
    inner.mkdir()
    own = ("libQt6Core.so.6", "libicuuc.so.73", "libpython3.11.so.1.0", "libpyside6.abi3.so.6.11")
    for name in (*own, "libcrypto.so.3", "libz.so.1", "base_library.zip"):
        (inner / name).write_bytes(b"")

    assert bundled.libraries_of_the_system(tmp_path) == ["libcrypto.so.3", "libz.so.1"]


def test_a_library_whose_licence_nobody_knows_stops_the_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bundled, "_ask", lambda *_command: "")

    with pytest.raises(SetupError, match=r"whose libstray\.so\.1 is"):
        bundled.parts_of_the_system(["libstray.so.1"])


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="there is no dpkg")
def test_libraries_are_told_by_the_package_that_has_their_licence() -> None:
    [part] = bundled.parts_of_the_system(["libc.so.6"])

    assert part.name == "libc6"
    assert part.version[0].isdigit()
    assert "GNU" in part.licence.read_text("utf-8")


def test_what_people_get_has_the_licence_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Inside the bundle on macOS: what lies beside it is on no disk image."""
    copyright_ = tmp_path / "copyright"
    copyright_.write_text("terms", "utf-8")
    part = bundled.SystemPart("libssl3", "3.0.17-1+deb12u2", copyright_)
    monkeypatch.setattr(bundled, "parts_of_the_system", lambda _libraries: [part])
    given = macos.resources(tmp_path)

    bill = bundled.write(Environment(ROOT), tmp_path, tmp_path, given)

    assert given.is_relative_to(macos.bundle(tmp_path))
    texts = {path.name for path in (given / "licences").iterdir()}
    assert {"burning-planets.txt", "python-LICENSE.txt", "libssl3-copyright.txt"} <= texts
    assert {"Qt-and-PySide6-LGPL-3.0.txt", "sqlalchemy-LICENSE", "numpy-LICENSE.txt"} <= texts
    assert "pyqtgraph-colors-maps-CC-BY license - applies to CET color map data.txt" in texts
    # One of a name for every part of numpy, and its own is no other's.
    assert "NumPy Developers" in (given / "licences" / "numpy-LICENSE.txt").read_text("utf-8")
    assert len([name for name in texts if name.startswith("numpy-")]) > 10
    assert "pkg:deb/debian/libssl3@3.0.17-1%2Bdeb12u2" in bill.read_text("utf-8")


def test_the_archive_is_marked_as_portable(tmp_path: Path) -> None:
    frozen = tmp_path / "frozen"
    frozen.mkdir()
    (frozen / "bp-desktop").write_bytes(b"program")

    archive = linux.build_archive(Environment(ROOT), frozen, tmp_path)

    with tarfile.open(archive) as tar:
        names = {Path(name).name for name in tar.getnames()}
    assert {"bp-desktop", PORTABLE_MARK} <= names
    assert product.PORTABLE_MARK == PORTABLE_MARK


def test_icons_for_macos_have_every_size_by_its_name() -> None:
    pictures = {size: b"\x89PNG" + bytes([size % 251]) * 3 for size in icons.SIZES}
    bundle, at = icons.icns(pictures), 8
    found: dict[bytes, bytes] = {}
    while at < len(bundle):
        kind, length = bundle[at : at + 4], struct.unpack_from(">I", bundle, at + 4)[0]
        found[kind] = bundle[at + 8 : at + length]
        at += length

    wanted = {kind: pictures[size] for size, kinds in icons.ICNS_KINDS.items() for kind in kinds}
    assert found == wanted
    assert {b"ic07", b"ic08", b"ic09", b"ic10", b"ic11", b"ic12", b"ic13", b"ic14"} <= set(found)


def test_the_disk_image_is_laid_out_signed_and_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every step but those that only a Mac can do; these are written down."""
    (tmp_path / "bp_desktop").symlink_to(ROOT / "bp_desktop")
    program = macos.bundle(tmp_path) / "Contents" / "MacOS" / product.COMMAND
    program.parent.mkdir(parents=True)
    program.write_bytes(b"program")
    done: list[str] = []
    monkeypatch.setattr(
        macos, "_run", lambda *steps: done.extend(" ".join(step[:2]) for step in steps)
    )
    for secret in (*macos.SECRETS, *macos.CERTIFICATE):
        monkeypatch.delenv(secret, raising=False)

    def tried(folder: Path) -> None:
        done.append("self-test")
        assert (folder / product.COMMAND).is_file()

    image = macos.build_image(tmp_path, tmp_path, tried)

    assert done == ["codesign --force", "codesign --verify", "self-test", "hdiutil create"]
    staged = tmp_path / "build" / "dmg"
    assert {path.name for path in staged.iterdir()} == {"Applications", "Burning Planets.app"}
    assert (staged / "Applications").readlink() == Path("/Applications")
    assert image.suffix == ".dmg"


def test_macos_knows_the_certificate_while_it_signs_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(macos, "_run", lambda *steps: done.extend(step[1] for step in steps))
    file, secrets = tmp_path / "certificate.p12", dict.fromkeys(macos.CERTIFICATE, "eHl6")

    with macos.certificate(file, {}):
        assert done == []
    with macos.certificate(file, secrets):
        assert file.read_bytes() == b"xyz"
        assert done[0] == "create-keychain"
        assert done[-1] == "list-keychains"
    assert done[-1] == "delete-keychain"
    assert not file.exists()


def test_macos_is_told_what_every_bundle_must_say() -> None:
    told = macos.info("1.2.3")

    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "1.2.3"
    assert told["LSMinimumSystemVersion"] == macos.OLDEST_SYSTEM
    assert told["NSHighResolutionCapable"] is True
    assert told["NSRequiresAquaSystemAppearance"] is False  # dark where the system is dark
    assert told["CFBundleLocalizations"] == ["en", "it", "ru"]
    identifiers = [macos.identifier_of(kind) for kind in file_types.FILE_TYPES]
    assert all(re.fullmatch(r"[A-Za-z0-9.-]+", each) for each in identifiers)
    plan = freezing.plan(ROOT, "darwin")
    assert plan.bundle is not None
    assert plan.bundle.name.endswith(".app")
    assert [program.console for program in plan.programs] == [False]


def test_the_installer_touches_nothing_while_one_of_its_programs_runs() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    sections = re.split(r"\nSection(?!End)", script)[1:]

    assert len(sections) == 2
    for section in sections:
        calls = re.findall(r"Call (?:un\.)?(\w+)", section)
        assert calls == ["WaitForProgram", "WaitForTwin"]
        assert section.index("WaitForTwin") < section.index("RMDir")
    for program in freezing.plan(ROOT, "win32").programs:
        name = "${PROGRAM}" if program.name == product.NAME else f"$INSTDIR\\{program.name}.exe"
        assert f'WaitForFile "{name}"' in script
        assert f'Delete "{name}"' in script


def test_the_trial_takes_the_locked_versions_for_windows() -> None:
    wanted = dict(each.split("==") for each in windows_folder.wanted(ROOT))
    locked = bundled.pinned(ROOT)

    assert set(locked) <= set(wanted)
    assert {"pyinstaller", "pefile", "pywin32-ctypes"} <= set(wanted)
    assert wanted["pyside6-essentials"] == locked["pyside6-essentials"]
    assert wanted["numpy"] == windows_folder.OLDER["numpy"]


def test_paths_are_told_as_the_other_system_writes_them() -> None:
    assert wine.path_of(Path("/made/my games/a.exe")) == r"Z:\made\my games\a.exe"
    assert wine.name_inside(Path("/p/drive_c"), Path("/p/drive_c/users/me")) == r"C:\users\me"


def test_the_compiler_of_installers_is_found_where_its_own_installer_puts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path / "Programs"))
    with pytest.raises(SetupError, match="install NSIS"):
        windows.compiler()

    there = tmp_path / "Programs" / "NSIS" / "makensis.exe"
    there.parent.mkdir(parents=True)
    there.write_bytes(b"MZ")
    there.chmod(0o755)

    assert Path(windows.compiler()) == there
