"""Where tables are kept: an append-only log in SQLite or PostgreSQL."""

from zataku.table.store.rows import Entry, Standing, Table, Token
from zataku.table.store.store import Store, StoreError

__all__ = ["Entry", "Standing", "Store", "StoreError", "Table", "Token"]
