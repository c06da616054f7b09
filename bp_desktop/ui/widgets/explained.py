"""Explained widgets: which rule, or which page of help, speaks of what has the keyboard (F1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.widgets.rule_link import CitedText, RuleLink, RuleLinks

W = TypeVar("W", bound=QWidget)

RULE, HELP = "explainedByRule", "explainedByHelp"
"""The properties by which a widget says so."""


class WidgetExplanation(NamedTuple):
    """A rule by its id, else a page of help by its name; both may be missing."""

    rule: str = ""
    help: str = ""

    def __bool__(self) -> bool:
        return bool(self.rule or self.help)


@runtime_checkable
class RuleKnower(Protocol):
    """A widget whose rule is another one from time to time."""

    def rule_here(self) -> str:
        """The id of the rule that speaks of it now; "" for none."""


def explain(widget: W, *, rule: str = "", help_page: str = "") -> W:
    """Say what F1 shows for a widget and for what lies in it."""
    if rule:
        widget.setProperty(RULE, rule)
    if help_page:
        widget.setProperty(HELP, help_page)
    return widget


def explanation_of(
    widget: QWidget | None, is_known: Callable[[str], bool] = bool
) -> WidgetExplanation:
    """Of a widget, or of the nearest it lies in that has one; a rule comes before a page of help.
    `is_known`: whether there is such a rule to be read."""
    while widget is not None:
        rule = _rule_of(widget)
        if rule and not is_known(rule):
            rule = ""
        found = WidgetExplanation(rule, str(widget.property(HELP) or ""))
        if found:
            return found
        widget = None if widget.isWindow() else widget.parentWidget()
    return WidgetExplanation()


def _rule_of(widget: QWidget) -> str:
    if isinstance(widget, RuleLink):
        return widget.id
    known = widget.rule_here() if isinstance(widget, RuleKnower) else widget.property(RULE)
    return str(known or "") or next(_cited_in(widget), "")


def _cited_in(widget: QWidget) -> Iterator[str]:
    """The rules that a card cites itself, such as those of a refusal: whatever lies in it, they
    are what it is about."""
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    for one in widget.findChildren(QWidget, options=directly):
        links = one.rules if isinstance(one, CitedText) else one
        if isinstance(links, RuleLinks) and links.isVisible():
            yield from links.ids
