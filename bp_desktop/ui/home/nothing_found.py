"""What Home shows when no document answers a search."""

from collections.abc import Callable

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.empty import SkyFrame
from bp_desktop.ui.widgets.metrics import column, row


class NothingFound(SkyFrame):
    """Says what was looked for, and how to see more again."""

    def __init__(
        self, theme: Theme, clear: Callable[[], object], look_everywhere: Callable[[], object]
    ) -> None:
        super().__init__(theme, seed=9, inset=True)
        self.sentence = label("", "quiet", wrap=True)
        self.clear_button = Button(
            theme, self.tr("Show everything"), clear, kind="primary", icon_name="close"
        )
        self.everywhere = Button(
            theme, self.tr("Search in all sections"), look_everywhere, icon_name="search"
        )
        layout = column(theme, self, spacing=12, edges=(56, 40, 56, 40))
        layout.addWidget(label(self.tr("Nothing found"), "title"))
        layout.addWidget(self.sentence)
        ways = row(theme, spacing=12, edges=(0, 8, 0, 0))
        ways.addWidget(self.clear_button)
        ways.addWidget(self.everywhere)
        ways.addStretch()
        layout.addLayout(ways)

    def show_search(self, query: str, *, tagged: bool, elsewhere: bool) -> None:
        """`elsewhere`: whether another section has what is looked for."""
        asked = " ".join(query.split())
        shortened = asked if len(asked) <= 60 else f"{asked[:59]}…"
        if not asked:
            text = self.tr("No document here has all of these tags.")
        elif tagged:
            text = filled(
                self.tr("No document with these tags has “{query}” in its name or summary."),
                query=shortened,
            )
        else:
            text = filled(
                self.tr("No name, tag, kind or summary here has “{query}” in it."),
                query=shortened,
            )
        self.sentence.setText(text)
        self.everywhere.setVisible(elsewhere)
