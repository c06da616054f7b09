"""Options of Burning Planets for the window: the list, its words, and the file of house rules."""

from functools import lru_cache

from bp_desktop.core.options import OptionList
from bp_desktop.games.burning_planets import option_list as bp
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.resources import read_text
from bp_desktop.texts.games.burning_planets.options import (
    group_words,
    option_words,
    preset_words,
    value_words,
)
from bp_desktop.ui.table.setup.options_panel import OptionSheet
from bp_desktop.ui.widgets.option_list import OptionWords
from bp_desktop.ui.words.wording import speech


@lru_cache(maxsize=1)
def option_list() -> OptionList[Options]:
    return bp.option_list(read_text("rules", "options.toml"))


WORDS = OptionWords(
    option=lambda key: option_words(key, speech()),
    value=lambda key, value: value_words(key, value, speech()),
    group=lambda group: group_words(group, speech()),
)


def option_sheet() -> OptionSheet[Options]:
    """In the language of the window."""
    return OptionSheet(
        option_list(),
        WORDS,
        {id_: preset_words(id_, speech()) for id_ in bp.PRESETS},
        bp.SUFFIX,
        bp.LARGEST,
        bp.options_to_file,
        bp.options_from_file,
    )
