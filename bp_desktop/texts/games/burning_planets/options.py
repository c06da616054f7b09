"""Words for the table options: names, values, groups and presets, by their keys in options.toml."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.texts.speech import Speech

OPTIONS = {
    "min_players": QT_TRANSLATE_NOOP("options", "Fewest players"),
    "max_players": QT_TRANSLATE_NOOP("options", "Most players"),
    "allow_duplicate_factions": QT_TRANSLATE_NOOP("options", "Two players may share a faction"),
    "first_player": QT_TRANSLATE_NOOP("options", "Who goes first"),
    "tile_width": QT_TRANSLATE_NOOP("options", "Width of a tile"),
    "tile_height": QT_TRANSLATE_NOOP("options", "Height of a tile"),
    "planet_radius.small": QT_TRANSLATE_NOOP("options", "Radius of small planets"),
    "planet_radius.medium": QT_TRANSLATE_NOOP("options", "Radius of medium planets"),
    "planet_radius.big": QT_TRANSLATE_NOOP("options", "Radius of big planets"),
    "starting_planet_size": QT_TRANSLATE_NOOP("options", "Size of starting planets"),
    "second_planet_owned": QT_TRANSLATE_NOOP("options", "Second planets are owned from the start"),
    "resource_cells": QT_TRANSLATE_NOOP("options", "Cells of natural resources"),
    "resource_border_policy": QT_TRANSLATE_NOOP("options", "Natural resources on the border"),
    "min_start_tile_distance": QT_TRANSLATE_NOOP("options", "Tiles between starting planets"),
    "asteroid_gap_planet": QT_TRANSLATE_NOOP("options", "Cells between asteroids and planets"),
    "asteroid_on_board_edge": QT_TRANSLATE_NOOP("options", "Asteroids may stand at the edge"),
    "asteroid_modifier_die": QT_TRANSLATE_NOOP("options", "Modifier die for asteroids"),
    "asteroid_cell_choice": QT_TRANSLATE_NOOP("options", "Cells of asteroids"),
    "starting_cannon_cell": QT_TRANSLATE_NOOP("options", "Cell of the starting cannon"),
    "events_on_first_turn": QT_TRANSLATE_NOOP("options", "Events are rolled on the first turn"),
    "collect_on_first_turn": QT_TRANSLATE_NOOP("options", "Resources come on the first turn"),
    "event_scope": QT_TRANSLATE_NOOP("options", "When events are rolled"),
    "anomaly_blocks_deployment": QT_TRANSLATE_NOOP(
        "options", "A climatic anomaly forbids placing habitats"
    ),
    "wind_stops_structure_attacks": QT_TRANSLATE_NOOP(
        "options", "Stellar wind also stops structures from attacking"
    ),
    "demolition_refund_percent": QT_TRANSLATE_NOOP("options", "Refund for demolition, percent"),
    "new_structure_functions_at_once": QT_TRANSLATE_NOOP("options", "New structures work at once"),
    "space_structure_uses_allowance": QT_TRANSLATE_NOOP(
        "options", "Buying a space structure counts as the planet's build this turn"
    ),
    "looted_structure": QT_TRANSLATE_NOOP("options", "A looted space structure"),
    "foreign_cargo_moves_structures": QT_TRANSLATE_NOOP(
        "options", "Others' cargo ships move my space structures"
    ),
    "station_attacks": QT_TRANSLATE_NOOP("options", "Attacks of a space station"),
    "station_is_trade_point": QT_TRANSLATE_NOOP("options", "Goods can be traded at stations too"),
    "cargo_capacity": QT_TRANSLATE_NOOP("options", "Room in a hold (0: without limit)"),
    "pass_through": QT_TRANSLATE_NOOP("options", "Moving through ships"),
    "enormous_actions": QT_TRANSLATE_NOOP("options", "Actions of enormous ships"),
    "enormous_special_actions": QT_TRANSLATE_NOOP(
        "options", "Conquest by enormous ships counts as"
    ),
    "structures_fire_consecutively": QT_TRANSLATE_NOOP(
        "options", "Structures make all their attacks in a row"
    ),
    "defence_fire": QT_TRANSLATE_NOOP("options", "When defences attack"),
    "asteroid_attack": QT_TRANSLATE_NOOP("options", "Asteroids can be attacked"),
    "cargo_conquest": QT_TRANSLATE_NOOP("options", "Cargo ships conquer"),
    "enemy_conquest": QT_TRANSLATE_NOOP("options", "Conquest of an enemy planet"),
    "orbit_guard_blocks_conquest": QT_TRANSLATE_NOOP(
        "options", "A guard in orbit prevents conquest"
    ),
    "bombardment_cells": QT_TRANSLATE_NOOP("options", "Where ships stand to bombard"),
    "bombardment_allies": QT_TRANSLATE_NOOP("options", "Allies may lend ships to bombard"),
    "elimination": QT_TRANSLATE_NOOP("options", "A player is out with"),
    "shared_victory": QT_TRANSLATE_NOOP("options", "Shared victory"),
    "direct_transfer": QT_TRANSLATE_NOOP("options", "Resources may be handed over directly"),
    "trade_space_structures": QT_TRANSLATE_NOOP("options", "Space structures may be traded"),
    "treasury_visibility": QT_TRANSLATE_NOOP("options", "Treasuries are visible to"),
}

WHOLE = {
    "planet_radius": QT_TRANSLATE_NOOP("options", "Radius of planets"),
    "enforcement": QT_TRANSLATE_NOOP("options", "Illegal moves"),
}
"""What is named in messages, but is not one line of the set-up."""

GROUPS = {
    "players": QT_TRANSLATE_NOOP("options", "Players and order"),
    "board": QT_TRANSLATE_NOOP("options", "Board"),
    "turn": QT_TRANSLATE_NOOP("options", "Turn and events"),
    "construction": QT_TRANSLATE_NOOP("options", "Building and cargo"),
    "combat": QT_TRANSLATE_NOOP("options", "Movement and combat"),
    "ending": QT_TRANSLATE_NOOP("options", "End, trade and secrets"),
}

PRESETS = {
    "book": QT_TRANSLATE_NOOP("options", "Rulebook"),
    "quick": QT_TRANSLATE_NOOP("options", "Quick start"),
    "gentle": QT_TRANSLATE_NOOP("options", "Easier for beginners"),
    "fierce": QT_TRANSLATE_NOOP("options", "Tougher, one winner only"),
}

VALUES = {
    "roll_d20": QT_TRANSLATE_NOOP("options", "Rolled with the d20"),
    "random": QT_TRANSLATE_NOOP("options", "Drawn by the program"),
    "manual": QT_TRANSLATE_NOOP("options", "Agreed by hand"),
    "resource_cells.manual": QT_TRANSLATE_NOOP("options", "Chosen by hand"),
    "rolled": QT_TRANSLATE_NOOP("options", "Rolled like any other"),
    "small": QT_TRANSLATE_NOOP("options", "Small"),
    "medium": QT_TRANSLATE_NOOP("options", "Medium"),
    "big": QT_TRANSLATE_NOOP("options", "Big"),
    "random_then_edit": QT_TRANSLATE_NOOP("options", "Drawn, then moved by hand"),
    "warn": QT_TRANSLATE_NOOP("options", "A warning"),
    "refuse": QT_TRANSLATE_NOOP("options", "Against the rules"),
    "ignore": QT_TRANSLATE_NOOP("options", "Allowed"),
    "placing_player": QT_TRANSLATE_NOOP("options", "Chosen by the placing player"),
    "owner_choice": QT_TRANSLATE_NOOP("options", "Chosen by the owner"),
    "own_turn": QT_TRANSLATE_NOOP("options", "In each player's own turn"),
    "round_start": QT_TRANSLATE_NOOP("options", "For all at the start of a round"),
    "reserve": QT_TRANSLATE_NOOP("options", "Goes to the reserve"),
    "cost_value": QT_TRANSLATE_NOOP("options", "Refunded at its cost"),
    "lost": QT_TRANSLATE_NOOP("options", "Is lost"),
    "never": QT_TRANSLATE_NOOP("options", "Never"),
    "with_consent": QT_TRANSLATE_NOOP("options", "If both agree"),
    "none": QT_TRANSLATE_NOOP("options", "Not possible"),
    "own_ships": QT_TRANSLATE_NOOP("options", "Through your own ships"),
    "all_ships": QT_TRANSLATE_NOOP("options", "Through all ships"),
    "separate": QT_TRANSLATE_NOOP("options", "Separate moves and attacks"),
    "four_with_one_move": QT_TRANSLATE_NOOP("options", "Four, one of them a move"),
    "move_or_attack": QT_TRANSLATE_NOOP("options", "Either a move or attacks"),
    "attack_allowance": QT_TRANSLATE_NOOP("options", "An attack"),
    "move_allowance": QT_TRANSLATE_NOOP("options", "A move"),
    "reaction": QT_TRANSLATE_NOOP("options", "Also in answer to a move"),
    "any": QT_TRANSLATE_NOOP("options", "Any planet"),
    "uninhabited_only": QT_TRANSLATE_NOOP("options", "Only nobody's planets"),
    "needs_action": QT_TRANSLATE_NOOP("options", "Costs an action"),
    "automatic": QT_TRANSLATE_NOOP("options", "Happens automatically"),
    "vertex_orbit": QT_TRANSLATE_NOOP("options", "In the orbit cells at the vertices"),
    "any_cell_touching_vertex": QT_TRANSLATE_NOOP("options", "In any cell at a vertex"),
    "nothing_left": QT_TRANSLATE_NOOP("options", "Nothing left at all"),
    "no_planets": QT_TRANSLATE_NOOP("options", "No planets left"),
    "no_planets_no_ships": QT_TRANSLATE_NOOP("options", "Neither planets nor ships left"),
    "all_survivors_agree": QT_TRANSLATE_NOOP("options", "If everyone left agrees"),
    "off": QT_TRANSLATE_NOOP("options", "Not possible"),
    "owner": QT_TRANSLATE_NOOP("options", "Their owner"),
    "public": QT_TRANSLATE_NOOP("options", "Everyone"),
}
"""A value that means something else for one option has the option before a dot."""


def option_words(key: str, speech: Speech) -> str:
    return _said(OPTIONS.get(key) or WHOLE.get(key, key), speech)


def value_words(option: str, value: bool | int | str, speech: Speech) -> str:
    """Yes or no, a number, a die, or a word of the options."""
    if isinstance(value, bool):
        return speech.translate("messages", "yes") if value else speech.translate("messages", "no")
    if isinstance(value, int):
        return f"d{value}" if option.endswith("_die") else str(value)
    return _said(VALUES.get(f"{option}.{value}") or VALUES.get(value, value), speech)


def group_words(group: str, speech: Speech) -> str:
    return _said(GROUPS.get(group, group), speech)


def preset_words(preset: str, speech: Speech) -> str:
    return _said(PRESETS[preset], speech)


def _said(marked: str, speech: Speech) -> str:
    return speech.look_up("options", marked)
