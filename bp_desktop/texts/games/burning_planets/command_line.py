"""Sentences of the fight planner and of the game's own verbs on the command line."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bp.plan.too_many_attackers": QT_TRANSLATE_NOOP(
        "messages", "A plan takes at most {most} attackers."
    ),
    "bp.plan.too_many_targets": QT_TRANSLATE_NOOP(
        "messages", "A plan takes at most {most} targets."
    ),
    "bp.plan.named_twice": QT_TRANSLATE_NOOP(
        "messages", "{id} is named twice; give each unit a name of its own."
    ),
    "bp.plan.needs_are_exact": QT_TRANSLATE_NOOP(
        "messages", "The cheapest fleet is only worked out exactly; leave --sample out."
    ),
    "bp.plan.two_acting": QT_TRANSLATE_NOOP(
        "messages", "Only one unit at a time is in the middle of its actions."
    ),
    "bp.plan.unknown_target": QT_TRANSLATE_NOOP(
        "messages", "{attacker} cannot reach {target}, which is not among the targets."
    ),
    "bp.plan.unknown_goal": QT_TRANSLATE_NOOP(
        "messages", "The goal names {target}, which is not among the targets."
    ),
    "bp.plan.no_goal": QT_TRANSLATE_NOOP(
        "messages", "The goal names no target; say which ones are meant."
    ),
    "bp.plan.needs_a_chance": QT_TRANSLATE_NOOP(
        "messages", "A fleet is looked for by a chance; choose all, these or at_least as the goal."
    ),
    "bp.plan.too_long": QT_TRANSLATE_NOOP(
        "messages",
        "Working this out exactly would take too long; ask for a sample, such as --sample 10000.",
    ),
    "bp.show.turn": QT_TRANSLATE_NOOP("messages", "Round {round}: {player}, phase {phase:phase}."),
    "bp.show.over": QT_TRANSLATE_NOOP("messages", "The match is over. Winners: {winners}."),
    "bp.show.set_up": QT_TRANSLATE_NOOP("messages", "The match is being set up."),
    "bp.show.player": QT_TRANSLATE_NOOP(
        "messages", "{player} ({faction:faction}): {treasury}; planets: {planets}, ships: {ships}."
    ),
}
