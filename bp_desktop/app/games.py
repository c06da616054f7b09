"""The games of this program, and what each brings; everything is loaded when it is asked for."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from bp_desktop.cli.seam import GameVerbs, Language
    from bp_desktop.core.export_settings import ExportSettings
    from bp_desktop.games.burning_planets.board import MapContent
    from bp_desktop.session.library import AnySession, AnySystem, Salvaged
    from bp_desktop.texts.game_rules import GameRules
    from bp_desktop.texts.rendering import Phrasebook, Vocabulary
    from bp_desktop.ui.shell.kinds import AnyKind


class Game(NamedTuple):
    """One game, registered once: everybody who needs something of a game gets it from here."""

    id: str
    systems: Mapping[str, Callable[[], AnySystem]]
    """Its kinds of document, by the id that files have."""
    kinds: Callable[[], tuple[AnyKind, ...]]
    """The same for the window; loads Qt."""
    verbs: Callable[[], GameVerbs]
    """The same for the command line."""
    vocabulary: Callable[[], Vocabulary] | None = None
    """What it can say, in words; None for one that says nothing."""


@cache
def _burning_planets_map() -> AnySystem:
    from bp_desktop.games.burning_planets.map.system import map_system
    from bp_desktop.games.burning_planets.table_loader import load_tables
    from bp_desktop.resources import read_text

    source = "burning_planets.toml"
    return map_system(load_tables(read_text("rules", source), source=source))


@cache
def _burning_planets_match() -> AnySystem:
    from bp_desktop.games.burning_planets.match.system import match_system

    return match_system()


def _burning_planets_kinds() -> tuple[AnyKind, ...]:
    from bp_desktop.ui.games.burning_planets.kinds import map_kind, match_kind

    return (map_kind(), match_kind())


def _burning_planets_verbs() -> GameVerbs:
    from bp_desktop.cli.games.burning_planets.verbs import verbs

    return verbs(_draw_map, partial(_print_sheet, _burning_planets_rules))


def _draw_map(content: MapContent, settings: ExportSettings, out: Path, language: Language) -> None:
    """A map as a file, with Qt but without a display: the same file that the window makes."""
    from bp_desktop.ui.export.board_export import export_board
    from bp_desktop.ui.export.headless import application, speaking
    from bp_desktop.ui.games.burning_planets.export.map_export import map_source
    from bp_desktop.ui.words import phrasebook as words

    words.give(phrasebook)
    kept = application()
    try:
        with speaking(kept, language):
            export_board(map_source(content), settings, out)
    finally:
        del kept


def _print_sheet(
    rules_of: Callable[[AnySession | None], GameRules],
    match: AnySession | None,
    out: Path,
    language: Language,
) -> None:
    """A cheat sheet as a file: the same that the window prints."""
    from bp_desktop.ui.export.headless import application, speaking
    from bp_desktop.ui.rules.cheat_sheet import write_cheat_sheet
    from bp_desktop.ui.words import phrasebook as words

    words.give(phrasebook)
    kept = application()
    try:
        with speaking(kept, language):
            title = "" if match is None else match.state.title
            write_cheat_sheet(out, rules_of(match), title)
    finally:
        del kept


def _burning_planets_rules(match: AnySession | None) -> GameRules:
    from bp_desktop.ui.games.burning_planets.book import match_rules, rules_of

    return rules_of() if match is None else match_rules(match.state)


def _burning_planets_vocabulary() -> Vocabulary:
    from bp_desktop.texts.games.burning_planets.vocabulary import VOCABULARY

    return VOCABULARY


@cache
def _parsec_match() -> AnySystem:
    from bp_desktop.games.parsec.match.system import parsec_system

    return parsec_system()


@cache
def _parsec_set() -> AnySystem:
    from bp_desktop.games.parsec.library.system import set_system
    from bp_desktop.games.parsec.table_loader import load_tables
    from bp_desktop.resources import read_text

    return set_system(load_tables(lambda name: read_text("rules", "parsec", f"{name}.toml")))


def _parsec_kinds() -> tuple[AnyKind, ...]:
    from bp_desktop.ui.games.parsec.kinds import parsec_match_kind, parsec_set_kind

    return (parsec_match_kind(), parsec_set_kind())


def _parsec_verbs() -> GameVerbs:
    from bp_desktop.cli.games.parsec.verbs import verbs

    return verbs(partial(_print_sheet, _parsec_rules))


def _parsec_rules(match: AnySession | None) -> GameRules:
    from bp_desktop.ui.games.parsec.rules import rules_of

    return rules_of(None if match is None else match.state)


def _parsec_vocabulary() -> Vocabulary:
    from bp_desktop.texts.games.parsec.vocabulary import VOCABULARY

    return VOCABULARY


GAMES = (
    Game(
        "burning_planets",
        {
            "burning_planets.map": _burning_planets_map,
            "burning_planets.match": _burning_planets_match,
        },
        _burning_planets_kinds,
        _burning_planets_verbs,
        _burning_planets_vocabulary,
    ),
    Game(
        "parsec",
        {"parsec.match": _parsec_match, "parsec.set": _parsec_set},
        _parsec_kinds,
        _parsec_verbs,
        _parsec_vocabulary,
    ),
)


def find_system(id_: str) -> AnySystem | None:
    """A kind of document by the id that files have; None if this program does not know it."""
    for game in GAMES:
        if id_ in game.systems:
            return game.systems[id_]()
    return None


def salvage(box: Path, folder: Path) -> Salvaged:
    """Bring what can be read of a damaged box into a folder. Raises LibraryError."""
    from bp_desktop.storage.salvage import salvage_to_folder

    return salvage_to_folder(box, folder, find_system, system_ids())


def system_ids() -> tuple[str, ...]:
    """Of all kinds of document this program knows."""
    return tuple(id_ for game in GAMES for id_ in game.systems)


def document_kinds() -> tuple[AnyKind, ...]:
    """The kinds of document this program has pages for."""
    return tuple(kind for game in GAMES for kind in game.kinds())


@cache
def phrasebook() -> Phrasebook:
    """The words of the whole program: those of its own parts, and what each game brings."""
    from bp_desktop.texts import house
    from bp_desktop.texts.rendering import Phrasebook

    of_games = (game.vocabulary() for game in GAMES if game.vocabulary is not None)
    return Phrasebook(house.VOCABULARY, *of_games)
