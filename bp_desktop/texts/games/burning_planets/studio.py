"""Sentences for what the map studio says about gestures and measures."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "editor.reach": QT_TRANSLATE_NOOP(
        "messages",
        "{cls:ship_class}: {steps:steps} in one turn, {cells} cells within reach from here.",
    ),
    "editor.distance": QT_TRANSLATE_NOOP(
        "messages",
        "Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} "
        "({cls:ship_class}).",
    ),
    "editor.no_way": QT_TRANSLATE_NOOP(
        "messages", "Distance {steps}, but no ship gets there: everything around is blocked."
    ),
    "editor.straight": QT_TRANSLATE_NOOP(
        "messages", "Distance {steps}; click for the way around obstacles."
    ),
    "editor.note": QT_TRANSLATE_NOOP("messages", "Note: {text}"),
    "editor.pick_marked": QT_TRANSLATE_NOOP(
        "messages", "Choose one of the marked cells, but not the centre of the planet."
    ),
    "editor.picked": QT_TRANSLATE_NOOP(
        "messages", "Cells chosen: {given} of {expected}; forests come first, then mountains."
    ),
    "editor.choose_a_player": QT_TRANSLATE_NOOP(
        "messages", "Choose above whose it is: this always belongs to a player."
    ),
    "editor.no_planet_here": QT_TRANSLATE_NOOP(
        "messages", "There is no planet here that could have an owner."
    ),
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
    "editor.erase_by_center": QT_TRANSLATE_NOOP(
        "messages", "Nothing stands here. To erase the whole planet, click its centre."
    ),
    "editor.fixed_unevenly": QT_TRANSLATE_NOOP(
        "messages",
        "Fixed, but not symmetrically everywhere. New exceptions from the symmetry: {count}; the "
        "Symmetry panel lists them.",
    ),
    "editor.symmetric_already": QT_TRANSLATE_NOOP("messages", "Everything has its image already."),
}
