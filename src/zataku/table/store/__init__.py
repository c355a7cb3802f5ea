"""Where tables are kept: an append-only log in SQLite or PostgreSQL."""

from zataku.table.store.rows import ChatLine, Entry, Snapshot, Standing, Table, TableSettings, Token
from zataku.table.store.store import Store, StoreError

__all__ = ["ChatLine", "Entry", "Snapshot", "Standing", "Store", "StoreError", "Table", "TableSettings", "Token"]
