"""Backups of the running program: made by themselves, checked elsewhere, and brought back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.app.backups import FileBackups
from bp_desktop.app.games import Game
from bp_desktop.app.window import WindowApp
from bp_desktop.cli.seam import GameVerbs
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.backups import list_backups, looked_into
from bp_desktop.storage.box import Box
from bp_desktop.storage.places import user_places
from bp_desktop.ui.backups.keeper import BackupKeeper, BackupPace
from bp_desktop.ui.backups.panel import BackupsPanel
from bp_desktop.ui.home.home_content import BoxProblemPanel
from bp_desktop.ui.settings.page import DataSection
from bp_desktop.ui.shell.desk import OpenDocument
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.toast import Toast
from tests.tally import TALLY, Add, Join, Tally, open_tally
from tests.ui.build import settle
from tests.ui.tally_kind import TALLY_KIND

Start = Callable[..., WindowApp]
LEFT = Qt.MouseButton.LeftButton
AT_ONCE = BackupPace(quiet=0, apart=0, again=10**6)
ONLY_ASKED = BackupPace(quiet=10**6, apart=10**6, again=10**6)
SOON = 60_000
"""Milliseconds that another process may take on a machine with much to do."""


def round_of(tally: Tally) -> int:
    return tally.scores.get("Ada", 0) // 10


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Starts the program on a folder, with tallies of ten points a round, up to a usable Home."""
    kind = TALLY_KIND._replace(round_of=round_of)
    tally = Game("tally", {TALLY.id: lambda: TALLY}, lambda: (kind,), lambda: GameVerbs("tally"))
    monkeypatch.setattr("bp_desktop.app.games.GAMES", (tally,))
    started: list[WindowApp] = []

    def begin(pace: BackupPace = ONLY_ASKED) -> WindowApp:
        monkeypatch.setattr("bp_desktop.ui.backups.keeper.BackupPace", lambda: pace)
        app = WindowApp(user_places(tmp_path))
        app.window.resize(1280, 800)
        started.append(app)
        with qtbot.waitSignal(app.desk.shelf_changed):
            app.window.show_first()
        settle()
        return app

    yield begin

    for app in started:
        app.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def begin(app: WindowApp) -> OpenDocument:
    app.desk.library.create(TALLY.id, "Friday", (Join("Ada"),))
    return reopen(app)


def reopen(app: WindowApp) -> OpenDocument:
    app.window.open_document(app.desk.library.documents()[0])
    return opened(app)


def opened(app: WindowApp) -> OpenDocument:
    document = app.desk.on_page(PageId.STUDIO)
    assert document is not None
    return document


def add(app: WindowApp, points: int) -> None:
    assert opened(app).commander.submit(Add("Ada", points), overrule=True)


def there(app: WindowApp) -> list[str]:
    """Everything in the folder of the backups, finished or not."""
    return sorted(path.name for path in folder(app).iterdir()) if folder(app).is_dir() else []


def keeper(app: WindowApp) -> BackupKeeper:
    assert app.keeper is not None
    return app.keeper


def folder(app: WindowApp) -> Path:
    return app.places.backups_of(app.places.default_box)


def back_up(app: WindowApp, qtbot: QtBot) -> Path:
    """By hand, and wait until it counts."""
    with qtbot.waitSignal(keeper(app).made, timeout=SOON):
        app.window.actions_.run("backup.now")
    return list_backups(folder(app))[0].path


def notice(app: WindowApp) -> str:
    toast = app.window.findChild(Toast)
    return toast.text.text() if isinstance(toast, Toast) and toast.isVisible() else ""


def panel(app: WindowApp, qtbot: QtBot) -> BackupsPanel:
    settle()  # one that was closed goes
    app.window.actions_.run("backup.restore")
    found = app.window.findChild(BackupsPanel)
    assert isinstance(found, BackupsPanel)
    qtbot.waitUntil(lambda: bool(found.contents.rows or found.problem.text()))
    return found


# --- by themselves


def test_when_a_round_ends_there_is_a_backup_that_plays_again_to_the_same_state(
    start: Start, qtbot: QtBot
) -> None:
    app = start(AT_ONCE)
    document = begin(app)
    with qtbot.waitSignal(keeper(app).made, timeout=SOON):
        add(app, 12)

    [newest] = list_backups(folder(app))
    with looked_into(newest.path) as box:
        copy = open_tally(box.journal(DocumentId(document.id)))

    assert (newest.title, newest.mark) == ("Friday", "round 1")
    assert copy.state == document.commander.state
    assert [path.name for path in folder(app).iterdir()] == [newest.path.name]


