"""Answers of the command line about matches of Parsec."""

TEXTS: dict[str, str] = {
    "parsec.cli.not_a_player": "“{text}” is not a player. Write NAME, or NAME:TEAM with 1 to 8.",
    "parsec.cli.not_custom": (
        "“{text}” does not describe a board. Write WxH:MODULES:COLONIES:CARDS, such as 4x4:8:10:6."
    ),
    "parsec.cli.over": "The match is over. Winners: {winners}.",
    "parsec.cli.player": (
        "{player}: hand {hand}, colonies {colonies}, vessels {vessels}, modules {modules}."
    ),
    "parsec.cli.set_up": "The match is being set up.",
    "parsec.cli.turn": "Round {round}: {player}, {part:turn_part}.",
}
