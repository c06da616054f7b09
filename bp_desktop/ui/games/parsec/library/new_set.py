"""The form for a new set of definitions: its name, the size of its modules, empty or samples."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from bp_desktop.games.parsec.definitions import DefinitionSet, ModuleDefinition
from bp_desktop.games.parsec.ids import DefinitionOrigin, ModuleId
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.library.steps import EnterDefinitions, RenameSet
from bp_desktop.ui.games.parsec.book import samples, tables
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.fields import CountBox, text_line
from bp_desktop.ui.widgets.overlay import headed

LEAST, MOST = 4, 40


class NewSetForm(QFrame):
    """Owners enter what they own, for their own use (PA-DATA-2)."""

    def __init__(self, context: FormContext[ParsecSet]) -> None:
        super().__init__()
        theme, self._context = context.theme, context
        self.title = text_line(self.tr("Name"), self.tr("A name for the set"), self._begin_empty)
        self.wide = self._side(self.tr("Columns of a module"))
        self.high = self._side(self.tr("Rows of a module"))
        self.high.setSingleStep(2)
        begin = self.tr("Begin with empty modules")
        self.empty = Button(theme, begin, self._begin_empty, kind="primary")
        self.samples = Button(theme, self.tr("Create sample set"), lambda: self._finish(samples()))
        words = self.tr(
            "A set has the modules, event cards and factions you own: draw and type them in once, "
            "and play with them in every match. Without any you can play with the samples, which "
            "are invented and marked as such everywhere."
        )
        size = lay(row(theme, spacing=12), label(self.tr("Size of a module"), "strong"))
        lay(
            column(theme, self, spacing=14, edges=(32, 28, 32, 24)),
            headed(theme, self.tr("New set of definitions"), context.close),
            label(words, "quiet", wrap=True),
            self.title,
            lay(size, self.wide, label("×"), self.high, SPRING),
            lay(row(theme, spacing=12, edges=(0, 4, 0, 0)), SPRING, self.samples, self.empty),
        )
        self.setFocusProxy(self.title)

    def _side(self, name: str) -> CountBox:
        box = CountBox(name, minimum=LEAST, maximum=MOST, indent=0)
        box.setToolTip(name)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setValue(DefinitionSet().pitch[0])
        return box

    def _begin_empty(self) -> None:
        pitch = (self.wide.value(), self.high.value() // 2 * 2)  # rows must be even (PA-DATA-8)
        empty = tuple(
            ModuleDefinition(ModuleId(f"own-m{number:02}"), DefinitionOrigin.OWNER)
            for number in range(1, tables().modules_ordinary + 2)
        )
        self._finish(DefinitionSet(pitch, empty))

    def _finish(self, definitions: DefinitionSet) -> None:
        title = self.title.text().strip() or self.tr("Definitions")
        self._context.finish(NewDocument(title, (RenameSet(title), EnterDefinitions(definitions))))
