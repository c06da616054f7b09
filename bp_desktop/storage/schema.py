"""The versions and columns of a box file, known without loading SQLAlchemy."""

APPLICATION_ID = 0x42506C61
"""In the file's header ("BPla"), so that a box is told from other programs' databases."""
OLDEST_VERSION = 4
"""The oldest version that is read: what test versions made before is refused, never half read.

It has no migration, since boxes of that version are made as they are now."""
SCHEMA_VERSION = 4
"""In the file's header as user_version; equals the number of the newest migration, if any."""

COLUMNS = {
    "document": (
        *("id", "system", "title", "created_at", "modified_at", "opened_at", "deleted_at"),
        *("summary", "tags", "origins", "steps", "head_hash"),
    ),
    "entry": ("document_id", "seq", "body", "hash"),
    "thumbnail": ("document_id", "seq", "png"),
}
"""Of every table, as `tables` defines them."""
