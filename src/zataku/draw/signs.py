"""Signs of house, garden, year and table on a 24 grid: kinds of rooms, actions, seasons, dishes, incense, marks."""

from __future__ import annotations

from math import cos, pi, sin
from types import MappingProxyType

from .definitions import use
from .svg import circle, el, path, rect

# What a room is furnished with


def _decoration() -> str:
    """A plum blossom."""
    turns = [2 * pi * each / 5 for each in range(5)]
    petals = "".join(
        circle(12 + 5.3 * sin(turn), 12 - 5.3 * cos(turn), 4.3, fill="var(--kobai)", line=1.3) for turn in turns
    )
    heart = circle(12, 12, 4.6, fill="var(--kobai)", stroke=None)
    return petals + heart + circle(12, 12, 2.5, fill="var(--kin)", line=1)


def _faith() -> str:
    """A torii."""
    posts = "".join(rect(x, 8, 3, 13.5, fill="var(--shu)", line=1.2, round=0.6) for x in (5.6, 15.4))
    beam = rect(3.6, 10.6, 16.8, 2.6, fill="var(--shu)", line=1.2, round=0.6)
    lintel = "M1.6 3.4c7 1.8 13.8 1.8 20.8 0l-1 4.2c-6.2 1.1-12.6 1.1-18.8 0z"
    return posts + beam + path(lintel, fill="var(--shu)", width=1.3)


def _garden() -> str:
    """A pine in a dish."""
    crowns = "".join(
        el("ellipse", cx=x, cy=y, rx=rx, ry=2.9, fill="var(--matsu)", stroke="var(--sumi)", stroke_width=1.2)
        for x, y, rx in ((7.6, 13.6, 5.8), (16.6, 10.6, 5.4), (11.2, 6, 5.2))
    )
    return path("M11 21.5c2.6-4 -.6-7 1.4-13M6.5 21.5h11", width=2) + crowns


def _object() -> str:
    """A tea kettle."""
    body = "M4.6 15.5c0-3.4 3-5 7.4-5s7.4 1.6 7.4 5-3.2 5.5-7.4 5.5-7.4-2.1-7.4-5.5z"
    return (
        path("M6.4 10.5a5.8 6.4 0 0 1 11.2 0", width=1.7)
        + path("M6 12.6L2 9.2 1.4 11l3.8 5.2z", fill="var(--ai)", width=1.3)
        + path(body, fill="var(--ai)", width=1.4)
        + path("M5.4 14.3h13.2", stroke="var(--light)", width=1.1)
        + circle(12, 9.7, 1.4, fill="var(--kin)", line=1)
    )


# What somebody does


def _harmony() -> str:
    """A circle of one brush stroke."""
    stroke = path("M15.8 4.6A8.3 8.3 0 1 0 20.2 10.2", width=3.2)
    return stroke + circle(12, 12, 3, fill="var(--kin)", line=1.2)


def _house() -> str:
    roof = "M1.6 11.8C6 10.6 9.5 7.8 12 3.6c2.5 4.2 6 7 10.4 8.2-6.4 1.2-14.4 1.2-20.8 0z"
    return (
        rect(5.2, 11, 13.6, 9.8, fill="var(--light)", line=1.4, round=1)
        + path(roof, fill="var(--roof)", width=1.4)
        + rect(8.7, 13.6, 6.6, 6.6, fill="var(--kin)", line=1.3, round=0.8)
    )


def _cooking() -> str:
    steam = path("M9.5 4c-1.2-1.2 1-2 0-3.4M14 4c-1.2-1.2 1-2 0-3.4", width=1.3)
    return steam + use("i-food", 1.5, 2.6, 21)


def _income() -> str:
    return use("i-coin", 6.5, -0.5, 18) + use("i-coin", -0.5, 6.5, 18)


def _joker() -> str:
    """A pinwheel."""
    blades = "".join(
        path(
            "M12 12V2.4c5.2 0 8 3.6 6 7.2z",
            fill=("var(--kin)", "var(--light)")[each % 2],
            width=1.3,
            transform=f"rotate({90 * each} 12 12)",
        )
        for each in range(4)
    )
    return blades + circle(12, 12, 1.7, fill="var(--shu)", line=1)


def _renewed_food() -> str:
    turning = path(
        "M2.5 9A10 10 0 0 1 20 5.2M20.6 1.2v4.4h-4.4M21.5 16A10 10 0 0 1 4.2 19.4M3.4 23v-4.2h4.2", width=1.8
    )
    return turning + use("i-food", 5.5, 5, 13)


