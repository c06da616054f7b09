"""Migrations of boxes: one module per version of the file after the first.

A module says `revision = "0004"`, the version it leads to, and `upgrade()`, with the operations of
Alembic; `upgrade.REVISIONS` lists it, `schema.SCHEMA_VERSION` counts it.
"""
