"""What journeys get: the theme that the tests of the window get."""

from tests.ui.conftest import theme

__all__ = ["theme"]
