"""The `zataku` command."""

from __future__ import annotations

import json
import os
import runpy
import secrets
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import platformdirs
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import zataku
from zataku import arena, boards, bots
from zataku.bots import analysis
from zataku.bots.ladder import FILE as LADDER_FILE
from zataku.bots.ladder import ladder_of
from zataku.bots.lengths import Lengths, middle
from zataku.bots.levels import LEVELS, MASTER
from zataku.bots.values import values_of
from zataku.draw.palette import THEMES
from zataku.kernel.components import PROVENANCES, origins, pieces_of, read_components, single_origins
from zataku.kernel.game import Game, Setting
from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import RECORD_FORMAT, BrokenRecord, Match, can_be_compared
from zataku.kernel.messages import Arg, Message, Told
from zataku.language import LANGUAGES, Speaker, choose_language
from zataku.language.reference import reference_file, rules_of
from zataku.table.fairness import keeps_promise
from zataku.teaching.searching import find
from zataku.terminal import (
    LeftTheTable,
    TerminalMatch,
    analysis_lines,
    event_line,
    rule_text,
    score_table,
)
from zataku.where import Place, holding_tests, mentions_of, steps_for

HUMAN = "human"
AUTOMA = arena.AUTOMA
#: The bot in the other seats when nothing else was said.
USUAL_BOT = "greedy"

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, as `zataku games` lists it.")]
RecordArgument = Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a saved match.")]
LanguageOption = Annotated[
    str | None, typer.Option("--language", "-l", help="en, ru or es; else ZATAKU_LANGUAGE, else that of the system.")
]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
SeatsOption = Annotated[
    str | None, typer.Option("--seats", "-s", help="Who sits where: human, automa or a bot, separated by commas.")
]
SeedOption = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same match.")]
Item = TypeVar("Item")
GamesOption = Annotated[int, typer.Option("--games", "-n", help="How many matches.")]
BotsOption = Annotated[
    str, typer.Option("--seats", "-s", help="Bots, separated by commas; repeated to fill the seats, which alternate.")
]
SeriesSeedOption = Annotated[str, typer.Option("--seed", help="The same seed gives the same results.")]
WorkersOption = Annotated[int | None, typer.Option(help="How many processes; else one for each core.")]
RayOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address instead; `local` starts one here."),
]
SettingsOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]


def main() -> None:
    """Run the command named on the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a letter shows something else instead of ending the match.
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="zataku")
    except Told as error:
        # Nothing that was asked for: the games themselves do not go together.
        typer.echo(_speaker(None).say(error.told), err=True)
        sys.exit(2)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"zataku {version('zataku')} ({zataku.ENGINE} engine)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """An open digital table for Japanese-themed eurogames. Alone, it serves the table and opens the browser."""
    if context.invoked_subcommand is None:
        _serve("127.0.0.1", 8000, None, 1, None, open_browser=True)


# Serving


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of your own.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes; several share a PostgreSQL database.", min=1, max=64)] = 1,
    language: LanguageOption = None,
) -> None:
    """Serve the table to browsers."""
    _serve(host, port, database, workers, language, open_browser=False)


def _serve(
    host: str, port: int, database: str | None, workers: int, language: str | None, *, open_browser: bool
) -> None:
    from zataku.table.server import CannotServe, address, serve_table
    from zataku.table.settings import Settings

    words = _speaker(language)
    settings = Settings.from_environment()
    if database:
        settings = replace(settings, database=database)
    _console().print(Text(words.text("serve-at", address=address(host, port))))
    try:
        serve_table(settings, host, port, workers, open_browser=open_browser)
    except CannotServe as error:
        _refuse(words, "error-serve", reason=str(error))


DatabaseOption = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of your own.")
]


def _database(given: str | None) -> str:
    from zataku.table.settings import Settings

    return given or Settings.from_environment().database


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; for example tables.backup.")],
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Write all tables into one file, with the server running or not."""
    from zataku.table.care import back_up
    from zataku.table.store import StoreError

    words = _speaker(language)
    try:
        count = back_up(_database(database), file)
    except StoreError as error:
        _refuse(words, "error-backup", reason=str(error))
    except OSError as error:
        _refuse(words, "error-file", file=str(file), reason=error.strerror or str(error))
    _console().print(Text(words.text("backup-done", count=count, file=str(file))))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `zataku backup` wrote.")],
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from zataku.table import care
    from zataku.table.store import StoreError

    words = _speaker(language)
    where = _database(database)
    try:
        count = care.restore(where, file)
    except StoreError as error:
        _refuse(words, "error-backup", reason=str(error))
    _console().print(Text(words.text("restore-done", count=count)))


