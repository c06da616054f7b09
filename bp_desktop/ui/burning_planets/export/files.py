"""One door for exports by the ending of a file's name, as the command line uses it."""

from pathlib import Path

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.burning_planets.export.writing import ExportError

KINDS = (".png", ".svg", ".pdf")


def export_map(content: MapContent, path: Path) -> None:
    """Write a map as PNG, SVG or PDF with the usual settings. Raises ExportError.

    Needs a QGuiApplication; headless.application() gives one.
    """
    kind = path.suffix.lower()
    # Each is loaded only when asked for: SVG and PDF bring modules that a PNG has no use for.
    if kind == ".png":
        from bp_desktop.ui.burning_planets.export.png import export_png

        export_png(content, path)
    elif kind == ".svg":
        from bp_desktop.ui.burning_planets.export.svg import export_svg

        export_svg(content, path)
    elif kind == ".pdf":
        from bp_desktop.ui.burning_planets.export.pdf import export_pdf

        export_pdf(content, path)
    else:
        raise ExportError(say("export.unknown_kind", path=str(path)))
