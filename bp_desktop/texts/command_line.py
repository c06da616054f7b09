"""Sentences of the command line."""

from bp_desktop.texts.rendering import Vocabulary

TEXTS: dict[str, str] = {
    "cli.file_exists": "There is a file {path} already; choose another name, or add --force.",
    "cli.not_understood": "'{given}' is not understood; --help tells what can be asked.",
    "cli.no_such_schema": "There is no schema '{asked}' of the game {game}.",
    "cli.odds_line": "within {times:attacks}: {chance} ({percent} %)",
    "cli.odds_hopeless": "This attack can never succeed.",
    "cli.out_of_range": "{option} is {value}, but must be between {least} and {most}.",
    "cli.fault": (
        "'{verb}' failed through a fault of the program ({detail}); nothing was changed. See the "
        "log: bp-desktop doctor says where."
    ),
    "cli.json_line": "line {number} is not a JSON command: {detail}",
    "cli.needed": "{option} is needed.",
    "cli.not_a_plan": (
        "'{given}' is not understood; write: odds plan FILE.json, odds table or odds events TURNS"
    ),
    "cli.bad_plan": "{path} is no plan: {detail}",
    "cli.written": "{path} was written.",
    "cli.no_problems": "No rule is broken.",
    "cli.map_needed": (
        "A match on a tracked board needs --map; beside a real board say --positions table."
    ),
    "cli.not_a_player": (
        "'{text}' is not a player; write a name, a colon and a faction: Red:humans."
    ),
    "cli.edited": "The file was changed outside the program, at step {step} or later.",
    "cli.ledger_differs": "What {account} holds is not what the ledger says.",
    "cli.verified": "All is well: {steps} lines replayed, chain and ledger agree.",
    "cli.step_done": "{number}: done, step {step}: {events}",
    "cli.sample_a_plan": "--sample is for plans only; this answer is always exact.",
}

VOCABULARY = Vocabulary(("cli",), TEXTS)
