"""Sentences for what happened in a match, as its journal tells it."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.log.start_granted_hidden": QT_TRANSLATE_NOOP(
        "messages", "{player} gets a starting treasury."
    ),
    "bp.log.collected_hidden": QT_TRANSLATE_NOOP("messages", "{player} collects."),
    "bp.log.balance_adjusted_hidden": QT_TRANSLATE_NOOP(
        "messages", "Correction of the treasury of {player}. {reason}"
    ),
    "bp.log.note_passed": QT_TRANSLATE_NOOP("messages", "A note is passed."),
    "bp.log.match_created": QT_TRANSLATE_NOOP("messages", "The match begins: {players}."),
    "bp.log.start_granted": QT_TRANSLATE_NOOP("messages", "{player} starts with {amounts}."),
    "bp.log.order_rolled": QT_TRANSLATE_NOOP("messages", "Rolls for the first turn: {rolls}."),
    "bp.log.order_tied": QT_TRANSLATE_NOOP(
        "messages", "Rolls for the first turn: {rolls}. {players} roll again."
    ),
    "bp.log.order_settled": QT_TRANSLATE_NOOP("messages", "The order is {players}."),
    "bp.log.starting_structure_placed": QT_TRANSLATE_NOOP(
        "messages", "{player} places the starting {kind:kind} on {planet}."
    ),
    "bp.log.planet_added": QT_TRANSLATE_NOOP(
        "messages", "{planet} is on the list: {size:size}, {biome:biome}."
    ),
    "bp.log.play_began": QT_TRANSLATE_NOOP("messages", "Play begins."),
    "bp.log.turn_began": QT_TRANSLATE_NOOP(
        "messages", "Round {round}: it is the turn of {player}."
    ),
    "bp.log.phase_entered": QT_TRANSLATE_NOOP("messages", "Phase: {phase:phase}."),
    "bp.log.no_event": QT_TRANSLATE_NOOP("messages", "{player} rolls {face}: no event."),
    "bp.log.event_rolled": QT_TRANSLATE_NOOP("messages", "{player} rolls {face}: {event:event}."),
    "bp.log.events_rolled": QT_TRANSLATE_NOOP("messages", "Events of the round: {rolls}."),
    "bp.log.collected": QT_TRANSLATE_NOOP("messages", "{player} collects {amounts}."),
    "bp.log.collected_nothing": QT_TRANSLATE_NOOP("messages", "{player} collects nothing."),
    "bp.log.structure_built": QT_TRANSLATE_NOOP(
        "messages", "{player} builds a {kind:kind} on {planet} for {price}."
    ),
    "bp.log.structure_demolished": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} on {planet} is demolished."
    ),
    "bp.log.natural_cleared": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} on {planet} is gone for good."
    ),
    "bp.log.ship_built": QT_TRANSLATE_NOOP("messages", "{player} builds {ship} at {yard}."),
    "bp.log.ship_moved": QT_TRANSLATE_NOOP("messages", "{ship} moves."),
    "bp.log.ship_moved_by": QT_TRANSLATE_NOOP("messages", "{ship} moves {cells:cells}."),
    "bp.log.attack_hit": QT_TRANSLATE_NOOP(
        "messages",
        "{unit} of {player} rolls {attack} against {defence} (shield {shield}) and "
        "destroys {target} of {defender}.",
    ),
    "bp.log.attack_failed": QT_TRANSLATE_NOOP(
        "messages",
        "{unit} of {player} rolls {attack} against {defence} (shield {shield}) and "
        "fails to destroy {target} of {defender}.",
    ),
    "bp.log.rock_hit": QT_TRANSLATE_NOOP(
        "messages",
        "{unit} of {player} rolls {attack} (shield {shield}) and shatters the asteroid.",
    ),
    "bp.log.rock_missed": QT_TRANSLATE_NOOP(
        "messages", "{unit} of {player} rolls {attack} (shield {shield}): the asteroid holds."
    ),
    "bp.log.ship_destroyed": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {owner} is lost to {player}."
    ),
    "bp.log.ship_looted": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {owner} is lost to {player}, who takes {amounts}."
    ),
    "bp.log.ship_looted_with": QT_TRANSLATE_NOOP(
        "messages",
        "{ship} of {owner} is lost to {player}, who takes {amounts} and a {kind:kind}.",
    ),
    "bp.log.defence_destroyed": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed a {kind:kind} on {planet}."
    ),
    "bp.log.space_structure_destroyed": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed a {kind:kind} of {owner}."
    ),
    "bp.log.asteroid_destroyed": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed an asteroid."
    ),
    "bp.log.asteroid_destroyed_with": QT_TRANSLATE_NOOP(
        "messages", "{player} has destroyed an asteroid, and the {kind:kind} on it."
    ),
    "bp.log.structure_razed": QT_TRANSLATE_NOOP(
        "messages", "{ship} destroys a {kind:kind} on {planet}."
    ),
    "bp.log.planet_conquered": QT_TRANSLATE_NOOP("messages", "{player} conquers {planet}."),
    "bp.log.planet_taken": QT_TRANSLATE_NOOP("messages", "{player} takes {planet} from {former}."),
    "bp.log.planet_bombarded": QT_TRANSLATE_NOOP(
        "messages", "{player} bombards {planet}: {structures} structures are gone."
    ),
    "bp.log.cargo_loaded": QT_TRANSLATE_NOOP("messages", "{ship} of {player} loads at {site}."),
    "bp.log.structure_bought": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} takes a new {kind:kind} aboard at {site}."
    ),
    "bp.log.cargo_unloaded": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} unloads at {site} for {receiver}."
    ),
    "bp.log.structure_deployed": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} deploys a {kind:kind}."
    ),
    "bp.log.structure_picked_up": QT_TRANSLATE_NOOP(
        "messages", "{ship} of {player} takes a {kind:kind} aboard."
    ),
    "bp.log.transferred": QT_TRANSLATE_NOOP(
        "messages", "{giver} hands goods over to {receiver}. {reason}"
    ),
    "bp.log.player_eliminated": QT_TRANSLATE_NOOP(
        "messages", "{player} has lost everything and is out of the game."
    ),
    "bp.log.player_conceded": QT_TRANSLATE_NOOP(
        "messages", "{player} concedes and leaves the board."
    ),
    "bp.log.match_won": QT_TRANSLATE_NOOP("messages", "{player} wins the match."),
    "bp.log.match_shared": QT_TRANSLATE_NOOP("messages", "{players} share the victory."),
    "bp.log.match_stopped": QT_TRANSLATE_NOOP(
        "messages", "The match ends without a winner. {reason}"
    ),
    "bp.log.option_changed": QT_TRANSLATE_NOOP(
        "messages", "Table option “{option:option}”: now {value:choice}."
    ),
    "bp.log.radii_changed": QT_TRANSLATE_NOOP(
        "messages",
        "Table option “{option:option}”: now Small: {small}, Medium: {medium}, Big: {big}.",
    ),
    "bp.log.match_renamed": QT_TRANSLATE_NOOP("messages", "The match is called “{title}” now."),
    "bp.log.enforcement_changed": QT_TRANSLATE_NOOP(
        "messages", "The rules are now enforced like this: {enforcement:enforcement}."
    ),
    "bp.log.balance_adjusted": QT_TRANSLATE_NOOP(
        "messages", "Correction for {player}: {change:signed}. {reason}"
    ),
    "bp.log.hold_adjusted": QT_TRANSLATE_NOOP(
        "messages", "Correction of the hold of {ship} ({player}). {reason}"
    ),
    "bp.log.ship_put": QT_TRANSLATE_NOOP("messages", "Correction: {player} gets {ship}. {reason}"),
    "bp.log.structure_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} stands on {planet}. {reason}"
    ),
    "bp.log.space_structure_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: {player} gets a {kind:kind}. {reason}"
    ),
    "bp.log.natural_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} stands on {planet}. {reason}"
    ),
    "bp.log.natural_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} on {planet} is gone. {reason}"
    ),
    "bp.log.asteroid_put": QT_TRANSLATE_NOOP(
        "messages", "Correction: there is another asteroid. {reason}"
    ),
    "bp.log.asteroid_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: an asteroid is gone. {reason}"
    ),
    "bp.log.ship_relocated": QT_TRANSLATE_NOOP(
        "messages", "Correction: {ship} stands elsewhere. {reason}"
    ),
    "bp.log.ship_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: {ship} of {player} is gone. {reason}"
    ),
    "bp.log.structure_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: a {kind:kind} is gone. {reason}"
    ),
    "bp.log.owner_set": QT_TRANSLATE_NOOP(
        "messages", "Correction: {planet} belongs to {player}. {reason}"
    ),
    "bp.log.owner_removed": QT_TRANSLATE_NOOP(
        "messages", "Correction: {planet} belongs to nobody. {reason}"
    ),
    "bp.log.turn_set": QT_TRANSLATE_NOOP(
        "messages", "Correction: it is the turn of {player}, phase “{phase:phase}”. {reason}"
    ),
    "bp.log.actions_restored": QT_TRANSLATE_NOOP(
        "messages", "Correction: {unit} has not acted. {reason}"
    ),
    "bp.log.sealed_loaded": QT_TRANSLATE_NOOP(
        "messages", "{ship} takes a sealed load aboard at {site}."
    ),
    "bp.log.cargo_disclosed": QT_TRANSLATE_NOOP(
        "messages", "The envelope of {giver} is opened: {amounts}."
    ),
    "bp.log.cargo_ruled": QT_TRANSLATE_NOOP(
        "messages", "The table rules on the envelope of {giver}: {amounts}. {reason}"
    ),
    "bp.log.note_kept": QT_TRANSLATE_NOOP("messages", "{player} writes a private note."),
    "bp.log.note_dropped": QT_TRANSLATE_NOOP("messages", "{player} tears up a private note."),
    "bp.log.contract_drafted": QT_TRANSLATE_NOOP(
        "messages", "{player} drafts a contract with {partner}."
    ),
    "bp.log.contract_redrafted": QT_TRANSLATE_NOOP(
        "messages", "{player} changes the draft of a contract."
    ),
    "bp.log.contract_agreed": QT_TRANSLATE_NOOP("messages", "{player} signs a contract."),
    "bp.log.contract_cancelled": QT_TRANSLATE_NOOP(
        "messages", "{player} throws the draft of a contract away."
    ),
    "bp.log.contract_sealed": QT_TRANSLATE_NOOP(
        "messages", "The contract of {players} is in force."
    ),
    "bp.log.contract_disclosed": QT_TRANSLATE_NOOP(
        "messages", "The contract of {players} is turned over for all to read."
    ),
    "bp.log.contract_closed": QT_TRANSLATE_NOOP(
        "messages", "The contract of {players} is closed: {status:status}. {reason}"
    ),
    "bp.log.clock_paused": QT_TRANSLATE_NOOP("messages", "Pause."),
    "bp.log.clock_paused_for": QT_TRANSLATE_NOOP("messages", "Pause: {reason}."),
    "bp.log.clock_left": QT_TRANSLATE_NOOP("messages", "Pause: the table was left."),
    "bp.log.clock_resumed": QT_TRANSLATE_NOOP("messages", "The pause is over."),
    "bp.log.clock_was_away": QT_TRANSLATE_NOOP(
        "messages", "The match goes on; the time the program was away counts for nobody."
    ),
    "bp.log.clock_set": QT_TRANSLATE_NOOP("messages", "Everybody has {minutes:minutes}."),
    "bp.log.handicap": QT_TRANSLATE_NOOP(
        "messages", "{player} has {minutes:minutes} more than the others."
    ),
    "bp.log.no_handicap": QT_TRANSLATE_NOOP("messages", "{player} has as much time as the others."),
    "bp.log.clock_free": QT_TRANSLATE_NOOP("messages", "Everybody has all the time they like."),
}
