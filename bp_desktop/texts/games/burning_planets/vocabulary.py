"""The vocabulary of Burning Planets: everything that its maps and matches can say."""

from bp_desktop.texts.games.burning_planets import (
    command_line,
    maps,
    match_log,
    match_play,
    match_secrets,
    match_setup,
    match_table,
    studio,
)
from bp_desktop.texts.games.burning_planets.formats import FORMATS
from bp_desktop.texts.rendering import Vocabulary

VOCABULARY = Vocabulary(
    ("bp",),
    {
        **maps.TEXTS,
        **studio.TEXTS,
        **match_setup.TEXTS,
        **match_table.TEXTS,
        **match_play.TEXTS,
        **match_secrets.TEXTS,
        **match_log.TEXTS,
        **command_line.TEXTS,
    },
    FORMATS,
)
