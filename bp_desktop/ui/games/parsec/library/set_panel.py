"""The panel about a whole set: counters, what is wrong, the samples, and files of definitions."""

from collections.abc import Callable

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.messages import Message
from bp_desktop.games.parsec.definition_files import LARGEST, read_definitions, write_definitions
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import SORTS, ParsecSet, counters, problems
from bp_desktop.ui.editor.panels.file_ways import FileSort, FileWays
from bp_desktop.ui.editor.panels.parts import AskingPanel, PanelBody, ProblemRow
from bp_desktop.ui.games.parsec.book import samples, tables
from bp_desktop.ui.games.parsec.library.books import entered, sample_word
from bp_desktop.ui.games.parsec.library.module_game import SetContext, cells_of_module
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.basics import SPRING, Button, column, emptied, label, lay
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.words.wording import worded_all

SUFFIX = ".toml"
MOST_SHOWN = 60


class SetPanel(AskingPanel[ParsecSet, s.AnySetCommand, s.AnySetEvent]):
    """Samples and files are entered as one step each; own definitions leave only if asked to."""

    def __init__(
        self, context: SetContext, prompts: FilePrompts, on_problems: Callable[[int], object]
    ) -> None:
        super().__init__(context)
        theme = context.theme
        self._on_problems = on_problems
        self.counts = label("", "body", wrap=True)
        self.mark = label(sample_word(), "overline")
        self.samples = Button(theme, self.tr("Create sample set"), lambda: self._enter(samples()))
        ways = FileSort(SUFFIX, LARGEST, self._take, self._give)
        self.files = FileWays(theme, prompts, ways, self.tell)
        self.own = WrappingCheckBox(self.tr("Include what owners have entered"))
        explain(self.own, rule="PA-DATA-2")
        self.problems = column(theme, spacing=4)
        lay(
            PanelBody(theme, self).column,
            self.mark,
            self.counts,
            self.asked,
            self.samples,
            self.files,
            self.own,
            label(self.tr("To be fixed"), "caption"),
            self.problems,
            SPRING,
        )
        context.commander.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        self._on_problems(len(problems(self._context.state.definitions, tables())))
        self.look_soon()

    # --- samples and files

    def _enter(self, definitions: DefinitionSet) -> None:
        self.give(s.EnterDefinitions(definitions))
        self._context.viewpoint.whole_wanted.emit()  # where the sheet was empty, it is large now

    def _take(self, data: bytes) -> str:
        found = read_definitions(data)
        self._enter(found.definitions)
        said = (self.problem.text(), worded_all(found.warnings))
        return "\n".join(one for one in said if one)

    def exported(self) -> bytes:
        """What a person typed in stays here unless they want it out (PA-DATA-2)."""
        whole, owner = self._context.state.definitions, DefinitionOrigin.OWNER
        for sort in () if self.own.isChecked() else SORTS:
            kept = tuple(one for one in getattr(whole, sort) if one.origin is not owner)
            whole = replace(whole, **{sort: kept})
        return write_definitions(whole)

    def _give(self) -> tuple[str, bytes]:
        return self._context.state.title or self.tr("Definitions"), self.exported()

    # --- showing

    def _look(self) -> None:
        definitions = self._context.state.definitions
        have = counters(definitions, tables())
        lines = (
            entered(self.tr("Modules"), have.modules),
            entered(self.tr("Event cards"), have.cards),
            entered(self.tr("Factions"), have.factions),
        )
        self.counts.setText("\n".join(lines))
        self.mark.setVisible(definitions.has_samples)
        found = problems(definitions, tables())
        self._on_problems(len(found))
        emptied(self.problems)
        lay(self.problems, *(self._row(one) for one in found[:MOST_SHOWN]))
        if not found:
            said = self.tr("Nothing: all that is entered can be played.")
            lay(self.problems, label(said, "small", wrap=True))

    def _row(self, problem: Message) -> ProblemRow:
        made = ProblemRow(self._theme, problem)
        go_to = self._context.viewpoint.go_to
        made.activated.connect(lambda: go_to(self.cells_of(problem)))
        return made

    def cells_of(self, problem: Message) -> tuple[Hex, ...]:
        """Where it is on the sheet: a cell, a module, or nowhere."""
        state, args = self._context.state, problem.args
        names = [one.id for one in state.definitions.modules]
        if args.get("module") not in names:
            return ()
        number = names.index(args["module"])  # type: ignore[arg-type]  # it is one of them
        if "column" not in args:
            return cells_of_module(state, number)
        down, across = divmod(number, state.sheet.columns)
        wide, high = state.definitions.pitch
        column_, row_ = int(str(args["column"])), int(str(args["row"]))
        return (from_offset(across * wide + column_, down * high + row_),)
