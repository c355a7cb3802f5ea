"""Only what changed is sent to a browser, and it is shown what it would be shown if all were sent."""

from __future__ import annotations

from tests.table.client import Client, Player
from zataku.table.cuts import BETWEEN, HAVE, cut, only_new


class Browser:
    """Puts pages together as the page's script does."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def shown(self, client: Client, player: Player, id: str) -> tuple[str, int]:
        """What it shows, and how much of it came over the wire."""
        headers = player.headers | {HAVE: ",".join(self.kept)}
        answer = client.get(f"/tables/{id}/fragment", headers=headers).text
        kept, page = {}, ""
        for told in answer.split(BETWEEN):
            if told[0] == " ":
                page += told[1:]
                continue
            name = told[1:13]
            kept[name] = self.kept[name] if told[0] == "=" else told[13:]
            page += kept[name]
        self.kept = kept
        return page, len(answer)


def test_only_what_changed_is_sent(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", game="white-castle")["id"]
    browser = Browser()
    _, first = browser.shown(client, ann, id)
    sent = []
    for _ in range(8):
        seat = client.live(id).deciding
        assert seat is not None
        ann.choose_first(id, seat)
        page, size = browser.shown(client, ann, id)
        assert page == client.get(f"/tables/{id}/fragment", headers=ann.headers).text
        sent.append(size)
    assert sum(sent) / len(sent) < 0.6 * first
    page, size = browser.shown(client, ann, id)
    assert size < 0.05 * len(page), "of what has not changed at all only the names"


def test_pieces_make_the_whole_again() -> None:
    page = "<section>" + "".join(f'<g id="thing-{number}">{"x" * 200}</g>' for number in range(40)) + "</section>"
    pieces = [piece for some in cut(page) for piece in some]
    assert "".join(pieces) == page
    assert len(pieces) > 3


def test_what_was_drawn_in_one_piece_is_cut_as_it_was_before() -> None:
    drawn = [f'<g id="thing-{number}">{"x" * 200}</g>' for number in range(40)]
    page = "<section>" + "".join(drawn) + "</section>"
    for known in (drawn, drawn[3:9], drawn[::-1], ["<g>not there</g>", *drawn], [drawn[5][:100] + "else"]):
        assert "".join(piece for some in cut(page, known) for piece in some) == page
    assert set(drawn) <= {piece for some in cut(page, drawn) for piece in some}


def test_names_that_nobody_gave_change_nothing() -> None:
    page = "<section>" + "y" * 500
    for have in ("", "nothing", "," * 5000, "=,+"):
        assert page in only_new([(page, ())], have).decode()
