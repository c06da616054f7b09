"""Search and filters above the cards of Home: heading, order, game, section and tags."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QMenu, QWidget

from bp_desktop.core.type_variables import K
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.home.finding import ShelfFilter, ShelfOrder, ShelfSection
from bp_desktop.ui.home.tag_form import TagChips
from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.shell.fuzzy import fold
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, sized
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.empty import SkyFrame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bp_desktop.ui.home.finding import DocumentSorts
    from bp_desktop.ui.look.theme import Theme

LONGEST = 200


class SearchField(QLineEdit):
    """Esc clears it, and leaves it when it is clear; Down and Enter go on to what was found."""

    left = Signal()
    """The keyboard should go on to the cards."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setMaxLength(LONGEST)
        self.setPlaceholderText(self.tr("Search matches and maps"))
        self.setAccessibleName(self.tr("Search matches and maps"))
        self._sign = self.addAction(self._icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._clear = self.addAction(self._icon("close"), QLineEdit.ActionPosition.TrailingPosition)
        self._sign.setText(self.placeholderText())
        self._clear.setText(self.tr("Clear the search"))
        self._clear.setVisible(False)
        self._clear.triggered.connect(self.clear)
        self.textChanged.connect(self._on_text)
        theme.changed.connect(self._on_theme_changed)

    def _icon(self, name: str) -> QIcon:
        return icon(f"ui/{name}", self._theme.px(16), self._theme.color("muted"))

    def _on_theme_changed(self) -> None:
        self._sign.setIcon(self._icon("search"))
        self._clear.setIcon(self._icon("close"))

    def _on_text(self, text: str) -> None:
        self._clear.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (
            Qt.Key.Key_Escape,
            Qt.Key.Key_Down,
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        ):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class NothingFoundPanel(SkyFrame):
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
        ways = row(theme, spacing=12, edges=(0, 8, 0, 0))
        lay(
            column(theme, self, spacing=12, edges=(56, 40, 56, 40)),
            label(self.tr("Nothing found"), "title"),
            self.sentence,
            lay(ways, self.clear_button, self.everywhere, SPRING),
        )

    def show_search(self, query: str, *, tagged: bool, elsewhere: bool) -> None:
        """`elsewhere`: whether another section has what is looked for."""
        asked = " ".join(query.split())
        shortened = asked if len(asked) <= 60 else f"{asked[:59]}…"
        if not asked:
            text = self.tr("Nothing here has all of these tags.")
        elif tagged:
            text = self.tr("Nothing with these tags contains “{query}” in its name or summary.")
        else:
            text = self.tr("No name, tag, kind or summary here contains “{query}”.")
        self.sentence.setText(filled(text, query=shortened))
        self.everywhere.setVisible(elsewhere)


SHOWN_TAGS = 16
"""More than these are shown when asked for."""


class ShelfHeader(QWidget):
    """Tells what is chosen; the panel decides what that means."""

    section_chosen = Signal(str)
    order_chosen = Signal(object)
    """ShelfOrder."""
    game_chosen = Signal(str)
    """The id of a game, or "" for all of them."""
    taken_out = Signal()
    """The chosen document is to leave the bin."""
    emptied = Signal()
    """The person wants to empty the bin, and has said so twice."""

    def __init__(self, theme: Theme, sorts: DocumentSorts) -> None:
        super().__init__()
        self.search = sized(theme, SearchField(theme), width=240)
        self._games = {"": self.tr("All games")} | {
            id_: game.name() for id_, game in sorts.games.items()
        }
        self._shown = ShelfFilter()
        self.heading = label("", "heading")
        self.chips = QButtonGroup(self)
        self.order = Button(theme, "", self._show_orders, kind="quiet", icon_name="sort")
        self.game = Button(theme, "", self._show_games, kind="quiet", icon_name="filter")
        if len(sorts.games) < 2:
            self.game.hide()
        self.take_out = Button(
            theme,
            self.tr("Restore from the bin"),
            self.taken_out.emit,
            kind="quiet",
            icon_name="restore",
        )
        self.empty_bin = Button(
            theme, self.tr("Empty the bin …"), self._ask, kind="quiet", icon_name="bin"
        )
        self.really = Button(theme, "", self.emptied.emit, kind="primary", icon_name="bin")
        self.keep = Button(theme, self.tr("Cancel"), self._keep)
        controls = QWidget()
        flow = FlowLayout(controls, to_right=True)
        flow.addWidget(self.search)
        flow.addWidget(self.order)
        flow.addWidget(self.game)
        sections = QWidget()
        line = FlowLayout(sections, to_right=True, in_line=True)
        flow.addWidget(sections)  # together, so that no single one goes down by itself
        for section, text in (
            (str(ShelfSection.ALL), self.tr("All")),
            *sorts.sections.items(),
            (str(ShelfSection.FINISHED), self.tr("Finished")),
            (str(ShelfSection.BIN), self.tr("Bin")),
        ):
            chip = Button(theme, text, partial(self.section_chosen.emit, section), kind="chip")
            chip.setCheckable(True)
            chip.setProperty("section", section)
            self.chips.addButton(chip)
            line.addWidget(chip)
        ways = (self.take_out, self.empty_bin, self.really, self.keep)
        lay(
            column(theme, self, spacing=12, edges=(0, 8, 0, 0)),
            lay(row(theme, spacing=8), self.heading, (controls, 1)),
            lay(row(theme, spacing=8), SPRING, *ways),
        )
        self._asking = False
        self._binned = 0

    def show_filter(self, wanted: ShelfFilter, shown: int, binned: int) -> None:
        """`shown` documents are on the cards, and `binned` in the bin."""
        self._shown = wanted
        in_bin = wanted.section == ShelfSection.BIN
        if not in_bin or binned != self._binned:
            self._asking = False
        self._binned = binned
        self.heading.setText(self._heading(wanted, shown))
        self.order.set_words(self._orders()[wanted.order])
        self.game.set_words(self._games[wanted.game])
        for chip in self.chips.buttons():
            chip.setChecked(chip.property("section") == wanted.section)
        self._show_bin(in_bin)

    def _heading(self, wanted: ShelfFilter, shown: int) -> str:
        if wanted.narrows:
            return counted(self.tr("%n found", "documents", shown), shown)
        if wanted.section == ShelfSection.BIN:
            return self.tr("In the bin")
        return self.tr("Matches and maps")

    def _orders(self) -> dict[ShelfOrder, str]:
        return {
            ShelfOrder.CHANGED: self.tr("Last changed"),
            ShelfOrder.NAME: self.tr("Name"),
            ShelfOrder.KIND: self.tr("Kind"),
        }

    def _show_orders(self) -> None:
        _popup(self.order, self._orders(), self._shown.order, self.order_chosen.emit)

    def _show_games(self) -> None:
        _popup(self.game, self._games, self._shown.game, self.game_chosen.emit)

    # --- the bin: the one thing here that cannot be undone, so it is said twice

    def _show_bin(self, in_bin: bool) -> None:
        for way in (self.take_out, self.empty_bin):
            way.setVisible(in_bin and self._binned > 0 and not self._asking)
        self.really.setVisible(self._asking)
        self.keep.setVisible(self._asking)
        self.really.set_words(
            counted(self.tr("Permanently delete %n document(s)", "", self._binned), self._binned)
        )

    def _ask(self) -> None:
        self._asking = True
        self._show_bin(in_bin=True)
        self.keep.setFocus()

    def _keep(self) -> None:
        self._asking = False
        self._show_bin(in_bin=True)
        self.empty_bin.setFocus()

    def ask_to_empty(self) -> None:
        """By keyboard or palette."""
        if self._binned:
            self._ask()


class TagFilter(TagChips):
    """The tags in use; those that are pressed are wanted."""

    chosen = Signal(object)
    """frozenset[str]: the folded tags that are pressed now."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, self.tr("Tags"), "tag", self._on_pressed)
        self._tags: Sequence[str] = ()
        self._pressed: frozenset[str] = frozenset()
        self._all = False
        self.more: Button | None = None

    def show_filter(self, tags: Sequence[str], pressed: frozenset[str]) -> None:
        """Tags that are pressed come first if they would not be seen otherwise."""
        self._tags, self._pressed = tags, pressed
        first = len(tags) if self._all else SHOWN_TAGS
        seen = [*tags[:first], *(tag for tag in tags[first:] if fold(tag) in pressed)]
        has_more = len(seen) < len(tags)
        if seen != list(self.chips) or has_more is not (self.more is not None):
            self.chips, self.more = {}, None  # all anew, with the way to more at their end
            self.show_tags(seen)
            if has_more:
                self.more = Button(self._theme, self.tr("All tags"), self._show_all, kind="mini")
                self.flow.addWidget(self.more)
        for tag, chip in self.chips.items():
            chip.setCheckable(True)
            chip.setChecked(fold(tag) in pressed)

    def _show_all(self) -> None:
        self._all = True
        self.show_filter(self._tags, self._pressed)

    def _on_pressed(self, tag: str) -> None:
        self.chosen.emit(self._pressed ^ {fold(tag)})


def _popup(
    button: Button, choices: Mapping[K, str], chosen: K, choose: Callable[[K], object]
) -> None:
    """A menu below a button, with a mark at what is chosen now."""
    menu = QMenu(button)
    group = QActionGroup(menu)
    for choice, text in choices.items():
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(choice == chosen)
        action.triggered.connect(partial(choose, choice))
        group.addAction(action)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
