"""Version 1: documents and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "document",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("modified_at", sa.Text, nullable=False),
        sa.Column("deleted_at", sa.Text),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("thumbnail", sa.LargeBinary),
        sa.Column("steps", sa.Integer, nullable=False, server_default="0"),
        sa.Column("head_hash", sa.Text, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column(
            "document_id",
            sa.Text,
            sa.ForeignKey("document.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
