"""What the command line asks of whoever draws maps."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """What was typed; None where nothing was, which means as usual for that kind of file."""

    out: Path
    setup_sheet: bool = False
    style: str | None = None
    mm: float | None = None
    dpi: int | None = None
    sheets: str | None = None
    paper: str | None = None
    overlap: float | None = None
    notes: bool | None = None
    coordinates: bool | None = None
    hide: tuple[str, ...] | None = None
    palette: str | None = None
    language: Literal["en", "it", "ru"] = "en"
