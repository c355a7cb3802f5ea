"""What bots go by: how a position is judged, which options are worth a thought, what a turn is."""
