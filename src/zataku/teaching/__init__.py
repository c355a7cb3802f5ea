"""Teaching the games: how to play in two minutes, lessons in real positions, aids beside a match.

All of it is data in a game's `lessons/` folder, in every language; nothing here knows a game, and no rule knows of it.
"""
