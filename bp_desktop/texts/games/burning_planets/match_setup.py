"""Sentences against a command of a match: its set-up, options, corrections and its end."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.setup.no_match_yet": QT_TRANSLATE_NOOP(
        "messages", "Begin the match first: say who plays, and where."
    ),
    "bp.setup.not_finished": QT_TRANSLATE_NOOP("messages", "The set-up is not finished yet."),
    "bp.setup.play_has_begun": QT_TRANSLATE_NOOP("messages", "The set-up is over: play has begun."),
    "bp.setup.number_of_players": QT_TRANSLATE_NOOP(
        "messages", "{given} players: this table plays with {least} to {most}."
    ),
    "bp.setup.name_needed": QT_TRANSLATE_NOOP("messages", "Every player needs a name."),
    "bp.setup.unknown_faction": QT_TRANSLATE_NOOP(
        "messages", "There is no faction {faction:faction}."
    ),
    "bp.setup.faction_twice": QT_TRANSLATE_NOOP(
        "messages", "Two players play {faction:faction}, which this table does not allow."
    ),
    "bp.setup.bad_tables": QT_TRANSLATE_NOOP(
        "messages", "The rules tables contradict themselves: {problem}."
    ),
    "bp.setup.impossible_amount": QT_TRANSLATE_NOOP(
        "messages", "The map gives somebody less than nothing, or more than anyone could have."
    ),
    "bp.setup.unknown_phase": QT_TRANSLATE_NOOP("messages", "There is no phase {phase:phase}."),
    "bp.setup.bad_turn": QT_TRANSLATE_NOOP(
        "messages", "There is no turn {turn}: turns count from 1."
    ),
    "bp.setup.standing_of_nobody": QT_TRANSLATE_NOOP(
        "messages", "The scenario is in the turn of somebody who does not play."
    ),
    "bp.setup.wrong_place": QT_TRANSLATE_NOOP(
        "messages", "A {kind:kind} cannot be where the map puts it."
    ),
    "bp.setup.no_hold": QT_TRANSLATE_NOOP(
        "messages", "Ship {number} on the map carries something, but it is no cargo ship."
    ),
    "bp.setup.name_twice": QT_TRANSLATE_NOOP(
        "messages", "Two things on the map are called “{name}”."
    ),
    "bp.setup.no_board": QT_TRANSLATE_NOOP(
        "messages", "The map has no board. Choose another one, or play beside a real board."
    ),
    "bp.setup.no_cell": QT_TRANSLATE_NOOP("messages", "Something on the map stands nowhere."),
    "bp.setup.off_planet": QT_TRANSLATE_NOOP(
        "messages", "What stands in cell {cell} is not on its planet, or in the centre of it."
    ),
    "bp.setup.planets_overlap": QT_TRANSLATE_NOOP(
        "messages", "Two planets overlap around cell {cell}."
    ),
    "bp.setup.no_such_seat": QT_TRANSLATE_NOOP("messages", "The map has no free seat {seat}."),
    "bp.setup.too_few_seats": QT_TRANSLATE_NOOP(
        "messages", "The map has {given} seats, and {needed} players want to sit down."
    ),
    "bp.setup.seats_left_over": QT_TRANSLATE_NOOP(
        "messages", "{seats} seats of the map stay empty; what belongs to them will be nobody’s."
    ),
    "bp.setup.other_faction": QT_TRANSLATE_NOOP(
        "messages", "{player} takes a seat that the map made for {faction:faction}."
    ),
    "bp.setup.no_starting_planet": QT_TRANSLATE_NOOP(
        "messages", "{player} has no starting planet on this map."
    ),
    "bp.setup.order_is_settled": QT_TRANSLATE_NOOP("messages", "The order is settled."),
    "bp.setup.order_is_agreed": QT_TRANSLATE_NOOP(
        "messages", "This table agrees on the order instead of rolling for it."
    ),
    "bp.setup.order_is_rolled": QT_TRANSLATE_NOOP(
        "messages", "The order is rolled for at this table."
    ),
    "bp.setup.order_of_all": QT_TRANSLATE_NOOP(
        "messages", "The order must name every player once."
    ),
    "bp.setup.nothing_to_place": QT_TRANSLATE_NOOP(
        "messages", "{player} has no {kind:kind} left to place."
    ),
    "bp.setup.order_first": QT_TRANSLATE_NOOP(
        "messages", "The order comes first, then the cannons."
    ),
    "bp.setup.not_your_cannon": QT_TRANSLATE_NOOP("messages", "{player} places the next cannon."),
    "bp.setup.cannon_on_border": QT_TRANSLATE_NOOP(
        "messages", "The cannon belongs on the outer border of {planet}."
    ),
    "bp.setup.board_is_known": QT_TRANSLATE_NOOP(
        "messages", "The planets of this match are on its board; none can be added."
    ),
    "bp.setup.too_many_naturals": QT_TRANSLATE_NOOP(
        "messages", "That is more than a {size:size} planet has cells."
    ),
    "bp.setup.wrong_natural": QT_TRANSLATE_NOOP(
        "messages", "There is no {kind:kind} on a planet of the biome {biome:biome}."
    ),
    "bp.setup.has_starting_planet": QT_TRANSLATE_NOOP(
        "messages", "{player} has a starting planet already."
    ),
    "bp.setup.starting_biome": QT_TRANSLATE_NOOP(
        "messages", "The starting planet of {player} should have the biome {biome:biome}."
    ),
    "bp.setup.starting_naturals": QT_TRANSLATE_NOOP(
        "messages", "A starting planet has {expected} natural resources."
    ),
    "bp.unknown.player": QT_TRANSLATE_NOOP("messages", "There is no player {player}."),
    "bp.unknown.planet": QT_TRANSLATE_NOOP("messages", "There is no planet {planet}."),
    "bp.unknown.ship": QT_TRANSLATE_NOOP(
        "messages", "There is no ship {ship}: it may have been destroyed."
    ),
    "bp.unknown.ship_number": QT_TRANSLATE_NOOP(
        "messages", "There is no ship {number} ({player}): it may have been destroyed."
    ),
    "bp.unknown.structure": QT_TRANSLATE_NOOP(
        "messages", "There is no structure {structure}: it may have been destroyed."
    ),
    "bp.unknown.asteroid": QT_TRANSLATE_NOOP(
        "messages", "There is no asteroid {asteroid}: it may have been destroyed."
    ),
    "bp.unknown.kind": QT_TRANSLATE_NOOP("messages", "Nobody has ever seen a {kind}."),
    "bp.unknown.class": QT_TRANSLATE_NOOP("messages", "There is no ship class {cls}."),
    "bp.unknown.resource": QT_TRANSLATE_NOOP("messages", "There is no resource {resource}."),
    "bp.unknown.size": QT_TRANSLATE_NOOP("messages", "There is no planet size {size}."),
    "bp.unknown.biome": QT_TRANSLATE_NOOP("messages", "There is no biome {biome}."),
    "bp.unknown.yard": QT_TRANSLATE_NOOP("messages", "There is no planet or station {yard}."),
    "bp.unknown.site": QT_TRANSLATE_NOOP("messages", "There is no planet or station {site}."),
    "bp.unknown.unit": QT_TRANSLATE_NOOP(
        "messages", "There is no unit {unit}: it may have been destroyed."
    ),
    "bp.unknown.target": QT_TRANSLATE_NOOP(
        "messages", "There is no target {target}: it may have been destroyed."
    ),
    "bp.unknown.thing": QT_TRANSLATE_NOOP(
        "messages", "There is nothing called {thing} on the board."
    ),
    "bp.option.no_file": QT_TRANSLATE_NOOP(
        "messages", "These are no table options of Burning Planets ({detail})."
    ),
    "bp.option.unknown": QT_TRANSLATE_NOOP("messages", "There is no table option {option}."),
    "bp.option.bad_value": QT_TRANSLATE_NOOP(
        "messages", "“{option:option}” cannot have that value ({detail})."
    ),
    "bp.option.unchanged": QT_TRANSLATE_NOOP(
        "messages", "“{option:option}” is set to that already."
    ),
    "bp.option.planets_stay": QT_TRANSLATE_NOOP(
        "messages", "Planets on the board cannot change their size."
    ),
    "bp.match.same_title": QT_TRANSLATE_NOOP("messages", "The match has that name already."),
    "bp.match.empty": QT_TRANSLATE_NOOP("messages", "A match without players"),
    "bp.match.in_setup": QT_TRANSLATE_NOOP("messages", "{players} · set-up"),
    "bp.match.in_play": QT_TRANSLATE_NOOP("messages", "{players} · round {round}"),
    "bp.match.won": QT_TRANSLATE_NOOP("messages", "{players} · won by {winners}"),
    "bp.match.stopped": QT_TRANSLATE_NOOP("messages", "{players} · stopped in round {round}"),
    "bp.correction.nothing": QT_TRANSLATE_NOOP("messages", "Say what is to be corrected."),
    "bp.correction.below_nothing": QT_TRANSLATE_NOOP(
        "messages", "That is more than there is ({missing} missing). Take away less."
    ),
    "bp.correction.same_owner": QT_TRANSLATE_NOOP("messages", "{planet} has that owner already."),
    "bp.correction.has_not_acted": QT_TRANSLATE_NOOP("messages", "This unit has not acted."),
    "bp.correction.no_room": QT_TRANSLATE_NOOP(
        "messages", "There is not so much room: free cells for {count} only."
    ),
    "bp.correction.cell_needed": QT_TRANSLATE_NOOP("messages", "Say in which cell."),
    "bp.correction.one_place": QT_TRANSLATE_NOOP("messages", "Say where, and only one place."),
    "bp.correction.below_nothing_hidden": QT_TRANSLATE_NOOP(
        "messages", "That is more than there is. Take away less."
    ),
    "bp.victory.eliminated": QT_TRANSLATE_NOOP("messages", "{player} is out of the game."),
    "bp.victory.match_is_over": QT_TRANSLATE_NOOP(
        "messages", "The match is over. Undo the last step to play on."
    ),
    "bp.victory.nobody_to_share_with": QT_TRANSLATE_NOOP(
        "messages", "A shared victory takes at least two players."
    ),
    "bp.victory.sharing_is_off": QT_TRANSLATE_NOOP(
        "messages", "This table knows no shared victory."
    ),
    "bp.victory.two_players": QT_TRANSLATE_NOOP(
        "messages", "With two players there is no alliance, and no victory to share."
    ),
    "bp.victory.not_agreed": QT_TRANSLATE_NOOP(
        "messages", "Everybody who is left has to agree; {players} did not."
    ),
}
