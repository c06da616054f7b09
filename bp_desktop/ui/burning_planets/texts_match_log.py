"""Sentences for what happened in a match, as its journal tells it."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "log.match_created": QT_TRANSLATE_NOOP("messages", "The match begins: {players}."),
    "log.start_granted": QT_TRANSLATE_NOOP("messages", "{player} starts with {amounts:amounts}."),
    "log.order_rolled": QT_TRANSLATE_NOOP("messages", "Rolls for the first turn: {rolls}."),
    "log.order_tied": QT_TRANSLATE_NOOP(
        "messages", "Rolls for the first turn: {rolls}. {players} roll again."
    ),
    "log.order_settled": QT_TRANSLATE_NOOP("messages", "The order is {players}."),
    "log.starting_structure_placed": QT_TRANSLATE_NOOP(
        "messages", "{player} places the starting {kind:kind} on {planet:planet}."
    ),
    "log.planet_added": QT_TRANSLATE_NOOP(
        "messages", "{planet:planet} is on the list: {size:size}, {biome:biome}."
    ),
    "log.play_began": QT_TRANSLATE_NOOP("messages", "Play begins."),
    "log.turn_began": QT_TRANSLATE_NOOP("messages", "Round {round}: it is the turn of {player}."),
    "log.phase_entered": QT_TRANSLATE_NOOP("messages", "Phase: {phase:phase}."),
    "log.no_event": QT_TRANSLATE_NOOP("messages", "{player} rolls {face}: no event."),
    "log.event_rolled": QT_TRANSLATE_NOOP("messages", "{player} rolls {face}: {event:event}."),
    "log.events_rolled": QT_TRANSLATE_NOOP("messages", "Events of the round: {rolls}."),
    "log.collected": QT_TRANSLATE_NOOP("messages", "{player} collects {amounts:amounts}."),
    "log.collected_nothing": QT_TRANSLATE_NOOP("messages", "{player} collects nothing."),
    "log.structure_built": QT_TRANSLATE_NOOP(
        "messages", "{player} builds a {kind:kind} on {planet:planet} for {price:amounts}."
    ),
    "log.structure_demolished": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} on {planet:planet} is demolished."
    ),
    "log.natural_cleared": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} on {planet:planet} is gone for good."
    ),
    "log.ship_built": QT_TRANSLATE_NOOP("messages", "{player} builds {ship} at {yard:kind}."),
    "log.ship_moved": QT_TRANSLATE_NOOP("messages", "{ship} moves."),
    "log.ship_moved_by": QT_TRANSLATE_NOOP("messages", "{ship} moves {cells:cells}."),
    "log.attack_hit": QT_TRANSLATE_NOOP(
        "messages",
        "{unit:kind} of {player} rolls {attack} against {defence} (shield {shield}) and "
        "destroys {target:kind} of {defender}.",
    ),
    "log.attack_failed": QT_TRANSLATE_NOOP(
        "messages",
        "{unit:kind} of {player} rolls {attack} against {defence} (shield {shield}) and "
        "fails to destroy {target:kind} of {defender}.",
    ),
    "log.rock_hit": QT_TRANSLATE_NOOP(
        "messages",
        "{unit:kind} of {player} rolls {attack} (shield {shield}) and shatters the asteroid.",
    ),
    "log.rock_missed": QT_TRANSLATE_NOOP(
        "messages", "{unit:kind} of {player} rolls {attack} (shield {shield}): the asteroid holds."
    ),
    "log.ship_destroyed": QT_TRANSLATE_NOOP("messages", "{ship} of {owner} is lost to {player}."),
    "log.ship_looted": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {owner} is lost to {player}, who takes {amounts:amounts}."
    ),
    "log.ship_looted_with": QT_TRANSLATE_NOOP(
        "messages",
        "{ship} of {owner} is lost to {player}, who takes {amounts:amounts} and a {kind:kind}.",
    ),
    "log.defence_destroyed": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed a {kind:kind} on {planet:planet}."
    ),
    "log.space_structure_destroyed": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed a {kind:kind} of {owner}."
    ),
    "log.asteroid_destroyed": QT_TRANSLATE_NOOP("messages", "{player} has destroyed an asteroid."),
    "log.asteroid_destroyed_with": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed an asteroid, and the {kind:kind} on it."
    ),
    "log.structure_razed": QT_TRANSLATE_NOOP(
        "messages", "{ship} destroys a {kind:kind} on {planet:planet}."
    ),
    "log.planet_conquered": QT_TRANSLATE_NOOP("messages", "{player} conquers {planet:planet}."),
    "log.planet_taken": QT_TRANSLATE_NOOP(
        "messages", "{player} takes {planet:planet} from {former}."
    ),
    "log.planet_bombarded": QT_TRANSLATE_NOOP(
        "messages", "{player} bombards {planet:planet}: {structures} structures are gone."
    ),
    "log.cargo_loaded": QT_TRANSLATE_NOOP("messages", "{ship} of {player} loads at {site:kind}."),
    "log.structure_bought": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} takes a new {kind:kind} aboard at {site:kind}."
    ),
    "log.cargo_unloaded": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} unloads at {site:kind} for {receiver}."
    ),
    "log.structure_deployed": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} deploys a {kind:kind}."
    ),
    "log.structure_picked_up": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} takes a {kind:kind} aboard."
    ),
    "log.transferred": QT_TRANSLATE_NOOP(
        "messages", "{giver} hands goods over to {receiver}. {reason}"
    ),
    "log.player_eliminated": QT_TRANSLATE_NOOP(
        "messages", "{player} has lost everything and is out of the game."
    ),
    "log.player_conceded": QT_TRANSLATE_NOOP("messages", "{player} concedes and leaves the board."),
    "log.match_won": QT_TRANSLATE_NOOP("messages", "{player} wins the match."),
    "log.match_shared": QT_TRANSLATE_NOOP("messages", "{players} share the victory."),
    "log.match_stopped": QT_TRANSLATE_NOOP("messages", "The match ends without a winner. {reason}"),
    "log.option_changed": QT_TRANSLATE_NOOP(
        "messages", "Table option “{option:option}”: now {value:option_value}."
    ),
    "log.match_renamed": QT_TRANSLATE_NOOP("messages", "The match is called “{title}” now."),
    "log.enforcement_changed": QT_TRANSLATE_NOOP(
        "messages", "The rules are now enforced like this: {enforcement:enforcement}."
    ),
    "log.balance_adjusted": QT_TRANSLATE_NOOP(
        "messages", "Correction for {player}: {change:amounts}. {reason}"
    ),
    "log.hold_adjusted": QT_TRANSLATE_NOOP(
        "messages", "Correction of the hold of {ship} ({player}). {reason}"
    ),
    "log.ship_put": QT_TRANSLATE_NOOP("messages", "Correction: {player} gets {ship}. {reason}"),
    "log.structure_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} stands on {planet:planet}. {reason}"
    ),
    "log.space_structure_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: {player} gets a {kind:kind}. {reason}"
    ),
    "log.natural_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} stands on {planet:planet}. {reason}"
    ),
    "log.natural_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} on {planet:planet} is gone. {reason}"
    ),
    "log.asteroid_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: there is another asteroid. {reason}"
    ),
    "log.asteroid_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: an asteroid is gone. {reason}"
    ),
    "log.ship_relocated": QT_TRANSLATE_NOOP(
        "messages", "Correction: {ship} stands elsewhere. {reason}"
    ),
    "log.ship_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: {ship} of {player} is gone. {reason}"
    ),
    "log.structure_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} is gone. {reason}"
    ),
    "log.owner_set": QT_TRANSLATE_NOOP(
        "messages", "Correction: {planet:planet} belongs to {player}. {reason}"
    ),
    "log.owner_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: {planet:planet} belongs to nobody. {reason}"
    ),
    "log.turn_set": QT_TRANSLATE_NOOP(
        "messages", "Correction: it is the turn of {player}, phase “{phase:phase}”. {reason}"
    ),
    "log.actions_restored": QT_TRANSLATE_NOOP(
        "messages", "Correction: {unit:kind} has not acted. {reason}"
    ),
    "log.sealed_loaded": QT_TRANSLATE_NOOP(
        "messages", "{ship} takes a sealed load aboard at {site:kind}."
    ),
    "log.cargo_disclosed": QT_TRANSLATE_NOOP(
        "messages", "The envelope of {giver} is opened: {amounts:amounts}."
    ),
    "log.cargo_ruled": QT_TRANSLATE_NOOP(
        "messages", "The table rules on the envelope of {giver}: {amounts:amounts}. {reason}"
    ),
    "log.note_kept": QT_TRANSLATE_NOOP("messages", "{player} writes a private note."),
    "log.note_dropped": QT_TRANSLATE_NOOP("messages", "{player} tears up a private note."),
    "log.contract_drafted": QT_TRANSLATE_NOOP(
        "messages", "{player} drafts a contract with {partner}."
    ),
    "log.contract_redrafted": QT_TRANSLATE_NOOP(
        "messages", "{player} changes the draft of a contract."
    ),
    "log.contract_agreed": QT_TRANSLATE_NOOP("messages", "{player} signs a contract."),
    "log.contract_cancelled": QT_TRANSLATE_NOOP(
        "messages", "{player} throws the draft of a contract away."
    ),
    "log.contract_sealed": QT_TRANSLATE_NOOP("messages", "The contract of {players} is in force."),
    "log.contract_disclosed": QT_TRANSLATE_NOOP(
        "messages", "The contract of {players} is turned over for all to read."
    ),
    "log.contract_closed": QT_TRANSLATE_NOOP(
        "messages", "The contract of {players} is closed: {status:status}. {reason}"
    ),
    "log.clock_paused": QT_TRANSLATE_NOOP("messages", "Pause."),
    "log.clock_paused_for": QT_TRANSLATE_NOOP("messages", "Pause: {reason}."),
    "log.clock_left": QT_TRANSLATE_NOOP("messages", "Pause: the table was left."),
    "log.clock_resumed": QT_TRANSLATE_NOOP("messages", "The pause is over."),
    "log.clock_was_away": QT_TRANSLATE_NOOP(
        "messages", "The match goes on; the time the program was away counts for nobody."
    ),
    "log.clock_set": QT_TRANSLATE_NOOP("messages", "Everybody has {minutes:minutes}."),
    "log.handicap": QT_TRANSLATE_NOOP(
        "messages", "{player} has {minutes:minutes} more than the others."
    ),
    "log.no_handicap": QT_TRANSLATE_NOOP("messages", "{player} has as much time as the others."),
    "log.clock_free": QT_TRANSLATE_NOOP("messages", "Everybody has all the time they like."),
}
