"""Every posting as a sentence, and what it moved in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.accounts import BookLine
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.games.burning_planets.formats import amount_words
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import planet_title, ship_title
from bp_desktop.ui.words.wording import speech

translate = QCoreApplication.translate


def sentence(match: Match, line: BookLine) -> str:
    """Who got or paid something, and what for."""
    source = source_title(match, line.source)
    text = (_with_source(line) if source else "") or _plain(line)
    if line.type == PostingType.TRANSFER and line.reason:
        text = f"{text}: {{reason}}"
    return filled(text, player=match.players[line.player].name, source=source, reason=line.reason)


def _gains(line: BookLine) -> bool:
    return any(amount > 0 for _, amount in line.amounts)


def _with_source(line: BookLine) -> str:
    """Empty where nothing has to be said about where it came from."""
    match line.type:
        case PostingType.START_GRANT:
            return translate("Ledger", "{player} begins with what {source} yields")
        case PostingType.COLLECT:
            return translate("Ledger", "{player} collects: {source}")
        case PostingType.BUILD if _gains(line):
            return translate("Ledger", "{player} gets money back: {source}")
        case PostingType.BUILD | PostingType.SHIP_BUILD:
            return translate("Ledger", "{player} builds: {source}")
        case PostingType.SPACE_PURCHASE:
            return translate("Ledger", "{player} buys: {source}")
        case PostingType.LOAD:
            return translate("Ledger", "{player} loads goods: {source}")
        case PostingType.UNLOAD:
            return translate("Ledger", "{player} unloads goods: {source}")
        case PostingType.LOOT_HULL | PostingType.LOOT_HOLD:
            return translate("Ledger", "{player} takes loot: {source}")
        case PostingType.TRANSFER if _gains(line):
            return translate("Ledger", "{player} is paid by {source}")
        case PostingType.TRANSFER:
            return translate("Ledger", "{player} pays {source}")
        case _:
            return ""


def _plain(line: BookLine) -> str:
    """Where the source says nothing, or is gone: a destroyed ship leaves its loot only."""
    match line.type:
        case PostingType.START_GRANT:
            return translate("Ledger", "{player} begins")
        case PostingType.COLLECT:
            return translate("Ledger", "{player} collects")
        case PostingType.BUILD | PostingType.SPACE_PURCHASE:
            return translate("Ledger", "{player} builds")
        case PostingType.SHIP_BUILD:
            return translate("Ledger", "{player} builds a ship")
        case PostingType.LOAD:
            return translate("Ledger", "{player} loads goods")
        case PostingType.UNLOAD:
            return translate("Ledger", "{player} unloads goods")
        case PostingType.LOOT_HULL:
            return translate("Ledger", "{player} takes the worth of a destroyed hull")
        case PostingType.LOOT_HOLD:
            return translate("Ledger", "{player} takes the goods of a destroyed ship")
        case PostingType.TRANSFER:
            return translate("Ledger", "{player} pays or is paid")
        case PostingType.ADJUST if line.source == line.player:  # BP-ELIM-2
            return translate("Ledger", "{player} is out: the treasury is lost")
        case PostingType.ADJUST if line.reason:
            return translate("Ledger", "Correction for {player}: {reason}")
        case _:
            return translate("Ledger", "Correction for {player}")


def source_title(match: Match, source: str) -> str:
    """A planet, a player, a ship that is still there or a kind, by name; empty for what is gone."""
    planet = match.board.planets.get(PlanetId(source))
    if planet is not None:
        return planet_title(planet)
    player = match.players.get(PlayerId(source))
    if player is not None:
        return player.name
    ship = match.board.ships.get(ShipId(source))
    if ship is not None:
        return ship_title(match, ship)
    return names().kind(source) if source in match.tables.structures else ""


def signed_amount(resource: str, amount: int) -> str:
    """Such as "+5 metal", in the form the language has for so many."""
    return ("+" if amount > 0 else "-") + amount_words(resource, abs(amount), speech())


def moved(line: BookLine, resources: Sequence[str]) -> str:
    """What came or went of each resource, and what there was afterwards."""
    return ", ".join(
        f"{signed_amount(one, line.amounts[one])} → {line.balance[one]}"
        for one in resources
        if line.amounts[one]
    )
