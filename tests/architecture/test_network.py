"""Nothing of the program reaches a network: it knows the two classes of a local socket, in one
module, and no other."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import ROOT, modules

ALLOWED = {"bp_desktop/app/second_start.py": {"QLocalServer", "QLocalSocket"}}
NETWORK = {
    *("aiohttp", "asyncio", "ftplib", "http", "httpx", "imaplib", "multiprocessing", "nntplib"),
    *("poplib", "requests", "select", "selectors", "smtplib", "socket", "socketserver", "ssl"),
    *("telnetlib", "urllib", "urllib3", "webbrowser", "websockets", "xmlrpc"),
}
QT = ("QtNetwork", "QtWebSockets", "QtWebEngine", "QtHttpServer", "QtBluetooth", "QtSerialPort")


def reached(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Modules of networks that are imported, each with what is taken from it."""
    for node in ast.walk(module):
        names: list[tuple[str, str]] = []
        match node:
            case ast.Import():
                names = [(one.name, "") for one in node.names]
            case ast.ImportFrom(module=str(name)):
                names = [(name, one.name) for one in node.names]
            case ast.Call(
                func=ast.Name(id="__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                names = [(name, "")]
        for name, taken in names:
            parts = name.split(".")
            qt = [one for one in (*parts, taken) if one.startswith(QT)]
            if name == "urllib.parse":  # takes addresses apart and goes nowhere
                continue
            if parts[0] in NETWORK or (parts[0] == "PySide6" and qt):
                yield name, taken


def test_only_the_local_socket_is_known() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {name} {taken}"
        for path, module in modules().items()
        for name, taken in reached(module)
        if taken not in ALLOWED.get(path.relative_to(ROOT).as_posix(), set())
    }

    assert found == set()


def test_the_allowance_is_needed() -> None:
    for where, names in ALLOWED.items():
        assert {taken for _, taken in reached(modules()[ROOT / where])} == names


@pytest.mark.parametrize(
    "line",
    [
        "import socket",
        "import urllib.request",
        "from http.client import HTTPConnection",
        "from PySide6.QtNetwork import QTcpSocket",
        "from PySide6 import QtNetwork",
        "import PySide6.QtWebSockets",
        "importlib.import_module('ssl')",
    ],
)
def test_a_way_out_is_noticed(line: str) -> None:
    assert list(reached(ast.parse(line)))
