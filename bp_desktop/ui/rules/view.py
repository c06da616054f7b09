"""Rules view: chapters, search, back and forward around one text; wide as a page, or narrow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from bp_desktop.texts.game_rules import GameRules, ReadingTrail, RulePlace
from bp_desktop.texts.marking import filled
from bp_desktop.texts.rulebook import chapter_of
from bp_desktop.texts.rules_search import RuleSearch
from bp_desktop.ui.look.fonts import width_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.rules.markup import (
    ASKED,
    EDITIONS,
    QUESTIONS,
    RuleMarkup,
    first_questions,
    hits_text,
    open_questions,
    style_of,
)
from bp_desktop.ui.rules.rule_text import RuleText
from bp_desktop.ui.rules.source import RulesSource
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.fields import ChoiceBox, OneOfField, search_line
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.turning_box import TurningBox

LEFT = 284
TEXT = 960
"""The widest text column; a sentence in it is no longer than reads well, a table may be."""
TURNED, NO_LIMIT = 860, (1 << 24) - 1
"""Below this width the chapters are a field above the text; Qt's own number for any width."""
CHAPTERS = RowStyle(height=31, wraps=True, picture=0, gap=0, title="body", outlined=False)
MATCH, BOOK = "match", "book"


class RulesView(QWidget):
    """Reads what `RulesSource` has; where somebody is, a `ReadingTrail` knows."""

    def __init__(
        self,
        theme: Theme,
        source: RulesSource,
        notify: Callable[[str], object],
        *,
        narrow: bool = False,
        tools: tuple[QWidget, ...] = (),
    ) -> None:
        """`tools`: buttons at the end of its head."""
        super().__init__()
        self._theme = theme
        self._source = source
        self._notify = notify
        self._narrow = narrow
        self._is_turned = self._is_stacked = False
        self._tools = tools
        self._faces: dict[str, str] = {}
        self._shown: tuple[object, ...] | None = None
        self._searched: tuple[GameRules, RuleSearch] | None = None
        self.trail = ReadingTrail(RulePlace())
        self.search = search_line(self.tr("Search the rules"))
        self.search.textEdited.connect(self._on_typed)
        self.search.textChanged.connect(lambda text: None if text else self._on_typed(""))
        self.search.returnPressed.connect(self._read_on)
        self.hits = label("", "caption")
        self.text = RuleText(theme, self.tr("Rules"), self._on_link)
        self.text.limit_width(0 if narrow else TEXT)
        self.text.width_changed.connect(self._on_width)
        named = {MATCH: self.tr("This match"), BOOK: self.tr("Rulebook")}
        self.switch = OneOfField(theme, named, MATCH, self._on_switch, flowing=not narrow)
        self.games = ChoiceBox(self.tr("Game"))
        self.games.activated.connect(lambda _at: source.wish_game(self.games.currentData()))
        self.chapters = RowList(theme, self.tr("Chapters"), self._on_chapter, style=CHAPTERS)
        self.chapter_box = ChoiceBox(self.tr("Chapters"), fitting=not narrow)
        self.chapter_box.setPlaceholderText(self.tr("Chapters"))
        self.chapter_box.activated.connect(
            lambda _at: self.open_chapter(self.chapter_box.currentData())
        )
        self.back = self._arrow(self.tr("Back"), self.go_back, "arrow_left")
        self.forward = self._arrow(self.tr("Forward"), self.go_forward, "arrow_right")
        self.overline = label("", "overline", wrap=True)
        self.title = label("", "display", wrap=True)
        self.before = Button(theme, "", partial(self._turn, -1), icon_name="previous")
        self.after = Button(theme, "", partial(self._turn, 1), icon_name="next")
        (self._lay_narrow if narrow else self._lay_wide)(tools)
        self.setFocusProxy(self.search)
        source.changed.connect(self._on_rules)
        theme.changed.connect(self._on_theme)

    def _arrow(self, text: str, run: Callable[[], object], icon: str) -> Button:
        return Button(self._theme, text, run, kind="icon", icon_name=icon)

    def _lay_wide(self, tools: tuple[QWidget, ...]) -> None:
        theme = self._theme
        self._left = left = QWidget()
        left.setObjectName("rulesSide")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        head = lay(
            row(theme, spacing=4), label(self.tr("Rules"), "title"), SPRING, self.back, self.forward
        )
        side = column(theme, left, spacing=10, edges=(16, 18, 12, 8))
        choices = TurningBox(theme, (self.games, 1), (self.chapter_box, 2), spacing=8)
        lay(side, head, self.search, self.hits, choices, self.switch, (self.chapters, 1))
        titles = lay(column(theme), self.overline, self.title)
        line = lay(row(theme, spacing=8), (titles, 1), self.before, self.after, *tools)
        line.setAlignment(Qt.AlignmentFlag.AlignTop)
        right = column(theme, spacing=14, edges=(30, 16, 8, 0))
        head_line = QWidget()
        head_row = QHBoxLayout(head_line)
        head_row.setContentsMargins(0, 0, theme.px(24), 0)
        head_row.addLayout(line)
        lay(right, head_line, (self.text, 1))
        self._whole = lay(row(theme, self), left, (right, 1))
        self._turn_round()

    def _turn_round(self) -> None:
        """Chapters beside the text, or above it where both would have too little room."""
        turned = self._is_turned
        for part in (self.chapters, self.overline, self.title):
            part.setHidden(turned)
        self.chapter_box.setVisible(turned)  # which says where one is
        wide = self._theme.px(LEFT)
        self._left.setMinimumWidth(0 if turned else wide)
        self._left.setMaximumWidth(NO_LIMIT if turned else wide)
        way = QBoxLayout.Direction
        self._whole.setDirection(way.TopToBottom if turned else way.LeftToRight)

    def _lay_narrow(self, tools: tuple[QWidget, ...]) -> None:
        theme = self._theme
        line = lay(row(theme, spacing=4), (self.chapter_box, 1), self.back, self.forward, *tools)
        chips = lay(row(theme, spacing=8), self.switch, self.games, SPRING, self.hits)
        edges = (0, 0, 0, 0)
        lay(column(theme, self, spacing=8, edges=edges), self.search, line, chips, (self.text, 1))
        for part in (self.chapters, self.overline, self.title, self.before, self.after):
            part.setParent(self)
            part.hide()

    # --- going somewhere

    def open_rule(self, id_: str) -> None:
        """A rule in its chapter; a chapter by its id; a note where it stands."""
        self._source.turn_to(id_)
        rules = self._source.rules
        if rules is None:
            return
        wanted = id_.strip().upper()
        ids = [one.id for one in rules.book.chapters]
        if wanted in ids:
            self._go(RulePlace(wanted))
            return
        note = rules.note(wanted)
        if note is not None:
            listed = (
                (ASKED, rules.asked),
                (QUESTIONS, rules.questions),
                (EDITIONS, rules.editions),
            )
            among = next((chapter for chapter, notes in listed if note in notes), note.chapter)
            self._go(RulePlace(among, note.id))
        elif rules.book.paragraph(wanted) is not None:
            self._go(RulePlace(chapter_of(wanted), wanted))
        else:
            self.look_for(id_)

    def read(self, place: RulePlace) -> None:
        """Where somebody else was reading."""
        self._go(place)

    def open_chapter(self, id_: str) -> None:
        self._go(RulePlace(id_))

    def look_for(self, asked: str) -> None:
        self._go(RulePlace(asked=asked) if asked.strip() else RulePlace(self._chapter_here()))

    def go_back(self) -> None:
        self.trail.back()
        self._show()

    def go_forward(self) -> None:
        self.trail.forward()
        self._show()

    def _turn(self, by: int) -> None:
        ids = [one.id for one in self._contents()]
        at = ids.index(self._chapter_here()) + by
        if 0 <= at < len(ids):
            self.open_chapter(ids[at])

    def _go(self, place: RulePlace, *, instead: bool = False) -> None:
        self.trail.go(place, instead=instead)
        self._show()

    def _on_typed(self, text: str) -> None:
        if text.strip() == self.trail.here.asked.strip():
            return
        typing = bool(self.trail.here.asked)
        place = RulePlace(asked=text) if text.strip() else RulePlace(self._chapter_here())
        self._go(place, instead=typing)

    def _read_on(self) -> None:
        """From the search into what it found."""
        self.text.setFocus()

    def _on_chapter(self, id_: str) -> None:
        self._go(RulePlace(id_))

    def _on_switch(self, which: str) -> None:
        self._source.wish_book(which == BOOK)

    def _on_link(self, link: str) -> None:
        kind, _, rest = link.partition(":")
        if kind == "rule":
            if rest == self.trail.here.rule:
                self._copy(rest)
            else:
                self.open_rule(rest)
        elif kind in ("option", "house"):
            self._source.open_option(rest)
        elif kind in ("face", "chosen"):
            table, _, face = rest.partition("/")
            self._faces[table] = face
            self._show_again()

    def _copy(self, id_: str) -> None:
        QGuiApplication.clipboard().setText(id_)
        self._notify(filled(self.tr("Copied: {id}"), id=id_))

    # --- showing

    @property
    def rules(self) -> GameRules | None:
        return self._source.rules

    def _contents(self) -> tuple[Row, ...]:
        rules = self._source.rules
        if rules is None:
            return ()
        rows = tuple(Row(one.id, one.title) for one in rules.book.chapters)
        for id_, notes, title in (
            (ASKED, rules.asked, first_questions()),
            (QUESTIONS, rules.questions, open_questions()),
            (EDITIONS, rules.editions, self.tr("Editions compared")),
        ):
            if notes:
                rows = (*rows, Row(id_, title))
        return rows

    def _chapter_here(self) -> str:
        """Where one is, or was before searching."""
        contents = [one.id for one in self._contents()]
        here = self.trail.here.chapter or self._last_chapter
        return here if here in contents else (contents[0] if contents else "")

    _last_chapter = ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _on_rules(self) -> None:
        if self.isVisible():
            self._show()

    def _on_theme(self) -> None:
        self._shown = None
        if not self._narrow:
            self._turn_round()
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        if not self.isVisible():
            return  # it is shown as soon as it is seen
        rules, here = self._source.rules, self.trail.here
        if rules is None:
            self._show_none()
            return
        shown = (id(rules), here, self._theme.mode, self._theme.look.scale)
        if shown == self._shown:
            return
        self._shown = shown
        if here.chapter:
            self._last_chapter = here.chapter
        chapter = self._chapter_here()
        self._show_choices(rules, chapter)
        if here.asked.strip():
            found = self._search_in(rules).search(here.asked)
            self.hits.setText(hits_text(found.number))
            self.overline.setText(rules.name)
            self.title.setText(filled(self.tr("“{words}”"), words=here.asked.strip()))
        else:
            found = None
            self.hits.setText("")
            contents = self._contents()
            at = next(place for place, one in enumerate(contents) if one.id == chapter)
            number = filled(self.tr("{game} · chapter {number}"), game=rules.name, number=at + 1)
            self.overline.setText(number)
            self.title.setText(contents[at].title)
        self._fit_head()
        self.hits.setVisible(bool(self.hits.text()))
        self._show_text(
            lambda markup: (
                markup.chapter(chapter, self._faces) if found is None else markup.found(found)
            )
        )

    def _show_text(self, write: Callable[[RuleMarkup], str]) -> None:
        """Tables as tables where there is room for all of their columns."""
        rules, narrow = self._source.rules, self._narrow or self._is_turned
        assert rules is not None
        style = style_of(self._theme, narrow=narrow)
        for self._is_stacked in (False, True):
            markup = RuleMarkup(self._theme, rules, narrow=narrow, stacked=self._is_stacked)
            self.text.show_html(write(markup), style, self.trail.here.rule)
            if self.text.fits:
                return

    def _on_width(self) -> None:
        """A table that had no room may have some now, and the other way round."""
        if self._is_stacked or not self.text.fits:
            self._show_again()

    def _show_again(self) -> None:
        """The same place in another dress."""
        at = self.text.verticalScrollBar().value()
        self._shown = None
        self._show()
        self.text.verticalScrollBar().setValue(at)

    def _search_in(self, rules: GameRules) -> RuleSearch:
        """Kept while the rules are the same: it is asked at every letter."""
        if self._searched is None or self._searched[0] is not rules:
            self._searched = (rules, RuleSearch(rules))
        return self._searched[1]

    def _show_choices(self, rules: GameRules, chapter: str) -> None:
        contents, here, source = self._contents(), self.trail.here, self._source
        chosen = None if here.asked.strip() else chapter
        self.chapters.show_rows(contents, chosen)
        self.chapter_box.offer({one.id: one.title for one in contents})
        self.chapter_box.choose(chapter)
        if chosen is None:
            self.chapter_box.setCurrentIndex(-1)  # what was found stands in any of them
        if self.search.text() != here.asked:
            self.search.setText(here.asked)
        self.back.setEnabled(self.trail.can_go_back)
        self.forward.setEnabled(self.trail.can_go_forward)
        self.switch.setVisible(source.match is not None)
        self.switch.show_chosen(MATCH if rules.of_match else BOOK)
        games = source.games
        self.games.setVisible(len(games) > 1)
        if len(games) > 1:
            self.games.offer({one.id: one.name() for one in games})
            self.games.choose(source.game.id if source.game else "")
        if not self._narrow:
            ids = [one.id for one in contents]
            at = ids.index(chapter)
            for button, place in ((self.before, at - 1), (self.after, at + 1)):
                is_there = 0 <= place < len(contents) and chosen is not None
                button.setVisible(is_there)
                if is_there:
                    button.set_words(contents[place].title)
        self._fit_head()

    def _fit_head(self) -> None:
        """The title in one line, if need be at the cost of the names of other chapters."""
        if self._narrow:
            return
        ways = [one for one in (self.before, self.after) if not one.isHidden()]
        buttons = [*ways, *(one for one in self._tools if isinstance(one, Button))]
        room = self.width() - self._theme.px(70 if self._is_turned else LEFT + 70)
        title = "" if self._is_turned else self.title.text()
        for role, compact in (("display", []), ("display", ways), ("title", buttons)):
            if self.title.property("role") != role:
                self.title.setProperty("role", role)
                self.title.style().polish(self.title)
            for one in buttons:
                one.set_compact(one in compact)
            taken = sum(one.sizeHint().width() + self._theme.px(8) for one in buttons)
            if width_of(self._theme, role, title) <= room - taken:
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        turned = self.width() < self._theme.px(TURNED)
        if not self._narrow and turned != self._is_turned:
            self._is_turned = turned
            self._on_theme()
        self._fit_head()

    def _show_none(self) -> None:
        words = self.tr("No game of this program has rules to read.")
        self.text.setPlainText(words)
        for part in (self.switch, self.games, self.hits, self.before, self.after):
            part.hide()
        show_text(self.title, self.tr("Rules") if not self._narrow else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Back and forward, wherever the keyboard is in it."""
        by = {Qt.Key.Key_Left: self.go_back, Qt.Key.Key_Right: self.go_forward}
        run = by.get(Qt.Key(event.key()))
        if run is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            run()
        else:
            super().keyPressEvent(event)
