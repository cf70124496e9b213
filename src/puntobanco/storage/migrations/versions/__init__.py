"""The versions of the schema, oldest first; each runs its file in `sql/`."""
