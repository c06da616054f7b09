"""Overview of a match: how near everybody is to victory, forecasts, points, and overlays."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.commands import EndTime
from bp_desktop.games.parsec.match.posting_types import EVENT_CARD
from bp_desktop.games.parsec.match.queries.measures import affordable, forecast
from bp_desktop.games.parsec.match.sight import seen_by
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.victory import progress_of, score_lines
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import named
from bp_desktop.ui.games.parsec.table import overlays
from bp_desktop.ui.table.clock.countdown import Countdown
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.fields import ChoiceField
from bp_desktop.ui.widgets.row_painting import DENSE, THINGS, NotePart, Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import decimal

NUMBER = "number "
translate = QCoreApplication.translate


class OverviewPanel(DockPanel):
    """Follows the match while it is seen (PA-APP-14, -18, -22, -36, -38)."""

    def __init__(
        self, context: AnyTable, show_overlay: Callable[[overlays.ParsecOverlay], object] | None
    ) -> None:
        super().__init__()
        self._context = context
        self._show_overlay = show_overlay
        theme = context.theme
        self.overlays = ChoiceField(self._choose)
        self.overlays.setAccessibleName(self.tr("Show on the board"))
        tip = self.tr("Connected modules (in all), colonies, and cards expected from a roll")
        self._legend = tip
        self.progress = RowList(theme, self.tr("Close to victory"), style=replace(THINGS, part=18))
        self.points = RowList(theme, self.tr("Points"), style=replace(DENSE, badge="body"))
        self.points_title = label(self.tr("Points"), "overline")
        self.time = Countdown(context)
        self.time_up = Button(theme, self.tr("The time is up"), self._end_time, icon_name="clock")
        self.lay_scrolled(
            theme,
            label(self.tr("Show on the board"), "overline") if show_overlay else None,
            self.overlays if show_overlay else None,
            label(self.tr("Close to victory"), "overline"),
            label(tip, "small", wrap=True),
            self.progress,
            self.time,
            self.time_up,
            self.points_title,
            self.points,
            1,
            edges=(0, 0, 0, 0),
        )
        self._offer_overlays()
        context.follow(self, lambda match: (match, context.looking()), self._show, while_seen=True)

    def _offer_overlays(self) -> None:
        match: ParsecMatch = self._context.state
        named_ = {
            "": self.tr("Nothing more"),
            "structures": self.tr("Structures with their bonus"),
            "modules": self.tr("Dominated and contested modules"),
            "contacts": self.tr("Trade contacts"),
        }
        for number in range(1, match.tables.die + 1):
            named_[f"{NUMBER}{number}"] = filled(self.tr("Production of {number}"), number=number)
        self.overlays.offer(named_)

    def _choose(self, id_: str) -> None:
        if self._show_overlay is None:
            return
        if id_.startswith(NUMBER):
            self._show_overlay(overlays.number_overlay(int(id_.removeprefix(NUMBER))))
        else:
            self._show_overlay(overlays.OVERLAYS.get(id_, overlays.NO_OVERLAY))

    def _show(self, match: ParsecMatch, _viewer: PlayerId | None) -> None:
        rows = [row for one in match.order or match.players for row in self._rows(match, one)]
        self.progress.show_few(rows, most=16)
        timed = match.options.variant.timed_minutes > 0 and match.stage is not Stage.SETUP
        for one in (self.points_title, self.time, self.time_up):
            one.setVisible(timed)
        goes_on = timed and match.stage is Stage.PLAY
        self.time.count_down(match.options.variant.timed_minutes if goes_on else 0)
        self.time_up.setEnabled(goes_on and not match.time_is_up)
        self.points.show_few(list(self._score(match)) if timed else [], most=99)

    def _end_time(self) -> None:
        self._context.commander.submit(EndTime())

    def _rows(self, match: ParsecMatch, player: PlayerId) -> Iterator[Row]:
        """Both conditions, each figure with what is wanted of it (PA-APP-36)."""
        seen, who = self._context.may_see(player), match.players[player]
        now = progress_of(seen_by(match, self._context.looking()), player)  # PA-GAP-61
        enough = now.colonies >= now.colonies_wanted
        held = len(now.counted)
        others = f" ({len(now.dominated)})" if len(now.dominated) > held else ""
        parts = (
            NotePart(f"{held}/{now.modules_wanted}{others}", _ink(now.is_military), "ui/layers"),
            NotePart(f"{now.colonies}/{now.colonies_wanted}", _ink(enough), "unit/colony"),
            NotePart(decimal(float(forecast(match, player))), "muted", "ui/dice"),
        )
        yield Row(player, who.name, parts=parts, seat=who.color, tip=self._legend)
        cards = [NotePart(str(who.hand.total), "muted", "ui/coins")]  # counts are open (PA-APP-21)
        if seen:
            cards = [
                NotePart(
                    f"{now.hand[one]}/{now.each_wanted}",
                    _ink(now.hand[one] >= now.each_wanted),
                    f"resource/{one}",
                )
                for one in now.resources
            ]
        cards.append(NotePart(str(len(who.cards)), "muted", "ui/bolt"))
        tip = self.tr("Resource cards and event cards")
        yield Row(f"{player} cards", self.tr("Cards in hand"), parts=tuple(cards), tip=tip)
        if seen and match.stage is Stage.PLAY:
            yield self._payable(match, player)
        would = now.is_military or (now.is_economic and seen)
        if would and match.turn.player != player and match.stage is Stage.PLAY:
            yield Row(f"{player} wins", self.tr("Would win at the start of the turn"), ink="gold")

    def _payable(self, match: ParsecMatch, player: PlayerId) -> Row:
        """PA-APP-22: of a covered hand nothing is told."""
        found = tuple(affordable(match, player))
        names = [self._source(one) for one in found]
        pictures = ("ui/bolt" if one == EVENT_CARD else f"unit/{one}" for one in found)
        parts = tuple(NotePart("", "muted", one) for one in pictures)
        title, said = self.tr("Can pay for"), ", ".join(names) or self.tr("nothing yet")
        return Row(f"{player} pays", title, said, parts=parts, tip=said, spoken=f"{title}: {said}")

    def _score(self, match: ParsecMatch) -> list[Row]:
        """Each player's sum with a line for each source, and the sums of teams (PA-APP-38)."""
        found, teams = list[Row](), Counter[int]()
        lines = list(score_lines(match))
        for player in match.order:
            own = [one for one in lines if one.player == player and one.points]
            if not self._context.may_see(player):
                own = [one for one in own if one.source not in ("resources", "cards")]
            who = match.players[player]
            total = sum(one.points for one in own)
            teams[who.team] += total
            found.append(Row(player, who.name, seat=who.color, badge=str(total), ink="gold"))
            rows = ((f"{player} {one.source}", self._source(one.source), one.points) for one in own)
            found += [Row(id_, name, badge=str(points), ink="muted") for id_, name, points in rows]
        for team, total in sorted(teams.items()):
            if team:
                name = filled(translate("parsec setup", "Team {number}"), number=team)
                found.append(Row(f"team {team}", name, badge=str(total)))
        return found

    def _source(self, source: str) -> str:
        told = {
            "resources": self.tr("resources"),
            "cards": self.tr("event cards"),
            EVENT_CARD: self.tr("event card"),
            "permanent": self.tr("permanent events"),
        }
        return told.get(source) or named("unit", source)


def _ink(met: bool) -> str:
    return "gold" if met else "muted"
