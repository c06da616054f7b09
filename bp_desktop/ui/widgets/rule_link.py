"""Rule link: the id of a rule that can be asked for its paragraph, in a popover above it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.core.messages import Message, rules_of
from bp_desktop.texts.marking import filled
from bp_desktop.texts.rulebook import RuleParagraph
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, put_away, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.floating import FloatingFrame, beside
from bp_desktop.ui.words.wording import worded_all

WIDTH, GAP, EDGE = 276, 6, 8


class RuleReader(NamedTuple):
    """Where links look their rules up."""

    paragraph: Callable[[str], RuleParagraph | None] = lambda _id: None
    """By its id, in the language of the window; None for one that no book has."""
    open_rule: Callable[[str], object] | None = None
    """Leads to its place among the other rules; None: there is no such page."""


NO_BOOK = RuleReader()
"""Links show the sentence that cites their rule."""


class RuleLink(Button):
    """Click, Enter or Space opens the paragraph; the same, Esc or a click elsewhere closes it."""

    def __init__(self, theme: Theme, reader: RuleReader, id_: str, said: str = "") -> None:
        """`said`: the sentence that cites the rule, in case no book has it."""
        super().__init__(theme, id_, self.toggle, kind="rule")
        self.id = id_
        self._reader = reader
        self._said = said
        self.popover: RulePopover | None = None
        self._name()

    def cite(self, id_: str, said: str) -> None:
        """Another rule, or another sentence that cites it."""
        if (id_, said) == (self.id, self._said):
            return
        self.close_popover()
        self._said = said
        if id_ != self.id:
            self.id = id_
            self.setText(id_)
            self.setAccessibleDescription("")
            self._name()

    def _name(self) -> None:
        self.setAccessibleName(filled(self.tr("Rule {id}"), id=self.id))

    def toggle(self) -> None:
        if self.popover is None:
            self.popover = RulePopover(self._theme, self, self._reader, self._said)
        else:
            self.close_popover()

    def close_popover(self) -> None:
        popover, self.popover = self.popover, None
        if popover is not None:
            popover.leave()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went on to something else; another window or a menu changes nothing."""
        super().focusOutEvent(event)
        gone_on = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        if event.reason() in gone_on and self.popover is not None and self.popover.button is None:
            self.close_popover()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.close_popover()


class RulePopover(FloatingFrame):
    """The paragraph of a rule; while it is open, Esc and clicks elsewhere close it."""

    def __init__(self, theme: Theme, link: RuleLink, reader: RuleReader, said: str) -> None:
        super().__init__(theme, link.window())
        self._link = link
        paragraph = reader.paragraph(link.id)
        self.head = label(link.id, "strong")
        self.chapter = label(paragraph.chapter if paragraph else "", "small", wrap=True)
        self.text = label(paragraph.text if paragraph else said, wrap=True)
        self.button: Button | None = None
        if reader.open_rule is not None:
            open_it = partial(self._open, reader.open_rule)
            self.button = Button(self.theme, self.tr("Open the rule"), open_it, kind="link")
        head = lay(row(self.theme, spacing=8), self.head, (self.chapter, 1))
        edges = (16, 12, 16, 14)
        self._box = lay(column(self.theme, spacing=6, edges=edges), head, self.text, self.button)
        outer = lay(column(self.theme, self), self._box)
        outer.setContentsMargins(*(self.reach,) * 4)
        self.setAccessibleName(f"{link.id}: {self.text.text()}")
        link.setAccessibleDescription(self.text.text())
        self._place()
        self.show()
        self.raise_()
        if self.button is not None:
            self.button.setFocus()
        self._application = QApplication.instance()
        assert self._application is not None
        self._application.installEventFilter(self)

    def _place(self) -> None:
        window, theme, link = self._link.window(), self.theme, self._link
        width = min(theme.px(WIDTH), window.width() - 2 * theme.px(EDGE))
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = layout.heightForWidth(width + 2 * self.reach) - 2 * self.reach
        edge = theme.px(EDGE)
        room = window.rect().adjusted(edge, edge, -edge, -edge)
        at = QRect(link.mapTo(window, QPoint(0, 0)), link.size())
        self.put(beside(room, QSize(width, height), at, theme.px(GAP)))

    def _open(self, open_rule: Callable[[str], object]) -> None:
        """It has said its part; Esc leads from the rule back to the link."""
        link = self._link
        link.close_popover()
        open_rule(link.id)

    def leave(self) -> None:
        assert self._application is not None
        self._application.removeEventFilter(self)
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self._link)
        put_away(self)
        if had_keyboard:
            self._link.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.ShortcutOverride | QEvent.Type.KeyPress:
                assert isinstance(event, QKeyEvent)
                if event.key() == Qt.Key.Key_Escape:
                    event.accept()
                    if event.type() is QEvent.Type.KeyPress:
                        self._link.close_popover()
                    return True
            case QEvent.Type.MouseButtonPress | QEvent.Type.Wheel:
                if isinstance(watched, QWidget) and not self._is_own(watched):
                    self._link.close_popover()
            case QEvent.Type.Resize if watched is self._link.window():
                self._link.close_popover()
        return False

    def _is_own(self, widget: QWidget) -> bool:
        return widget in (self, self._link) or self.isAncestorOf(widget)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on it is none on what lies below."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()


class RuleLinks(QWidget):
    """The rules that something cites, one link each; hidden while there are none."""

    def __init__(self, theme: Theme, reader: RuleReader) -> None:
        super().__init__()
        self._theme = theme
        self._reader = reader
        self.links: tuple[RuleLink, ...] = ()
        self._made: list[RuleLink] = []
        """All there ever were at a time: these are told what to cite now, which takes a tenth of
        the time that new ones take."""
        self._line = FlowLayout(self, gap=theme.px(4))
        self.hide()

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(one.id for one in self.links)

    def layout_width(self) -> int:
        """The room all of them take in one line."""
        gaps = self._theme.px(4) * max(0, len(self.links) - 1)
        return sum(link.sizeHint().width() for link in self.links) + gaps

    def cite(self, ids: Iterable[str], said: str = "") -> None:
        """`said`: the sentence that cites them."""
        assert self.parentWidget() is not None, "by itself it would be shown as a window"
        cited = tuple(ids)
        for link, id_ in zip(self._made, cited, strict=False):
            link.cite(id_, said)
        for id_ in cited[len(self._made) :]:
            link = RuleLink(self._theme, self._reader, id_, said)
            self._made.append(link)
            self._line.addWidget(link)
        self.links = tuple(self._made[: len(cited)])
        for place, link in enumerate(self._made):
            link.setHidden(place >= len(cited))
        self.setVisible(bool(cited))


class CitedText(QWidget):
    """Sentences, and below them the rules they rest on."""

    def __init__(self, theme: Theme, reader: RuleReader, role: str = "body") -> None:
        super().__init__()
        self.text = label("", role, wrap=True)
        self.rules = RuleLinks(theme, reader)
        lay(column(theme, self, spacing=2), self.text, self.rules)

    def tell(self, messages: tuple[Message, ...]) -> None:
        self.say(worded_all(messages), rules_of(messages))

    def say(self, text: str, rules: Iterable[str] = ()) -> None:
        self.text.setText(text)
        self.rules.cite(rules, text)
