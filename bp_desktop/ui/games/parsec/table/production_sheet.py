"""Production sheet: a row for each player, what they take of planets, one confirmation for all."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec.ids import PlayerId, ResourceId
from bp_desktop.games.parsec.match import commands as c, production
from bp_desktop.games.parsec.match.sight import seen_by
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, named, resource_looks
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, problem_line, row, show_text
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.widgets.purse import MOST_CARDS, PurseCount


class ClaimRow(QWidget):
    """What one player has coming: fixed cards, and those to choose (PA-APP-17)."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self.player = PlayerId("")
        self.claim = production.ProductionClaim(EMPTY)
        self.badge = PlayerBadge(theme, 22)
        self.name = label("", "strong")
        self.from_what = label("", "small", wrap=True)
        self.takes = PurseCount(theme, resource_looks(), most=MOST_CARDS)
        self.takes.edited.connect(on_changed)
        who = lay(row(theme, spacing=8), self.badge, (self.name, 1))
        lay(column(theme, self, spacing=6), who, self.from_what, self.takes)

    def show_claim(
        self, match: ParsecMatch, player: PlayerId, claim: production.ProductionClaim, start: Purse
    ) -> None:
        self.player, self.claim = player, claim
        who = match.players[player]
        self.badge.show_color(who.color)
        self.name.setText(who.name)
        said = [self._planet(count, kinds) for count, kinds in claim.planets]
        if claim.fixed:
            said.append(filled(self.tr("asteroids: {cards}"), cards=fact_words(claim.fixed)))
        if claim.by_word:
            said.append(self.tr("1 card of choice if the number is nowhere on the board"))
        elif claim.wildcard:
            said.append(self.tr("the number is nowhere: 1 card of choice"))
        self.from_what.setText(" · ".join(said))
        self.takes.setVisible(claim.choices > 0)
        kinds = {one for _count, some in claim.planets for one in some}
        for resource, box in self.takes.amounts.items():
            fits = claim.wildcard or resource in kinds
            box.setMaximum(claim.choices if fits else 0)
            cell = box.parentWidget()
            if cell is not None:
                cell.setVisible(fits)
        self.takes.show_purse(start)

    def _planet(self, count: int, kinds: tuple[str, ...]) -> str:
        words = " / ".join(named("resource", one) for one in kinds)
        return filled(self.tr("{count} of {resources}"), count=count, resources=words)

    @property
    def is_fitting(self) -> bool:
        takes, kinds = self.takes.purse(), tuple(map(ResourceId, self.takes.amounts))
        return not self.claim.choices or production.is_fitting(self.claim, takes, kinds)


class ProductionSheet(QWidget):
    """Shown from the roll until everything is handed out."""

    def __init__(self, theme: Theme, act: Callable[[c.PayProduction], object]) -> None:
        super().__init__()
        self._theme = theme
        self._act = act
        self._match: ParsecMatch | None = None
        self.title = label("", "heading", wrap=True)
        self.problem = problem_line()
        self.rows: list[ClaimRow] = []
        self._lines = column(theme, spacing=12)
        words = self.tr("Confirm for all")
        self.confirm = Button(theme, words, self.submit, kind="primary", icon_name="check")
        box = column(theme, self, spacing=12)
        lay(box, self.title, self._lines, self.problem, self.confirm)

    def show_roll(self, match: ParsecMatch, viewer: PlayerId | None) -> None:
        """With a proposal that tells nothing about hands that are hidden."""
        self._match = match
        self.title.setText(filled(self.tr("Production of {number}"), number=match.turn.rolled))
        found = production.waiting(match, match.turn.rolled)
        starts = production.completed(seen_by(match, viewer), found, {})
        while len(self.rows) < len(found):
            self.rows.append(ClaimRow(self._theme, self._show_problem))
            self._lines.addWidget(self.rows[-1])
        for line, (player, claim) in zip(self.rows, found.items(), strict=False):
            line.show_claim(match, player, claim, starts.get(player, EMPTY))
        for number, line in enumerate(self.rows):
            line.setVisible(number < len(found))
        self._show_problem()

    @property
    def shown(self) -> list[ClaimRow]:
        return [one for one in self.rows if not one.isHidden()]

    def command(self) -> c.PayProduction:
        chosen = ((one.player, one.takes.purse()) for one in self.shown if one.claim.choices)
        return c.PayProduction(tuple(c.ProductionChoice(*one) for one in chosen))

    def submit(self) -> None:
        self._act(self.command())

    def _show_problem(self) -> None:
        """What the bank lacks, in red, and whose cards do not fit (PA-PROD-2, -8)."""
        match = self._match
        if match is None:
            return
        wrong = [match.players[one.player].name for one in self.shown if not one.is_fitting]
        demand = sum((one.claim.fixed + one.takes.purse() for one in self.shown), EMPTY)
        short = match.bank.missing(demand) if match.bank_ends else EMPTY
        said = list[str]()
        if wrong:
            text = self.tr("These cards do not fit: {players}")
            said.append(filled(text, players=", ".join(wrong)))
        if short:
            text = self.tr("The bank is short of {cards}")
            said.append(filled(text, cards=fact_words(short)))
        show_text(self.problem, "\n".join(said))
        self.confirm.setEnabled(not wrong)
