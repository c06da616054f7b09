"""The next version of the file, as a later program might have it: proves the way there.

Like a migration of `storage.migrations`; `install` makes this program that later one.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from alembic import op

from bp_desktop.storage import schema
from bp_desktop.storage.migrations import upgrade as upgrading

VERSION = schema.SCHEMA_VERSION + 1
revision = f"{VERSION:04d}"


def upgrade() -> None:
    """A new table, a new column, one less, and what was in it moved."""
    op.create_table(
        "opening",
        sa.Column(
            "document_id",
            sa.Text,
            sa.ForeignKey("document.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.execute(
        "INSERT INTO opening (document_id, at)"
        " SELECT id, opened_at FROM document WHERE opened_at IS NOT NULL"
    )
    with op.batch_alter_table("document", recreate="always") as document:
        document.add_column(
            sa.Column("pinned", sa.Integer, nullable=False, server_default="0"),
            insert_after="title",
        )


@contextmanager
def install() -> Iterator[None]:
    """Inside the block this program is of the next version."""
    columns = {
        **schema.COLUMNS,
        "document": (*schema.COLUMNS["document"], "pinned"),
        "opening": ("document_id", "at"),
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "SCHEMA_VERSION", VERSION)
        patch.setattr(schema, "COLUMNS", columns)
        patch.setattr(upgrading, "REVISIONS", (*upgrading.REVISIONS, sys.modules[__name__]))
        yield
