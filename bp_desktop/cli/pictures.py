"""`map export`: a map as a picture, a drawing, a print or a set-up sheet."""

import argparse
from pathlib import Path

from bp_desktop.cli.documents import map_content
from bp_desktop.cli.order import ExportOrder
from bp_desktop.cli.world import DONE, World
from bp_desktop.core.messages import say

STYLES = ("dark", "light", "paper")
SHEETS = ("pages", "tiles", "one")
PALETTES = ("safe", "vivid", "contrast")
LANGUAGES = ("en", "it", "ru")
LAYERS = (
    "cell-lines",
    "tile-lines",
    "tile-numbers",
    "natural",
    "structures",
    "owners",
    "asteroids",
    "ships",
    "names",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--out", type=Path, required=True, metavar="board.png|svg|pdf")
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
    parser.add_argument("--paper", help="A5, A4 (usual), A3, A2, Letter, Legal or Tabloid")
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
        "--hide", action="append", choices=LAYERS, help="leave a layer out; may be repeated"
    )
    parser.add_argument("--palette", choices=PALETTES, help="colours of players; usual: safe")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="usual: en")
    parser.set_defaults(run=run_export)


def run_export(options: argparse.Namespace, world: World) -> int:
    order = ExportOrder(
        options.out,
        setup_sheet=options.setup_sheet,
        style=options.style,
        mm=options.mm,
        dpi=options.dpi,
        sheets=options.sheets,
        paper=options.paper,
        overlap=options.overlap,
        notes=options.notes,
        coordinates=options.coordinates,
        hide=tuple(options.hide) if options.hide else None,
        palette=options.palette,
        language=options.language,
    )
    world.export_map(map_content(options.file, world), order)
    print(world.sentence(say("cli.written", path=str(options.out))), file=world.out)
    return DONE
