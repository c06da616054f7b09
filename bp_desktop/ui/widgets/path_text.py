"""Path text: where a file or folder is, broken anywhere, to be selected and copied."""

import re
from math import ceil

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QFrame, QTextEdit

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme

LEAST_PATH = 160
FOCUS_LINE = 2
"""Below the text, as the style sheet has it."""
LONG_WORD = 40
BREAK = "\u200b"


def breakable(text: str) -> str:
    """With places to break the names of folders that are longer than any word, for a label."""
    return re.sub(rf"\S{{{LONG_WORD}}}(?=\S)", rf"\g<0>{BREAK}", text)


class PathText(QTextEdit):
    """A path has no blanks, so it may break anywhere; a label would cut it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("path")
        self.setAccessibleName(self.tr("Path"))
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)

    def _fit(self) -> None:
        """As high as its lines; a finger selects it, too."""
        lines = ceil(self.document().size().height()) + FOCUS_LINE
        self.setFixedHeight(max(lines, self._theme.target(0)))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(LEAST_PATH), super().minimumSizeHint().height())

    @guarded
    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.toPlainText())
        return QSize(wide, super().sizeHint().height())
