"""Steps card: the best plan step by step, followed by saying how each attack went."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame

from bp_desktop.games.burning_planets.planner.goals import score_of
from bp_desktop.games.burning_planets.planner.optimum import Move, Planner
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.figures import percent
from bp_desktop.ui.games.burning_planets.combat.answer_card import value_text
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label
from bp_desktop.ui.widgets.containers import FlowLayout

SEEN = 14


@dataclass(frozen=True, slots=True)
class PlanPosition:
    """What stands, who waits, and who is acting with how many attacks left."""

    alive: frozenset[str]
    waiting: frozenset[str]
    acting: str = ""
    left: int = 0


class PlanGuide:
    """Finds the next attack of the best plan in any position."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        forces = planner.field.forces
        self._attacks = {one.id: one.attacks for one in forces.attackers}
        self._number = {one.id: n for n, one in enumerate(forces.attackers)}
        self.start = PlanPosition(
            frozenset(one.id for one in forces.targets), frozenset(self._attacks)
        )
        self._score = score_of(forces, planner.goal)
        self._most = self._score(0)

    def is_done(self, at: PlanPosition) -> bool:
        """The goal is reached: whatever comes adds nothing."""
        mask = sum(1 << self.planner.field.bit[id_] for id_ in at.alive)
        return self._score(mask) == self._most

    def move(self, at: PlanPosition) -> Move | None:
        if self.is_done(at):
            return None
        if at.acting and at.left:
            move = self.planner.go_on(at.acting, at.left, at.alive, at.waiting)
            if move is not None:
                return move
        return self.planner.next_move(at.alive, at.waiting)

    def after(self, at: PlanPosition, move: Move, *, fell: bool) -> PlanPosition:
        left = at.left if move.attacker == at.acting else self._attacks[move.attacker]
        gone = self.planner.field.fallen(move.target) if fell else frozenset()
        alive = at.alive - gone
        return PlanPosition(alive, at.waiting - {move.attacker}, move.attacker, left - 1)

    def chance(self, move: Move) -> str:
        field = self.planner.field
        one = field.chance[self._number[move.attacker]][field.bit[move.target]]
        return f"{percent(one)} ({one})"

    def value(self, at: PlanPosition) -> str:
        """Of the goal from here on, with nobody acting; the acting unit's own attacks count."""
        planner = self.planner
        value = planner.value_of(at.alive, at.waiting, at.acting, at.left)
        return value_text(planner.goal, value)


class StepsCard(QFrame):
    """The steps as long as every attack fails; each says what follows if it does not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._guide: PlanGuide | None = None
        self._past: list[PlanPosition] = []
        self.setProperty("card", "true")
        self.now = label("", "strong", wrap=True)
        self.steps = label("", "body", wrap=True)
        self.fell = Button(theme, self.tr("It fell"), self._fell, icon_name="check")
        self.failed = Button(theme, self.tr("It failed"), self._failed, icon_name="close")
        self.back = Button(theme, self.tr("Back"), self._back, kind="quiet", icon_name="undo")
        box = column(theme, self, spacing=10, edges=(24, 20, 24, 20))
        box.addWidget(label(self.tr("Step by step"), "heading"))
        box.addWidget(self.now)
        self._buttons = QFrame()
        line = FlowLayout(self._buttons, gap=theme.px(8))
        for button in (self.fell, self.failed, self.back):
            line.addWidget(button)
        box.addWidget(self._buttons)
        box.addWidget(self.steps)

    def show_plan(self, planner: Planner | None) -> None:
        """From the beginning; None: there is no plan to follow."""
        self._guide = None if planner is None else PlanGuide(planner)
        self._past = [self._guide.start] if self._guide is not None else []
        self.setVisible(self._guide is not None)
        self._show()

    # --- following

    def _fell(self) -> None:
        self._go(fell=True)

    def _failed(self) -> None:
        self._go(fell=False)

    def _go(self, *, fell: bool) -> None:
        assert self._guide is not None
        here = self._past[-1]
        move = self._guide.move(here)
        if move is not None:
            self._past.append(self._guide.after(here, move, fell=fell))
            self._show()

    def _back(self) -> None:
        if len(self._past) > 1:
            self._past.pop()
            self._show()

    # --- telling

    def _show(self) -> None:
        if self._guide is None:
            return
        here = self._past[-1]
        move = self._guide.move(here)
        self.fell.setEnabled(move is not None)
        self.failed.setEnabled(move is not None)
        self.back.setEnabled(len(self._past) > 1)
        if move is None:
            done = self._guide.is_done(here)
            self.now.setText(
                self.tr("The goal is reached.") if done else self.tr("No attack is left.")
            )
            self.steps.setText("")
            return
        text = self.tr("Now: {attacker} attacks {target}. The goal from here: {value}")
        self.now.setText(
            filled(
                text,
                attacker=move.attacker,
                target=move.target,
                value=self._guide.value(here),
            )
        )
        lines = list(self._lines(self._guide, here))
        shown = lines[:SEEN]
        if len(lines) > SEEN:
            shown.append(filled(self.tr("… and {count} more"), count=len(lines) - SEEN))
        self.steps.setText("\n".join(shown))

    def _lines(self, guide: PlanGuide, at: PlanPosition) -> Iterator[str]:
        """Along the way on which nothing falls; attacks alike are one line."""
        place = 0
        move = guide.move(at)
        while move is not None:
            place += 1
            n, first, start = 0, move, at
            while move == first:
                n += 1
                at = guide.after(at, first, fell=False)
                move = guide.move(at)
            times = counted(self.tr("up to %n time(s)", "", n), n)
            text = self.tr("{place}. {attacker} attacks {target} {times}: {chance}. {then}")
            if n == 1:
                text = self.tr("{place}. {attacker} attacks {target}: {chance}. {then}")
            yield filled(
                text,
                place=place,
                attacker=first.attacker,
                target=first.target,
                times=times,
                chance=guide.chance(first),
                then=self._then(guide, start, first),
            )
        if place:
            yield self.tr("If all of them fail, the attack is over.")

    def _then(self, guide: PlanGuide, at: PlanPosition, move: Move) -> str:
        """What follows if the target falls."""
        after = guide.after(at, move, fell=True)
        if guide.is_done(after):
            return self.tr("If it falls, the goal is reached.")
        following = guide.move(after)
        if following is None:
            return self.tr("If it falls, no attack is left.")
        text = self.tr("If it falls: {attacker} at {target}.")
        if following.attacker == move.attacker:
            text = self.tr("If it falls, go on at {target}.")
        return filled(text, attacker=following.attacker, target=following.target)
