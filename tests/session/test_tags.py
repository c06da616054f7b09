"""Tags as people type them, and as files bring them."""

import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.session.labels import MAX_TAG, MAX_TAGS, tidy_tags, with_tag


def test_a_tag_is_trimmed_and_added_behind() -> None:
    assert with_tag(("fair",), "  club \t evening ") == ("fair", "club evening")


@pytest.mark.parametrize(
    ("tags", "tag", "key"),
    [
        ((), "  ", "session.tags.empty"),
        ((), "x" * (MAX_TAG + 1), "session.tags.too_long"),
        (("Club",), "cLUB", "session.tags.there_already"),
        (tuple(map(str, range(MAX_TAGS))), "one more", "session.tags.too_many"),
    ],
)
def test_what_is_no_good_tag_is_refused_with_a_reason(
    tags: tuple[str, ...], tag: str, key: str
) -> None:
    with pytest.raises(Refused) as refusal:
        with_tag(tags, tag)

    assert [message.key for message in refusal.value.messages] == [key]


def test_tags_from_anywhere_are_made_good_without_complaint() -> None:
    tags = tidy_tags(["a", " ", "A", "b" * 100, "\0", *map(str, range(50))])

    assert tags[:2] == ("a", "b" * MAX_TAG)
    assert len(tags) == MAX_TAGS
