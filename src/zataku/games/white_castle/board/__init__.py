"""How The White Castle looks."""