def test_a_step_inside_a_round_makes_none(start: Start) -> None:
    app = start(BackupPace(quiet=0, apart=0, again=0)._replace(quiet=10**6))
    begin(app)
    keeper(app)._rest.stop()

    add(app, 3)
    inside = keeper(app)._rest.isActive()
    add(app, 9)

    assert not inside
    assert keeper(app)._rest.isActive()
    assert there(app) == []


def test_leaving_makes_one_if_something_was_done_and_none_if_not(start: Start) -> None:
    first = start()
    begin(first)
    first.leave()
    made = there(first)

    second = start()
    second.leave()

    assert len(made) == 1
    assert there(second) == made


def test_closing_makes_one_and_the_next_waits_its_time(start: Start, qtbot: QtBot) -> None:
    app = start(BackupPace(quiet=0, apart=10**6, again=10**6))
    begin(app)
    with qtbot.waitSignal(keeper(app).made, timeout=SOON):
        app.desk.put_away(PageId.STUDIO)

    reopen(app)
    add(app, 30)
    app.desk.put_away(PageId.STUDIO)
    settle()

    assert len(there(app)) == 1
    app.leave()
    assert len(there(app)) == 2, "leaving does not ask how long ago the last one was"


def test_an_empty_box_is_not_backed_up(start: Start) -> None:
    app = start(AT_ONCE)
    settle()
    app.leave()

    assert there(app) == []


def test_an_evening_that_ended_without_a_backup_gets_one_on_the_next(
    start: Start, qtbot: QtBot
) -> None:
    first = start()
    begin(first)
    first.leave()
    for path in folder(first).iterdir():  # as if it had crashed
        path.unlink()

    second = start(AT_ONCE)

    qtbot.waitUntil(lambda: len(list_backups(folder(second))) == 1, timeout=SOON)


def test_the_older_ones_are_thinned_out(start: Start) -> None:
    app = start()
    folder(app).mkdir(parents=True)
    for minute in range(30):
        (folder(app) / f"Old -- step 1 -- 20260301T10{minute:02}00Z.bpbox").touch()
    begin(app)

    app.leave()

    found = list_backups(folder(app))
    assert len(found) == 20
    assert found[0].title == "Friday"
    assert found[-1].path.name == "Old -- step 1 -- 20260301T101100Z.bpbox"


# --- what goes wrong


