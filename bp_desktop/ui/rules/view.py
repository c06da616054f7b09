"""Rules view: chapters, search, back and forward around one text; wide as a page, or narrow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bp_desktop.texts.game_rules import GameRules, ReadingTrail, RulePlace
from bp_desktop.texts.marking import filled
from bp_desktop.texts.rulebook import chapter_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.rules.markup import EDITIONS, QUESTIONS, RuleMarkup, hits_text, style_of
from bp_desktop.ui.rules.rule_text import RuleText
from bp_desktop.ui.rules.source import RulesSource
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text, sized
from bp_desktop.ui.widgets.fields import ChoiceBox, OneOfField, text_line
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList

LEFT = 284
TEXT = 960
"""The widest text column; a sentence in it is no longer than reads well, a table may be."""
CHAPTERS = RowStyle(height=31, picture=0, gap=0, title="body", outlined=False)
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
        self._tools = tools
        self._faces: dict[str, str] = {}
        self._shown: tuple[object, ...] | None = None
        self.trail = ReadingTrail(RulePlace())
        self.search = text_line(self.tr("Search the rules"), self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textEdited.connect(self._on_typed)
        self.search.textChanged.connect(lambda text: None if text else self._on_typed(""))
        self.search.returnPressed.connect(self._read_on)
        self.hits = label("", "caption")
        self.text = RuleText(theme, self.tr("Rules"), self._on_link)
        self.text.limit_width(0 if narrow else TEXT)
        named = {MATCH: self.tr("This match"), BOOK: self.tr("Rulebook")}
        self.switch = OneOfField(theme, named, MATCH, self._on_switch, flowing=not narrow)
        self.games = ChoiceBox(self.tr("Game"))
        self.games.activated.connect(lambda _at: source.wish_game(self.games.currentData()))
        self.chapters = RowList(theme, self.tr("Chapters"), self._on_chapter, style=CHAPTERS)
        self.chapter_box = ChoiceBox(self.tr("Chapters"))
        self.chapter_box.activated.connect(
            lambda _at: self.open_chapter(self.chapter_box.currentData())
        )
        self.back = self._arrow(self.tr("Back"), self.go_back, "arrow_left")
        self.forward = self._arrow(self.tr("Forward"), self.go_forward, "arrow_right")
        self.overline = label("", "overline")
        self.title = FittingLabel("display")
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
        left = QWidget()
        left.setObjectName("rulesSide")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        head = lay(
            row(theme, spacing=4), label(self.tr("Rules"), "title"), SPRING, self.back, self.forward
        )
        side = column(theme, left, spacing=10, edges=(16, 18, 12, 8))
        lay(side, head, self.search, self.hits, self.games, self.switch, (self.chapters, 1))
        titles = lay(column(theme), self.overline, self.title)
        line = lay(row(theme, spacing=8), (titles, 1), self.before, self.after, *tools)
        line.setAlignment(Qt.AlignmentFlag.AlignTop)
        right = column(theme, spacing=14, edges=(30, 16, 8, 0))
        head_line = QWidget()
        head_row = QHBoxLayout(head_line)
        head_row.setContentsMargins(0, 0, theme.px(24), 0)
        head_row.addLayout(line)
        lay(right, head_line, (self.text, 1))
        lay(row(theme, self), sized(theme, left, width=LEFT), (right, 1))
        self.chapter_box.setParent(self)
        self.chapter_box.hide()

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
            among = EDITIONS if note in rules.editions else QUESTIONS
            self._go(RulePlace(note.chapter if note in rules.examples else among, note.id))
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
            at = self.text.verticalScrollBar().value()
            self._shown = None
            self._show()
            self.text.verticalScrollBar().setValue(at)

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
            (QUESTIONS, rules.questions, self.tr("Open questions")),
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
        markup = RuleMarkup(self._theme, rules, narrow=self._narrow)
        if here.asked.strip():
            found = rules.search(here.asked)
            html = markup.found(found, here.asked)
            self.hits.setText(hits_text(found.number))
            self.overline.setText(rules.name)
            self.title.setText(filled(self.tr("“{words}”"), words=here.asked.strip()))
        else:
            html = markup.chapter(chapter, self._faces)
            self.hits.setText("")
            contents = self._contents()
            at = next(place for place, one in enumerate(contents) if one.id == chapter)
            number = filled(self.tr("{game} · chapter {number}"), game=rules.name, number=at + 1)
            self.overline.setText(number)
            self.title.setText(contents[at].title)
        self._fit_head()
        self.hits.setVisible(bool(self.hits.text()))
        self.text.show_html(html, style_of(self._theme, narrow=self._narrow), here.rule)

    def _show_choices(self, rules: GameRules, chapter: str) -> None:
        contents, here, source = self._contents(), self.trail.here, self._source
        chosen = None if here.asked.strip() else chapter
        self.chapters.show_rows(contents, chosen)
        self.chapter_box.offer({one.id: one.title for one in contents})
        self.chapter_box.choose(chapter)
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
        """The title whole, if need be at the cost of the names of other chapters."""
        if self._narrow:
            return
        ways = [one for one in (self.before, self.after) if not one.isHidden()]
        buttons = [*ways, *(one for one in self._tools if isinstance(one, Button))]
        room = self.width() - self._theme.px(LEFT + 70)
        for role, compact in (("display", []), ("display", ways), ("title", buttons)):
            self.title.be(role)
            for one in buttons:
                one.set_compact(one in compact)
            taken = sum(one.sizeHint().width() + self._theme.px(8) for one in buttons)
            if self.title.sizeHint().width() <= room - taken:
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
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
