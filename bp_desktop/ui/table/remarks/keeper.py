"""Remark keeper: asks for comments and photos, keeps and removes them, and knows who reads them."""

from collections.abc import Callable
from typing import Any, Generic

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.core.remarks import Remark
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark
from bp_desktop.games.table import TableGame
from bp_desktop.session.remarks import can_be_remarked, may_read, photo_of
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.table.remarks.form import RemarkForm
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.words.wording import worded_all

FORM_WIDTH = 560


class RemarkKeeper(QObject, Generic[S]):
    """For the journal and the chronicle alike."""

    def __init__(
        self,
        context: ViewContext[S, Any, Any],
        game: TableGame[S, Any, Any],
        viewer: Callable[[], SeatId | None],
        as_read: Callable[[S], S],
        parent: QWidget,
    ) -> None:
        """`viewer`: who looks now. `as_read`: the state a step is told from."""
        super().__init__(parent)
        self._context = context
        self._game = game
        self._viewer = viewer
        self._as_read = as_read
        self._page = parent
        self.form: RemarkForm | None = None

    @property
    def _session(self) -> Any:
        return self._context.commander.session

    def can_remark(self, seq: int) -> bool:
        return self._game.remarks is not None and can_be_remarked(self._session, seq)

    def subject_of(self, seq: int) -> int:
        """The step that a line is about: of a remark, the one it was made on."""
        entries = self._session.entries
        command = entries[seq - 1].command if 0 < seq <= len(entries) else None
        return command.step if isinstance(command, AddRemark) else seq

    def readable(self, seq: int) -> tuple[Remark, ...]:
        """On a step, as far as whoever looks may read them."""
        if self._game.remarks is None or not seq:
            return ()
        found = self._game.remarks(self._session.state).of(seq)
        return tuple(one for one in found if self._may_read(one))

    def _may_read(self, remark: Remark) -> bool:
        return may_read(self._session, remark, self._viewer(), self._as_read)

    def photo(self, remark: Remark) -> bytes:
        return photo_of(self._session, remark)

    def author(self, remark: Remark) -> str:
        seat = remark.by and self._game.seat(self._session.state, remark.by)
        return seat.name if seat else self.tr("The table")

    # --- acting

    def ask(self, seq: int, about: str) -> None:
        """Open the form for a step; `about`: how it is told."""
        if not self.can_remark(seq):
            return
        form = RemarkForm(
            self._context.theme,
            about,
            self._authors(),
            self._context.prompts,
            lambda text, by, photo: self._save(AddRemark(seq, text, by, photo)),
        )
        overlay = Overlay(self._context.theme, self._page.window(), form, width=FORM_WIDTH)
        form.finished.connect(overlay.close_panel)
        form.setFocus()
        self.form = form

    def _authors(self) -> dict[SeatId | None, str]:
        """Where something is hidden, nobody writes for whom the screen is covered: their words
        would be gone as soon as they are kept."""
        state, looks = self._session.state, self._viewer()
        seats = self._game.seats(state)
        if self._game.hides(state):
            seats = tuple(one for one in seats if one.id == looks)
        named: dict[SeatId | None, str] = {one.id: one.name for one in seats}
        table: dict[SeatId | None, str] = {None: self.tr("The table")}
        return named | table if looks is not None else table | named

    def _save(self, command: AddRemark) -> str:
        commander = self._context.commander
        try:
            commander.session.check(command)
        except Refused as refusal:
            return worded_all(refusal.messages)
        kept = commander.submit(command)
        return "" if kept else self.tr("It could not be saved.")

    def remove(self, remark: Remark) -> None:
        self._context.commander.submit(RemoveRemark(remark.id))
