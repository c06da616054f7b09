"""Home: the head of the page, and below it the documents, or why there are none."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.ui.actions import Actions
from bp_desktop.ui.boxes import BoxDeeds
from bp_desktop.ui.desk import Desk, Loading, Trouble
from bp_desktop.ui.files import FilePrompts
from bp_desktop.ui.home.deeds import Notify
from bp_desktop.ui.home.states import LoadingPanel, TroublePanel
from bp_desktop.ui.kinds import DocumentKind
from bp_desktop.ui.library import DocumentInfo
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row


@dataclass(frozen=True, slots=True)
class HomeContext:
    """What Home needs from the window around it."""

    theme: Theme
    desk: Desk
    actions: Actions
    prompts: FilePrompts
    notify: Notify
    boxes: BoxDeeds
    open_document: Callable[[DocumentInfo], object]
    begin: Callable[[DocumentKind], object]


class HomePage(QScrollArea):
    """Follows the desk: loading, in trouble, or open with or without documents."""

    def __init__(self, context: HomeContext) -> None:
        super().__init__()
        self._context = context
        theme = context.theme
        self.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        self._layout = column(theme, content, spacing=24, edges=(40, 32, 40, 40))
        self._layout.addLayout(self._head())
        self._body: QWidget = LoadingPanel(theme)
        self._layout.addWidget(self._body, 1)
        self.setWidget(content)
        context.desk.shelf_changed.connect(self._show)
        if not isinstance(context.desk.box, Loading):
            self._show()

    def _head(self) -> QVBoxLayout:
        context, theme = self._context, self._context.theme
        self.box_button = Button(theme, "", self._show_box_menu, kind="quiet", icon_name="box")
        self.find_button = Button(
            theme,
            self.tr("Find anything"),
            lambda: context.actions.run("palette"),
            kind="quiet",
            icon_name="search",
        )
        line = row(theme, spacing=12)
        line.addWidget(label(self.tr("Burning Planets"), "display"))
        line.addStretch()
        line.addWidget(self.find_button)
        line.addWidget(self.box_button)
        head = column(theme, spacing=4)
        head.addLayout(line)
        self._show_box_name()
        return head

    def _show_box_name(self) -> None:
        desk = self._context.desk
        self.box_button.setVisible(desk.is_open)
        if desk.is_open:
            self.box_button.setText(desk.library.path.stem)
            self.box_button.setToolTip(str(desk.library.path))

    def _show_box_menu(self) -> None:
        menu = self._context.actions.menu(
            self, ("box.open", "box.create", "document.import", "-", "box.folder")
        )
        menu.popup(self.box_button.mapToGlobal(self.box_button.rect().bottomLeft()))

    def _show(self) -> None:
        self._show_box_name()
        context = self._context
        match context.desk.box:
            case Loading():
                self._become(LoadingPanel)
            case Trouble() as trouble:
                panel = self._become(TroublePanel)
                assert isinstance(panel, TroublePanel)
                panel.show_trouble(trouble)
            case _:
                from bp_desktop.ui.home.shelf_panel import ShelfPanel

                panel = self._become(ShelfPanel)
                assert isinstance(panel, ShelfPanel)
                panel.show_documents(context.desk.library.documents())

    def _become(self, kind: type[QWidget]) -> QWidget:
        """Show a body of this kind; one that is there already stays, with its selection."""
        if type(self._body) is kind:
            return self._body
        theme = self._context.theme
        body: QWidget
        if kind is TroublePanel:
            boxes = self._context.boxes
            body = TroublePanel(theme, self._try_again, boxes.ask_to_open, boxes.ask_to_create)
        elif kind is LoadingPanel:
            body = LoadingPanel(theme)
        else:
            from bp_desktop.ui.home.shelf_panel import ShelfPanel

            body = ShelfPanel(self._context)
        self._layout.replaceWidget(self._body, body)
        self._body.hide()
        self._body.deleteLater()
        self._body = body
        self._layout.setStretchFactor(body, 0 if kind is TroublePanel else 1)
        return body

    def _try_again(self) -> None:
        trouble = self._context.desk.box
        if isinstance(trouble, Trouble):
            self._context.desk.open_box(trouble.path)
