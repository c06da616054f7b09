"""Sentences against a command of a match: while it is played, about secrets, and around it."""

TEXTS: dict[str, str] = {
    "bp.turn.not_yours": "It is the turn of {active}, not of {player}.",
    "bp.turn.wrong_phase": "This belongs to the phase “{needed:phase}”; now it is “{phase:phase}”.",
    "bp.turn.already_in_phase": "The phase “{phase:phase}” is on already.",
    "bp.turn.phase_is_over": "The phase “{phase:phase}” is over for this turn.",
    "bp.turn.event_not_rolled": "The event die has not been rolled yet.",
    "bp.turn.not_collected": "The resources have not been collected yet.",
    "bp.turn.already_rolled": "The event die has been rolled for this turn.",
    "bp.turn.already_collected": "The resources of this turn have been collected.",
    "bp.purse.negative": "An amount of {resource:resource} is below zero.",
    "bp.purse.too_much": "More than {limit} at once looks like a typo.",
    "bp.purse.not_enough": "{missing} missing: {player} cannot pay that.",
    "bp.purse.not_enough_hidden": "{player} cannot pay that.",
    "bp.build.not_your_planet": "{planet} is not the active player's planet.",
    "bp.build.allowance_used": "A structure has been built on {planet} in this turn.",
    "bp.build.demolition_used": "A structure has been demolished on {planet} in this turn.",
    "bp.build.clearing_used": "A natural resource has been destroyed on {planet} in this turn.",
    "bp.build.event_forbids": "{event:event}: no {kind:kind} can be built in this turn.",
    "bp.build.planet_is_full": "{planet} has no free cell.",
    "bp.build.border_is_full": "The border of {planet} has no free cell.",
    "bp.build.cell_needed": "Choose a cell of {planet}.",
    "bp.build.not_on_planet": "That cell is not on {planet}.",
    "bp.build.center_is_reserved": "The centre of {planet} is reserved for the monolith.",
    "bp.build.cell_is_taken": "That cell of {planet} is taken.",
    "bp.build.natural_resource": "A {kind:kind} cannot be built.",
    "bp.build.space_structure": "A {kind:kind} is bought when a cargo ship loads it.",
    "bp.build.wrong_biome": "No {kind:kind} on a {biome:biome}.",
    "bp.build.not_on_border": "A {kind:kind} stands on the outer border only.",
    "bp.build.no_such_natural": "There is no such {kind:kind} on {planet}.",
    "bp.build.not_your_yard": "{yard} does not belong to the active player.",
    "bp.build.no_spaceport": "{planet} has no working spaceport.",
    "bp.build.no_yard": "No ships can be built there: {yard}.",
    "bp.build.no_free_cell": "There is not enough free space around {yard}.",
    "bp.build.not_nearest_cell": (
        "New ships go to a free cell touching {yard}, or to the nearest free one."
    ),
    "bp.move.positions_not_tracked": ("This match uses a real board, so no cell is needed."),
    "bp.move.off_board": "Cell {cell} is off the board.",
    "bp.move.not_space": "Cell {cell} is not open space.",
    "bp.move.cell_is_taken": "Cell {cell} is taken.",
    "bp.move.event_stops_ships": "{event:event}: no ship can act in this turn.",
    "bp.move.built_this_turn": "{ship} was built in this turn and cannot act yet.",
    "bp.move.whole_turn_used": "A bombardment takes the whole turn of {ship}.",
    "bp.move.activation_over": (
        "{unit} lost its remaining actions because another unit acted in between."
    ),
    "bp.move.no_action_left": "{unit} has no action left for this.",
    "bp.move.way_or_goal": "Choose either a path or a destination.",
    "bp.move.nowhere": "Choose where {ship} goes.",
    "bp.move.out_of_reach": "{ship} cannot get there with one action.",
    "bp.move.too_far": "{ship} cannot go that far: at most {allowed}, here {asked}.",
    "bp.move.jumps": "{ship} moves from cell to adjacent cell.",
    "bp.move.blocked": "Something stands in the way of {ship}.",
    "bp.combat.in_a_hold": "It is in a hold and cannot attack.",
    "bp.combat.unarmed": "{unit} cannot attack.",
    "bp.combat.no_target": "{target} cannot be attacked.",
    "bp.combat.own_unit": "{target} is your own unit.",
    "bp.combat.not_adjacent": "{target} is not in an adjacent cell.",
    "bp.combat.asteroids_are_safe": "Asteroids cannot be attacked at this table.",
    "bp.combat.structure_on_it": "Only a match on a real board asks what stands on an asteroid.",
    "bp.combat.not_on_an_asteroid": "The {kind:kind} is not on an asteroid.",
    "bp.combat.event_stops_fire": "{event:event}: structures cannot attack in this turn.",
    "bp.combat.not_yet_at_work": "{kind:kind}: built in this turn and cannot attack yet.",
    "bp.conquest.not_touching": "{ship} does not touch {planet}.",
    "bp.conquest.already_yours": "{planet} belongs to this player already.",
    "bp.conquest.structures_left": (
        "{planet} cannot be conquered while structures stand on it: {left} left."
    ),
    "bp.conquest.no_cargo_ships": "Cargo ships may not conquer {planet} at this table.",
    "bp.conquest.guarded": "A warship of its owner guards {planet}.",
    "bp.conquest.warships_only": "{ship} is not a warship and cannot destroy anything.",
    "bp.conquest.own_planet": "{planet} is your own: demolish instead.",
    "bp.conquest.defences_are_fought": "{kind:kind}: must be attacked, not just destroyed.",
    "bp.conquest.defence_stands": "A defence still stands on {planet}.",
    "bp.conquest.ship_named_twice": "A ship is chosen twice.",
    "bp.conquest.nothing_to_bombard": "There is nothing to bombard on {planet}.",
    "bp.conquest.not_an_enemy_planet": "{planet} is not a planet of another player.",
    "bp.conquest.six_ships": (
        "Enormous ships needed at the vertices of {planet}: {needed}; there: {given}."
    ),
    "bp.conquest.not_in_position": "The ships are not at the six vertices of {planet}.",
    "bp.conquest.not_enormous": "{ship} is not an enormous ship.",
    "bp.conquest.not_your_ship": "{ship} belongs to somebody else, who has not lent it.",
    "bp.conquest.has_acted": "{ship} has acted in this turn.",
    "bp.cargo.nobody_there": "{site} belongs to nobody: there is no one to trade with.",
    "bp.cargo.no_hold": "{ship} has no hold.",
    "bp.cargo.not_touching": "{ship} does not touch {site}.",
    "bp.cargo.no_trade_point": "Goods are loaded and unloaded at planets, not here: {site}.",
    "bp.cargo.cannot_give": "{player} does not have that much.",
    "bp.cargo.consent_needed": "{player} has to agree.",
    "bp.cargo.hold_is_full": "{ship} carries {capacity} at most; this would be {asked}.",
    "bp.cargo.nothing_to_load": "Choose what to load.",
    "bp.cargo.one_structure": "{ship} carries one space structure at most.",
    "bp.cargo.not_a_space_structure": "{kind:kind}: not a space structure.",
    "bp.cargo.not_at_stations": (
        "Space structures come from planets with a spaceport, not from here: {site}."
    ),
    "bp.cargo.not_in_reserve": "{player} has no such structure in reserve.",
    "bp.cargo.nothing_to_unload": "Choose what to unload.",
    "bp.cargo.not_aboard": "{ship} does not carry that much: {missing} missing.",
    "bp.cargo.no_structure_aboard": "{ship} carries no space structure.",
    "bp.cargo.structures_stay_aboard": (
        "Space structures are not handed over; they are placed in space."
    ),
    "bp.cargo.nothing_to_transfer": "Choose what to hand over, and to whom.",
    "bp.cargo.needs_a_ship": "Goods change hands by cargo ship only.",
    "bp.cargo.stations_stand_free": "A {kind:kind} stands in open space, not on an asteroid.",
    "bp.cargo.asteroid_is_taken": "There is a structure on that asteroid already.",
    "bp.cargo.one_place": "Choose either a cell or an asteroid.",
    "bp.cargo.place_needed": "{kind:kind}: choose where it goes.",
    "bp.cargo.asteroids_only": "{kind:kind}: is placed on an asteroid.",
    "bp.cargo.not_beside_place": "{ship} is not beside that place.",
    "bp.cargo.foreign_structure": "It belongs to {player}; only their ships may move it.",
    "bp.cargo.not_aboard_hidden": "{ship} does not carry that much.",
    "bp.cargo.hold_is_full_hidden": (
        "The hold of {ship} takes {capacity} in all; that would be too much."
    ),
    # --- what lies face down
    "bp.seal.unknown": "There is no such envelope.",
    "bp.seal.settled": "This envelope has been opened or decided already.",
    "bp.seal.ship_is_gone": (
        "The ship with this envelope is gone: reveal the contents; they cannot be unloaded."
    ),
    "bp.seal.wrong_kind": "This envelope was sealed for something else.",
    "bp.seal.stranger": (
        "{player} is not part of this envelope and cannot set a passphrase for it."
    ),
    "bp.seal.damaged": "This envelope is damaged. Seal it again.",
    "bp.seal.does_not_match": (
        "That is not what was sealed: it does not match the published fingerprint."
    ),
    "bp.seal.unreadable": (
        "The envelope matches its fingerprint, but nobody can read what is in it. The players "
        "have to decide."
    ),
    "bp.seal.not_covered": (
        "{player} no longer has what the envelope contains ({missing} missing). Correct the "
        "treasury, or let the players decide."
    ),
    "bp.seal.ruling_needs_reason": "A decision of the players needs a reason.",
    "bp.seal.not_covered_hidden": (
        "{player} no longer has what the envelope contains. Correct the treasury, or let the "
        "players decide."
    ),
    "bp.note.needs_passphrase": (
        "A private note needs a passphrase: without one anybody could read it."
    ),
    "bp.note.none": "{player} has no private note.",
    "bp.contract.unknown": "There is no such contract.",
    "bp.contract.with_oneself": "A contract needs two different players.",
    "bp.contract.says_nothing": "The contract has no text.",
    "bp.contract.secret_or_public": "A contract is either secret or public, not both.",
    "bp.contract.names_no_resources": "The contract names no resources.",
    "bp.contract.no_such_ship": "There is no cargo ship number {number} in that fleet.",
    "bp.contract.ship_of_a_stranger": "The cargo ship must belong to one of the two partners.",
    "bp.contract.not_between_partners": (
        "Goods go from one partner to the other and to nobody else."
    ),
    "bp.contract.not_a_partner": "{player} is not a partner of this contract.",
    "bp.contract.signed_already": "{player} has signed already.",
    "bp.contract.not_signed": "{player} has not signed yet.",
    "bp.contract.lock_too_late": (
        "It is too late for a passphrase: the text was saved without one. Write a new draft."
    ),
    "bp.contract.sealed_already": "The contract is sealed and can no longer be changed.",
    "bp.contract.not_sealed": "The contract is still a draft.",
    "bp.contract.open_already": "Everyone can read this contract already.",
    "bp.contract.unfinished": (
        "The deal is not done yet: not everything has been delivered, and the ship is still under "
        "way."
    ),
    "bp.contract.not_open": "This contract is {status:status}; only one in force can be closed.",
    "bp.contract.turn_it_over": "A secret contract is fulfilled by revealing it: open it.",
    # --- set-up, options, corrections and the end
    "bp.setup.no_match_yet": "Begin the match first: choose who plays, and where.",
    "bp.setup.not_finished": "The set-up is not finished yet.",
    "bp.setup.play_has_begun": "The set-up is over: play has begun.",
    "bp.setup.number_of_players": "Players: {given}; this table plays with {least} to {most}.",
    "bp.setup.name_needed": "Every player needs a name.",
    "bp.setup.namesakes": "Two players are called {name}: give one of them another name.",
    "bp.setup.unknown_faction": "There is no faction {faction:faction}.",
    "bp.setup.faction_twice": (
        "Two players play {faction:faction}, which this table does not allow."
    ),
    "bp.setup.bad_tables": "The rules tables contradict themselves: {problem}.",
    "bp.setup.impossible_amount": ("The map gives a player an impossible amount."),
    "bp.setup.unknown_phase": "There is no phase {phase:phase}.",
    "bp.setup.bad_turn": "There is no turn {turn}: turns count from 1.",
    "bp.setup.standing_of_nobody": "In the scenario it is the turn of somebody who does not play.",
    "bp.setup.wrong_place": "A {kind:kind} cannot be where the map puts it.",
    "bp.setup.no_hold": "Ship {number} on the map carries something, but it is not a cargo ship.",
    "bp.setup.name_twice": "Two things on the map are called “{name}”.",
    "bp.setup.no_board": "The map has no board. Choose another one, or play beside a real board.",
    "bp.setup.no_cell": "Something on the map stands nowhere.",
    "bp.setup.off_planet": (
        "What stands in cell {cell} is not on its planet, or in the centre of it."
    ),
    "bp.setup.planets_overlap": "Two planets overlap around cell {cell}.",
    "bp.setup.no_such_seat": "The map has no free seat {seat}.",
    "bp.setup.too_few_seats": "Seats on the map: {given}; players: {needed}.",
    "bp.setup.seats_left_over": (
        "Empty seats of the map: {seats}; what belongs to them will be nobody's."
    ),
    "bp.setup.other_faction": "{player} takes a seat that the map has for {faction:faction}.",
    "bp.setup.no_starting_planet": "{player} has no starting planet on this map.",
    "bp.setup.order_is_settled": "The order is settled.",
    "bp.setup.order_is_agreed": "At this table the order is agreed, not rolled.",
    "bp.setup.order_is_rolled": "The order is rolled for at this table.",
    "bp.setup.order_of_all": "The order must name every player once.",
    "bp.setup.nothing_to_place": "{player} has no {kind:kind} left to place.",
    "bp.setup.order_first": "The order comes first, then the cannons.",
    "bp.setup.not_your_cannon": "{player} places the next cannon.",
    "bp.setup.cannon_on_border": "The cannon belongs on the outer border of {planet}.",
    "bp.setup.board_is_known": "The planets of this match are on its board; none can be added.",
    "bp.setup.too_many_naturals": (
        "That is more than the cells of a planet of this size ({size:size})."
    ),
    "bp.setup.wrong_natural": "There is no {kind:kind} on a planet of the biome {biome:biome}.",
    "bp.setup.second_planet_is_free": (
        "A second planet belongs to nobody until it is conquered; this table has not agreed on "
        "anything else, or the first round is over."
    ),
    "bp.setup.has_second_planet": "{player} has a second planet already.",
    "bp.setup.has_starting_planet": "{player} has a starting planet already.",
    "bp.setup.starting_biome": (
        "The starting planet of {player} should have the biome {biome:biome}."
    ),
    "bp.setup.starting_naturals": "A starting planet has {expected} natural resources.",
    "bp.unknown.player": "There is no player {player}.",
    "bp.unknown.planet": "There is no planet {planet}.",
    "bp.unknown.ship": "There is no such ship: it may have been destroyed.",
    "bp.unknown.ship_number": "There is no ship {number} ({player}): it may have been destroyed.",
    "bp.unknown.structure": "There is no such structure: it may have been destroyed.",
    "bp.unknown.asteroid": "There is no such asteroid: it may have been destroyed.",
    "bp.unknown.kind": "Unknown kind: {kind}.",
    "bp.unknown.class": "There is no ship class {cls}.",
    "bp.unknown.resource": "There is no resource {resource}.",
    "bp.unknown.size": "There is no planet size {size}.",
    "bp.unknown.biome": "There is no biome {biome}.",
    "bp.unknown.yard": "There is no planet or station {yard}.",
    "bp.unknown.site": "There is no planet or station {site}.",
    "bp.unknown.unit": "There is no such unit: it may have been destroyed.",
    "bp.unknown.target": "There is no such target: it may have been destroyed.",
    "bp.unknown.thing": "There is nothing called {thing} on the board.",
    "bp.option.no_file": "These are not table options of Burning Planets ({detail}).",
    "bp.option.nobody_would_be_left": "By that rule nobody would be left in the match.",
    "bp.option.planets_stay": "Planets on the board cannot change their size.",
    "bp.match.empty": "A match without players",
    "bp.match.in_setup": "{players} · set-up",
    "bp.match.in_play": "{players} · round {round}, {player}: {phase:phase}",
    "bp.match.won": "{players} · won by {winners} in round {round}",
    "bp.match.stopped": "{players} · stopped in round {round}",
    "bp.correction.nothing": "Choose what to correct.",
    "bp.correction.below_nothing": (
        "{player} does not have that much: {missing} missing. Subtract less."
    ),
    "bp.correction.same_owner": "{planet} has that owner already.",
    "bp.correction.has_not_acted": "This unit has not acted.",
    "bp.correction.no_room": "Not enough room: free cells for {count} only.",
    "bp.correction.cell_needed": "Choose a cell.",
    "bp.correction.one_place": "Choose exactly one place.",
    "bp.correction.below_nothing_hidden": "{player} does not have that much. Subtract less.",
    "bp.victory.eliminated": "{player} is out of the game.",
    "bp.victory.match_is_over": "The match is over. Undo the last step to continue.",
    "bp.victory.nobody_to_share_with": "A shared victory takes at least two players.",
    "bp.victory.sharing_is_off": "Shared victory is switched off in the table options.",
    "bp.victory.two_players": "With two players there is no alliance, and no victory to share.",
    "bp.victory.not_agreed": "Everyone left has to agree; not yet: {players}.",
}
