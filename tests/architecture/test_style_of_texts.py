"""The style sheet of texts, as far as a program can hold it: see CONTRIBUTING.md, "Write a text".

Every text of the sources and every translation is read: whoever adds a screen or a language adds
nothing here.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bp_desktop.resources import resource
from devtools.texts import collect
from devtools.translations import LANGUAGES, entries, file_of
from tests.architecture.sources import PACKAGE, ROOT

SEARCHED = "keywords"
"""The context of words that people search for: they are shown nowhere, and say it any way."""

AVOIDED = {
    "en": {
        r"[Tt]hrow(n|s)?\b(?! it away)|[Tt]hrew\b": "roll",
        r"[Tt]ak(e|en|es)( it| them)? back|[Tt]ook( it| them)? back": "undo",
        r"[Tt]ak(e|en|es|ing) away|[Tt]ook away": "remove",
        r"[Bb]r(ing|ings|ought) back": "restore",
        r"[Ss]tr(ike|uck)\b": "delete",
        r"\b[Gg]o(es|ing)? on\b(?! (the|any|a)\b)": "continue",
        r"\b([Aa]n|the|[Ee]very|two|[Cc]hoose|[Nn]o|and|[Tt]hrough) own\b|^Own\b": "your own",
        r"\bnear to\b|\banew\b|\b[Nn]othing of it\b": "close to, again, none of it",
        r"\botherwise than\b|\bdraw otherwise\b|\b(have|has) another (size|biome)\b": "differently",
        r"\b[Mm]end(s|ed|ing)?\b": "fix",
        r"\bdoes one\b|\b[Mm]ay one\b": "do I, may I",
        r"\b[Bb]ooks it\b": "records it",
        r"(made|make|backed up) (by )?(itself|themselves)\b": "automatically",
        r"\b(can|may|does|do) \w+ no (?!longer|more)\w": "cannot do it",
        r"[Tt]ear up|[Tt]orn up": "delete",
        r"[Dd]eploy": "place",
        r"[Vv]ertexes|[Cc]orners": "vertices",
        r"[Rr]ule book": "rulebook",
        r"[Oo]ver-time": "overtime",
        r"(?<![Tt]here )\b(is|are) no (?!longer)[a-z]": "is not a",
        r"[Tt]he table (agree|rule|look|was asked|is asked)": "everyone, or the players",
        r"[Ee]verybody": "everyone",
        r"for good\b": "permanently",
        r"[Dd]ismiss": "close",
        r"\bspeaks? (of|against)\b": "mentions, or why not",
        r"\bhangs? together\b": "connected",
        r"\bto be expected\b": "expected",
        r"\b[Bb]ooked\b|\b[Bb]ookings?\b": "recorded, entry",
        r"\b([Cc]ent(er|ers|ered)|[Cc]olors?|[Nn]eighbor\w*|[Dd]efenses?|[Gg]ray|[Aa]nalyz\w*"
        r"|[Cc]anceled|[Ff]avorite\w*|[Oo]rganiz\w*|[Mm]eters?|[Ll]icense)\b": "British spelling",
    },
    "it": {
        r"[Dd]ispieg": "piazzare",
        r"\b[Ss]contr[oi]\b": "combattimento",
        r"\b[Cc]ell[ae]\b": "casella",
        r"\b[Ss]oci[o]?\b": "parte",
        r"[Vv]ento stellare": "tempesta stellare",
        r"[Rr]iflett|[Rr]ifless[oi]\b": "specchiare",
        r"\bevadere\b|\bsvelat": "sottrarsi, rivelare",
        r"\bHome\b": "Inizio",
        r"[Nn]on si è potuto": "non è stato possibile",
        r"[Ss]eduta": "sessione",
        r"[Ll]ascia stare": "chiudi",
        r"[Pp]erdut": "perso",
        r"\b[Rr]ound\b": "giro",
        r"Maiusc": "Shift",
        r"[Ff]rase d.accesso": "frase segreta",
        r"[Nn]on c'è una? tale\b": "questo non esiste",
        r"[Rr]imuov|[Rr]imoss": "togliere",
        r"\b[Bb]ackups?\b": "copia di sicurezza",
        r"\b[Vv]o(i|stra|stro|stri|stre)\b|\b(decidete|lasciate|tirate)\b": "tu",
    },
    "ru": {
        r"[Юю]нит": "фигура, корабль или сооружение",
        r"[Кк]убик": "кость",
        r"[Кк]летк|[Кк]леток": "ячейка",
        r"[Рр]азгру(зить|зка|жают|жено)\b": "выгрузить",
        r"[Пп]огруз(ить|ка)\b": "загрузить",
        r"[Зз]вездный": "звёздный",
        r"[Бб]артер": "обмен",
        r"[Пп]риродн": "натуральный",
        r"[Дд]обыч": "трофеи",
        r"[Бб]анкнот": "купюры",
        r"[Зз]ахва(т|тить|тывает) планет": "завоевать",
        r"[Нн]астройк[аиу] стола": "правило стола",
        r"\b[Мм]ини-?карт": "обзорная карта",
        r"[Пп]роводк": "запись",
        r"[Пп]оправк": "исправление",
        r"[Бб]етон": "цемент",
    },
}
"""What is not said, and what is said instead: one word for one thing."""

TERMS = {
    "parsec.ru": (r"[Пп]риродн",),
}
"""By the file of rules: what is a term of that game's rulebook, and avoided elsewhere only."""

