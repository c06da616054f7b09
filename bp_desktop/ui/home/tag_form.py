"""Form for the tags of a document: add, remove, and take over those in use elsewhere."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.session.labels import with_tag
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.fuzzy import fold
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    column,
    emptied,
    label,
    lay,
    row,
    show_text,
)
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.ui.look.theme import Theme

SUGGESTED = 12


class TagChips(QWidget):
    """A wrapping row of tags that can be pressed; hidden while there are none."""

    def __init__(
        self, theme: Theme, name: str, icon_name: str, press: Callable[[str], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._icon_name = icon_name
        self._press = press
        self.chips: dict[str, Button] = {}
        self.flow = FlowLayout(self)
        self.setAccessibleName(name)
        self.hide()

    def show_tags(self, tags: Sequence[str]) -> None:
        if list(tags) != list(self.chips):
            emptied(self.flow)
            self.chips = {tag: self._chip(tag) for tag in tags}
            for chip in self.chips.values():
                self.flow.addWidget(chip)
        self.setVisible(bool(tags))

    def _chip(self, tag: str) -> Button:
        press = partial(self._press, tag)
        return Button(self._theme, tag, press, kind="chip", icon_name=self._icon_name)


class TagField(QLineEdit):
    """Backspace at its beginning takes the last tag away."""

    def __init__(self, take_last: Callable[[], object]) -> None:
        super().__init__()
        self._take_last = take_last
        self.setMaxLength(400)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            self._take_last()
        else:
            super().keyPressEvent(event)


class TagForm(QFrame):
    """Enter adds what is typed, and is done when nothing is; a click on a tag takes it away."""

    def __init__(
        self,
        theme: Theme,
        info: DocumentInfo,
        in_use: Sequence[str],
        finish: Callable[[tuple[str, ...] | None], object],
    ) -> None:
        """`finish` is called with the tags, or with None if they stay as they were."""
        super().__init__()
        self._in_use = in_use
        self._finish = finish
        self.tags = info.tags
        self.field = TagField(self._take_last)
        self.field.setPlaceholderText(self.tr("One tag, or several separated by commas"))
        self.field.setAccessibleName(self.tr("New tag"))
        self.field.returnPressed.connect(self._on_return)
        self.field.textEdited.connect(self._show_suggested)
        self.problem = label("", "problem", wrap=True)
        self.chosen = TagChips(theme, self.tr("Chosen tags"), "close", self._take)
        self.suggested = TagChips(theme, self.tr("Tags in use"), "plus", self._add_suggested)
        self._in_use_label = label(self.tr("In use elsewhere"), "small")
        self.none = label(self.tr("No tags yet."), "quiet")
        add = Button(theme, self.tr("Add"), self._add_typed, icon_name="plus")
        self.keep = Button(theme, self.tr("Save"), self._done, kind="primary", icon_name="check")
        cancel = Button(theme, self.tr("Cancel"), lambda: finish(None))

        lay(
            column(theme, self, spacing=12, edges=(32, 28, 32, 28)),
            label(filled(self.tr("Tags of “{title}”"), title=info.title), "title", wrap=True),
            self.none,
            self.chosen,
            lay(row(theme, spacing=8), (self.field, 1), add),
            self.problem,
            self._in_use_label,
            self.suggested,
            lay(row(theme, spacing=8, edges=(0, 8, 0, 0)), SPRING, cancel, self.keep),
        )
        self.setFocusProxy(self.field)
        self.problem.hide()
        self._show()

    def _show(self) -> None:
        self.none.setVisible(not self.tags)
        self.chosen.show_tags(self.tags)
        self._show_suggested()

    def _show_suggested(self) -> None:
        """Tags in use that are not chosen yet, those that begin like what is typed first."""
        typed = fold(self.field.text().split(",")[-1].strip())
        mine = {fold(tag) for tag in self.tags}
        free = [tag for tag in self._in_use if fold(tag) not in mine and typed in fold(tag)]
        free.sort(key=lambda tag: not fold(tag).startswith(typed))
        self.suggested.show_tags(free[:SUGGESTED])
        self._in_use_label.setVisible(bool(free))

    def _on_return(self) -> None:
        if self.field.text().strip():
            self._add_typed()
        else:
            self._done()

    def _add_typed(self) -> None:
        """What cannot be added stays in the field, with the reason below."""
        left = [part for part in self.field.text().split(",") if part.strip()]
        while left:
            if not self._add(self._spelt(left[0])):
                break
            left.pop(0)
        self.field.setText(",".join(left).strip())
        if not left:
            self._say("")
        self._show()
        self.field.setFocus()

    def _spelt(self, tag: str) -> str:
        """As it is spelt elsewhere, so that "Club" and "club" stay one tag."""
        wanted = fold(" ".join(tag.split()))
        return next((known for known in self._in_use if fold(known) == wanted), tag)

    def _add(self, tag: str) -> bool:
        try:
            self.tags = with_tag(self.tags, tag)
        except Refused as refusal:
            self._say(worded(refusal.messages[0]))
            return False
        return True

    def _add_suggested(self, tag: str) -> None:
        if self._add(tag):
            self._say("")
            self.field.clear()
        self._show()
        self.field.setFocus()

    def _take(self, tag: str) -> None:
        self.tags = tuple(kept for kept in self.tags if kept != tag)
        self._say("")
        self._show()
        self.field.setFocus()

    def _take_last(self) -> None:
        if self.tags:
            self._take(self.tags[-1])

    def _done(self) -> None:
        """A tag that was typed and not added yet is meant, too."""
        if self.field.text().strip():
            self._add_typed()
            if self.field.text():
                return
        self._finish(self.tags)

    def _say(self, problem: str) -> None:
        show_text(self.problem, problem)
        self.field.setProperty("invalid", "true" if problem else "")
        self.field.style().polish(self.field)
