"""The rules as steps: one small class for one thing a player is asked."""
