"""What journeys get: what the tests of the window get."""

from tests.ui.conftest import clipboard_let_go, theme
from tests.ui.hearing import heard

__all__ = ["clipboard_let_go", "heard", "theme"]
