"""The table of the balance panel: one line for each measure, one column for each start."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.games.burning_planets.board import Seat
from bp_desktop.games.burning_planets.map.balance import NEAR, Difference, Measure
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.games.burning_planets.studio.map_words import seat_titles
from bp_desktop.ui.look.players import player_icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.words.numbers import decimal

translate = QCoreApplication.translate
NONE = "–"
MANY = 5
"""More columns than these have no room for decimals."""


def measure_name(measure: Measure) -> str:
    match measure:
        case Measure.SIZE:
            return translate("Balance", "Cells of the planet")
        case Measure.FREE_BORDER:
            return translate("Balance", "Free border cells")
        case Measure.NATURAL:
            return translate("Balance", "Natural resources")
        case Measure.FORESTS:
            return translate("Balance", "of these forests")
        case Measure.MOUNTAINS:
            return translate("Balance", "of these mountains")
        case Measure.NEUTRAL:
            return translate("Balance", "Steps to the nearest free planet")
        case Measure.NEUTRALS:
            return translate("Balance", "Steps to free planets, on average")
        case Measure.ASTEROID:
            return translate("Balance", "Steps to the nearest asteroid")
        case Measure.ASTEROIDS:
            return filled(translate("Balance", "Asteroids within {steps} steps"), steps=NEAR)
        case Measure.OPPONENT:
            return translate("Balance", "Steps to the nearest opponent")
        case Measure.OPPONENTS:
            return translate("Balance", "Steps to opponents, on average")
        case Measure.OWN_CELLS:
            return translate("Balance", "Space cells nearest to it")
        case Measure.CONTESTED:
            return translate("Balance", "Contested cells")
        case Measure.CHOKE_POINTS:
            return translate("Balance", "Choke points")


def figure(value: float | None, *, whole: bool = False) -> str:
    """A number as short as it can be told; `whole` where there is little room."""
    if value is None:
        return NONE
    return f"{value:.0f}" if whole else decimal(value).removesuffix(decimal(0.0)[1:])


class BalanceLine(QFrame):
    """A name above its figures; the worst difference is lit, and told in words."""

    def __init__(self, theme: Theme, name: str, columns: int) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panelRow")
        self.name = label(name, "caption")
        self.difference = label("", "caption", wrap=True)
        self.figures: list[QLabel] = [label("", "strong") for _ in range(columns)]
        whole = column(theme, self, spacing=2, edges=(8, 4, 8, 4))
        whole.addWidget(self.name)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.px(2))
        for number, shown in enumerate(self.figures):
            shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(shown, 0, number)
            grid.setColumnStretch(number, 1)
        whole.addLayout(grid)
        whole.addWidget(self.difference)
        self.difference.hide()

    def show_values(self, values: Sequence[float | None]) -> None:
        known = [value for value in values if value is not None]
        differ = bool(known) and min(known) != max(known)
        for shown, value in zip(self.figures, values, strict=True):
            shown.setText(figure(value, whole=len(self.figures) > MANY))
            extreme = differ and value is not None and value in (min(known), max(known))
            color = self._theme.color("gold" if extreme else "text").name()
            style = f"color: {color}; font-weight: {700 if extreme else 400};"
            if shown.styleSheet() != style:  # setting one is slow, even the same again
                shown.setStyleSheet(style)

    def show_worst(self, difference: Difference | None) -> None:
        """Lit with how large the difference is; None: not the worst."""
        self.difference.setHidden(difference is None)
        if difference is not None:
            text = translate(
                "Balance", "The largest difference: {least} against {most}, {percent} % less"
            )
            facts = {
                "least": figure(difference.least),
                "most": figure(difference.most),
                "percent": round(100 * difference.part),
            }
            self.difference.setText(filled(text, **facts))
        lit = difference is not None
        if self.property("chosen") is not lit:
            self.setProperty("chosen", lit)
            self.style().unpolish(self)
            self.style().polish(self)


class SeatHead(QWidget):
    """The players' tokens above their columns."""

    def __init__(self, theme: Theme, seats: Sequence[Seat]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        size = 28 if len(seats) <= MANY else 22
        side = theme.px(size)
        grid.setContentsMargins(theme.px(10), 0, theme.px(10), 0)
        grid.setSpacing(theme.px(2))
        titles = seat_titles(seats)
        for number, seat in enumerate(seats):
            token = QLabel()
            token.setPixmap(player_icon(theme, seat.color, size).pixmap(side, side))
            token.setAlignment(Qt.AlignmentFlag.AlignCenter)
            token.setToolTip(tip(titles[seat.id]))
            token.setAccessibleName(titles[seat.id])
            grid.addWidget(token, 0, number)
            grid.setColumnStretch(number, 1)
