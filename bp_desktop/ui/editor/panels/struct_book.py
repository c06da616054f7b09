"""Struct book: structs of one sort in a document, as the records panel lists and changes them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from bp_desktop.core.type_variables import C, S
from bp_desktop.ui.editor.panels.records_panel import FieldValue, RecordBook, RecordField
from bp_desktop.ui.editor.struct_forms import StructForms
from bp_desktop.ui.widgets.row_painting import Row


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class StructBook(Generic[S, C]):
    """Each struct has an id, and is entered whole: a change is the struct as it is then."""

    forms: StructForms
    all_of: Callable[[S], Sequence[Any]]
    enter: Callable[[Any], C]
    remove: Callable[[str], C]
    new_text: Callable[[], str]
    first: Callable[[str], Any]
    """A new one with that id."""
    ids: str
    """How the ids of new ones begin; a number follows."""
    row: Callable[[Any], Row]
    names: tuple[str, ...]
    """Plain fields, first in the form."""
    last: tuple[str, ...] = ()
    """Plain fields, last in it."""
    more: Callable[[Any], Sequence[RecordField]] = lambda _one: ()
    """Fields between these, which are no plain ones."""
    with_more: Callable[[Any, str, FieldValue], Any] = lambda one, _field, _value: one
    """The struct with another value of such a field; None: it has no such value."""
    head: Callable[[S], tuple[str, ...]]
    foot: Callable[[Any], tuple[str, ...]] = lambda _one: ()

    def records(self) -> RecordBook[S, C]:
        return RecordBook(
            self.new_text,
            head=self.head,
            rows=lambda state: tuple(map(self.row, self.all_of(state))),
            fields=self._fields,
            changed=self._changed,
            new=self._new,
            removal=self.remove,
            foot=lambda state, id_: self.foot(self._one(state, id_)),
        )

    def _one(self, state: S, id_: str) -> Any:
        return next(one for one in self.all_of(state) if one.id == id_)

    def _new(self, state: S) -> tuple[str, C]:
        taken, number = {one.id for one in self.all_of(state)}, 1
        while (id_ := f"{self.ids}{number:02}") in taken:
            number += 1
        return id_, self.enter(self.first(id_))

    def _fields(self, state: S, id_: str) -> tuple[RecordField, ...]:
        one, plain = self._one(state, id_), self.forms.fields
        return (*plain(one, self.names), *self.more(one), *plain(one, self.last))

    def _changed(self, state: S, id_: str, field: str, value: FieldValue) -> C | None:
        before = self._one(state, id_)
        plain = field in (*self.names, *self.last)
        after = (self.forms.with_value if plain else self.with_more)(before, field, value)
        return None if after is None or after == before else self.enter(after)
