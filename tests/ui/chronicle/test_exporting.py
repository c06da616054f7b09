"""The chronicle as files."""

import csv
import json
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Positions
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.ui.chronicle.legend import PrintedLegend
from bp_desktop.ui.export.headless import speaking
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.language import Spoken
from tests.games.burning_planets.match.build import RED, purse
from tests.games.burning_planets.match.chronicle.past import played
from tests.ui.chronicle.looking_back import LookingBack

KINDS = ("text", "csv", "json", "charts", "board")


@pytest.fixture
def past(qtbot: QtBot, theme: Theme, tmp_path: Path) -> LookingBack:
    return LookingBack(qtbot, theme, tmp_path, played(160))


def export(past: LookingBack, kind: str, path: Path) -> None:
    past.prompts.answer = path
    past.view.export_button.menu().actions()[KINDS.index(kind)].trigger()


def test_the_story_as_text_has_every_line_and_says_what_was_taken_back(
    past: LookingBack, tmp_path: Path
) -> None:
    past.commander.submit(AdjustTreasury(RED, purse(5), "found under the table"))
    past.commander.undo(consent=True)

    export(past, "text", tmp_path / "story.txt")

    lines = (tmp_path / "story.txt").read_text(encoding="utf-8").splitlines()
    whole = lines.index("Step by step")
    short, told = lines[3 : whole - 1], [line for line in lines[whole + 1 :] if line]
    assert len(short) == len(past.view.reading.chapters)
    assert short[0].startswith("Round 1 · Red: ")
    assert len(told) == len(past.view.story.steps.rows)
    assert lines[whole:].count("") == len(past.view.reading.chapters)
    assert "Red (" in lines[1]
    (gone,) = [line for line in lines if line.startswith("[undone]")]
    assert "found under the table" in gone
    assert past.notices == ["Written: story.txt"]


def test_figures_and_everything_can_be_read_again(past: LookingBack, tmp_path: Path) -> None:
    export(past, "csv", tmp_path / "figures.csv")
    export(past, "json", tmp_path / "all.json")

    with (tmp_path / "figures.csv").open(encoding="utf-8-sig", newline="") as file:
        found = list(csv.DictReader(file))
    assert len(found) == past.view.reading.annals.last * 3
    assert {one["Player"] for one in found} == {"Red", "Blue", "Green"}
    assert "Treasuries: Metal" in found[0]
    assert not any("_" in heading for heading in found[0])
    record = json.loads((tmp_path / "all.json").read_bytes())
    assert len(record["story"]) == len(past.view.story.steps.rows)
    assert record["story"][0]["counts"] is True


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("it", "Passo;Turno;Giro;Di chi è il turno;Giocatore;"),
        ("ru", "Шаг;Ход;Раунд;Чей ход;Игрок;"),
    ],
)
def test_figures_have_the_headings_of_the_language(
    qapp: QApplication, qtbot: QtBot, theme: Theme, tmp_path: Path, language: Spoken, head: str
) -> None:
    with speaking(qapp, language):
        past = LookingBack(qtbot, theme, tmp_path, played(160))
        export(past, "csv", tmp_path / "figures.csv")

    data = (tmp_path / "figures.csv").read_bytes()
    first = data.decode("utf-8-sig").splitlines()[0]
    assert data.startswith(b"\xef\xbb\xbf")
    assert first.startswith(head)
    assert not re.search("[A-Za-z]" if language == "ru" else "_|Treasur|Metal\\b", first), first


def test_charts_and_board_become_pictures_with_something_on_them(
    past: LookingBack, tmp_path: Path
) -> None:
    for kind in ("charts", "board"):
        export(past, kind, tmp_path / f"{kind}.png")

        picture = QImage(str(tmp_path / f"{kind}.png"))
        assert picture.width() >= 640
        colors = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 7)
            for y in range(0, picture.height(), 7)
        }
        assert len(colors) > 20


def test_beside_a_real_board_the_holdings_become_a_picture(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    past = LookingBack(qtbot, theme, tmp_path, played(90, positions=Positions.TABLE))

    export(past, "board", tmp_path / "holdings.png")

    assert not QImage(str(tmp_path / "holdings.png")).isNull()


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_cannot_be_written_is_named_and_nothing_is_left(
    past: LookingBack, tmp_path: Path, kind: str
) -> None:
    (tmp_path / "taken").mkdir()

    export(past, kind, tmp_path / "taken")
    export(past, kind, tmp_path / "nowhere" / "file.x")

    assert len(past.notices) == 2
    assert all("cannot be written" in one for one in past.notices)
    assert [one.name for one in tmp_path.iterdir()] == ["taken"]


def test_an_older_file_stays_until_the_new_one_is_whole(
    past: LookingBack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "story.txt"
    path.write_text("older", encoding="utf-8")

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        export(past, "text", path)
    assert path.read_text(encoding="utf-8") == "older"
    assert "the disk is full" in past.notices[-1]
    export(past, "text", path)

    assert path.read_text(encoding="utf-8") != "older"


def test_choosing_no_file_writes_none(past: LookingBack, tmp_path: Path) -> None:
    past.prompts.answer = None
    QTest.qWait(0)

    past.view.export_button.menu().actions()[0].trigger()

    assert not past.notices


def test_names_above_exported_charts_are_whole_and_inside(qtbot: QtBot, theme: Theme) -> None:
    names = ("Anna", "Екатерина", "Giovanni Battista", "Li", "Zoë", "X" * 200)
    legend = PrintedLegend(theme, "Friday night", tuple(enumerate(names)))

    places = list(legend.places(480))

    assert [words for _, words, *_ in places[:5]] == list(names[:5])
    assert places[5][1].endswith("…")
    metrics = QFontMetrics(font_of(theme, "strong"))
    for _, words, left, top in places:
        assert left + metrics.horizontalAdvance(words) <= 480
        assert top < legend.height(480)
    assert len({top for *_, top in places}) > 1
