"""All tables of a worker: opening them, and everything that people can do at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from zataku.games import game as game_named
from zataku.games import games
from zataku.kernel.game import Game, Setting
from zataku.kernel.match import Match, Start
from zataku.language import LANGUAGES

from .downtime import Clock, Outages, Pulse
from .earlier import EarlierMatch
from .fairness import commitment, mixed, new_salt, new_seed
from .hub import Hub
from .kept import KeptMatch, told_by_then, told_here, unpacked
from .live import CHAT_LINES, LiveTable
from .patience import insist
from .refused import Refused, refusing
from .releases import is_kept
from .seats import Change, Seat, Sitter
from .snapshots import Unreadable, layout_of, match_at
from .store import ChatLine, Entry, Snapshot, Store, Table, TableSettings
from .store.rows import CHAT, CHOICE, HOST, PAUSE, REMATCH, RESUME, RULES, SEAT, STOP, UNDO, Kept
from .words import seat_names

#: How many tables a worker keeps in memory, and how many earlier positions of matches.
_TABLES_KEPT = 2000
_POSITIONS_KEPT = 64

_log = logging.getLogger("zataku.table")


def new_table_id() -> str:
    """Whoever is not told it never finds the table."""
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class Promise:
    """The seed of a table that is not set up yet; it serves for that one table."""

    table: str
    seed: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is needed to set up a table. Without a seed it gets a random one, that of the promise if one was made."""

    game: str
    seats: tuple[Seat, ...]
    host: str
    title: str = ""
    options: dict[str, Setting] = field(default_factory=dict)
    seed: str = ""
    listed: bool = False
    move_clock: int = 0
    match_clock: int = 0
    increment: int = 0
    start: Start | None = None
    promise: Promise | None = None
    #: The address that it was asked for from.
    origin: str = ""


