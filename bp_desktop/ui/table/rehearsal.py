"""Rehearsal of a match: the same table over a copy of its state, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.games.table import NextStep, Stage
from bp_desktop.session.rehearsal import rehearsal_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.table.parts import RehearsalParts, TableParts
from bp_desktop.ui.table.table_actions import table_handlers
from bp_desktop.ui.widgets.basics import Button, column, keep_place, label, lay, put_away, row

if TYPE_CHECKING:
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.table.view import TableView

STRIPE, EVERY = 8, 14


class RehearsalController(QObject):
    """Lets a table give way to its rehearsal, and come back as it was."""

    def __init__(self, view: TableView[Any, Any, Any]) -> None:
        super().__init__(view)
        self._view = view
        self.screen: RehearsalScreen | None = None

    @property
    def table(self) -> TableView[Any, Any, Any] | None:
        """What is played on while it lasts."""
        return self.screen.table if self.screen is not None else None

    def begin(self, first: Any = None) -> None:
        """With that step, if there is one already."""
        view, tried = self._view, self._view.context.parts.rehearsal
        if tried is None or view.leave is not None or self.screen is not None:
            return
        if not self._can_begin(tried):
            view.context.view.notify(self.tr("There is nothing to rehearse now."))
            return
        view.curtain.cover()  # whoever answers here is not always who looked there
        view.inspector.clear()
        self._be_seen(False)
        self.screen = RehearsalScreen(view, tried, first, self.leave)
        view.box.addWidget(self.screen, 1)
        self.screen.begin()

    def _can_begin(self, tried: RehearsalParts[Any]) -> bool:
        game, state = self._view.context.game, self._view.state
        asked = game.asked(state)
        if asked is None or game.stage(state) is not Stage.PLAY:
            return False
        return any(tried.tries(one.command) for one in game.legal(state, asked) if one.legal)

    def leave(self) -> None:
        screen, self.screen = self.screen, None
        if screen is not None:
            screen.drop()
            put_away(screen)
            self._be_seen(True)
            self._view.focus_main()

    def _be_seen(self, seen: bool) -> None:
        """Keys lead to what is seen."""
        view = self._view
        actions = view.context.view.actions
        actions.unbind(view)
        view.head.setVisible(seen)
        view.screens.setVisible(seen)
        if seen:
            actions.bind(table_handlers(view), view, view.context.parts.keywords())


class RehearsalScreen(QWidget):
    """The bar, and below it a table of its own, which lasts until somebody begins again."""

    def __init__(
        self,
        view: TableView[Any, Any, Any],
        tried: RehearsalParts[Any],
        first: Any,
        leave: Callable[[], object],
    ) -> None:
        super().__init__(view)
        self._view, self._tried, self._first, self._leave = view, tried, first, leave
        self.table: TableView[Any, Any, Any] | None = None
        theme = view.context.theme
        self.bar = RehearsalBar(theme, self.begin, leave)
        self._box = lay(column(theme, self), self.bar)

    def begin(self) -> None:
        """From the position of the match, as often as somebody likes."""
        from bp_desktop.ui.table.view import TableView  # which has a rehearsal itself

        self.drop()
        view = self._view.context.view
        commander = Commander(rehearsal_of(self._view.session, self._tried.tries))
        context = view._replace(commander=commander, kept={}, plan_fight=None)
        parts = rehearsed(self._view.context.parts, self._tried)
        self.table = table = TableView(context, parts, leave=self._leave)
        commander.setParent(table)  # it goes with it
        self._box.addWidget(table, 1)
        commander.changed.connect(self._look)
        self.bar.words.setText(self.tr("Rehearsal: nothing here counts, and nothing is kept."))
        if self._first is not None:
            table.act(self._first)
        table.focus_main()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nothing here wants: Esc leads out, and no other key reaches the match below."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Nor does a right click."""

    def drop(self) -> None:
        if self.table is not None:
            self._view.context.view.actions.unbind(self.table)
            self._box.removeWidget(self.table)
            put_away(self.table)
            self.table = None

    def _look(self) -> None:
        """Whoever is out leaves a hand to somebody, who may not read it before it has happened, and
        at the end of a match every hand lies open."""
        table = self.table
        if table is not None and self._ended(table.state) != self._ended(self._view.state):
            table.viewer.cover()
            table.setEnabled(False)
            keep_place(table)
            table.setVisible(self._view.context.game.stage(table.state) is not Stage.OVER)
            self._view.context.view.actions.unbind(table)
            text = self.tr("The rehearsal ends here: the match would be over, or a player out.")
            self.bar.words.setText(text)
            self.bar.again.setFocus()

    def _ended(self, state: Any) -> tuple[object, ...]:
        game = self._view.context.game
        return (game.stage(state), *(one.out for one in game.seats(state)))


class RehearsalBar(QFrame):
    """Says over the whole width that this is not the match, with the ways on and out."""

    def __init__(
        self, theme: Theme, again: Callable[[], object], leave: Callable[[], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self.words = label("", "strong", wrap=True)
        self.again = Button(theme, self.tr("Begin again"), again, icon_name="previous")
        text = self.tr("Leave the rehearsal")
        self.leave = Button(theme, text, leave, icon_name="close")
        parts = (self.words, 1), self.again, self.leave
        lay(row(theme, self, spacing=10, edges=(16, 6 + STRIPE, 16, 6)), *parts)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._theme.px
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("gold_quiet"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(QRectF(0, 0, self.width(), px(STRIPE)))
            painter.setPen(QPen(self._theme.color("accent"), px(STRIPE) * 0.7))
            for left in range(-px(EVERY), self.width() + px(EVERY), px(EVERY)):
                painter.drawLine(left, px(STRIPE) + 4, left + px(STRIPE) + 8, -4)


def rehearsed(
    parts: TableParts[Any, Any, Any], tried: RehearsalParts[Any]
) -> TableParts[Any, Any, Any]:
    """The same game without what concerns the match as a whole; dice can be typed by everybody. For
    the program's seats people decide: what it would do there it does in the match, too, and with
    cards that nobody has seen."""
    game = parts.game

    def next_step(state: Any) -> NextStep[Any] | None:
        step = game.next_step(state)
        return step if step is not None and tried.tries(step.command) else None

    tries = replace(
        game,
        seats=lambda state: tuple(one._replace(by_hand=True) for one in game.seats(state)),
        next_step=next_step,
        clock=None,
        remarks=None,
        banker=None,
        endings=lambda _state: (),
        bots={},
    )
    return replace(parts, game=tries, options=None, enforce=None, advice=lambda _state: "")
