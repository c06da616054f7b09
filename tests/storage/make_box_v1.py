"""Made fixtures/box_v1.bpbox: a box as version 1 of the file wrote it. Kept to show how."""

import sys
from contextlib import closing
from pathlib import Path

from bp_desktop.session.ports import MemoryJournal
from bp_desktop.storage.migrations.upgrade import run
from bp_desktop.storage.schema import APPLICATION_ID
from bp_desktop.storage.store import core_connection, new_file
from tests.tally import Add, Command, Join, Reveal, RollDie, tally_of

DOCUMENTS: tuple[tuple[str, str, str | None, bytes | None, tuple[Command, ...]], ...] = (
    (
        "11111111-1111-4111-8111-111111111111",
        "Вторник",
        None,
        b"\x89PNG not really",
        (Join("Ада"), Join("Bo"), Add("Bo", 4), RollDie("Ада"), Reveal("moon"), Add("Ада", 99)),
    ),
    (
        "22222222-2222-4222-8222-222222222222",
        "Thrown away",
        "2026-02-03T10:00:00+00:00",
        None,
        (Join("Cy"), *(Add("Cy", 1) for _ in range(60))),
    ),
)


def make(path: Path) -> None:
    with closing(new_file(path)) as raw, core_connection(raw) as connection:
        connection.exec_driver_sql("BEGIN")
        run(connection, 0, 1)
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        for id_, title, deleted_at, thumbnail, commands in DOCUMENTS:
            journal = MemoryJournal()
            tally_of(*commands, journal=journal)
            lines = journal.lines()
            moment = "2026-01-02T12:00:00+00:00"
            summary = '{"key":"tally.summary","rules":[],"args":{"players":2}}'
            connection.exec_driver_sql(
                "INSERT INTO document VALUES (?, 'tally', ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(id_, title, moment, moment, deleted_at, summary, thumbnail),
                    *(len(lines), lines[-1].hash),
                ),
            )
            for line in lines:
                connection.exec_driver_sql(
                    "INSERT INTO entry VALUES (?, ?, ?, ?)", (id_, line.seq, line.body, line.hash)
                )
        connection.commit()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
