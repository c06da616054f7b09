"""Options of Parsec for the window: the list, its words, and the file of house rules."""

from functools import lru_cache

from bp_desktop.core.options import LARGEST_FILE, OptionList
from bp_desktop.games.parsec import option_list as parsec
from bp_desktop.games.parsec.options import ParsecOptions
from bp_desktop.resources import read_text
from bp_desktop.texts.games.parsec import options
from bp_desktop.ui.table.setup.options_panel import OptionSheet
from bp_desktop.ui.widgets.option_list import OptionWords
from bp_desktop.ui.words.wording import speech


@lru_cache(maxsize=1)
def parsec_options() -> OptionList[ParsecOptions]:
    return parsec.parsec_option_list(read_text("rules", "parsec", "options.toml"))


def parsec_option_sheet() -> OptionSheet[ParsecOptions]:
    """In the language of the window."""
    return OptionSheet(
        parsec_options(),
        OptionWords(
            option=lambda key: options.option_words(key, speech()),
            value=lambda _key, value: options.value_words(value, speech()),
            group=lambda group: options.group_words(group, speech()),
        ),
        {id_: options.preset_words(id_, speech()) for id_ in parsec.PRESETS},
        parsec.SUFFIX,
        LARGEST_FILE,
        parsec.options_to_file,
        parsec.options_from_file,
    )
