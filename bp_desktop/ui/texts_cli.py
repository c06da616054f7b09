"""Sentences for what the command line, the fight planner and questions about a match can say."""

from bp_desktop.ui.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "cli.file_missing": QT_TRANSLATE_NOOP("messages", "There is no file {path}; check the name."),
    "cli.file_unreadable": QT_TRANSLATE_NOOP(
        "messages", "{path} cannot be read ({reason}); check its permissions."
    ),
    "cli.file_unwritable": QT_TRANSLATE_NOOP(
        "messages", "{path} cannot be written ({reason}); choose another place."
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
    "cli.bad_option": QT_TRANSLATE_NOOP("messages", "{option}: {detail}"),
    "plan.too_many_attackers": QT_TRANSLATE_NOOP(
        "messages", "A plan takes at most {most} attackers."
    ),
    "plan.too_many_targets": QT_TRANSLATE_NOOP("messages", "A plan takes at most {most} targets."),
    "plan.named_twice": QT_TRANSLATE_NOOP(
        "messages", "{id} is named twice; give each unit a name of its own."
    ),
    "plan.unknown_target": QT_TRANSLATE_NOOP(
        "messages", "{attacker} cannot reach {target}, which is not among the targets."
    ),
    "open.event_not_rolled": QT_TRANSLATE_NOOP("messages", "The event has not been rolled yet."),
    "open.not_collected": QT_TRANSLATE_NOOP("messages", "Nothing has been collected yet."),
    "open.planets_can_build": QT_TRANSLATE_NOOP(
        "messages", "Planets that could still build something: {count}."
    ),
    "open.yards_can_build": QT_TRANSLATE_NOOP(
        "messages", "Places where ships could still be built: {count}."
    ),
    "open.ships_have_actions": QT_TRANSLATE_NOOP("messages", "Ships with actions left: {count}."),
    "open.structures_can_attack": QT_TRANSLATE_NOOP(
        "messages", "Structures that could still attack: {count}."
    ),
}
