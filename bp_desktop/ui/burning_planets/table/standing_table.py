"""How everybody stands, as a table: what all may see, and the time they took."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.queries.standing import Holdings, standings
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.badge import badge_picture
from bp_desktop.ui.burning_planets.table.balances import small_purse
from bp_desktop.ui.burning_planets.table.clock.words import clock_text
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import card, label

BADGE = 32
WIDEST = 960


def standing_table(theme: Theme, match: Match, times: dict[PlayerId, int]) -> QFrame:
    """No treasury is in it (BP-APP-6); without `times` it has no column for them."""
    translate = QCoreApplication.translate
    frame = card()
    grid = QGridLayout(frame)
    edge = theme.px(20)
    grid.setContentsMargins(edge, edge, edge, edge)
    grid.setHorizontalSpacing(theme.px(24))
    grid.setVerticalSpacing(theme.px(10))
    grid.setColumnStretch(1, 1)
    heads = [
        "",
        translate("standing", "Player"),
        translate("standing", "Planets"),
        translate("standing", "Structures"),
        translate("standing", "Ships"),
        translate("standing", "Cost to build"),
    ]
    if times:
        heads.append(translate("standing", "Time"))
    for place, text in enumerate(heads):
        grid.addWidget(label(text, "caption"), 0, place)
    for line, holdings in enumerate(standings(match), start=1):
        _add(theme, grid, match, line, holdings)
        if times:
            seconds = times.get(holdings.player, 0)
            grid.addWidget(label(clock_text(seconds), "body"), line, len(heads) - 1)
    frame.setMaximumWidth(theme.px(WIDEST))
    return frame


def _add(theme: Theme, grid: QGridLayout, match: Match, line: int, found: Holdings) -> None:
    player = match.players[found.player]
    token = QLabel()
    token.setPixmap(badge_picture(theme, player.color, BADGE, token.devicePixelRatioF()))
    grid.addWidget(token, line, 0)
    text = f"{player.name} · {names().faction(player.faction)}"
    if found.eliminated:
        out = QCoreApplication.translate("standing", "out of the game")
        text = f"{text} · {out}"
    grid.addWidget(label(text, "strong" if found.won else "body"), line, 1)
    structures = sum(found.structures.values()) + sum(found.space.values())
    numbers = (found.planets, structures, sum(found.ships.values()))
    for place, number in enumerate(numbers, start=2):
        grid.addWidget(label(str(number), "body"), line, place)
    grid.addWidget(small_purse(theme, found.worth), line, 5)
