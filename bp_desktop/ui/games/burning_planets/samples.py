"""The maps that come with the program: fair, pretty and ready to be played or drawn on."""

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.commands import AdoptMap
from bp_desktop.games.burning_planets.names import Names, load_names
from bp_desktop.resources import read_bytes, read_text
from bp_desktop.session.document_file import read_header
from bp_desktop.texts.games.burning_planets.formats import LANGUAGES
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.shell.kinds import NewDocument

SAMPLES = (
    "duel",
    "long_night",
    "hollow",
    "triad",
    "crossroads",
    "pinwheel",
    "crown",
    "great_wheel",
)
"""By number of players."""


@dataclass(frozen=True, slots=True)
class ShippedSample:
    id: str
    title: str
    """In the language of the window."""
    content: MapContent

    @property
    def document(self) -> NewDocument:
        """What makes a document of it, the title in the reader's language."""
        content = msgspec.structs.replace(self.content, title=self.title)
        return NewDocument(self.title, (AdoptMap(content),))


@lru_cache(maxsize=len(LANGUAGES))
def _titles(language: str) -> Names:
    source = f"names.{language}.toml"
    fallback = _titles("en") if language != "en" else None
    return load_names(read_text("maps", source), source=source, fallback=fallback)


@lru_cache(maxsize=len(SAMPLES))
def sample_content(id_: str) -> MapContent:
    file = read_header(read_bytes("maps", f"{id_}.bpmap"))
    return msgspec.json.decode(file.content, type=MapContent)


def sample(id_: str) -> ShippedSample:
    title = _titles(names().language).of("sample_map", id_)
    return ShippedSample(id_, title, sample_content(id_))


def samples() -> tuple[ShippedSample, ...]:
    """All of them; the files are read once."""
    return tuple(sample(id_) for id_ in SAMPLES)
