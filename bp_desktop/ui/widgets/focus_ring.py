"""Focus ring: the line around a list or an area that has the keyboard while nothing in it has."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class FocusRing(QFrame):
    """Lies over what it surrounds and lets every click through. Whoever came by mouse sees where
    they are, and gets none."""

    def __init__(
        self, area: QAbstractScrollArea, is_wanted: Callable[[], bool] = lambda: True
    ) -> None:
        """`is_wanted`: as long as no row of the area shows that it has the keyboard."""
        super().__init__(area)
        self._area = area
        self._is_wanted = is_wanted
        self._by_keys = False
        self.setObjectName("focusRing")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        area.installEventFilter(self)

    def settle(self) -> None:
        """Something in the area has the keyboard now, or has it no more."""
        shown = self._by_keys and self._is_wanted()
        if shown:
            self.setGeometry(self._area.rect())
            self.raise_()
        self.setVisible(shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            self._by_keys = event.gotFocus() and event.reason() in BY_KEYS
            self.settle()
            if self._by_keys and not self._area.accessibleName():
                self._area.setAccessibleName(_name_around(self._area))
        elif event.type() is QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._area.rect())
        return super().eventFilter(watched, event)


def _name_around(widget: QWidget) -> str:
    """An area is called as whatever it fills."""
    around: QWidget | None = widget
    while around is not None and not around.accessibleName():
        around = around.parentWidget()
    return "" if around is None else around.accessibleName()
