"""The program without a window: gives the command line what it may need of the others."""

import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from bp_desktop import __version__
from bp_desktop.app import games
from bp_desktop.cli.main import main
from bp_desktop.cli.verb_context import Facts, VerbContext
from bp_desktop.storage.backup_folder import find_folder
from bp_desktop.storage.places import user_places
from bp_desktop.storage.problems import BoxDamagedError, BoxError

PARTS = ("PySide6-Essentials", "SQLAlchemy", "alembic", "msgspec", "cryptography")
"""Packages whose versions `doctor` tells."""
NOT_FOUND = "not found"


def run_verb(arguments: Sequence[str]) -> int:
    verbs = [game.verbs() for game in games.GAMES]
    sentence = games.phrasebook().sentence
    world = VerbContext(verbs, games.find_system, sentence, doctor_facts, games.salvage)
    return main(arguments, world)


def doctor_facts(box: Path | None) -> tuple[Facts, bool]:
    """Versions, paths, Qt's platform and whether the box is sound. Changes nothing."""
    places = user_places()
    path = box or places.default_box
    backups = find_folder(places.backups_of(path), path)
    health, sound = _box_health(path, asked_for=box is not None)
    facts = (
        ("burning planets", __version__),
        ("python", platform.python_version()),
        ("system", platform.platform()),
        *versions(),
        ("qt platform", _qt_platform()),
        ("frozen", "yes" if hasattr(sys, "_MEIPASS") else "no"),
        ("data", str(places.data)),
        ("settings", str(places.config)),
        ("log", str(places.logs)),
        ("box", str(path)),
        ("box health", health),
        ("backups", str(backups)),
        ("backups kept", _backups_kept(backups)),
    )
    return facts, sound


def _backups_kept(folder: Path) -> str:
    from bp_desktop.storage.backups import list_backups

    try:
        found = list_backups(folder)
    except BoxError as error:
        return games.phrasebook().sentence(error.message)
    if not found:
        return "none yet"
    return f"{len(found)}; the newest of {found[0].taken:%Y-%m-%d %H:%M} UTC"


def versions() -> Facts:
    from importlib.metadata import PackageNotFoundError, version

    found = []
    for name in PARTS:
        try:
            found.append((name.lower(), version(name)))
        except PackageNotFoundError:
            found.append((name.lower(), NOT_FOUND))
    return tuple(found)


def _qt_platform() -> str:
    try:
        from PySide6.QtGui import QGuiApplication
    except ImportError as error:
        return f"does not load ({error})"
    if QGuiApplication.instance() is None:
        if not (sys.platform in ("win32", "darwin") or os.environ.keys() & _DISPLAYS):
            return "no display (QT_QPA_PLATFORM=offscreen would be used)"
        QGuiApplication(sys.argv[:1])
    return QGuiApplication.platformName()


_DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}


def _box_health(path: Path, *, asked_for: bool) -> tuple[str, bool]:
    if not os.path.lexists(path) and not asked_for:
        return "not made yet; the window makes it on its first start", True
    from bp_desktop.storage.checks import check_box

    sentence = games.phrasebook().sentence
    try:
        report = check_box(path, games.find_system)
    except BoxError as error:
        return sentence(error.message), False
    if report.integrity:
        return sentence(BoxDamagedError(path, report.integrity[0]).message), False
    if report.messages:  # also what was edited: every document opens, but not as it was left
        return " ".join(sentence(message) for message in report.messages), False
    steps = sum(document.steps for document in report.documents)
    return f"sound; {len(report.documents)} documents, {steps} steps", True
