"""The kinds of file that a double click opens: the one table that every installer is made of.

A new kind of document is one more entry here. Menus, thumbnails, the registry and the bundle learn
it from this table; tests/tooling/test_file_types.py says which one is missing.
"""

from collections.abc import Callable
from typing import NamedTuple
from xml.sax.saxutils import escape

LANGUAGES = {"en": "ENGLISH", "it": "ITALIAN", "ru": "RUSSIAN"}
"""Ours, and what NSIS calls them."""


class Shape(NamedTuple):
    """What such a file is to a program that knows nothing of ours."""

    mime: str
    uniform_type: str
    """As macOS calls it."""


JSON = Shape("application/json", "public.json")
SQLITE = Shape("application/vnd.sqlite3", "public.database")


class FileType(NamedTuple):
    """A kind of file that a double click opens."""

    suffix: str
    mime: str
    words: dict[str, str]
    """What it is called, by language."""
    shape: Shape = JSON
    pictured: bool = True
    """Whether `bp-desktop thumbnail` can draw it."""

    @property
    def key(self) -> str:
        """What the registry of Windows calls it."""
        return f"BurningPlanets.{self.suffix}"


FILE_TYPES = (
    FileType(
        "bpmap",
        "application/x-burning-planets-map",
        {
            "en": "Burning Planets map",
            "it": "Mappa di Burning Planets",
            "ru": "Карта Burning Planets",
        },
    ),
    FileType(
        "bpmatch",
        "application/x-burning-planets-match",
        {
            "en": "Burning Planets match",
            "it": "Partita di Burning Planets",
            "ru": "Партия Burning Planets",
        },
    ),
    FileType(
        "bpset",
        "application/x-burning-planets-set",
        {
            "en": "Parsec set of definitions",
            "it": "Raccolta di definizioni di Parsec",
            "ru": "Набор определений Parsec",
        },
    ),
    FileType(
        "bpbox",
        "application/x-burning-planets-box",
        {
            "en": "Burning Planets box",
            "it": "Scatola di Burning Planets",
            "ru": "Коробка Burning Planets",
        },
        SQLITE,
    ),
    FileType(
        "bpoptions",
        "application/x-burning-planets-house-rules",
        {
            "en": "Burning Planets house rules",
            "it": "Regole della casa di Burning Planets",
            "ru": "Домашние правила Burning Planets",
        },
        pictured=False,
    ),
)


def fill(draft: str) -> str:
    """A draft of packaging/linux with the types put where it asks for them."""
    for mark, made in MARKS.items():
        draft = draft.replace(f"@{mark}@", made())
    return draft


def _mime_list() -> str:
    return "".join(f"{kind.mime};" for kind in FILE_TYPES)


def _pictured_list() -> str:
    return "".join(f"{kind.mime};" for kind in FILE_TYPES if kind.pictured)


def _media_types() -> str:
    return "\n".join(f"    <mediatype>{kind.mime}</mediatype>" for kind in FILE_TYPES)


def _mime_types() -> str:
    return "\n".join(_mime_type(kind) for kind in FILE_TYPES)


def _mime_type(kind: FileType) -> str:
    comments = []
    for language, words in kind.words.items():
        mark = "" if language == "en" else f' xml:lang="{language}"'
        comments.append(f"    <comment{mark}>{escape(words)}</comment>")
    return "\n".join(
        [
            f'  <mime-type type="{kind.mime}">',
            *comments,
            f'    <sub-class-of type="{kind.shape.mime}"/>',
            '    <icon name="burning-planets"/>',
            f'    <glob pattern="*.{kind.suffix}"/>',
            "  </mime-type>",
        ]
    )


MARKS: dict[str, Callable[[], str]] = {
    "MIME_LIST": _mime_list,
    "PICTURED_LIST": _pictured_list,
    "MEDIA_TYPES": _media_types,
    "MIME_TYPES": _mime_types,
}
"""What a draft may ask for."""


def for_nsis() -> str:
    """What installer.nsi includes: the words of every type, and two macros for all of them."""
    words = [
        f'LangString {kind.suffix} ${{LANG_{LANGUAGES[language]}}} "{said}"'
        for kind in FILE_TYPES
        for language, said in kind.words.items()
    ]
    tell = [f'  !insertmacro Associate "{kind.suffix}" "$({kind.suffix})"' for kind in FILE_TYPES]
    forget = [f'  !insertmacro Dissociate "{kind.suffix}"' for kind in FILE_TYPES]
    return "\n".join(
        [
            *words,
            *("!macro AssociateAll", *tell, "!macroend"),
            *("!macro DissociateAll", *forget, "!macroend", ""),
        ]
    )
