"""SVG building blocks shared by all boards, drawn by one hand: flat shapes, ink lines, few colours.

Colours are the palette's names as CSS variables, so that one picture serves day and night; nothing here uses inline
styles or scripts. Boards are made from views, so they cannot show what a seat may not see.
"""
