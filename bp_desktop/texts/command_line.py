"""Sentences of the command line."""

from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.texts.rendering import Vocabulary

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
    "cli.sample_a_plan": QT_TRANSLATE_NOOP(
        "messages", "--sample is for plans only; this answer is always exact."
    ),
}

VOCABULARY = Vocabulary(("cli",), TEXTS)
