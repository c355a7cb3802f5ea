"""How Fuji Koro looks."""
