"""Form for a comment or a photo of a step: words, whose they are, and a picture."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.core.remarks import LONGEST_REMARK
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.table.remarks.photo import SUFFIXES, is_photo, prepared_photo, shown_photo
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.words.wording import worded_all

PREVIEW = 120
WORDS_HEIGHT = 120


class RemarkText(QPlainTextEdit):
    """Ctrl+Enter is done; Tab goes on to the next field."""

    entered = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # a photo dropped here is for the form

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class RemarkForm(QFrame):
    """Nothing is kept before Save. A photo is chosen by dialog or dropped onto the form."""

    finished = Signal()

    def __init__(
        self,
        theme: Theme,
        about: str,
        authors: Mapping[SeatId | None, str],
        prompts: FilePrompts,
        save: Callable[[str, SeatId | None, bytes], str],
    ) -> None:
        """`about`: what the step is. `save` answers why that cannot be; empty: it is done."""
        super().__init__()
        self._theme = theme
        self._prompts = prompts
        self._keep = save
        self.data = b""
        self.words = RemarkText(self.tr("What is to be remembered?"))
        self.words.setMinimumHeight(theme.px(WORDS_HEIGHT))
        self.words.entered.connect(self.save)
        self.author = ChoiceBox(self.tr("Whose comment it is"))
        self.author.offer(authors)
        self.author.choose(next(iter(authors)))
        self.choose = Button(
            theme, self.tr("Choose a photo …"), self._choose, kind="chip", icon_name="import"
        )
        self.drop = Button(theme, self.tr("Without the photo"), self._forget, kind="link")
        self.picture = label("")
        self.picture.setAccessibleName(self.tr("The chosen photo"))
        self.problem = label("", "problem", wrap=True)
        self.problem.hide()
        hint = self.tr("Or drop one here. Where and when it was taken is left out.")
        self.keep = Button(theme, self.tr("Save"), self.save, kind="primary", icon_name="check")
        cancel = Button(theme, self.tr("Cancel"), self.finished.emit, kind="quiet")
        lay(
            column(theme, self, spacing=12, edges=(32, 28, 32, 28)),
            label(self.tr("Comment or photo"), "title"),
            label(about, "quiet", wrap=True),
            self.words,
            lay(row(theme, spacing=8), self.choose, (label(hint, "small", wrap=True), 1)),
            lay(row(theme, spacing=12), self.picture, self.drop, SPRING),
            self.problem,
            lay(row(theme, spacing=8, edges=(0, 8, 0, 0)), self.author, SPRING, cancel, self.keep),
        )
        self.setAcceptDrops(True)
        self.setFocusProxy(self.words)
        self._show_picture()

    # --- the picture

    def take_photo(self, path: Path) -> None:
        """Small and without what the camera wrote into it; or the reason why not."""
        try:
            self.data = prepared_photo(path)
        except Refused as refusal:
            show_text(self.problem, worded_all(refusal.messages))
        else:
            show_text(self.problem, "")
        self._show_picture()

    def _choose(self) -> None:
        path = self._prompts.open_photo(self.window(), Path.home(), SUFFIXES)
        if path is not None:
            self.take_photo(path)

    def _forget(self) -> None:
        self.data = b""
        self._show_picture()
        self.choose.setFocus()

    def _show_picture(self) -> None:
        side = self._theme.px(PREVIEW)
        self.picture.setPixmap(shown_photo(self.data, side, self.devicePixelRatioF()))
        for one in (self.picture, self.drop):
            one.setVisible(bool(self.data))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(is_photo(Path(url.toLocalFile())) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        found = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        photos = list(filter(is_photo, found))
        if photos:
            event.acceptProposedAction()
            self.take_photo(photos[0])

    # --- done

    def save(self) -> None:
        text = self.words.toPlainText().strip()
        if len(text) > LONGEST_REMARK:
            trouble = self.tr("This is too long: {length} of at most {most} characters.")
            show_text(self.problem, filled(trouble, length=len(text), most=LONGEST_REMARK))
            return
        why = self._keep(text, self.author.currentData(), self.data)
        show_text(self.problem, why)
        if not why:
            self.finished.emit()