@app.command()
def doctor(database: DatabaseOption = None, language: LanguageOption = None) -> None:
    """Say what is wrong with a database, if anything is."""
    from zataku.table.care import examine
    from zataku.table.store import StoreError

    words = _speaker(language)
    try:
        findings = examine(_database(database))
    except StoreError as error:
        _refuse(words, "error-doctor", reason=str(error))
    for finding in findings:
        _console().print(Text(words.say(finding.said)))
    bad = sum(finding.bad for finding in findings)
    _console().print(Text(words.text("doctor-verdict", count=bad)))
    if bad:
        raise typer.Exit(1)


# Playing


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Asked for when left out.")] = None,
    players: PlayersOption = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: SettingsOption = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file when it ends or is left.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    language: LanguageOption = None,
) -> None:
    """Play a game in the terminal, alone, against bots, or with people around one screen."""
    console = _console()
    words = _speaker(language)
    if load is not None:
        record = _read_record(load, words)
        match = _replay(record, load, words)
        remembered = ",".join(map(str, record["seats"])) if isinstance(record.get("seats"), list) else None
        sitting = _seats(match.game, match.players, seats or remembered, words)
    else:
        chosen, players, seats, settings = _what_to_play(console, words, game, players, seats, option)
        players, sitting = _players_and_seats(chosen, players, seats, words)
        match = _new_match(chosen, players, seed or secrets.token_hex(4), settings, words)
    speaker = Speaker(match.game, words.language, _names(match.game, sitting, words))
    sitters = [
        None if name in (HUMAN, AUTOMA) else bots.make(name, seed=f"{match.seed}-{seat}")
        for seat, name in enumerate(sitting)
    ]
    session = TerminalMatch(console, speaker, match, sitters, sitting)
    console.print(Text(speaker.text("play-started", game=speaker.text("game-name"), seed=match.seed), style="dim"))
    try:
        session.play()
    except LeftTheTable:
        console.print(Text(speaker.text("play-left")))
    if save is not None:
        session.save(save)


def _what_to_play(
    console: Console,
    words: Speaker,
    game: str | None,
    players: int | None,
    seats: str | None,
    options: Sequence[str] | None,
) -> tuple[Game, int | None, str | None, dict[str, Setting]]:
    """What the command line says; a person who names no game is asked for everything that was left out."""
    if game is not None:
        chosen = _game(game, words)
        return chosen, players, seats, _settings(chosen, options, words)
    try:
        known = list(zataku.games().values())
        if not known:
            _refuse(words, "error-no-games")
        titles = [_title(each, words.language) for each in known]
        chosen = known[_menu(console, words, words.text("play-which-game"), titles)]
        settings = _settings(chosen, options, words)
        if players is None and seats is None:
            counts = [str(count) for count in chosen.players]
            players = chosen.players[_menu(console, words, words.text("play-how-many"), counts)]
            for setting in chosen.options:
                if setting.applies_to(players) and setting.name not in settings:
                    settings[setting.name] = _pick_setting(console, words, chosen, setting.name, setting.values)
    except LeftTheTable:
        console.print(Text(words.text("play-left")))
        raise typer.Exit from None
    return chosen, players, seats, settings


def _pick_setting(console: Console, words: Speaker, game: Game, name: str, values: Sequence[Setting]) -> Setting:
    speaker = Speaker(game, words.language)
    titles = [speaker.text(f"rule-option-{name}-{str(value).lower()}") for value in values]
    return values[_menu(console, words, speaker.text(f"rule-option-{name}"), titles)]


def _menu(console: Console, words: Speaker, question: str, titles: Sequence[str]) -> int:
    """A number from a numbered list; Enter alone takes the first."""
    console.print(Text(question, style="bold"))
    for number, title in enumerate(titles, start=1):
        console.print(Text.assemble((f"{number:>3} ", "bold"), title))
    while True:
        try:
            given = console.input(Text(f"{words.text('play-number')} [1] ", style="bold")).strip() or "1"
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise LeftTheTable from None
        if given.isdecimal() and 1 <= int(given) <= len(titles):
            return int(given) - 1
        console.print(Text(words.text("play-pick-number", most=len(titles))))


def _name_of(game: Game, words: Speaker) -> str:
    return Speaker(game, words.language).text("game-name")


def _title(game: Game, language: str) -> str:
    speaker = Speaker(game, language)
    return f"{speaker.text('game-name')} ({game.name}): {speaker.text('game-tagline')}"


def _names(game: Game, sitting: Sequence[str], words: Speaker) -> list[str]:
    """What to call whoever sits there."""
    automa = Speaker(game, words.language)
    return [
        words.text("seat", number=seat + 1)
        if name == HUMAN
        else automa.text("seat-automa")
        if name == AUTOMA
        else words.text("seat-bot", bot=name, number=seat + 1)
        for seat, name in enumerate(sitting)
    ]


# Many matches


