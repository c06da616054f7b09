"""The fonts of the board, for programs that draw it without opening the window."""

from functools import cache

from PySide6.QtGui import QFontDatabase

from bp_desktop.resources import resource

BOARD_FONTS = (
    *("Inter-Regular.ttf", "Inter-Medium.ttf", "Inter-Bold.ttf"),
    *("Exo2-Medium.ttf", "Exo2-SemiBold.ttf"),
)


@cache
def load_fonts() -> None:
    """Make them known to Qt, once; an application must be there."""
    for font in BOARD_FONTS:
        QFontDatabase.addApplicationFont(str(resource("fonts", font)))
