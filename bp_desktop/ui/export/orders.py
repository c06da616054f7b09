"""What was typed on the command line, as a wish: every control of the export panel has a word."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from bp_desktop.core.messages import say
from bp_desktop.ui.board.layers import COORDINATES, Layers
from bp_desktop.ui.export.pages import PAGES
from bp_desktop.ui.export.wish import What, Wish, usual
from bp_desktop.ui.export.writing import ExportError

_ON_EVERY_PICTURE = frozenset({"style", "mm", "coordinates", "hide"})
_FOR = {
    What.PNG: _ON_EVERY_PICTURE | {"dpi"},
    What.SVG: _ON_EVERY_PICTURE,
    What.PDF: _ON_EVERY_PICTURE | {"sheets", "paper", "overlap"},
    What.SETUP: frozenset({"paper"}),
}
_ANYWHERE = frozenset({"notes", "palette"})


class Order(Protocol):
    """None where nothing was typed."""

    @property
    def out(self) -> Path: ...
    @property
    def setup_sheet(self) -> bool: ...
    @property
    def style(self) -> str | None: ...
    @property
    def mm(self) -> float | None: ...
    @property
    def dpi(self) -> int | None: ...
    @property
    def sheets(self) -> str | None: ...
    @property
    def paper(self) -> str | None: ...
    @property
    def overlap(self) -> float | None: ...
    @property
    def notes(self) -> bool | None: ...
    @property
    def coordinates(self) -> bool | None: ...
    @property
    def hide(self) -> tuple[str, ...] | None: ...
    @property
    def palette(self) -> str | None: ...


def wish_of(order: Order) -> Wish:
    """What is not given is as usual for that kind of file. Raises ExportError for what cannot be,
    and for what would change nothing: whoever typed it meant something."""
    what = _what(order.out, setup_sheet=order.setup_sheet)
    given: dict[str, Any] = {
        "style": order.style,
        "mm": order.mm,
        "dpi": order.dpi,
        "sheets": order.sheets,
        "paper": order.paper,
        "overlap": order.overlap,
        "notes": order.notes,
        "coordinates": order.coordinates,
        "hide": order.hide,
        "palette": order.palette,
    }
    given = {name: value for name, value in given.items() if value is not None}
    useless = set(given) - _FOR[what] - _ANYWHERE
    useless |= _of_no_use(given, what)
    if useless:
        raise ExportError(say("export.no_use", option=f"--{min(useless)}"))
    if "paper" in given:
        given["paper"] = _paper(given["paper"])
    off = {name.replace("-", "_") for name in given.pop("hide", ())}
    layers = Layers(frozenset(off if given.pop("coordinates", False) else off | {COORDINATES}))
    fields = {_FIELDS.get(name, name): value for name, value in given.items()}
    wish = replace(usual(what), layers=layers, **fields)
    wish.check()
    return wish


_FIELDS = {"mm": "mm_per_cell", "sheets": "division", "paper": "page"}


def _what(path: Path, *, setup_sheet: bool) -> What:
    kind = path.suffix.lower().removeprefix(".")
    if setup_sheet:
        if kind != "pdf":
            raise ExportError(say("export.sheet_is_pdf", path=str(path)))
        return What.SETUP
    if kind not in ("png", "svg", "pdf"):
        raise ExportError(say("export.unknown_kind", path=str(path)))
    return What(kind)


def _of_no_use(given: dict[str, Any], what: What) -> set[str]:
    """One large sheet has no paper and nothing to glue, and tiles do not overlap."""
    sheets = given.get("sheets", "pages")
    if what is not What.PDF or sheets == "pages":
        return set()
    return set(given) & ({"overlap"} if sheets == "tiles" else {"overlap", "paper"})


def _paper(asked: str) -> str:
    for name in PAGES:
        if name.lower() == asked.strip().lower():
            return name
    raise ExportError(say("export.unknown_paper", asked=asked[:40], known=", ".join(PAGES)))
