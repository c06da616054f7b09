"""Words of the pages on which no document is open, for every kind that belongs there."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.kinds import EmptyWords

translate = QCoreApplication.translate


def no_map_is_open() -> EmptyWords:
    return EmptyWords(
        translate("pages", "No map is open"),
        translate(
            "pages",
            "The studio is where maps are drawn. Open a map from Home and it appears here.",
        ),
    )


def no_match_is_open() -> EmptyWords:
    return EmptyWords(
        translate("pages", "No match is open"),
        translate(
            "pages",
            "The table keeps treasuries, turns and phases while you play. Open a match from "
            "Home and it appears here.",
        ),
    )
