"""`rules [ID | WORDS]`: the paragraph of a rule, a chapter, or a search in the rulebook."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bp_desktop.cli.documents import add_game, add_json
from bp_desktop.cli.verb_context import ANSWER_IS_NO, DONE, BadUsageError, VerbContext
from bp_desktop.core.messages import say

if TYPE_CHECKING:
    from bp_desktop.cli.seam import GameVerbs, Subparsers
    from bp_desktop.texts.rulebook import RuleParagraph

MOST_FOUND = 10
"""A search shows no more: whoever finds the rule further down asks in other words."""


def add_parser(verbs: Subparsers, games: Sequence[GameVerbs]) -> None:
    parser = verbs.add_parser("rules", help="what a rule says, or which rules speak of something")
    parser.add_argument("asked", nargs="*", metavar="ID | WORDS", help="without any: every rule")
    parser.add_argument("--language", choices=("en", "it", "ru"), default="en")
    add_game(parser, [one.id for one in games], games[0].id)
    add_json(parser, run)


def run(options: argparse.Namespace, world: VerbContext) -> int:
    game = next(one for one in world.games if one.id == options.game)
    if game.rulebook is None:
        raise BadUsageError(say("cli.no_rulebook", game=game.id))
    book = game.rulebook(options.language)
    asked = " ".join(options.asked)
    listed = book.chapter(asked) if asked else book.paragraphs
    found = listed or book.search(asked)[:MOST_FOUND]
    lines: Iterable[str] = (
        _under_headings(listed) if listed else (f"{one.id}  {one.text}" for one in found)
    )
    if not found:
        lines = (world.sentence(say("cli.no_rule_found", asked=asked[:200])),)
    told = {"asked": asked, "rules": [one._asdict() for one in found]}
    world.answer(told, lines, as_json=options.json)
    return DONE if found else ANSWER_IS_NO


def _under_headings(paragraphs: Sequence[RuleParagraph]) -> Iterator[str]:
    for chapter, rules in groupby(paragraphs, key=lambda one: one.chapter):
        yield chapter
        for one in rules:
            yield f"  {one.id}  {one.text}"
