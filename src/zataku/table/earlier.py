"""Matches that go on by the rules that they were begun with: an earlier release, in a process of its own, is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

from zataku.kernel.game import Game
from zataku.kernel.match import Consequence, Decision, IllegalChoice, Match, UndoRefused
from zataku.kernel.messages import Description, Event, Message, Refusal, Verbatim, message
from zataku.kernel.options import Option

from .kept import KeptMatch, event_told
from .releases import Release, release_of


@dataclass(frozen=True, slots=True)
class EarlierOption:
    """An option of which the present rules may know nothing."""

    code: str
    anytime: bool = False

    @property
    def verb(self) -> SimpleNamespace:
        return SimpleNamespace(word=self.code.partition(":")[0])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.code.split(":")[1:])


@dataclass(frozen=True, slots=True)
class EarlierRefusal:
    """Why such an option is not offered."""

    option: EarlierOption
    reason: Message
    rule: str
    targets: tuple[str, ...]


class EarlierMatch(KeptMatch):
    """A match whose rules are those of an earlier release; what it knows it was told by that."""

    def __init__(self, game: Game, version: str, match: Mapping[str, Any]) -> None:
        self._release: Release = release_of(game.name, version)
        self._id = uuid4().hex
        self._begun = {"game": game.name, **match}
        self._now: dict[str, Any] = {}
        self.game = game
        self._take_up([])

    def _take_up(self, choices: Sequence[str]) -> None:
        told = self._release.ask(self._id, "begin", {**self._begun, "choices": list(choices)})
        self._told = told
        self._shown(told)

    def _shown(self, now: Mapping[str, Any]) -> None:
        """Take over what was told, and what is asked now."""
        told = {**self._told, **{name: now[name] for name in ("over", "scores", "record")}}
        super().__init__(self.game, told)
        self._now = dict(now)
        asked = now["asked"]
        if asked is not None:
            self.state.seat = asked["seat"]
            self.state.offer = [EarlierOption(each["code"], each["anytime"]) for each in asked["options"]]  # type: ignore[misc]

    def _ask(self, do: str, **given: Any) -> dict[str, Any]:
        """The answer of the release; if it has forgotten the match, or was killed, it is told of it again."""
        answer = self._release.ask(self._id, do, given)
        if answer.get("unknown"):
            self._take_up([option.code for option in self.choices])
            answer = self._release.ask(self._id, do, given)
        return answer

    # Playing

    def offered(self, choice: Option | str) -> Option:
        code = choice if isinstance(choice, str) else choice.code
        for option in self.state.offer:
            if option.code == code:
                return option
        if self.over:
            raise IllegalChoice("the match is over", message("error-over"))
        codes = tuple(option.code for option in self.state.offer)
        raise IllegalChoice(f"{code!r} is not offered", message("error-not-offered", given=str(code), allowed=codes))

    @property
    def decision(self) -> Decision | None:
        asked = self._now["asked"]
        if asked is None:
            return None
        prompt = Verbatim(asked["prompt"]["id"], {}, asked["prompt"]["text"])
        return Decision(asked["seat"], prompt, tuple(self.state.offer), tuple(asked["rules"]))

    def describe(self, choice: Option | str) -> Description:
        code = self.offered(choice).code
        told = next(each for each in self._now["asked"]["options"] if each["code"] == code)
        return Description(Verbatim("option", {}, told["text"]), targets=tuple(told["targets"]))

    def consequences(self) -> dict[Option, Consequence]:
        """Nothing is known before of what a choice does; whoever wants to know asks for a preview."""
        return {option: Consequence(final=False, ends_turn=False) for option in self.state.offer}

    def preview(self, choice: Option | str) -> list[Event]:
        return [event_told(each) for each in self._ask("preview", code=self.offered(choice).code)["events"]]

    def outcome(self, choice: Option | str) -> None:
        return None

    def refusals(self) -> dict[Option, Refusal]:
        asked = self._now["asked"]
        found: dict[Option, Refusal] = {}
        for each in asked["refusals"] if asked is not None else ():
            option: Any = EarlierOption(each["code"])
            reason = Verbatim("refusal", {}, each["text"])
            found[option] = EarlierRefusal(option, reason, each["rule"], tuple(each["targets"]))  # type: ignore[assignment]
        return found

    def choose(self, choice: Option | str, seat: int | None = None) -> None:
        code = self.offered(choice).code
        answer = self._ask("choose", code=code)
        told = self._told
        self._told = {
            **told,
            "choices": [*told["choices"], code],
            "deciders": [*told["deciders"], answer["decider"]],
            "event_counts": [*told["event_counts"], answer["told"]],
            "events": [*told["events"], *answer["events"]],
            "changes": [*told["changes"], answer["change"]],
        }
        self._shown(answer)

    def can_undo(self, seat: int) -> bool:
        return seat in self._now["undo"]

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise UndoRefused("there is nothing to take back", message("error-undo"))
        answer = self._ask("undo", seat=seat)
        told = self._told
        lasting = {name: told[name][:-1] for name in ("choices", "deciders", "event_counts", "changes")}
        self._told = {**told, **lasting, "events": told["events"][: told["event_counts"][-1]]}
        self._shown(answer)

    @property
    def settled_choices(self) -> int:
        return int(self._now["settled"])

    def advice(self) -> str:
        """What a bot chooses; takes some seconds."""
        thinking = release_of(self.game.name, self.version, bots=True)
        thinking.ask(self._id, "begin", {**self._begun, "choices": [option.code for option in self.choices]})
        return str(thinking.ask(self._id, "advice", {})["code"])


def goes_on(match: Match) -> bool:
    """Can anybody here go on with this match?"""
    return not isinstance(match, KeptMatch) or isinstance(match, EarlierMatch)
