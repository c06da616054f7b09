"""Waiting panel: progress and stop while an answer is worked out, or an offer to throw."""

from collections.abc import Callable

from PySide6.QtWidgets import QProgressBar, QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, sized
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import number_box

FIRST_RUNS = 10_000


class WaitingPanel(QWidget):
    """Either busy, with a share done and a way to stop; or an offer to throw instead."""

    def __init__(
        self,
        theme: Theme,
        on_stop: Callable[[], object],
        on_sample: Callable[[int, int], object],
        on_exact: Callable[[], object],
    ) -> None:
        """`on_sample` gets the number of runs and the seed."""
        super().__init__()
        self._on_sample = on_sample
        self.words = label("", "body", wrap=True)
        self.bar = QProgressBar(maximum=1000)
        self.bar.setTextVisible(False)
        sized(theme, self.bar, height=8)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.stop = Button(theme, self.tr("Stop"), on_stop, icon_name="close")
        self.runs = number_box(
            theme, self.tr("Number of rolls"), 100, 1_000_000, FIRST_RUNS, width=128
        )
        self.runs.setSingleStep(1000)
        self.runs.setGroupSeparatorShown(True)
        self.seed = number_box(theme, self.tr("Seed"), 0, 999_999, 1, width=112)
        self.sample = Button(
            theme, self.tr("Simulate"), self._sample, kind="primary", icon_name="dice"
        )
        self.exact = Button(theme, self.tr("Calculate exactly"), on_exact)
        self._offer = flowing(
            theme,
            label(self.tr("Rolls"), "small"),
            self.runs,
            label(self.tr("Seed"), "small"),
            self.seed,
            self.sample,
            self.exact,
        )
        self._busy = flowing(theme, self.stop)
        lay(column(theme, self, spacing=8), self.words, self.bar, self._offer, self._busy)
        self.rest()

    def _sample(self) -> None:
        self._on_sample(self.runs.value(), self.seed.value())

    def rest(self) -> None:
        """Nothing to wait for."""
        self.hide()

    def offer(self, *, exact_too: bool) -> None:
        """An exact answer takes more than a second."""
        self.words.setText(
            self.tr(
                "An exact answer would take longer than a second. Instead the program can "
                "simulate the fight many times and show the margin of error."
            )
        )
        self.bar.hide()
        self._busy.hide()
        self._offer.show()
        self.exact.setHidden(not exact_too)
        self.show()

    def busy(self, share: float) -> None:
        text = self.tr("Calculating: {percent} %")
        self.words.setText(filled(text, percent=int(share * 100)))
        self.bar.setValue(round(share * 1000))
        self.bar.show()
        self._busy.show()
        self._offer.hide()
        self.show()
