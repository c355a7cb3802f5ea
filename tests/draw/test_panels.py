"""A picture in text as panels of a page."""

from __future__ import annotations

import re

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zataku.draw.palette import SEATS, seat_style
from zataku.draw.panels import panels, thing


def test_parts_become_what_they_mean() -> None:
    table = Table("Place", "Dice", title="Forest")
    table.add_row("hill", Text("2", style="red"), end_section=True)
    grid = Table.grid()
    grid.add_row(Text("a\nb", no_wrap=True), Text("c\nd"))
    html = panels(
        Group(Text("Round 1", style="bold"), "plain", Columns([table]), Panel(grid, title="Ann", border_style="blue")),
        {},
    )
    assert html == (
        '<div class="generic"><section class="generic-panel wide"><p><span class="bold">Round 1</span></p><p>plain</p>'
        '</section><section class="generic-panel"><div class="text-table"><table><caption>Forest</caption><thead><tr>'
        '<th scope="col">Place</th><th scope="col">Dice</th></tr></thead><tbody><tr class="end"><td>hill</td><td>'
        '<span class="tone-shu">2</span></td></tr></tbody></table></div></section><section class="generic-panel wide '
        'tone-ai"><h3>Ann</h3><div class="text-row"><div><pre>a\nb</pre></div><div><p>c</p><p>d</p></div></div>'
        "</section></div>"
    )


def test_things_can_be_chosen_and_have_one_place() -> None:
    text = Text.assemble(("F2", thing("tile-1", "faith 2")), " ", ("F2", thing("tile-1")), (" x", thing("tile-2")))
    html = panels(text, {"tile-1": ["buy:1", "buy:2"]})
    assert html.count('id="tile-1"') == 1
    assert (
        'data-options="buy:1 buy:2" tabindex="0" role="button">faith 2</span> F2<span class="thing" id="tile-2">'
        in html
    )


def test_nothing_from_a_picture_is_markup() -> None:
    nasty = '<script>"&'
    table = Table(nasty, title=nasty, caption=nasty)
    table.add_row(nasty)
    html = panels(
        Group(Text(nasty, thing(nasty, nasty)), nasty, Panel(Text(nasty), title=nasty), table), {nasty: [nasty]}
    )
    assert "<script" not in html
    assert '="<' not in html


def test_seats_have_their_own_colours_on_a_page() -> None:
    html = panels(Text.assemble(*((str(number), seat_style(number)) for number in range(len(SEATS)))), {})
    assert re.findall(r'class="tone-(\w+)"', html) == [seat.name for seat in SEATS]
