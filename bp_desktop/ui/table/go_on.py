"""One button that goes on, what is still open before it does, and a field for real dice."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from bp_desktop.core.dice import THROWN
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import Phase, PlayerId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.steps import Open
from bp_desktop.games.burning_planets.match.setup import ORDER_DIE
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.turn import who_rolls
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.face_pad import FacePad
from bp_desktop.ui.dice.throw import Wish, read_faces
from bp_desktop.ui.games.burning_planets.table.step_text import main_step, step_text
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts, KeptFields
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.fitting import FittingButton
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded_all

SEVERAL = 3
"""Names that still fit on the button."""
ROOMY = 720
"""A lower window has no room for a button per face; there they are typed."""


class MainButton(FittingButton):
    """Space and Enter both press it; the End key ends the turn; digits are for the dice field."""

    end_turn: Callable[[], object] | None = None
    type_face: Callable[[str], bool] | None = None
    """Takes a digit if real dice are asked for."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_End and self.end_turn is not None:
            self.end_turn()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        if event.text().isdecimal() and self.type_face is not None and self.type_face(event.text()):
            return
        super().keyPressEvent(event)


class GoOnPanel(QWidget):
    """Knows the one step that comes next."""

    def __init__(
        self,
        theme: Theme,
        act: Callable[[Command], object],
        refuse: Callable[[Refused], object],
        drafts: Drafts | None = None,
        show_standing: Callable[[], object] = lambda: None,
    ) -> None:
        """`show_standing` is what is left to do when the match is over."""
        super().__init__()
        self._theme = theme
        self._act = act
        self._refuse = refuse
        self._command: Command | None = None
        self._show_standing = show_standing
        self._wish: Wish | None = None
        self._can_tap = False
        self._throwers: tuple[PlayerId, ...] = ()
        self._hands: tuple[bool, ...] = ()
        """Of each who throws now: whether by hand."""
        self.button = MainButton(theme, self.go_on, kind="primary")
        self.button.end_turn = self.end_turn
        self.button.type_face = self._type_face
        self.end = Button(theme, self.tr("End the turn"), self.end_turn)
        self.end.setToolTip(self.tr("Leave out whatever is left (End)"))
        self.roll = Button(theme, self.tr("Let the program roll"), self._do_step, kind="mini")
        self.faces = QLineEdit()
        self.faces.setAccessibleName(self.tr("What the dice show"))
        self.faces.returnPressed.connect(self._on_entered)
        self.faces.setMaximumWidth(theme.px(220))
        self.pad = FacePad(theme, self._on_tapped)
        self.left = label("", "small", wrap=True)
        line = row(theme, spacing=12)
        line.addWidget(self.faces)
        line.addWidget(self.button, 1)
        line.addWidget(self.end)
        box = column(theme, self, spacing=6)
        box.addLayout(line)
        box.addWidget(self.pad)
        foot = row(theme, spacing=12)
        foot.addWidget(self.left, 1)
        foot.addWidget(self.roll, 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(foot)
        self.setFocusProxy(self.button)
        KeptFields(self, {"faces": self.faces}, (drafts or Drafts()).of("faces"))

    def show_match(self, match: Match, left: Open, *, covered: bool) -> None:
        self._command = main_step(match)
        self.button.setEnabled(self._command is not None or match.stage is Stage.OVER)
        can_end = match.stage is Stage.PLAY and match.turn.collected
        self.end.setHidden(not can_end or isinstance(self._command, c.EndTurn))
        self._wish = self._dice(match)
        if self._wish is not None:
            self.faces.setPlaceholderText(filled(self.tr("Rolled: {dice}"), dice=self._wish))
        else:
            self.faces.clear()
        self.faces.setVisible(self._wish is not None)
        self.roll.setVisible(self._wish is not None)
        self.button.set_words(self._words(match, covered=covered))
        if self._wish is not None and self.button.hasFocus():
            self.faces.setFocus()
        self._ask_faces(match)
        # What can still be paid is as secret as the treasury; ships that may act are in sight.
        secret = covered and match.turn.phase is not Phase.ACTIONS
        messages = left.mandatory if secret else (*left.mandatory, *left.optional)
        self.left.setText(worded_all(messages).replace("\n", "  ·  "))

    def _words(self, match: Match, *, covered: bool) -> str:
        """What is to be done: by the program, or by whoever holds the dice."""
        if match.stage is Stage.OVER:
            return self.tr("To the final standing")
        if self._command is None:
            return "—"
        if self._wish is None:
            return step_text(match, self._command, covered=covered)
        by_hand = self._by_hand(match)
        if len(by_hand) > SEVERAL:
            return self.tr("Roll the dice and enter what they show")
        if len(by_hand) > 1:
            text = self.tr("{players} roll the d{die}: enter what they show")
            players = ", ".join(match.players[one].name for one in by_hand)
            return filled(text, players=players, die=self._wish.dice[0])
        text = self.tr("{player} rolls the d{die}: enter what it shows")
        return filled(text, player=match.players[by_hand[0]].name, die=self._wish.dice[0])

    def _by_hand(self, match: Match) -> list[PlayerId]:
        return [one for one in self._throwers if match.players[one].dice == "hand"]

    def _ask_faces(self, match: Match) -> None:
        """Real dice can be tapped as well as typed; for the order of play, player by player."""
        wish = self._wish
        self._can_tap = wish is not None and FacePad.can_ask(wish.dice)
        self._show_pad()
        if wish is None or not self._can_tap:
            return
        text = self.tr("{player}: the d{die} shows")
        self.pad.ask(
            tuple(
                (die, filled(text, player=match.players[one].name, die=die))
                for one, die in zip(self._by_hand(match), wish.dice, strict=True)
            )
        )

    def _show_pad(self) -> None:
        roomy = self.isVisible() and self.window().height() >= self._theme.px(ROOMY)
        self.pad.setVisible(self._can_tap and roomy)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_pad()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_pad()

    def _dice(self, match: Match) -> Wish | None:
        """The dice somebody rolls by hand for the next step; the program throws the others."""
        match self._command:
            case c.RollOrder():
                die, self._throwers = ORDER_DIE, match.contenders
            case c.RollEvent():
                die, self._throwers = match.tables.event_die, who_rolls(match)
            case _:
                return None
        self._hands = tuple(match.players[one].dice == "hand" for one in self._throwers)
        return Wish((die,) * sum(self._hands)) if any(self._hands) else None

    def _type_face(self, digit: str) -> bool:
        if self._wish is None:
            return False
        self.faces.setFocus()
        self.faces.insert(digit)
        return True

    def _on_entered(self) -> None:
        """Enter on an empty field waits for the dice."""
        if self.faces.text().strip():
            self.go_on()

    def end_turn(self) -> None:
        """From any phase; what the rules insist on is objected to (BP-TURN-3)."""
        self._act(c.EndTurn())

    def go_on(self) -> None:
        """The next step; where somebody rolls by hand, with the faces they typed (BP-APP-1)."""
        if self._wish is None:
            self._do_step()
        elif self.faces.text().strip():
            try:
                faces = read_faces(self.faces.text(), self._wish)
            except Refused as refusal:
                self._refuse(refusal)
                return
            self._on_tapped(faces)
        else:
            self.faces.setFocus()

    def _do_step(self) -> None:
        """The program rolls, if there is anything to roll."""
        if self._command is not None:
            self._act(self._command)
        else:
            self._show_standing()

    def _on_tapped(self, faces: tuple[int, ...]) -> None:
        self.faces.clear()
        typed = iter(faces)
        every = tuple(next(typed) if by_hand else THROWN for by_hand in self._hands)
        order = isinstance(self._command, c.RollOrder)
        self._act(c.RollOrder(every) if order else c.RollEvent(every))
