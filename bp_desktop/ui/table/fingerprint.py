"""Fingerprint of a match in words: what a table writes down to know its journal again."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled

translate = QCoreApplication.translate


def fingerprint_words(session: Session[Any, Any, Any]) -> str:
    """Such as "Fingerprint: 3F9A 01BC 77DE 4410"; empty while nothing was written."""
    if not session.fingerprint:
        return ""
    text = translate("fingerprint", "Fingerprint: {fingerprint}")
    return filled(text, fingerprint=session.fingerprint)


def edited_words(session: Session[Any, Any, Any]) -> str:
    """What a table must know before it trusts what it reads; empty where nothing was edited."""
    if session.edited_at is None:
        return ""
    text = translate("fingerprint", "Edited outside the program at step {step}")
    return filled(text, step=session.edited_at)
