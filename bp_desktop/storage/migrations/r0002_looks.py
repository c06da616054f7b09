"""Version 2: tags, when a document was last opened, and thumbnails in a table of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "thumbnail",
        sa.Column(
            "document_id",
            sa.Text,
            sa.ForeignKey("document.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("png", sa.LargeBinary, nullable=False),
    )
    # Version 1 did not say which step a thumbnail shows: 0 has it drawn anew at the next chance.
    op.execute(
        "INSERT INTO thumbnail (document_id, seq, png)"
        " SELECT id, 0, thumbnail FROM document WHERE thumbnail IS NOT NULL"
    )
    with op.batch_alter_table("document", recreate="always") as document:
        document.add_column(sa.Column("opened_at", sa.Text), insert_after="modified_at")
        document.add_column(
            sa.Column("tags", sa.Text, nullable=False, server_default="[]"),
            insert_after="summary",
        )
        document.drop_column("thumbnail")
