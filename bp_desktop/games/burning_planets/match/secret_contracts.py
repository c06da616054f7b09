"""Papers: contracts of two, face down until the deal is done (BP-SECRET), and private notes."""

from collections.abc import Iterable

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import Seal
from bp_desktop.games.burning_planets.ids import ContractId, PlayerId
from bp_desktop.games.burning_planets.match import (
    secret_commands,
    secret_contents,
    secret_events,
)
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.naming import new_ids
from bp_desktop.games.burning_planets.match.secret_values import (
    Contract,
    ContractStatus,
    Note,
    Secrets,
    Terms,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared import handlers
from bp_desktop.games.shared.chapters import MatchEvent, leads_to
from bp_desktop.games.system import Judgement

# --- drafts


def draft(match: Match, command: secret_commands.DraftContract) -> handlers.Ruling:
    by, partner = command.by, command.partner
    for player in (by, partner):
        require_player(match, player)
    if by == partner:
        raise Refused(say("bp.contract.with_oneself", "BP-SECRET-2"))
    objections = _objections(match, (by, partner), command.seal, command.terms)

    def carry_out(_dice: Dice, names: StepNames) -> handlers.Happenings:
        id_ = ContractId(next(new_ids(match, names)))
        text = (command.seal, command.terms, command.in_force)
        return (secret_events.ContractDrafted(id_, by, partner, *text),)

    return Judgement(carry_out, objections)


def redraft(match: Match, command: secret_commands.RedraftContract) -> handlers.Ruling:
    contract = _require_draft(match, command.contract)
    _require_partner(match, contract, command.by)
    objections = _objections(match, contract.partners, command.seal, command.terms)
    text = (command.seal, command.terms, command.in_force)
    anew = secret_events.ContractRedrafted(contract.id, command.by, *text)
    return leads_to(anew, against=objections)


def agree(match: Match, command: secret_commands.AgreeContract) -> handlers.Ruling:
    contract = _require_draft(match, command.contract)
    _require_partner(match, contract, command.by)
    lock, seal = command.lock, contract.seal
    if command.by in contract.signed and lock is None:
        raise Refused(
            say("bp.contract.signed_already", "BP-SECRET-2", player=named_player(match, command.by))
        )
    if lock is not None:
        if seal is None or not seal.is_locked:  # its text can be read in the file already
            raise Refused(say("bp.contract.lock_too_late", "BP-SECRET-9"))
        if lock.party != command.by:
            name = named_player(match, PlayerId(lock.party))
            raise Refused(say("bp.seal.stranger", "BP-SECRET-9", player=name))
    signed = {*contract.signed, command.by}
    missing = (one for one in contract.partners if one not in signed and command.in_force)
    agreed = secret_events.ContractAgreed(contract.id, command.by, lock, command.in_force)
    return leads_to(agreed, against=_unsigned(match, missing))


def seal(match: Match, command: secret_commands.SealContract) -> handlers.Ruling:
    contract = _require_draft(match, command.contract)
    missing = (one for one in contract.partners if one not in contract.signed)
    return leads_to(secret_events.ContractSealed(contract.id), against=_unsigned(match, missing))


def _unsigned(match: Match, missing: Iterable[PlayerId]) -> handlers.Objections:
    return tuple(
        say("bp.contract.not_signed", "BP-SECRET-2", player=named_player(match, one))
        for one in missing
    )


def cancel(match: Match, command: secret_commands.CancelContract) -> handlers.Ruling:
    contract = _require_draft(match, command.contract)
    _require_partner(match, contract, command.by)
    return leads_to(secret_events.ContractCancelled(contract.id, command.by))


# --- the end of a contract


def disclose(match: Match, command: secret_commands.DiscloseContract) -> handlers.Ruling:
    contract = _require(match, command.contract)
    if contract.seal is None or contract.terms is not None:
        raise Refused(say("bp.contract.open_already", "BP-SECRET-6"))
    if contract.status is ContractStatus.DRAFT:
        raise Refused(say("bp.contract.not_sealed", "BP-SECRET-4"))
    secret_contents.require_match(contract.seal, command.opening, "BP-SECRET-9")
    terms, found = secret_contents.terms_in(match, command.opening), []
    status: ContractStatus = contract.status
    if contract.status is ContractStatus.SEALED:
        ended = outcome_of(match, contract, terms)
        status = ended or ContractStatus.DISCLOSED
        if ended is None:
            found.append(say("bp.contract.unfinished", "BP-SECRET-6"))
    shown = secret_events.ContractDisclosed(contract.id, status, terms, command.opening)
    return leads_to(shown, against=found)


def close(match: Match, command: secret_commands.CloseContract) -> handlers.Ruling:
    contract = _require(match, command.contract)
    wanted = ContractStatus(command.status)
    closable = {ContractStatus.SEALED}
    if wanted is ContractStatus.BROKEN:
        closable.add(ContractStatus.DISCLOSED)
    if contract.status not in closable:
        raise Refused(say("bp.contract.not_open", "BP-SECRET-4", status=contract.status))
    if wanted is ContractStatus.DISCLOSED and contract.terms is None:
        raise Refused(say("bp.contract.turn_it_over", "BP-SECRET-6"))
    return leads_to(secret_events.ContractClosed(contract.id, wanted, command.reason))


def outcome_of(match: Match, contract: Contract, terms: Terms) -> ContractStatus | None:
    """How a contract in force has ended by what the register knows; None: it has not yet."""
    if terms.deliveries and is_delivered(match.secrets, contract, terms):
        return ContractStatus.DISCLOSED
    if secret_contents.is_ship_gone(match, terms.carrier, terms.ship_number):
        return ContractStatus.LOST
    return None


def is_delivered(secrets: Secrets, contract: Contract, terms: Terms) -> bool:
    """Whether everything promised has come ashore since the contract was sealed (BP-SECRET-6).

    Goods that land keep one promise: they count for contracts that are fulfilled already, then
    for those in force in the order of their sealing.
    """
    left = [landing.goods for landing in secrets.landings]
    for other in _served_before(secrets, contract):
        known = _known_terms(other)
        if known is not None:
            _count(secrets, other, known, left)
    return _count(secrets, contract, terms, left)


def _served_before(secrets: Secrets, contract: Contract) -> list[Contract]:
    order = list(secrets.contracts)

    def rank(one: Contract) -> tuple[int, int]:
        return one.landed_before, order.index(one.id)

    contracts = secrets.contracts.values()
    done = [one for one in contracts if one.status is ContractStatus.DISCLOSED]
    waiting = [one for one in contracts if one.status is ContractStatus.SEALED]
    return done + [one for one in waiting if rank(one) < rank(contract)]


def _known_terms(contract: Contract) -> Terms | None:
    if contract.terms is not None or contract.seal is None:
        return contract.terms
    return secret_contents.readable_terms(contract.seal)


def _count(secrets: Secrets, contract: Contract, terms: Terms, left: list[Purse]) -> bool:
    """Take what a contract promises out of what has landed; whether it was all there."""
    missing = []
    for promise in terms.deliveries:
        wanted = (terms.carrier, terms.ship_number, promise.giver)
        due = promise.goods
        for place, landing in enumerate(secrets.landings):
            line = secrets.lines.get(landing.line)
            if place < contract.landed_before or line is None:
                continue
            carried = (line.owner, line.ship_number, line.giver)
            if carried == wanted and landing.receiver == promise.receiver:
                still_due = left[place].missing(due)
                left[place] -= due - still_due
                due = still_due
        missing.append(due)
    return not any(missing)


def contract_consequences(match: Match) -> handlers.Happenings:
    """What becomes of contracts by itself: void without a partner (BP-ELIM-3), and where the
    text is not locked, turned over when the deal is done or the ship lost."""
    events: list[MatchEvent] = []
    for contract in match.secrets.contracts.values():
        if contract.status not in (ContractStatus.DRAFT, ContractStatus.SEALED):
            continue
        gone = next((one for one in contract.partners if match.players[one].eliminated), None)
        if contract.status is ContractStatus.DRAFT:
            if gone is not None:
                events.append(secret_events.ContractCancelled(contract.id, gone))
            continue
        events += _ended(match, contract, is_void=gone is not None)
    return tuple(events)


def _ended(match: Match, contract: Contract, *, is_void: bool) -> handlers.Happenings:
    seal, status = contract.seal, ContractStatus.VOID if is_void else None
    terms = contract.terms if seal is None else secret_contents.readable_terms(seal)
    if status is None and terms is not None:
        status = outcome_of(match, contract, terms)
    if status is None:
        return ()
    if seal is None or seal.hidden is None or terms is None:
        return (secret_events.ContractClosed(contract.id, status),)
    return (secret_events.ContractDisclosed(contract.id, status, terms, seal.hidden),)


# --- private notes: seen by nobody but their writer


def keep_note(match: Match, command: secret_commands.KeepNote) -> handlers.Ruling:
    """Without a lock the file and every export of it would tell what it says (BP-APP-6)."""
    require_player(match, command.by)
    secret_contents.require_seal(match, command.seal, Note, (command.by,), "BP-APP-6")
    if not command.seal.is_locked:
        raise Refused(say("bp.note.needs_passphrase", "BP-APP-6"))
    return leads_to(secret_events.NoteKept(command.by, command.seal))


def drop_note(match: Match, command: secret_commands.DropNote) -> handlers.Ruling:
    if command.by not in match.secrets.notes:
        raise Refused(say("bp.note.none", "BP-APP-7", player=named_player(match, command.by)))
    return leads_to(secret_events.NoteDropped(command.by))


# --- what must hold


def _objections(
    match: Match,
    partners: tuple[PlayerId, PlayerId],
    envelope: Seal | None,
    terms: Terms | None,
) -> handlers.Objections:
    """Exactly one of the two is given; what can be read is judged."""
    if envelope is None:
        if terms is None:
            raise Refused(say("bp.contract.says_nothing", "BP-SECRET-3"))
        return secret_contents.objections_to_terms(match, partners, terms)
    if terms is not None:
        raise Refused(say("bp.contract.secret_or_public", "BP-SECRET-1"))
    secret_contents.require_seal(match, envelope, Terms, partners, "BP-SECRET-9")
    if envelope.hidden is None:
        return ()
    hidden = secret_contents.terms_in(match, envelope.hidden)
    return secret_contents.objections_to_terms(match, partners, hidden)


def _require(match: Match, id_: ContractId) -> Contract:
    contract = match.secrets.contracts.get(id_)
    if contract is None:
        raise Refused(say("bp.contract.unknown", "BP-APP-7"))
    return contract


def _require_draft(match: Match, id_: ContractId) -> Contract:
    contract = _require(match, id_)
    if contract.status is not ContractStatus.DRAFT:
        raise Refused(say("bp.contract.sealed_already", "BP-SECRET-4", "BP-SECRET-9"))
    return contract


def _require_partner(match: Match, contract: Contract, id_: PlayerId) -> None:
    require_player(match, id_)
    if id_ not in contract.partners:
        player = named_player(match, id_)
        raise Refused(say("bp.contract.not_a_partner", "BP-SECRET-2", player=player))


HANDLERS: handlers.Handlers = {
    secret_commands.DraftContract: handlers.Handler(draft),
    secret_commands.RedraftContract: handlers.Handler(redraft),
    secret_commands.AgreeContract: handlers.Handler(agree),
    secret_commands.SealContract: handlers.Handler(seal),
    secret_commands.CancelContract: handlers.Handler(cancel),
    secret_commands.DiscloseContract: handlers.Handler(disclose, handlers.TO_THE_END),
    secret_commands.CloseContract: handlers.Handler(close, handlers.TO_THE_END),
    secret_commands.KeepNote: handlers.Handler(keep_note, handlers.BEGUN),
    secret_commands.DropNote: handlers.Handler(drop_note, handlers.BEGUN),
}
