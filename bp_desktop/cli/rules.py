"""`rules [ID | WORDS]`: a rule, a chapter, a worked example or a search; or a cheat sheet."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from bp_desktop.cli.documents import add_game, add_json, open_match
from bp_desktop.cli.verb_context import ANSWER_IS_NO, DONE, BadUsageError, VerbContext
from bp_desktop.core.export_settings import ExportError
from bp_desktop.core.messages import say
from bp_desktop.texts.game_rules import RuleNote, TableLine
from bp_desktop.texts.rulebook import RuleParagraph
from bp_desktop.texts.rules_search import RuleSearch, RulesFound

if TYPE_CHECKING:
    from bp_desktop.cli.seam import GameVerbs, RuleVerbs, Subparsers
    from bp_desktop.texts.rules_search import Answer

MOST_FOUND = 10
"""A search shows no more: whoever finds the rule further down asks in other words."""


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs]) -> None:
    parser = verbs.add_parser("rules", help="what a rule says, or which rules speak of something")
    parser.add_argument("asked", nargs="*", metavar="ID | WORDS", help="without any: every rule")
    parser.add_argument("--language", choices=("en", "it", "ru"), default="en")
    about = "instead: both sides of a sheet to play with, as PDF"
    parser.add_argument("--cheat-sheet", type=Path, metavar="FILE.pdf", help=about)
    about = "the cheat sheet with the house rules of this match"
    parser.add_argument("--match", type=Path, metavar="FILE.bpmatch", help=about)
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    add_game(parser, [one.id for one in games], games[0].id)
    add_json(parser, run)


def run(options: argparse.Namespace, world: VerbContext) -> int:
    game = next(one for one in world.games if one.id == options.game)
    if game.rules is None:
        raise BadUsageError(say("cli.no_rulebook", game=game.id))
    if options.cheat_sheet is not None:
        return _print_sheet(options, game.rules, world)
    if options.match is not None:
        raise BadUsageError(say("cli.match_without_sheet"))
    rules = game.rules.book(options.language)
    asked = " ".join(options.asked)
    listed = rules.book.chapter(asked) if asked else rules.book.paragraphs
    found = RulesFound(listed) if listed else RuleSearch(rules).search(asked)
    answers = found.answers if listed else found.answers[:MOST_FOUND]
    lines = [*_under_headings(listed)] or [_told(one) for one in answers]
    if not lines:
        lines = [world.sentence(say("cli.no_rule_found", asked=asked[:200]))]
    answer = {
        "asked": asked,
        "rules": [
            {"id": one.id, "chapter": one.chapter, "text": one.text}
            for one in answers
            if isinstance(one, RuleParagraph)
        ],
        "notes": [one._asdict() for one in answers if isinstance(one, RuleNote)],
        "lines": [
            {"table": one.table.title, "chapter": one.table.chapter, "text": one.words}
            for one in answers
            if isinstance(one, TableLine)
        ],
    }
    world.answer(answer, lines, as_json=options.json)
    return DONE if answers else ANSWER_IS_NO


def _told(one: Answer) -> str:
    if isinstance(one, TableLine):
        return f"{one.table.chapter}  {one.words}"
    if isinstance(one, RuleNote) and one.title:
        return f"{one.id}  {one.title}: {one.text}"
    return f"{one.id}  {one.text}"


def _print_sheet(options: argparse.Namespace, rules: RuleVerbs, world: VerbContext) -> int:
    out: Path = options.cheat_sheet
    if out.suffix.casefold() != ".pdf":
        raise BadUsageError(say("cli.cheat_sheet_is_pdf", path=str(out)))
    if out.exists() and not options.force:
        raise BadUsageError(say("cli.file_exists", path=str(out)))
    match = open_match(options.match, world).session if options.match is not None else None
    try:
        rules.print_sheet(match, out, options.language)
    except ExportError as error:
        raise BadUsageError(error.message) from None
    told = {"ok": True, "file": str(out)}
    world.answer(told, [say("cli.written", path=str(out))], as_json=options.json)
    return DONE


def _under_headings(paragraphs: Sequence[RuleParagraph]) -> Iterator[str]:
    for chapter, rules in groupby(paragraphs, key=lambda one: one.chapter):
        yield chapter
        for one in rules:
            yield f"  {one.id}  {one.text}"
