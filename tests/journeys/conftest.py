"""What journeys get: what the tests of the window get."""

from tests.ui.conftest import theme
from tests.ui.hearing import heard

__all__ = ["heard", "theme"]
