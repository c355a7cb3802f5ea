"""Boards in notebooks: `show(...)` draws a state or a view, `Board(match)` is a board to play on and to look back.

A match draws itself already. All is made from views; a board shows what its seat sees.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

import zataku
from zataku.boards import picture_of
from zataku.games import game as game_of
from zataku.kernel.game import View
from zataku.kernel.match import Match, framed_view
from zataku.kernel.state import State
from zataku.language import Speaker


class Picture:
    """Something drawn, which a notebook shows."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_html_(self) -> str:
        return self.svg


def show(game: str, shown: State | View, seat: int | None = None, *, language: str = "en") -> Picture:
    """The board of a state, as a seat (None: a spectator) sees it, or of a view."""
    known = game_of(game)
    view = framed_view(known, shown, seat) if isinstance(shown, State) else shown
    return Picture(picture_of(known, view, language=language))


class Board(anywidget.AnyWidget):
    """A match in a notebook: choose on the board or in the list, move the slider to look back.

    `seat` is who looks; None: whoever is to decide, as around one screen. `match` goes on with every choice.
    """

    _esm = Path(__file__).parent / "board.js"

    svg = traitlets.Unicode().tag(sync=True)
    prompt = traitlets.Unicode().tag(sync=True)
    #: Code and label of every option; none while somebody else decides, or while one looks back.
    options: Any = traitlets.List().tag(sync=True)
    #: How many choices have been made, and after how many of them the board is shown.
    choices = traitlets.Int().tag(sync=True)
    at = traitlets.Int().tag(sync=True)
    #: What was chosen on the page, with the number of the position, so that no choice counts twice.
    chosen: Any = traitlets.List().tag(sync=True)

    def __init__(self, match: Match, seat: int | None = None, *, language: str = "en", **settings: Any) -> None:
        self.match = match
        self.looker = seat
        self.speaker = Speaker(match.game, language)
        super().__init__(**settings)
        self.choices = self.at = len(match.choices)
        self._draw()
        self.observe(self._choose, "chosen")
        self.observe(self._look_back, "at")

    def _choose(self, change: Any) -> None:
        number, code = change["new"]
        if number != len(self.match.choices) or code not in {option["code"] for option in self.options}:
            return
        self.match.choose(code)
        self.choices = len(self.match.choices)
        self.at = self.choices
        self._draw()

    def _look_back(self, change: Any) -> None:
        self._draw()

    def _draw(self) -> None:
        match = self.match if self.at >= self.choices else self._earlier(self.at)
        decision = match.decision
        seat = self.looker if self.looker is not None or decision is None else decision.seat
        asked = decision is not None and match is self.match and seat == decision.seat
        targets: dict[str, list[str]] = {}
        told = []
        for option in decision.options if asked and decision is not None else ():
            description = match.describe(option)
            told.append({"code": option.code, "label": self.speaker.say(description.label)})
            for target in description.targets:
                targets.setdefault(target, []).append(option.code)
        self.options = told
        self.prompt = self.speaker.say(decision.prompt) if decision is not None else ""
        self.svg = picture_of(match.game, match.view(seat), language=self.speaker.language, targets=targets)

    def _earlier(self, choices: int) -> Match:
        match = zataku.Match(self.match.game, self.match.players, self.match.seed, self.match.settings)
        for option in self.match.choices[:choices]:
            match.choose(option)
        return match
