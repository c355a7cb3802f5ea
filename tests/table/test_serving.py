"""What docs/serving.md says about proxies and backups."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
from typer.testing import CliRunner

from tests.table.remote import Remote
from tests.table.server import ROOT, Server
from zataku.cli import app

PAGE = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
#: What a proxy with TLS on the same machine sends.
PROXIED = {"host": "play.example.org", "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}


def test_behind_a_proxy_with_tls(server: Server) -> None:
    for name in PROXIED:
        assert re.search(rf"(?i)proxy_set_header {name} ", PAGE)
    with httpx.Client(base_url=server.address, headers=PROXIED, timeout=20) as http:
        page = http.get("/")
        assert "; Secure" in page.headers["set-cookie"]
        cookie = page.headers["set-cookie"].partition(";")[0]
        found = re.search(r'<meta name="csrf" content="([^"]*)"', http.get("/", headers={"cookie": cookie}).text)
        assert found is not None
        proof = {"cookie": cookie, "x-csrf-token": found[1]}
        seats = [{"sitter": "here"}, {"sitter": "invite"}]
        body = {"game": "white-castle", "seats": seats}
        foreign = http.post("/api/tables", json=body, headers=proof | {"origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        made = http.post("/api/tables", json=body, headers=proof | {"origin": "https://play.example.org"})
        assert made.status_code == 201, made.text
        form = {"csrf": found[1], "theme": "night"}
        saved = http.post("/settings", data=form, headers={"cookie": cookie, "origin": "https://play.example.org"})
        assert saved.status_code == 303, saved.text
        assert "; Secure" in saved.headers["set-cookie"]
        invitation = made.json()["invitations"]["1"]
        assert invitation.startswith(f"https://play.example.org/tables/{made.json()['id']}/join/1/")
        with http.stream("GET", f"/api/tables/{made.json()['id']}/stream") as stream:
            # This is how nginx knows that it must not buffer.
            assert stream.headers["x-accel-buffering"] == "no"


def test_a_backup_while_the_server_runs(start_server: Callable[..., Server], tmp_path: Path) -> None:
    ann = Remote(start_server().address)
    id = ann.table("here", "here")["id"]
    for seat in (0, 0, 1):
        assert ann.choose_first(id, seat).status_code == 201
    written = re.search(r"zataku (backup) (\S+)", PAGE)
    read = re.search(r"zataku (restore) \S+ (--database) sqlite", PAGE)
    assert written is not None
    assert read is not None
    copy, backup = tmp_path / "copy.sqlite", tmp_path / "tables.backup"
    kept = CliRunner().invoke(app, [written[1], str(backup), "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"])
    assert kept.exit_code == 0, kept.output
    there = CliRunner().invoke(app, [read[1], str(backup), read[2], f"sqlite:///{copy}"])
    assert there.exit_code == 0, there.output
    assert ann.choose_first(id, 1).status_code == 201
    ann.close()
    server = Server(copy)
    try:
        # Tokens, seats and choices are all there, as they were at that moment.
        again = Remote(server.address, token=ann.token)
        assert again.get(f"/api/tables/{id}")["position"] == 3
        assert again.choose_first(id, 1).status_code == 201
        again.close()
    finally:
        server.stop()
