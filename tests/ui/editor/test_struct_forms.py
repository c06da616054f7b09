"""Fields of a record by the types of its struct: what is typed in them, and what is refused."""

from typing import Any

import msgspec
import pytest

from bp_desktop.ui.editor.struct_forms import StructForms, by_tag, tag_of
from bp_desktop.ui.words import wording


class Piece(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str] = {}
    faces: tuple[int, ...] = ()
    count: int = 1


class Bonus(msgspec.Struct, frozen=True, tag="bonus"):
    delta: int


class Owner(msgspec.Struct, frozen=True):
    part: Bonus | None = None
    parts: tuple[Bonus, ...] = ()


FORMS = StructForms(
    word=str,
    choices=lambda _name: (),
    kind_word=str,
    first={"delta": 1},
    amounts="",
    several={},
    negative=("delta",),
)
KINDS = by_tag((Bonus,))


def named(language: str, names: dict[str, str], typed: str, monkeypatch: Any) -> dict[str, str]:
    monkeypatch.setattr(
        "bp_desktop.ui.editor.struct_forms.speech",
        lambda: wording.speech()._replace(language=language),
    )
    after = FORMS.with_value(Piece("a", names), "name", typed)
    assert after is not None
    return after.name


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("it", {"en": "Shield", "it": "Scudo"}, {"en": "Shield", "it": "New"}),
        ("ru", {"en": "Shield", "it": "Scudo"}, {"en": "Shield", "it": "Scudo", "": "New"}),
        ("en", {"": "Shield", "it": "Scudo"}, {"": "New", "it": "Scudo"}),
        ("en", {"": "Shield"}, {"": "New"}),
        ("en", {}, {"": "New"}),
    ],
)
def test_a_name_is_changed_in_one_language_and_no_other_is_lost(
    language: str,
    before: dict[str, str],
    after: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert named(language, before, "New", monkeypatch) == after


def test_numbers_are_typed_behind_each_other() -> None:
    after = FORMS.with_value(Piece("a"), "faces", "1, 3,x, 5")

    assert after == Piece("a", faces=(1, 3, 5))
    assert FORMS.with_value(Piece("a"), "count", "many") is None, "no value it can have"


def test_a_part_is_chosen_changed_and_taken_away() -> None:
    owner = FORMS.with_part(Owner(), "part", KINDS, "part", "bonus")
    assert owner == Owner(Bonus(1))
    owner = FORMS.with_part(Owner(Bonus(1)), "part", KINDS, "part.delta", -2)
    assert owner == Owner(Bonus(-2))
    assert [one.id for one in FORMS.one_part(Owner(Bonus(-2)), "part", KINDS)] == [
        "part",
        "part.delta",
    ]
    assert FORMS.with_part(Owner(Bonus(1)), "part", KINDS, "part", "") == Owner()


def test_parts_are_added_changed_and_removed_by_their_place() -> None:
    owner = Owner(parts=(Bonus(1), Bonus(2)))
    assert FORMS.with_parts(owner, "parts", KINDS, "more", "bonus") == Owner(
        parts=(Bonus(1), Bonus(2), Bonus(1))
    )
    assert FORMS.with_parts(owner, "parts", KINDS, "1.delta", 7) == Owner(
        parts=(Bonus(1), Bonus(7))
    )
    assert FORMS.with_parts(owner, "parts", KINDS, "0", "") == Owner(parts=(Bonus(2),))
    assert tag_of(Bonus) == tag_of(Bonus(1)) == "bonus"
