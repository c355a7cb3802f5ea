"""Boards in notebooks, and the notebooks of the documents."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import zataku
from tests.table.screen import chromium
from zataku.lab import notebook
from zataku.lab.notebook import Board, show

NOTEBOOKS = Path(__file__).parent.parent.parent / "docs" / "notebooks"


def code_of(name: str) -> str:
    cells = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


def test_play_and_look_runs() -> None:
    names: dict[str, Any] = {}
    exec(code_of("play-and-look.ipynb"), names)
    assert len(names["match"].choices) == 12


def test_the_bot_of_the_notebook_learns() -> None:
    """With fewer lessons than the reader's, so that it is quick, it still wins most matches against random play."""
    names: dict[str, Any] = {}
    exec(code_of("train-a-bot.ipynb").replace("lessons(200)", "lessons(60)").replace("games = 20", "games = 6"), names)
    assert names["games"] == 6
    assert names["wins"] >= 4


@pytest.mark.parametrize("name", zataku.games())
def test_states_and_views_show_their_boards(name: str) -> None:
    match = zataku.new_match(name, max(match_players(name)), "shown")
    drawn = show(name, match.state, 0)._repr_html_()
    assert drawn.startswith("<svg")
    assert drawn == show(name, match.view(0))._repr_html_()
    assert match._repr_html_() == show(name, match.state)._repr_html_()


def match_players(name: str) -> tuple[int, ...]:
    return zataku.game(name).players


def test_a_choice_on_the_board_goes_on() -> None:
    match = zataku.new_match("white-castle", 2, "widget")
    board = Board(match)
    first = board.svg
    code = board.options[0]["code"]
    board.chosen = [0, code]
    assert [option.code for option in match.choices] == [code]
    assert (board.choices, board.at) == (1, 1)
    assert board.svg != first
    board.chosen = [0, board.options[0]["code"]]
    assert len(match.choices) == 1, "a choice for a position that is gone counts no more"
    board.at = 0
    assert board.svg != first
    assert board.options == [], "who looks back chooses nothing"
    board.at = 1
    assert board.options


def test_a_seat_is_asked_only_when_it_decides() -> None:
    match = zataku.new_match("white-castle", 2, "widget")
    board = Board(match, seat=1 - match.state.seat)
    assert board.options == []
    assert 'data-options="' not in board.svg.replace('data-options=""', "")


@pytest.fixture
def page() -> Iterator[Page]:
    with chromium() as browser:
        yield browser.new_page()


@pytest.mark.browser
def test_a_click_in_the_notebook_chooses(page: Page) -> None:
    board = Board(zataku.new_match("white-castle", 2, "widget"))
    state = {name: getattr(board, name) for name in ("svg", "prompt", "options", "choices", "at", "chosen")}
    script = (Path(notebook.__file__).parent / "board.js").read_text(encoding="utf-8")
    page.set_content("<main></main>")
    page.evaluate(
        """async ([script, state]) => {
          const module = await import('data:text/javascript;charset=utf-8,' + encodeURIComponent(script));
          window.state = state;
          const model = {
            get: (name) => state[name], set: (name, value) => { state[name] = value; },
            save_changes() {}, on() {} };
          module.default.render({ model, el: document.querySelector('main') });
        }""",
        [script, state],
    )
    code = board.options[1]["code"]
    page.locator(f"button[data-code='{code}']").click()
    assert page.evaluate("() => window.state.chosen") == [0, code]
    target = page.locator(f"[data-options='{board.options[0]['code']}']").first
    target.click(force=True)
    assert page.evaluate("() => window.state.chosen") == [0, board.options[0]["code"]]