def _anywhere() -> str:
    """Incense that goes wherever one likes."""
    arrows = path("M8 13H1.5M4.5 9.6L1.5 13l3 3.4M16 13h6.5M19.5 9.6l3 3.4-3 3.4", width=1.9)
    return arrows + _incense()


# The year


def _spring() -> str:
    petals = "".join(
        path(
            "M12 11.5C8.5 9 8 5.5 10 2.6l2 1.7 2-1.7c2 2.9 1.5 6.4-2 8.9z",
            fill="var(--sakura)",
            width=1.3,
            transform=f"rotate({72 * each} 12 12)",
        )
        for each in range(5)
    )
    return petals + circle(12, 12, 2.2, fill="var(--kin)", line=1)


def _sun(fill: str) -> str:
    rays = "".join(path("M12 1.2v3.6", width=2, transform=f"rotate({45 * each} 12 12)") for each in range(8))
    return rays + circle(12, 12, 5.2, fill=fill, line=1.5)


def _autumn() -> str:
    leaf = (
        "M12 2l2.2 4.6 4.4-1.6-1 4.4 5 1.2-3.8 3.2 2 4.2-5-.4-.6 3-3.2-2.4-3.2 2.4-.6-3-5 .4 2-4.2"
        "L1.4 10.6l5-1.2-1-4.4 4.4 1.6z"
    )
    return path(leaf, fill="var(--die-coral)", width=1.3) + path("M12 9v13.5", width=1.5)


def _winter() -> str:
    arm = "M12 12V2M9.4 4.2L12 6.8l2.6-2.6"
    return "".join(
        path(arm, stroke="var(--ai)", width=1.9, transform=f"rotate({60 * each} 12 12)") for each in range(6)
    )


def _night() -> str:
    return path("M14.5 2.5a9.6 9.6 0 1 0 7 13.6A8.6 8.6 0 0 1 14.5 2.5z", fill="var(--kin)")


# On the table


def _tea() -> str:
    cup = "M5 8h14l-1.2 11.2c-.2 1.4-1.2 2.3-2.6 2.3H8.8c-1.4 0-2.4-.9-2.6-2.3z"
    return (
        path("M9 5.5c-1.3-1.5 1.2-2.5 0-4M13.5 5.5c-1.3-1.5 1.2-2.5 0-4", width=1.3)
        + path(cup, fill="var(--matsu)", width=1.5)
        + path("M5.4 11.5h13.2", stroke="var(--light)", width=1.5)
    )


def _rice() -> str:
    ball = (
        "M12 2.6c2.4 0 3.6 2.2 5.2 5.2 1.9 3.5 4.3 7 4.3 9.6 0 2.6-1.7 4-4.5 4H7c-2.8 0-4.5-1.4-4.5-4"
        " 0-2.6 2.4-6.1 4.3-9.6 1.6-3 2.8-5.2 5.2-5.2z"
    )
    return path(ball, fill="var(--light)", stroke="var(--sumi)", width=1.5) + rect(
        8, 13, 8, 8.4, fill="var(--ink)", line=1, round=1
    )


def _ramen() -> str:
    return (
        path("M15 1l-5.5 9M19.5 1.5L12.5 10", width=1.5)
        + path("M4 11c.5-3 3-4 5-3.6 1.5-1.7 5-1.5 6.2.2 2.4-.4 4.3 1 4.8 3.4z", fill="var(--kin)", width=1.4)
        + path("M1.8 11h20.4a10 9.4 0 0 1-6.6 8.6V22H8.4v-2.4A10 9.4 0 0 1 1.8 11z", fill="var(--shu)", width=1.5)
        + path("M4.5 14.5h15", stroke="var(--light)", width=1.3)
    )


# Other things of the house


def _incense() -> str:
    return (
        path("M12 22V7", stroke="var(--wood)", width=3)
        + circle(12, 6, 2.2, fill="var(--ember)", line=1)
        + path("M12 2.5c-1.5-1 1.5-1.5 0-2.5", width=1.2)
    )


def _harmony_tile() -> str:
    """A little house that shows what should be in it."""
    return path("M1.5 8.5q5-1 7-6.5h7q2 5.5 7 6.5z", fill="var(--kin)", width=1.4) + rect(
        4, 9, 16, 13, fill="var(--washi)", stroke="var(--kin)", line=2, round=2
    )


def _balance() -> str:
    pans = "".join(circle(x, 8, 2.6, fill="var(--kin)", line=1.2) for x in (3, 21))
    return path("M2 10H22", width=2.2) + path("M8 21l4-10 4 10z", fill="var(--wood)", width=1.4) + pans


