"""Turning box: parts side by side where there is room for their words, else below each other."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import row

BELOW, BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


class TurningBox(QWidget):
    """Each part with its share of the width. Below each other, they lie `below` apart."""

    def __init__(
        self,
        theme: Theme,
        *parts: tuple[QWidget, int],
        spacing: int = 16,
        below: int = 8,
        least: int = 0,
    ) -> None:
        """`least`: the width below which they turn, even if there would be room."""
        super().__init__()
        self._theme = theme
        self._lengths = spacing, below
        self._least = least
        self._parts = tuple(part for part, _share in parts)
        self._shares = dict(parts)
        self.box = row(theme, self, spacing=spacing)
        for part, share in parts:
            self.box.addWidget(part, share)

    @property
    def is_turned(self) -> bool:
        """They stand below each other now."""
        return self.box.direction() is BELOW

    @property
    def _seen(self) -> list[int]:
        """How wide those are at least that are there."""
        return [one.minimumSizeHint().width() for one in self._parts if not one.isHidden()]

    @guarded
    def minimumSizeHint(self) -> QSize:
        """It can be as narrow as the widest part."""
        return QSize(max(self._seen, default=0), super().minimumSizeHint().height())

    @guarded
    def heightForWidth(self, width: int) -> int:
        """As it will stand there, whichever way it stands now."""
        turned = self._turns_at(width)
        if turned == self.is_turned:
            return super().heightForWidth(width)
        seen = [one for one in self._parts if not one.isHidden()]
        gaps = self._theme.px(self._lengths[turned]) * max(0, len(seen) - 1)
        if turned:
            return sum(_height_of(one, width) for one in seen) + gaps
        shares = sum(self._shares[one] for one in seen)
        wide = {one: one.sizeHint().width() for one in seen if not self._shares[one]}
        left = width - gaps - sum(wide.values())
        wide |= {one: left * self._shares[one] // shares for one in seen if self._shares[one]}
        return max((_height_of(one, wide[one]) for one in seen), default=0)

    def _turns_at(self, width: int) -> bool:
        seen = self._seen
        gaps = self._theme.px(self._lengths[0]) * max(0, len(seen) - 1)
        return width < max(sum(seen) + gaps, self._theme.px(self._least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()  # other words may need more room
        return super().event(event)

    def _turn(self) -> None:
        turned = self._turns_at(self.width())
        if turned != self.is_turned:
            self.box.setDirection(BELOW if turned else BESIDE)
            self.box.setSpacing(self._theme.px(self._lengths[turned]))


def _height_of(part: QWidget, width: int) -> int:
    height = part.heightForWidth(width)
    return height if height >= 0 else part.sizeHint().height()
