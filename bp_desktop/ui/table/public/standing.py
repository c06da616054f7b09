"""Beside a real board the public window shows what everybody has there, in large figures."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.queries.standing import holdings_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label

BADGE = 36


class StandingPanel(QWidget):
    """A line a player, in turn order: planets, structures, ships. No treasury."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._grid = QGridLayout(self)
        self._match: Match | None = None
        self.figures: dict[PlayerId, tuple[QLabel, ...]] = {}
        self._names: dict[PlayerId, QLabel] = {}
        self._badges: dict[PlayerId, QLabel] = {}
        heads = (self.tr("Planets"), self.tr("Structures"), self.tr("Ships"))
        for place, text in enumerate(heads):
            head = label(text, "caption")
            self._grid.addWidget(head, 0, place + 2, Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(1, 1)
        theme.changed.connect(self._on_theme)

    def _on_theme(self) -> None:
        if self._match is not None:
            self.show_match(self._match)

    def show_match(self, match: Match) -> None:
        self._match = match
        self._grid.setHorizontalSpacing(self._theme.px(32))
        self._grid.setVerticalSpacing(self._theme.px(14))
        for place, id_ in enumerate(match.order or tuple(match.players), start=1):
            if id_ not in self.figures:
                self._add(id_, place)
            player, found = match.players[id_], holdings_of(match, id_)
            ratio = self.devicePixelRatioF()
            self._badges[id_].setPixmap(badge_picture(self._theme, player.color, BADGE, ratio))
            self._names[id_].setText(player.name)
            for one in (self._names[id_], self._badges[id_], *self.figures[id_]):
                one.setEnabled(not player.eliminated)
            structures = sum(found.structures.values()) + sum(found.space.values())
            numbers = (found.planets, structures, sum(found.ships.values()))
            for shown, number in zip(self.figures[id_], numbers, strict=True):
                shown.setText(str(number))
        self._grid.setRowStretch(len(match.players) + 1, 1)

    def _add(self, id_: PlayerId, line: int) -> None:
        self._badges[id_] = QLabel()
        self._names[id_] = label("", "heading")
        self.figures[id_] = tuple(label("", "title") for _ in range(3))
        for place, one in enumerate((self._badges[id_], self._names[id_], *self.figures[id_])):
            side = Qt.AlignmentFlag.AlignRight if place > 1 else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(one, line, place, side | Qt.AlignmentFlag.AlignVCenter)
