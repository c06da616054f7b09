"""Words for the table options of Parsec: names, values and groups, by their keys."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.texts.speech import Speech

OPTIONS = {
    "setup.port_central": QT_TRANSLATE_NOOP("parsec", "The Space Port lies in the middle"),
    "win.connected": QT_TRANSLATE_NOOP("parsec", "Dominated modules must be connected"),
    "win.corner_adjacent": QT_TRANSLATE_NOOP(
        "parsec", "Modules that touch at a point are adjacent"
    ),
    "win.count_reserve": QT_TRANSLATE_NOOP("parsec", "Colonies in reserve count"),
    "win.custom": QT_TRANSLATE_NOOP("parsec", "Custom board and victory targets"),
    "settle.own_planet_choice": QT_TRANSLATE_NOOP(
        "parsec", "In the second round of settlement players may choose their own planet"
    ),
    "move.stop_with_consent": QT_TRANSLATE_NOOP(
        "parsec", "Stopping on others' cells with their consent"
    ),
    "move.colony_blocks": QT_TRANSLATE_NOOP("parsec", "Passing over a colony needs consent"),
    "expand.build_consumes_cargo": QT_TRANSLATE_NOOP(
        "parsec", "Founding a colony uses up the cargo ship"
    ),
    "expand.conversion_is_purchase": QT_TRANSLATE_NOOP(
        "parsec", "Turning a cargo ship into a colony is a purchase"
    ),
    "expand.reserve_free": QT_TRANSLATE_NOOP("parsec", "The colony in reserve is free"),
    "evt.new_vessel_may_attack": QT_TRANSLATE_NOOP(
        "parsec", "A vessel from an event may attack at once"
    ),
    "evt.delay": QT_TRANSLATE_NOOP("parsec", "A bought event card can be played"),
    "trans.unload_uses_move": QT_TRANSLATE_NOOP("parsec", "Unloading is the vessel's move"),
    "trans.unload_empty_only": QT_TRANSLATE_NOOP("parsec", "Unloading on empty cells only"),
    "trans.aboard_bonus_uses_attack": QT_TRANSLATE_NOOP(
        "parsec", "A fighter aboard that helps has attacked"
    ),
    "trans.cargo_acts_aboard": QT_TRANSLATE_NOOP(
        "parsec", "Cargo ships aboard trade and found colonies"
    ),
    "port.docks_cargo_only": QT_TRANSLATE_NOOP(
        "parsec", "Only cargo ships dock, one at each place"
    ),
    "port.sale_needs_dock": QT_TRANSLATE_NOOP(
        "parsec", "Selling event cards needs a docked cargo ship"
    ),
    "combat.shared_defence": QT_TRANSLATE_NOOP("parsec", "Defence of several units on one cell"),
    "combat.structure_loss": QT_TRANSLATE_NOOP("parsec", "Colony lost by a group of colonies"),
    "combat.allow_decline": QT_TRANSLATE_NOOP("parsec", "Whoever is attacked may do nothing"),
    "combat.surround_any": QT_TRANSLATE_NOOP("parsec", "Vessels of anyone can surround"),
    "combat.evade_uses_move": QT_TRANSLATE_NOOP("parsec", "Evading is the vessel's move"),
    "combat.any_supporter": QT_TRANSLATE_NOOP(
        "parsec", "Every vessel of the defender in reach may counter-attack"
    ),
    "combat.lines_only": QT_TRANSLATE_NOOP("parsec", "Long range in straight lines only"),
    "ally.uses_own_attack": QT_TRANSLATE_NOOP("parsec", "Support costs the ally's own attack"),
    "ally.can_be_countered": QT_TRANSLATE_NOOP(
        "parsec", "Supporting vessels can be counter-attacked"
    ),
    "ally.salvage": QT_TRANSLATE_NOOP("parsec", "Salvage after an attack with support"),
    "salv.events": QT_TRANSLATE_NOOP("parsec", "Salvage also when events destroy units"),
    "salv.basis": QT_TRANSLATE_NOOP("parsec", "Salvage is worth"),
    "ui.hidden_hands": QT_TRANSLATE_NOOP("parsec", "Hands are hidden"),
    "bank.on_empty": QT_TRANSLATE_NOOP("parsec", "When the bank is short"),
    "arms.count": QT_TRANSLATE_NOOP("parsec", "Colonies that count for the arms race"),
    "trade.gifts": QT_TRANSLATE_NOOP("parsec", "Gifts are allowed"),
    "elim.inherit_permanent": QT_TRANSLATE_NOOP("parsec", "Permanent events are inherited"),
    "time.stop": QT_TRANSLATE_NOOP("parsec", "When the time is up, the match ends"),
    "time.tie": QT_TRANSLATE_NOOP("parsec", "A tie in points"),
    "time.transport_score": QT_TRANSLATE_NOOP("parsec", "Points for a transport"),
    "team.mode": QT_TRANSLATE_NOOP("parsec", "Allies reach victory"),
    "variant.timed_minutes": QT_TRANSLATE_NOOP("parsec", "Time limit in minutes (0: none)"),
    "variant.alliances": QT_TRANSLATE_NOOP("parsec", "Alliances"),
    "variant.absolute": QT_TRANSLATE_NOOP("parsec", "Absolute victory"),
    "variant.no_factions": QT_TRANSLATE_NOOP("parsec", "Without factions"),
    "variant.simplified": QT_TRANSLATE_NOOP("parsec", "Simplified battles"),
}

VALUES = {
    "any_next_turn": QT_TRANSLATE_NOOP("parsec", "From the next player's turn"),
    "own_next_turn": QT_TRANSLATE_NOOP("parsec", "From the buyer's next turn"),
    "target": QT_TRANSLATE_NOOP("parsec", "Of the target"),
    "best": QT_TRANSLATE_NOOP("parsec", "The best of them"),
    "owner": QT_TRANSLATE_NOOP("parsec", "Chosen by the owner"),
    "hex": QT_TRANSLATE_NOOP("parsec", "The attacked one"),
    "any_colony": QT_TRANSLATE_NOOP("parsec", "Any of the group"),
    "controller": QT_TRANSLATE_NOOP("parsec", "To whoever leads the attack"),
    "agreed": QT_TRANSLATE_NOOP("parsec", "As agreed before"),
    "list": QT_TRANSLATE_NOOP("parsec", "The listed cost"),
    "paid": QT_TRANSLATE_NOOP("parsec", "What was paid"),
    "order": QT_TRANSLATE_NOOP("parsec", "Served in the order of play"),
    "none": QT_TRANSLATE_NOOP("parsec", "Nobody gets what is missing"),
    "unlimited": QT_TRANSLATE_NOOP("parsec", "Without limit"),
    "current": QT_TRANSLATE_NOOP("parsec", "Those standing now"),
    "ever_built": QT_TRANSLATE_NOOP("parsec", "All ever built"),
    "turn": QT_TRANSLATE_NOOP("parsec", "After this turn"),
    "now": QT_TRANSLATE_NOOP("parsec", "At once"),
    "round": QT_TRANSLATE_NOOP("parsec", "After this round"),
    "shared": QT_TRANSLATE_NOOP("parsec", "Shared victory"),
    "tiebreak": QT_TRANSLATE_NOOP("parsec", "Colonies, cards, military vessels decide"),
    "individual": QT_TRANSLATE_NOOP("parsec", "Each by themselves"),
    "pooled": QT_TRANSLATE_NOOP("parsec", "Together"),
}

GROUPS = {
    "variants": QT_TRANSLATE_NOOP("parsec", "Variants"),
    "victory": QT_TRANSLATE_NOOP("parsec", "Victory and end"),
    "expansion": QT_TRANSLATE_NOOP("parsec", "Preparation and expansion"),
    "cards": QT_TRANSLATE_NOOP("parsec", "Cards, bank and port"),
    "movement": QT_TRANSLATE_NOOP("parsec", "Movement and transports"),
    "combat": QT_TRANSLATE_NOOP("parsec", "Combat and support"),
}


PRESETS = {
    "book": QT_TRANSLATE_NOOP("parsec", "Rulebook"),
    "first": QT_TRANSLATE_NOOP("parsec", "First game"),
    "absolute": QT_TRANSLATE_NOOP("parsec", "Long game, absolute victory"),
}


def option_words(key: str, speech: Speech) -> str:
    return _said(OPTIONS.get(key, key), speech)


def value_words(value: bool | int | str, speech: Speech) -> str:
    """Yes or no, a number, or a word of the options."""
    if isinstance(value, bool):
        return speech.translate("messages", "yes") if value else speech.translate("messages", "no")
    return str(value) if isinstance(value, int) else _said(VALUES.get(value, value), speech)


def group_words(group: str, speech: Speech) -> str:
    return _said(GROUPS.get(group, group), speech)


def preset_words(preset: str, speech: Speech) -> str:
    return _said(PRESETS[preset], speech)


def _said(marked: str, speech: Speech) -> str:
    return speech.look_up("parsec", marked)
