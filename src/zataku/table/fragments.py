"""Small parts of pages that are made anew with every choice, for all who look: as code, since templates take longer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from zataku.draw.palette import CRESTS

from .icons import icon

if TYPE_CHECKING:
    from .log import Turn
    from .scene import PageOption, ShownGood, ShownSeat

#: Says a message of the table.
Says = Callable[..., str]


@cache
def crest(seat: int) -> Markup:
    """A seat's crest, silent: its name stands beside it."""
    sign = CRESTS[seat % len(CRESTS)]
    shape = '<svg class="crest seat-{}" aria-hidden="true"><use href="#crest-{}"/></svg>'
    return Markup(shape).format(seat % len(CRESTS), sign)


def turn(t: Says, each: Turn) -> str:
    """What somebody did in a turn, or what happened by itself."""
    news = " news" if each.news else ""
    if each.kind != "turn":
        act = each.acts[0]
        return f'<li class="{each.kind}{news}">\n  <p data-line="{act.number}">{act.told}</p>\n</li>'
    sign: str = crest(each.seat)
    if each.targets:
        words = escape(t("show-on-board"))
        sign = (
            f'<button type="button" class="show" data-show="{_listed(each.targets)}"\n'
            f'          title="{words}" aria-label="{words}">{sign}</button>'
        )
    who = f"<b>{escape(each.name)}</b> "
    acts = "".join(
        f'    <p data-line="{act.number}" data-show="{_listed(act.targets)}">{who if first else ""}{act.told}</p>\n'
        for first, act in zip((True, *[False] * len(each.acts)), each.acts, strict=False)
    )
    return f'<li class="turn{news}">\n  {sign}\n  <div>\n{acts}  </div>\n</li>'


def player_line(t: Says, seat: ShownSeat, deciding: bool, mark: str, total: object = None) -> str:
    """A player's line: who, how it stands, what is held; the mark says what is so now."""
    name = escape(seat.name)
    options = f'\n        data-options="{_listed(seat.options)}"' if seat.options else ""
    score = "" if total is None else f"    {escape(total)}\n"
    if seat.points:
        shown = seat.points.amount if total is None else escape(total)
        score = f'    {icon(seat.points.icon)}<span class="hidden">{escape(seat.points.name)} </span>{shown}\n'
    holds = "".join(f'    <span title="{escape(good.name)}">{_held(good)}</span>\n' for good in seat.goods)
    kind = f"player{' turn' if deciding else ''}{' mine' if seat.mine else ''}"
    return (
        f'<button type="button" class="{kind}"\n'
        f'        id="player-{seat.number}"\n        data-peek="{seat.number}"\n        title="{name}"{options}>\n'
        f'  {crest(seat.number)}\n  <span class="name">{name}</span>\n'
        f'  <span class="mark">\n    {escape(mark)}\n  </span>\n'
        f'  <span class="score">\n{score}  </span>\n  <span class="holds">\n{holds}  </span>\n</button>'
    )


def holdings(t: Says, called: str, seat: int, goods: Iterable[ShownGood]) -> str:
    """What opens one's own board on a small screen, and tells what is held."""
    held = "".join(f"  <span>{_held(good)}</span>\n" for good in goods)
    return (
        f'<button type="button" class="goods" data-sheet="own" aria-label="{escape(called)}">\n'
        f'  {crest(seat)}\n{held}  <span class="up" aria-hidden="true">▴</span>\n</button>'
    )


def choice(t: Says, page: PageOption) -> str:
    """One of the options under one another."""
    option = page.option
    asks = f' data-asks="{page.asks}"' if page.asks else ""
    key = f'  <kbd aria-hidden="true">{page.key}</kbd>\n' if page.key else ""
    return (
        f'<li><button type="button" class="option{" anytime" if option.anytime else ""}"\n'
        f'        data-code="{escape(option.code)}"\n        data-verb="{escape(option.verb)}"\n'
        f'        data-targets="{_listed(option.targets)}"\n        title="{escape(option.label)}"{asks}>\n'
        f"{key}  {said(t, page)}\n</button></li>"
    )


def said(t: Says, page: PageOption) -> str:
    """What an option is called, costs and brings."""
    label = f'<span class="label">{page.label}</span>\n' if page.label else ""
    arrow = "→" if page.cost and page.gain else ""
    return (
        f'{label}<span class="pay">{page.cost}</span>\n<span class="arrow" aria-hidden="true">{arrow}</span>\n'
        f'<span class="get">{page.gain}</span>'
    )


def _held(good: ShownGood) -> str:
    return f'{icon(good.icon)}<span class="hidden">{escape(good.name)} </span>{good.amount}'


def _listed(names: Iterable[str]) -> Markup:
    return escape(" ".join(names))
