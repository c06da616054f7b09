"""Inspecting at the table: shows a glance at what is pointed at, and pins the card of a thing."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.games.facts import ThingFacts
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.inspect.asking import asked_thing
from bp_desktop.ui.table.inspect.fact_card import FactCard
from bp_desktop.ui.table.inspect.glance_card import GlanceCard
from bp_desktop.ui.table.inspect.places import Heading, ThingPlaces
from bp_desktop.ui.widgets.basics import put_away

GLANCE_MS = 300


class InspectController(QObject):
    """At most one card is pinned, and at most one glance is shown."""

    def __init__(
        self,
        context: AnyTable,
        table: QWidget,
        places: ThingPlaces | None,
        act: Callable[[Any], object],
        plan: Callable[[str], object] | None,
    ) -> None:
        """`places`: where the game shows its things; None: in lists alone."""
        super().__init__(table)
        self._context = context
        self._table = table
        self._places = places
        self._act = act
        self._plan = plan
        self.card: FactCard | None = None
        self.glance: GlanceCard | None = None
        self._anchor: QRect | None = None
        """Where the card was asked for, if not on the board."""
        self._focus_before: QWidget | None = None
        self._pointed = ""
        self._timer = QTimer(self, singleShot=True, interval=GLANCE_MS)
        self._timer.timeout.connect(self._show_glance)
        self._listener = context.follow(self, self._slice, self._show)
        context.theme.changed.connect(self._on_theme)
        if places is not None:
            places.moved.connect(self._on_moved)

    @property
    def pinned(self) -> str:
        """The id of what is inspected; "": nothing."""
        facts = self.card.facts if self.card is not None else None
        return facts.id if facts is not None else ""

    def _facts(self, thing: str) -> ThingFacts[Any] | None:
        context = self._context
        return context.game.facts(context.state, thing, context.looking())

    # --- the pinned card

    def pin(self, thing: str, anchor: QRect | None = None) -> bool:
        """Show all about a thing, beside `anchor` or else where it stands; False if it is not
        there any more."""
        facts = self._facts(thing)
        if facts is None:
            return False
        self.point_at(None)
        self._anchor = anchor
        if self.card is None:
            self._focus_before = QApplication.focusWidget()
            self.card = FactCard(self._context, self._table, self._act, self._plan)
            self.card.closed.connect(self.close)
            self.card.went.connect(self.go)
        self.card.show_facts(facts)
        self._listener.look_again()
        self._stand(thing, bring=anchor is None)
        self.card.setFocus()
        return True

    def ask_at(self, point: QPoint) -> bool:
        """About whatever is at a point of the table; False if that is nothing to ask about."""
        asked = asked_thing(self._table, self._table.childAt(point), point)
        if asked is not None:
            return self.pin(*asked)
        thing = self._places.under(point) if self._places is not None else None
        return thing is not None and self.pin(thing)

    def ask_here(self) -> bool:
        """About whatever the keyboard is on."""
        thing, where = self._here()
        return bool(thing) and self.pin(thing, where)

    def rule_here(self) -> str:
        """The rule that speaks of whatever the keyboard is on; "" for none."""
        thing, _ = self._here()
        facts = self._facts(thing) if thing else None
        return facts.rule if facts is not None else ""

    def _here(self) -> tuple[str, QRect | None]:
        """What the keyboard is on, and where, if not on the board; "" for nothing."""
        thing = self._places.at_cursor() if self._places is not None else None
        if thing is not None:
            return thing, None
        asked = asked_thing(self._table, QApplication.focusWidget(), None)
        return ("", None) if asked is None else asked

    def show_place(self, thing: str) -> bool:
        """In the middle of the board, with its card; False if it has no place there."""
        places = self._places
        return places is not None and places.bring(thing) and self.pin(thing)

    def close(self) -> bool:
        """Whether there was something to close."""
        card, self.card = self.card, None
        if card is None:
            return False
        had_keyboard = card.hasFocus() or card.isAncestorOf(QApplication.focusWidget() or card)
        before, self._focus_before = self._focus_before, None
        put_away(card)
        if self._places is not None:
            self._places.ring(None)
        if had_keyboard and before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        return True

    def clear(self) -> None:
        """Neither a card nor a glance: the table gives way to something else."""
        self.point_at(None)
        self.close()

    def go(self, heading: Heading) -> None:
        """On to the next thing in a direction."""
        if self._places is not None and self.pinned:
            following = self._places.beyond(self.pinned, heading)
            if following is not None:
                self.pin(following)

    def _slice(self, _state: object) -> tuple[object, ...]:
        return (self._facts(self.pinned) if self.pinned else None,)

    def _show(self, facts: ThingFacts[Any] | None) -> None:
        """A step was taken, or somebody else looks."""
        if self.card is None:
            return
        if facts is None:
            self.close()
        elif facts != self.card.facts:
            self.card.show_facts(facts)
            self._stand(facts.id)

    def _on_theme(self) -> None:
        self._drop_glance()
        if self.card is not None and self.card.facts is not None:
            self.card.show_facts(self.card.facts)
            self._stand(self.pinned)

    def _on_moved(self) -> None:
        self.point_at(None)
        if self.card is not None and self._anchor is None:
            self._stand(self.pinned)

    def _stand(self, thing: str, *, bring: bool = False) -> None:
        card, places = self.card, self._places
        if card is None:
            return
        whole, spot = self._table.rect(), self._anchor
        room = whole
        if places is not None:
            if bring and places.spot(thing) is None:
                places.bring(thing)
            places.ring(thing)
            if spot is None:
                spot, room = places.spot(thing), places.room()
        if room.height() < card.least_height:  # in a low window it may lie over more than the board
            room = whole
        card.stand(room, spot)

    # --- the glance

    def point_at(self, thing: str | None) -> None:
        """Somebody points at a thing, or at none; what it is, is told after a moment."""
        if (thing or "") == self._pointed and thing:
            return
        self._pointed = thing or ""
        self._drop_glance()
        if thing and thing != self.pinned:
            self._timer.start()
        else:
            self._timer.stop()

    def _show_glance(self) -> None:
        places = self._places
        facts = self._facts(self._pointed) if self._pointed else None
        spot = places.spot(self._pointed) if places is not None else None
        if facts is None or places is None or spot is None:
            return
        if self.glance is None:
            self.glance = GlanceCard(self._context, self._table)
        self.glance.show_facts(facts, places.room(), spot)

    def _drop_glance(self) -> None:
        glance, self.glance = self.glance, None
        put_away(glance)