def test_a_folder_that_takes_nothing_disturbs_nobody_and_is_told_once(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    app = start(AT_ONCE)
    app.places.backups.write_text("a file where the folder should be")
    document = begin(app)

    keeper(app).back_up()
    first = notice(app)
    for toast in app.window.findChildren(Toast):
        toast.hide()
    add(app, 12)
    keeper(app).back_up()
    second = notice(app)
    keeper(app).back_up(asked=True)

    told = "No backup could be made; the program will try again later. "
    assert first.startswith(told)
    assert second == ""
    assert notice(app).startswith(told), "who asks is told"
    assert "no backup: storage.box." in caplog.text
    assert document.commander.state.scores == {"Ada": 12}
    app.places.backups.unlink()
    app.leave()
    assert len(there(app)) == 1, "tried again"
    caplog.clear()


def test_a_check_that_is_stopped_in_the_middle_leaves_nothing_behind(
    start: Start, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    app = start()
    begin(app)
    backups = keeper(app).backups
    assert isinstance(backups, FileBackups)

    with qtbot.waitSignal(keeper(app).failed, timeout=SOON):
        app.window.actions_.run("backup.now")
        copied, counting = there(app), list_backups(folder(app))
        backups.checks[0].kill()

    assert (len(copied), counting) == (1, ())
    assert there(app) == []
    assert "no backup: storage.box.backup_failed" in caplog.text
    caplog.clear()


def test_a_box_with_a_damaged_document_is_backed_up_and_says_what_is_wrong(
    start: Start, qtbot: QtBot
) -> None:
    app = start()
    begin(app)
    add(app, 3)
    library = app.desk.library
    assert isinstance(library, Box)
    with library.store.writing() as connection:  # not under our feet: that is told as such
        connection.exec_driver_sql("DELETE FROM entry WHERE seq = 1")

    backup = back_up(app, qtbot)

    assert "“Friday” cannot be opened: step 2 is damaged" in notice(app)
    assert there(app) == [backup.name]
    assert backup.stem.endswith(" flawed")


# --- by hand, and back


def test_back_up_now_in_the_settings_says_where_it_went(start: Start, qtbot: QtBot) -> None:
    app = start()
    begin(app)
    app.window.show_page(PageId.SETTINGS)
    data = app.window.findChild(DataSection)
    assert isinstance(data, DataSection)

    with qtbot.waitSignal(keeper(app).made, timeout=SOON):
        QTest.mouseClick(data.back_up, LEFT)

    [backup] = list_backups(folder(app))
    assert notice(app) == f"Backed up: {backup.path}"


def test_what_was_binned_and_emptied_comes_back_as_it_was_by_keys_alone(
    start: Start, qtbot: QtBot
) -> None:
    app = start()
    document = begin(app)
    add(app, 23)
    state = document.commander.state
    back_up(app, qtbot)
    [info] = app.desk.library.documents()
    app.window.documents.bin(info)
    app.window.documents.empty_bin()

    shown = panel(app, qtbot)
    QTest.keyClick(shown.list, Qt.Key.Key_Return)
    QTest.keyClick(shown.contents, Qt.Key.Key_Return)

    assert shown.list.rows[0].note.startswith("Round 2 · today, ")
    assert opened(app).commander.state == state
    assert opened(app).id != info.id
    assert app.window.page is PageId.STUDIO
    assert notice(app) == "Restored as a copy: “Friday”. Nothing else changed."


def test_what_is_still_there_is_not_replaced(start: Start, qtbot: QtBot) -> None:
    app = start()
    begin(app)
    back_up(app, qtbot)
    add(app, 23)

    for _ in range(2):
        QTest.mouseClick(panel(app, qtbot).copy, LEFT)

    found = {one.title: one.steps for one in app.desk.library.documents()}
    assert found == {"Friday": 2, "Friday (from a backup)": 1, "Friday (from a backup) 2": 1}


def test_a_backup_opens_as_a_new_box_and_the_notice_leads_back(start: Start, qtbot: QtBot) -> None:
    app = start()
    begin(app)
    backup = back_up(app, qtbot)
    old = app.desk.library.path

    QTest.mouseClick(panel(app, qtbot).whole, LEFT)

    new = app.desk.library.path
    assert new.parent == old.parent
    assert new.name.startswith("Friday, step 1, ")
    assert old.exists()
    assert backup.exists()
    assert str(new) in notice(app)
    toast = app.window.findChild(Toast)
    assert isinstance(toast, Toast)
    QTest.mouseClick(toast.undo_button, LEFT)
    assert app.desk.library.path == old
    assert new.exists()


def test_a_damaged_backup_is_told_in_a_sentence_and_brings_nothing_back(
    start: Start, qtbot: QtBot
) -> None:
    app = start()
    begin(app)
    backup = back_up(app, qtbot)
    whole = backup.read_bytes()
    backup.write_bytes(whole[: len(whole) // 2])

    shown = panel(app, qtbot)

    assert "was damaged after it was made" in shown.problem.text()
    assert str(backup) in shown.problem.text()
    assert not shown.copy.isEnabled()
    assert not shown.whole.isEnabled()
    assert len(app.desk.library.documents()) == 1


def test_without_a_backup_the_screen_says_when_one_comes(start: Start, qtbot: QtBot) -> None:
    app = start()
    app.window.actions_.run("backup.restore")
    shown = app.window.findChild(BackupsPanel)
    assert isinstance(shown, BackupsPanel)
    before = shown.nothing.isVisible(), shown.copy.isVisible()

    with qtbot.waitSignal(keeper(app).made, timeout=SOON):
        QTest.keyClick(shown.now, Qt.Key.Key_Return)

    assert before == (True, False)
    assert len(shown.list.rows) == 1
    assert not shown.nothing.isVisible()


def test_a_box_that_cannot_be_opened_offers_its_backups(start: Start, qtbot: QtBot) -> None:
    first = start()
    document = begin(first)
    add(first, 23)
    state = document.commander.state
    first.leave()
    box = first.places.default_box
    box.write_bytes(b"noise" * 1000)

    app = start()
    trouble = app.window.findChild(BoxProblemPanel)
    assert isinstance(trouble, BoxProblemPanel)
    assert not app.window.actions_.can("backup.now")
    QTest.mouseClick(trouble.restore, LEFT)
    shown = app.window.findChild(BackupsPanel)
    assert isinstance(shown, BackupsPanel)
    qtbot.waitUntil(lambda: bool(shown.contents.rows))
    assert not shown.copy.isVisible(), "there is no box to bring it into"
    QTest.mouseClick(shown.whole, LEFT)

    [info] = app.desk.library.documents()
    assert app.desk.library.peek(info.id).state == state
    assert box.read_bytes() == b"noise" * 1000
