"""Words of seats that the program plays: why they do what they do, and what they agree to."""

TEXTS: dict[str, str] = {
    # --- steps of the turn
    "bp.bot.sets_up": "All places are equally good: this one was drawn.",
    "bp.bot.begins": "Somebody has to begin.",
    "bp.bot.rolls_event": "Every turn begins with this roll.",
    "bp.bot.collects": "Takes what its planets and structures yield.",
    "bp.bot.goes_on": "The program saw nothing more worth doing.",
    "bp.bot.gives_up": "Gives up: after {round} rounds others are stronger.",
    # --- building
    "bp.bot.builds_producer": "{planet}: {thing}, for a higher income.",
    "bp.bot.builds_defence": "{planet}: {thing}, because enemy ships are near.",
    "bp.bot.builds_yard": "{planet}: {thing}, to build ships.",
    "bp.bot.builds_scout": "{ship}, to take a free planet.",
    "bp.bot.builds_freighter": "{ship}, to settle asteroids.",
    "bp.bot.builds_warship": "{ship}, for the fleet.",
    "bp.bot.saves_for_structure": "Saves for: {thing}.",
    "bp.bot.saves_for_ship": "Saves for: {ship}.",
    # --- fighting and taking
    "bp.bot.attacks": "Attacks: {target}, {chance} %.",
    "bp.bot.moves_up": "Moves up to attack: {target}, {chance} % this turn.",
    "bp.bot.takes": "Takes the free planet: {planet}.",
    "bp.bot.conquers": "Conquers: {planet}. Nothing is left on it.",
    "bp.bot.razes": "{planet}: {thing} stands in the way of conquest.",
    "bp.bot.bombards": "Bombards: {planet}. No dice, and everything on it is gone.",
    # --- on the way
    "bp.bot.heads_for": "Heads for an enemy planet: {planet}.",
    "bp.bot.heads_for_free": "Heads for a free planet: {planet}.",
    "bp.bot.defends": "Comes to defend: {planet}.",
    "bp.bot.hunts": "Hunts the last enemies.",
    "bp.bot.draws_back": "Draws back: here the chance of being destroyed is {chance} %.",
    # --- cargo
    "bp.bot.loads": "Loads cargo for an asteroid.",
    "bp.bot.deploys": "Places: {thing}, for a higher income.",
    "bp.bot.carries": "On the way to an asteroid.",
    "bp.bot.fetches": "Returns to load again.",
    # --- what it agrees to
    "bp.bot.not_playing": "This seat decides nothing now.",
    "bp.bot.accepts_gift": "Accepts with thanks: {goods}.",
    "bp.bot.gives_nothing": "Gives nothing away for nothing.",
    "bp.bot.plays_on": "Plays on to win.",
    "bp.bot.signs_nothing": "Signs no contracts.",
    "bp.bot.declines": "Does not agree to that.",
    "bp.bot.has_not": "It does not have: {goods}.",
    "bp.bot.good_barter": "What it gets is worth more to it: {goods}.",
    "bp.bot.bad_barter": "What it would give is worth more to it: {goods}.",
}
