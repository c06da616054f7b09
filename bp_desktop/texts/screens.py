"""Sentences of screens that know no game: the dice tray, the map editor and exports."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "dice.not_understood": QT_TRANSLATE_NOOP(
        "messages", "“{text}” is no throw: write it like 2d6, d20 or 3d8 + d4."
    ),
    "dice.too_many": QT_TRANSLATE_NOOP(
        "messages", "At most {most} dice of at most {sides} sides can be thrown at once."
    ),
    "editor.note": QT_TRANSLATE_NOOP("messages", "Note: {text}"),
    "editor.too_much_at_once": QT_TRANSLATE_NOOP(
        "messages", "That is more than {limit} things at once: take it in several parts."
    ),
    "editor.nothing_chosen": QT_TRANSLATE_NOOP(
        "messages", "Nothing is chosen: click something on the map first."
    ),
    "editor.nothing_copied": QT_TRANSLATE_NOOP(
        "messages", "The clipboard holds nothing that was copied from a map."
    ),
    "editor.copied": QT_TRANSLATE_NOOP("messages", "Copied: {count} things."),
    "editor.no_symmetry": QT_TRANSLATE_NOOP(
        "messages", "Choose a symmetry first; then everything can be given its image."
    ),
    "editor.symmetric_already": QT_TRANSLATE_NOOP("messages", "Everything has its image already."),
    "export.no_board": QT_TRANSLATE_NOOP(
        "messages", "This map has no tiles yet, so there is nothing to export."
    ),
    "export.cell_size": QT_TRANSLATE_NOOP(
        "messages", "A cell can be from {least} to {most} mm wide."
    ),
    "export.too_large": QT_TRANSLATE_NOOP(
        "messages",
        "The picture would be {width} × {height} pixels, more than {most} a side; choose fewer "
        "dots per inch or smaller cells.",
    ),
    "export.tile_too_large": QT_TRANSLATE_NOOP(
        "messages",
        "A tile does not fit on this page with cells of {asked} mm; up to {most} mm would fit.",
    ),
    "export.page_too_small": QT_TRANSLATE_NOOP(
        "messages", "This page is too small for its margins; choose a larger one."
    ),
    "export.too_many_pages": QT_TRANSLATE_NOOP(
        "messages", "That would be {pages} pages; choose smaller cells or a larger page."
    ),
    "export.unknown_kind": QT_TRANSLATE_NOOP(
        "messages", "{path} has no ending we can write; use .png, .svg or .pdf."
    ),
    "export.resolution": QT_TRANSLATE_NOOP(
        "messages", "Choose from {least} to {most} dots per inch."
    ),
    "export.overlap": QT_TRANSLATE_NOOP("messages", "Pages can overlap by 0 to {most} mm."),
    "export.unknown_paper": QT_TRANSLATE_NOOP(
        "messages", "There is no paper called {asked}; there are {known}."
    ),
    "export.sheet_is_pdf": QT_TRANSLATE_NOOP(
        "messages", "A set-up sheet is a PDF; give {path} the ending .pdf."
    ),
    "export.no_use": QT_TRANSLATE_NOOP(
        "messages", "{option} would change nothing in this kind of file; leave it out."
    ),
}

VOCABULARY = Vocabulary(("dice", "editor", "export"), TEXTS)
