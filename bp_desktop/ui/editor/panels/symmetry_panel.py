"""The symmetry panel: the symmetry in use, exceptions from it, and what would make them go."""

from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.actions import fold_name
from bp_desktop.ui.editor.completing import SymmetryDifference, completed, difference_of
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.counterparts import UnpairedThing, unpaired
from bp_desktop.ui.editor.panels.parts import MarkingPanel, field
from bp_desktop.ui.editor.panels.revisions_panel import LOOKS
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import FOLDS, PARTS, TURNS, SymmetryKind
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay
from bp_desktop.ui.widgets.containers import YieldingPage
from bp_desktop.ui.widgets.fields import ChoiceField, OneOfField
from bp_desktop.ui.widgets.fitting import FittingButton
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import translated, worded_all

MOST_LISTED = 200
SENTENCES = RowStyle(height=0, margin=0, left=14, right=14, inset=6, picture=0, gap=0, title="body")
"""As high as their words need in the width there is."""


class SymmetryPanel(MarkingPanel[S, C, E]):
    """Exceptions are allowed, but never unseen: they are looked for in an idle moment after
    every change. Before the map is made symmetric the board shows what that would change."""

    def __init__(self, context: EditorContext[S, C, E]) -> None:
        super().__init__(context)
        theme, symmetry = context.theme, context.symmetry
        self.folds = OneOfField(
            theme,
            {fold: fold_name(fold) for fold in FOLDS},
            SymmetryKind.NONE,
            lambda fold: symmetry.fold(SymmetryKind(fold)),
            flowing=True,
        )
        self.folds.setAccessibleName(self.tr("Symmetry while drawing"))
        self._center = label("", "small", wrap=True)
        self._cells: dict[str, tuple[Hex, ...]] = {}
        """Where the exceptions are, by their rows."""
        self.exceptions = RowList(
            theme,
            self.tr("Exceptions to the symmetry"),
            on_opened=lambda row: context.viewpoint.go_to(self._cells[row]),
            style=SENTENCES,
        )
        self.exceptions.setObjectName("plainList")
        self._verdict = label("", "small", wrap=True)
        self.proposal: Sketch[S, C, E] | None = None
        """What is shown on the board before it is done; None: nothing is."""
        self.leading = ChoiceField(lambda _part: self._propose_again())
        self._leads = QWidget()
        lay(column(theme, self._leads), field(theme, self.tr("Part to copy"), self.leading))
        self.difference = label("", "body", wrap=True)
        self.complete = FittingButton(theme, self.ask, kind="primary", icon_name="mirror")
        self.cancel = Button(theme, self.tr("Cancel"), self.give_up, kind="mini")
        self._overline = label(self.tr("Exceptions"), "overline")
        content = QWidget()
        whole = column(theme, content, spacing=12, edges=(16, 8, 16, 16))
        lay(whole, self.folds, self._center, self._overline, self._verdict)
        lay(whole, (self.exceptions, 1), self._leads, self.difference)
        ways = TurningBox(theme, (self.complete, 1), (self.cancel, 0), spacing=8)
        lay(whole, ways, SPRING)
        lay(column(theme, self), YieldingPage(content))
        context.commander.changed.connect(self._on_changed)
        symmetry.changed.connect(self._show)
        symmetry.completion_wanted.connect(self.ask)
        symmetry.skipped_changed.connect(self.look_soon)
        self._show()

    # --- making it symmetric

    def ask(self) -> None:
        """First what it would change is shown; asked again, it is done."""
        if self.proposal is None:
            self._propose()
            return
        proposal = self.proposal
        self.give_up()
        if proposal.begun is self._context.state:
            self._context.tools.finish(proposal)

    def give_up(self) -> None:
        self._show_proposal(None)

    def _propose(self) -> None:
        context, part = self._context, self.leading.currentData()
        sketch = completed(
            context.game,
            context.state,
            context.symmetry.now,
            context.selection.things,
            int(part) if part else None,
        )
        self._show_proposal(sketch)

    def _propose_again(self) -> None:
        if self.proposal is not None:
            self._propose()

    def _show_proposal(self, sketch: Sketch[S, C, E] | None) -> None:
        self.proposal = sketch if sketch is not None and sketch.commands else None
        found = difference_of(self._context.game, sketch) if sketch is not None else None
        self.mark(self._marks(found) if found is not None else ())
        self.difference.setText(self._told(sketch, found) if sketch and found else "")
        self.difference.setVisible(sketch is not None)
        self.cancel.setVisible(self.proposal is not None)
        ready = self.tr("Make symmetric")
        why = self.tr("Mirror the selection (or everything) so that the map is symmetric")
        if self.proposal is not None:
            self.complete.set_words(ready, "", why)
        else:
            self.complete.set_words(self.tr("Make symmetric …"), self.tr("Mirror …"), why)

    def _marks(self, found: SymmetryDifference) -> list[Mark]:
        told = {"added": found.added, "changed": found.changed, "removed": found.removed}
        marks = []
        for turn, cells in told.items():
            _icon, color, pattern = LOOKS[turn]
            marks.append(Mark(cells, self._theme.color(color).name(), pattern))
        return [mark for mark in marks if mark.cells]

    def _told(self, sketch: Sketch[S, C, E], found: SymmetryDifference) -> str:
        n, changed, gone = found.things_added, found.things_changed, found.things_removed
        parts = [
            counted(self.tr("%n added", "", n), n) if n else "",
            counted(self.tr("%n changed", "", changed), changed) if changed else "",
            counted(self.tr("%n removed", "", gone), gone) if gone else "",
        ]
        said = " · ".join(part for part in parts if part)
        if not sketch.commands and not sketch.skipped:
            return self.tr("Everything is mirrored.")
        if not sketch.commands:
            said = self.tr("Nothing can be changed.")
        if sketch.skipped:
            n = found.left_out
            left = filled(
                self.tr("%n left out: {why}", "", n), why=worded_all(sketch.skipped[0].messages)
            )
            said = f"{said}\n{counted(left, n)}" if said else counted(left, n)
        return said or self.tr("Tiles are added.")

    def _on_changed(self) -> None:
        if self.proposal is not None or not self.difference.isHidden():
            self.give_up()
        self.look_soon()

    # --- showing

    def _show(self) -> None:
        symmetry = self._context.symmetry.now
        self.give_up()
        parts = PARTS.get(symmetry.fold, ())
        named = enumerate(translated("SymmetryKind", name) for name in parts)
        all_parts = ("", self.tr("All parts: nothing is removed"), None)
        self.leading.show_choices((all_parts, *((str(k), name, None) for k, name in named)), "")
        self._leads.setVisible(bool(parts))
        self.folds.show_chosen(symmetry.fold)
        turning = symmetry.fold in TURNS
        self._center.setVisible(turning)
        self._center.setText(
            filled(
                self.tr(
                    "The centre is cell {cell}. Press C with the pointer on another to move it."
                ),
                cell=self._context.game.name_cell(self._context.state, symmetry.center),
            )
        )
        self.look_soon()

    def _look(self) -> None:
        game, state = self._context.game, self._context.state
        symmetry = self._context.symmetry.now
        found = unpaired(game, state, symmetry)
        gaps = game.gaps(state, symmetry.images(game.frame(state)))
        listed = [
            (
                filled(self.tr("Not drawn: {why}"), why=worded_all(skipped.messages)),
                game.named_cells(skipped.command),
            )
            for skipped in self._context.symmetry.skipped
        ]
        listed += [(gap.text, (gap.at,)) for gap in gaps[:MOST_LISTED]]
        listed += [
            (self._exception(one), (one.thing.at, *one.missing)) for one in found[:MOST_LISTED]
        ]
        self._cells = {str(number): cells for number, (_text, cells) in enumerate(listed)}
        rows = [Row(str(number), text) for number, (text, _cells) in enumerate(listed)]
        self.exceptions.show_rows(rows, None)
        count = len(found) + len(gaps)
        self.complete.setEnabled(bool(count))
        if symmetry.fold is SymmetryKind.NONE:
            verdict = self.tr("Choose a symmetry, and every stroke is mirrored.")
        elif count:
            text = self.tr("{count} not mirrored. Hold Alt while drawing to skip the symmetry.")
            verdict = filled(text, count=count)
        else:
            verdict = self.tr("Everything is mirrored.")
        self._verdict.setText(verdict)
        self.exceptions.setVisible(bool(rows))
        self._overline.setVisible(symmetry.fold is not SymmetryKind.NONE)

    def _exception(self, one: UnpairedThing) -> str:
        """Images beyond the edge are told of without their cells: nobody could draw them."""
        game, state = self._context.game, self._context.state
        board = [cell for cell in one.missing if game.on_board(state, cell)]
        if not board:
            text = self.tr("{what} in {cell}: its mirror images would be off the board")
        elif len(board) < len(one.missing):
            text = self.tr(
                "{what} in {cell} has no mirror image in {there}; others would be off the board"
            )
        else:
            text = self.tr("{what} in {cell} has no mirror image in {there}")
        return filled(
            text,
            what=_begun(game.describe_thing(state, one.thing)),
            cell=game.name_cell(state, one.thing.at),
            there=" · ".join(game.name_cell(state, cell) for cell in board),
        )


def _begun(words: str) -> str:
    """As the beginning of a sentence."""
    return words[:1].upper() + words[1:]
