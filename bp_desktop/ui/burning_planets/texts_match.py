"""Everything a match can say, in one table."""

from bp_desktop.ui.burning_planets import (
    texts_match_hidden,
    texts_match_log,
    texts_match_play,
    texts_match_secrets,
    texts_match_setup,
)

TEXTS: dict[str, str] = {
    **texts_match_setup.TEXTS,
    **texts_match_play.TEXTS,
    **texts_match_secrets.TEXTS,
    **texts_match_log.TEXTS,
    **texts_match_hidden.TEXTS,
}
