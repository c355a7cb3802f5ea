"""What must not be possible: a clear 4xx, nothing changed, nothing executed."""

from __future__ import annotations

from typing import Any

import pytest
from httpx import Response
from litestar.datastructures import Headers

from tests.table.client import TOY, Client, Player
from zataku.table.app import create_app
from zataku.table.assets import asset
from zataku.table.doorman import SECURITY_HEADERS, Doorman
from zataku.table.identity import CARRY_SECONDS, COOKIE, Signer, clean_line, clean_name
from zataku.table.limits import Buckets, Limit
from zataku.table.refused import Refused
from zataku.table.settings import Settings
from zataku.table.visitor import PREFERENCES, Preferences, Visitor

SCRIPT = "<script>alert(1)</script>"
MY_TURN = 'class="option"'


@pytest.fixture
def ann(client: Client) -> Player:
    return client.player("Ann")


@pytest.fixture
def eve(client: Client) -> Player:
    return client.player("Eve")


def refused(answer: Response, status: int, error: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"] == error
    assert answer.json()["message"]


def unchanged(client: Client, id: str, before: int) -> bool:
    return len(client.entries(id)) == before


def test_only_the_deciding_seat_chooses(client: Client, ann: Player, eve: Player) -> None:
    told = ann.table("here", "invite")
    id = told["id"]
    bo = client.player("Bo")
    bo.join(told, 1)
    now = ann.decision(id, 0)
    code, position = now["options"][0]["code"], now["position"]
    refused(eve.choose(id, 0, code, position), 403, "not-your-seat")
    refused(bo.choose(id, 0, code, position), 403, "not-your-seat")
    refused(bo.choose(id, 1, code, position), 409, "not-deciding")
    refused(ann.choose(id, 7, code, position), 409, "not-deciding")
    refused(client.post(f"/api/tables/{id}/choices", json={"code": code, "seat": 0, "position": 0}), 401, "nobody")
    assert unchanged(client, id, 1)


def test_stale_repeated_and_unoffered_choices(client: Client, ann: Player) -> None:
    id = ann.table("here", "here")["id"]
    now = ann.decision(id, 0)
    code, position = now["options"][0]["code"], now["position"]
    refused(ann.choose(id, 0, "play:999", position), 422, "not-offered")
    refused(ann.choose(id, 0, "boast", position), 422, "not-offered")
    refused(ann.choose(id, 0, SCRIPT, position), 422, "not-offered")
    refused(ann.choose(id, 0, code, position + 1), 409, "stale")
    assert ann.choose(id, 0, code, position).status_code == 201
    refused(ann.choose(id, 0, code, position), 409, "stale")
    assert unchanged(client, id, 1)


def test_foreign_seats_are_not_shown(client: Client, ann: Player, eve: Player) -> None:
    id = ann.table("here", "here")["id"]
    for path in ("view", "decision", "events", "stream"):
        refused(eve.get(f"/api/tables/{id}/{path}", seat=0), 403, "not-your-seat")
    refused(eve.get(f"/api/tables/{id}/preview", seat=0, code="boast"), 403, "not-your-seat")
    refused(eve.get(f"/api/tables/{id}/record"), 409, "not-over")
    assert "invitations" not in eve.get(f"/api/tables/{id}").json()
    # Asking for a foreign seat on the page shows what any spectator sees.
    spectator = client.get(f"/tables/{id}/fragment", headers=eve.headers)
    assert client.get(f"/tables/{id}/fragment?as=0", headers=eve.headers).text == spectator.text


@pytest.mark.parametrize("change", [lambda c: "", lambda c: c[:-1] + ("0" if c[-1] != "0" else "1"), lambda c: "0" + c,
                                    lambda c: c.replace(".", ""), lambda c: c.partition(".")[0] + "."])  # fmt: skip
def test_a_tampered_cookie_is_nobody(client: Client, change: Any) -> None:
    csrf = client.csrf()
    cookie = client.cookies[COOKIE]
    made = client.post("/tables", data={"csrf": csrf, "game": TOY, "players": "2", "seat-0": "here", "seat-1": "here"})
    id = made.url.path.rpartition("/")[2]
    assert MY_TURN in client.get(f"/tables/{id}?as=0").text
    client.cookies.clear()
    client.cookies.set(COOKIE, change(cookie))
    assert MY_TURN not in client.get(f"/tables/{id}?as=0").text
    answer = client.post(
        f"/api/tables/{id}/choices", json={"code": "play:1", "seat": 0, "position": 0}, headers={"x-csrf-token": csrf}
    )
    assert answer.status_code in (401, 403)
    assert unchanged(client, id, 0)


def test_a_cookie_needs_the_token_of_its_page(client: Client) -> None:
    csrf = client.csrf()
    form = {"game": TOY, "players": "2", "seat-0": "here", "seat-1": "here"}
    for wrong in ({}, {"csrf": ""}, {"csrf": csrf[:-1]}, {"csrf": csrf + "0"}):
        assert client.post("/tables", data={**form, **wrong}).status_code == 403
    assert (
        client.post("/tables", data={**form, "csrf": csrf}, headers={"origin": "http://evil.example"}).status_code
        == 403
    )
    cross = {"sec-fetch-site": "cross-site"}
    assert client.post("/tables", data={**form, "csrf": csrf}, headers=cross).status_code == 403
    refused(client.post("/api/tokens", json={}), 403, "csrf")
    assert client.post("/api/tokens", json={}, headers={"x-csrf-token": csrf}).status_code == 201
    assert client.post("/tables", data={**form, "csrf": csrf}).status_code == 200


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"code": 5, "seat": 0, "position": 0}', 400),
        (b'{"code": "x", "seat": "zero", "position": 0}', 400),
        (b'{"code": "x", "seat": -1, "position": 0}', 400),
        (b'{"code": "x", "seat": 0, "position": 1e99}', 400),
        (b'{"code": "x", "seat": 0, "position": 0, "more": 1}', 400),
        (b'{"code": "' + b"x" * 300 + b'", "seat": 0, "position": 0}', 400),
        (b'{"code": "' + b"x" * 100_000 + b'", "seat": 0, "position": 0}', 413),
        (b"\xff\xfe", 400),
        (b'{"code": "\xff", "seat": 0, "position": 0}', 400),
        (b'{"code": "\\ud800", "seat": 0, "position": 0}', 400),
        (b'{"\xff": 0}', 400),
        (b"[" * 5000, 400),
    ],
)
def test_malformed_and_oversized_bodies(client: Client, ann: Player, body: bytes, status: int) -> None:
    id = ann.table("here", "here")["id"]
    headers = {**ann.headers, "content-type": "application/json"}
    answer = client.post(f"/api/tables/{id}/choices", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]
    assert unchanged(client, id, 0)


