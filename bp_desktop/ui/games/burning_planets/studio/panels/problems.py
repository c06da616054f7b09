"""The problems panel: every broken rule, live, with a way to it and often a way out."""

from collections.abc import Callable
from itertools import groupby

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QLineEdit, QVBoxLayout

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.problem import Problem, Severity
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.validation import (
    fixes_for_all,
    fixes_for_everything,
    without_new_errors,
)
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.burning_planets.tiles import Tiles
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.editor.counterparts import unpaired
from bp_desktop.ui.editor.panels.parts import ClickRow, PanelBody, picture
from bp_desktop.ui.games.burning_planets.studio.edit_images import images_of_fix
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapContext, MapPanel
from bp_desktop.ui.games.burning_planets.studio.overlays import ProblemWatch
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.rule_link import RuleLink, RuleReader
from bp_desktop.ui.words.wording import worded

LAID_OUT_MS = 60
"""After so long a list that was made anew has its length."""
MOST_NAMED = 3
"""Cells named in a line; beyond, they are counted."""
LONGEST_REASON = 500
MOST_SHOWN = 120
"""A file that is wrong all over is not read line by line."""
MOST_TOLD = 5
"""Of many fixes, in the tip of their button."""


class ReasonEdit(QLineEdit):
    """Asks why a problem is accepted; Esc gives up."""

    def __init__(self, on_given_up: Callable[[], object]) -> None:
        super().__init__()
        self._on_given_up = on_given_up
        self.setMaxLength(LONGEST_REASON)
        self.setPlaceholderText(self.tr("Why is this acceptable here?"))
        self.setAccessibleName(self.tr("Reason for accepting"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_given_up()
        else:
            super().keyPressEvent(event)


class ProblemCard(ClickRow):
    """A click goes to the cells; the buttons mend the problem or accept it."""

    def __init__(
        self,
        theme: Theme,
        tiles: Tiles | None,
        problem: Problem,
        submit: Callable[[c.AnyMapCommand], object],
        mend: Callable[[c.Single], object],
    ) -> None:
        sentence = worded(problem.message)
        super().__init__(sentence)
        self.problem = problem
        explain(self, rule=problem.rule)
        self._submit = submit
        self._mend = mend
        self.reason = ReasonEdit(self._give_up)
        self.reason.returnPressed.connect(self._accept)
        self.reason.hide()
        self.fix = Button(theme, self.tr("Fix"), self._fix, kind="mini", icon_name="bolt")
        self.accept = Button(theme, self.tr("Accept …"), self._on_accept, kind="mini")
        self.unaccept = Button(theme, self.tr("No longer accept"), self._unaccept, kind="mini")
        why, where = problem.reason if problem.accepted else "", cells_text(tiles, problem)
        words = lay(
            column(theme, spacing=4),
            label(sentence, "body", wrap=True),
            label(f"“{why}”", "small", wrap=True) if why else None,
            label(where, "caption") if where else None,
            self.reason,
        )
        buttons = row(theme, spacing=4, edges=(0, 2, 0, 0))
        words.addLayout(lay(buttons, self.fix, self.accept, self.unaccept, SPRING))
        sign = (self._sign(theme), 0, Qt.AlignmentFlag.AlignTop)
        lay(row(theme, self, spacing=10, edges=(10, 8, 8, 8)), sign, (words, 1))
        # Not before they have their place: each would be shown as a window of its own.
        self.fix.setHidden(problem.accepted or problem.fix is None)
        self.accept.setHidden(problem.accepted)
        self.unaccept.setHidden(not problem.accepted)

    def _sign(self, theme: Theme) -> QLabel:
        if self.problem.accepted:
            return picture(theme, "ui/check", "success")
        if self.problem.severity is Severity.ERROR:
            return picture(theme, "ui/error", "danger")
        return picture(theme, "ui/warning", "gold")

    def _fix(self) -> None:
        if self.problem.fix is not None:
            self._mend(self.problem.fix)

    def _on_accept(self) -> None:
        """First the reason is asked for, then the same button takes it."""
        if not self.reason.isHidden():
            self._accept()
            return
        self.reason.show()
        self.reason.setFocus()
        self.accept.setText(self.tr("Accept"))

    def _give_up(self) -> None:
        self.reason.hide()
        self.accept.setText(self.tr("Accept …"))
        self.setFocus()

    def _accept(self) -> None:
        reason = self.reason.text().strip()
        self._submit(c.AcceptProblem(self.problem.rule, self.problem.cells, reason))

    def _unaccept(self) -> None:
        self._submit(c.UnacceptProblem(self.problem.rule, self.problem.cells))


def cells_text(tiles: Tiles | None, problem: Problem) -> str:
    """Where it is: a few cells by name, many by number."""
    cells = problem.cells
    if len(cells) <= MOST_NAMED:
        return "  ".join(cell_name(tiles, cell) for cell in cells)
    n = len(cells)
    text = QCoreApplication.translate("ProblemCard", "{cell} and %n more cell(s)", "", n - 1)
    return filled(counted(text, n - 1), cell=cell_name(tiles, cells[0]))


class ProblemsPanel(MapPanel):
    """Errors first, then warnings, then what is accepted; one card for each rule."""

    def __init__(
        self,
        context: MapContext,
        watch: ProblemWatch,
        rules: RuleReader,
        play: Callable[[], object] | None = None,
    ) -> None:
        """`play` sets up a match on the map, where there is a window around it."""
        super().__init__(context)
        self._rules = rules
        self._play = play
        self.play: Button | None = None
        self.watch = watch
        self.cards: list[ProblemCard] = []
        self.fix_all: dict[str, Button] = {}
        self.fix_everything: Button | None = None
        self.body = PanelBody(self._theme, self)
        # The list stays where it is, once it is laid out: then it is long enough again.
        self._scrolled: int | None = None
        self._laid_out = QTimer(self, singleShot=True, interval=LAID_OUT_MS)
        self._laid_out.timeout.connect(self._let_go)
        self.body.verticalScrollBar().rangeChanged.connect(self._stay)
        watch.changed.connect(self.look_soon)
        self._theme.changed.connect(self.look_soon)
        self.look()

    # --- showing

    def _look(self) -> None:
        at = self._focused_card()
        if self._scrolled is None:
            self._scrolled = self.body.verticalScrollBar().value()
        emptied(self.body.column)
        self.cards.clear()
        self.fix_all.clear()
        self.play = None
        found = self.watch.problems
        self.body.column.addLayout(self._head())
        ordered = sorted(found, key=lambda one: (_order(one), one.rule))
        for _key, group in groupby(ordered[:MOST_SHOWN], key=lambda one: (_order(one), one.rule)):
            self.body.column.addWidget(self._group(tuple(group)))
        if len(found) > MOST_SHOWN:
            n = len(found) - MOST_SHOWN
            more = counted(self.tr("and %n more", "", n), n)
            self.body.column.addWidget(label(more, "small"))
        self.body.column.addStretch()
        if at is not None and self.cards:
            self.cards[min(at, len(self.cards) - 1)].setFocus()
        self._laid_out.start()

    def _stay(self) -> None:
        if self._scrolled is not None:
            self.body.verticalScrollBar().setValue(self._scrolled)

    def _let_go(self) -> None:
        self._stay()
        self._scrolled = None

    def _head(self) -> QVBoxLayout:
        errors, warnings = self.watch.open_errors, self.watch.open_warnings
        head = column(self._theme, spacing=4)
        if not errors and not warnings:
            all_kept = self.tr("No rules are broken")
            title = self.tr("No open problems") if self.watch.problems else all_kept
            sign = picture(self._theme, "ui/check", "success", 24)
            line = lay(row(self._theme, spacing=10), sign, (label(title, "heading"), 1))
            said = self.tr("No problems. New ones appear here as you draw.")
            lay(head, line, label(said, "small", wrap=True), self._begun())
            if self._play is not None:
                text = self.tr("Play this map")
                self.play = Button(self._theme, text, self._play, kind="mini", icon_name="play")
                head.addSpacing(self._theme.px(8))
                head.addWidget(self.play, 0, Qt.AlignmentFlag.AlignLeft)
            return head
        parts = []
        if errors:
            parts.append(counted(self.tr("%n error(s)", "", errors), errors))
        if warnings:
            parts.append(counted(self.tr("%n warning(s)", "", warnings), warnings))
        lay(head, label(" · ".join(parts), "heading"), self._begun())
        if sum(one.fix is not None and not one.accepted for one in self.watch.problems) > 1:
            self.fix_everything = Button(
                self._theme,
                self.tr("Fix everything"),
                self._fix_everything,
                kind="mini",
                icon_name="bolt",
            )
            self.fix_everything.setToolTip(
                self.tr("Does one fix after the other, and none that would break another rule.")
            )
            head.addWidget(self.fix_everything, 0, Qt.AlignmentFlag.AlignLeft)
        return head

    def _begun(self) -> QLabel | None:
        """Why some rules do not count, where they do not."""
        if not self.watch.play_has_begun:
            return None
        said = self.tr(
            "Play has begun on this map: it has ships, structures, a treasury or a turn. So it "
            "may have any number of planets, asteroids and natural resources."
        )
        return label(said, "small", wrap=True)

    def _group(self, group: tuple[Problem, ...]) -> QFrame:
        first = group[0]
        made = card()
        chip = RuleLink(self._theme, self._rules, first.rule, worded(first.message))
        accepted = label(self.tr("accepted"), "caption") if first.accepted else None
        line = row(self._theme, spacing=8, edges=(10, 0, 4, 0))
        lay(line, (chip, 0, Qt.AlignmentFlag.AlignVCenter), accepted, SPRING)
        fixes = [one.fix for one in group if one.fix is not None]
        if len(fixes) > 1 and not first.accepted:
            text = filled(self.tr("Fix all {count}"), count=len(fixes))
            button = Button(
                self._theme, text, lambda: self._fix_all(first), kind="mini", icon_name="bolt"
            )
            button.setToolTip(self._told(*fixes))
            self.fix_all[first.rule] = button
            line.addWidget(button)
        inside = lay(column(self._theme, made, spacing=2, edges=(6, 8, 6, 8)), line)
        for problem in group:
            tiles = self._context.state.board.tiles
            shown = ProblemCard(self._theme, tiles, problem, self._context.submit, self._fix)
            if problem.fix is not None:
                shown.fix.setToolTip(self._told(problem.fix))
            shown.activated.connect(lambda one=problem: self._context.viewpoint.go_to(one.cells))
            self.cards.append(shown)
            inside.addWidget(shown)
        return made

    def _focused_card(self) -> int | None:
        focus = QApplication.focusWidget() or self
        found = (shown is focus or shown.isAncestorOf(focus) for shown in self.cards)
        return next((number for number, is_it in enumerate(found) if is_it), None)

    def _told(self, *fixes: c.Single) -> str:
        """What a fix does, or some of what many do, before it is done."""
        state, some = self._context.state, fixes[:MOST_TOLD]
        told = list(dict.fromkeys(MAP_GAME.describe_step(state, one) for one in some))
        if n := len(fixes) - len(some):
            told.append(counted(self.tr("and %n more", "", n), n))
        return filled(self.tr("Does this: {what}"), what="\n".join(told))

    # --- acting

    def _fix(self, fix: c.Single) -> None:
        """Mend one problem, its images with it, and whatever that would break. Where there is no
        such way it is done and told: the designer has asked for it."""
        self._mend_whole((fix, *self._along(self._context.state, fix)))

    def _fix_all(self, like: Problem) -> None:
        """Mend one problem after the other, as far as each is still there: one undo step."""
        self._mend_whole(fixes_for_all(self._context.state, like, self._along))

    def _fix_everything(self) -> None:
        fixes = fixes_for_everything(self._context.state, self._along)
        self._mend(fixes)
        if not fixes:
            self._context.feedback.told.emit((say("bp.studio.fixes_nothing"),))

    def _mend_whole(self, fixes: tuple[c.Single, ...]) -> None:
        whole = without_new_errors(self._context.state, fixes, self._along)
        self._mend(whole or fixes)
        if whole is None:
            self._context.feedback.told.emit((say("bp.studio.fix_breaks"),))

    def _along(self, state: MapState, fix: c.Single) -> tuple[c.Single, ...]:
        return images_of_fix(state, self._context.symmetry.now, fix)

    def _mend(self, fixes: tuple[c.Single, ...]) -> None:
        if not fixes:
            return
        before = self._exceptions()
        self._context.submit(*fixes, deed=MapDeed.FIX)
        more = self._exceptions() - before
        if more > 0:
            self._context.feedback.told.emit((say("bp.studio.fixed_unevenly", count=more),))

    def _exceptions(self) -> int:
        return len(unpaired(MAP_GAME, self._context.state, self._context.symmetry.now))


def _order(problem: Problem) -> tuple[bool, bool]:
    return problem.accepted, problem.severity is not Severity.ERROR
