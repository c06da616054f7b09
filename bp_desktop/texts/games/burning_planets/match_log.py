"""Sentences for what happened in a match, as its journal tells it."""

TEXTS: dict[str, str] = {
    "bp.log.start_granted_hidden": "{player} gets a starting treasury.",
    "bp.log.collected_hidden": "{player} collects.",
    "bp.log.balance_adjusted_hidden": "Correction of the treasury of {player}. {reason}",
    "bp.log.note_passed": "A note is passed.",
    "bp.log.match_created": "The match begins: {players}.",
    "bp.log.start_granted": "{player} starts with {amounts}.",
    "bp.log.order_rolled": "Rolls for the first turn: {rolls}.",
    "bp.log.order_tied": "Rolls for the first turn: {rolls}. {players} roll again.",
    "bp.log.order_settled": "The order is {players}.",
    "bp.log.starting_structure_placed": "{player} places the starting {kind:kind} on {planet}.",
    "bp.log.planet_added": "New planet: {planet} ({size:size}, {biome:biome}).",
    "bp.log.second_planet_added": (
        "New planet: {planet} ({size:size}, {biome:biome}), owned by {player} from the start."
    ),
    "bp.log.play_began": "Play begins.",
    "bp.log.turn_began": "Round {round}: it is the turn of {player}.",
    "bp.log.phase_entered": "Phase: {phase:phase}.",
    "bp.log.no_event": "{player} rolls {face}: no event.",
    "bp.log.event_rolled": "{player} rolls {face}: {event:event}.",
    "bp.log.events_rolled": "Events of the round: {rolls}.",
    "bp.log.collected": "{player} collects {amounts}.",
    "bp.log.collected_nothing": "{player} collects nothing.",
    "bp.log.structure_built": "{player} builds a {kind:kind} on {planet} for {price}.",
    "bp.log.structure_demolished": "Demolished on {planet}: {kind:kind}.",
    "bp.log.natural_cleared": "Destroyed on {planet}: {kind:kind}.",
    "bp.log.ship_built": "{player} builds {ship} at {yard}.",
    "bp.log.ship_moved": "{ship} moves.",
    "bp.log.ship_moved_by": "{ship} moves {cells:cells}.",
    # What a hit leads to is told by the events that follow it.
    "bp.log.attack_hit": (
        "{unit} of {player} rolls {attack} against {defence} (shield {shield}): a hit."
    ),
    "bp.log.attack_failed": (
        "{unit} of {player} rolls {attack} against {defence} (shield {shield}) and fails to "
        "destroy {target} of {defender}."
    ),
    "bp.log.rock_hit": "{unit} of {player} rolls {attack} (shield {shield}): a hit.",
    "bp.log.rock_missed": (
        "{unit} of {player} rolls {attack} (shield {shield}): the asteroid holds."
    ),
    "bp.log.ship_destroyed": "{player} destroys {ship} of {owner}.",
    "bp.log.ship_looted": "{player} destroys {ship} of {owner} and takes {amounts}.",
    "bp.log.ship_looted_with": (
        "{player} destroys {ship} of {owner} and takes {amounts}; also {kind:kind}."
    ),
    "bp.log.defence_destroyed": "{player} has destroyed a {kind:kind} on {planet}.",
    "bp.log.space_structure_destroyed": "{player} has destroyed a {kind:kind} of {owner}.",
    "bp.log.asteroid_destroyed": "{player} has destroyed an asteroid.",
    "bp.log.asteroid_destroyed_with": (
        "{player} has destroyed an asteroid, and the {kind:kind} on it."
    ),
    "bp.log.structure_razed": "{ship} destroys a {kind:kind} on {planet}.",
    "bp.log.planet_conquered": "{player} conquers {planet}.",
    "bp.log.planet_taken": "{player} conquers {planet} from {former}.",
    "bp.log.planet_bombarded": "{player} bombards {planet}: {structures:structures_gone}.",
    "bp.log.goods_loaded": "{ship} of {player} loads at {site}: {amounts}.",
    "bp.log.cargo_loaded": "{ship} of {player} loads at {site}.",
    "bp.log.structure_bought": "{ship} of {player} takes aboard at {site}: new {kind:kind}.",
    "bp.log.cargo_unloaded": "{ship} of {player} unloads at {site} for {receiver}.",
    "bp.log.goods_unloaded": "{ship} of {player} unloads at {site} for {receiver}: {amounts}.",
    "bp.log.structure_handed_over": (
        "{ship} of {player} hands over to {receiver} at {site}: {kind:kind}."
    ),
    "bp.log.goods_and_structure_unloaded": (
        "{ship} of {player} unloads at {site} for {receiver}: {amounts}, also {kind:kind}."
    ),
    "bp.log.structure_deployed": "{ship} of {player} places: {kind:kind}.",
    "bp.log.structure_picked_up": "{ship} of {player} takes aboard: {kind:kind}.",
    "bp.log.handed_over": "{giver} gives {receiver}: {amounts}. {reason}",
    "bp.log.transferred": "{giver} hands goods over to {receiver}. {reason}",
    "bp.log.player_eliminated": "{player} has lost everything and is out of the game.",
    "bp.log.player_conceded": "{player} concedes and leaves the board.",
    "bp.log.match_won": "{player} wins the match.",
    "bp.log.match_shared": "{players} share the victory.",
    "bp.log.match_stopped": "The match ends without a winner. {reason}",
    "bp.log.option_changed": "Table option “{option:option}”: now {value:choice}.",
    "bp.log.radii_changed": (
        "Table option “{option:option}”: now Small: {small}, Medium: {medium}, Big: {big}."
    ),
    "bp.log.balance_adjusted": "Correction for {player}: {change:signed}. {reason}",
    "bp.log.hold_adjusted": "Correction of the hold of {ship} ({player}). {reason}",
    "bp.log.ship_put": "Correction: {player} gets {ship}. {reason}",
    "bp.log.structure_put": "Correction: added on {planet}: {kind:kind}. {reason}",
    "bp.log.space_structure_put": "Correction: {player} gets: {kind:kind}. {reason}",
    "bp.log.natural_put": "Correction: added on {planet}: {kind:kind}. {reason}",
    "bp.log.natural_removed": "Correction: removed from {planet}: {kind:kind}. {reason}",
    "bp.log.asteroid_put": "Correction: there is another asteroid. {reason}",
    "bp.log.asteroid_removed": "Correction: an asteroid is gone. {reason}",
    "bp.log.ship_relocated": "Correction: {ship} stands elsewhere. {reason}",
    "bp.log.ship_removed": "Correction: {ship} of {player} is gone. {reason}",
    "bp.log.structure_removed": "Correction: removed: {kind:kind}. {reason}",
    "bp.log.owner_set": "Correction: {planet} belongs to {player}. {reason}",
    "bp.log.owner_removed": "Correction: {planet} belongs to nobody. {reason}",
    "bp.log.turn_set": "Correction: {player}'s turn, phase “{phase:phase}”. {reason}",
    "bp.log.actions_restored": "Correction: {unit} has not acted. {reason}",
    "bp.log.sealed_loaded": "{ship} takes a sealed load aboard at {site}.",
    "bp.log.cargo_disclosed": "The envelope of {giver} is opened: {amounts}.",
    "bp.log.cargo_ruled": "The players decide on the envelope of {giver}: {amounts}. {reason}",
    "bp.log.note_kept": "{player} writes a private note.",
    "bp.log.note_dropped": "{player} deletes a private note.",
    "bp.log.contract_drafted": "{player} drafts a contract with {partner}.",
    "bp.log.contract_redrafted": "{player} changes the draft of a contract.",
    "bp.log.contract_agreed": "{player} signs a contract.",
    "bp.log.contract_cancelled": "{player} discards the draft of a contract.",
    "bp.log.contract_sealed": "The contract of {players} is in force.",
    "bp.log.contract_disclosed": "The contract of {players} is revealed to everyone.",
    "bp.log.contract_closed": "The contract of {players} is closed: {status:status}. {reason}",
}
