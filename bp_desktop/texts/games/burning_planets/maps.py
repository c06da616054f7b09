"""Sentences about maps, rules tables and the map studio of Burning Planets."""

TEXTS: dict[str, str] = {
    "bp.map.asteroid_at_edge": "The asteroid in cell {cell} lies at the edge of the board.",
    "bp.map.asteroid_in_orbit": "The asteroid in cell {cell} lies in the orbit of a planet.",
    "bp.map.asteroid_not_in_space": "The asteroid in cell {cell} does not lie in space.",
    "bp.map.asteroid_taken": "The asteroid in cell {cell} has a structure already.",
    "bp.map.asteroids_touch": (
        "Between the asteroids in cells {cell} and {other} there is no free cell."
    ),
    "bp.map.bad_standing": "It cannot be the turn of {seat} in phase {phase:phase}.",
    "bp.map.bad_turn": "Turns are counted from 1, so there is no turn {turn}.",
    "bp.map.biome_forbids": "{kind:kind}: not on this planet ({biome:biome}).",
    "bp.map.board_too_large": "A board has at most {limit} cells.",
    "bp.map.center_reserved": (
        "Cell {cell} is the centre of a planet, which is for the monolith alone."
    ),
    "bp.map.defence_off_border": (
        "{kind:kind} in cell {cell}: defences stand on the outer border only."
    ),
    "bp.map.empty_note": "A note needs some words.",
    "bp.map.faction_twice": "Two players have the same faction: {faction:faction}.",
    "bp.map.foreign_structure": "Ship {number} of {seat} carries another player's structure.",
    "bp.map.hold_owed": "Ship {number} of {seat} carries a negative amount of a resource.",
    "bp.map.hold_too_full": "The hold takes {capacity}, not {amount}.",
    "bp.map.id_twice": "Two things have the same id: {id}.",
    "bp.map.impossible_amount": "{amount} is not a possible amount of {resource:resource}.",
    "bp.map.natural_on_border": (
        "The natural resource in cell {cell} is on the border although an inner cell is free."
    ),
    "bp.map.needs_asteroid": "{kind:kind}: there is no asteroid in cell {cell} to put it on.",
    "bp.map.no_hold": "{ship_class:ship_class}: ships of this class carry nothing.",
    "bp.map.no_note": "There is no note in cell {cell}.",
    "bp.map.no_rectangle": "The tiles do not form a full rectangle.",
    "bp.map.no_starting_planet": "{seat} has no starting planet.",
    "bp.map.no_such_tile": "There is no tile in column {tx} and row {ty} of the grid.",
    "bp.map.no_tiles": "The board has no tiles yet.",
    "bp.map.not_a_grid": "“{text}” is not a valid grid of tiles: write it like 4x2.",
    "bp.map.not_accepted": "A problem with {rule} was not accepted here.",
    "bp.map.not_in_space": "What stands in cell {cell} belongs in empty space: {kind:thing}.",
    "bp.map.not_on_a_planet": "Cell {cell} is not a planet cell that something can stand on.",
    "bp.map.not_on_planets": "{kind:kind}: this is placed in space, not built on planets.",
    "bp.map.nothing_chosen": "Nothing was chosen.",
    "bp.map.nothing_there": "There is nothing there.",
    "bp.map.number_of_asteroids": ("Asteroids: {asteroids}; the dice give {least} to {most}."),
    "bp.map.number_of_planets": "Planets: {planets} instead of {expected}.",
    "bp.map.number_of_players": "Players at this board: {players}; {least} to {most} can play.",
    "bp.map.occupied": "Cell {cell} is taken: only one thing can stand in a cell.",
    "bp.map.off_board": "Cell {cell} is not on the board.",
    "bp.map.off_center": "The planet in cell {cell} does not lie in the centre of its tile.",
    "bp.map.one_kind_only": (
        "{planet} is a starting planet: it needs a forest and a mountain at least."
    ),
    "bp.map.only_on_planets": "{kind:kind}: this stands on planets only.",
    "bp.map.orbit_cut_off": "The edge of the board cuts off the orbit of {planet}.",
    "bp.map.other_planet": "Cell {cell} belongs to another planet.",
    "bp.map.owned_from_the_start": ("{planet} is nobody's starting planet and yet has an owner."),
    "bp.map.planet_has_no_place": "{planet} is nowhere on the board.",
    "bp.map.planet_in_the_way": "Cell {cell} belongs to a planet.",
    "bp.map.planet_off_board": "The planet in cell {cell} does not fit on the board.",
    "bp.map.planet_too_full": "What stands on {planet} does not fit on a smaller planet.",
    "bp.map.planets_overlap": "Two planets overlap; one of them is {planet}.",
    "bp.map.planets_would_not_fit": "With these radii {planet} would not fit where it is.",
    "bp.map.reserve_not_space": (
        "The reserve of {seat} contains something that is not a space structure."
    ),
    "bp.map.rolled_resources": "{kind:kind}: {count} here, and the dice give {least} to {most}.",
    "bp.map.seat_in_use": "{seat} still owns something on this map.",
    "bp.map.seat_twice": "Two seats have the same id: {seat}.",
    "bp.map.ship_number_taken": "Ship number {number} of {seat} is used twice, or is not a number.",
    "bp.map.start_not_owned": "{planet} is a starting planet and does not belong to its player.",
    "bp.map.starting_resources": (
        "Natural resources of a starting planet: {expected}; here: {count}."
    ),
    "bp.map.starts_too_near": "Two starting planets are less than {distance} tiles apart.",
    "bp.map.station_on_asteroid": "{kind:kind}: this stands in empty space, not on an asteroid.",
    "bp.map.structure_without_owner": "{kind:kind} on {planet}, which belongs to nobody.",
    "bp.map.summary": (
        "Players: {seats}, tiles: {tiles}, planets: {planets}, "
        "asteroids: {asteroids}, problems: {problems}"
    ),
    "bp.map.thing_has_no_cell": "Something stands nowhere on the board: {kind:thing}.",
    "bp.map.thing_off_planet": ("{kind:kind}: belongs to {planet} but is not in one of its cells."),
    "bp.map.things_would_collide": "With such tiles two things would share one cell.",
    "bp.map.tile_side": (
        "A tile side of {side} cells is not possible: it must be odd and at least {least}."
    ),
    "bp.map.tile_there": "There is a tile in column {tx} and row {ty} of the grid already.",
    "bp.map.tile_too_far": (
        "That is too far away: tiles lie within {limit} columns and rows of the first."
    ),
    "bp.map.tiles_too_far_apart": (
        "That is too far away from the other tiles: the rectangle around all of them has room for "
        "{limit} tiles."
    ),
    "bp.map.too_many_cells": (
        "That is too much for one step: it can name {limit} cells. Do it in parts."
    ),
    "bp.map.too_many_at_once": (
        "That is too much for one step: it can do {limit} things. Do it in parts."
    ),
    "bp.map.tiles_not_empty": (
        "Things that would lose their place: {count}. Clear the tiles first, or along with them."
    ),
    "bp.map.tiles_too_small": "With such tiles not everything would be on the board.",
    "bp.map.too_few_tiles": "Too few tiles for these players: {tiles}; at least {least} needed.",
    "bp.map.too_many_seats": "A map has at most {limit} seats.",
    "bp.map.treasury_owed": "{seat} has a negative amount of a resource.",
    "bp.map.two_ids": "Something saved as {id} is called {other}.",
    "bp.map.two_planets_on_tile": "Tile {tile} holds another planet already: {planet}.",
    "bp.map.two_starting_planets": "{seat} has a starting planet already: {planet}.",
    "bp.map.unknown_asteroid": "There is no such asteroid on the map.",
    "bp.map.unknown_biome": "{planet}: there is no biome {biome}.",
    "bp.map.unknown_class": "There is no ship class {ship_class}.",
    "bp.map.unknown_faction": "There is no faction {faction}.",
    "bp.map.unknown_kind": "There is no structure of the kind {kind}.",
    "bp.map.unknown_kind_on_planet": "{planet}: there is no structure of the kind {kind}.",
    "bp.map.unknown_natural": "There is no natural resource {kind}.",
    "bp.map.unknown_natural_on_planet": "{planet}: there is no natural resource {kind}.",
    "bp.map.unknown_owner": "An owner has no seat at this board: {seat}.",
    "bp.map.unknown_phase": "There is no phase {phase}.",
    "bp.map.unknown_size": "{planet}: there is no planet size {size}.",
    "bp.map.unknown_seat": "There is no seat {seat}.",
    "bp.map.unknown_ship": "There is no ship {ship}.",
    "bp.map.unknown_structure": "There is no such structure on the map.",
    "bp.map.without_asteroid": "{kind:kind}: placed, but not on an asteroid.",
    "bp.map.wrong_starting_biome": (
        "{planet} is a starting planet without the biome of {faction:faction}: {biome:biome}."
    ),
    # --- the studio: generation, gestures, and what differs between revisions
    "bp.generation.asteroid_in_orbit": (
        "An asteroid that was kept would lie in the orbit of a planet of this size: roll again."
    ),
    "bp.generation.board_full": ("The board is full. Asteroids not placed: {missing}."),
    "bp.generation.broken": ("This generation no longer fits the map: stop it and begin again."),
    "bp.generation.cells_due": "Cells to choose: {expected}, all different; given: {given}.",
    "bp.generation.die_due": "Roll a d{die} now; no cells are chosen yet.",
    "bp.generation.distance_dropped": (
        "No tile is {distance} tiles away from every starting planet, so this option is ignored."
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
    "bp.generation.running": "The generation is not finished: finish or stop it first.",
    "bp.generation.starts_too_near": (
        "Tile {tile} is less than {distance} tiles away from another starting planet: roll again."
    ),
    "bp.generation.tile_blocked": "There is no room for a planet on tile {tile}: roll again.",
    "bp.generation.tile_full": "No asteroid fits on tile {tile} any more: roll again.",
    "bp.generation.tile_taken": "Tile {tile} has a planet already: roll again.",
    "bp.generation.too_few_tiles": "Planets to place: {needed}; tiles with room for one: {free}.",
    "bp.studio.reach": (
        "{cls:ship_of_class}: {steps:steps} in one turn, {cells:cells} within reach from here."
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
        "Fixed, but not symmetrically everywhere. New exceptions to the symmetry: {count}; the "
        "Symmetry panel lists them."
    ),
    "bp.studio.fix_breaks": "Fixed, but another rule is broken now: the list shows it.",
    "bp.studio.fixes_nothing": "Nothing was fixed: every fix here would break another rule.",
    "bp.difference.board_grew": "Cells added to the board: {cells}.",
    "bp.difference.board_shrank": "Cells removed from the board: {cells}.",
    "bp.difference.planet_added": "{planet} is new.",
    "bp.difference.planet_removed": "{planet} is gone.",
    "bp.difference.planet_moved": "{planet} lies here now.",
    "bp.difference.was_here": "{what} was here.",
    "bp.difference.planet_resized": "{planet} has a different size: {size:size}.",
    "bp.difference.planet_biome": "{planet} has a different biome: {biome:biome}.",
    "bp.difference.planet_named": "{planet} is called {name} now.",
    "bp.difference.planet_owner": "{planet} belongs to somebody else.",
    "bp.difference.added": "New in {cell}: {kind:kind}.",
    "bp.difference.removed": "Gone from {cell}: {kind:kind}.",
    "bp.difference.became": "In {cell}: {kind:kind} instead of {was:kind}.",
    "bp.difference.ship_added": (
        "New in {cell}: ship {number} of {seat} ({ship_class:ship_class})."
    ),
    "bp.difference.ship_removed": (
        "Gone from {cell}: ship {number} of {seat} ({ship_class:ship_class})."
    ),
    "bp.difference.ship_moved": (
        "Moved to {cell}: ship {number} of {seat} ({ship_class:ship_class})."
    ),
    "bp.difference.ship_changed": (
        "Different in {cell}: ship {number} of {seat} ({ship_class:ship_class})."
    ),
    "bp.difference.ship_without_place": (
        "Different, with no place on the board: ship {number} of {seat} ({ship_class:ship_class})."
    ),
    "bp.difference.note_added": "A note in {cell} is new.",
    "bp.difference.note_removed": "The note in {cell} is gone.",
    "bp.difference.note_changed": "The note in {cell} is different.",
    "bp.difference.title": "The title is different.",
    "bp.difference.seats": "The players are different.",
    "bp.difference.standing": "Somebody else begins.",
    "bp.difference.options": "Table options are different.",
    "bp.difference.accepted": "Other problems are accepted.",
}
