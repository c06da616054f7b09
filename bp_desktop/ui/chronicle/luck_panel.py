"""Luck per player, said with its uncertainty, and how the dice of the match fell."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from bp_desktop.core.luck import ENOUGH_TRIES, Luck
from bp_desktop.games.burning_planets.match.chronicle.fortune import Fortune, fortunes
from bp_desktop.games.burning_planets.match.chronicle.samples import Annals
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.chronicle.luck_bar import LuckBar
from bp_desktop.ui.chronicle.throw_words import match_rolls
from bp_desktop.ui.dice.statistics import StatisticsPanel
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.numbers import decimal

BADGE = 26


class LuckPanel(QScrollArea):
    """Worked out when it is seen: exact chances of hundreds of tries take a moment."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._match: Match | None = None
        self._annals: Annals | None = None
        self._taken_back = 0
        self._stale = False
        self.sentences: list[QLabel] = []
        self.bars: list[LuckBar] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        inside.setObjectName("transparent")
        whole = column(theme, inside, spacing=12, edges=(0, 0, 10, 0))
        explained = self.tr(
            "Every try has an exact chance: hitting, surviving an attack, a turn without an event. "
            "Luck says how many of 100 such matches would have gone worse. The bar shows what is "
            "usual, the line in it what was to be expected, the dot what came."
        )
        whole.addWidget(label(explained, "small", wrap=True))
        self._cards = column(theme, spacing=8)
        whole.addLayout(self._cards)
        self._uncounted = label("", "small", wrap=True)
        whole.addWidget(self._uncounted)
        self.statistics = StatisticsPanel(theme)
        self.statistics.log.setMinimumHeight(theme.px(220))
        whole.addWidget(self.statistics, 1)
        self.setWidget(inside)

    def show_annals(self, annals: Annals, match: Match, taken_back: int) -> None:
        """`taken_back`: how many throws no longer count."""
        self._annals, self._match, self._taken_back = annals, match, taken_back
        self._stale = True
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        if not self._stale or self._annals is None or self._match is None:
            return
        self._stale = False
        while (item := self._cards.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.sentences, self.bars = [], []
        found = fortunes(self._match.players, (one for _, one in self._annals.tries))
        for player in self._match.players.values():
            mine = [one for one in found if one.player == player.id]
            self._cards.addWidget(self._card(player, mine))
        text = self.tr("%n throw(s) were taken back and are not counted.", "", self._taken_back)
        self._uncounted.setText(counted(text, self._taken_back))
        self._uncounted.setVisible(bool(self._taken_back))
        rolls, words = match_rolls(self._annals, self._match)
        self.statistics.show_rolls(rolls, words)

    def _card(self, player: Player, mine: Iterable[Fortune]) -> QWidget:
        frame = card()
        line = row(self._theme, frame, spacing=12, edges=(14, 10, 14, 10))
        token = QLabel()
        token.setPixmap(badge_picture(self._theme, player.color, BADGE, self.devicePixelRatioF()))
        line.addWidget(token, 0, Qt.AlignmentFlag.AlignTop)
        words = column(self._theme, spacing=4)
        words.addWidget(label(player.name, "strong"))
        found = list(mine)
        if not found:
            words.addWidget(self._said(self.tr("Has not thrown yet.")))
        for one in found:
            words.addWidget(self._said(self._sentence(one)))
            bar = LuckBar(self._theme, one.whole)
            self.bars.append(bar)
            words.addWidget(bar)
            parts = label(self._parts(one), "caption", wrap=True)
            words.addWidget(parts)
        line.addLayout(words, 1)
        return frame

    def _said(self, text: str) -> QLabel:
        made = label(text, "body", wrap=True)
        self.sentences.append(made)
        return made

    def _sentence(self, one: Fortune) -> str:
        luck = one.whole
        whose = self.tr("Dice of the program") if one.origin == "app" else self.tr("Dice by hand")
        facts = {
            "dice": whose,
            "successes": luck.successes,
            "tries": luck.tries,
            "expected": decimal(float(luck.expected)),
        }
        if not luck.is_enough:
            text = self.tr(
                "{dice}: {successes} of {tries} went well, {expected} were to be expected. Fewer "
                "than {enough} tries say nothing about luck."
            )
            return filled(text, **facts, enough=ENOUGH_TRIES)
        text = self.tr(
            "{dice}: {successes} of {tries} went well, {expected} were to be expected, usually "
            "{least} to {most}. Better than {percent} of 100 such matches (between {low} and "
            "{high})."
        )
        low, high = luck.interval
        return filled(
            text,
            **facts,
            percent=_percent(luck.percentile),
            low=_percent(low),
            high=_percent(high),
            least=luck.usual[0],
            most=luck.usual[1],
        )

    def _parts(self, one: Fortune) -> str:
        texts = {
            Purpose.ATTACK: self.tr("attacks {share}"),
            Purpose.DEFENCE: self.tr("survived {share}"),
            Purpose.EVENT: self.tr("turns without an event {share}"),
        }
        return "  ·  ".join(
            filled(texts[subject], share=self._share(luck)) for subject, luck in one.parts.items()
        )

    def _share(self, luck: Luck) -> str:
        text = self.tr("{successes} of {tries} ({expected} expected)")
        return filled(
            text,
            successes=luck.successes,
            tries=luck.tries,
            expected=decimal(float(luck.expected)),
        )


def _percent(share: object) -> str:
    return f"{float(share) * 100:.0f}"  # type: ignore[arg-type]  # a Fraction