def _named_room() -> str:
    frame = rect(3, 3, 18, 18, fill="var(--mist)", line=1.8, round=4, stroke_dasharray="4 3")
    return frame + path("M8 12h8M12 8v8", stroke="var(--usuzumi)", width=1.6)


def _parcel() -> str:
    """A gift that is still wrapped in its cloth."""
    cloth = "M12 8.5c5 0 8.5 2.4 9.6 6.5 1 4-1.6 6.5-5 6.5H7.4c-3.4 0-6-2.5-5-6.5 1.1-4.1 4.6-6.5 9.6-6.5z"
    ears = "M12 9c-4-.5-7-3-6.5-7 3.5.4 6 3 6.5 7zM12 9c4-.5 7-3 6.5-7-3.5.4-6 3-6.5 7z"
    dots = "".join(
        circle(x, y, 0.9, fill="var(--light)", stroke=None)
        for x, y in ((7, 14), (12, 17.5), (17, 14), (8.5, 19), (15.5, 19))
    )
    return (
        path(cloth, fill="var(--noren)", width=1.5)
        + path(ears, fill="var(--noren)", width=1.4)
        + rect(9.6, 6.8, 4.8, 4.4, fill="var(--noren)", line=1.4, round=1.8)
        + dots
    )


# Marks


def _met() -> str:
    return circle(12, 12, 12, fill="var(--matsu)", stroke=None) + path(
        "M6.7 12.5l3.9 4.3 6.7-8.6", stroke="var(--washi)", width=2.9
    )


def _impossible() -> str:
    box = rect(1, 1, 22, 22, fill="none", stroke="var(--usuzumi)", line=1.4, round=4, stroke_dasharray="4 3")
    return box + path("M7.2 7.2l9.6 9.6M16.8 7.2l-9.6 9.6", stroke="var(--shu)", width=2.2)


def _missing() -> str:
    """An empty place; how many are missing is written into it."""
    return rect(1, 1, 22, 22, fill="none", stroke="var(--usuzumi)", line=1.4, round=4, stroke_dasharray="4 3")


def _comes_out() -> str:
    return circle(12, 12, 11.3, fill="var(--kin)", line=1.4) + path(
        "M12 17.5V6.8M7.2 11.5L12 6.5l4.8 5", stroke="var(--ink)", width=2.2
    )


# Emblems in one ink, which whoever shows them chooses


def _flame() -> str:
    shape = (
        "M12.5 1.8c1 4.4 5.8 6.6 5.8 12a6.3 7.2 0 0 1-12.6 0c0-3.6 2.3-4.8 2.5-7.6 1.5.8 2.3 2.3 2.4 3.8"
        " 1.7-2 2.3-5 1.9-8.2z"
    )
    return path(shape, fill="currentColor", stroke=None)


def _waves() -> str:
    line = "M2.5 9.5c3-4.5 6.3-4.5 9.5 0s6.5 4.5 9.5 0M2.5 17c3-4.5 6.3-4.5 9.5 0s6.5 4.5 9.5 0"
    return path(line, stroke="currentColor", width=3.2)


def _leaf() -> str:
    """The vein is left open, so that the ground shows."""
    return path(
        "M3.2 18.9C4.4 9.8 10.7 4 20.5 3.5L4.9 19.1zM5.1 20.8c9.2-1.2 14.9-7.4 15.4-17.3z",
        fill="currentColor",
        stroke=None,
    ) + path("M3 21L7 17", stroke="currentColor", width=1.8)


def _moon() -> str:
    return path("M14.5 2.5a9.6 9.6 0 1 0 7 13.6A8.6 8.6 0 0 1 14.5 2.5z", fill="currentColor", stroke=None)


SIGNS = MappingProxyType(
    {
        "decoration": _decoration,
        "faith": _faith,
        "garden": _garden,
        "object": _object,
        "harmony": _harmony,
        "house": _house,
        "cooking": _cooking,
        "income": _income,
        "joker": _joker,
        "renewed-food": _renewed_food,
        "anywhere": _anywhere,
        "spring": _spring,
        "summer": lambda: _sun("var(--shu)"),
        "autumn": _autumn,
        "winter": _winter,
        "day": lambda: _sun("var(--kin)"),
        "night": _night,
        "tea": _tea,
        "rice": _rice,
        "ramen": _ramen,
        "incense": _incense,
        "harmony-tile": _harmony_tile,
        "balance": _balance,
        "named-room": _named_room,
        "parcel": _parcel,
        "met": _met,
        "missing": _missing,
        "impossible": _impossible,
        "comes-out": _comes_out,
        "flame": _flame,
        "waves": _waves,
        "leaf": _leaf,
        "moon": _moon,
    }
)
