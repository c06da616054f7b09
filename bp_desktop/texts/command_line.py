"""Sentences for what the command line, the fight planner and questions about a match can say."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "cli.file_exists": QT_TRANSLATE_NOOP(
        "messages", "There is a file {path} already; choose another name, or add --force."
    ),
    "cli.not_understood": QT_TRANSLATE_NOOP(
        "messages", "'{given}' is not understood; --help tells what can be asked."
    ),
    "cli.no_such_schema": QT_TRANSLATE_NOOP(
        "messages", "There is no schema '{asked}' of the game {game}."
    ),
    "cli.odds_line": QT_TRANSLATE_NOOP(
        "messages", "within {times:attacks}: {chance} ({percent} %)"
    ),
    "cli.odds_hopeless": QT_TRANSLATE_NOOP("messages", "This attack can never succeed."),
    "cli.out_of_range": QT_TRANSLATE_NOOP(
        "messages", "{option} is {value}, but must be between {least} and {most}."
    ),
    "cli.fault": QT_TRANSLATE_NOOP(
        "messages",
        "'{verb}' failed through a fault of the program ({detail}); nothing was changed. See the "
        "log: bp-desktop doctor says where.",
    ),
    "cli.json_line": QT_TRANSLATE_NOOP("messages", "line {number} is not a JSON command: {detail}"),
    "cli.needed": QT_TRANSLATE_NOOP("messages", "{option} is needed."),
    "cli.not_a_plan": QT_TRANSLATE_NOOP(
        "messages",
        "'{given}' is not understood; write: odds plan FILE.json, odds table or odds events TURNS",
    ),
    "cli.bad_plan": QT_TRANSLATE_NOOP("messages", "{path} is no plan: {detail}"),
    "cli.written": QT_TRANSLATE_NOOP("messages", "{path} was written."),
    "cli.no_problems": QT_TRANSLATE_NOOP("messages", "No rule is broken."),
    "cli.map_needed": QT_TRANSLATE_NOOP(
        "messages",
        "A match on a tracked board needs --map; beside a real board say --positions table.",
    ),
    "cli.not_a_player": QT_TRANSLATE_NOOP(
        "messages", "'{text}' is not a player; write a name, a colon and a faction: Red:humans."
    ),
    "cli.edited": QT_TRANSLATE_NOOP(
        "messages", "The file was changed outside the program, at step {step} or later."
    ),
    "cli.ledger_differs": QT_TRANSLATE_NOOP(
        "messages", "What {account} holds is not what the ledger says."
    ),
    "cli.verified": QT_TRANSLATE_NOOP(
        "messages", "All is well: {steps} lines replayed, chain and ledger agree."
    ),
    "cli.step_done": QT_TRANSLATE_NOOP("messages", "{number}: done, step {step}: {events}"),
    "cli.show_turn": QT_TRANSLATE_NOOP("messages", "Round {round}: {player}, phase {phase:phase}."),
    "cli.show_over": QT_TRANSLATE_NOOP("messages", "The match is over. Winners: {winners}."),
    "cli.show_set_up": QT_TRANSLATE_NOOP("messages", "The match is being set up."),
    "cli.show_player": QT_TRANSLATE_NOOP(
        "messages", "{player} ({faction:faction}): {treasury}; planets: {planets}, ships: {ships}."
    ),
    "bp.plan.too_many_attackers": QT_TRANSLATE_NOOP(
        "messages", "A plan takes at most {most} attackers."
    ),
    "bp.plan.too_many_targets": QT_TRANSLATE_NOOP(
        "messages", "A plan takes at most {most} targets."
    ),
    "bp.plan.named_twice": QT_TRANSLATE_NOOP(
        "messages", "{id} is named twice; give each unit a name of its own."
    ),
    "cli.sample_a_plan": QT_TRANSLATE_NOOP(
        "messages", "--sample is for plans only; this answer is always exact."
    ),
    "cli.plan.needs_are_exact": QT_TRANSLATE_NOOP(
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
    "cli.plan.needs_a_chance": QT_TRANSLATE_NOOP(
        "messages", "A fleet is looked for by a chance; choose all, these or at_least as the goal."
    ),
    "cli.plan.too_long": QT_TRANSLATE_NOOP(
        "messages",
        "Working this out exactly would take too long; ask for a sample, such as --sample 10000.",
    ),
    "bp.open.event_not_rolled": QT_TRANSLATE_NOOP("messages", "The event has not been rolled yet."),
    "bp.open.not_collected": QT_TRANSLATE_NOOP("messages", "Nothing has been collected yet."),
    "bp.open.planets_can_build": QT_TRANSLATE_NOOP(
        "messages", "Planets that could still build something: {count}."
    ),
    "bp.open.yards_can_build": QT_TRANSLATE_NOOP(
        "messages", "Places where ships could still be built: {count}."
    ),
    "bp.open.ships_have_actions": QT_TRANSLATE_NOOP(
        "messages", "Ships with actions left: {count}."
    ),
    "bp.open.structures_can_attack": QT_TRANSLATE_NOOP(
        "messages", "Structures that could still attack: {count}."
    ),
}
