"""Sentences about maps and rules tables of Burning Planets."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.map.asteroid_at_edge": QT_TRANSLATE_NOOP(
        "messages", "The asteroid in cell {cell} lies at the edge of the board."
    ),
    "bp.map.asteroid_in_orbit": QT_TRANSLATE_NOOP(
        "messages", "The asteroid in cell {cell} lies in the orbit of a planet."
    ),
    "bp.map.asteroid_not_in_space": QT_TRANSLATE_NOOP(
        "messages", "The asteroid in cell {cell} does not lie in space."
    ),
    "bp.map.asteroid_taken": QT_TRANSLATE_NOOP(
        "messages", "The asteroid in cell {cell} has a structure already."
    ),
    "bp.map.asteroids_touch": QT_TRANSLATE_NOOP(
        "messages", "Between the asteroids in cells {cell} and {other} there is no free cell."
    ),
    "bp.map.bad_standing": QT_TRANSLATE_NOOP(
        "messages", "It cannot be the turn of {seat} in phase {phase:phase}."
    ),
    "bp.map.bad_turn": QT_TRANSLATE_NOOP(
        "messages", "Turns are counted from 1, so there is no turn {turn}."
    ),
    "bp.map.biome_forbids": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: not on this planet ({biome:biome})."
    ),
    "bp.map.board_too_large": QT_TRANSLATE_NOOP("messages", "A board has at most {limit} cells."),
    "bp.map.center_reserved": QT_TRANSLATE_NOOP(
        "messages", "Cell {cell} is the centre of a planet, which is for the monolith alone."
    ),
    "bp.map.defence_off_border": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind} in cell {cell}: defences stand on the outer border only."
    ),
    "bp.map.empty_note": QT_TRANSLATE_NOOP("messages", "A note needs some words."),
    "bp.map.faction_twice": QT_TRANSLATE_NOOP(
        "messages", "Two players have the same faction: {faction:faction}."
    ),
    "bp.map.foreign_structure": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} of {seat} carries another player's structure."
    ),
    "bp.map.hold_owed": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} of {seat} carries less than nothing."
    ),
    "bp.map.hold_too_full": QT_TRANSLATE_NOOP(
        "messages", "The hold takes {capacity}, not {amount}."
    ),
    "bp.map.id_twice": QT_TRANSLATE_NOOP("messages", "Two things have the same id: {id}."),
    "bp.map.impossible_amount": QT_TRANSLATE_NOOP(
        "messages", "{amount} is no possible amount of {resource:resource}."
    ),
    "bp.map.natural_on_border": QT_TRANSLATE_NOOP(
        "messages",
        "The natural resource in cell {cell} is on the border although an inner cell is free.",
    ),
    "bp.map.needs_asteroid": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: there is no asteroid in cell {cell} to put it on."
    ),
    "bp.map.no_hold": QT_TRANSLATE_NOOP(
        "messages", "{ship_class:ship_class}: ships of this class carry nothing."
    ),
    "bp.map.no_note": QT_TRANSLATE_NOOP("messages", "There is no note in cell {cell}."),
    "bp.map.no_rectangle": QT_TRANSLATE_NOOP("messages", "The tiles do not form a full rectangle."),
    "bp.map.no_starting_planet": QT_TRANSLATE_NOOP("messages", "{seat} has no starting planet."),
    "bp.map.no_such_tile": QT_TRANSLATE_NOOP(
        "messages", "There is no tile in column {tx} and row {ty} of the grid."
    ),
    "bp.map.no_tiles": QT_TRANSLATE_NOOP("messages", "The board has no tiles yet."),
    "bp.map.not_a_grid": QT_TRANSLATE_NOOP(
        "messages", '"{text}" is no grid of tiles: write it like 4x2.'
    ),
    "bp.map.not_accepted": QT_TRANSLATE_NOOP(
        "messages", "A problem with {rule} was not accepted here."
    ),
    "bp.map.not_in_space": QT_TRANSLATE_NOOP(
        "messages", "What stands in cell {cell} belongs in empty space: {kind:thing}."
    ),
    "bp.map.not_on_a_planet": QT_TRANSLATE_NOOP(
        "messages", "Cell {cell} is no cell of a planet on which something can stand."
    ),
    "bp.map.not_on_planets": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: this is deployed in space, not built on planets."
    ),
    "bp.map.nothing_chosen": QT_TRANSLATE_NOOP("messages", "Nothing was chosen."),
    "bp.map.nothing_there": QT_TRANSLATE_NOOP("messages", "There is nothing there."),
    "bp.map.number_of_asteroids": QT_TRANSLATE_NOOP(
        "messages", "There are {asteroids} asteroids; the dice give {least} to {most}."
    ),
    "bp.map.number_of_planets": QT_TRANSLATE_NOOP(
        "messages", "There are {planets} planets instead of {expected}."
    ),
    "bp.map.number_of_players": QT_TRANSLATE_NOOP(
        "messages", "Players at this board: {players}; {least} to {most} can play."
    ),
    "bp.map.occupied": QT_TRANSLATE_NOOP(
        "messages", "Cell {cell} is taken: only one thing can stand in a cell."
    ),
    "bp.map.off_board": QT_TRANSLATE_NOOP("messages", "Cell {cell} is not on the board."),
    "bp.map.off_center": QT_TRANSLATE_NOOP(
        "messages", "The planet in cell {cell} does not lie in the centre of its tile."
    ),
    "bp.map.one_kind_only": QT_TRANSLATE_NOOP(
        "messages", "Starting planet {planet} needs a forest and a mountain at least."
    ),
    "bp.map.only_on_planets": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: this stands on planets only."
    ),
    "bp.map.orbit_cut_off": QT_TRANSLATE_NOOP(
        "messages", "The edge of the board cuts off the orbit of planet {planet}."
    ),
    "bp.map.other_planet": QT_TRANSLATE_NOOP("messages", "Cell {cell} belongs to another planet."),
    "bp.map.owned_from_the_start": QT_TRANSLATE_NOOP(
        "messages", "Planet {planet} is nobody's starting planet and yet has an owner."
    ),
    "bp.map.planet_has_no_place": QT_TRANSLATE_NOOP(
        "messages", "Planet {planet} lies nowhere on the board."
    ),
    "bp.map.planet_in_the_way": QT_TRANSLATE_NOOP("messages", "Cell {cell} belongs to a planet."),
    "bp.map.planet_off_board": QT_TRANSLATE_NOOP(
        "messages", "The planet in cell {cell} does not fit on the board."
    ),
    "bp.map.planet_too_full": QT_TRANSLATE_NOOP(
        "messages", "What stands on planet {planet} does not fit on a smaller one."
    ),
    "bp.map.planets_overlap": QT_TRANSLATE_NOOP(
        "messages", "Two planets overlap; one of them is {planet}."
    ),
    "bp.map.planets_would_not_fit": QT_TRANSLATE_NOOP(
        "messages", "With these radii planet {planet} would not fit where it is."
    ),
    "bp.map.reserve_not_space": QT_TRANSLATE_NOOP(
        "messages", "The reserve of {seat} holds something that is no space structure."
    ),
    "bp.map.rolled_resources": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: {count} here, and the dice give {least} to {most}."
    ),
    "bp.map.seat_in_use": QT_TRANSLATE_NOOP("messages", "{seat} still owns something on this map."),
    "bp.map.seat_twice": QT_TRANSLATE_NOOP("messages", "Two seats have the same id: {seat}."),
    "bp.map.ship_number_taken": QT_TRANSLATE_NOOP(
        "messages", "Ship number {number} of {seat} is not the only one, or no number."
    ),
    "bp.map.start_not_owned": QT_TRANSLATE_NOOP(
        "messages", "Starting planet {planet} does not belong to its player."
    ),
    "bp.map.starting_resources": QT_TRANSLATE_NOOP(
        "messages", "A starting planet has {expected} natural resources; this one has {count}."
    ),
    "bp.map.starts_too_near": QT_TRANSLATE_NOOP(
        "messages", "Two starting planets are less than {distance} tiles apart."
    ),
    "bp.map.station_on_asteroid": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: this stands in empty space, not on an asteroid."
    ),
    "bp.map.structure_without_owner": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind} on planet {planet}, which belongs to nobody."
    ),
    "bp.map.summary": QT_TRANSLATE_NOOP(
        "messages", "Players: {seats}, tiles: {tiles}, planets: {planets}, asteroids: {asteroids}"
    ),
    "bp.map.thing_has_no_cell": QT_TRANSLATE_NOOP(
        "messages", "Something stands nowhere on the board: {kind:thing}."
    ),
    "bp.map.thing_off_planet": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: listed on planet {planet} but not in one of its cells."
    ),
    "bp.map.things_would_collide": QT_TRANSLATE_NOOP(
        "messages", "With such tiles two things would come to stand in one cell."
    ),
    "bp.map.tile_side": QT_TRANSLATE_NOOP(
        "messages", "A tile side of {side} cells will not do: it must be odd and at least {least}."
    ),
    "bp.map.tile_there": QT_TRANSLATE_NOOP(
        "messages", "There is a tile in column {tx} and row {ty} of the grid already."
    ),
    "bp.map.tile_too_far": QT_TRANSLATE_NOOP(
        "messages", "That is too far away: tiles lie within {limit} columns and rows of the first."
    ),
    "bp.map.too_many_cells": QT_TRANSLATE_NOOP(
        "messages", "That is too much for one step: it can name {limit} cells. Do it in parts."
    ),
    "bp.map.too_many_at_once": QT_TRANSLATE_NOOP(
        "messages", "That is too much for one step: it can do {limit} things. Do it in parts."
    ),
    "bp.map.tiles_not_empty": QT_TRANSLATE_NOOP(
        "messages",
        "Things that would lose their place: {count}. Clear the tiles first, or along with them.",
    ),
    "bp.map.tiles_too_small": QT_TRANSLATE_NOOP(
        "messages", "With such tiles not everything would be on the board."
    ),
    "bp.map.too_few_tiles": QT_TRANSLATE_NOOP(
        "messages", "{tiles} tiles are too few for these players: {least} at least."
    ),
    "bp.map.too_many_seats": QT_TRANSLATE_NOOP("messages", "A map has at most {limit} seats."),
    "bp.map.treasury_owed": QT_TRANSLATE_NOOP("messages", "{seat} owns less than nothing."),
    "bp.map.two_ids": QT_TRANSLATE_NOOP(
        "messages", "Something filed under {id} calls itself {other}."
    ),
    "bp.map.two_planets_on_tile": QT_TRANSLATE_NOOP(
        "messages", "Tile {tile} holds another planet already: {planet}."
    ),
    "bp.map.two_starting_planets": QT_TRANSLATE_NOOP(
        "messages", "{seat} has a starting planet already: {planet}."
    ),
    "bp.map.unknown_asteroid": QT_TRANSLATE_NOOP("messages", "There is no asteroid {asteroid}."),
    "bp.map.unknown_class": QT_TRANSLATE_NOOP("messages", "There is no ship class {ship_class}."),
    "bp.map.unknown_faction": QT_TRANSLATE_NOOP("messages", "There is no faction {faction}."),
    "bp.map.unknown_kind": QT_TRANSLATE_NOOP(
        "messages", "There is no structure of the kind {kind}."
    ),
    "bp.map.unknown_natural": QT_TRANSLATE_NOOP("messages", "There is no natural resource {kind}."),
    "bp.map.unknown_owner": QT_TRANSLATE_NOOP(
        "messages", "An owner has no seat at this board: {seat}."
    ),
    "bp.map.unknown_phase": QT_TRANSLATE_NOOP("messages", "There is no phase {phase}."),
    "bp.map.unknown_seat": QT_TRANSLATE_NOOP("messages", "There is no seat {seat}."),
    "bp.map.unknown_ship": QT_TRANSLATE_NOOP("messages", "There is no ship {ship}."),
    "bp.map.unknown_structure": QT_TRANSLATE_NOOP("messages", "There is no structure {structure}."),
    "bp.map.without_asteroid": QT_TRANSLATE_NOOP(
        "messages", "{kind:kind}: deployed, but not on an asteroid."
    ),
    "bp.map.wrong_starting_biome": QT_TRANSLATE_NOOP(
        "messages",
        "Starting planet {planet} has not the biome of {faction:faction}: {biome:biome}.",
    ),
    "bp.tables.not_a_cost": QT_TRANSLATE_NOOP(
        "messages", '"{text}" is no cost: write it like 5 C 5 M.'
    ),
}
