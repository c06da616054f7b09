"""Sentences of the map studio of Burning Planets: generation, gestures, and what differs
between revisions.
"""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.generation.asteroid_in_orbit": QT_TRANSLATE_NOOP(
        "messages",
        "An asteroid that was kept would lie in the orbit of a planet of this size: roll again.",
    ),
    "bp.generation.board_full": QT_TRANSLATE_NOOP(
        "messages", "The board is full: placing ends with {missing} asteroids left over."
    ),
    "bp.generation.broken": QT_TRANSLATE_NOOP(
        "messages", "This generation does not fit the map any more: stop it and begin again."
    ),
    "bp.generation.cells_due": QT_TRANSLATE_NOOP(
        "messages", "Cells to choose: {expected}, all different; given: {given}."
    ),
    "bp.generation.die_due": QT_TRANSLATE_NOOP(
        "messages", "A d{die} is to be thrown now, not cells to be chosen."
    ),
    "bp.generation.distance_dropped": QT_TRANSLATE_NOOP(
        "messages",
        "No tile is {distance} tiles away from every starting planet: the wish is dropped.",
    ),
    "bp.generation.no_room_for_resources": QT_TRANSLATE_NOOP(
        "messages",
        "The planet has no room for so many natural resources ({count} more): roll again.",
    ),
    "bp.generation.no_room_for_size": QT_TRANSLATE_NOOP(
        "messages", "A planet of this size would overlap what is there: roll again."
    ),
    "bp.generation.no_such_face": QT_TRANSLATE_NOOP(
        "messages", "A d{die} has no face {face}: roll again."
    ),
    "bp.generation.no_such_tile": QT_TRANSLATE_NOOP(
        "messages", "There is no tile {tile}: roll again."
    ),
    "bp.generation.nobody_seated": QT_TRANSLATE_NOOP(
        "messages", "Nobody sits at this board yet: planets are generated for players."
    ),
    "bp.generation.not_running": QT_TRANSLATE_NOOP("messages", "No generation is under way."),
    "bp.generation.other_tile": QT_TRANSLATE_NOOP(
        "messages", "This asteroid was drawn for tile {tile}."
    ),
    "bp.generation.running": QT_TRANSLATE_NOOP(
        "messages", "Dice are still to fall: finish or stop the generation first."
    ),
    "bp.generation.starts_too_near": QT_TRANSLATE_NOOP(
        "messages",
        "Tile {tile} is less than {distance} tiles away from another starting planet: roll again.",
    ),
    "bp.generation.tile_blocked": QT_TRANSLATE_NOOP(
        "messages", "There is no room for a planet on tile {tile}: roll again."
    ),
    "bp.generation.tile_full": QT_TRANSLATE_NOOP(
        "messages", "No asteroid fits on tile {tile} any more: roll again."
    ),
    "bp.generation.tile_taken": QT_TRANSLATE_NOOP(
        "messages", "Tile {tile} has a planet already: roll again."
    ),
    "bp.generation.too_few_tiles": QT_TRANSLATE_NOOP(
        "messages", "Planets to place: {needed}; tiles with room for one: {free}."
    ),
    "bp.studio.reach": QT_TRANSLATE_NOOP(
        "messages",
        "{cls:ship_class}: {steps:steps} in one turn, {cells} cells within reach from here.",
    ),
    "bp.studio.distance": QT_TRANSLATE_NOOP(
        "messages",
        "Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} "
        "({cls:ship_class}).",
    ),
    "bp.studio.no_way": QT_TRANSLATE_NOOP(
        "messages", "Distance {steps}, but no ship gets there: everything around is blocked."
    ),
    "bp.studio.straight": QT_TRANSLATE_NOOP(
        "messages", "Distance {steps}; click for the way around obstacles."
    ),
    "bp.studio.pick_marked": QT_TRANSLATE_NOOP(
        "messages", "Choose one of the marked cells, but not the centre of the planet."
    ),
    "bp.studio.picked": QT_TRANSLATE_NOOP(
        "messages", "Cells chosen: {given} of {expected}; forests come first, then mountains."
    ),
    "bp.studio.choose_a_player": QT_TRANSLATE_NOOP(
        "messages", "Choose above whose it is: this always belongs to a player."
    ),
    "bp.studio.no_planet_here": QT_TRANSLATE_NOOP(
        "messages", "There is no planet here that could have an owner."
    ),
    "bp.studio.erase_by_center": QT_TRANSLATE_NOOP(
        "messages", "Nothing stands here. To erase the whole planet, click its centre."
    ),
    "bp.studio.fixed_unevenly": QT_TRANSLATE_NOOP(
        "messages",
        "Fixed, but not symmetrically everywhere. New exceptions from the symmetry: {count}; the "
        "Symmetry panel lists them.",
    ),
    "bp.difference.board_grew": QT_TRANSLATE_NOOP("messages", "The board grew by {cells} cells."),
    "bp.difference.board_shrank": QT_TRANSLATE_NOOP("messages", "The board lost {cells} cells."),
    "bp.difference.planet_added": QT_TRANSLATE_NOOP("messages", "The planet {planet} is new."),
    "bp.difference.planet_removed": QT_TRANSLATE_NOOP("messages", "The planet {planet} is gone."),
    "bp.difference.planet_moved": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} lies here now."
    ),
    "bp.difference.was_here": QT_TRANSLATE_NOOP("messages", "The planet {what} was here."),
    "bp.difference.planet_resized": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} has another size: {size:size}."
    ),
    "bp.difference.planet_biome": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} has another biome: {biome:biome}."
    ),
    "bp.difference.planet_named": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} is called {name} now."
    ),
    "bp.difference.planet_owner": QT_TRANSLATE_NOOP(
        "messages", "The planet {planet} belongs to somebody else."
    ),
    "bp.difference.added": QT_TRANSLATE_NOOP("messages", "New in {cell}: {kind:kind}."),
    "bp.difference.removed": QT_TRANSLATE_NOOP("messages", "Gone from {cell}: {kind:kind}."),
    "bp.difference.became": QT_TRANSLATE_NOOP(
        "messages", "In {cell}: {kind:kind} instead of {was:kind}."
    ),
    "bp.difference.ship_added": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is new."
    ),
    "bp.difference.ship_removed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is gone."
    ),
    "bp.difference.ship_moved": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) moved."
    ),
    "bp.difference.ship_changed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} ({ship_class:ship_class}) is different."
    ),
    "bp.difference.note_added": QT_TRANSLATE_NOOP("messages", "A note in {cell} is new."),
    "bp.difference.note_removed": QT_TRANSLATE_NOOP("messages", "The note in {cell} is gone."),
    "bp.difference.note_changed": QT_TRANSLATE_NOOP("messages", "The note in {cell} is different."),
    "bp.difference.title": QT_TRANSLATE_NOOP("messages", "The title is different."),
    "bp.difference.seats": QT_TRANSLATE_NOOP("messages", "The players are different."),
    "bp.difference.standing": QT_TRANSLATE_NOOP("messages", "Somebody else begins."),
    "bp.difference.options": QT_TRANSLATE_NOOP("messages", "Table options are different."),
    "bp.difference.accepted": QT_TRANSLATE_NOOP("messages", "Other problems are accepted."),
}
