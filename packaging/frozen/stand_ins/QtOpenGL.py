"""Stands in for Qt's module, which takes 9 MB: pyqtgraph loads it, and asks for nothing in it
unless charts are drawn with OpenGL, which ours are not."""
