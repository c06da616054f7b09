"""Which commands about secrets are judged and carried out by whom, and when."""

from bp_desktop.games.burning_planets.match import secret_cargo as cargo
from bp_desktop.games.burning_planets.match import secret_contracts as contracts
from bp_desktop.games.burning_planets.match import secret_notes as notes
from bp_desktop.games.burning_planets.match.handler import BEGUN, Handler, Handlers, both, naming
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    CancelContract,
    CloseContract,
    DiscloseCargo,
    DiscloseContract,
    DraftContract,
    DropNote,
    KeepNote,
    LoadSealed,
    RedraftContract,
    RuleOnSeal,
    SealContract,
    UnloadSealed,
)
from bp_desktop.games.burning_planets.match.state import Stage

TO_THE_END = frozenset({Stage.PLAY, Stage.OVER})
"""What lies face down can still be turned over when the match has ended."""

SECRET_HANDLERS: Handlers = {
    LoadSealed: Handler(naming(cargo.check_load, cargo.load)),
    UnloadSealed: Handler(both(cargo.check_unload_sealed, cargo.unload_sealed)),
    DiscloseCargo: Handler(both(cargo.check_disclose, cargo.disclose), TO_THE_END),
    RuleOnSeal: Handler(both(cargo.check_rule, cargo.rule), TO_THE_END),
    DraftContract: Handler(naming(contracts.check_draft, contracts.draft)),
    RedraftContract: Handler(both(contracts.check_redraft, contracts.redraft)),
    AgreeContract: Handler(both(contracts.check_agree, contracts.agree)),
    SealContract: Handler(both(contracts.check_seal, contracts.seal)),
    CancelContract: Handler(both(contracts.check_cancel, contracts.cancel)),
    DiscloseContract: Handler(both(contracts.check_disclose, contracts.disclose), TO_THE_END),
    CloseContract: Handler(both(contracts.check_close, contracts.close), TO_THE_END),
    KeepNote: Handler(both(notes.check_keep, notes.keep), BEGUN),
    DropNote: Handler(both(notes.check_drop, notes.drop), BEGUN),
}
