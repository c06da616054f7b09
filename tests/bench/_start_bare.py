"""A bare PySide6 window, as little as there can be: says when it is painted."""

import sys
import time

from PySide6.QtWidgets import QApplication, QMainWindow

began = float(sys.argv[1])
application = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
window.show()
while not window.windowHandle().isExposed():
    application.processEvents()
application.processEvents()
print(time.time() - began)
