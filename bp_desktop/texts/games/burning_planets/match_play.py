"""Sentences against a command of a match while it is played."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.turn.not_yours": QT_TRANSLATE_NOOP(
        "messages", "It is the turn of {active}, not of {player}."
    ),
    "bp.turn.wrong_phase": QT_TRANSLATE_NOOP(
        "messages", "This belongs to the phase “{needed:phase}”; now it is “{phase:phase}”."
    ),
    "bp.turn.already_in_phase": QT_TRANSLATE_NOOP(
        "messages", "The phase “{phase:phase}” is on already."
    ),
    "bp.turn.phase_is_over": QT_TRANSLATE_NOOP(
        "messages", "The phase “{phase:phase}” is over for this turn."
    ),
    "bp.turn.event_not_rolled": QT_TRANSLATE_NOOP(
        "messages", "The event die has not been rolled yet."
    ),
    "bp.turn.not_collected": QT_TRANSLATE_NOOP(
        "messages", "The resources have not been collected yet."
    ),
    "bp.turn.already_rolled": QT_TRANSLATE_NOOP(
        "messages", "The event die has been rolled for this turn."
    ),
    "bp.turn.already_collected": QT_TRANSLATE_NOOP(
        "messages", "The resources of this turn have been collected."
    ),
    "bp.purse.negative": QT_TRANSLATE_NOOP(
        "messages", "An amount of {resource:resource} is below nothing."
    ),
    "bp.purse.too_much": QT_TRANSLATE_NOOP(
        "messages", "More than {limit} at once is surely a slip."
    ),
    "bp.purse.not_enough": QT_TRANSLATE_NOOP(
        "messages", "{missing} missing: {player} cannot pay that."
    ),
    "bp.purse.not_enough_hidden": QT_TRANSLATE_NOOP("messages", "{player} cannot pay that."),
    "bp.build.not_your_planet": QT_TRANSLATE_NOOP(
        "messages", "{planet} is not the active player’s planet."
    ),
    "bp.build.allowance_used": QT_TRANSLATE_NOOP(
        "messages", "A structure has been built on {planet} in this turn."
    ),
    "bp.build.demolition_used": QT_TRANSLATE_NOOP(
        "messages", "A structure has been demolished on {planet} in this turn."
    ),
    "bp.build.clearing_used": QT_TRANSLATE_NOOP(
        "messages", "A natural resource has been destroyed on {planet} in this turn."
    ),
    "bp.build.event_forbids": QT_TRANSLATE_NOOP(
        "messages", "{event:event}: no {kind:kind} can be built in this turn."
    ),
    "bp.build.planet_is_full": QT_TRANSLATE_NOOP("messages", "{planet} has no free cell."),
    "bp.build.border_is_full": QT_TRANSLATE_NOOP(
        "messages", "The border of {planet} has no free cell."
    ),
    "bp.build.cell_needed": QT_TRANSLATE_NOOP("messages", "Choose a cell of {planet}."),
    "bp.build.not_on_planet": QT_TRANSLATE_NOOP("messages", "That cell is not on {planet}."),
    "bp.build.center_is_reserved": QT_TRANSLATE_NOOP(
        "messages", "The centre of {planet} is reserved for the monolith."
    ),
    "bp.build.cell_is_taken": QT_TRANSLATE_NOOP("messages", "That cell of {planet} is taken."),
    "bp.build.natural_resource": QT_TRANSLATE_NOOP("messages", "A {kind:kind} cannot be built."),
    "bp.build.space_structure": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} is bought when a cargo ship loads it."
    ),
    "bp.build.wrong_biome": QT_TRANSLATE_NOOP(
        "messages", "A planet of the biome {biome:biome} does not accept a {kind:kind}."
    ),
    "bp.build.not_on_border": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} stands on the outer border only."
    ),
    "bp.build.no_such_natural": QT_TRANSLATE_NOOP(
        "messages", "There is no such {kind:kind} on {planet}."
    ),
    "bp.build.not_your_yard": QT_TRANSLATE_NOOP(
        "messages", "{yard} does not belong to the active player."
    ),
    "bp.build.no_spaceport": QT_TRANSLATE_NOOP("messages", "{planet} has no working spaceport."),
    "bp.build.no_yard": QT_TRANSLATE_NOOP("messages", "No ships can be built there: {yard}."),
    "bp.build.no_free_cell": QT_TRANSLATE_NOOP(
        "messages", "There is not enough free space around {yard}."
    ),
    "bp.build.not_nearest_cell": QT_TRANSLATE_NOOP(
        "messages",
        "New ships stand in a free cell touching {yard}, or in the nearest free one.",
    ),
    "bp.move.positions_not_tracked": QT_TRANSLATE_NOOP(
        "messages", "This match is played beside a real board: cells are not named."
    ),
    "bp.move.off_board": QT_TRANSLATE_NOOP("messages", "Cell {cell} is off the board."),
    "bp.move.not_space": QT_TRANSLATE_NOOP("messages", "Cell {cell} is not open space."),
    "bp.move.cell_is_taken": QT_TRANSLATE_NOOP("messages", "Cell {cell} is taken."),
    "bp.move.event_stops_ships": QT_TRANSLATE_NOOP(
        "messages", "{event:event}: no ship can act in this turn."
    ),
    "bp.move.built_this_turn": QT_TRANSLATE_NOOP(
        "messages", "{ship} was built in this turn and cannot act yet."
    ),
    "bp.move.whole_turn_used": QT_TRANSLATE_NOOP(
        "messages", "A bombardment takes the whole turn of {ship}."
    ),
    "bp.move.activation_over": QT_TRANSLATE_NOOP(
        "messages", "{unit} has acted, and then another unit: the rest of its actions is lost."
    ),
    "bp.move.no_action_left": QT_TRANSLATE_NOOP("messages", "{unit} has no action left for this."),
    "bp.move.way_or_goal": QT_TRANSLATE_NOOP("messages", "Name either the way or the goal."),
    "bp.move.nowhere": QT_TRANSLATE_NOOP("messages", "Say where {ship} goes."),
    "bp.move.out_of_reach": QT_TRANSLATE_NOOP(
        "messages", "{ship} cannot get there with one action."
    ),
    "bp.move.too_far": QT_TRANSLATE_NOOP(
        "messages", "{ship} moves {allowed} cells at most; this is {asked}."
    ),
    "bp.move.jumps": QT_TRANSLATE_NOOP("messages", "{ship} goes from cell to adjacent cell."),
    "bp.move.blocked": QT_TRANSLATE_NOOP("messages", "Something stands in the way of {ship}."),
    "bp.combat.in_a_hold": QT_TRANSLATE_NOOP("messages", "It is in a hold and cannot attack."),
    "bp.combat.unarmed": QT_TRANSLATE_NOOP("messages", "{unit} cannot attack."),
    "bp.combat.no_target": QT_TRANSLATE_NOOP("messages", "{target} cannot be attacked."),
    "bp.combat.own_unit": QT_TRANSLATE_NOOP("messages", "{target} is an own unit."),
    "bp.combat.not_adjacent": QT_TRANSLATE_NOOP("messages", "{target} is not in an adjacent cell."),
    "bp.combat.asteroids_are_safe": QT_TRANSLATE_NOOP(
        "messages", "Asteroids cannot be attacked at this table."
    ),
    "bp.combat.structure_on_it": QT_TRANSLATE_NOOP(
        "messages", "What stands on an asteroid is named beside a real board only."
    ),
    "bp.combat.event_stops_fire": QT_TRANSLATE_NOOP(
        "messages", "{event:event}: no structure fires in this turn."
    ),
    "bp.combat.not_yet_at_work": QT_TRANSLATE_NOOP(
        "messages", "The {kind:kind} was built in this turn and does not fire yet."
    ),
    "bp.conquest.not_touching": QT_TRANSLATE_NOOP("messages", "{ship} does not touch {planet}."),
    "bp.conquest.already_yours": QT_TRANSLATE_NOOP(
        "messages", "{planet} belongs to this player already."
    ),
    "bp.conquest.structures_left": QT_TRANSLATE_NOOP(
        "messages", "{planet} cannot be conquered while structures stand on it: {left} left."
    ),
    "bp.conquest.no_cargo_ships": QT_TRANSLATE_NOOP(
        "messages", "Cargo ships may not conquer {planet} at this table."
    ),
    "bp.conquest.guarded": QT_TRANSLATE_NOOP("messages", "A warship of its owner guards {planet}."),
    "bp.conquest.warships_only": QT_TRANSLATE_NOOP(
        "messages", "{ship} is no warship and destroys nothing."
    ),
    "bp.conquest.own_planet": QT_TRANSLATE_NOOP(
        "messages", "{planet} is the own planet: demolish instead."
    ),
    "bp.conquest.defences_are_fought": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} has to be fought."
    ),
    "bp.conquest.defence_stands": QT_TRANSLATE_NOOP(
        "messages", "A defence still stands on {planet}."
    ),
    "bp.conquest.ship_named_twice": QT_TRANSLATE_NOOP("messages", "A ship is named twice."),
    "bp.conquest.nothing_to_bombard": QT_TRANSLATE_NOOP(
        "messages", "There is nothing to bombard on {planet}."
    ),
    "bp.conquest.not_an_enemy_planet": QT_TRANSLATE_NOOP(
        "messages", "{planet} is not a planet of another player."
    ),
    "bp.conquest.six_ships": QT_TRANSLATE_NOOP(
        "messages",
        "{needed} enormous ships around the corners of {planet} are needed; there are {given}.",
    ),
    "bp.conquest.not_in_position": QT_TRANSLATE_NOOP(
        "messages", "The ships do not stand around the six corners of {planet}."
    ),
    "bp.conquest.not_enormous": QT_TRANSLATE_NOOP("messages", "{ship} is not enormous."),
    "bp.conquest.not_your_ship": QT_TRANSLATE_NOOP(
        "messages", "{ship} belongs to somebody else, who has not lent it."
    ),
    "bp.conquest.has_acted": QT_TRANSLATE_NOOP("messages", "{ship} has acted in this turn."),
    "bp.cargo.nobody_there": QT_TRANSLATE_NOOP(
        "messages", "{site} belongs to nobody: there is no one to trade with."
    ),
    "bp.cargo.no_hold": QT_TRANSLATE_NOOP("messages", "{ship} has no hold."),
    "bp.cargo.not_touching": QT_TRANSLATE_NOOP("messages", "{ship} does not touch {site}."),
    "bp.cargo.no_trade_point": QT_TRANSLATE_NOOP(
        "messages", "Goods are loaded and unloaded at planets, not here: {site}."
    ),
    "bp.cargo.cannot_give": QT_TRANSLATE_NOOP("messages", "{player} does not have that much."),
    "bp.cargo.consent_needed": QT_TRANSLATE_NOOP("messages", "{player} has to agree."),
    "bp.cargo.hold_is_full": QT_TRANSLATE_NOOP(
        "messages", "{ship} carries {capacity} at most; this would be {asked}."
    ),
    "bp.cargo.nothing_to_load": QT_TRANSLATE_NOOP("messages", "Say what is to be loaded."),
    "bp.cargo.one_structure": QT_TRANSLATE_NOOP(
        "messages", "{ship} carries one space structure at most."
    ),
    "bp.cargo.not_a_space_structure": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} is no space structure."
    ),
    "bp.cargo.not_at_stations": QT_TRANSLATE_NOOP(
        "messages",
        "Space structures come from planets with a spaceport, not from here: {site}.",
    ),
    "bp.cargo.not_in_reserve": QT_TRANSLATE_NOOP(
        "messages", "{player} has no such structure in reserve."
    ),
    "bp.cargo.nothing_to_unload": QT_TRANSLATE_NOOP("messages", "Say what is to be unloaded."),
    "bp.cargo.not_aboard": QT_TRANSLATE_NOOP(
        "messages", "{ship} does not carry that much: {missing} missing."
    ),
    "bp.cargo.no_structure_aboard": QT_TRANSLATE_NOOP(
        "messages", "{ship} carries no space structure."
    ),
    "bp.cargo.structures_stay_aboard": QT_TRANSLATE_NOOP(
        "messages", "Space structures are not handed over; they are deployed in space."
    ),
    "bp.cargo.nothing_to_transfer": QT_TRANSLATE_NOOP(
        "messages", "Say what is to be handed over, and to whom."
    ),
    "bp.cargo.needs_a_ship": QT_TRANSLATE_NOOP(
        "messages", "Goods change hands by cargo ship only."
    ),
    "bp.cargo.stations_stand_free": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} stands in open space, not on an asteroid."
    ),
    "bp.cargo.asteroid_is_taken": QT_TRANSLATE_NOOP(
        "messages", "There is a structure on that asteroid already."
    ),
    "bp.cargo.one_place": QT_TRANSLATE_NOOP("messages", "Name either a cell or an asteroid."),
    "bp.cargo.place_needed": QT_TRANSLATE_NOOP("messages", "Say where the {kind:kind} goes."),
    "bp.cargo.asteroids_only": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} is deployed on an asteroid."
    ),
    "bp.cargo.not_beside_place": QT_TRANSLATE_NOOP("messages", "{ship} is not beside that place."),
    "bp.cargo.foreign_structure": QT_TRANSLATE_NOOP(
        "messages", "It belongs to {player}, whose ships alone may move it."
    ),
    "bp.cargo.not_aboard_hidden": QT_TRANSLATE_NOOP("messages", "{ship} does not carry that much."),
    "bp.cargo.hold_is_full_hidden": QT_TRANSLATE_NOOP(
        "messages", "The hold of {ship} takes {capacity} in all; that would be too much."
    ),
}
