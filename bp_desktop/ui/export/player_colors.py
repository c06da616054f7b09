"""Names of the players' colours, for sheets that are read with the pieces in hand."""

from bp_desktop.texts.speech import Translate
from bp_desktop.ui.look.players import SEATS


def color_name(color: int, palette: str, translate: Translate) -> str:
    """A seat's colour, counted from 0, in one of the palettes of `ui.players`."""
    red, blue = translate("PlayerColors", "red"), translate("PlayerColors", "blue")
    yellow, white = translate("PlayerColors", "yellow"), translate("PlayerColors", "white")
    purple, violet = translate("PlayerColors", "purple"), translate("PlayerColors", "violet")
    green, pale = translate("PlayerColors", "green"), translate("PlayerColors", "light blue")
    match palette:
        case "vivid":
            orange, pink = translate("PlayerColors", "orange"), translate("PlayerColors", "pink")
            grey = translate("PlayerColors", "grey")
            names = (red, blue, yellow, green, violet, orange, pale, pink, grey)
        case "contrast":
            light = translate("PlayerColors", "light green")
            turquoise = translate("PlayerColors", "turquoise")
            dark = translate("PlayerColors", "dark green")
            names = (red, blue, yellow, white, purple, light, turquoise, pale, dark)
        case _:
            brown = translate("PlayerColors", "brown")
            names = (red, blue, yellow, white, purple, green, violet, pale, brown)
    return names[color % SEATS]
