"""Search in the rules of a game: paragraphs, lines of tables and notes by one measure."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bp_desktop.texts.game_rules import GameRules, RuleNote, TableLine
from bp_desktop.texts.rulebook import RuleParagraph
from bp_desktop.texts.search import LikeWords, Text, TextIndex, words_of

Answer = RuleParagraph | RuleNote | TableLine

ASKED, ASKED_OF_RULE, QUESTION, EXAMPLE, EDITION = 1.2, 0.9, 0.9, 0.7, 0.6
"""What they count beside rules that say as much."""


class RulesFound(NamedTuple):
    """What answers words, the best first; examples and editions stand behind what they are of."""

    answers: tuple[Answer, ...]
    met: frozenset[str] = frozenset()
    """The words by which they were found; none where an id led to them."""

    @property
    def number(self) -> int:
        return len(self.answers)

    @property
    def paragraphs(self) -> tuple[RuleParagraph, ...]:
        return tuple(one for one in self.answers if isinstance(one, RuleParagraph))

    @property
    def notes(self) -> tuple[RuleNote, ...]:
        return tuple(one for one in self.answers if isinstance(one, RuleNote))


class RuleSearch:
    """Rules to be searched: whoever types letter by letter keeps it."""

    def __init__(self, rules: GameRules) -> None:
        self._rules = rules

    def search(self, asked: str) -> RulesFound:
        """By an id, the beginning of one or words."""
        rules = self._rules
        named = self._by_id.get(_spelled(asked))
        if named is not None:
            return RulesFound((named,))
        chapter = rules.book.chapter(asked)
        if chapter:
            return RulesFound(chapter)
        behind = (*rules.examples, *rules.editions)
        found = self._index.search(asked)
        things = sorted(found.things, key=lambda one: one in behind)
        return RulesFound(tuple(things), found.met)

    @cached_property
    def _by_id(self) -> dict[str, Answer]:
        """By ids as people type them, also without the letters of the game: "act 14"."""
        things: tuple[RuleParagraph | RuleNote, ...] = (
            *self._rules.book.paragraphs,
            *self._rules.notes,
        )
        whole: dict[str, Answer] = {_spelled(one.id): one for one in things}
        short = {_spelled(one.id.partition("-")[2]): one for one in things if one.id.count("-") > 1}
        return {**short, **whole}

    @cached_property
    def _index(self) -> TextIndex[Answer]:
        return TextIndex(_texts(self._rules), LikeWords(self._rules.like_words))


def _spelled(id_: str) -> str:
    """An id without what stands between its parts."""
    return "".join(one for one in id_.upper() if one.isalnum())


def _texts(rules: GameRules) -> Iterator[Text[Answer]]:
    left_open: dict[str, str] = {}
    for note in rules.questions:
        for id_ in note.rules:
            left_open[id_] = f"{left_open.get(id_, '')} {note.text}"
    questions, headings = {one.id for one in rules.questions}, set[str]()
    for one in rules.book.paragraphs:
        if one.id in questions:
            continue  # the note shows it, below what it answers
        # The first rule under a heading speaks for it.
        heading = "" if one.chapter in headings else one.chapter
        headings.add(one.chapter)
        title = words_of(f"{one.chapter} {left_open.get(one.id, '')}")
        yield Text(one, title, words_of(f"{one.text} {heading}"), one.worth)
        for question in one.asked:
            yield Text(one, (), (), one.worth * ASKED_OF_RULE, words_of(question))
    for table in rules.tables:
        for face in table.faces if not table.is_told else ():
            for row in face.rows:
                line = TableLine(table, face, row)
                title = (*words_of(table.title), *words_of(line.name))
                yield Text(line, title, words_of(line.words))
    for note in rules.questions:
        answer = rules.book.paragraph(note.id)
        said = (answer.text, *answer.asked) if answer is not None else ()
        yield Text(note, (), words_of(" ".join(said)), QUESTION, words_of(note.text))
    for note in rules.asked:
        yield Text(note, (), (), ASKED, words_of(note.text))
    for notes, worth in ((rules.examples, EXAMPLE), (rules.editions, EDITION)):
        for note in notes:
            yield Text(note, words_of(note.title), words_of(note.text), worth)
