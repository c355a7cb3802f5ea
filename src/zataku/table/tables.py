"""All tables of a worker: opening them, and everything that people can do at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial

from zataku.games import game as game_named
from zataku.games import games
from zataku.kernel.game import Game, Setting
from zataku.kernel.match import Match

from .fairness import commitment, new_seed
from .hub import Hub
from .live import CHAT_LINES, LiveTable
from .patience import insist
from .refused import Refused, refusing
from .seats import Change, Seat, Sitter
from .snapshots import Unreadable, layout_of, match_at
from .store import ChatLine, Entry, Snapshot, Store, Table, TableSettings
from .store.rows import CHAT, CHOICE, HOST, PAUSE, RESUME, SEAT, STOP, UNDO

#: How many tables a worker keeps in memory, and how many earlier positions of matches.
_TABLES_KEPT = 2000
_POSITIONS_KEPT = 64


_log = logging.getLogger("zataku.table")


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is needed to set up a table. Without a seed it gets a random one."""

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


class Tables:
    """The tables as this worker knows them. Every change is an entry in the store before it is anything else."""

    def __init__(self, store: Store, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.hub = hub
        self.now = clock
        #: Called after a table changed; `ours` tells whether this worker made the change.
        self.changed: Callable[[LiveTable, bool], None] = lambda live, ours: None
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._positions: OrderedDict[tuple[str, tuple[str, ...]], Match] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening

    async def set_up(self, wanted: NewTable) -> LiveTable:
        """A new table; ValueError says what is allowed."""
        game = game_named(wanted.game)
        seed = wanted.seed or new_seed()
        players = len(wanted.seats)
        match = Match(game, players, seed, wanted.options)
        table = Table(
            id=secrets.token_hex(8),
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
            ),
            seed=seed,
            commitment=commitment(seed),
            host=wanted.host,
            title=wanted.title,
            created=self.now(),
        )
        live = LiveTable(table, game, match)
        await self.store.add_table(table, live.standing(), live.holders())
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
        if game is None or game.version != table.version:
            raise Refused(410, "refused-other-version", version=table.version)
        snapshot = await self.store.snapshot(id, layout_of(game))
        if snapshot is not None:
            try:
                return await self._played_on(await self._restored(table, game, snapshot))
            except Unreadable as error:
                _log.warning("table %s is replayed from the start: %s", id, error)
        try:
            return await self._played_on(_fresh(table, game))
        except Unreadable as error:
            _log.error("table %s cannot be replayed", id, exc_info=error)
            raise Refused(410, "refused-broken") from error

    async def _restored(self, table: Table, game: Game, snapshot: Snapshot) -> LiveTable:
        events = await self.store.snapshot_events(table.id, layout_of(game), snapshot.number)
        people = await self.store.people_entries(table.id, snapshot.number, CHAT_LINES)
        return LiveTable.restored(table, game, snapshot, events, people)

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
        known = self._positions.get(key)
        if known is None:
            snapshot = await self.store.snapshot(live.table.id, layout_of(live.game), choices)
            known = match_at(live.table, live.game, snapshot, codes)
            self._positions[key] = known
            if len(self._positions) > _POSITIONS_KEPT:
                self._positions.popitem(last=False)
        return known

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
        if live.waiting:
            raise Refused(409, "refused-waiting")
        if live.paused:
            raise Refused(409, "refused-paused")
        if position != live.position:
            raise Refused(409, "refused-stale")

    async def say(self, live: LiveTable, player: str, name: str, text: str) -> LiveTable:
        """A chat line."""
        return await self._append(live, lambda: self._entry(live, CHAT, None, ChatLine(name, text).body(), player))

    # People

    async def join(self, live: LiveTable, seat: int, player: str, name: str) -> LiveTable:
        """Somebody invited sits down: in an open seat, or in one that a bot took over."""

        def make() -> Entry:
            now = live.seats[seat]
            if now.player == player:
                raise Refused(409, "refused-already-there")
            if now.sitter not in (Sitter.OPEN, Sitter.BOT):
                raise Refused(409, "refused-seat-taken")
            return self._seat_entry(live, seat, now.taken(player, name, Change.JOINED), player)

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

    @staticmethod
    def _check_host(live: LiveTable, player: str) -> None:
        if live.host != player:
            raise Refused(403, "refused-not-host")

    async def kick(self, live: LiveTable, seat: int, player: str, bot: str) -> LiveTable:
        """The host gives a seat to a bot; earlier invitations to it no longer work."""

        def make() -> Entry:
            self._check_host(live, player)
            now = live.seats[seat]
            if now.sitter not in (Sitter.HUMAN, Sitter.OPEN):
                raise Refused(409, "refused-nobody-there")
            return self._seat_entry(live, seat, now.given_up(bot), player)

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
            if live.over or live.paused == paused:
                raise Refused(409, "refused-stale")
            return self._entry(live, PAUSE if paused else RESUME, None, None, player)

        return await self._append(live, make)

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


def _fresh(table: Table, game: Game) -> LiveTable:
    """The table as it was set up."""
    try:
        return LiveTable(table, game)
    except Exception as error:
        raise Unreadable(f"the table cannot be set up: {error}") from error
