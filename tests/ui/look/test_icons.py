"""Icons of things that documents name as they like: nothing else is read, and nothing raised."""

import pytest
from PySide6.QtGui import QColor

from bp_desktop.resources import MissingResourceError, resource
from bp_desktop.ui.look import icons


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["../../../x", "lava", "x" * 3000, "\0", "/etc/passwd"])
def test_a_thing_that_nobody_has_drawn_has_a_picture(name: str) -> None:
    for group in ("resource", "unit"):
        drawn = icons.pixmap(f"{group}/{name}", 16, ink=QColor("red"), ratio=1.0)

        assert not drawn.isNull()


@pytest.mark.usefixtures("qapp")
def test_one_of_ours_that_is_missing_is_told() -> None:
    with pytest.raises(MissingResourceError):
        icons.pixmap("ui/no_such_icon", 16, ink=QColor("red"), ratio=1.0)


@pytest.mark.parametrize("parts", [("..", "x"), ("icons", "..", "..", "x.svg"), ("/etc/passwd",)])
def test_no_name_leads_out_of_the_resources(parts: tuple[str, ...]) -> None:
    with pytest.raises(MissingResourceError):
        resource(*parts)
