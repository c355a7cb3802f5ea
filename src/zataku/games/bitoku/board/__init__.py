"""How Bitoku looks."""
