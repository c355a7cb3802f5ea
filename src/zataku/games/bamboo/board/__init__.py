"""How Bamboo looks."""
