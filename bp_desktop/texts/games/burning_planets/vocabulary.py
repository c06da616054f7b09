"""The vocabulary of Burning Planets: everything that its maps and matches can say."""

from bp_desktop.texts.games.burning_planets import (
    bots,
    facts,
    lessons,
    maps,
    match_log,
    match_play,
    match_stage,
    match_table,
)
from bp_desktop.texts.games.burning_planets.formats import FORMATS
from bp_desktop.texts.rendering import Vocabulary

VOCABULARY = Vocabulary(
    ("bp",),
    {
        **maps.TEXTS,
        **match_table.TEXTS,
        **match_play.TEXTS,
        **match_log.TEXTS,
        **match_stage.TEXTS,
        **facts.TEXTS,
        **bots.TEXTS,
        **lessons.TEXTS,
    },
    FORMATS,
)
