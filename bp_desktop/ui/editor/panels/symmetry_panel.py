"""The symmetry panel: the symmetry in use, and what is an exception from it."""

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.actions import fold_name
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.counterparts import UnpairedThing, unpaired
from bp_desktop.ui.editor.panels.parts import EditorPanel
from bp_desktop.ui.editor.selection_editing import complete_symmetry
from bp_desktop.ui.editor.symmetry import FOLDS, TURNS, SymmetryKind
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import worded_all

MOST_LISTED = 200
SENTENCES = RowStyle(height=0, margin=0, left=14, right=14, inset=6, picture=0, gap=0, title="body")
"""As high as their words need in the width there is."""


class SymmetryPanel(EditorPanel[S, C, E]):
    """Exceptions are allowed, but never unseen: they are looked for in an idle moment after
    every change."""

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
            self.tr("Exceptions from the symmetry"),
            on_opened=lambda row: context.viewpoint.go_to(self._cells[row]),
            style=SENTENCES,
        )
        self.exceptions.setObjectName("plainList")
        self._verdict = label("", "small", wrap=True)
        self.complete = Button(
            theme,
            self.tr("Make symmetric"),
            lambda: complete_symmetry(context.tools),
            kind="primary",
            icon_name="mirror",
        )
        self.complete.setToolTip(
            self.tr("What is chosen, or everything, gets its missing images in one step")
        )
        self._overline = label(self.tr("Exceptions"), "overline")
        whole = column(theme, self, spacing=12, edges=(16, 8, 16, 16))
        lay(whole, self.folds, self._center, self._overline, self._verdict)
        lay(whole, (self.exceptions, 1), self.complete, SPRING)
        context.commander.changed.connect(self.look_soon)
        symmetry.changed.connect(self._show)
        symmetry.skipped_changed.connect(self.look_soon)
        self._show()

    def _show(self) -> None:
        symmetry = self._context.symmetry.now
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
            verdict = self.tr("Choose a symmetry, and every stroke is drawn in all its images.")
        elif count:
            text = self.tr(
                "{count} without an image. Hold Alt while drawing to make one on purpose."
            )
            verdict = filled(text, count=count)
        else:
            verdict = self.tr("Everything has its image.")
        self._verdict.setText(verdict)
        self.exceptions.setVisible(bool(rows))
        self._overline.setVisible(symmetry.fold is not SymmetryKind.NONE)

    def _exception(self, one: UnpairedThing) -> str:
        """Images beyond the edge are told of without their cells: nobody could draw them."""
        game, state = self._context.game, self._context.state
        board = [cell for cell in one.missing if game.on_board(state, cell)]
        if not board:
            text = self.tr("{what} in {cell}: its images would lie off the board")
        elif len(board) < len(one.missing):
            text = self.tr(
                "{what} in {cell} has no image in {there}; others would lie off the board"
            )
        else:
            text = self.tr("{what} in {cell} has no image in {there}")
        return filled(
            text,
            what=_begun(game.describe_thing(state, one.thing)),
            cell=game.name_cell(state, one.thing.at),
            there=" · ".join(game.name_cell(state, cell) for cell in board),
        )


def _begun(words: str) -> str:
    """As the beginning of a sentence."""
    return words[:1].upper() + words[1:]
