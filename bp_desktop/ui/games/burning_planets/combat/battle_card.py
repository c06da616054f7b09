"""The battle card: the exact chance before the roll, both dice, and the result in words."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from bp_desktop.core.dice import THROWN
from bp_desktop.core.messages import Refused, rules_of
from bp_desktop.games.burning_planets.ids import ShipId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.lookup import find_unit
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus, target_now
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.system import Enforcement
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.die_face import DieFace
from bp_desktop.ui.dice.face_pad import FacePad
from bp_desktop.ui.dice.figures import exact, percent
from bp_desktop.ui.dice.throw import DiceRequest, read_faces
from bp_desktop.ui.games.burning_planets.combat.battle_parts import (
    AsteroidStructurePicker,
    ConditionList,
    TargetPicker,
    cumulated,
    needed,
    rolled,
    verdict,
)
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.titles import unit_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, Card, column, label, lay, row, show_text
from bp_desktop.ui.widgets.containers import YieldingPage, flowing
from bp_desktop.ui.widgets.fields import text_line
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleLinks, RuleReader
from bp_desktop.ui.words.wording import worded, worded_all

DIE_SIDE = 64


class BattleCard(Card):
    """One attacker of an open match and its target. An attack is one step and one undo. Each die
    is thrown as its player likes: by the program, or by hand and typed or tapped."""

    def __init__(
        self,
        theme: Theme,
        commander: MatchCommander,
        attacker: UnitId,
        target: str,
        *,
        rules: RuleReader = NO_BOOK,
        on_close: Callable[[], object] | None = None,
        after_stage: Callable[[Callable[[], object]], bool] = lambda _then: False,
    ) -> None:
        """`after_stage` calls back once the dice on the stage lie still; False: none is shown."""
        super().__init__(theme, edges=(20, 16, 20, 16))
        self._commander = commander
        self.attacker = attacker
        self.target = target
        self._on_close = on_close
        self._after_stage = after_stage
        self._untold: tuple[Change[Match, object, object], Attacked] | None = None
        """What was rolled, until the dice lie still."""
        self._hands: tuple[bool, ...] = ()
        match = commander.state
        unit = find_unit(match, attacker)
        assert unit is not None
        self._die = unit.attack_die
        self._owner = unit.owner
        self._wish = DiceRequest(())
        self.picker = TargetPicker(theme, commander, attacker, self.aim_at)
        self.on_the_rock = AsteroidStructurePicker()
        self.chance = label("", "number")
        self.fraction = label("", "strong")
        self.within = label("", "small", wrap=True)
        self.conditions = ConditionList(theme, rules)
        self._attack_die = DieFace(theme, unit.attack_die, side=DIE_SIDE)
        self._defence_die = DieFace(theme, 20, side=DIE_SIDE)
        self.dice = (self._attack_die, self._defence_die)
        for die in self.dice:
            die.settled.connect(self._tell_result)
        self.result = label("", "heading", wrap=True)
        self.said = label("", "small", wrap=True)
        self.against = RuleLinks(theme, rules)
        """The rules it may not be done by."""
        self.faces = text_line(self.tr("Dice rolled"), on_enter=self.roll)
        self.pad = FacePad(theme, self._attack)
        self.roll_button = Button(theme, "", self.roll, kind="primary", icon_name="dice")
        # The table outranks the program, on record (BP-APP-4).
        overrule = partial(self.roll, overrule=True)
        self.overrule = Button(theme, self.tr("Attack anyway"), overrule)
        self.close_button = Button(
            theme, self.tr("Close"), on_close, kind="quiet", icon_name="close"
        )
        title, attacks = unit_title(match, attacker), self.tr("attacks")
        numbers = lay(column(theme, spacing=2), self.chance, self.fraction)
        content = QWidget()
        lay(
            column(theme, content, spacing=10),
            lay(row(theme, spacing=10), label(title, "heading"), label(attacks, "small"), SPRING),
            self.picker,
            self.on_the_rock,
            lay(row(theme, spacing=8), numbers, SPRING, *self.dice),
            self.within,
            self.conditions,
            self.result,
            self.said,
            self.against,
            self.pad,
            self.faces,
        )
        # The buttons stay in sight, however low the table is.
        buttons = flowing(theme, self.roll_button, self.overrule, self.close_button)
        lay(self.box, (YieldingPage(content), 1), buttons)
        commander.changed.connect(self._on_changed)
        self.aim_at(target)

    # --- acting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away, as its button does."""
        if event.key() == Qt.Key.Key_Escape and self._on_close is not None:
            self._on_close()
            return
        super().keyPressEvent(event)

    def aim_at(self, target: str) -> None:
        """Choose another target; what was rolled at the last one is gone from the card."""
        self.target = target
        match = self._commander.state
        now = target_now(match, self._command())
        self.picker.show_target(match, target, now.owner if now is not None else None)
        self.on_the_rock.show_for(match, target)
        if now is not None:
            self._ask_dice(match, now)
        self._clear_result(now)
        self._show(match)

    def focus_first(self) -> None:
        """Where the keyboard belongs when the card opens."""
        (self.faces if self._by_hand else self.roll_button).setFocus()

    @property
    def _by_hand(self) -> bool:
        """Whether any of the dice is thrown by hand."""
        return any(self._hands)

    def roll(self, *, overrule: bool = False) -> None:
        """Attack; the dice of the program, or the faces typed in."""
        faces: tuple[int, ...] = ()
        if self._by_hand and (self.faces.text().strip() or not overrule):
            try:
                faces = read_faces(self.faces.text(), self._wish, "BP-APP-1")
            except Refused as refusal:
                show_text(self.said, worded_all(refusal.messages))
                self.faces.setFocus()
                return
        self._attack(faces, overrule=overrule)

    def _attack(self, faces: tuple[int, ...], *, overrule: bool = False) -> None:
        """`faces`: what was thrown by hand; none at all: the program throws everything."""
        self.faces.clear()
        typed = iter(faces)
        every = tuple(next(typed) if by_hand else THROWN for by_hand in self._hands)
        self._commander.submit(self._command(every if faces else ()), overrule=overrule)

    def _command(self, faces: tuple[int, ...] = ()) -> Attack:
        return Attack(self.attacker, ShipId(self.target), faces, self.on_the_rock.chosen)

    # --- showing

    def _ask_dice(self, match: Match, now: TargetStatus) -> None:
        """Each die of whoever throws it, and only those that are thrown by hand are asked for."""
        words = (self.tr("Attack roll, d{die}:"), self.tr("Defence roll, d{die}:"))
        thrown = [(self._die, self._owner, words[0])]
        if now.defence_die:
            thrown.append((now.defence_die, now.owner, words[1]))
        self._hands = tuple(
            who is not None and match.players[who].dice == "hand" for _, who, _ in thrown
        )
        asked = [
            (die, text) for (die, _, text), yes in zip(thrown, self._hands, strict=True) if yes
        ]
        self._wish = DiceRequest(tuple(die for die, _ in asked))
        self._defence_die.setVisible(bool(now.defence_die))
        if now.defence_die:
            self._defence_die.die = now.defence_die
        self.faces.setPlaceholderText(filled(self.tr("Rolled: {dice}"), dice=self._wish))
        self.faces.setVisible(self._by_hand)
        self.roll_button.setText(self.tr("Enter") if self._by_hand else self.tr("Roll"))
        self.pad.ask(tuple((die, filled(text, die=die)) for die, text in asked))
        self.pad.setVisible(self._by_hand and now.legal)

    def _clear_result(self, now: TargetStatus | None) -> None:
        """Nothing has been rolled at this target, or it was taken back."""
        self._untold = None
        self._attack_die.show_face(None)
        self._attack_die.set_ink("text")
        self._defence_die.show_face(None)
        show_text(self.result, "")
        if now is not None:
            self.conditions.show_conditions(needed(self._die, now))

    def _show(self, match: Match) -> None:
        now = target_now(match, self._command())
        can_roll = now is not None and now.legal
        if not can_roll and (self.roll_button.hasFocus() or self.faces.hasFocus()):
            # Else the keyboard goes on to whatever comes next, such as the end of the turn.
            self.close_button.setFocus()
        self.roll_button.setEnabled(can_roll)
        self.overrule.hide()
        self.faces.setVisible(self._by_hand and now is not None)
        if now is None:
            self.within.hide()
            self.pad.hide()
            show_text(self.said, "")
            self.against.cite(())
            return
        self.chance.setText(percent(now.chance))
        self.fraction.setText(exact(now.chance))
        if now.hopeless:
            self.within.setText(self.tr("No roll can destroy it. Choose another target."))
        else:
            self.within.setText(cumulated(now))
        self.within.setProperty("role", "problem" if now.hopeless else "small")
        self.within.style().polish(self.within)
        self.within.setVisible(bool(self.within.text()))
        self.pad.setVisible(self._by_hand and now.legal)
        why = worded_all(now.verdict.messages)
        show_text(self.said, why)
        if self.against.ids != rules_of(now.verdict.messages):
            self.against.cite(rules_of(now.verdict.messages), why)
        can_overrule = now.verdict.possible and match.enforcement is not Enforcement.STRICT
        self.overrule.setVisible(not now.legal and can_overrule)

    def _on_changed(self, change: Change[Match, object, object]) -> None:
        self._show(change.after)
        events = change.entry.events
        attack = next((one for one in events if isinstance(one, Attacked)), None)
        if attack is not None and attack.attacker == self.attacker:
            self._show_result(change, attack)
        else:  # another step, or this attack was taken back
            self._clear_result(target_now(change.after, self._command()))

    def _show_result(self, change: Change[Match, object, object], attack: Attacked) -> None:
        """Nothing is told before the dice lie still: on the stage, or here where there is none."""
        self._clear_result(target_now(change.before, self._command()))
        self._untold = change, attack
        if not self._after_stage(self._show_dice):
            self._show_dice(animated=True)

    def _show_dice(self, *, animated: bool = False) -> None:
        if self._untold is None or not isValid(self):  # taken back, or closed, meanwhile
            return
        _, attack = self._untold
        by_hand = iter((*self._hands, False, False))
        faces = [(self._attack_die, attack.attack)]
        if attack.defence is not None:
            faces.append((self._defence_die, attack.defence))
        for die, face in faces:
            die.throw(face, animated=animated and not next(by_hand))
        self._tell_result()

    def _tell_result(self) -> None:
        if self._untold is None or any(die.is_tumbling for die in self.dice):
            return
        (change, attack), self._untold = self._untold, None
        self._attack_die.set_ink("success" if attack.destroyed else "danger")
        self.conditions.show_conditions(rolled(attack))
        show_text(self.result, verdict(attack))
        told = describe_step(change.before, change.entry.events)  # type: ignore[arg-type]  # a match's
        show_text(
            self.said, "\n".join((*(worded(one) for one in told[1:]), self.said.text())).strip()
        )
