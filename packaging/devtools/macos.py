"""The bundle for macOS: what the system is told about it, its signature, and the disk image."""

import base64
import os
import platform
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from devtools import SetupError, file_types, product
from devtools.file_types import FileType

OLDEST_SYSTEM = "13.0"
"""The oldest one that Qt 6.11 runs on."""


def info(version: str) -> dict[str, Any]:
    """Info.plist of the bundle, beyond what PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": product.NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "it", "ru"],
        "CFBundleDocumentTypes": [_document(kind) for kind in file_types.FILE_TYPES],
        "UTExportedTypeDeclarations": [_type(kind) for kind in file_types.FILE_TYPES],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # dark windows where the system is dark
    }


def identifier_of(kind: FileType) -> str:
    return f"{product.IDENTIFIER}.{kind.suffix}"


def _document(kind: FileType) -> dict[str, Any]:
    return {
        "CFBundleTypeName": kind.words["en"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [identifier_of(kind)],
    }


def _type(kind: FileType) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": identifier_of(kind),
        "UTTypeDescription": kind.words["en"],
        "UTTypeConformsTo": [kind.shape.uniform_type],
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix],
            "public.mime-type": kind.mime,
        },
    }


# --- on a Mac only

SECRETS = ("APPLE_SIGNING_IDENTITY", "APPLE_ID", "APPLE_TEAM_ID", "APPLE_APP_PASSWORD")
"""Variables of the release workflow. Without the first nothing is signed but for this machine,
without the others nothing is sent to Apple."""
CERTIFICATE = ("APPLE_CERTIFICATE", "APPLE_CERTIFICATE_PASSWORD")
"""What the identity signs with, as .p12 in base64: for a Mac that does not know it yet."""
KEYCHAIN = "burning-planets.keychain-db"


def certificate_steps(
    file: Path, secrets: Mapping[str, str]
) -> tuple[list[list[str]], list[list[str]]]:
    """The commands that let this Mac know a certificate, and those that make it forget it; none
    where there is none. The keychain is made for this alone, so its password guards nothing."""
    if not all(secrets.get(name) for name in CERTIFICATE):
        return [], []
    password = secrets["APPLE_CERTIFICATE_PASSWORD"]
    unlocked = ["-p", password, KEYCHAIN]
    usable = ["-S", "apple-tool:,apple:", "-s", "-k", password, KEYCHAIN]
    know = [
        ["create-keychain", *unlocked],
        ["set-keychain-settings", KEYCHAIN],  # not locked again after some minutes
        ["unlock-keychain", *unlocked],
        ["import", str(file), "-P", password, "-T", "/usr/bin/codesign", "-k", KEYCHAIN],
        ["set-key-partition-list", *usable],
        ["list-keychains", "-d", "user", "-s", KEYCHAIN, "login.keychain-db"],
    ]
    forget = [["delete-keychain", KEYCHAIN]]
    return [["security", *step] for step in know], [["security", *step] for step in forget]


def signing_steps(app: Path, entitlements: Path, secrets: Mapping[str, str]) -> list[list[str]]:
    """The commands that sign the bundle; an own signature ("-") where there is no identity."""
    identity = secrets.get("APPLE_SIGNING_IDENTITY") or "-"
    hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
    sign = ["codesign", "--force", "--deep", "--sign", identity, *hardened]
    return [
        [*sign, "--entitlements", str(entitlements), str(app)],
        ["codesign", "--verify", "--deep", "--strict", str(app)],
    ]


def image_signing_steps(image: Path, secrets: Mapping[str, str]) -> list[list[str]]:
    """An own signature would tell nobody anything: without an identity there is none."""
    identity = secrets.get("APPLE_SIGNING_IDENTITY")
    return [["codesign", "--sign", identity, "--timestamp", str(image)]] if identity else []


def notarising_steps(image: Path, secrets: Mapping[str, str]) -> list[list[str]]:
    """The commands that let Apple look at the image; none where a secret is missing."""
    if not all(secrets.get(name) for name in SECRETS):
        return []
    account = [
        *("--apple-id", secrets["APPLE_ID"], "--team-id", secrets["APPLE_TEAM_ID"]),
        *("--password", secrets["APPLE_APP_PASSWORD"]),
    ]
    return [
        ["xcrun", "notarytool", "submit", str(image), *account, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def image_name(version: str, machine: str) -> str:
    return f"{product.PACKAGE}-{version}-macos-{machine}.dmg"


def bundle(dist: Path) -> Path:
    return dist / f"{product.NAME}.app"


def resources(dist: Path) -> Path:
    """Where a bundle has what is no program: another place would break its signature."""
    return bundle(dist) / "Contents" / "Resources"


def build_image(root: Path, dist: Path, self_test: Callable[[Path], None]) -> Path:
    """Sign the bundle, try it as signed, lay it beside a link to Applications, and make a disk
    image of both."""
    app, image = bundle(dist), dist / image_name(product.version(root), platform.machine())
    entitlements = root / "packaging" / "macos" / "entitlements.plist"
    with certificate(root / "build" / "certificate.p12", os.environ):
        _run(*signing_steps(app, entitlements, os.environ))
        self_test(app / "Contents" / "MacOS")
        staged = root / "build" / "dmg"
        shutil.rmtree(staged, ignore_errors=True)
        staged.mkdir(parents=True)
        shutil.copytree(app, staged / app.name, symlinks=True)
        (staged / "Applications").symlink_to("/Applications")
        what = ["-volname", product.NAME, "-srcfolder", str(staged), "-ov", "-format", "UDZO"]
        _run(["hdiutil", "create", *what, str(image)], *image_signing_steps(image, os.environ))
    _run(*notarising_steps(image, os.environ))
    return image


@contextmanager
def certificate(file: Path, secrets: Mapping[str, str]) -> Iterator[None]:
    """Known to this Mac for as long as this lasts, where there is one."""
    know, forget = certificate_steps(file, secrets)
    if not know:
        yield
        return
    file.write_bytes(base64.b64decode(secrets["APPLE_CERTIFICATE"]))
    try:
        _run(*know)
        yield
    finally:
        file.unlink()
        _run(*forget)


def _run(*commands: list[str]) -> None:
    for command in commands:
        if subprocess.run(command, check=False).returncode != 0:
            raise SetupError(f"{' '.join(command[:2])} failed; its own words are above.")