class Tables:
    """The tables as this worker knows them. Every change is an entry in the store before it is anything else."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self._outages = Outages()
        clock = Clock(self._outages)
        self.now: Callable[[], float] = clock
        self._pulse = Pulse(store, self._outages, clock)
        #: Called after a table changed; `ours` tells whether this worker made the change.
        self.changed: Callable[[LiveTable, bool], None] = lambda live, ours: None
        #: How many choices this worker has made durable.
        self.chosen = 0
        #: Does work that takes long in another process.
        self.elsewhere: Callable[..., Awaitable[Any]] = asyncio.to_thread
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._positions: OrderedDict[tuple[str, tuple[str, ...]], Match] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening

    async def set_up(self, wanted: NewTable) -> LiveTable:
        """A new table; ValueError says what is allowed."""
        game = game_named(wanted.game)
        promise = wanted.promise or Promise(new_table_id(), new_seed())
        seed = wanted.seed or promise.seed
        salt = new_salt() if wanted.seed else ""
        players = len(wanted.seats)
        contributions = {number: seat.contribution for number, seat in enumerate(wanted.seats) if seat.contribution}
        match = Match(game, players, mixed(seed, contributions), wanted.options, wanted.start)
        table = Table(
            id=promise.table,
            game=game.name,
            version=game.version,
            players=players,
            options=dict(match.settings),
            seats=wanted.seats + (Seat(Sitter.AUTOMA),) * (match.seats - players),
            settings=TableSettings(
                listed=wanted.listed,
                move_clock=wanted.move_clock,
                match_clock=wanted.match_clock,
                increment=wanted.increment,
                seed_chosen=bool(wanted.seed),
                salt=salt,
                start=wanted.start,
            ),
            seed=seed,
            commitment=commitment(seed, salt),
            host=wanted.host,
            title=wanted.title,
            created=self.now(),
        )
        live = LiveTable(table, game, match, self._outages)
        live.origin = wanted.origin or wanted.host
        if not await self.store.add_table(table, live.standing(), live.holders()):
            raise Refused(409, "refused-promise")
        self._keep(live)
        self.changed(live, True)
        return live

    async def open(self, id: str) -> LiveTable:
        """A table with everything that is known about it by now; Refused if there is none."""
        live = self._live.get(id)
        if live is None:
            live = await self._opened(id)
        else:
            self._live.move_to_end(id)
            if self.store.shared:
                async with live.lock:
                    await self._catch_up(live)
        live.looked = time.monotonic()
        if live.resting:
            live.resting = False
            self.changed(live, True)
        return live

    async def _opened(self, id: str) -> LiveTable:
        """A table that this worker does not have in memory; loaded once, however many ask for it."""
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                live = self._live.get(id)
                if live is None:
                    loaded = await self._load(id)
                    live = self._live.get(id)
                if live is None:
                    live = loaded
                    self._keep(live)
                    self.store.note_standing(live.standing(), live.holders())
                    self._put_away(live)
                    self.changed(live, False)
                return live
        finally:
            self._opening.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        try:
            table = await self.store.table(id)
        except ValueError as error:
            _log.error("table %s cannot be read", id, exc_info=error)
            raise Refused(410, "refused-broken") from error
        if table is None:
            raise Refused(404, "refused-no-table")
        game = games().get(table.game)
        if game is None:
            raise Refused(410, "refused-other-version", version=table.version)
        if game.version != await self.store.version_of(table):
            return await self._of_other_rules(table, game)
        snapshot = await self.store.snapshot(id, layout_of(game))
        if snapshot is not None:
            try:
                return await self._played_on(await self._restored(table, game, snapshot))
            except Unreadable as error:
                _log.warning("table %s is replayed from the start: %s", id, error)
        try:
            return await self._played_on(_fresh(table, game, self._outages))
        except Unreadable as error:
            _log.error("table %s cannot be replayed", id, exc_info=error)
            kept = await self.store.kept(id)
            if kept is not None:
                return await self._shown(table, game, kept)
            raise Refused(410, "refused-broken") from error

    # Other rules

    async def _of_other_rules(self, table: Table, game: Game) -> LiveTable:
        """A table that was begun with another version of the rules.

        Where the present ones allow every choice so far, the match goes on by them; where they do not, by those of its
        time, if an earlier release here has them. Otherwise, and when it is over, it is told once and for all.
        """
        kept = await self.store.kept(table.id)
        over = await self.store.was_over(table.id)
        if kept is not None and over:
            return await self._shown(table, game, kept)
        try:
            carried = await self._played_on(_fresh(table, game, self._outages))
        except Unreadable:
            carried = None
        if carried is not None and not over:
            return await self._append(carried, lambda: self._entry(carried, RULES, None, game.version, None))
        version = await self.store.version_of(table)
        if not over and is_kept(table.game, version):
            try:
                return await self._by_rules_of_then(table, game, version)
            except (Unreadable, OSError, RuntimeError) as error:
                _log.error("table %s cannot go on by its own rules", table.id, exc_info=error)
        if kept is None:
            kept = await self._told(table, await self.store.entries(table.id))
            await self.store.keep(table.id, kept)
        return await self._shown(table, game, kept)

    async def _by_rules_of_then(self, table: Table, game: Game, version: str) -> LiveTable:
        """A table whose match goes on by the rules that it was begun with; Unreadable if even these do not allow it."""

        def deal(live: LiveTable) -> Match:
            names = {language: seat_names(game, live.seats, language) for language in LANGUAGES}
            return EarlierMatch(game, version, _told_of(table, live.seed, names))

        def played(entries: Sequence[Entry]) -> LiveTable:
            try:
                live = LiveTable(table, game, outages=self._outages, deal=deal)
                for entry in entries:
                    live.apply(entry)
            except ValueError as error:
                raise Unreadable(str(error)) from error
            live.remembered.clear()
            return live

        # The release has to start first, which takes a while.
        return await asyncio.to_thread(played, await self.store.entries(table.id))

    async def _shown(self, table: Table, game: Game, kept: Kept) -> LiveTable:
        """A table where there is nothing to do but look."""
        match = KeptMatch(game, await asyncio.to_thread(unpacked, kept.data))
        return LiveTable.only_to_look_at(table, match, await self.store.entries(table.id))

    async def _told(self, table: Table, entries: Sequence[Entry]) -> Kept:
        """The match of a table, told by the rules that it was played by, as far as these are here."""
        seats = list(table.seats)
        choices: list[str] = []
        version = table.version
        for entry in entries:
            if entry.kind == CHOICE:
                choices.append(entry.body or "")
            elif entry.kind == UNDO:
                choices.pop()
            elif entry.kind == SEAT and entry.seat is not None:
                seats[entry.seat] = Seat.from_text(entry.body or "")
            elif entry.kind == RULES:
                version = entry.body or ""
        contributions = {number: seat.contribution for number, seat in enumerate(seats) if seat.contribution}
        game = game_named(table.game)
        names = {language: seat_names(game, seats, language) for language in LANGUAGES}
        match = {**_told_of(table, mixed(table.seed, contributions), names), "choices": choices}
        work = told_here if version == game.version or not is_kept(table.game, version) else told_by_then
        data, told = await self.elsewhere(work, table.game, version, match)
        return Kept(entries[-1].number if entries else 0, told, data)

    async def keep_told(self, id: str) -> None:
        """Tell a finished match once and for all, for when its rules are gone."""
        table = await self.store.table(id)
        if table is None:
            return
        try:
            await self.store.keep(id, await self._told(table, await self.store.entries(id)))
        except Exception:
            # There is a next time: with the next start.
            _log.exception("the match at %s could not be told", id)

    async def _restored(self, table: Table, game: Game, snapshot: Snapshot) -> LiveTable:
        events = await self.store.snapshot_events(table.id, layout_of(game), snapshot.number)
        people = await self.store.people_entries(table.id, snapshot.number, CHAT_LINES)
        course = await self.store.match_entries(table.id, snapshot.number)
        return LiveTable.restored(table, game, snapshot, events, people, course, self._outages)

    async def _played_on(self, live: LiveTable) -> LiveTable:
        """The table with everything that happened since; Unreadable if that cannot have happened."""
        for entry in await self.store.entries(live.table.id, live.number):
            try:
                live.apply(entry)
            except Exception as error:
                raise Unreadable(f"entry {entry.number}: {error}") from error
        live.remembered.clear()
        return live

    def _keep(self, live: LiveTable) -> None:
        self._live[live.table.id] = live
        if len(self._live) > _TABLES_KEPT:
            for id, other in self._live.items():
                if not other.lock.locked() and not self.hub.watched(id) and other.to_move_by_itself() is None:
                    del self._live[id]
                    break

    async def at_position(self, live: LiveTable, choices: int) -> Match:
        """The match as it was after so many of the choices that stand."""
        codes = [option.code for option in live.match.choices[:choices]]
        key = (live.table.id, tuple(codes))
        if isinstance(live.match, KeptMatch):
            return live.match.at(choices)
        known = self._positions.get(key)
        if known is None:
            snapshot = await self.store.snapshot(live.table.id, layout_of(live.game), choices)
            known = match_at(live.table, live.game, live.seed, snapshot, codes)
            self._positions[key] = known
            if len(self._positions) > _POSITIONS_KEPT:
                self._positions.popitem(last=False)
        return known

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def beat(self) -> None:
        """Give a sign of life; where an outage is found, clocks are set anew."""
        if await self._pulse.beat():
            for live in list(self._live.values()):
                self.changed(live, False)

    def heard(self, id: str, number: int) -> None:
        """Another worker (or this one) added an entry."""
        live = self._live.get(id)
        if live is not None and number > live.number:
            self.in_background(insist(partial(self._hear, live, number)))

    def missed(self) -> None:
        """Entries of other workers may have been added unheard."""
        for id, live in self._live.items():
            if self.hub.watched(id) or live.to_move_by_itself() is not None:
                self.in_background(insist(partial(self._hear, live, live.number + 1)))
        self.in_background(self._take_up_bots())

    async def _take_up_bots(self) -> None:
        """Whichever worker played for the bots of a table may be gone."""
        behind = await insist(self.store.behind)
        await self.take_up(dict.fromkeys((*behind, *await insist(self.store.left_to_bots))))

    async def take_up(self, ids: Iterable[str]) -> None:
        """Open tables, so that what goes on there by itself does; one that cannot be played any more stops no other."""
        for id in ids:
            with suppress(Refused):
                await insist(partial(self.open, id))

    async def _hear(self, live: LiveTable, number: int) -> None:
        async with live.lock:
            # It was this worker's own entry, or another notice was faster.
            if number > live.number:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        for entry in await self.store.entries(live.table.id, live.number):
            self.hub.publish(live, live.apply(entry))
            self.changed(live, False)

    def in_background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up what is still done in the background."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Playing

    async def choose(self, live: LiveTable, seat: int, code: str, position: int, player: str | None) -> LiveTable:
        """A seat chooses; `position` is where it saw the table, so that nothing stale or repeated counts."""

        def make() -> Entry:
            self._check_playing(live, position)
            if seat != live.deciding:
                raise Refused(409, "refused-not-deciding")
            # A bot may have begun to think before the person came back for whom it stood in.
            if player is None and live.seats[seat].change == Change.BACK:
                raise Refused(409, "refused-stale")
            if player is not None and not live.sits_there(player, seat):
                raise Refused(403, "refused-not-your-seat")
            with refusing(live.game):
                live.match.offered(code)
            return self._entry(live, CHOICE, seat, code, player)

        return await self._append(live, make)

    async def undo(self, live: LiveTable, seat: int, position: int, player: str, *, whole: bool = False) -> LiveTable:
        """A seat takes back its last choice, or all back to the last barrier."""
        await self._undo_one(live, seat, position, player)
        while whole and live.match.can_undo(seat):
            await self._undo_one(live, seat, live.position, player)
        return live

    async def _undo_one(self, live: LiveTable, seat: int, position: int, player: str) -> LiveTable:
        def make() -> Entry:
            self._check_playing(live, position)
            if not live.sits_there(player, seat):
                raise Refused(403, "refused-not-your-seat")
            if not live.match.can_undo(seat):
                raise Refused(409, "refused-no-undo")
            return self._entry(live, UNDO, seat, None, player)

        return await self._append(live, make)

    @staticmethod
    def _check_playing(live: LiveTable, position: int) -> None:
        if live.match.over:
            raise Refused(409, "refused-over")
        if live.stopped:
            raise Refused(409, "refused-stopped")
        if live.outdated:
            raise Refused(409, "refused-outdated")
        if live.waiting:
            raise Refused(409, "refused-waiting")
        if live.paused:
            raise Refused(409, "refused-paused")
        if position != live.position:
            raise Refused(409, "refused-stale")

    async def say(self, live: LiveTable, player: str, name: str, text: str) -> LiveTable:
        """A chat line; whoever has no seat is seen to be watching, and has no player's name."""

        def make() -> Entry:
            own = live.seats_of(player)
            named = (live.seats[own[0]].name if own else "") or name
            return self._entry(live, CHAT, None, ChatLine(named, text, watching=not own).body(), player)

        return await self._append(live, make)

    # People

    async def join(self, live: LiveTable, seat: int, player: str, name: str, contribution: str = "") -> LiveTable:
        """Somebody invited sits down: in an open seat, or in one that a bot took over."""

        def make() -> Entry:
            now = live.seats[seat]
            if now.player == player:
                raise Refused(409, "refused-already-there")
            if now.sitter not in (Sitter.OPEN, Sitter.BOT):
                raise Refused(409, "refused-seat-taken")
            if live.has_secrets and not live.waiting:
                if now.kept_for not in (None, player):
                    raise Refused(403, "refused-hidden-hand")
                if live.seats_of(player):
                    raise Refused(409, "refused-second-hand")
            given = now.taken(player, live.free_name(name, player), Change.JOINED)
            if live.waiting and not live.table.settings.seed_chosen:
                given = replace(given, contribution=contribution)
            return self._seat_entry(live, seat, given, player)

        return await self._append(live, make)

    async def leave(self, live: LiveTable, seat: int, player: str, bot: str) -> LiveTable:
        """Somebody gets up; a bot plays on."""

        def make() -> Entry:
            if not live.sits_there(player, seat):
                raise Refused(403, "refused-not-your-seat")
            return self._seat_entry(live, seat, live.seats[seat].stood_in(bot, Change.LEFT), player)

        await self._append(live, make)
        if live.host == player and not live.seats_of(player) and (heirs := live.people()):
            await self._append(live, lambda: self._entry(live, HOST, None, heirs[0], player))
        return live

    async def back(self, live: LiveTable, seat: int, player: str) -> LiveTable:
        """Somebody whose seat a bot keeps takes it again."""

        def make() -> Entry:
            now = live.seats[seat]
            if now.away != player or now.sitter is not Sitter.BOT:
                raise Refused(409, "refused-not-away")
            return self._seat_entry(live, seat, now.taken(player, now.name, Change.BACK), player)

        return await self._append(live, make)

    async def hand_over(self, live: LiveTable, seat: int, player: str) -> LiveTable:
        """The host makes somebody at the table the host."""

        def make() -> Entry:
            self._check_host(live, player)
            heir = live.seats[seat].player
            if heir is None or heir == player:
                raise Refused(409, "refused-nobody-there")
            return self._entry(live, HOST, seat, heir, player)

        return await self._append(live, make)

    async def stop(self, live: LiveTable, player: str, wanted: bool) -> LiveTable:
        """Somebody wants to end the match unfinished, or to play on; it ends when everybody there wants it."""

        def make() -> Entry:
            if live.match.over:
                raise Refused(409, "refused-over")
            if live.stopped or (player in live.stopping) == wanted:
                raise Refused(409, "refused-stale")
            if player not in live.people() and live.host != player:
                raise Refused(403, "refused-not-your-seat")
            return self._entry(live, STOP, None, "yes" if wanted else "no", player)

        return await self._append(live, make)

    async def rematch(self, live: LiveTable, player: str) -> LiveTable:
        """The table for the next match of the same people: set up by whoever asks first, joined by the others.

        Options and clocks stay, everybody moves on by one seat.
        """

        if not live.over:
            raise Refused(409, "refused-not-over-yet")
        if player not in (*live.people(), *(seat.away for seat in live.seats)):
            raise Refused(403, "refused-not-your-seat")

        def make() -> Entry:
            # Whoever was faster has named it; to name it again changes nothing.
            return self._entry(live, REMATCH, None, live.rematch or secrets.token_hex(8), player)

        if live.rematch is None:
            await self._append(live, make)
        assert live.rematch is not None
        async with self._opening.setdefault(f"rematch {live.rematch}", asyncio.Lock()):
            try:
                new = await self.open(live.rematch)
            except Refused:
                new = await self.set_up(_once_more(live, player))
        for number, seat in enumerate(new.seats):
            if seat.sitter is Sitter.OPEN and seat.away == player:
                await self.join(new, number, player, seat.name)
        return new

    @staticmethod
    def _check_host(live: LiveTable, player: str) -> None:
        if live.host != player:
            raise Refused(403, "refused-not-host")

    async def kick(self, live: LiveTable, seat: int, player: str, bot: str) -> LiveTable:
        """The host gives a seat to a bot; earlier invitations to it no longer work.

        What is hidden there stays so: nobody else sits down, unless whoever was sent away was not there anyway.
        """

        def make() -> Entry:
            self._check_host(live, player)
            now = live.seats[seat]
            if now.sitter not in (Sitter.HUMAN, Sitter.OPEN):
                raise Refused(409, "refused-nobody-there")
            hidden = live.has_secrets and not live.waiting and not live.is_absent(seat, self.now())
            return self._seat_entry(live, seat, now.given_up(bot, now.player if hidden else None), player)

        return await self._append(live, make)

    async def out_of_time(self, live: LiveTable, seat: int, position: int, bot: str) -> LiveTable:
        """A clock has run out: a bot plays on."""

        def make() -> Entry:
            left = live.seconds_left(self.now())
            if live.position != position or live.deciding != seat or left is None or left > 0:
                raise Refused(409, "refused-stale")
            return self._seat_entry(live, seat, live.seats[seat].stood_in(bot, Change.OUT_OF_TIME), None)

        return await self._append(live, make)

    async def pause(self, live: LiveTable, player: str, paused: bool) -> LiveTable:
        """The host stops or goes on."""

        def make() -> Entry:
            self._check_host(live, player)
            if live.over or live.outdated or live.paused == paused:
                raise Refused(409, "refused-stale")
            return self._entry(live, PAUSE if paused else RESUME, None, None, player)

        return await self._append(live, make)

    # Putting away

    async def delete(self, live: LiveTable, player: str) -> None:
        """Forget a table where nobody else ever sat; where somebody did, it only leaves the player's sight."""
        alone = all(holder == player for holder in live.holders().values())
        entries = await self.store.entries(live.table.id) if alone and live.host == player else []
        if not alone or live.host != player or any(entry.player not in (None, player) for entry in entries):
            await self.store.put_away(player, live.table.id, removed=True)
            return
        async with live.lock:
            live.stopped = True
            self._live.pop(live.table.id, None)
            self.changed(live, True)
            await self.store.delete_table(live.table.id)

    # Writing

    def _entry(self, live: LiveTable, kind: str, seat: int | None, body: str | None, player: str | None) -> Entry:
        return Entry(live.table.id, live.number + 1, kind, seat, body, player, self.now())

    def _seat_entry(self, live: LiveTable, seat: int, given: Seat, player: str | None) -> Entry:
        return self._entry(live, SEAT, seat, given.text(), player)

    async def _append(self, live: LiveTable, make: Callable[[], Entry]) -> LiveTable:
        """Make an entry durable, then take it over; if another worker was first, look again whether it is allowed."""
        async with live.lock:
            while not await self.store.append(entry := make()):
                await self._catch_up(live)
            self.hub.publish(live, live.apply(entry))
        if entry.kind == CHOICE:
            self.chosen += 1
        if entry.kind == CHOICE and live.match.over:
            self.in_background(self.keep_told(live.table.id))
        if entry.kind != CHAT:
            self.store.note_standing(live.standing(), live.holders() if entry.kind == SEAT else None)
        self._put_away(live)
        self.changed(live, True)
        return live

    def _put_away(self, live: LiveTable) -> None:
        """Keep a snapshot, if one is due."""
        due = live.due_snapshot()
        if due is not None:
            self.store.add_snapshot(live.table.id, layout_of(live.game), due.snapshot, due.events, due.is_first)


def _told_of(table: Table, seed: str, names: dict[str, list[str]]) -> dict[str, Any]:
    """What an earlier release needs to know of a match, beside its choices."""
    told: dict[str, Any] = {"players": table.players, "seed": seed, "options": table.options, "names": names}
    if table.settings.start is not None:
        told["start"] = table.settings.start.plain()
    return told


def _fresh(table: Table, game: Game, outages: Outages) -> LiveTable:
    """The table as it was set up."""
    try:
        return LiveTable(table, game, outages=outages)
    except Exception as error:
        raise Unreadable(f"the table cannot be set up: {error}") from error


def _once_more(live: LiveTable, player: str) -> NewTable:
    """What is needed for the next match of the same people."""
    table = live.table
    seats = [seat.once_more(player) for seat in live.seats[: table.players]]
    return NewTable(
        game=table.game,
        seats=(*seats[1:], *seats[:1]),
        host=player,
        title=table.title,
        options=table.options,
        listed=table.settings.listed,
        move_clock=table.settings.move_clock,
        match_clock=table.settings.match_clock,
        increment=table.settings.increment,
        promise=Promise(live.rematch or new_table_id(), new_seed()),
    )
