"""Parsec at the shared table: what the game brings to its screens and its paper."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec.ids import TURN_PARTS, PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.lookup import named_card, owned
from bp_desktop.games.parsec.match.queries.facts.figures import place_of
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Command, Event
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.shared.house_rules import ChangeEnforcement
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.art import board_picture
from bp_desktop.ui.games.parsec.art.colors import PAPER
from bp_desktop.ui.games.parsec.art.player_columns import paint_columns
from bp_desktop.ui.games.parsec.book import fact_words, part_word, resource_looks, rulebook
from bp_desktop.ui.games.parsec.setup.option_sheet import parsec_option_sheet
from bp_desktop.ui.games.parsec.table.faces import thing_picture, unit_title
from bp_desktop.ui.games.parsec.table.holdings_page import past_units
from bp_desktop.ui.games.parsec.table.parsec_actions import parsec_specs
from bp_desktop.ui.games.parsec.table.parsec_board import describe_cell
from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable
from bp_desktop.ui.table import parts
from bp_desktop.ui.table.secret_words import hand_words
from bp_desktop.ui.words.wording import shown_name, worded

PART_RULES: dict[str, str] = {
    TurnPart.PRODUCTION: "PA-TURN-1",
    TurnPart.ACTIONS: "PA-TURN-2",
    TurnPart.PURCHASES: "PA-TURN-3",
}

translate = QCoreApplication.translate


def parsec_parts() -> parts.TableParts[ParsecMatch, Command, Event]:
    return parts.TableParts(
        game=parsec_table(),
        lay=lambda shell: ParsecTable(shell).laid(),
        name="Parsec",
        trade_name=translate("parsec", "Trade"),
        resources=resource_looks,
        rulebook=lambda _match: rulebook(),
        phase_name=part_word,
        phase_rule=PART_RULES.__getitem__,
        phases=TURN_PARTS,
        advice=advice,
        enforce=ChangeEnforcement,
        options=parts.OptionsInPlay(
            sheet=parsec_option_sheet,
            of=lambda match: match.options,
            change=c.ChangeParsecOption,
            settled=lambda _match: (),
        ),
        rehearsal=parts.RehearsalParts(rehearses, ("now", "cards")),
        specs=parsec_specs,
        picture=thing_picture,
        board=parts.BoardArt(
            is_tracked=lambda match: match.tracked,
            picture=board_picture.match_picture,
            drawn=lambda match: (match.board, match.units, match.turn, match.lasting),
            describe=describe_cell,
            stand_in=paint_columns,
        ),
        past_list=past_units,
        secrets=hand_words,
        confirms_end=True,  # PA-APP-37
        paper=parts.PaperParts(_laid, _holdings, _private, _paper_picture, False),
    )


def advice(match: ParsecMatch) -> str:
    """What to do in this part of the turn."""
    if match.stage is not Stage.PLAY or match.fight is not None:
        return ""
    roll = translate("parsec", "now roll for production")
    give = translate("parsec", "now hand out the production")
    return {
        TurnPart.PRODUCTION: give if match.turn.rolled else roll,
        TurnPart.ACTIONS: translate("parsec", "now act, or buy"),
        TurnPart.PURCHASES: translate("parsec", "now buy, or end the turn"),
    }[match.turn.part]


def rehearses(command: Command) -> bool:
    """Fights, with the moves before them and the cards in them (PA-APP-35); a purchase would show
    the next card of the deck."""
    return isinstance(command, c.ParsecFight | c.MoveVessel | c.Unload | c.PlayEvent | c.ApplyText)


# --- on paper


def _laid(match: ParsecMatch) -> Iterator[str]:
    """Which module lies where, so that the board can be set up by this page."""
    names = (shown_name(one.name) or one.id for one in match.board.modules)
    laid = " · ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    if laid:
        yield filled(translate("parsec", "Modules, row by row: {modules}"), modules=laid)


def _holdings(match: ParsecMatch, player: PlayerId) -> Iterator[str]:
    """Each unit with its place."""
    for unit in owned(match, player):
        yield f"{unit_title(unit)} [{worded(place_of(match, unit))}]"


def _private(match: ParsecMatch, player: PlayerId) -> Iterator[str]:
    """The event cards of a hand."""
    for held in match.players[player].cards:
        yield fact_words(named_card(match, held))


def _paper_picture(match: ParsecMatch, palette: str) -> board_picture.ParsecPicture | None:
    """None where the board stands on the table."""
    if not match.board.modules:
        return None
    looks = board_picture.looks_of(match, palette)
    seen = board_picture.seen_of(match)
    return board_picture.ParsecPicture(match.board, PAPER, seen, looks, for_print=True)
