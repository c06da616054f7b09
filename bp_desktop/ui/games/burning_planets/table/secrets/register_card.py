"""One card a line of the transport register, as the viewer may see it."""

from typing import TYPE_CHECKING

from bp_desktop.core.messages import Refused
from bp_desktop.core.sealing import Opening
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.labels import name_of
from bp_desktop.games.burning_planets.match.secret_commands import DiscloseCargo, RuleOnSeal
from bp_desktop.games.burning_planets.match.secret_contents import goods_in
from bp_desktop.games.burning_planets.match.secret_values import CargoState
from bp_desktop.games.burning_planets.match.secret_view import LineView
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.table.secrets.cards import SecretCard
from bp_desktop.ui.games.burning_planets.table.secrets.opening import PassphraseForm, RulingForm
from bp_desktop.ui.games.burning_planets.table.secrets.words import goods_words, state_name
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.words.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander


class LineCard(SecretCard):
    """A transport: what is public of it, and the contents for whoever may see them."""

    def __init__(
        self,
        theme: Theme,
        commander: "MatchCommander",
        line: LineView,
        viewer: PlayerId | None,
        drafts: Drafts,
    ) -> None:
        super().__init__(theme, commander, drafts)
        match = commander.state
        self._line = line
        text = self.tr("{number}. Cargo ship {ship} of {player}")
        owner = name_of(match, line.owner)
        self._say(filled(text, number=line.number, ship=line.ship_number, player=owner), "strong")
        giver = name_of(match, line.giver)
        text = self.tr("Turn {turn}, from {giver}: {state}")
        if line.site is not None:
            text = self.tr("Turn {turn}, from {giver} at {site}: {state}")
        site = "" if line.site is None else site_title(match, line.site)
        state = state_name(line.state)
        self._say(filled(text, turn=line.turn, giver=giver, site=site, state=state))
        self.alone: PassphraseForm | None = None
        """For a party who looks: reading it without showing it to all."""
        self.contents = label(self._contents(line), "small", wrap=True)
        self.box.addWidget(self.contents)
        for one in line.landings:
            text = self.tr("Unloaded for {player} in turn {turn}: {goods}")
            goods = goods_words(one.goods) if one.goods is not None else self.tr("concealed")
            receiver = name_of(match, one.receiver)
            self._say(filled(text, player=receiver, turn=one.turn, goods=goods))
        if line.awaited:
            text = self.tr("The ship is gone. Nobody gets the goods before the envelope is opened.")
            self._say(text, "strong")
        self._say_hash(line.commitment, proven=line.proven)
        if line.ruled:
            self._say(filled(self.tr("Ruled: {reason}"), reason=line.ruled))
        self._offer_opening(match, viewer)

    def _contents(self, line: LineView) -> str:
        if line.goods is None:
            return self.tr("Concealed.")
        parts = [goods_words(line.goods)] if line.goods or line.structure is None else []
        if line.structure is not None:
            parts.append(names().kind(line.structure))
        return ", ".join(parts)

    def _offer_opening(self, match: Match, viewer: PlayerId | None) -> None:
        line = self._line
        lot = match.secrets.cargo.get(line.seal) if line.seal is not None else None
        if lot is None or not lot.seal.is_locked or lot.state is CargoState.SETTLED:
            return
        if viewer is not None and viewer in lot.seal.openers:
            words = self.tr("Read it alone")
            self.alone = PassphraseForm(
                self._theme, lot.seal, words, self._read_alone, party=viewer, icon="eye"
            )
            self.box.addWidget(self.alone)
        self.opening = PassphraseForm(
            self._theme, lot.seal, self.tr("Show the contents to all"), self._disclose
        )
        self._form = PurseEdit(self._theme, resource_looks())
        draft = self._drafts.of(f"ruling on {line.seal}")
        self.ruling = RulingForm(self._theme, self._rule, draft, self._form)
        self.box.addWidget(self.opening)
        self.box.addWidget(self.ruling)

    def _read_alone(self, opening: Opening) -> None:
        match = self._commander.state
        assert self.alone is not None
        try:
            self.contents.setText(goods_words(goods_in(match, opening)))
        except Refused as refusal:
            self.contents.setText(worded_all(refusal.messages))
        self.alone.hide()

    def _disclose(self, opening: Opening) -> None:
        assert self._line.seal is not None
        self._submit(DiscloseCargo(self._line.seal, opening))

    def _rule(self, reason: str) -> bool:
        assert self._line.seal is not None
        return self._submit(RuleOnSeal(self._line.seal, self._form.purse(), reason))
