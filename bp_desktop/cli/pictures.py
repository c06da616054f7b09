"""The arguments of `map export`, and the settings they make."""

import argparse

from bp_desktop.cli.world import BadUsageError
from bp_desktop.core.export_settings import PAGES, ExportError, ExportSettings, typed_settings

STYLES = ("dark", "light", "paper")
SHEETS = ("pages", "tiles", "one")
PALETTES = ("safe", "vivid", "contrast")
LANGUAGES = ("en", "it", "ru")
SETTINGS = (
    *("style", "mm", "dpi", "sheets", "paper", "overlap"),
    *("notes", "coordinates", "hide", "palette"),
)
"""Options that are settings of the export; None where nothing was typed."""


def add_arguments(parser: argparse.ArgumentParser, layers: tuple[str, ...]) -> None:
    parser.add_argument(
        "--setup-sheet",
        action="store_true",
        help="a PDF that tells, tile by tile, what to put on the real table",
    )
    parser.add_argument(
        "--style", choices=STYLES, help="colours; usual: dark for PNG, light for SVG, paper for PDF"
    )
    parser.add_argument("--mm", type=float, help="width of a cell, 1 to 200 mm; usual: 12")
    parser.add_argument("--dpi", type=int, help="dots per inch of a PNG, 20 to 1200; usual: 150")
    parser.add_argument(
        "--sheets",
        choices=SHEETS,
        help="PDF: pages to glue (usual), one tile a sheet, or one large sheet",
    )
    parser.add_argument("--paper", help=f"{', '.join(PAGES)}; usual: A4")
    parser.add_argument("--overlap", type=float, help="of pages to glue, 0 to 40 mm; usual: 8")
    parser.add_argument(
        "--notes",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="the designer's notes; usual on the set-up sheet only",
    )
    parser.add_argument(
        "--coordinates", action="store_true", default=None, help="column and row in every cell"
    )
    parser.add_argument(
        "--hide", action="append", choices=layers, help="leave a layer out; may be repeated"
    )
    parser.add_argument("--palette", choices=PALETTES, help="colours of players; usual: safe")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="usual: en")


def settings_of(options: argparse.Namespace) -> ExportSettings:
    typed = {name: getattr(options, name) for name in SETTINGS}
    given = {name: value for name, value in typed.items() if value is not None}
    sheet = "setup" if options.setup_sheet else ""
    try:
        return typed_settings(str(options.out), given, sheet)
    except ExportError as error:
        raise BadUsageError(error.message) from None
