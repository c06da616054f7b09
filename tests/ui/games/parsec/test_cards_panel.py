"""Cards of Parsec in their panel: by the names that their owners gave them."""

from msgspec.structs import replace

from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.definitions import EventDefinition
from bp_desktop.games.parsec.match import commands as c
from tests.games.parsec.sample import sample_set
from tests.journeys.parsec_hand import agreement
from tests.journeys.parsec_start import acting
from tests.ui.games.parsec.conftest import Start

FOG = EventDefinition(
    ids.CardId("own-e01"), ids.DefinitionOrigin.OWNER, "bonus", "green", {"en": "Fog"}, copies=4
)


def test_an_event_in_force_is_called_as_its_owner_called_it(start: Start) -> None:
    """PA-APP-15, PA-DATA-6."""
    hand, whole = start(), sample_set()
    modules = tuple(replace(one, origin=FOG.origin) for one in whole.modules)
    own = replace(whole, events=(FOG,), modules=modules, factions=())
    hand.open(acting(agreement("Anna", "Boris"), own))
    hand.view.act(c.PlayEvent(hand.match.turn.player, FOG.id, turns=3))
    hand.open_panel("cards")

    assert "End: Fog" in hand.titles()
    assert not hand.says(FOG.id)
