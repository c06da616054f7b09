"""Parts of a card about a thing: its picture, its words, its figures and its lines."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.games.facts import FactBox, FactLine, ThingFacts
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import Button, card, column, label, lay, row
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.rule_link import RuleLinks
from bp_desktop.ui.words.wording import fact_words, worded

translate = QCoreApplication.translate

TOP, MIDDLE = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignHCenter
RATIO = 2.0
"""Fine enough for the sharpest usual screen."""
MARK, BOX_ICON = 18, 16
MOST_RULES = 2
"""Links beside one line."""
LINE_ART = ("ui/", "die/", "glyph/")


# --- whose and what


def owner_of(context: AnyTable, facts: ThingFacts[Any]) -> Seat | None:
    return context.game.seat(context.state, facts.owner) if facts.owner is not None else None


def name_of(context: AnyTable, facts: ThingFacts[Any]) -> str:
    return fact_words(context.game.owner, facts.name)


def whose(facts: ThingFacts[Any], seat: Seat | None) -> str:
    """Such as "Boris · Medium ship"; a player's own card does not say the name twice."""
    owner = "" if seat is None or seat.id == facts.id else seat.name
    place = worded(facts.place) if facts.place is not None else ""
    return " · ".join(one for one in (owner, worded(facts.about), place) if one)


def owner_color(theme: Theme, seat: Seat | None) -> QColor | None:
    if seat is None:
        return None
    return QColor(player_look(seat.color, theme.look.players).color)


# --- pictures and figures


def picture(
    theme: Theme, name: str, side: int, seat: Seat | None = None, ink: str = "text"
) -> QLabel:
    """A drawing of a thing in the colour of its owner, or a line drawing."""
    made = QLabel()
    color = theme.color(ink) if name.startswith(LINE_ART) else None
    player = owner_color(theme, seat)
    made.setPixmap(icons.pixmap(name, theme.px(side), ink=color, player=player, ratio=RATIO))
    return made


def figure_box(theme: Theme, box: FactBox) -> QWidget:
    """One figure: icon and value, and what it is below."""
    made = card("sunken")
    name = label(worded(box.name), "caption")
    value = lay(
        row(theme, spacing=4), 1, picture(theme, box.icon, BOX_ICON), label(box.value, "strong"), 1
    )
    lay(column(theme, made, edges=(4, 5, 4, 5)), value, (name, 0, MIDDLE))
    made.setAccessibleName(f"{worded(box.name)}: {box.value}")
    return made


# --- lines


def fact_line(
    context: AnyTable, line: FactLine[Any], seat: Seat | None, act: Callable[[Any], object]
) -> QWidget:
    """A mark or picture, the words, and at the right the deed itself or the rule."""
    theme = context.theme
    made = explain(QWidget(), rule=next(iter(line.rules), ""))
    words = label(_words(line), "body", wrap=True)
    note = label(worded(line.note), "small", wrap=True) if line.note is not None else None
    said = lay(column(theme, spacing=1), words, note)
    whole = lay(row(theme, made, spacing=8), (_mark(theme, line, seat), 0, TOP), (said, 1))
    deed = None
    if line.command is not None and line.verb is not None:
        kind = "mini" if line.is_possible is False else "plain"
        deed = Button(theme, worded(line.verb), partial(act, line.command), kind=kind)
        deed.setAccessibleName(f"{worded(line.verb)}: {words.text()}")
    if line.is_possible is False and deed is not None:
        said.addWidget(deed, 0, Qt.AlignmentFlag.AlignLeft)
    elif deed is not None:
        whole.addWidget(deed, 0, TOP)
        return made
    if line.rules:
        links = RuleLinks(theme, context.rules)
        whole.addWidget(links, 0, TOP)  # first: by itself it would be shown as a window
        links.cite(line.rules[:MOST_RULES], words.text())
        links.setFixedWidth(max(one.sizeHint().width() for one in links.links))
    return made


def _words(line: FactLine[Any]) -> str:
    if line.is_possible is not False or not line.reasons:
        return worded(line.words)
    text = translate("inspect", "{what}: {reason}")
    return filled(text, what=worded(line.words), reason=worded(line.reasons[0]))


def _mark(theme: Theme, line: FactLine[Any], seat: Seat | None) -> QLabel:
    """Never told by colour alone: a cross, a tick, a dot or a picture."""
    if line.is_possible is False:
        return picture(theme, "ui/error", MARK, ink="danger")
    if line.icon:
        return picture(theme, line.icon, MARK, seat, ink="muted")
    if line.is_possible:
        return picture(theme, "ui/check", MARK, ink="success")
    return picture(theme, "ui/info", MARK, ink="muted")
