"""The lobby: opening, finding and changing tables, and all of them this process has in memory."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from sqlalchemy import Connection

from monoceros.bots.ladder import check_bot
from monoceros.core.game import Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.options import check_offered
from monoceros.games.registry import find_game
from monoceros.locales import LANGUAGES
from monoceros.server.live.auto_moves import AutoMoves
from monoceros.server.live.chat import TalkLimits
from monoceros.server.live.clocks import checked_pace
from monoceros.server.live.emotes import EmoteLimits
from monoceros.server.live.host_tools import HostTools
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.people import People
from monoceros.server.live.presence import REPEAT_SECONDS
from monoceros.server.live.rooms import Rooms
from monoceros.server.live.turn_notices import TurnNotices
from monoceros.server.metrics import Metrics
from monoceros.server.neighbours import Neighbours
from monoceros.server.protocol.messages import OpenTable, TableInfo
from monoceros.server.protocol.pack_upload import own_pack
from monoceros.server.protocol.plain_text import forfeit, nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rate_limits import RateLimits
from monoceros.server.protocol.timestamps import now
from monoceros.server.protocol.tokens import is_id, new_code, new_id, read_code
from monoceros.server.settings import Settings
from monoceros.server.store import housekeeping, people, rooms, seating
from monoceros.server.store.bus import Bus, BusMessage
from monoceros.server.store.database import Store
from monoceros.server.store.fairness import checked_commitment, commitment_to, new_secret
from monoceros.server.store.people import Person
from monoceros.server.store.stored_table import Chair, StoredTable, checked_setup
from monoceros.server.store.waiting_room import guest_chair
from monoceros.server.workers.analysis_queue import AnalysisQueue
from monoceros.server.workers.checks import Checks
from monoceros.server.workers.hints import HintService
from monoceros.server.workers.pool import WorkerPool

log = logging.getLogger("monoceros.server")
SILENCE_SECONDS = 1.0


class Lobby:
    """All tables of a server process, and the services they share. Tables are loaded when somebody looks."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        pool: WorkerPool,
        metrics: Metrics,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.people = People(settings, store)
        self.rooms = Rooms(self, new_table)
        self.notices = TurnNotices(settings, store, self.find, metrics)
        self.host_tools = HostTools(self)
        self.hints = HintService(pool)
        self.checks = Checks(settings, new_table)
        self.talk = TalkLimits()
        self.emotes = EmoteLimits()
        self.analyses = AnalysisQueue(settings, store, bus.process)
        self.metrics = metrics
        self._bus = bus
        self._neighbours = neighbours
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._next_sweep = 0.0
        self.blocked: list[IPv4Network | IPv6Network] = []
        self._packs = RateLimits(settings.packs_per_hour / 60, settings.packs_per_hour)
        self._one_setup = asyncio.Lock()

    async def start(self) -> None:
        """Begin to listen to other processes, to watch clocks, and to tidy up."""
        await self._bus.start(self._hear, self._missed)
        await self.notices.start()
        self._spawn(self._tidy())
        self._spawn(self._notice_silence())

    async def stop(self) -> None:
        """Let go of everything; nothing is lost, because everything is in the store."""
        await self._bus.stop()
        for table in self._tables.values():
            table.close()
        await self.notices.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analyses.stop()
        self.pool.close()
        self.checks.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(self._tolerate(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tolerate(self, work: Coroutine[Any, Any, None]) -> None:
        """Background work that meets a problem says so in the log; whoever looks next tries again."""
        try:
            await work
        except (TableProblem, Mistake) as problem:
            log.warning("background work", extra={"code": problem.code})

    # Tables.

    async def find(self, table: str) -> LiveTable:
        """A table by its id as the database has it, brought into memory if need be."""
        found = self._tables.get(table)
        if found is None or found.gone:
            return await self.bring(table)
        await found.freshen()
        return found

    async def bring(self, table: str) -> LiveTable:
        """A table in memory, or brought there."""
        found = self._tables.get(table)
        if found is not None and not found.gone:
            return found
        if not is_id(table):
            raise TableProblem("no-such-table")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.table(table)
        if stored is None:
            raise TableProblem("no-such-table")
        auto_moves = AutoMoves(
            self.pool, self.metrics, self.settings.bot_pause, self.settings.program_seconds
        )
        live = LiveTable(
            stored,
            await self._setup(stored),
            self.store,
            self._bus,
            self.metrics,
            auto_moves,
            onlookers=self.settings.onlookers,
        )
        live.on_turn = self.notices.note
        await live.load()
        self._tables[table] = live
        self.metrics.tables.set(len(self._tables))
        return live

    async def _setup(self, stored: StoredTable) -> Setup | None:
        """The set-up of a table, made in a thread: one at a time, so that the loop keeps its turn."""
        async with self._one_setup:
            try:
                return await asyncio.to_thread(stored.setup)
            except Mistake as mistake:
                log.warning("table outdated", extra={"table": stored.id, "code": mistake.code})
                return None

    async def find_code(self, code: str) -> LiveTable:
        """A table by its join code."""
        read = read_code(code)
        stored = await self.store.table_by_code(read) if read is not None else None
        if stored is None:
            raise TableProblem("no-such-table")
        return await self.find(stored.id)

    async def table_to_preview(self, kind: str, name: str) -> StoredTable | None:
        """The table a link leads to, by what the link is made of; None where there is none."""
        if kind == "join":
            code = read_code(name)
            return await self.store.table_by_code(code) if code is not None else None
        if not is_id(name):
            return None
        if kind == "r":
            return await self.store.read(lambda held: rooms.current_table(held, name))
        return await self.store.table(name)

    async def public(self) -> list[TableInfo]:
        """The public tables that wait for players."""
        return [self._listed(stored, None) for stored in await self.store.public_tables()]

    async def mine(self, person: str, tokens: dict[str, str]) -> list[TableInfo]:
        """The tables a person sits at, and those some seat tokens, by table, really open; newest first."""
        own = await self.people.tables(person) if person else []
        found = await self.store.tables(list(dict.fromkeys([*own, *filter(is_id, tokens)])))
        seated = [(stored, stored.seat_held(person, tokens.get(stored.id))) for stored in found]
        seated.sort(key=lambda pair: pair[0].created, reverse=True)
        return [self._listed(stored, seat) for stored, seat in seated if seat is not None]

    def _listed(self, stored: StoredTable, you: int | None) -> TableInfo:
        live = self._tables.get(stored.id)
        if live is None or live.stored.changes < stored.changes:
            return stored.info(you, 0, frozenset())
        return live.info(you)

    # Changes of seats.

    async def prepare_table(self, wish: OpenTable, visitor: str = "") -> StoredTable:
        """A table as somebody wishes it, before anybody has it; a problem or mistake tells what is wrong."""
        if not wish.pack:
            return await asyncio.to_thread(new_table, wish)
        if not self._packs.take(visitor):
            raise TableProblem("flood")
        prepared: StoredTable = await self.checks.run(visitor, new_table, wish)
        return prepared

    async def open_table(self, stored: StoredTable, host: Person) -> LiveTable:
        """Open a table that is prepared, for its host."""
        chair = stored.chairs[0]
        chair.person, chair.avatar = host.id, host.avatar
        chair.nickname = chair.nickname or host.name
        for guest in stored.chairs[1:]:
            if guest.kind == "person":
                others = stored.chairs[: guest.seat]
                stored.chairs[guest.seat] = guest_chair(guest.seat, guest.nickname, host.id, others)
        stored.secret = new_secret()
        stored.commitment = commitment_to(stored.secret)
        stored.room, stored.host_person = stored.id, host.id

        def write(held: Connection) -> StoredTable:
            fresh = seating.write_new(held, stored)
            rooms.open_room(held, fresh)
            return fresh

        written = await self.store.change(write)
        log.info("table opened", extra={"table": written.id, "game": written.game})
        return await self.find(written.id)

    async def change(self, table: LiveTable, job: Callable[[Connection], StoredTable]) -> None:
        """Change a table's seats and tell everyone."""
        await table.refresh(await self.store.change(job))

    async def forget(self, person: str) -> int:
        """Forget somebody, and tell every table they sat at; how many seats they had."""
        given_up, changed = await self.store.change(lambda held: people.forget(held, person))
        for table in changed:
            self._bus.tell(BusMessage(process=self._bus.process, table=table, kind="seats"))
            if table in self._tables:
                await self._tables[table].refresh()
        return given_up

    # In the background.

    def _hear(self, news: BusMessage) -> None:
        table = self._tables.get(news.table)
        if table is None:
            return
        if news.kind == "log" and news.changes <= table.stored.changes and table.overhear(news):
            return
        self._spawn(table.hear(news))

    def _missed(self) -> None:
        """After the bus was away: look at every table in memory once."""
        for table in self._tables.values():
            self._spawn(table.refresh())
            self._spawn(table.follow(table.told + 1))

    async def _tidy(self) -> None:
        """From time to time: watch clocks nobody watches, repeat presence, forget tables nobody uses."""
        while True:
            with contextlib.suppress(TableProblem):
                for table in await self.store.clocked():
                    if self._neighbours is not None and not self._neighbours.looks_after(table):
                        continue
                    with contextlib.suppress(TableProblem, Mistake):
                        await self.bring(table)
            if time.monotonic() >= self._next_sweep:
                self._next_sweep = time.monotonic() + housekeeping.EVERY
                with contextlib.suppress(TableProblem):
                    await self.sweep()
            with contextlib.suppress(TableProblem):
                await self._look_round()
            seconds = self.settings.idle_minutes * 60
            for idle in [live for live in self._tables.values() if live.gone or live.idle(seconds)]:
                idle.close()
                del self._tables[idle.id]
            self.metrics.tables.set(len(self._tables))
            for live in self._tables.values():
                if live.presence.here or live.stored.status == "playing":
                    live.repeat_presence()
            await asyncio.sleep(REPEAT_SECONDS)

    async def _notice_silence(self) -> None:
        """Every second: see whose line is dead, though nobody has said so."""
        while True:
            await asyncio.sleep(SILENCE_SECONDS)
            for table in list(self._tables.values()):
                if table.presence.here:
                    table.notice_silence()

    async def _look_round(self) -> None:
        """Take over what was changed without a word: by whoever runs the server, or with its news lost."""
        self.blocked = [ip_network(network) for network in await self.store.blocked()]
        known = {table: live.stored.changes for table, live in self._tables.items()}
        found = await self.store.changes(list(known))
        for table, changes in known.items():
            if found.get(table) != changes and table in self._tables:
                await self._tables[table].refresh()

    def keeps_out(self, visitor: str) -> bool:
        """Whether this address is to be kept out."""
        if not self.blocked:
            return False
        try:
            address = ip_address(visitor)
        except ValueError:
            return False
        return any(address in network for network in self.blocked)

    async def sweep(self) -> int:
        """Clear away tables nobody will come back to, if it is our turn; how many."""
        moment = now()
        if not await self.store.change(lambda held: housekeeping.take_turn(held, moment)):
            return 0
        removed = 0
        for table in await self.store.abandoned(self.settings, moment):
            live = self._tables.get(table)
            if live is not None and live.presence.here:
                continue
            if await self.store.change(
                partial(housekeeping.remove, table=table, settings=self.settings, moment=moment)
            ):
                removed += 1
                self._bus.tell(BusMessage(process=self._bus.process, table=table, kind="seats"))
                if live is not None:
                    await live.refresh()
        for person in await self.people.long_gone():
            await self.forget(person)
        if removed:
            log.info("tables cleared away", extra={"count": removed})
        return removed


def new_table(wish: OpenTable) -> StoredTable:
    """A table as its host wishes it, without its secret yet; a problem or mistake tells what is wrong."""
    game = find_game(wish.game)
    check_offered(game.options_type, wish.options)
    own = own_pack(wish.pack)
    game.printed(wish.edition)
    setup = checked_setup(wish.game, wish.edition, wish.seats, wish.options, own.text if own else "")
    adult = game.adults_only(setup)
    forfeits = [words for words in map(forfeit, wish.forfeits) if words]
    if forfeits and not adult:
        raise TableProblem("forfeits-adults")
    if len(wish.bots) > wish.seats or any(wish.bots[:1]):
        raise Mistake("bots-count", found=len(wish.bots), most=wish.seats - 1)
    for bot in wish.bots:
        if bot is not None:
            check_bot(game, bot)
    language = wish.deck_language or setup.edition.language
    if language not in LANGUAGES:
        raise Mistake("language-unknown", language=language, known=", ".join(LANGUAGES))
    bots = [*wish.bots, *[None] * (wish.seats - len(wish.bots))]
    chairs = [Chair(seat=seat, kind="bot" if bot else "open", bot=bot or "") for seat, bot in enumerate(bots)]
    host = chairs[0]
    host.kind, host.nickname = "person", nickname(wish.nickname)
    host.entropy_commitment = checked_commitment(wish.entropy_commitment)
    free = [chair for chair in chairs if chair.kind == "open"]
    if len(wish.guests) > len(free):
        raise TableProblem("table-full")
    for chair, guest in zip(free, wish.guests, strict=False):
        chair.kind, chair.nickname = "person", nickname(guest)
    seating.name_bots(chairs)
    return StoredTable(
        id=new_id(),
        code=new_code(),
        game=game.id,
        edition=setup.edition.id,
        rules=game.rules_version,
        pack=setup.pack.label,
        own_pack=own is not None,
        adult=adult,
        forfeits=forfeits,
        pack_text=own.text if own else "",
        options=dict(wish.options),
        deck_language=language,
        pace=checked_pace(wish.pace),
        public=wish.public,
        hints=wish.hints,
        commitment="",
        secret="",
        created=now(),
        starts=wish.starts,
        chairs=chairs,
    )
