"""The commander of an open document: takes commands to its session and signals what changed."""

from collections.abc import Callable, Mapping
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.messages import Message, Objected, Refused, say
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.files import reason_of
from bp_desktop.games.system import Judgement
from bp_desktop.session.amend import Decision
from bp_desktop.session.library import LibraryError
from bp_desktop.session.session import Change, ConsentNeeded, Session


class Commander(QObject, Generic[S, C, E]):
    """Every view of a document gets the same commander, and listens to `changed`.

    A view must not submit from its refresh: that would be a second path for changes.
    """

    changed = Signal(object)
    """Change: the state before and after, and the entry that explains it."""
    refused = Signal(object)
    """tuple[Message, ...]: it cannot be done."""
    objected = Signal(object, object)
    """The command and tuple[Message, ...]: the rules are against it, the table may overrule."""
    consent_needed = Signal(int)
    """The sealed step that an undo or a correction would take back."""
    failed = Signal(object)
    """Message: the step could not be kept, so it was not made; everything before it is safe."""

    def __init__(self, session: Session[S, C, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._telling = False

    @property
    def session(self) -> Session[S, C, E]:
        """To read from: entries, timeline, what would be undone, plans of corrections."""
        return self._session

    @property
    def state(self) -> S:
        return self._session.state

    def check(self, command: C) -> tuple[Message, ...]:
        """The objections to a command; raises Refused. For buttons, highlights and hints."""
        return self._session.check(command)

    def submit(
        self,
        command: C,
        *,
        overrule: bool = False,
        judgement: Judgement[E] | None = None,
        why: Message | None = None,
    ) -> bool:
        """Whether the command was carried out; if not, a signal has said why. A `judgement` was
        made in this very state; `why` is the program's reason: see Session.submit."""
        submit = self._session.submit
        return self._act(
            lambda: submit(command, overrule=overrule, judgement=judgement, why=why), command
        )

    def undo(self, *, consent: bool = False, reason: str = "") -> bool:
        return self._act(lambda: self._session.undo(consent=consent, reason=reason))

    def redo(self) -> bool:
        return self._act(self._session.redo)

    def amend(
        self,
        seq: int,
        replacement: C | None,
        decisions: Mapping[int, Decision] | None = None,
        *,
        inserted: bool = False,
        consent: bool = False,
        reason: str = "",
    ) -> bool:
        """Correct an old step, strike it with None, or put in a forgotten one before it; see
        Session.amend. What would come of it, `session.plan_amend` foresees."""
        amend = self._session.amend
        return self._act(
            lambda: amend(
                seq, replacement, decisions, inserted=inserted, consent=consent, reason=reason
            ),
            replacement,
        )

    def _act(self, act: Callable[[], Change[S, C, E]], command: C | None = None) -> bool:
        assert not self._telling, "a view submitted a command from its refresh"
        try:
            change = act()
        except Refused as refusal:
            self.refused.emit(refusal.messages)
        except Objected as objection:
            self.objected.emit(command, objection.messages)
        except ConsentNeeded as seal:
            self.consent_needed.emit(seal.seq)
        except Exception as error:
            # The session has not moved: a step is kept first and made then.
            message = _explained(error)
            if message is None:
                raise
            self.failed.emit(message)
        else:
            self._telling = True
            try:
                self.changed.emit(change)
            finally:
                self._telling = False
            return True
        return False


def _explained(error: Exception) -> Message | None:
    """What to say about a full or failing disk; None for a fault of the program."""
    if isinstance(error, LibraryError):
        return error.message
    if isinstance(error, OSError):
        return say("session.not_kept", detail=reason_of(error))
    return None


AnyCommander = Commander[Any, Any, Any]