@pytest.mark.parametrize("path", ["/static/%00", "/static/zataku.js%00", "/tables/%00", "/api/tables/%00", "/%00"])
def test_there_is_nothing_with_nul_in_its_name(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404, answer.text


def test_a_form_that_is_no_text_changes_nothing(client: Client) -> None:
    csrf = client.csrf()
    headers = {"content-type": "application/x-www-form-urlencoded"}
    for body in (b"csrf=%ff", b"\xff=\xff", f"csrf={csrf}&name=%00%ff".encode()):
        answer = client.post("/settings", content=body, headers=headers, follow_redirects=False)
        assert answer.status_code in (303, 400, 403), answer.text


@pytest.mark.parametrize("host", ["[::1", "[", "a]b", 'evil"><script>', "[::1]:80", "x" * 300])
def test_a_host_that_is_no_address_fails_nothing(client: Client, host: str) -> None:
    ann = client.player("Ann")
    told = ann.table("here", "invite")
    for path in (f"/tables/{told['id']}", f"/tables/{told['id']}/fragment", f"/api/tables/{told['id']}", "/"):
        answer = client.get(path, headers=ann.headers | {"host": host})
        assert answer.status_code < 500, (path, answer.text)
        if answer.headers["content-type"].startswith("text/html"):
            assert '"><script>' not in answer.text


@pytest.mark.parametrize("cookie", ["&".join(f"a{n}=1" for n in range(17)), "theme=day&" * 40, "%ff=%00", "=", '""'])
def test_preferences_that_were_not_made_here_are_passed_over(client: Client, cookie: str) -> None:
    answer = client.get("/", headers={"cookie": f"{PREFERENCES}={cookie}"})
    assert answer.status_code == 200
    assert 'data-theme="system"' in answer.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": ""},
        {"players": "9"},
        {"players": "-1"},
        {"players": "²"},
        {"players": ""},
        {"seat-1": "king"},
        {"option-rich": "very"},
        {"move_clock": "7"},
        {"match_clock": "x"},
    ],
)
def test_a_wrong_form_says_what_is_wrong(client: Client, wrong: dict[str, str]) -> None:
    form = {"csrf": client.csrf(), "game": TOY, "players": "2", "seat-0": "here", "seat-1": "here"}
    answer = client.post("/tables", data={**form, **wrong})
    assert answer.status_code in (404, 422)
    assert 'role="alert"' in answer.text


