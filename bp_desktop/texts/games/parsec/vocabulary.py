"""The vocabulary of Parsec: everything that its matches and definitions can say."""

from bp_desktop.texts.games.parsec import (
    bots,
    command_line,
    definitions,
    facts,
    fights,
    match_log,
    match_play,
    table,
    telling,
)
from bp_desktop.texts.games.parsec.formats import FORMATS
from bp_desktop.texts.rendering import Vocabulary

VOCABULARY = Vocabulary(
    ("parsec",),
    {
        **match_log.TEXTS,
        **match_play.TEXTS,
        **fights.TEXTS,
        **definitions.TEXTS,
        **table.TEXTS,
        **telling.TEXTS,
        **facts.TEXTS,
        **bots.TEXTS,
        **command_line.TEXTS,
    },
    FORMATS,
)
