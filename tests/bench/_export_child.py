"""The program that is measured by the export bench: reads a map, writes its PNG, says how long."""

import sys
from pathlib import Path
from time import perf_counter

import msgspec

from bp_desktop.app import games
from bp_desktop.core.export_settings import ExportSettings
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.ui.export.headless import application
from bp_desktop.ui.export.png import export_png
from bp_desktop.ui.games.burning_planets.export.map_export import map_source
from bp_desktop.ui.words import phrasebook


def main(source: Path, picture: Path, mm_per_cell: float, dpi: int) -> None:
    content = msgspec.json.decode(source.read_bytes(), type=MapContent)
    phrasebook.give(games.phrasebook)
    keep = application()
    started = perf_counter()
    export_png(map_source(content), ExportSettings(mm_per_cell=mm_per_cell, dpi=dpi), picture)
    seconds = perf_counter() - started
    assert keep is not None
    picture.with_suffix(".txt").write_text(f"{seconds:.4f}", encoding="ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), round(float(sys.argv[4])))
