"""Everything a match can say, in one table."""

from bp_desktop.texts.games.burning_planets import match_hidden as texts_match_hidden
from bp_desktop.texts.games.burning_planets import match_log as texts_match_log
from bp_desktop.texts.games.burning_planets import match_play as texts_match_play
from bp_desktop.texts.games.burning_planets import match_secrets as texts_match_secrets
from bp_desktop.texts.games.burning_planets import match_setup as texts_match_setup
from bp_desktop.texts.games.burning_planets import match_table as texts_match_table

TEXTS: dict[str, str] = {
    **texts_match_setup.TEXTS,
    **texts_match_play.TEXTS,
    **texts_match_secrets.TEXTS,
    **texts_match_log.TEXTS,
    **texts_match_hidden.TEXTS,
    **texts_match_table.TEXTS,
}
