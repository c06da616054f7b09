"""Notes of this version: shown once after an update, and whenever somebody asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QFrame

from bp_desktop.resources import MissingResourceError, read_text
from bp_desktop.ui.help.view import STYLE, HelpBrowser
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY
from bp_desktop.ui.widgets.basics import SPRING, Button, column, lay, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.ui.look.theme import Theme

WIDTH, HEIGHT, LEAST = 680, 460, 160


def news_text(language: str) -> str:
    """The notes of this version as HTML; English where a language lacks them."""
    try:
        return read_text("news", f"{language}.html")
    except MissingResourceError:
        return read_text("news", "en.html")


class NewsText(HelpBrowser):
    """As high as it is wished where there is room: in a low window it scrolls, and nothing else."""

    def __init__(self, wished: int) -> None:
        super().__init__()
        self._wished = wished

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._wished)


class NewsPanel(QFrame):
    """The notes, and a button that puts them away."""

    def __init__(self, theme: Theme, close: Callable[[], object]) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What is new"))
        self.text = NewsText(theme.px(HEIGHT))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("What is new"))
        self.text.setMinimumHeight(theme.px(LEAST))
        document, colors = self.text.document(), theme.colors
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet(
            STYLE.format(
                text_family=TEXT_FAMILY,
                display_family=DISPLAY_FAMILY,
                body=theme.px(15),
                h1=theme.px(28),
                h2=theme.px(18),
                text=colors.text,
                muted=colors.muted,
                gold=colors.gold,
            )
        )
        self.text.setHtml(news_text(QLocale().name()[:2]))
        self.go_on = Button(theme, self.tr("Continue"), close, kind="primary")
        lay(
            column(theme, self, spacing=16, edges=(32, 28, 20, 24)),
            (self.text, 1),
            lay(row(theme, edges=(0, 0, 12, 0)), SPRING, self.go_on),
        )
        self.setFocusProxy(self.go_on)
