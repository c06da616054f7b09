"""The balance panel: what each start position has, the worst difference, and whose cells are."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map.balance import (
    NEAR,
    Claim,
    FairnessMeasure,
    MapBalance,
    StartDifference,
)
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, counted, filled, tip
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.panels.parts import PanelBody
from bp_desktop.ui.games.burning_planets.studio import map_game
from bp_desktop.ui.games.burning_planets.studio.map_words import planet_title, seat_titles
from bp_desktop.ui.games.burning_planets.studio.overlays import territory_marks
from bp_desktop.ui.look.players import player_icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import card, column, emptied, label, lay, rule
from bp_desktop.ui.widgets.containers import YieldingPage
from bp_desktop.ui.widgets.fields import switch
from bp_desktop.ui.words.wording import decimal, translated

translate = QCoreApplication.translate
NONE = "–"
MANY = 5
"""More columns than these have no room for decimals."""
SMALL_SHARE, MODERATE_SHARE = 0.1, 0.3
"""Up to here differences are small, up to there moderate (`StartDifference.share`)."""
PAUSE_MS = 120
"""Worked out when the hand rests for so long: between strokes nothing may be felt."""


MEASURES = {
    FairnessMeasure.SIZE: QT_TRANSLATE_NOOP("Balance", "Cells of the planet"),
    FairnessMeasure.FREE_BORDER: QT_TRANSLATE_NOOP("Balance", "Free border cells"),
    FairnessMeasure.NATURAL: QT_TRANSLATE_NOOP("Balance", "Natural resources"),
    FairnessMeasure.FORESTS: QT_TRANSLATE_NOOP("Balance", "of these forests"),
    FairnessMeasure.MOUNTAINS: QT_TRANSLATE_NOOP("Balance", "of these mountains"),
    FairnessMeasure.NEUTRAL: QT_TRANSLATE_NOOP("Balance", "Steps to the nearest free planet"),
    FairnessMeasure.NEUTRALS: QT_TRANSLATE_NOOP("Balance", "Steps to free planets, on average"),
    FairnessMeasure.ASTEROID: QT_TRANSLATE_NOOP("Balance", "Steps to the nearest asteroid"),
    FairnessMeasure.ASTEROIDS: QT_TRANSLATE_NOOP("Balance", "Asteroids within {steps} steps"),
    FairnessMeasure.OPPONENT: QT_TRANSLATE_NOOP("Balance", "Steps to the nearest opponent"),
    FairnessMeasure.OPPONENTS: QT_TRANSLATE_NOOP("Balance", "Steps to opponents, on average"),
    FairnessMeasure.OWN_CELLS: QT_TRANSLATE_NOOP("Balance", "Space cells nearest to it"),
    FairnessMeasure.CONTESTED: QT_TRANSLATE_NOOP("Balance", "Contested cells"),
    FairnessMeasure.CHOKE_POINTS: QT_TRANSLATE_NOOP("Balance", "Choke points"),
}


def measure_name(measure: FairnessMeasure) -> str:
    return filled(translated("Balance", MEASURES[measure]), steps=NEAR)


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
        self.name = label(name, "caption", wrap=True)
        self.difference = label("", "caption", wrap=True)
        self.figures: list[QLabel] = [label("", "strong") for _ in range(columns)]
        figures = _columns(theme, self.figures)
        whole = column(theme, self, spacing=2, edges=(8, 4, 8, 4))
        lay(whole, self.name, figures, self.difference)
        self.difference.hide()

    def show_values(self, values: Sequence[float | None]) -> None:
        known = [value for value in values if value is not None]
        whole = len(self.figures) > MANY
        ends = {figure(end(known), whole=whole) for end in (min, max)} if known else set()
        for shown, value in zip(self.figures, values, strict=True):
            shown.setText(figure(value, whole=whole))
            # By what is read: of two figures that look the same, none stands out.
            extreme = len(ends) > 1 and shown.text() in ends
            color = self._theme.color("gold" if extreme else "text").name()
            style = f"color: {color}; font-weight: {700 if extreme else 400};"
            if shown.styleSheet() != style:  # setting one is slow, even the same again
                shown.setStyleSheet(style)

    def show_worst(self, difference: StartDifference | None) -> None:
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


def _verdict(worst: StartDifference | None) -> str:
    """One sentence about all start positions together."""
    if worst is None:
        return translate("Balance", "All starting positions are equal.")
    if worst.share <= SMALL_SHARE:
        return translate("Balance", "Balanced: the differences are small.")
    if worst.share <= MODERATE_SHARE:
        text = translate("Balance", "Almost balanced. Look at: {measure}")
    else:
        text = translate("Balance", "Not balanced. Look at: {measure}")
    return filled(text, measure=measure_name(worst.measure))


def _head(theme: Theme, seats: Sequence[MapSeat]) -> QGridLayout:
    """The players' tokens above their columns."""
    size = 28 if len(seats) <= MANY else 22
    side = theme.px(size)
    titles = seat_titles(seats)
    tokens = []
    for seat in seats:
        token = QLabel()
        token.setPixmap(player_icon(theme, seat.color, size).pixmap(side, side))
        token.setToolTip(tip(titles[seat.id]))
        token.setAccessibleName(titles[seat.id])
        tokens.append(token)
    return _columns(theme, tokens, edge=10)


