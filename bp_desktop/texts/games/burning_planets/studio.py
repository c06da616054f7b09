"""Sentences of the map studio of Burning Planets: generation, gestures, and what differs
between revisions.
"""

TEXTS: dict[str, str] = {
    "bp.generation.asteroid_in_orbit": (
        "An asteroid that was kept would lie in the orbit of a planet of this size: roll again."
    ),
    "bp.generation.board_full": (
        "The board is full: placing ends with {missing} asteroids left over."
    ),
    "bp.generation.broken": (
        "This generation does not fit the map any more: stop it and begin again."
    ),
    "bp.generation.cells_due": "Cells to choose: {expected}, all different; given: {given}.",
    "bp.generation.die_due": "A d{die} is to be thrown now, not cells to be chosen.",
    "bp.generation.distance_dropped": (
        "No tile is {distance} tiles away from every starting planet: the wish is dropped."
    ),
    "bp.generation.no_room_for_resources": (
        "The planet has no room for so many natural resources ({count} more): roll again."
    ),
    "bp.generation.no_room_for_size": (
        "A planet of this size would overlap what is there: roll again."
    ),
    "bp.generation.no_such_face": "A d{die} has no face {face}: roll again.",
    "bp.generation.no_such_tile": "There is no tile {tile}: roll again.",
    "bp.generation.nobody_seated": (
        "Nobody sits at this board yet: planets are generated for players."
    ),
    "bp.generation.not_running": "No generation is under way.",
    "bp.generation.other_tile": "This asteroid was drawn for tile {tile}.",
    "bp.generation.running": "Dice are still to fall: finish or stop the generation first.",
    "bp.generation.starts_too_near": (
        "Tile {tile} is less than {distance} tiles away from another starting planet: roll again."
    ),
    "bp.generation.tile_blocked": "There is no room for a planet on tile {tile}: roll again.",
    "bp.generation.tile_full": "No asteroid fits on tile {tile} any more: roll again.",
    "bp.generation.tile_taken": "Tile {tile} has a planet already: roll again.",
    "bp.generation.too_few_tiles": "Planets to place: {needed}; tiles with room for one: {free}.",
    "bp.studio.reach": (
        "{cls:ship_class}: {steps:steps} in one turn, {cells} cells within reach from here."
    ),
    "bp.studio.distance": (
        "Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} "
        "({cls:ship_class})."
    ),
    "bp.studio.no_way": "Distance {steps}, but no ship gets there: everything around is blocked.",
    "bp.studio.straight": "Distance {steps}; click for the way around obstacles.",
    "bp.studio.pick_marked": "Choose one of the marked cells, but not the centre of the planet.",
    "bp.studio.picked": "Cells chosen: {given} of {expected}; forests come first, then mountains.",
    "bp.studio.choose_a_player": "Choose above whose it is: this always belongs to a player.",
    "bp.studio.no_planet_here": "There is no planet here that could have an owner.",
    "bp.studio.erase_by_center": (
        "Nothing stands here. To erase the whole planet, click its centre."
    ),
    "bp.studio.fixed_unevenly": (
        "Fixed, but not symmetrically everywhere. New exceptions from the symmetry: {count}; the "
        "Symmetry panel lists them."
    ),
    "bp.difference.board_grew": "The board grew by {cells} cells.",
    "bp.difference.board_shrank": "The board lost {cells} cells.",
    "bp.difference.planet_added": "The planet {planet} is new.",
    "bp.difference.planet_removed": "The planet {planet} is gone.",
    "bp.difference.planet_moved": "The planet {planet} lies here now.",
    "bp.difference.was_here": "The planet {what} was here.",
    "bp.difference.planet_resized": "The planet {planet} has another size: {size:size}.",
    "bp.difference.planet_biome": "The planet {planet} has another biome: {biome:biome}.",
    "bp.difference.planet_named": "The planet {planet} is called {name} now.",
    "bp.difference.planet_owner": "The planet {planet} belongs to somebody else.",
    "bp.difference.added": "New in {cell}: {kind:kind}.",
    "bp.difference.removed": "Gone from {cell}: {kind:kind}.",
    "bp.difference.became": "In {cell}: {kind:kind} instead of {was:kind}.",
    "bp.difference.ship_added": "Ship {number} ({ship_class:ship_class}) is new.",
    "bp.difference.ship_removed": "Ship {number} ({ship_class:ship_class}) is gone.",
    "bp.difference.ship_moved": "Ship {number} ({ship_class:ship_class}) moved.",
    "bp.difference.ship_changed": "Ship {number} ({ship_class:ship_class}) is different.",
    "bp.difference.note_added": "A note in {cell} is new.",
    "bp.difference.note_removed": "The note in {cell} is gone.",
    "bp.difference.note_changed": "The note in {cell} is different.",
    "bp.difference.title": "The title is different.",
    "bp.difference.seats": "The players are different.",
    "bp.difference.standing": "Somebody else begins.",
    "bp.difference.options": "Table options are different.",
    "bp.difference.accepted": "Other problems are accepted.",
}
