"""The kernel: everything about playing a game except the games themselves.

It knows no word of any game and does no input or output.
"""
