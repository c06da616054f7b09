"""A card of what can be done: rules that stand against it can be read and pressed on it."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.ui.look import paint_cache
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.widgets.offer_card import HEIGHT, TITLE, OfferCard, OfferFace
from bp_desktop.ui.widgets.purse import ResourceLook
from bp_desktop.ui.widgets.row_painting import NotePart
from bp_desktop.ui.widgets.rule_link import RuleReader
from tests.ui.build import settle


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("width", [240, 320])
def test_links_to_rules_stand_whole_on_it(
    theme: Theme, qtbot: QtBot, width: int, touch: bool
) -> None:
    theme.set_look(Appearance(touch=touch))
    card = OfferCard(theme, RuleReader(lambda _id: None), {}, lambda: None)
    qtbot.addWidget(card)
    reason, rules = "There is a colony on that cell already.", ("PA-COLONY-8", "PA-EXPAND-2")
    card.show_offer(OfferFace("Found a colony", "unit/colony", Purse(), "", (), "", reason, rules))
    card.resize(width, card.heightForWidth(width))
    card.show()
    settle()

    for link in card.links.links:
        assert link.height() >= link.sizeHint().height()
        assert card.links.rect().contains(link.geometry())
    assert card.rect().contains(card.links.geometry())


def test_a_price_is_painted_in_the_order_of_the_game(theme: Theme, qtbot: QtBot) -> None:
    """A faction that changes a price does not change where people look for its gold."""
    looks = {
        "metal": ResourceLook("iron", "resource/metal"),
        "food": ResourceLook("bread", "resource/food"),
    }
    pictures = []
    for price in (Purse.of(metal=2, food=1), Purse.of(food=1) + Purse.of(metal=2)):
        card = OfferCard(theme, RuleReader(lambda _id: None), looks, lambda: None)
        qtbot.addWidget(card)
        card.show_offer(OfferFace("Fighter", "unit/fighter", price))
        card.resize(320, card.heightForWidth(320))
        card.show()
        settle()
        paint_cache.forget()
        pictures.append(card.grab().toImage())

    assert pictures[0] == pictures[1]


def test_a_title_with_nothing_below_it_stands_beside_the_middle_of_its_picture(
    theme: Theme, qtbot: QtBot
) -> None:
    """What it is good for, a price below it or a reason against it leave it at the top."""
    card = OfferCard(theme, RuleReader(lambda _id: None), {}, lambda: None)
    qtbot.addWidget(card)
    alone = OfferFace("Accept the miss", "ui/shield", Purse())
    tops = list[int]()
    for face in (
        alone,
        alone._replace(notes=(NotePart("+2", "muted"),)),
        alone._replace(why_not="No."),
    ):
        card.show_offer(face)
        card.resize(320, card.heightForWidth(320))
        tops.append(card.button.title_top(320))

    middle = tops[0] + theme.px(TITLE) // 2
    assert abs(middle - theme.px(HEIGHT) // 2) <= 1
    assert tops[1] == tops[2] < tops[0]
