"""Where the studio looks for the layout that wraps; it is a widget like others."""

from bp_desktop.ui.widgets.flow import FlowLayout

__all__ = ["FlowLayout"]
