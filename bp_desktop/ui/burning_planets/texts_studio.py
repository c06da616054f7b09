"""Sentences for what the map studio says about gestures and measures."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "studio.reach": QT_TRANSLATE_NOOP(
        "messages",
        "{cls:ship_class}: {steps:steps} in one turn, {cells} cells within reach from here.",
    ),
    "studio.distance": QT_TRANSLATE_NOOP(
        "messages",
        "Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} "
        "({cls:ship_class}).",
    ),
    "studio.no_way": QT_TRANSLATE_NOOP(
        "messages", "Distance {steps}, but no ship gets there: everything around is blocked."
    ),
    "studio.straight": QT_TRANSLATE_NOOP(
        "messages", "Distance {steps}; click for the way around obstacles."
    ),
    "studio.note": QT_TRANSLATE_NOOP("messages", "Note: {text}"),
    "studio.pick_marked": QT_TRANSLATE_NOOP(
        "messages", "Choose one of the marked cells, but not the centre of the planet."
    ),
    "studio.picked": QT_TRANSLATE_NOOP(
        "messages", "Cells chosen: {given} of {expected}; forests come first, then mountains."
    ),
    "studio.choose_a_player": QT_TRANSLATE_NOOP(
        "messages", "Choose above whose it is: this always belongs to a player."
    ),
    "studio.no_planet_here": QT_TRANSLATE_NOOP(
        "messages", "There is no planet here that could have an owner."
    ),
    "studio.too_much_at_once": QT_TRANSLATE_NOOP(
        "messages", "That is more than {limit} things at once: take it in several parts."
    ),
    "studio.nothing_chosen": QT_TRANSLATE_NOOP(
        "messages", "Nothing is chosen: click something on the map first."
    ),
    "studio.nothing_copied": QT_TRANSLATE_NOOP(
        "messages", "The clipboard holds nothing that was copied from a map."
    ),
    "studio.copied": QT_TRANSLATE_NOOP("messages", "Copied: {count} things."),
    "studio.no_symmetry": QT_TRANSLATE_NOOP(
        "messages", "Choose a symmetry first; then everything can be given its image."
    ),
    "studio.erase_by_center": QT_TRANSLATE_NOOP(
        "messages", "Nothing stands here. To erase the whole planet, click its centre."
    ),
    "studio.fixed_unevenly": QT_TRANSLATE_NOOP(
        "messages",
        "Fixed, but not symmetrically everywhere. New exceptions from the symmetry: {count}; the "
        "Symmetry panel lists them.",
    ),
    "studio.symmetric_already": QT_TRANSLATE_NOOP("messages", "Everything has its image already."),
}
