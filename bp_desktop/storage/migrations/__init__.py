"""Migrations of boxes: one module per version of the file after the first.

A module says `revision = "0004"`, `down_revision = "0003"` (None if it is the first one) and
`upgrade()`, in Alembic's way; `upgrade.REVISIONS` lists it, `schema.SCHEMA_VERSION` counts it.
"""
