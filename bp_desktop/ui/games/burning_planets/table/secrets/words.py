"""Words for contracts and transports: their states, terms and goods, and open deals."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.match.lookup import name_of
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus, LineState, Terms
from bp_desktop.games.burning_planets.match.secret_view import ContractView, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, filled
from bp_desktop.ui.games.burning_planets.book import fact_words
from bp_desktop.ui.words.wording import translated

_STATUS: dict[ContractStatus, str] = {
    ContractStatus.DRAFT: QT_TRANSLATE_NOOP("secrets", "Draft"),
    ContractStatus.SEALED: QT_TRANSLATE_NOOP("secrets", "In force"),
    ContractStatus.DISCLOSED: QT_TRANSLATE_NOOP("secrets", "Fulfilled"),
    ContractStatus.LOST: QT_TRANSLATE_NOOP("secrets", "Lost"),
    ContractStatus.BROKEN: QT_TRANSLATE_NOOP("secrets", "Broken"),
    ContractStatus.VOID: QT_TRANSLATE_NOOP("secrets", "Void"),
}

_STATE: dict[LineState, str] = {
    LineState.UNDER_WAY: QT_TRANSLATE_NOOP("secrets", "Under way"),
    LineState.COMPLETED: QT_TRANSLATE_NOOP("secrets", "Arrived"),
    LineState.DESTROYED: QT_TRANSLATE_NOOP("secrets", "Destroyed"),
}

OPEN = (ContractStatus.DRAFT, ContractStatus.SEALED)


def status_name(status: ContractStatus) -> str:
    return translated("secrets", _STATUS[status])


def state_name(state: LineState) -> str:
    return translated("secrets", _STATE[state])


def terms_lines(match: Match, terms: Terms) -> tuple[str, ...]:
    """What a contract says, one promise a line, then the ship and any further words."""
    lines = []
    for one in terms.deliveries:
        text = QCoreApplication.translate("secrets", "{giver} to {receiver}: {goods}")
        giver, receiver = name_of(match, one.giver), name_of(match, one.receiver)
        goods = fact_words(one.goods)
        lines.append(filled(text, giver=giver, receiver=receiver, goods=goods))
    text = QCoreApplication.translate("secrets", "Cargo ship {number} of {player}")
    carrier = name_of(match, terms.carrier)
    lines.append(filled(text, number=terms.ship_number, player=carrier))
    if terms.note:
        lines.append(terms.note)
    return tuple(lines)


def open_deals(match: Match) -> tuple[str, ...]:
    contracts = visible_to(match, None).contracts.values()
    return tuple(deal_line(match, one) for one in contracts if one.status in OPEN)


def deal_line(match: Match, contract: ContractView) -> str:
    """As much of it as whoever looks may read."""
    first, second = (match.players[one].name for one in contract.partners)
    words = f"{first} · {second}: {status_name(contract.status)}"
    if contract.terms is not None:
        return f"{words}. {'; '.join(terms_lines(match, contract.terms))}"
    return f"{words}, {QCoreApplication.translate('secrets', 'face down')}"
