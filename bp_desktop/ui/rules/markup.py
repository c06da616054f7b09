"""Markup of rules: chapters, findings, tables and notes as rich text; every word is escaped."""

from collections.abc import Iterable, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication

from bp_desktop.texts.game_rules import (
    GameRules,
    Price,
    RuleColumn,
    RuleNote,
    RuleRow,
    RuleTable,
    TableDecision,
    TableFace,
    TableLine,
)
from bp_desktop.texts.marking import counted, filled
from bp_desktop.texts.rulebook import RuleParagraph
from bp_desktop.texts.rules_search import Answer, RulesFound
from bp_desktop.texts.search import spans_of
from bp_desktop.ui.look.theme import Theme

translate = QCoreApplication.translate

ASKED, QUESTIONS, EDITIONS = "asked", "questions", "editions"
"""In place of the id of a chapter: what people ask who have not read the rulebook, what it leaves
open, and what its editions say differently."""
ID_WIDTH = 124
GAP = "&nbsp;"
UNBROKEN = "\N{NON-BREAKING HYPHEN}"

Met = frozenset[str]
"""Words by which something was found; none where it was not searched for."""


class RuleMarkup:
    """Writes for a text column of its own width; `narrow`: ids stand above their rules; `stacked`:
    a line of a table is a paragraph."""

    def __init__(
        self, theme: Theme, rules: GameRules, *, narrow: bool = False, stacked: bool = False
    ) -> None:
        self._theme = theme
        self._rules = rules
        self._narrow = narrow
        self._stacks = narrow or stacked

    def chapter(self, id_: str, faces: Mapping[str, str]) -> str:
        """Every rule, table and example of a chapter; `faces`: which one of each table is shown."""
        rules = self._rules
        if id_ == EDITIONS:
            return self._lead(rules.about_editions) + self._notes(rules.editions)
        if id_ == ASKED:
            return self._lead(_about_asked()) + self._questions(rules.asked)
        if id_ == QUESTIONS:
            return self._lead(self._about_questions()) + self._questions(rules.questions)
        found = [self._paragraphs(rules.book.chapter(id_))]
        found += [self._table(one, faces.get(one.id, "")) for one in rules.tables_of(id_)]
        examples = rules.examples_of(id_)
        if examples:
            head = translate("rules", "Worked examples")
            without = translate("rules", "By the rulebook, without house rules.")
            found.append(
                f"<h2>{escape(head)}</h2><p class='about'>{escape(without)}</p>"
                f"{self._notes(examples)}"
            )
        return "".join(found)

    def found(self, found: RulesFound) -> str:
        """What answers words, each rule with the chapter it stands in."""
        if not found.number:
            nothing = translate("rules", "No rule mentions that. Try other words, or fewer.")
            return f"<p>{escape(nothing)}</p>"
        rules = self._rules
        behind, met = (*rules.examples, *rules.editions), found.met
        rows = (self._answer(one, met) for one in found.answers if one not in behind)
        parts = [self._rows(rows)]
        for head, among in (
            (translate("rules", "Worked examples"), rules.examples),
            (translate("rules", "Editions compared"), rules.editions),
        ):
            notes = tuple(one for one in found.notes if one in among)
            if notes:
                parts.append(f"<h2>{escape(head)}</h2>{self._notes(notes, met)}")
        return "".join(parts)

    def _answer(self, one: Answer, met: Met) -> str:
        """A rule, a line of a table or a question with its answers, and where it stands."""
        if isinstance(one, RuleParagraph):
            return self._paragraph(one, met, one.chapter)
        if isinstance(one, TableLine):
            return self._row(one.table.chapter, self._line(one, met), (), one.table.title)
        is_open = one in self._rules.questions
        return self._question(one, met, open_questions() if is_open else first_questions())

    # --- paragraphs

    def _paragraphs(self, paragraphs: Iterable[RuleParagraph], met: Met = frozenset()) -> str:
        return self._rows(self._paragraph(one, met) for one in paragraphs)

    def _paragraph(self, one: RuleParagraph, met: Met = frozenset(), chapter: str = "") -> str:
        """Below the open question that it answers, where it is nothing but the answer."""
        said, question = self.marked(one.text, met), self._rules.note(one.id)
        if question is not None:
            said = f"<span class='title'>{escape(question.text)}</span><br>{said}"
        return self._row(one.id, said, self._rules.decisions.get(one.id, ()), chapter)

    def _rows(self, rows: Iterable[str]) -> str:
        return f"<table width='100%' cellspacing='0' cellpadding='0'>{''.join(rows)}</table>"

    def _row(
        self, id_: str, text: str, decisions: Iterable[TableDecision] = (), chapter: str = ""
    ) -> str:
        px, colors = self._theme.px, self._theme.colors
        link = (
            f"<a name='{escape(id_)}' href='rule:{escape(id_)}' style='color: "
            f"{colors.faint}; font-size: {px(12)}px; text-decoration: none'>{escape(id_)}</a>"
        )
        badges = "".join(self._badge(one) for one in decisions)
        said = f"<p class='rule'>{text}</p>{badges}"
        pad, foot = px(10), px(13 if badges else 8)
        if self._narrow:
            where = f"{GAP * 2}<span class='where'>{escape(chapter)}</span>" if chapter else ""
            inside = f"<p class='id'>{link}{where}</p>{said}"
            return f"<tr><td style='padding: {px(8)}px {pad}px {foot}px'>{inside}</td></tr>"
        where = f"<p class='where'>{escape(chapter)}</p>" if chapter else ""
        around = f"padding: {px(9)}px {px(8)}px {px(9)}px {pad}px"
        return (
            f"<tr><td width='{px(ID_WIDTH)}' style='{around}'>"
            f"<p class='id'>{link}</p>{where}</td>"
            f"<td style='padding: {px(8)}px {pad}px {foot}px 0'>{said}</td></tr>"
        )

    def marked(self, text: str, met: Met = frozenset()) -> str:
        """With a ground behind the words by which it was found."""
        if not met:
            return escape(text)
        parts, at = [], 0
        for start, end in spans_of(met, text):
            parts += [escape(text[at:start]), f"<span class='hit'>{escape(text[start:end])}</span>"]
            at = end
        return "".join((*parts, escape(text[at:])))

    def _badge(self, one: TableDecision) -> str:
        """How a table settles what the rules leave open."""
        words = (
            translate("rules", "This table: {option}: {value}")
            if self._rules.of_match
            else translate("rules", "Table option: {option}: {value}")
        )
        said = filled(words, option=one.option, value=one.value)
        if one.is_house:
            said = filled(translate("rules", "{decision} (house rule)"), decision=said)
        kind = "house" if one.is_house else "option"
        ink = self._theme.colors.gold if one.is_house else self._theme.colors.info
        size = self._theme.px(14)
        picture = f"<img src='icon:ui/table?{kind}' width='{size}' height='{size}'>"
        return (
            f"<p class='badge'><a href='{kind}:{escape(one.key)}' style='color: {ink}; "
            f"text-decoration: none'>{picture}{GAP}{escape(said)}</a></p>"
        )

    # --- tables

    def _table(self, table: RuleTable, chosen: str) -> str:
        px, colors = self._theme.px, self._theme.colors
        face = next((one for one in table.faces if one.id == chosen), table.faces[0])
        head = f"<h2>{escape(table.title)}</h2>"
        if len(table.faces) > 1:
            links = (
                f"<a href='{'chosen' if one is face else 'face'}:{escape(table.id)}/"
                f"{escape(one.id)}' style='color: {colors.gold if one is face else colors.muted}; "
                f"text-decoration: none'>{GAP}{self._emblem(one)}{escape(one.name)}{GAP}</a>"
                for one in table.faces
            )
            head += f"<p class='faces'>{(GAP * 4).join(links)}</p>"
        if self._stacks:
            return f"{head}{self._rows(self._stacked(table, one) for one in face.rows)}"
        line = f"border-bottom: 1px solid {colors.hairline}"
        cell = f"padding: {px(7)}px {px(8)}px; {line}"
        heads = "".join(
            f"<td align='{'right' if one.is_figure else 'left'}' style='{cell}; color: "
            f"{colors.faint}; font-size: {px(12)}px'>{escape(one.title)}</td>"
            for one in table.columns
        )
        rows = []
        for row in face.rows:
            ground = f"; background-color: {colors.gold_quiet}" if row.is_house else ""
            cells = "".join(
                f"<td align='{'right' if column.is_figure else 'left'}' valign='middle' "
                f"style='{cell}{ground}'>"
                f"{self._cell(what)}{self._house() if row.is_house and not place else ''}</td>"
                for place, (what, column) in enumerate(zip(row.cells, table.columns, strict=True))
            )
            rows.append(f"<tr>{self._picture(row.picture, f'{line}{ground}')}{cells}</tr>")
        if face.rows[0].picture:
            heads = f"<td style='{line}'></td>{heads}"
        style = "border-collapse: collapse"
        return (
            f"{head}<table width='100%' cellspacing='0' style='{style}'>"
            f"<tr>{heads}</tr>{''.join(rows)}</table>"
        )

    def _line(self, line: TableLine, met: Met) -> str:
        """What it is about, and below it every figure with its head."""
        name, house = self.marked(line.name, met), self._house() if line.row.is_house else ""
        figures = self._figures(line.table.columns[1:], line.row.cells[1:])
        return f"<span class='title'>{name}</span>{house}<br>{figures}"

    def _figures(self, columns: Iterable[RuleColumn], cells: Iterable[str | Price]) -> str:
        return f"{GAP}{GAP} ".join(
            f"<span class='head'>{escape(column.title)}</span>{GAP}{self._cell(what)}"
            for column, what in zip(columns, cells, strict=True)
        )

    def _stacked(self, table: RuleTable, row: RuleRow) -> str:
        """A line of a table in a narrow column: what it is about, and below it every figure with
        its head."""
        px, colors = self._theme.px, self._theme.colors
        about = 2 if table.columns[0].is_figure else 1
        name = " · ".join(self._cell(one) for one in row.cells[:about])
        figures = self._figures(table.columns[about:], row.cells[about:])
        ground = f"; background-color: {colors.gold_quiet}" if row.is_house else ""
        style = f"border-bottom: 1px solid {colors.hairline}{ground}"
        said = f"<p class='title'>{name}{self._house() if row.is_house else ''}</p>"
        return (
            f"<tr>{self._picture(row.picture, f'padding-left: {px(8)}px; {style}')}"
            f"<td style='padding: {px(6)}px {px(8)}px; {style}'>{said}"
            f"<p class='figures'>{figures}</p></td></tr>"
        )

    def _house(self) -> str:
        ink, words = self._theme.colors.gold, translate("rules", "house rule")
        style = f"color: {ink}; font-size: {self._theme.px(12)}px"
        return f" <span style='{style}'>{escape(words)}</span>"

    def _picture(self, name: str, style: str) -> str:
        if not name:
            return ""
        size = self._theme.px(26)
        picture = f"<img src='icon:{escape(name)}' width='{size}' height='{size}'>"
        return f"<td width='{size}' valign='middle' style='{style}'>{picture}</td>"

    def _emblem(self, face: TableFace) -> str:
        if not face.picture:
            return ""
        size = self._theme.px(16)
        picture = f"<img src='icon:{escape(face.picture)}' width='{size}' height='{size}'"
        return f"{picture} style='vertical-align: middle'>{GAP}"

    def _cell(self, what: str | Price) -> str:
        if isinstance(what, str):
            return escape(what)
        size = self._theme.px(18)
        return (GAP * 2).join(
            f"<img src='icon:{escape(picture)}' width='{size}' height='{size}' "
            f"style='vertical-align: middle'>{GAP}{amount}"
            for picture, _, amount in what.amounts
        )

    # --- examples, open questions and editions

    def _lead(self, text: str) -> str:
        return f"<p class='lead'>{escape(text)}</p>"

    def _about_questions(self) -> str:
        return (
            translate("rules", "What the rulebook leaves open, and how this table plays it.")
            if self._rules.of_match
            else translate("rules", "What the rulebook leaves open, and how it is played here.")
        )

    def _notes(self, notes: Iterable[RuleNote], met: Met = frozenset()) -> str:
        return self._rows(self._row(one.id, self._note(one, met)) for one in notes)

    def _note(self, note: RuleNote, met: Met = frozenset()) -> str:
        said = self.marked(note.text, met)
        if note.title:
            said = f"<span class='title'>{self.marked(note.title, met)}</span><br>{said}"
        links = "&nbsp; ".join(map(_cited, note.rules))
        if note.follows:
            words = filled(translate("rules", "Followed here: {editions}"), editions=note.follows)
            links = f"<span class='follows'>{escape(words)}</span>&nbsp; {links}"
        return f"{said}<br><span class='cited'>{links}</span>"

    def _questions(self, notes: Iterable[RuleNote], met: Met = frozenset()) -> str:
        return self._rows(self._question(one, met) for one in notes)

    def _question(self, one: RuleNote, met: Met = frozenset(), where: str = "") -> str:
        """With the rules that answer it, and what the table has chosen."""
        rules = map(self._rules.book.paragraph, one.rules)
        told = ((self.marked(one.text, met), _cited(one.id)) for one in rules if one is not None)
        answers = "".join(
            f"<br><span class='answer'>{text}{GAP} {id_}</span>" for text, id_ in told
        )
        said = f"<span class='title'>{self.marked(one.text, met)}</span>{answers}"
        return self._row(one.id, said, self._rules.decisions_on(one.id), where)


