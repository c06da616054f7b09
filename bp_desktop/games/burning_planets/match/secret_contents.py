"""From contents to sealed bytes and back, and what is wrong with a seal or its contents."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from bp_desktop.core.bounds import why_too_long, why_unbounded
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import (
    COST,
    Opening,
    RandomBytes,
    Seal,
    SealFailure,
    Stretch,
    open_seal,
    scrypt,
    seal as close,
    verify,
)
from bp_desktop.core.visible_text import visible_json
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match.lookup import named_player, require_goods
from bp_desktop.games.burning_planets.match.secret_values import (
    Contents,
    Note,
    RegisterLine,
    SealedCargo,
    Terms,
)
from bp_desktop.games.burning_planets.match.state import Match

T = TypeVar("T", Contents, Terms, Note)


def sealed(
    content: Contents | Terms | Note,
    passphrases: Mapping[PlayerId, str | None],
    random_bytes: RandomBytes,
    cost: int = COST,
    stretch: Stretch = scrypt,
) -> Seal:
    """The envelope for a command. Parties are usually, of goods, their giver and the owner of the
    ship; of terms, the two partners; of a note, its writer alone."""
    parties: dict[str, str | None] = dict(passphrases.items())
    written, purpose = msgspec.json.encode(content), purpose_of(type(content))
    return close(written, parties, random_bytes, purpose=purpose, cost=cost, stretch=stretch)


def purpose_of(kind: type[Contents | Terms | Note]) -> str:
    """What an envelope with this in it is for: what the content itself is marked as."""
    return str(kind.__struct_config__.tag)


def note_in(opening: Opening) -> Note:
    """What somebody wrote down for themselves, or a refusal of what nobody can read."""
    return _read(opening, Note, "BP-APP-6")


def goods_in(match: Match, opening: Opening) -> Purse:
    """The goods in an opened envelope, or a refusal of what cannot be in one."""
    goods = _read(opening, Contents, "BP-REG-5").goods
    require_goods(match, goods)
    return goods


def terms_in(match: Match, opening: Opening) -> Terms:
    """The terms of an opened contract, or a refusal of what nobody can promise."""
    terms = _read(opening, Terms, "BP-SECRET-9")
    for delivery in terms.deliveries:
        require_goods(match, delivery.goods)
    return terms


def is_proven(line: RegisterLine, lot: SealedCargo) -> bool:
    """Whether a public line says what was sealed at loading (BP-REG-5), not what was ruled."""
    if lot.seal.hidden is None:  # what was disclosed had to fit the commitment
        return not line.ruled
    hidden = _readable(lot.seal, Contents)
    return hidden is not None and hidden.goods == line.goods


def readable_terms(seal: Seal) -> Terms | None:
    """The terms of a contract that is merely hidden; None if they are locked away or, in a file
    that somebody edited, not what was sealed."""
    return _readable(seal, Terms)


def require_seal(
    match: Match, seal: Seal, kind: type[T], parties: Iterable[PlayerId], rule: str
) -> None:
    """Refuse an envelope of another kind, for other people, or with nothing in it."""
    if seal.purpose != purpose_of(kind):
        raise Refused(say("bp.seal.wrong_kind", rule))
    if seal.hidden is not None:
        if seal.locks or seal.box or isinstance(open_seal(seal), SealFailure):
            raise Refused(say("bp.seal.damaged", rule))
        return
    if not seal.locks or not seal.box:
        raise Refused(say("bp.seal.damaged", rule))
    allowed = set(parties)
    for party in seal.openers:
        if party not in allowed:
            name = named_player(match, PlayerId(party))
            raise Refused(say("bp.seal.stranger", rule, player=name))


def require_match(seal: Seal, opening: Opening, rule: str) -> None:
    """Refuse an opening that is not what was sealed."""
    if not verify(seal, opening):
        raise Refused(say("bp.seal.does_not_match", rule))


def objections_to_terms(
    match: Match, partners: tuple[PlayerId, PlayerId], terms: Terms
) -> tuple[Message, ...]:
    """What is wrong with the text of a contract; raises Refused for what means nothing.

    The interface asks before it seals: a locked text cannot be judged any more.
    """
    found: list[Message] = []
    for delivery in terms.deliveries:
        require_goods(match, delivery.goods)
        if {delivery.giver, delivery.receiver} != set(partners):
            found.append(say("bp.contract.not_between_partners", "BP-TRADE-2"))
    if not any(delivery.goods for delivery in terms.deliveries):
        found.append(say("bp.contract.names_no_resources", "BP-SECRET-3"))
    if terms.carrier not in partners:
        found.append(say("bp.contract.ship_of_a_stranger", "BP-TRADE-2"))
    ship = ship_numbered(match, terms.carrier, terms.ship_number)
    if ship is None or ship.cls != CARGO:
        found.append(say("bp.contract.no_such_ship", "BP-SECRET-3", number=terms.ship_number))
    return tuple(dict.fromkeys(found))


def is_ship_gone(match: Match, owner: PlayerId, number: int) -> bool:
    """Whether there was a ship of this number and is none any more: numbers are not reused."""
    return (owner, number) in match.gone.values() and ship_numbered(match, owner, number) is None


def ship_numbered(match: Match, owner: PlayerId, number: int) -> Ship | None:
    """A ship on the board by its public number (BP-SHIP-7)."""
    ships = match.board.ships.values()
    return next((ship for ship in ships if ship.owner == owner and ship.number == number), None)


def _readable(seal: Seal, kind: type[T]) -> T | None:
    if seal.hidden is None or not verify(seal, seal.hidden):
        return None
    try:
        return _read(seal.hidden, kind, "")
    except Refused:
        return None


def _read(opening: Opening, kind: type[T], rule: str) -> T:
    """A seal comes from anywhere, and nobody has looked into it before: the same bounds hold as
    for a line of the journal, and the same characters are made visible."""
    try:
        text = visible_json(opening.content)
        found = msgspec.json.decode(text, type=kind)
        why = why_unbounded(text) or why_too_long(found, text)
    except (ValueError, RecursionError):
        raise Refused(say("bp.seal.unreadable", rule)) from None
    if why:
        raise Refused(say("bp.seal.unreadable", rule))
    return found
