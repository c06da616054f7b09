"""What the states of contracts and transports are called, and goods in words."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.secret_values import ContractStatus, LineState
from bp_desktop.ui.burning_planets.name_formats import amounts_words
from bp_desktop.ui.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.wording import translated

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


def status_name(status: ContractStatus) -> str:
    return translated("secrets", _STATUS[status])


def state_name(state: LineState) -> str:
    return translated("secrets", _STATE[state])


def goods_words(goods: Purse) -> str:
    """ "20 biomass, 10 metal"; a dash for nothing."""
    return amounts_words(goods, QCoreApplication.translate)
