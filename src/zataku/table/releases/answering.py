"""Matches played on by the rules that they were begun with. An earlier release runs this very file, as a program.

One line of JSON asks, one line answers; everything is told in words, in every language. It uses nothing but what every
release has had from the first.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

from zataku.games import games
from zataku.language import LANGUAGES, Speaker

#: How many matches are remembered; whoever asks for another begins it anew.
_REMEMBERED = 200
#: Seconds that a bot thinks at most, and how often it plays each of its options out.
_THINKING = 1.0
_PLAYOUTS = 24


def _telling() -> Any:
    """The file that tells matches lies beside this one, whatever release runs it."""
    spec = spec_from_file_location("telling", Path(__file__).parent.parent / "telling.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


telling = _telling()


class Playing:
    """One match, as it goes on."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: str,
        options: Mapping[str, Any],
        names: Mapping[str, Sequence[str]],
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = games()[game]
        self.match = telling.begun(self.rules, players, seed, options, start)
        self.speakers = {language: Speaker(self.rules, language, names.get(language, ())) for language in LANGUAGES}
        self.views = self._views()

    def _views(self) -> list[Any]:
        return [telling.plain(self.match.view(viewer)) for viewer in (None, *range(self.match.seats))]

    def begin(self, choices: Sequence[str]) -> dict[str, Any]:
        """The match after these choices, told as a match is that is over, and what is asked now."""
        first, changes = self.views, []
        for code in choices:
            self.match.choose(code)
            changes.append(self._change())
        match = self.match
        return {
            "version": self.rules.version,
            "players": match.players,
            "seats": match.seats,
            "options": dict(match.settings),
            "seed": match.seed,
            "choices": list(choices),
            "deciders": list(match.deciders),
            "event_counts": list(match.event_counts),
            "secrets": bool(match.state.hidden),
            "events": self._events(0),
            "first": first,
            "changes": changes,
            **self.now(),
        }

    def choose(self, code: str) -> dict[str, Any]:
        told = len(self.match.events)
        decider = self.match.state.seat
        self.match.choose(code)
        return {"decider": decider, "told": told, "events": self._events(told), "change": self._change(), **self.now()}

    def undo(self, seat: int) -> dict[str, Any]:
        self.match.undo(seat)
        self.views = self._views()
        return self.now()

    def preview(self, code: str) -> dict[str, Any]:
        """What a choice would do, as far as whoever has it can know."""
        return {"events": [self._event(event) for event in self.match.preview(code)]}

    def advice(self) -> dict[str, Any]:
        """What a bot chooses: the option after which random play ends best, tried on what its seat can know."""
        state, rng = self.match.state, Random()
        codes = [option.code for option in state.offer]
        sums = [0.0] * len(codes)
        end = time.monotonic() + _THINKING
        for _ in range(_PLAYOUTS):
            for number in range(len(codes)):
                sample = state.sample(state.seat, rng)
                sample.apply(sample.offer[number])
                sample.playout(rng)
                totals = [score.total for score in self.rules.scores(sample).seats]
                others = [total for seat, total in enumerate(totals) if seat != state.seat]
                sums[number] += totals[state.seat] - max(others, default=0)
            if time.monotonic() > end:
                break
        return {"code": codes[max(range(len(codes)), key=sums.__getitem__)]}

    def _change(self) -> list[Any]:
        """What the last choice changed for whoever looks."""
        before, self.views = self.views, self._views()
        return [telling.difference(old, new) for old, new in zip(before, self.views, strict=True)]

    def _events(self, since: int) -> list[dict[str, Any]]:
        return [self._event(event) for event in self.match.events[since:]]

    def _event(self, event: Any) -> dict[str, Any]:
        return {**event.plain(), "seats": event.seats, "text": self._said(event.message)}

    def _said(self, message: Any) -> dict[str, str]:
        return {language: speaker.say(message) for language, speaker in self.speakers.items()}

    def now(self) -> dict[str, Any]:
        """How it stands, and what is asked."""
        match = self.match
        decision = match.decision
        return {
            "over": match.over,
            "scores": match.scores.plain() if match.over else None,
            "record": match.record(),
            "undo": [seat for seat in range(match.seats) if match.can_undo(seat)],
            "settled": match.settled_choices,
            "asked": None if decision is None else self._asked(decision),
        }

    def _asked(self, decision: Any) -> dict[str, Any]:
        return {
            "seat": decision.seat,
            "prompt": {"id": decision.prompt.id, "text": self._said(decision.prompt)},
            "rules": list(decision.rules),
            "options": [self._option(option) for option in decision.options],
            "refusals": [
                {
                    "code": refusal.option.code,
                    "text": self._said(refusal.reason),
                    "rule": refusal.rule,
                    "targets": list(refusal.targets),
                }
                for refusal in self.match.refusals().values()
            ],
        }

    def _option(self, option: Any) -> dict[str, Any]:
        described = self.match.describe(option)
        text = {}
        for language, speaker in self.speakers.items():
            paid = "" if described.cost is None else f"− {speaker.effect(described.cost)}"
            got = "" if described.gain is None else speaker.effect(described.gain)
            deal = " → ".join(part for part in (paid, got) if part)
            label = speaker.say(described.label)
            text[language] = label if not deal or deal in label else f"{label} ({deal})"
        return {
            "code": option.code,
            "text": text,
            "targets": list(described.targets),
            "anytime": bool(getattr(option, "anytime", False)),
        }


def answer(matches: OrderedDict[str, Playing], id: str, do: str, given: Mapping[str, Any]) -> dict[str, Any]:
    if do == "begin":
        choices = given["choices"]
        playing = matches[id] = Playing(**{name: value for name, value in given.items() if name != "choices"})
        while len(matches) > _REMEMBERED:
            matches.popitem(last=False)
        return playing.begin(choices)
    if id not in matches:
        return {"unknown": True}
    matches.move_to_end(id)
    done: dict[str, Any] = getattr(matches[id], do)(**given)
    return done


def main() -> None:
    matches: OrderedDict[str, Playing] = OrderedDict()
    for line in sys.stdin:
        try:
            said = answer(matches, **json.loads(line))
        except ValueError as error:
            said = {"refused": str(error)}
        print(json.dumps(said), flush=True)
    shutil.rmtree(sys.argv[1], ignore_errors=True)


if __name__ == "__main__":
    main()
