"""Commands and events of a set of definitions: drawing modules, and entering what people own."""

from typing import Annotated

import msgspec

from bp_desktop.core.bounds import Few, Label
from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.definitions import Body, DefinitionSet, ModuleDefinition
from bp_desktop.games.parsec.library.content import DefinitionSort, ParsecSet
from bp_desktop.games.shared.map_deeds import MapDeed

MOST_PARTS = 500


class SetCommand(
    msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True
):
    """The common shape of all commands of a set. Cells are those of its sheet of modules."""


class PlaceBody(SetCommand, frozen=True, tag="place_body"):
    """A planet by its centre or an asteroid; where the same stands already, it gets another number
    and other resources. `body.cell` does not matter: `at` says where."""

    at: Hex
    body: Body


class PlaceDock(SetCommand, frozen=True, tag="place_dock"):
    at: Hex


class PlacePort(SetCommand, frozen=True, tag="place_port"):
    """The core of a Space Port with a dock on each of its six sides."""

    at: Hex


class MovePiece(SetCommand, frozen=True, tag="move_piece"):
    """A body, a dock or a core, to another place of any module."""

    at: Hex
    to: Hex


class ErasePiece(SetCommand, frozen=True, tag="erase_piece"):
    at: Hex


SetDrawing = PlaceBody | PlaceDock | PlacePort | MovePiece | ErasePiece


class DrawTogether(SetCommand, frozen=True, tag="draw_together"):
    """One gesture of several parts, all of them or none."""

    parts: Annotated[tuple[SetDrawing, ...], msgspec.Meta(max_length=MOST_PARTS)]
    deed: MapDeed = MapDeed.DRAWING


class EnterDefinitions(SetCommand, frozen=True, tag="enter_definitions"):
    """Adds definitions, and replaces those with the same id: a form, or a whole file."""

    definitions: DefinitionSet


class RemoveDefinition(SetCommand, frozen=True, tag="remove_definition"):
    sort: DefinitionSort
    id: Label


class RenameSet(SetCommand, frozen=True, tag="rename_set"):
    title: Label


class AdoptSet(SetCommand, frozen=True, tag="adopt_set"):
    """All of it becomes another set, such as one that was edited by hand."""

    content: ParsecSet


AnySetCommand = (
    SetDrawing | DrawTogether | EnterDefinitions | RemoveDefinition | RenameSet | AdoptSet
)


class SetEvent(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The common shape of all events of a set."""


class ModulesDrawn(SetEvent, frozen=True, tag="modules_drawn"):
    """These modules look so now."""

    modules: Annotated[tuple[ModuleDefinition, ...], Few]


class DefinitionsEntered(SetEvent, frozen=True, tag="definitions_entered"):
    definitions: DefinitionSet


class DefinitionRemoved(SetEvent, frozen=True, tag="definition_removed"):
    sort: DefinitionSort
    id: Label


class SetRenamed(SetEvent, frozen=True, tag="set_renamed"):
    title: Label


class SetAdopted(SetEvent, frozen=True, tag="set_adopted"):
    content: ParsecSet


AnySetEvent = ModulesDrawn | DefinitionsEntered | DefinitionRemoved | SetRenamed | SetAdopted
