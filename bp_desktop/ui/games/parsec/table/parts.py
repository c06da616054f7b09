"""Parsec at the shared table: what the game brings to its screens and its paper."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId, TurnPart
from bp_desktop.games.parsec.match.commands import ChangeParsecOption
from bp_desktop.games.parsec.match.lookup import named_card, named_unit, owned
from bp_desktop.games.parsec.match.queries.facts.figures import place_of
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Command, Event
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.shared.house_rules import ChangeEnforcement
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.parsec.art.board_picture import (
    ParsecPicture,
    looks_of,
    match_picture,
    seen_of,
)
from bp_desktop.ui.games.parsec.art.colors import PAPER
from bp_desktop.ui.games.parsec.book import fact_words, part_word, resource_looks, rulebook
from bp_desktop.ui.games.parsec.setup.option_sheet import parsec_option_sheet
from bp_desktop.ui.games.parsec.table.holdings_page import past_units
from bp_desktop.ui.games.parsec.table.parsec_actions import parsec_specs
from bp_desktop.ui.games.parsec.table.parsec_board import describe_cell
from bp_desktop.ui.games.parsec.table.parsec_table import lay_parsec
from bp_desktop.ui.table.parts import BoardArt, OptionsInPlay, PaperParts, TableParts
from bp_desktop.ui.words.wording import words_of

PART_RULES: dict[str, str] = {
    TurnPart.PRODUCTION: "PA-TURN-1",
    TurnPart.ACTIONS: "PA-TURN-2",
    TurnPart.PURCHASES: "PA-TURN-3",
}

translate = QCoreApplication.translate


def parsec_parts() -> TableParts[ParsecMatch, Command, Event]:
    return TableParts(
        game=parsec_table(),
        lay=lay_parsec,
        name="Parsec",
        resources=resource_looks,
        rulebook=lambda _match: rulebook(),
        phase_name=part_word,
        phase_rule=PART_RULES.__getitem__,
        phases=TURN_PARTS,
        advice=advice,
        enforce=ChangeEnforcement,
        options=OptionsInPlay(
            sheet=parsec_option_sheet,
            of=lambda match: match.options,
            change=ChangeParsecOption,
            settled=lambda _match: (),
        ),
        specs=parsec_specs,
        picture=thing_picture,
        board=BoardArt(
            is_tracked=lambda match: match.tracked,
            picture=match_picture,
            drawn=lambda match: (match.board, match.units, match.turn, match.lasting),
            describe=describe_cell,
        ),
        past_list=past_units,
        paper=PaperParts(lambda _match: (), _holdings, _private, _paper_picture),
    )


def advice(match: ParsecMatch) -> str:
    """What to do in this part of the turn."""
    if match.stage is not Stage.PLAY or match.fight is not None:
        return ""
    return {
        TurnPart.PRODUCTION: translate("parsec", "first roll for production"),
        TurnPart.ACTIONS: translate("parsec", "now act, or buy"),
        TurnPart.PURCHASES: translate("parsec", "now buy, or end the turn"),
    }[match.turn.part]


def thing_picture(match: ParsecMatch, thing: str) -> str:
    """Of a unit by its type, of a planet or asteroid by what it is."""
    unit = next((one for one in match.units.values() if one.id == thing), None)
    if unit is not None:
        return f"unit/{unit.type}"
    body = match.board.bodies.get(thing)
    if body is None:
        return ""
    return "board/planet" if body.is_planet else "board/asteroid"


# --- on paper


def _holdings(match: ParsecMatch, player: PlayerId) -> Iterator[str]:
    """Each unit with its place."""
    for unit in owned(match, player):
        place = words_of(place_of(match, unit))
        title = fact_words(named_unit(match, unit))
        yield f"{title} [{place}]" if place else title


def _private(match: ParsecMatch, player: PlayerId) -> Iterator[str]:
    """The event cards of a hand."""
    for held in match.players[player].cards:
        yield fact_words(named_card(match, held))


def _paper_picture(match: ParsecMatch, palette: str) -> ParsecPicture | None:
    """None where the board stands on the table."""
    if not match.board.modules:
        return None
    looks = looks_of(match, palette)
    return ParsecPicture(match.board, PAPER, seen_of(match), looks, for_print=True)