QUOTES = {"en": ("“", "”"), "it": ("«", "»"), "ru": ("«", "»")}


@cache
def said(language: str) -> tuple[str, ...]:
    """Every text of a language, each once."""
    if language == "en":
        found = (text.source for text in collect(PACKAGE) if text.context != SEARCHED)
    else:
        found = (
            words
            for entry in entries(file_of(ROOT / "translations", language))
            if entry.text.context != SEARCHED
            for words in entry.translations
        )
    return tuple(dict.fromkeys(_BLANK.sub("{}", text) for text in found))


_BLANK = re.compile(r"\{\w+(?::\w+)?\}")


def told(language: str) -> Iterator[tuple[str, str]]:
    """Pages of help, news and rules and the names of things: whole files, line by line, each with
    the name of its file."""
    files = [
        *sorted(resource("help", language).glob("*.html")),
        resource("news", f"{language}.html"),
    ]
    for folder in ("rulebook", "rules", "maps"):
        files += sorted(resource(folder).glob(f"*.{language}.toml"))
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            yield file.stem, line


each_language = pytest.mark.parametrize("language", ["en", *LANGUAGES])


@each_language
def test_one_word_is_used_for_one_thing(language: str) -> None:
    found = [
        f"{text!r}: {better}"
        for avoided, better in AVOIDED[language].items()
        for file, text in (*(("", one) for one in said(language)), *told(language))
        if re.search(avoided, text) and avoided not in TERMS.get(file, ())
    ]

    assert found == []


@each_language
def test_quotes_are_those_of_the_language_and_in_pairs(language: str) -> None:
    opening, closing = QUOTES[language]
    others = set('“”„«»"') - {opening, closing}

    wrong = [
        text
        for text in said(language)
        if others & set(text) or text.count(opening) != text.count(closing)
    ]

    assert wrong == []


@each_language
def test_apostrophes_are_straight(language: str) -> None:
    assert [text for text in said(language) if "’" in text or "‘" in text] == []


@each_language
def test_dots_are_one_character_after_a_blank(language: str) -> None:
    """Behind what opens something to fill in, and before or after what is left out."""
    wrong = [text for text in said(language) if "..." in text or re.search(r"[^\s]…", text)]

    assert wrong == []


@each_language
def test_blanks_are_single_and_not_at_the_end(language: str) -> None:
    """At the beginning only of a unit that stands behind a number: " min"."""
    wrong = [
        text
        for text in said(language)
        if "  " in text or text != text.rstrip() or re.match(r"\s\w{4}", text)
    ]

    assert wrong == []


@each_language
def test_no_text_ends_in_two_marks(language: str) -> None:
    assert [text for text in said(language) if re.search(r"[.,;:!?]{2}(?!\d)", text)] == []


def test_a_yes_is_the_deed_itself() -> None:
    """A button says what it does: Undo, Redo, Save, Remove, Delete, Restore, Cancel, Continue,
    Select, Reveal, Hide, Roll."""
    vague = {"OK", "Ok", "Yes", "Abort", "Proceed", "Confirm", "Submit", "Discard changes"}

    assert [text for text in said("en") if text in vague] == []


def test_cancelling_is_not_undoing() -> None:
    """Italian has one word for both; whoever only closes a form must not fear to undo a step."""
    cancel = {
        words
        for entry in entries(file_of(ROOT / "translations", "it"))
        if entry.text.source == "Cancel"
        for words in entry.translations
    }

    assert "Annulla" not in cancel
    assert cancel


def test_a_text_against_the_style_is_found() -> None:
    """The patterns themselves."""
    patterns = AVOIDED["en"]
    for text in ("Throw the dice", "It was taken back", "This is no option", "Center cell"):
        assert any(re.search(one, text) for one in patterns), text
    for text in ("It is no longer there", "Roll the dice", "Centre cell"):
        assert not any(re.search(one, text) for one in patterns), text
