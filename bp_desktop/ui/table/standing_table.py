"""How everybody stands, as a table: what all may see, and the time they took."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayout

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.queries.fates import Fate
from bp_desktop.games.burning_planets.match.queries.standing import Holdings, standings
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.balances import small_purse
from bp_desktop.ui.table.clock.words import clock_text, reading
from bp_desktop.ui.widgets.basics import card, label
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.widgets.metrics import column

BADGE = 32
WIDEST = 960

translate = QCoreApplication.translate


def standing_table(
    theme: Theme, match: Match, times: dict[PlayerId, int], fates: Mapping[PlayerId, Fate]
) -> QFrame:
    """No treasury is in it (BP-APP-6); without `times` it has no column for them."""
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
    for line, holdings in enumerate(standings(match, tuple(fates)), start=1):
        _add(theme, grid, match, line, holdings, fates)
        if times:
            budget = match.clock.budget_of(holdings.player)
            grid.addLayout(_time(theme, times.get(holdings.player, 0), budget), line, 6)
    frame.setMaximumWidth(theme.px(WIDEST))
    return frame


def _add(
    theme: Theme,
    grid: QGridLayout,
    match: Match,
    line: int,
    found: Holdings,
    fates: Mapping[PlayerId, Fate],
) -> None:
    player = match.players[found.player]
    token = QLabel()
    token.setPixmap(badge_picture(theme, player.color, BADGE, token.devicePixelRatioF()))
    grid.addWidget(token, line, 0)
    words = column(theme, spacing=0)
    words.addWidget(_in_one_line(player.name, "strong" if found.won else "body"))
    words.addWidget(_in_one_line(_about(player, fates.get(player.id)), "caption"))
    grid.addLayout(words, line, 1)
    structures = sum(found.structures.values()) + sum(found.space.values())
    numbers = (found.planets, structures, sum(found.ships.values()))
    for place, number in enumerate(numbers, start=2):
        grid.addWidget(label(str(number), "body"), line, place)
    grid.addWidget(small_purse(theme, found.worth), line, 5)


def _in_one_line(text: str, role: str) -> QLabel:
    """Shortened where there is no room for all of it."""
    made = FittingLabel(role)
    made.setText(text)
    made.setToolTip(tip(text))
    return made


def _about(player: Player, fate: Fate | None) -> str:
    """The faction, and since when somebody is out."""
    faction = names().faction(player.faction)
    if not player.eliminated:
        return faction
    if fate is None:
        out = translate("standing", "out of the game")
    elif fate.conceded:
        out = filled(translate("standing", "gave up in round {round}"), round=fate.round)
    else:
        out = filled(translate("standing", "out of the game in round {round}"), round=fate.round)
    return f"{faction} · {out}"


def _time(theme: Theme, seconds: int, budget: int | None) -> QLayout:
    """How long somebody took, and by how much that was more than they had."""
    lines = column(theme, spacing=0)
    lines.addWidget(label(clock_text(seconds), "body"))
    shown = reading(seconds, budget)
    if shown.color == "danger":
        lines.addWidget(label(shown.text, "problem"))
    return lines