def first_questions() -> str:
    return translate("rules", "First questions")


def open_questions() -> str:
    return translate("rules", "Open questions")


def _about_asked() -> str:
    return translate("rules", "What a new group asks in its first evenings, with the rules.")


def _cited(id_: str) -> str:
    """A link to a rule, in one piece."""
    whole = escape(id_.replace("-", UNBROKEN))
    return f"<a href='rule:{escape(id_)}' class='cited'>{whole}</a>"


def hits_text(count: int) -> str:
    return counted(translate("rules", "%n hit(s)", "", count), count)


def style_of(theme: Theme, *, narrow: bool) -> str:
    """The style sheet of the text; Qt knows lengths in pixels only."""
    px, colors = theme.px, theme.colors
    body = px(14 if narrow else 15)
    return f"""
    body, p, td {{ font-family: "Inter"; font-size: {body}px; color: {colors.text}; }}
    p {{ margin: 0; }}
    p.rule {{ line-height: 145%; }}
    p.id {{ font-size: {px(12)}px; line-height: 145%; }}
    p.badge {{ font-size: {px(12)}px; margin-top: {px(12)}px; margin-bottom: {px(4)}px;
               margin-left: {px(10)}px; }}
    p.badge a {{ font-size: {px(12)}px; font-weight: 500; }}
    p.faces {{ margin-bottom: {px(10)}px; margin-left: {px(8)}px; font-size: {px(13)}px; }}
    p.faces a {{ font-size: {px(13)}px; font-weight: 500; }}
    .where {{ color: {colors.faint}; font-size: {px(12)}px; }}
    .title, p.title {{ font-weight: 500; }}
    .head {{ color: {colors.faint}; font-size: {px(12)}px; }}
    p.figures {{ line-height: 145%; }}
    .answer {{ color: {colors.muted}; }}
    .follows {{ color: {colors.success}; font-size: {px(12)}px; font-weight: 500; }}
    p.lead {{ color: {colors.muted}; line-height: 145%; margin: 0 {px(10)}px {px(14)}px; }}
    p.about {{ color: {colors.faint}; font-size: {px(12)}px; margin: 0 {px(10)}px {px(4)}px; }}
    .cited {{ color: {colors.info}; font-size: {px(12)}px; }}
    .hit {{ background-color: {colors.gold_quiet}; color: {colors.gold}; font-weight: 500; }}
    h2 {{ font-family: "Exo 2"; font-size: {px(18)}px; font-weight: 600; color: {colors.text};
          margin-top: {px(22)}px; margin-bottom: {px(8)}px; }}
    """
