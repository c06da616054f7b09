"""The tables of a box for SQLAlchemy; `schema` says the same in names alone."""

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

document = Table(
    "document",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("system", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("modified_at", Text, nullable=False),
    Column("opened_at", Text),
    Column("deleted_at", Text),
    Column("summary", Text, nullable=False),
    Column("tags", Text, nullable=False, server_default="[]"),
    # These two make it noticeable if the newest lines are cut off.
    Column("steps", Integer, nullable=False, server_default="0"),
    Column("head_hash", Text, nullable=False),
)

# Without rowid: the lines of a document lie side by side, and appending touches one tree, not two.
entry = Table(
    "entry",
    metadata,
    Column("document_id", Text, ForeignKey("document.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_with_rowid=False,
)

# A table of its own: SQLite rewrites a whole row on update, and every step updates its document.
thumbnail = Table(
    "thumbnail",
    metadata,
    Column("document_id", Text, ForeignKey("document.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("png", LargeBinary, nullable=False),
)
