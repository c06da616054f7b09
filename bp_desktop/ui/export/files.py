"""The one door through which a map leaves as a file: the window and the command line use it."""

from pathlib import Path

from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.export.progress import Tell, to_nobody
from bp_desktop.ui.export.wish import What, Wish


def export_map(content: MapContent, wish: Wish, path: Path, tell: Tell = to_nobody) -> None:
    """Write what was wished for. Raises ExportError or CancelledError; then nothing was written.

    Words are in the language of the moment. Needs a QGuiApplication; headless.application()
    gives one.
    """
    wish.check()
    tell(0.0)
    # Each is loaded only when asked for: SVG and PDF bring modules that a PNG has no use for.
    match wish.what:
        case What.PNG:
            from bp_desktop.ui.export.png import export_png

            export_png(content, path, sheet=wish.sheet, dpi=wish.dpi, tell=tell)
        case What.SVG:
            from bp_desktop.ui.export.svg import export_svg

            export_svg(content, path, sheet=wish.sheet, tell=tell)
        case What.PDF:
            from bp_desktop.ui.export.pdf import export_pdf

            export_pdf(content, path, sheet=wish.sheet, paper=wish.paper, tell=tell)
        case What.SETUP:
            from bp_desktop.ui.games.burning_planets.book import names
            from bp_desktop.ui.games.burning_planets.export.setup_sheet import export_setup_sheet

            export_setup_sheet(
                content,
                path,
                names=names(),
                page=wish.page,
                palette=wish.palette,
                notes=wish.notes,
                tell=tell,
            )
