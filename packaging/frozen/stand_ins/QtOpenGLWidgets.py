"""Stands in for Qt's module: pyqtgraph makes a class of it that nothing of ours uses."""

from PySide6.QtWidgets import QWidget


class QOpenGLWidget(QWidget):
    """What charts would be drawn on with OpenGL."""
