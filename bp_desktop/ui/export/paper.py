"""How a board is divided for the printer."""

from dataclasses import dataclass
from typing import Literal

Division = Literal["one", "pages", "tiles"]


@dataclass(frozen=True, slots=True)
class PaperStyle:
    division: Division = "pages"
    """"one": a single sheet as large as the board; "tiles": each tile on a sheet of its own."""
    page: str = "A4"
    """One of the names in pages.PAGES; a single sheet ignores it."""
    overlap: float = 8.0
    """Millimetres that neighbouring pages share, for gluing."""
