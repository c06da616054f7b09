"""Formats: how a fact of a message is worded; the house's own, for facts of every owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from bp_desktop.core.messages import Fact, Named, NamedCell, Several
from bp_desktop.core.purse import Purse
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, counted, filled
from bp_desktop.texts.speech import Speech

Format = Callable[[Fact, Speech], str]
"""Raises ValueError for a fact that it has no words for."""


def worded_fact(
    fact: Fact, formats: Mapping[str, Format], speech: Speech, format_: str = ""
) -> str:
    """A fact in words: by the format a text asks for, else by the one for what the fact is."""
    way = format_ or _way_of(fact)
    if not way:
        return str(fact)
    if isinstance(fact, Several):
        words = [worded_fact(one, formats, speech) for one in fact.things]
        return _all(words, speech) if format_ == TOGETHER else _counted(words)
    try:
        return formats.get(way, _plain)(fact, speech)
    except ValueError:  # messages also come from files: a word where a number belongs
        return _plain(fact, speech)


TOGETHER = "together"
"""The format for people who do something together."""


def _all(words: list[str], speech: Speech) -> str:
    """Such as "Anna, Bert and Carl"."""
    if len(words) < 2:
        return "".join(words)
    text = speech.translate("messages", "{some} and {one}", "the end of a list of names")
    return filled(text, some=", ".join(words[:-1]), one=words[-1])


def _counted(words: list[str]) -> str:
    """Such as "Cannon ×2, Forest": what occurs several times is said once, with its number."""
    return ", ".join(f"{one} ×{n}" if n > 1 else one for one, n in Counter(words).items())


def _way_of(fact: Fact) -> str:
    ways: dict[type, str] = {Purse: "purse", Several: "several", NamedCell: "cell"}
    return fact.sort if isinstance(fact, Named) else ways.get(type(fact), "")


def _plain(fact: Fact, _speech: Speech) -> str:
    """Without any words of our own."""
    match fact:
        case Named():
            return fact.name or (str(fact.number) if fact.number else fact.id)
        case Several():
            return ", ".join(_plain(one, _speech) for one in fact.things)
        case Purse():
            return ", ".join(f"{amount} {resource}" for resource, amount in fact)
        case NamedCell():
            return fact.place
        case _:
            return str(fact)


# --- what a format may ask of a fact


def whole(fact: Fact) -> int:
    if isinstance(fact, int):
        return fact
    raise ValueError("not a number")


def id_of(fact: Fact) -> str:
    match fact:
        case Named():
            return fact.id
        case str():
            return fact
        case _:
            raise ValueError("not the id of anything")


# --- the formats


def _seat(fact: Fact, speech: Speech) -> str:
    """Who sits there: a name, or the number of one who has none."""
    if isinstance(fact, Named) and fact.number and not fact.name:
        text = speech.translate("messages", "Player {number}")
        return text.replace("{number}", str(fact.number))
    return _plain(fact, speech)


def _nobody(_fact: Fact, speech: Speech) -> str:
    return speech.translate("messages", "nobody")


def number_of(words: Callable[[Speech, int], str]) -> Format:
    """The format of a number of things; `words` names them, with %n and a plural to translate."""

    def format_(fact: Fact, speech: Speech) -> str:
        n = whole(fact)
        return counted(words(speech, n), n)

    return format_


steps = number_of(lambda speech, n: speech.translate("messages", "%n step(s)", "", n))

ENFORCEMENTS = {
    "strict": QT_TRANSLATE_NOOP("options", "strictly, nothing can be overruled"),
    "warn": QT_TRANSLATE_NOOP("options", "with a warning that the players may overrule"),
    "free": QT_TRANSLATE_NOOP("options", "violations are only logged"),
}
"""Inside a sentence."""


BOT_LEVELS = {
    "easy": QT_TRANSLATE_NOOP("levels", "easy"),
    "medium": QT_TRANSLATE_NOOP("levels", "medium"),
    "strong": QT_TRANSLATE_NOOP("levels", "strong"),
}
"""How well the program plays."""


def _bot_level(fact: Fact, speech: Speech) -> str:
    words = BOT_LEVELS.get(id_of(fact))
    return speech.look_up("levels", words) if words else _plain(fact, speech)


def _enforcement(fact: Fact, speech: Speech) -> str:
    words = ENFORCEMENTS.get(id_of(fact))
    return speech.look_up("options", words) if words else _plain(fact, speech)


SYSTEM_ERRORS = {
    "EACCES": QT_TRANSLATE_NOOP("system", "no permission"),
    "EPERM": QT_TRANSLATE_NOOP("system", "no permission"),
    "PermissionError": QT_TRANSLATE_NOOP("system", "no permission"),
    "ENOSPC": QT_TRANSLATE_NOOP("system", "the disk is full"),
    "EDQUOT": QT_TRANSLATE_NOOP("system", "your share of the disk is full"),
    "EFBIG": QT_TRANSLATE_NOOP("system", "the file is too large"),
    "EROFS": QT_TRANSLATE_NOOP("system", "the disk is write-protected"),
    "ENOENT": QT_TRANSLATE_NOOP("system", "no such file or folder"),
    "EEXIST": QT_TRANSLATE_NOOP("system", "the name is taken"),
    "EISDIR": QT_TRANSLATE_NOOP("system", "it is a folder"),
    "ENOTDIR": QT_TRANSLATE_NOOP("system", "part of the path is not a folder"),
    "ENAMETOOLONG": QT_TRANSLATE_NOOP("system", "the name is too long"),
    "EINVAL": QT_TRANSLATE_NOOP("system", "the name is not valid here"),
    "EBUSY": QT_TRANSLATE_NOOP("system", "another program is using it"),
    "ETXTBSY": QT_TRANSLATE_NOOP("system", "another program is using it"),
    "EMFILE": QT_TRANSLATE_NOOP("system", "too many files are open"),
    "ENFILE": QT_TRANSLATE_NOOP("system", "too many files are open"),
    "EIO": QT_TRANSLATE_NOOP("system", "the disk reported an error"),
    "ENXIO": QT_TRANSLATE_NOOP("system", "the disk is not connected"),
    "ENODEV": QT_TRANSLATE_NOOP("system", "the disk is not connected"),
    "ETIMEDOUT": QT_TRANSLATE_NOOP("system", "the network does not answer"),
    "ENETUNREACH": QT_TRANSLATE_NOOP("system", "the network does not answer"),
    "EHOSTDOWN": QT_TRANSLATE_NOOP("system", "the network does not answer"),
}
"""What an operating system answers, in our own words: its own are English nearly everywhere."""


def _system_error(fact: Fact, speech: Speech) -> str:
    code = id_of(fact)
    if words := SYSTEM_ERRORS.get(code):
        return speech.look_up("system", words)
    return filled(speech.translate("system", "system error {code}"), code=code)


def _time_limit(fact: Fact, _speech: Speech) -> str:
    """Seconds as on a clock; a dash where nothing is limited."""
    minutes, seconds = divmod(int(str(fact)), 60)
    return f"{minutes}:{seconds:02}" if minutes or seconds else "—"


FORMATS: dict[str, Format] = {
    "seat": _seat,
    "nobody": _nobody,
    TOGETHER: _plain,
    "dice": number_of(lambda speech, n: speech.translate("messages", "%n dice", "", n)),
    "megabytes": number_of(lambda speech, n: speech.translate("messages", "%n MB", "", n)),
    "steps": steps,
    "attacks": number_of(lambda speech, n: speech.translate("messages", "%n attack(s)", "", n)),
    "cells": number_of(lambda speech, n: speech.translate("messages", "%n cell(s)", "", n)),
    "minutes": number_of(lambda speech, n: speech.translate("messages", "%n minute(s)", "", n)),
    "time_limit": _time_limit,
    "enforcement": _enforcement,
    "bot_level": _bot_level,
    "system_error": _system_error,
}
"""Those of a fact that needs no format are called like what it is: a sort, purse or cell."""