def test_scripts_in_names_and_chat_are_only_text(client: Client) -> None:
    eve = client.player(SCRIPT)
    id = eve.table("here", "here", title='"><img src=x onerror=alert(1)>', listed=True)["id"]
    eve.post(f"/api/tables/{id}/chat", text=f"{SCRIPT} & 'quotes' \"here\"")
    eve.choose_first(id, 0)
    for path in (f"/tables/{id}", f"/tables/{id}/fragment", f"/tables/{id}/replay", "/"):
        page = client.get(path).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in client.get(f"/tables/{id}").text


def test_headers_on_every_answer(client: Client) -> None:
    for path in (
        "/",
        "/static/zataku.js",
        "/nothing",
        "/api/games",
        "/api/nothing",
        "/tables/none",
        asset("palette.css"),
    ):
        answer = client.get(path)
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name] == value, (path, name)
    policy = client.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


def test_the_description_of_the_api_brings_nothing_foreign(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json")
    assert "/api/tables/{id}/choices" in schema.json()["paths"]
    assert not any(path.startswith("/tables") for path in schema.json()["paths"])
    assert "cdn" not in client.get("/api/schema").text


def test_no_page_has_inline_script_or_style(client: Client, ann: Player) -> None:
    id = ann.table("here", "novice", game="white-castle")["id"]
    for path in ("/", "/games/white-castle", "/games/white-castle/rules", f"/tables/{id}", f"/tables/{id}/replay"):
        page = client.get(path, headers=ann.headers).text
        assert page.count("<script") == page.count(f'<script type="module" src="{asset("zataku.js")}">')
        for forbidden in ("<style", " style=", " onclick=", " onload=", "javascript:", "http://", "https://"):
            assert forbidden not in page.replace("http://www.w3.org/2000/svg", "").replace(str(client.base_url), ""), (
                path
            )


def test_seed_and_record_stay_until_the_end(client: Client, ann: Player) -> None:
    id = ann.table("here", "here")["id"]
    live = client.live(id)
    seed, key = live.table.seed, live.match.state.key.hex()
    while not live.match.over:
        seat = live.match.state.seat
        for path in (
            f"/tables/{id}?as={seat}",
            f"/tables/{id}/replay",
            f"/api/tables/{id}",
            f"/api/tables/{id}/events",
        ):
            told = client.get(path, headers=ann.headers).text
            assert seed not in told
            assert key not in told
        ann.choose_first(id, seat)
    assert seed in client.get(f"/tables/{id}", headers=ann.headers).text


def test_too_much_at_once(settings: Settings) -> None:
    with Client(app=create_app(Settings(database=settings.database, pace=0, generosity=0.1))) as client:
        answers = [client.get("/api/games") for _ in range(40)]
        assert [answer.status_code for answer in answers[:15]] == [200] * 15
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"] == "too-fast"


def test_many_choices_in_one_request_count_for_more(settings: Settings) -> None:
    """Else one visitor could have the server write a hundred times what anybody may ask for."""
    with Client(app=create_app(Settings(database=settings.database, pace=0))) as client:
        writes = client.house.doorman._writes
        # Time stands still, however slow the machine.
        writes._players._clock = writes._addresses._clock = lambda: 0.0
        ann = client.player("Ann")
        path = f"/api/tables/{ann.table('here', 'here')['id']}"
        choice = {"code": "nothing", "seat": 0, "position": 0}
        one_by_one = [ann.post(f"{path}/choices", **choice).status_code for _ in range(5)]
        many = [ann.post(f"{path}/choices", **choice, further=["nothing"] * 100).status_code for _ in range(5)]
        assert 429 not in one_by_one
        assert many[0] != 429
        assert many[-1] == 429


def test_a_page_with_all_that_happened_counts_for_more(client: Client) -> None:
    """The whole log, and a replay, which has all of it beside the board."""
    id = client.player("Ann").table("here", "here")["id"]
    doorman = Doorman(client.house.store, Settings())

    def free(address: str) -> int:
        """How often it is answered at once."""
        path, _, query = address.partition("?")
        scope: Any = {"path": path, "query_string": query.encode(), "method": "GET"}
        visitor = Visitor(f"player of {address}", Preferences(), "en", "", address=f"place of {address}")
        for count in range(1000):
            try:
                doorman._admit(scope, Headers(), visitor, False)
            except Refused:
                return count
        return 1000

    assert free(f"/tables/{id}") >= 200
    assert free(f"/tables/{id}?log=all") <= 20
    assert free(f"/tables/{id}/replay") <= 20


def test_buckets_fill_again() -> None:
    now = [0.0]
    buckets = Buckets(Limit(rate=2, burst=3), clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    now[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [0, 0.5]


def test_signatures_serve_one_purpose_only() -> None:
    signer = Signer("secret")
    player = "a" * 32
    cookie = signer.cookie(player)
    assert signer.player_in(cookie) == player
    assert Signer("other").player_in(cookie) is None
    assert signer.player_in(f"{player}.{signer.sign('carry', player)}") is None
    assert signer.player_in(None) is None
    link = signer.carry(player, 1000 + CARRY_SECONDS)
    assert signer.player_carried(link, 1000) == player
    assert signer.player_carried(link, 1001 + CARRY_SECONDS) is None
    assert signer.player_carried(link.replace("1", "2", 1), 1000) is None
    for broken in ("", "..", "a.b.c", f"{player}.99999999999999999999.x", f"{player}.².x"):
        assert signer.player_carried(broken, 0) is None


def test_carrying_seats_to_another_device(client: Client, settings: Settings) -> None:
    csrf = client.csrf()
    client.post("/settings", data={"csrf": csrf, "name": "Ann"})
    page = client.post("/settings/carry", data={"csrf": csrf}).text
    path = page.partition('id="carry-link">')[2].partition("<")[0].partition("/carry/")[2]
    mine = client.cookies[COOKIE].partition(".")[0]
    client.cookies.clear()
    other = client.csrf()
    assert client.cookies[COOKIE].partition(".")[0] != mine
    assert "Ann" in client.get(f"/carry/{path}").text
    assert client.post(f"/carry/{path}", data={}).status_code == 403
    assert client.post(f"/carry/{path}", data={"csrf": other}).status_code == 200
    assert client.cookies[COOKIE].partition(".")[0] == mine
    assert client.get("/carry/nonsense").status_code == 403


def test_names_are_one_clean_line() -> None:
    assert clean_name("  Ann\n\tof   the\u202e lake ") == "Ann of the lake"
    assert len(clean_name("x" * 100)) == 32
    assert clean_line("\x00\x1b[31m", 10) == "[31m"
    assert clean_name("\u0000\u200b\u2028") == ""
