"""Help page: texts written for people, in their language, from resources/help."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from bp_desktop.resources import MissingResourceError, read_text
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY
from bp_desktop.ui.widgets.basics import column

WIDEST = 760
STYLE = """
body {{ font-family: "{text_family}"; font-size: {body}px; color: {text}; }}
h1 {{ font-family: "{display_family}"; font-size: {h1}px; font-weight: 600; color: {text}; }}
h2 {{ font-family: "{display_family}"; font-size: {h2}px; font-weight: 600; color: {gold}; }}
p, li {{ line-height: 150%; color: {muted}; }}
b, strong {{ color: {text}; font-weight: 500; }}
code {{ font-family: "{text_family}"; color: {gold}; font-weight: 500; }}
a {{ color: {gold}; }}
"""


class HelpBrowser(QTextBrowser):
    """A text with a margin on its right that the scroll bar does not share."""

    def set_text_margin(self, right: int) -> None:
        self.setViewportMargins(0, 0, right, 0)


class HelpPage(QWidget):
    """Shows one help page, no wider than reads well."""

    def __init__(self, theme: Theme, page: str = "start") -> None:
        super().__init__()
        self._theme = theme
        self._page = page
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.browser = HelpBrowser()
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.setOpenExternalLinks(True)
        self.browser.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.browser.setAccessibleName(self.tr("Help"))
        layout = column(theme, self, edges=(40, 32, 8, 0))
        layout.addWidget(self.browser)
        self.setFocusProxy(self.browser)
        theme.changed.connect(self._show)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The lines stay short, and the scroll bar at the edge of the page."""
        theme = self._theme
        spare = self.width() - theme.px(WIDEST + 80)
        self.browser.set_text_margin(max(0, spare))

    def _show(self) -> None:
        theme, colors = self._theme, self._theme.colors
        self._fit()
        document = self.browser.document()
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet(
            STYLE.format(
                text_family=TEXT_FAMILY,
                display_family=DISPLAY_FAMILY,
                body=theme.px(15),
                h1=theme.px(34),
                h2=theme.px(20),
                text=colors.text,
                muted=colors.muted,
                gold=colors.gold,
            )
        )
        self.browser.setHtml(help_text(QLocale().name()[:2], self._page))


def help_text(language: str, page: str) -> str:
    """A help page as HTML; English where a language lacks it."""
    try:
        return read_text("help", language, f"{page}.html")
    except MissingResourceError:
        return read_text("help", "en", f"{page}.html")
