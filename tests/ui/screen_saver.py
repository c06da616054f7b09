"""A screen saver service for tests: says on its output who keeps the screen awake, and until when.

Run in a session bus of its own; it ends when its input does.
"""

import sys

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusServiceWatcher, QDBusVirtualObject


class ScreenSaver(QDBusVirtualObject):
    def __init__(self, bus: QDBusConnection, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher = QDBusServiceWatcher(self)
        self._watcher.setConnection(bus)
        self._watcher.setWatchMode(QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration)
        self._watcher.serviceUnregistered.connect(lambda _name: say("released"))

    def introspect(self, _path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        self._watcher.addWatchedService(message.service())
        say(f"{message.member()} {message.arguments()}")
        connection.send(message.createReply([7]))
        return True


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    application = QCoreApplication(sys.argv)
    bus = QDBusConnection.sessionBus()
    saver = ScreenSaver(bus, application)
    assert bus.registerService("org.freedesktop.ScreenSaver"), bus.lastError().message()
    assert bus.registerVirtualObject("/org/freedesktop/ScreenSaver", saver)
    ended = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, application)
    ended.activated.connect(application.quit)
    say("ready")
    application.exec()


if __name__ == "__main__":
    main()
