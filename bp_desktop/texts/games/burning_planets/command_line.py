"""Sentences of the fight planner and of the game's own verbs on the command line."""

TEXTS: dict[str, str] = {
    "bp.plan.too_many_attackers": "A plan takes at most {most} attackers.",
    "bp.plan.too_many_targets": "A plan takes at most {most} targets.",
    "bp.plan.named_twice": "{id} is named twice; give each unit a name of its own.",
    "bp.plan.needs_are_exact": "The cheapest fleet is only worked out exactly; leave --sample out.",
    "bp.plan.two_acting": "Only one unit at a time is in the middle of its actions.",
    "bp.plan.unknown_target": "{attacker} cannot reach {target}, which is not among the targets.",
    "bp.plan.unknown_goal": "The goal names {target}, which is not among the targets.",
    "bp.plan.no_goal": "The goal names no target; say which ones are meant.",
    "bp.plan.needs_a_chance": (
        "A fleet is looked for by a chance; choose all, these or at_least as the goal."
    ),
    "bp.plan.too_long": (
        "Working this out exactly would take too long; ask for a sample, such as --sample 10000."
    ),
    "bp.show.turn": "Round {round}: {player}, phase {phase:phase}.",
    "bp.show.over": "The match is over. Winners: {winners}.",
    "bp.show.set_up": "The match is being set up.",
    "bp.show.player": (
        "{player} ({faction:faction}): {treasury}; planets: {planets}, ships: {ships}."
    ),
}
