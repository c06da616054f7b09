"""A disk that remembers what was synced and what was not, and the folders it could hold after a
power cut: unsynced writes lost, reordered or torn by sectors of 512 bytes, names lost."""

from dataclasses import dataclass, field
from pathlib import PurePosixPath
from random import Random
from typing import NamedTuple, TypeVar

SECTOR = 512
T = TypeVar("T")


class Made(NamedTuple):
    """An empty file of this name."""

    path: str


class Written(NamedTuple):
    path: str
    at: int
    data: bytes


class CutOff(NamedTuple):
    path: str
    size: int


class Synced(NamedTuple):
    """A file, or a folder with the names in it."""

    path: str


class Renamed(NamedTuple):
    old: str
    new: str


class Linked(NamedTuple):
    old: str
    new: str


class Removed(NamedTuple):
    path: str


class Said(NamedTuple):
    """What the program promised to whoever listens."""

    line: str


DiskCall = Made | Written | CutOff | Synced | Renamed | Linked | Removed | Said
Naming = tuple[str, int | None]
"""A name in the folder stands for this file from now on, or for none."""


@dataclass(slots=True)
class SimFile:
    """What is surely on the disk, and what was written since."""

    safe: bytearray = field(default_factory=bytearray)
    pending: list[Written | CutOff] = field(default_factory=list)


class SimDisk:
    """One folder and those below it. Names are kept by the folder, contents by the file: each is
    safe when its own sync has returned, and not before."""

    def __init__(self) -> None:
        self._files: list[SimFile] = []
        self._now: dict[str, int] = {}
        self._safe_names: dict[str, int] = {}
        self._pending_names: list[Naming] = []

    def apply(self, call: DiskCall) -> None:
        match call:
            case Made(path) if path not in self._now:
                self._files.append(SimFile())
                self._name((path, len(self._files) - 1))
            case Written(path) | CutOff(path):
                self._files[self._now[path]].pending.append(call)
            case Synced(path) if path in self._now:
                file = self._files[self._now[path]]
                file.safe = _after(file.safe, file.pending)
                file.pending.clear()
            case Synced(path):
                self._sync_folder(path)
            case Renamed(old, new):
                moved = self._now[old]
                self._name((new, moved))
                self._name((old, None))
            case Linked(old, new):
                self._name((new, self._now[old]))
            case Removed(path):
                self._name((path, None))

    def _name(self, naming: Naming) -> None:
        self._pending_names.append(naming)
        _rename(self._now, naming)

    def _sync_folder(self, folder: str) -> None:
        rest: list[Naming] = []
        for naming in self._pending_names:
            if str(PurePosixPath(naming[0]).parent) == folder:
                _rename(self._safe_names, naming)
            else:
                rest.append(naming)
        self._pending_names = rest

    def after_a_cut(self, chance: Random) -> dict[str, bytes]:
        """The files that could be found after a power cut at this moment."""
        names = dict(self._safe_names)
        for naming in _survivors(chance, self._pending_names):
            _rename(names, naming)
        return {path: bytes(self._content(chance, number)) for path, number in names.items()}

    def _content(self, chance: Random, number: int) -> bytearray:
        file = self._files[number]
        kept = _survivors(chance, file.pending)
        if kept and chance.random() < 0.5:
            torn = chance.randrange(len(kept))
            kept[torn : torn + 1] = _torn(chance, kept[torn])
        return _after(file.safe, kept)


def _rename(names: dict[str, int], naming: Naming) -> None:
    path, number = naming
    if number is None:
        names.pop(path, None)
    else:
        names[path] = number


def _survivors(chance: Random, pending: list[T]) -> list[T]:
    """No, all, the first, any, or any in another order, of what was not synced."""
    match chance.randrange(5):
        case 0:
            return []
        case 1:
            return list(pending)
        case 2:
            return pending[: chance.randint(0, len(pending))]
        case 3:
            return [one for one in pending if chance.random() < 0.5]
    some = [one for one in pending if chance.random() < 0.7]
    chance.shuffle(some)
    return some


def _torn(chance: Random, write: Written | CutOff) -> list[Written | CutOff]:
    """Only some sectors of a write reached the disk."""
    if isinstance(write, CutOff):
        return []
    sectors: list[Written | CutOff] = []
    start = write.at
    while start < write.at + len(write.data):
        end = min((start // SECTOR + 1) * SECTOR, write.at + len(write.data))
        if chance.random() < 0.5:
            data = write.data[start - write.at : end - write.at]
            sectors.append(Written(write.path, start, data))
        start = end
    return sectors


def _after(content: bytearray, writes: list[Written | CutOff]) -> bytearray:
    content = bytearray(content)
    for write in writes:
        match write:
            case Written(_, at, data):
                if len(content) < at:
                    content.extend(bytes(at - len(content)))
                content[at : at + len(data)] = data
            case CutOff(_, size):
                del content[size:]
                content.extend(bytes(size - len(content)))
    return content
