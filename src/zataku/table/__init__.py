"""The web table: pages, live updates, store, identity."""
