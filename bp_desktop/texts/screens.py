"""Sentences of screens that know no game: the dice tray, the map editor and exports."""

from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "dice.not_understood": "“{text}” is no throw: write it like 2d6, d20 or 3d8 + d4.",
    "dice.too_many": "At most {most} dice of at most {sides} sides can be thrown at once.",
    "editor.note": "Note: {text}",
    "editor.too_much_at_once": (
        "That is more than {limit} things at once: take it in several parts."
    ),
    "editor.nothing_chosen": "Nothing is chosen: click something on the map first.",
    "editor.nothing_copied": "The clipboard holds nothing that was copied from a map.",
    "editor.copied": "Copied: {count} things.",
    "editor.no_symmetry": "Choose a symmetry first; then everything can be given its image.",
    "editor.symmetric_already": "Everything has its image already.",
    "export.no_board": "This map has no tiles yet, so there is nothing to export.",
    "export.cell_size": "A cell can be from {least} to {most} mm wide.",
    "export.too_large": (
        "The picture would be {width} × {height} pixels, more than {most} a side; choose fewer "
        "dots per inch or smaller cells."
    ),
    "export.tile_too_large": (
        "A tile does not fit on this page with cells of {asked} mm; up to {most} mm would fit."
    ),
    "export.page_too_small": "This page is too small for its margins; choose a larger one.",
    "export.too_many_pages": "That would be {pages} pages; choose smaller cells or a larger page.",
    "export.unknown_kind": "{path} has no ending we can write; use .png, .svg or .pdf.",
    "export.resolution": "Choose from {least} to {most} dots per inch.",
    "export.overlap": "Pages can overlap by 0 to {most} mm.",
    "export.unknown_paper": "There is no paper called {asked}; there are {known}.",
    "export.sheet_is_pdf": "A set-up sheet is a PDF; give {path} the ending .pdf.",
    "export.no_use": "{option} would change nothing in this kind of file; leave it out.",
}

VOCABULARY = Vocabulary(("dice", "editor", "export"), TEXTS)
