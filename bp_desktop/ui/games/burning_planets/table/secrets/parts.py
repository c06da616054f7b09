"""What the cards about goods and secrets are made of: amounts, and lines for a passphrase."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTimer
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QScrollArea, QSpinBox, QWidget
from shiboken6 import isValid

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LONGEST_PASSPHRASE
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import fill
from bp_desktop.ui.widgets.calm import CountBox
from bp_desktop.ui.widgets.metrics import column

MOST = 99_999


def reveal(part: QWidget) -> None:
    """Scroll it into sight, once it has found its place; its head rather than its foot."""

    def now() -> None:
        area = part.parentWidget() if isValid(part) else None
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = area.widget() if area is not None else None
        if area is not None and inside is not None:
            # What grew inside is measured late: without this the way down ends where it used to.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            top = part.mapTo(inside, QPoint(0, 0)).y()
            room = area.viewport().height()
            area.ensureVisible(0, top + min(part.height(), room), 0, 0)
            area.ensureVisible(0, top, 0, 0)

    QTimer.singleShot(0, part, now)


class GoodsForm(QWidget):
    """One number a resource, never more than the limit where there is one."""

    def __init__(
        self, theme: Theme, resources: Iterable[str], on_enter: Callable[[], object] | None = None
    ) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(8))
        grid.setVerticalSpacing(theme.px(6))
        self.amounts: dict[str, QSpinBox] = {}
        for place, resource in enumerate(resources):
            spin = CountBox(maximum=MOST)
            spin.setAccessibleName(names().resource(resource))
            spin.setToolTip(names().resource(resource))
            spin.setMinimumWidth(theme.px(72))  # narrower than its largest number would like
            spin.lineEdit().setTextMargins(theme.px(8), 0, 0, 0)
            if on_enter is not None:
                spin.lineEdit().returnPressed.connect(on_enter)
            picture = QLabel()
            picture.setPixmap(icons.pixmap(f"resource/{resource}", theme.px(18), ratio=2.0))
            picture.setToolTip(names().resource(resource))
            self.amounts[resource] = spin
            column_ = place % 2 * 2
            grid.addWidget(picture, place // 2, column_)
            grid.addWidget(spin, place // 2, column_ + 1)
            grid.setColumnStretch(column_ + 1, 1)

    def goods(self) -> Purse:
        return Purse.of({one: spin.value() for one, spin in self.amounts.items()})

    def show_goods(self, goods: Purse) -> None:
        for resource, spin in self.amounts.items():
            spin.setValue(goods[resource])

    def limit(self, most: Purse | None) -> None:
        """None: what there is may not be told, so anything can be typed."""
        for resource, spin in self.amounts.items():
            spin.setMaximum(MOST if most is None else max(0, most[resource]))

    def wipe(self) -> None:
        for spin in self.amounts.values():
            fill(spin, 0)

    def focus_first(self) -> None:
        first = next(iter(self.amounts.values()))
        first.setFocus()
        first.selectAll()


def passphrase_line(name: str, on_enter: Callable[[], object] | None = None) -> QLineEdit:
    """Nobody reads along while it is typed."""
    line = QLineEdit(maxLength=LONGEST_PASSPHRASE)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    line.setPlaceholderText(name)
    line.setAccessibleName(name)
    if on_enter is not None:
        line.returnPressed.connect(on_enter)
    return line


class NewPassphrase(QWidget):
    """A passphrase somebody chooses: typed unseen, and once more, since nobody can look it up."""

    def __init__(self, theme: Theme, name: str, on_enter: Callable[[], object]) -> None:
        super().__init__()
        self.phrase = passphrase_line(name)
        self.again = passphrase_line(self.tr("The same once more"), on_enter)
        self.phrase.returnPressed.connect(self.again.setFocus)
        box = column(theme, self, spacing=6)
        box.addWidget(self.phrase)
        box.addWidget(self.again)

    def rename(self, name: str) -> None:
        self.phrase.setPlaceholderText(name)
        self.phrase.setAccessibleName(name)

    def trouble(self) -> str:
        """Why it cannot be used as it is; empty: it can."""
        if self.phrase.text() != self.again.text():
            return self.tr("The two are not the same. Type it again.")
        return ""

    def text(self) -> str:
        return self.phrase.text()

    def wipe(self) -> None:
        self.phrase.clear()
        self.again.clear()
