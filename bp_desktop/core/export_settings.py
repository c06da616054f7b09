"""Export settings: how a board becomes a file, asked for by the command line or the window."""

import re
from collections.abc import Mapping
from typing import Literal

import msgspec

from bp_desktop.core.messages import Message, say

PNG, SVG, PDF = "png", "svg", "pdf"
Style = Literal["dark", "light", "paper"]
Division = Literal["one", "pages", "tiles"]

PAGES: dict[str, tuple[float, float]] = {
    "A5": (148.0, 210.0),
    "A4": (210.0, 297.0),
    "A3": (297.0, 420.0),
    "A2": (420.0, 594.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
    "Tabloid": (279.4, 431.8),
}
"""Width and height of paper by name, upright, in millimetres."""
LEAST_DPI, MOST_DPI = 20, 1200
MOST_OVERLAP = 40
LEAST_CELL, MOST_CELL = 1, 200


class ExportError(Exception):
    """The file was not written; whatever was there before is untouched."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class ExportSettings(msgspec.Struct, frozen=True):
    """One export as a person set it up."""

    kind: str = PNG
    """PNG, SVG, PDF, or the id of a sheet that a game prints itself, as a PDF."""
    style: Style = "dark"
    mm_per_cell: float = 12.0
    """From one flat side of a cell to the other, on paper."""
    dpi: int = 150
    division: Division = "pages"
    """"one": a single sheet as large as the board; "tiles": each tile on a sheet of its own."""
    page: str = "A4"
    """One of the names in PAGES; a single sheet ignores it."""
    overlap: float = 8.0
    """Millimetres that neighbouring pages share, for gluing."""
    off: frozenset[str] = frozenset({"coordinates"})
    """Layers of the board that are left out."""
    notes: bool = False
    """Whether the designer's notes are written on it."""
    palette: str = "safe"
    """The players' colours."""

    @property
    def suffix(self) -> str:
        return f".{self.kind}" if self.kind in (PNG, SVG) else f".{PDF}"

    def check(self) -> None:
        """Raises ExportError for what no control of the window can be set to."""
        if not LEAST_DPI <= self.dpi <= MOST_DPI:
            raise ExportError(say("export.resolution", least=LEAST_DPI, most=MOST_DPI))
        if not LEAST_CELL <= self.mm_per_cell <= MOST_CELL:
            raise ExportError(say("export.cell_size", least=LEAST_CELL, most=MOST_CELL))
        if not 0 <= self.overlap <= MOST_OVERLAP:
            raise ExportError(say("export.overlap", most=MOST_OVERLAP))


def usual(kind: str) -> ExportSettings:
    """As it is before anybody changes anything. Notes are for whoever lays out the board, and not
    for those who play on it."""
    styles: dict[str, Style] = {PNG: "dark", PDF: "paper"}
    own_sheet = kind not in (PNG, SVG, PDF)
    return ExportSettings(kind, styles.get(kind, "light"), notes=own_sheet)


# --- what was typed

_FIELDS = {"mm": "mm_per_cell", "sheets": "division", "paper": "page"}
"""Where an option has another name than what it sets."""
_ANYWHERE = frozenset({"notes", "palette"})
_ON_EVERY_PICTURE = _ANYWHERE | {"style", "mm", "coordinates", "hide"}
_USED = {
    PNG: _ON_EVERY_PICTURE | {"dpi"},
    SVG: _ON_EVERY_PICTURE,
    PDF: _ON_EVERY_PICTURE | {"sheets", "paper", "overlap"},
}


def typed_settings(file: str, given: Mapping[str, object], sheet: str = "") -> ExportSettings:
    """From options of the command line, without those that were not typed, for a file of that
    name; `sheet` is one that the game prints itself.

    The rest is as usual for that kind of file. Raises ExportError for what cannot be, and for what
    would change nothing: whoever typed it meant something.
    """
    kind = _kind(file, sheet)
    useless = given.keys() - _USED.get(kind, _ANYWHERE | {"paper"})
    useless |= _of_no_use(given, kind)
    if useless:
        raise ExportError(say("export.no_use", option=f"--{min(useless)}"))
    fields = msgspec.structs.asdict(usual(kind))
    for name, value in given.items():
        match name:
            case "paper":
                fields["page"] = _paper(str(value))
            case "hide":
                hidden = msgspec.convert(value, frozenset[str])
                fields["off"] = fields["off"] | {layer.replace("-", "_") for layer in hidden}
            case "coordinates":
                fields["off"] = fields["off"] - {"coordinates"}
            case _:
                fields[_FIELDS.get(name, name)] = value
    settings = msgspec.convert(fields, ExportSettings)
    settings.check()
    return settings


def _kind(file: str, sheet: str) -> str:
    stem, _, ending = re.split(r"[/\\\\]", file)[-1].lower().rpartition(".")
    if sheet:
        if ending != PDF:
            raise ExportError(say("export.sheet_is_pdf", path=file))
        return sheet
    if ending not in (PNG, SVG, PDF) or not stem:
        raise ExportError(say("export.unknown_kind", path=file))
    return ending


def _of_no_use(given: Mapping[str, object], kind: str) -> set[str]:
    """One large sheet has no paper and nothing to glue, and tiles do not overlap."""
    sheets = given.get("sheets", "pages")
    if kind != PDF or sheets == "pages":
        return set()
    return given.keys() & ({"overlap"} if sheets == "tiles" else {"overlap", "paper"})


def _paper(asked: str) -> str:
    for name in PAGES:
        if name.lower() == asked.strip().lower():
            return name
    raise ExportError(say("export.unknown_paper", asked=asked[:40], known=", ".join(PAGES)))