def _columns(theme: Theme, labels: Sequence[QLabel], edge: int = 0) -> QGridLayout:
    """One below each player, all as wide."""
    grid = QGridLayout()
    grid.setContentsMargins(theme.px(edge), 0, theme.px(edge), 0)
    grid.setSpacing(theme.px(2))
    for number, shown in enumerate(labels):
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(shown, 0, number)
        grid.setColumnStretch(number, 1)
    return grid


class BalancePanel(map_game.MapMarkingPanel):
    """Worked out in an idle moment, and only while somebody looks."""

    def __init__(self, context: map_game.MapContext) -> None:
        super().__init__(context, pause_ms=PAUSE_MS)
        theme = context.theme
        self.balance: MapBalance | None = None
        self._columns: tuple[tuple[MapSeat, ...], tuple[PlanetId, ...]] | None = None
        self.lines: dict[FairnessMeasure, BalanceLine] = {}
        self.opponents: dict[PlayerId, BalanceLine] = {}
        self.neutrals: dict[PlanetId, BalanceLine] = {}
        self.verdict = label("", "strong", wrap=True)
        """How fair the map is in all."""
        self.overlay = switch(self.tr("Show on the board"), True, lambda _on: self._show_marks())
        self.claim = label("", "small", wrap=True)
        said = card("sunken")
        column(theme, said, edges=(12, 8, 12, 8)).addWidget(self.claim)
        self.body = PanelBody(theme, spacing=4)
        above = lay(
            column(theme, spacing=8, edges=(16, 8, 16, 0)), self.verdict, said, self.overlay
        )
        whole = QWidget()
        lay(column(theme, whole), above, (self.body, 1))
        lay(column(theme, self), YieldingPage(whole))
        self.show_cell(None)
        context.commander.changed.connect(self._on_changed)
        context.viewpoint.pointed.connect(self.show_cell)
        theme.changed.connect(self._on_theme)

    # --- when

    def _on_changed(self, change: map_game.MapChange) -> None:
        if not self._context.is_same(change):
            self.balance = None
            self.look_soon()

    def _on_theme(self) -> None:
        self._columns = None
        self.look_soon()

    # --- showing

    def _look(self) -> None:
        """Work the balance out, if it is not known."""
        if self.balance is None:
            self.balance = MapBalance(self._context.state)
        self._show(self.balance)
        self._show_marks()

    def _show(self, balance: MapBalance) -> None:
        state = self._context.state
        starts = balance.starts
        seats = tuple(
            next(seat for seat in state.content.seats if seat.id == start.seat) for start in starts
        )
        planets = tuple(starts[0].neutrals) if starts else ()
        if self._columns != (seats, planets):
            self._columns = (seats, planets)
            self._build(seats, planets)
        worst = balance.worst()
        self.verdict.setText(_verdict(worst))
        self.verdict.setHidden(len(starts) < 2)
        if not starts:
            return
        for measure, line in self.lines.items():
            line.show_values([start.values[measure] for start in starts])
            is_worst = worst is not None and worst.measure is measure
            line.show_worst(worst if is_worst else None)
        for opponent, line in self.opponents.items():
            line.show_values([start.opponents.get(opponent) for start in starts])
        for planet, line in self.neutrals.items():
            line.show_values([start.neutrals.get(planet) for start in starts])

    def _build(self, seats: tuple[MapSeat, ...], planets: tuple[PlanetId, ...]) -> None:
        theme, inside = self._theme, self.body.column
        emptied(inside)
        self.lines, self.opponents, self.neutrals = {}, {}, {}
        if not seats:
            said = self.tr(
                "There are no starting planets yet. Select a planet and set its player in the "
                "inspector."
            )
            inside.addWidget(label(said, "quiet", wrap=True))
            inside.addStretch()
            return
        titles = seat_titles(seats)
        state = self._context.state
        inside.addLayout(_head(theme, seats))
        for measure in FairnessMeasure:
            self.lines[measure] = BalanceLine(theme, measure_name(measure), len(seats))
            inside.addWidget(self.lines[measure])
        inside.addWidget(rule())
        for seat in seats if len(seats) > 1 else ():
            text = filled(self.tr("Steps to {player}"), player=titles[seat.id])
            self.opponents[seat.id] = BalanceLine(theme, text, len(seats))
            inside.addWidget(self.opponents[seat.id])
        inside.addWidget(rule())
        for planet in planets:
            name = planet_title(state, state.board.planets[planet])
            text = filled(self.tr("Steps to {name}"), name=name)
            self.neutrals[planet] = BalanceLine(theme, text, len(seats))
            inside.addWidget(self.neutrals[planet])
        inside.addStretch()

    def _show_marks(self) -> None:
        marks: Sequence[Mark] = ()
        if self.balance is not None and self.overlay.isChecked():
            marks = territory_marks(self.balance, self._context.state, self._theme)
        self.mark(marks)

    # --- one cell

    def show_cell(self, cell: Hex | None) -> None:
        """Explain whose a cell is; for the pointer on the board."""
        if not self.isVisible() and cell is not None:
            return
        found = self.balance.claim(cell) if cell is not None and self.balance is not None else None
        if found is None:
            self.claim.setText(self.tr("Point at a cell of space to see whose it is, and why."))
        else:
            self.claim.setText(self.claim_words(found))

    def claim_words(self, claim: Claim) -> str:
        """Who is nearest, by how much, and what is in the way."""
        titles = seat_titles(self._context.state.content.seats)
        facts = {"cell": cell_name(self._context.state.board.tiles, claim.cell)}
        if not claim.steps:
            return filled(self.tr("{cell}: no ship can get here; every way is blocked."), **facts)
        first, steps = claim.steps[0]
        if len(claim.owners) > 1:
            names_ = ", ".join(titles[one] for one in claim.owners)
            text = self.tr("{cell}: contested. {players} are equally near: %n step(s).", "", steps)
            return filled(counted(text, steps), players=names_, **facts)
        text = self.tr("{cell}: nearest to {player}, %n step(s).", "", steps)
        said = filled(counted(text, steps), player=titles[first], **facts)
        if len(claim.steps) > 1:
            second, more = claim.steps[1]
            text = self.tr("Then {player}, {steps}.")
            said += " " + filled(text, player=titles[second], steps=more)
            if claim.detour(second):
                text = self.tr("Going around planets and asteroids costs {player} {steps}.")
                facts = {"player": titles[second], "steps": str(claim.detour(second))}
                said += " " + filled(text, **facts)
        return said
