"""Control and direction characters in texts from anywhere, made visible at the border.

An escape character rewrites a terminal, and one that turns the direction of writing makes a name
read as another. Neither is refused, for nobody's file shall be lost over it: in their places stand
signs that can be seen. Lines of a journal are read through here, so no state ever holds such a
character; their text and its hash stay as they were written.
"""

import re

ESCAPES = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\n\t"} | {127: "␡"}
"""Control characters -> their pictures, one for one, so that no text grows beyond its limit."""
TURNED = "⇄"
"""In the place of whatever turns the direction of writing; the harmless marks stay, since names
in Hebrew and Arabic may need them."""
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_TABLE = ESCAPES | dict.fromkeys(range(0x80, 0xA0), "␦") | dict.fromkeys(map(ord, _TURNING), TURNED)
_SUSPECT = re.compile("[" + re.escape("".join(map(chr, _TABLE))) + "]")

_IN_JSON = re.compile(
    rb"\\(?:u([0-9a-fA-F]{4})|(.))|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]|\xc2[\x80-\x9f]|\x7f",
    re.DOTALL,
)
_SHORT = {b"b": 8, b"f": 12, b"r": 13}


def visible(text: str) -> str:
    """The text with a sign for every character that would do something instead of being read."""
    return text.translate(_TABLE) if _SUSPECT.search(text) else text


def visible_json(text: bytes) -> bytes:
    """The same for all texts in a piece of JSON; the very same bytes where there is nothing."""
    if b"\\" not in text and b"\x7f" not in text and text.isascii():
        return text
    return _IN_JSON.sub(_seen, text)


def _seen(found: re.Match[bytes]) -> bytes:
    whole: bytes = found[0]
    code = int(found[1], 16) if found[1] else _SHORT.get(found[2]) if found[2] else None
    if whole[:1] != b"\\":
        code = ord(whole.decode())
    sign = _TABLE.get(code) if code is not None else None
    return whole if sign is None else sign.encode()
