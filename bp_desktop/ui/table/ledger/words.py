"""What the types of postings are called, and how resources may be written in a booking."""

from collections.abc import Iterable

from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.words.wording import translated

_NAMES: dict[PostingType, str] = {
    PostingType.START_GRANT: QT_TRANSLATE_NOOP("Ledger", "Start"),
    PostingType.COLLECT: QT_TRANSLATE_NOOP("Ledger", "Collected"),
    PostingType.BUILD: QT_TRANSLATE_NOOP("Ledger", "Structure"),
    PostingType.SHIP_BUILD: QT_TRANSLATE_NOOP("Ledger", "Ship"),
    PostingType.SPACE_PURCHASE: QT_TRANSLATE_NOOP("Ledger", "Space structure"),
    PostingType.LOAD: QT_TRANSLATE_NOOP("Ledger", "Loaded"),
    PostingType.UNLOAD: QT_TRANSLATE_NOOP("Ledger", "Unloaded"),
    PostingType.LOOT_HULL: QT_TRANSLATE_NOOP("Ledger", "Loot: hull"),
    PostingType.LOOT_HOLD: QT_TRANSLATE_NOOP("Ledger", "Loot: hold"),
    PostingType.ADJUST: QT_TRANSLATE_NOOP("Ledger", "Correction"),
    PostingType.TRANSFER: QT_TRANSLATE_NOOP("Ledger", "Transfer"),
}


def type_name(kind: PostingType) -> str:
    return translated("Ledger", _NAMES[kind])


def resource_words(resources: Iterable[str]) -> dict[str, str]:
    """Resources by id, by name in the players' language and by the letter of the rules.

    Where another name begins with that letter, as "cibo" with the one of concrete, the letter
    alone would book the wrong thing without a word: there it takes a letter more.
    """
    called = {names().resource(resource).casefold(): resource for resource in resources}
    letters = {
        one[:1]: one
        for one in called.values()
        if all(other == one or not name.startswith(one[:1]) for name, other in called.items())
    }
    return called | {one: one for one in called.values()} | letters
