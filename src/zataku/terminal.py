"""A match in the terminal: pictures in text, numbered options, and a log in words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zataku.boards import text_board
from zataku.bots.analysis import Analysis, Moment, learnt, reason, steps
from zataku.draw.palette import seat_style
from zataku.kernel.match import Match, Perspective
from zataku.kernel.messages import Description, Event, SeatName
from zataku.kernel.options import Option
from zataku.language import Speaker
from zataku.language.reference import Entry, rules_of
from zataku.teaching.searching import find

COMMANDS = ("undo", "why", "board", "log", "save", "quit")


class Sitter(Protocol):
    """Software in a seat."""

    def choose(self, perspective: Perspective) -> Option:
        """One of the options of the perspective."""


class LeftTheTable(Exception):
    """The person wants to stop here."""


def event_line(event: Event, speaker: Speaker) -> Text:
    """One line of the log, marked with the colour of the seat."""
    line = Text("▌ ", style=seat_style(event.seat))
    line.append(speaker.say(event.message), style="default")
    return line


def rule_text(entry: Entry) -> RenderableType:
    """A rule as it stands in the reference."""
    title = Text.assemble((entry.id, "bold"), ("  " + entry.heading, "dim"))
    return Group(title, Padding(Markdown(entry.text), (0, 0, 0, 2)))


def score_table(match: Match, speaker: Speaker) -> RenderableType:
    """The final scores: one column a seat, one row a category."""
    scores = match.scores
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    table.add_column("")
    for score in scores.seats:
        table.add_column(Text(speaker.seat(score.seat), style=seat_style(score.seat)), justify="right")
    for category in dict.fromkeys(category for score in scores.seats for category in score.parts):
        points = [str(score.parts[category]) if category in score.parts else "" for score in scores.seats]
        table.add_row(speaker.text(f"part-{category}"), *points)
    table.add_section()
    table.add_row(speaker.text("score-total"), *(str(score.total) for score in scores.seats), style="bold")
    table.add_row(speaker.text("score-rank"), *(str(score.rank) for score in scores.seats))
    names = speaker.listed([speaker.seat(seat) for seat in scores.winners])
    if scores.winners:
        verdict = speaker.text("score-winner", count=len(scores.winners), names=names)
    else:
        verdict = speaker.text("score-nobody")
    return Group(table, Text(verdict, style="bold"))


def analysis_lines(found: Analysis, match: Match, only: int | None, speaker: Speaker) -> Iterator[RenderableType]:
    """What everybody could expect, where points were left, what turned the match, and what to learn from it."""
    seats = range(match.seats)
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    for heading in ("turn", "seat"):
        table.add_column(speaker.text(f"analyse-{heading}"))
    for seat in seats:
        table.add_column(Text(speaker.seat(seat), style=seat_style(seat)), justify="right")
    table.add_column(speaker.text("analyse-left"), justify="right")
    again = Match(match.game, match.players, match.seed, match.settings, match.start)
    told: list[RenderableType] = []
    for moment in found.moments:
        if only is None or moment.seat == only:
            left = f"−{moment.lost:.1f} ± {moment.error:.1f}" if moment.mistake else ""
            reckoned = [
                f"{points:.0f} · {chance:.0%}" for points, chance in zip(moment.expected, moment.chances, strict=True)
            ]
            table.add_row(str(moment.at), speaker.seat(moment.seat), *reckoned, left)
            if moment.mistake:
                told.append(_mistake(moment, again, speaker, found.together))
        for code in moment.played:
            again.choose(code)
    yield table
    yield from told
    for moment, seat, change in found.turning_points():
        by = f"{abs(change):.0%}"
        id = "analyse-rises" if change > 0 else "analyse-falls"
        yield Text(speaker.text(id, at=moment.at, seat=SeatName(seat), by=by, mover=SeatName(moment.seat)))
    for seat in seats:
        if only is None or seat == only:
            yield Text(learnt(found, seat, speaker), style="bold")


def _mistake(moment: Moment, match: Match, speaker: Speaker, together: bool) -> Text:
    """A turn in which points were left, and the better one."""
    lines = Text(
        speaker.text("analyse-mistake", at=moment.at, seat=SeatName(moment.seat), lost=f"{moment.lost:.1f}"),
        style=seat_style(moment.seat),
    )
    for id, codes in (("analyse-played", moment.played), ("analyse-better", moment.better)):
        said = [step_told(step, speaker) for step in steps(match, codes)]
        lines.append(f"\n  {speaker.text(id)} " + " → ".join(said), style="default")
    lines.append("\n  " + reason(moment, speaker, together), style="default")
    return lines


def step_told(step: Description, speaker: Speaker) -> str:
    """A choice of a turn, with what it costs and brings."""
    label = speaker.say(step.label)
    deal = price_and_gain(step, speaker).plain
    return f"{label} ({deal})" if deal else label


def price_and_gain(description: Description, speaker: Speaker) -> Text:
    """What an option costs and brings, where the label does not say it already."""
    label = speaker.say(description.label)
    told = [effect for effect in (description.cost, description.gain) if effect is not None]
    if all(speaker.effect(effect) in label for effect in told):
        return Text()
    pay, get = speaker.deal(description.cost, description.gain)
    return Text.assemble((pay, "red"), (" → " if pay and get else "", "dim"), (get, "green"))


class TerminalMatch:
    """A match with people at this terminal and software in the other seats.

    A sitter of None is a person (or a seat that never decides).
    """

    def __init__(
        self, console: Console, speaker: Speaker, match: Match, sitters: Sequence[Sitter | None], seats: Sequence[str]
    ) -> None:
        self.console = console
        self.speaker = speaker
        self.match = match
        self.sitters = sitters
        self.seats = tuple(seats)
        self.people = [seat for seat, name in enumerate(seats) if name == "human"]
        #: How many events each person has been shown; None is a spectator, in a match without people.
        self.shown: dict[int | None, int] = {None: 0} | dict.fromkeys(self.people, 0)
        self.pictured: set[int | None] = set()
        self.looking: int | None = self.people[0] if self.people else None

    def play(self) -> None:
        """Play to the end; LeftTheTable if a person leaves before."""
        try:
            self._play_on()
        except KeyboardInterrupt:
            self.console.print()
            raise LeftTheTable from None
        self._tell_news()
        self._show_board()
        self.console.print(score_table(self.match, self.speaker))

    def _play_on(self) -> None:
        while not self.match.over:
            seat = self.match.state.seat
            sitter = self.sitters[seat]
            if sitter is None:
                self.match.choose(self._person_chooses(seat))
            else:
                with self.console.status(self.speaker.text("play-thinking", seat=self.speaker.seat(seat))):
                    choice = sitter.choose(self.match.perspective(seat))
                self.match.choose(choice)
                if not self.people:
                    self._tell_news()

    def record(self) -> dict[str, Any]:
        """The record of the match, with who sat where."""
        return self.match.record() | {"seats": list(self.seats)}

    # Showing

    def _tell_news(self) -> None:
        """The log since this person last looked."""
        news = self.match.events_for(self.looking, self.shown[self.looking])
        self.shown[self.looking] = len(self.match.events)
        if any(event.seat != self.looking for event in news):
            self.pictured.discard(self.looking)
        for event in news:
            self.console.print(event_line(event, self.speaker))

    def _show_board(self) -> None:
        self.pictured.add(self.looking)
        self.console.print(text_board(self.match.game, self.match.view(self.looking), self.speaker))

    def _hand_over(self, seat: int) -> None:
        """Another person looks now. If they see what the last one must not, the screen is cleared in between."""
        if self.looking == seat:
            return
        secret = {key: value for key, value in self.match.view(seat).items() if key != "seat"}
        open_to_all = {key: value for key, value in self.match.view(None).items() if key != "seat"}
        if secret != open_to_all:
            self.console.clear()
            self._read(self.speaker.text("play-hand-over", seat=self.speaker.seat(seat)) + " ")
        self.looking = seat

    def _show_options(self) -> list[Option]:
        decision = self.match.decision
        if decision is None:
            raise RuntimeError("nobody has anything to decide")
        said = self.speaker.say(decision.prompt)
        style = seat_style(decision.seat)
        self.console.print(Rule(Text(self.speaker.seat(decision.seat)), style=style, align="left"))
        self.console.print(Text(said, style="bold"))
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        table.add_column()
        table.add_column(style="dim", overflow="fold")
        for number, option in enumerate(decision.options, start=1):
            description = self.match.describe(option)
            label = Text(self.speaker.say(description.label))
            table.add_row(str(number), label, price_and_gain(description, self.speaker), option.code)
        self.console.print(table)
        return list(decision.options)

    # Asking

    def _person_chooses(self, seat: int) -> Option:
        self._hand_over(seat)
        again = True
        options: list[Option] = []
        while True:
            if again:
                self._tell_news()
                if seat not in self.pictured:
                    self._show_board()
                options = self._show_options()
            given = self._read(f"{self.speaker.text('play-choose')} [1-{len(options)}, ?] ").strip()
            chosen = self._option(given, options)
            if chosen is not None:
                return chosen
            again = self._carry_out(given, seat, options)

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, style="bold"))
        except EOFError:
            self.console.print()
            raise LeftTheTable from None

    @staticmethod
    def _option(given: str, options: Sequence[Option]) -> Option | None:
        if given.isdecimal() and 1 <= int(given) <= len(options):
            return options[int(given) - 1]
        return next((option for option in options if option.code == given), None)

    def _carry_out(self, given: str, seat: int, options: Sequence[Option]) -> bool:
        """Do what the person says beside choosing; True if the question must be shown again."""
        if given.endswith("?") and (option := self._option(given[:-1].strip(), options)) is not None:
            self._preview(option)
            return False
        word, _, rest = given.partition(" ")
        if word.startswith("?") or word.lower() == "help":
            self._help(f"{word.lstrip('?') if word.startswith('?') else ''} {rest}".strip())
            return False
        command = self._command(word)
        if command == "undo":
            return self._undo(seat)
        if command == "why":
            self._why()
        elif command == "board":
            self._show_board()
        elif command == "log":
            for event in self.match.events_for(seat):
                self.console.print(event_line(event, self.speaker))
        elif command == "save":
            self.save(Path(rest.strip() or f"{self.match.game.name}-{self.match.seed}.json"))
        elif command == "quit":
            raise LeftTheTable
        elif given:
            commands = self.speaker.listed(["?", *map(self._name, COMMANDS)])
            self._say("play-not-offered", given=given, most=len(options), commands=commands)
        return False

    def _name(self, command: str) -> str:
        return self.speaker.text(f"command-{command}")

    def _command(self, word: str) -> str | None:
        """A command by its English name, its name in the language spoken, or its first letter in either."""
        word = word.lower()
        for command in COMMANDS:
            names = (command, self._name(command))
            if word in names or (len(word) == 1 and word in {name[0] for name in names}):
                return command
        return None

    def _say(self, id: str, **args: str | int) -> None:
        self.console.print(Text(self.speaker.text(id, **args)))

    def _preview(self, option: Option) -> None:
        label = self.speaker.say(self.match.describe(option).label)
        self._say("play-preview", option=label)
        events = self.match.preview(option)
        if not events:
            self._say("play-preview-nothing")
        for event in events:
            self.console.print(event_line(event, self.speaker))

    def _undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat):
            self._say("play-undo-refused")
            return False
        self.match.undo(seat)
        self.shown = {viewer: min(count, len(self.match.events)) for viewer, count in self.shown.items()}
        self.pictured.discard(seat)
        self._say("play-undone")
        return True

    def _why(self) -> None:
        refusals = self.match.refusals().values()
        if not refusals:
            self._say("play-why-nothing")
        for refusal in refusals:
            reason = self.speaker.say(refusal.reason)
            self.console.print(Text.assemble("– ", reason, (f"  {refusal.rule}  {refusal.option.code}", "dim")))

    def _help(self, asked: str) -> None:
        """The rules of this decision, or the one that is asked for by its id, or those with the words asked for."""
        reference = rules_of(self.match.game.folder, self.speaker.language)
        if asked and not reference:
            self._say("rules-none", game=self.speaker.text("game-name"))
            return
        if asked:
            exact = reference.get(asked.upper())
            found = [exact] if exact else find(self.match.game.folder, self.speaker.language, asked)
            for entry in found:
                self.console.print(rule_text(entry))
            if not found:
                ids = list(reference)
                game = self.speaker.text("game-name")
                self._say("error-rule", game=game, given=asked, first=ids[0], last=ids[-1])
            return
        rules = [] if self.match.decision is None else [id for id in self.match.decision.rules if id in reference]
        self._say("play-rules-here" if rules else "play-rules-none")
        for id in rules:
            self.console.print(rule_text(reference[id]))
        self._say("play-hint", commands=self.speaker.listed(["?", *map(self._name, COMMANDS)]))
        self._say("help-choose")
        if reference:
            self._say("help-rule", example=rules[0] if rules else next(iter(reference)))
        for command in COMMANDS:
            self._say(f"help-{command}", command=self._name(command))

    def save(self, file: Path) -> None:
        """Write the record; say so, or why not."""
        try:
            write_record(file, self.record())
        except OSError as error:
            self._say("play-not-saved", file=str(file), reason=error.strerror or str(error))
        else:
            self._say("play-saved", file=str(file))


def write_record(file: Path, record: dict[str, Any]) -> None:
    """A record as a file that a person can read."""
    file.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
