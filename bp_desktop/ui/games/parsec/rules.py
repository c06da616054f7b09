"""Parsec's rules to be looked up, in the language of the window."""

from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.texts.game_rules import GameRules
from bp_desktop.texts.games.parsec.game_rules import parsec_rules
from bp_desktop.ui.games.parsec.book import tables
from bp_desktop.ui.games.parsec.setup.option_sheet import parsec_options
from bp_desktop.ui.words.wording import book_speech


def rules_of(match: ParsecMatch | None = None) -> GameRules:
    """As a match plays them, with its factions, or as the book has them."""
    rows, speech = parsec_options().rows, book_speech()
    if match is None:
        return parsec_rules(tables(), rows, speech)
    dealt = {id_ for player in match.players.values() for id_ in player.factions}
    factions = tuple(one for one in match.definitions.factions if one.id in dealt)
    return parsec_rules(match.tables, rows, speech, match.options, factions)
