"""House rules in a file of their own, to be kept and handed on."""

from typing import Literal

import msgspec

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.options import Options

SUFFIX = ".bpoptions"
LARGEST = 100_000
"""In bytes. Nobody has that many rules; a file that is larger is something else."""


class _OptionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["burning_planets.options"]
    options: Options


def options_to_file(options: Options) -> bytes:
    """Only what differs from the rule book is written."""
    file = _OptionFile("burning_planets.options", options)
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def options_from_file(data: bytes) -> Options:
    """The options of a file; refuses whatever is none."""
    if len(data) > LARGEST:
        raise Refused(say("bp.option.no_file", "BP-APP-5", detail=f"{len(data)} > {LARGEST}"))
    try:
        return msgspec.json.decode(data, type=_OptionFile).options
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(say("bp.option.no_file", "BP-APP-5", detail=str(error))) from None