@app.command()
def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: GamesOption = 100,
    seats: BotsOption = "random",
    seed: SeriesSeedOption = "1",
    option: SettingsOption = None,
    file: Annotated[Path | None, typer.Option("--json", help="Write results and summary to this file.")] = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    language: LanguageOption = None,
) -> None:
    """Let bots play many matches against one another."""
    console = _console()
    words = _speaker(language)
    series = _series(game, players, games, seats, seed, option, workers, words)
    if file is not None:
        _write(file, "", words)
    results = list(_watched(console, words, arena.play_all(series, _crew(workers, ray)), games))
    summary = arena.summarise(results)
    chosen, players, settings = _game(game, words), series[0].players, series[0].options
    _show_summary(console, Speaker(chosen, words.language), players, summary)
    if file is not None:
        data = {
            "game": game,
            "version": chosen.version,
            "players": players,
            "options": settings,
            "seed": seed,
            "summary": summary.plain(),
            "results": [result.plain() for result in results],
        }
        _write(file, json.dumps(data, ensure_ascii=False, indent=1) + "\n", words)
        console.print(Text(words.text("simulate-written", file=str(file))))


@app.command()
def lengths(
    game: GameArgument,
    games: GamesOption = 20,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    workers: WorkersOption = None,
    language: LanguageOption = None,
) -> None:
    """Measure how many choices a match has, and keep the result with the game; the table tells it in minutes."""
    console = _console()
    words = _speaker(language)
    chosen = _game(game, words)
    measured: dict[int, int] = {}
    command = f"zataku lengths {game} --games {games} --bot {bot}"
    for players in chosen.players:
        series = _series(game, players, games, bot, "lengths", None, workers, words)
        results = list(_watched(console, words, arena.play_all(series, _crew(workers)), games))
        measured[players] = middle([result.choices // players for result in results])
        console.print(Text(words.text("lengths-told", players=players, choices=measured[players])))
        # Large tables take long: whoever stops has what was measured until then.
        Lengths(chosen.name, chosen.version, command, games, measured).write(chosen.folder)


def _series(
    game: str,
    players: int | None,
    games: int,
    seats: str,
    seed: str,
    option: Sequence[str] | None,
    workers: int | None,
    words: Speaker,
) -> list[arena.Fixture]:
    """The matches that somebody asks bots to play."""
    chosen = _game(game, words)
    sitters = _sitters(seats, words)
    if HUMAN in sitters:
        _refuse(words, "error-human", allowed=words.listed(bots.BOTS))
    automas = sitters.count(AUTOMA)
    sitters = [name for name in sitters if name != AUTOMA]
    if players is None:
        players = max(len(sitters), min(chosen.players) if not automas else 1)
    _check_players(chosen, players, words)
    if len(sitters) > players:
        _refuse(words, "error-seat-count", given=len(sitters), players=players, needed=players)
    if automas and chosen.automas.get(players, 0) != automas:
        _refuse_automa(chosen, words)
    for name, count in (("--games", games), ("--workers", workers)):
        if count is not None and count < 1:
            _refuse(words, "error-count", name=name, least=1, given=count)
    settings = _settings(chosen, option, words)
    _new_match(chosen, players, seed, settings, words)
    return arena.fixtures(game, players, sitters, games, seed, settings)


def _watched(console: Console, words: Speaker, matches: Iterator[Item], total: int) -> Iterator[Item]:
    """The matches as they come, with a bar that tells how many there are."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar:
        task = bar.add_task(words.text("simulate-progress"), total=total)
        try:
            for match in matches:
                bar.advance(task)
                yield match
        except Told as error:
            bar.stop()
            _tell_mistake(words, error.told)


@app.command()
def export(
    game: GameArgument,
    file: Annotated[Path, typer.Option("--output", help="Where to write: .jsonl, or .jsonl.gz for a compressed one.")],
    players: PlayersOption = None,
    games: GamesOption = 100,
    seats: BotsOption = "random",
    seed: SeriesSeedOption = "1",
    option: SettingsOption = None,
    workers: WorkersOption = None,
    language: LanguageOption = None,
) -> None:
    """Let bots play, and write positions, options, choices, values and results as lines of JSON."""
    console = _console()
    words = _speaker(language)
    if not arena.named_well(file):
        _refuse(words, "error-export-name", file=file.name)
    series = _series(game, players, games, seats, seed, option, workers, words)
    _write(file, "", words)
    for _ in _watched(console, words, arena.write(file, series, _crew(workers)), games):
        pass
    console.print(Text(words.text("simulate-written", file=str(file))))


def _crew(workers: int | None, ray: str | None = None) -> arena.Crew:
    """Who plays the matches: a cluster, so many processes, or one for each core."""
    return arena.Crew(workers or _cores(), ray)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _show_summary(console: Console, speaker: Speaker, players: int, summary: arena.Summary) -> None:
    title = speaker.text("simulate-title", game=speaker.text("game-name"), players=players, games=summary.matches)
    console.print(Text(title, style="bold"))
    for heading, standings in (("simulate-bot", summary.bots), ("simulate-place", summary.seats)):
        table = Table(show_edge=False, pad_edge=False)
        table.add_column(speaker.text(heading))
        for column in ("seats", "wins", "rate", "score", "spread"):
            table.add_column(speaker.text(f"simulate-{column}"), justify="right")
        for each in standings:
            table.add_row(
                each.name,
                str(each.played),
                str(each.won),
                f"{each.rate:.1%} ({each.rate_low:.1%}–{each.rate_high:.1%})",
                f"{each.mean:.1f} ± {each.deviation:.1f}",
                f"{each.least}–{each.most}",
            )
        console.print(table)
        console.print()
    if summary.shared:
        console.print(Text(speaker.text("simulate-together", won=summary.won, games=summary.matches)))
    elif summary.won:
        console.print(Text(speaker.text("simulate-winning", mean=f"{summary.winning_mean:.1f}")))
    else:
        console.print(Text(speaker.text("simulate-nobody")))
    mean, least, most = f"{summary.length_mean:.1f}", summary.length_least, summary.length_most
    console.print(Text(speaker.text("simulate-length", mean=mean, least=least, most=most)))


# Bots that learn


@app.command()
def train(
    game: GameArgument,
    players: PlayersOption = None,
    generations: Annotated[int, typer.Option("--generations", "-g", help="Until there are so many.")] = 3,
    matches: Annotated[int, typer.Option("--games", "-n", help="Matches in a generation.")] = 400,
    deals: Annotated[int, typer.Option(help="Deals in which new values are tested, at most.")] = 200,
    option: SettingsOption = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where all that is learnt is kept; else a folder of your own.")
    ] = None,
    start: Annotated[
        str | None,
        typer.Option(
            help="What to begin with: `hand` is the game's own evaluation, `2` the value of a player among two; else "
            "the values that the game has."
        ),
    ] = None,
    tested: Annotated[
        str | None,
        typer.Option(help="The level at which new values are tested; else fast, without a look ahead."),
    ] = None,
    expect: Annotated[
        int, typer.Option(help="In the end so many matches of a strong level tell what scores to expect.")
    ] = 0,
    level: Annotated[str, typer.Option(help="The level that plays these matches.")] = MASTER,
    install: Annotated[bool, typer.Option("--install", help="Put the best values into the game.")] = False,
    workers: WorkersOption = None,
    ray: RayOption = None,
    language: LanguageOption = None,
) -> None:
    """Let bots play themselves, and find out what positions are worth. What was done before is not done again."""
    console = _console()
    words = _speaker(language)
    chosen = _game(game, words)
    players = players or min(count for count in chosen.players if count > 1)
    _check_players(chosen, players, words)
    least = 0 if expect else 1
    counts = (("--generations", generations, least), ("--games", matches, 1), ("--deals", deals, 1))
    for name, count, fewest in (*counts, ("--expect", expect, 0)):
        if count < fewest:
            _refuse(words, "error-count", name=name, least=fewest, given=count)
    if judgement_of(chosen).features is None:
        _refuse(words, "error-no-features", game=game)
    known = sorted(values_of(chosen).fitted)
    for name, given, allowed in (
        ("--start", start, [arena.BY_HAND, *known]),
        ("--tested", tested, [*LEVELS]),
        ("--level", level, [*LEVELS]),
    ):
        if given is not None and given not in allowed:
            _refuse(words, "error-one-of", name=name, given=given, allowed=", ".join(allowed))
    settings = _settings(chosen, option, words)
    _new_match(chosen, players, "train", settings, words)
    command = f"zataku train {game} --players {players} --generations {generations} --games {matches} --deals {deals}"
    command += "".join(f" --option {each}" for each in option or ())
    command += f" --start {start}" if start is not None else ""
    command += f" --tested {tested}" if tested is not None else ""
    command += f" --expect {expect} --level {level}" if expect else ""
    course = arena.Course(
        game,
        players,
        arena.lessons_of(chosen, players, settings),
        folder or Path(platformdirs.user_data_path("zataku")) / "training",
        matches,
        deals,
        _crew(workers, ray),
        command,
        start=start,
        tested=tested,
    )
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar:
        task = bar.add_task("", total=None)

        def show(doing: str, done: int, total: int) -> None:
            bar.update(task, description=words.text(f"train-{doing}"), completed=done, total=total)

        try:
            for verdict in arena.train(course, generations, show):
                bar.print(Text(_told_verdict(verdict, words)))
            if expect:
                arena.expect(course, generations, level, expect, show)
        except Told as error:
            bar.stop()
            _tell_mistake(words, error.told)
    for file in arena.install(course, generations) if install else ():
        console.print(Text(words.text("simulate-written", file=str(file))))


def _told_verdict(verdict: arena.Verdict, words: Speaker) -> str:
    return words.text(
        "train-accepted" if verdict.accepted else "train-refused",
        generation=verdict.generation,
        share=f"{verdict.share:.1%}",
        fair=f"{verdict.fair:.1%}",
        deals=verdict.deals,
    )


@app.command()
def ladder(
    game: GameArgument,
    measure: Annotated[
        int | None, typer.Option("--measure", help="Play so many matches for each pair of levels, and keep the result.")
    ] = None,
    players: PlayersOption = None,
    reach: Annotated[int, typer.Option(help="How far apart levels are that play one another.")] = 2,
    seed: SeedOption = "ladder",
    workers: WorkersOption = None,
    language: LanguageOption = None,
) -> None:
    """Show how strong the levels of the bots are in a game."""
    console = _console()
    words = _speaker(language)
    chosen = _game(game, words)
    if measure is not None:
        if measure < 1:
            _refuse(words, "error-count", name="--measure", least=1, given=measure)
        players = players or min(count for count in chosen.players if count > 1)
        _check_players(chosen, players, words)
        _measure(chosen, players, measure, max(1, reach), seed or "ladder", _crew(workers), words)
    measured = ladder_of(chosen)
    if measured is None:
        console.print(Text(words.text("ladder-none", game=_name_of(chosen, words))))
        return
    title = words.text("ladder-title", game=_name_of(chosen, words), players=measured.players)
    table = Table(title=title, show_edge=False, pad_edge=False, title_justify="left")
    for column in ("level", "rating", "below", "rate"):
        table.add_column(words.text(f"ladder-{column}"), justify="left" if column == "level" else "right")
    for rung in reversed(measured.rungs()):
        met = rung.below
        table.add_row(
            rung.level,
            f"{rung.rating:.0f}",
            f"{met.won:g} : {met.played - met.won:g}" if met else "",
            f"{met.won / met.played:.0%} ({rung.low:.0%}–{rung.high:.0%})" if met else "",
        )
    console.print(table)


def _measure(game: Game, players: int, matches: int, reach: int, seed: str, crew: arena.Crew, words: Speaker) -> None:
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=_console()
    )
    command = f"zataku ladder {game.name} --measure {matches} --players {players} --reach {reach} --seed {seed}"
    with bar:
        task = bar.add_task(words.text("simulate-progress"), total=None)
        found = arena.measure(
            game.name,
            players,
            matches,
            reach,
            seed,
            crew,
            command,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    file = game.folder / LADDER_FILE
    file.parent.mkdir(exist_ok=True)
    _write(file, json.dumps(found.plain(), indent=1) + "\n", words)


# Records


@app.command()
def replay(
    record: RecordArgument,
    at: Annotated[
        int | None, typer.Option(help="Show the board after so many choices instead of the whole log.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Tell a saved match from its start, and show how it stands at the end."""
    console = _console()
    words = _speaker(language)
    data = _read_record(record, words)
    match = _replay_until(data, at, record, words)
    seats = data.get("seats")
    named = [str(name) for name in seats] if isinstance(seats, list) else []
    speaker = Speaker(match.game, words.language, _names(match.game, named, words))
    if at is None:
        told = iter([*match.event_counts[1:], len(match.events)])
        first = match.event_counts[0] if match.choices else len(match.events)
        _tell(console, speaker, match, 0, first)
        for number, until in enumerate(told if match.choices else (), start=1):
            code = match.choices[number - 1].code
            console.print(Text.assemble((speaker.text("replay-choice", number=number), "dim"), (f"  {code}", "dim")))
            _tell(console, speaker, match, first, until)
            first = until
    console.print(Text(speaker.text("replay-standing", number=len(match.choices)), style="bold"))
    console.print(boards.text_board(match.game, match.view(None), speaker))
    if match.over:
        console.print(score_table(match, speaker))
    else:
        console.print(Text(speaker.text("replay-unfinished")))
    if not can_be_compared(data):
        console.print(Text(_of_older_format(data, speaker), style="dim"))


def _of_older_format(record: Mapping[str, Any], speaker: Speaker) -> str:
    """What a replay of such a record cannot show."""
    return speaker.text("record-older", format=str(record["format"]), now=RECORD_FORMAT)


def _tell(console: Console, speaker: Speaker, match: Match, first: int, until: int) -> None:
    for event in match.events[first:until]:
        if event.visible_to(None):
            console.print(event_line(event, speaker))


@app.command()
def analyse(
    record: RecordArgument,
    seat: Annotated[int | None, typer.Option("--seat", help="Only the turns of this seat, from 1.")] = None,
    file: Annotated[Path | None, typer.Option("--json", help="Write the analysis to this file.")] = None,
    language: LanguageOption = None,
) -> None:
    """Tell what everybody could expect in a saved match, where points were left, and what a master would have done."""
    console = _console()
    words = _speaker(language)
    data = _read_record(record, words)
    match = _replay(data, record, words)
    if seat is not None and not 1 <= seat <= match.seats:
        _refuse(words, "error-seat-number", seats=match.seats, given=seat)
    if file is not None:
        _write(file, "", words)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console, transient=True)
    with bar:
        task = bar.add_task(words.text("analyse-progress"), total=None)
        found = analysis.analyse(
            match.game,
            match.players,
            match.seed,
            match.settings,
            data["choices"],
            lambda done, total: bar.update(task, completed=done, total=total),
            start=match.start,
        )
    seats = data.get("seats")
    named = [str(name) for name in seats] if isinstance(seats, list) else []
    speaker = Speaker(match.game, words.language, _names(match.game, named, words))
    for line in analysis_lines(found, match, None if seat is None else seat - 1, speaker):
        console.print(line)
    if file is not None:
        _write(file, json.dumps(found.plain(), ensure_ascii=False, indent=1) + "\n", words)
        console.print(Text(words.text("simulate-written", file=str(file))))


@app.command()
def render(
    record: RecordArgument,
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file to write.")],
    at: Annotated[int | None, typer.Option("--at", help="After how many choices; at the end if left out.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="As which seat sees it, from 1; else a spectator.")] = None,
    theme: Annotated[str, typer.Option("--theme", help="day or night.")] = "day",
    language: LanguageOption = None,
) -> None:
    """Draw a saved match as a picture."""
    words = _speaker(language)
    match = _replay_until(_read_record(record, words), at, record, words)
    if seat is not None and not 1 <= seat <= match.seats:
        _refuse(words, "error-seat-number", seats=match.seats, given=seat)
    if theme not in THEMES:
        _refuse(words, "error-theme", given=theme)
    drawn = boards.picture(match, None if seat is None else seat - 1, language=words.language, theme=theme)
    _write(output, drawn, words)


@app.command()
def verify(record: RecordArgument, language: LanguageOption = None) -> None:
    """Play a saved match again and check that it leads where the record says."""
    words = _speaker(language)
    data = _read_record(record, words)
    if not isinstance(data.get("fingerprint"), str):
        _refuse(words, "error-unfinished-record", file=str(record))
    match = _replay(data, record, words)
    if not keeps_promise(data):
        _refuse(words, "error-promise", file=str(record))
    speaker = Speaker(match.game, words.language)
    name, choices = speaker.text("game-name"), len(match.choices)
    if can_be_compared(data):
        said = speaker.text("verify-good", game=name, choices=choices, fingerprint=match.fingerprint())
    else:
        said = f"{speaker.text('verify-choices', game=name, choices=choices)} {_of_older_format(data, speaker)}"
    _console().print(Text(said))


def _read_record(file: Path, words: Speaker) -> dict[str, Any]:
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        _refuse(words, "error-file", file=str(file), reason=error.strerror or str(error))
    except (ValueError, RecursionError):
        _refuse(words, "error-not-json", file=str(file))
    if not isinstance(record, dict):
        _refuse(words, "error-not-json", file=str(file))
    return record


def _replay(record: Mapping[str, Any], file: Path, words: Speaker) -> Match:
    try:
        return zataku.replay(record)
    except BrokenRecord as error:
        # What is wrong may be said in the words of the game.
        known = zataku.games().get(str(record.get("game")))
        reason = Speaker(known, words.language).say(error.told)
        _refuse(words, "error-record", file=str(file), reason=reason)


def _replay_until(data: dict[str, Any], at: int | None, file: Path, words: Speaker) -> Match:
    """The match that the record tells, or its beginning of so many choices; the whole record is checked either way."""
    match = _replay(data, file, words)
    if at is None:
        return match
    most = len(match.choices)
    if not 0 <= at <= most:
        _refuse(words, "error-at", most=most, given=at)
    shortened = data | {"choices": data["choices"][:at]}
    shortened.pop("fingerprint", None)
    return _replay(shortened, file, words)


# Looking things up


@app.command()
def games(language: LanguageOption = None) -> None:
    """List the games, for how many players they are, and their options."""
    words = _speaker(language)
    table = Table(title=words.text("games-title"), show_edge=False, pad_edge=False, title_justify="left")
    for column in ("name", "players", "options"):
        table.add_column(words.text(f"games-{column}"))
    for game in zataku.games().values():
        options = [f"{option.name}={'|'.join(_written(value) for value in option.values)}" for option in game.options]
        table.add_row(
            _title(game, words.language),
            ", ".join(map(str, game.players)),
            "\n".join(options) or words.text("games-none"),
        )
    _console().print(table)


@app.command()
def rules(
    game: GameArgument,
    asked: Annotated[
        list[str] | None, typer.Argument(metavar="ID OR WORDS", help="One rule, or those with these words; else all.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Show the rules reference of a game, what it says of some words, or one rule of it and where in the code it is."""
    console = _console()
    words = _speaker(language)
    chosen = _game(game, words)
    reference = rules_of(chosen.folder, words.language)
    if not reference:
        console.print(Text(words.text("rules-none", game=_name_of(chosen, words))))
        return
    if not asked:
        console.print(Markdown(reference_file(chosen.folder, words.language).read_text(encoding="utf-8")))
        return
    given = " ".join(asked)
    entry = reference.get(given.upper())
    if entry is None:
        found = find(chosen.folder, words.language, given)
        if not found:
            ids = list(reference)
            _refuse(words, "error-rule", game=game, given=given, first=ids[0], last=ids[-1])
        for each in found:
            console.print(rule_text(each))
        return
    console.print(rule_text(entry))
    _show_places(console, words, "rules-steps", steps_for(entry.id, chosen.folder))
    _show_places(console, words, "rules-mentions", mentions_of(entry.id, chosen.folder))
    tests = _checkout() / "tests"
    if tests.exists() and chosen.folder.is_relative_to(_checkout()):
        _show_places(console, words, "rules-tests", holding_tests(entry.id, tests))


def _show_places(console: Console, words: Speaker, heading: str, places: Sequence[Place]) -> None:
    """Each with its file and line, as editors and terminals open them."""
    console.print(Text(words.text(heading, count=len(places)), style="bold"))
    for place in places:
        shown = place.file.relative_to(Path.cwd()) if place.file.is_relative_to(Path.cwd()) else place.file
        console.print(Text(f"  {shown}:{place.line}  {place.name}"), soft_wrap=True)


def _checkout() -> Path:
    """The project's source folder, if this runs from one; what is not installed lies there."""
    return Path(zataku.__file__).parents[2]


@app.command()
def components(
    game: GameArgument,
    items: Annotated[bool, typer.Option("--items", help="List every piece, not only the sets.")] = False,
    language: LanguageOption = None,
) -> None:
    """List the components of a game and say which are reconstructed."""
    console = _console()
    words = _speaker(language)
    chosen = _game(game, words)
    name = _name_of(chosen, words)
    file = chosen.folder / "components.toml"
    if not file.exists():
        console.print(Text(words.text("components-none", game=name)))
        return
    data = read_components(file.read_text(encoding="utf-8"))
    title = words.text("components-title", game=name)
    table = Table(title=title, show_edge=False, pad_edge=False, title_justify="left")
    for column in ("set", "count", "provenance", "source"):
        table.add_column(words.text(f"components-{column}"), justify="right" if column == "count" else "left")
    reconstructed = []
    sets = {key: held for key, held in data.items() if isinstance(held, dict) and "provenance" in held}
    for key, held in sets.items():
        name = key.replace("_", " ").replace("-", " ")
        own = held["provenance"]
        pieces = pieces_of(held)
        others = origins(held)
        del others[own]
        if "reconstructed" in (own, *others):
            reconstructed.append(name)
        table.add_row(
            name, str(held.get("count") or len(pieces) or ""), _provenance(own, others, words), held.get("source", "")
        )
        for piece in pieces if items else ():
            known = words.text(f"components-{piece.get('provenance', own)}")
            differing = single_origins(piece, held)
            faces = [
                f"{key} {_written(value)}"
                + (f" ({words.text('components-' + differing[key])})" if key in differing else "")
                for key, value in piece.items()
                if key not in ("id", "provenance", "origins")
            ]
            table.add_row(f"  {piece.get('id', '')}", "", known, ", ".join(faces), style="dim")
    console.print(table)
    listed = words.listed(reconstructed)
    console.print(Text(words.text("components-summary", count=len(reconstructed), all=len(sets), sets=listed)))


def _provenance(own: str, others: Counter[str], words: Speaker) -> str:
    said = words.text(f"components-{own}")
    if not others:
        return said
    exceptions = [
        words.text("components-some", count=count, provenance=words.text(f"components-{other}"))
        for other in PROVENANCES
        if (count := others[other])
    ]
    return words.text("components-except", provenance=said, other=words.listed(exceptions))


@app.command()
def bench(
    game: Annotated[str | None, typer.Option(help="One game; else all.")] = None,
    players: PlayersOption = None,
    seconds: Annotated[float, typer.Option(help="Length of a slice of time.")] = 1.0,
    slices: Annotated[int, typer.Option(help="How many slices each side gets.")] = 7,
    file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    language: LanguageOption = None,
) -> None:
    """Measure the speed of the engine, side by side with a peer."""
    words = _speaker(language)
    script = _checkout() / "bench" / "speed.py"
    if not script.exists():
        _refuse(words, "error-no-bench")
    for name in [game] if game is not None else list(zataku.games()):
        chosen = _game(name, words)
        if players is not None:
            _check_players(chosen, players, words)
    if slices < 1:
        _refuse(words, "error-count", name="--slices", least=1, given=slices)
    if file is not None:
        _write(file, "", words)
    given = {"--game": game, "--players": players, "--seconds": seconds, "--slices": slices, "--json": file}
    arguments = [text for name, value in given.items() if value is not None for text in (name, str(value))]
    runpy.run_path(str(script))["main"](arguments)


# Understanding what was asked for


def _console() -> Console:
    """Texts come from people and files: nothing in them is a command to the console."""
    return Console(highlight=False, markup=False, emoji=False)


def _refuse(words: Speaker, id: str, /, **args: Arg) -> NoReturn:
    """Say in one sentence what is allowed, and end with status 2."""
    _tell_mistake(words, Message(id, args))


def _tell_mistake(words: Speaker, mistake: Message) -> NoReturn:
    typer.echo(words.say(mistake), err=True)
    raise typer.Exit(2)


def _speaker(language: str | None) -> Speaker:
    try:
        return Speaker(None, choose_language(language, os.environ))
    except ValueError:
        given = language or os.environ["ZATAKU_LANGUAGE"]
        _refuse(Speaker(None, LANGUAGES[0]), "error-language", given=given, allowed=", ".join(LANGUAGES))


def _game(name: str, words: Speaker) -> Game:
    try:
        return zataku.game(name)
    except Told as error:
        _tell_mistake(words, error.told)


def _settings(game: Game, given: Sequence[str] | None, words: Speaker) -> dict[str, Setting]:
    allowed = {option.name: option.values for option in game.options}
    settings: dict[str, Setting] = {}
    for each in given or ():
        name, sign, value = each.partition("=")
        if not sign:
            _refuse(words, "error-option-form", game=game.name, given=each, allowed=words.listed(list(allowed)))
        if name not in allowed:
            _refuse(words, "error-option", game=game.name, given=name, allowed=words.listed(list(allowed)))
        meant = [known for known in allowed[name] if _written(known) == value.lower()]
        if not meant:
            values = words.listed([_written(known) for known in allowed[name]])
            _refuse(words, "error-option-value", name=name, given=value, allowed=values)
        settings[name] = meant[0]
    return settings


def _written(value: object) -> str:
    """A value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _check_players(game: Game, players: int, words: Speaker) -> None:
    try:
        game.settings(players, {})
    except Told as error:
        _tell_mistake(words, error.told)


def _new_match(game: Game, players: int, seed: str, settings: Mapping[str, Setting], words: Speaker) -> Match:
    try:
        return Match(game, players, seed, settings)
    except ValueError as error:
        told = error.told if isinstance(error, Told) else Told(str(error)).told
        _tell_mistake(Speaker(game, words.language), told)


def _sitters(seats: str, words: Speaker) -> list[str]:
    """The names in a list of seats, all of them known."""
    allowed = [HUMAN, AUTOMA, *bots.BOTS]
    sitting = [name.strip() for name in seats.split(",")]
    for name in sitting:
        if name not in (HUMAN, AUTOMA):
            try:
                bots.make(name)
            except ValueError:
                _refuse(words, "error-seat", given=name, allowed=words.listed(allowed))
    return sitting


def _players_and_seats(game: Game, players: int | None, seats: str | None, words: Speaker) -> tuple[int, list[str]]:
    if players is None:
        players = min(game.players) if seats is None else sum(name != AUTOMA for name in _sitters(seats, words))
    _check_players(game, players, words)
    return players, _seats(game, players, seats, words)


def _seats(game: Game, players: int, seats: str | None, words: Speaker) -> list[str]:
    """Who sits where, the automas behind the players; alone among bots if nothing else was said."""
    automas = [AUTOMA] * game.automas.get(players, 0)
    if seats is None:
        return [HUMAN, *[USUAL_BOT] * (players - 1), *automas]
    sitting = _sitters(seats, words)
    if AUTOMA not in sitting:
        sitting += automas
    if AUTOMA in sitting and (AUTOMA in sitting[:players] or sitting[players:] != automas):
        _refuse_automa(game, words)
    if len(sitting) != players + len(automas):
        _refuse(words, "error-seat-count", given=len(sitting), players=players, needed=players + len(automas))
    return sitting


def _refuse_automa(game: Game, words: Speaker) -> NoReturn:
    """Say for which player counts there is an automa."""
    tables = [",".join([HUMAN] * players + [AUTOMA] * count) for players, count in sorted(game.automas.items())]
    _refuse(words, "error-automa", game=game.name, allowed=words.listed(tables))


def _write(file: Path, text: str, words: Speaker) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        _refuse(words, "error-write", file=str(file), reason=error.strerror or str(error))
