"""The deals that still bind somebody, a line each, for pages on which nobody acts."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.burning_planets.match.secret_values import ContractStatus
from bp_desktop.games.burning_planets.match.secret_view import ContractView, View
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.games.burning_planets.table.secrets.words import status_name, terms_lines

OPEN = (ContractStatus.DRAFT, ContractStatus.SEALED)


def open_deals(match: Match, seen: View) -> Iterator[str]:
    """As much of each as whoever looks may read."""
    return (deal_line(match, one) for one in seen.contracts.values() if one.status in OPEN)


def deal_line(match: Match, contract: ContractView) -> str:
    first, second = (match.players[one].name for one in contract.partners)
    words = f"{first} · {second}: {status_name(contract.status)}"
    if contract.terms is not None:
        return f"{words}. {'; '.join(terms_lines(match, contract.terms))}"
    hidden = QCoreApplication.translate("secrets", "face down")
    return f"{words}, {hidden} ({contract.commitment[:16]})"
