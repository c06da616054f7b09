"""What is bundled with the program: a list for machines (SBOM) and the licence texts for people."""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path, PurePath
from typing import Any, NamedTuple
from urllib.parse import quote

from devtools import SetupError, product
from devtools.environment import Environment

PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", re.MULTILINE)
LICENCE_NAMES = re.compile(r"licen|legal code|^copying|^notice|^authors", re.IGNORECASE)
OF_PACKAGES = (
    *("libQt6", "libicu", "libpyside6", "libpython", "libshiboken6"),
    *("libgfortran-", "libquadmath-", "libscipy_openblas"),  # of numpy
)
"""Beginnings of libraries that Python or its packages brought, with their licences."""


class SystemPart(NamedTuple):
    """A package of Debian or Ubuntu that libraries in the frozen folder are copied from."""

    name: str
    version: str
    licence: Path
    system: str = "debian"
    """What the distribution calls itself."""


def pinned(root: Path) -> dict[str, str]:
    """The packages of the run time with their versions, as they are locked."""
    lock = (root / "packaging" / "requirements.txt").read_text("utf-8")
    return {_plain(name): version for name, version in PINNED.findall(lock)}


def _plain(name: str) -> str:
    """A package may write itself with - or _, in any case."""
    return re.sub(r"[-_.]+", "-", name).lower()


def installed(environment: Environment) -> dict[str, Distribution]:
    """Those of them that this system has: some are for another one."""
    folders = [str(path) for path in environment.folder.glob("lib*/**/site-packages")]
    found = {_plain(each.metadata["Name"]): each for each in distributions(path=folders)}
    return {name: found[name] for name in pinned(environment.root) if name in found}


def libraries_of_the_system(frozen: Path) -> list[str]:
    """Names of what PyInstaller copied from this Linux; elsewhere Python brings all it needs."""
    found = (frozen / "_internal").glob("lib*.so*")
    return sorted(path.name for path in found if not path.name.startswith(OF_PACKAGES))


def parts_of_the_system(libraries: list[str]) -> list[SystemPart]:
    """Whose they are, as the package manager knows; SetupError for one that nobody owns."""
    owners = {_owner(library) for library in libraries}
    return [_system_part(owner) for owner in sorted(owners)]


def _owner(library: str) -> str:
    told = _ask("dpkg-query", "--search", f"*/{library}")
    if not told:
        raise SetupError(f"nobody says whose {library} is: its licence would be missing.")
    return told.splitlines()[0].split(":")[0]


def _system_part(package: str) -> SystemPart:
    licence = Path("/usr/share/doc", package, "copyright")
    if not licence.is_file():
        raise SetupError(f"the licence of {package} is missing: {licence}")
    version = _ask("dpkg-query", "--show", "--showformat=${Version}\\n", package).splitlines()[0]
    return SystemPart(package, version, licence, platform.freedesktop_os_release()["ID"])


def _ask(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def bill_of_materials(
    version: str, parts: dict[str, Distribution], system: list[SystemPart]
) -> dict[str, Any]:
    """CycloneDX 1.5: the program, Python, and every package and library inside it."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": product.PACKAGE,
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [
            _python(),
            *(_component(name, parts[name]) for name in sorted(parts)),
            *(_system_component(part) for part in system),
        ],
    }


def _python() -> dict[str, Any]:
    return {
        "type": "platform",
        "name": "python",
        "version": platform.python_version(),
        "purl": f"pkg:generic/python@{platform.python_version()}",
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def _system_component(part: SystemPart) -> dict[str, Any]:
    return {
        "type": "library",
        "name": part.name,
        "version": part.version,
        "purl": f"pkg:deb/{part.system}/{quote(part.name)}@{quote(part.version, safe=':~')}",
        "licenses": [{"license": {"name": f"see licences/{part.name}-copyright.txt"}}],
    }


def _licence_of_python() -> Path:
    """Beside the standard library, or a folder above it on Windows."""
    library = Path(os.__file__).parent
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt")
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise SetupError(
            "Python's licence is missing beside its library; use a Python that has it."
        )
    return found


def _component(name: str, part: Distribution) -> dict[str, Any]:
    told = part.metadata.json
    licence = str(told.get("license_expression") or told.get("license") or "see its texts")
    return {
        "type": "library",
        "name": name,
        "version": part.version,
        "purl": f"pkg:pypi/{name}@{part.version}",
        "licenses": [{"license": {"name": licence.splitlines()[0][:100]}}],
    }


def bill_name(version: str, system: str, machine: str) -> str:
    """One for each system: what is inside differs."""
    return f"{product.PACKAGE}-{version}-{system}-{machine.lower()}-sbom.cdx.json"


def licence_name(package: str, file: PurePath) -> str:
    """With its folders in it: a package may have one text of a name for each of its parts."""
    _package, *parts = file.parts
    return "-".join((package, *(parts[1:] if parts[0] == "licenses" else parts)))


def write(environment: Environment, frozen: Path, dist: Path, into: Path | None = None) -> Path:
    """The licence texts go into what people get, the list beside it."""
    parts = installed(environment)
    system = parts_of_the_system(libraries_of_the_system(frozen))
    texts = (into or frozen) / "licences"
    shutil.rmtree(texts, ignore_errors=True)
    shutil.copytree(environment.root / "packaging" / "licences", texts)
    shutil.copyfile(environment.root / "LICENSE", texts / "burning-planets.txt")
    shutil.copyfile(_licence_of_python(), texts / "python-LICENSE.txt")
    for name, part in parts.items():
        for file in part.files or ():
            text = Path(file.locate())
            if LICENCE_NAMES.search(file.name) and "py" not in file.suffix and text.is_file():
                shutil.copyfile(text, texts / licence_name(name, file))
    for one in system:
        shutil.copyfile(one.licence, texts / f"{one.name}-copyright.txt")
    version = product.version(environment.root)
    bill = dist / bill_name(version, sys.platform, platform.machine())
    told = json.dumps(bill_of_materials(version, parts, system), indent=1) + "\n"
    bill.write_text(told, "utf-8")
    return bill
