"""Telling people whose page is closed that it is their turn, where a move has days.

Whose turn it is is noted in the database as soon as it is; some seconds later it is due to be told. Then
whoever looks at the table is told nothing, whoever has quiet hours is told after them, and everybody else
gets one message on each device that asked for it. Guests on somebody's device are told there: the message
names whom to hand it to. Of all processes the one that gets hold of the note sends it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime, time, timedelta
from hashlib import sha256
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection

from monoceros.core.mistakes import Mistake
from monoceros.core.wire import encode
from monoceros.server.live.clocks import deadline_of
from monoceros.server.live.live_table import LiveTable
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.notices import NoticeInfo, PushMessage, QuietHours, Subscription
from monoceros.server.protocol.problems import TableProblem, texts_for
from monoceros.server.protocol.rate_limits import RateLimits
from monoceros.server.protocol.timestamps import SECOND, iso, now
from monoceros.server.protocol.tokens import digest
from monoceros.server.push.delivery import Answer, Letter, deliver, endpoint_parts, origin_of
from monoceros.server.push.encryption import DeviceKeys, ServerKey, encrypt, new_server_key, readable_keys
from monoceros.server.settings import Settings
from monoceros.server.store import people, push
from monoceros.server.store.database import Store
from monoceros.server.store.people import Person
from monoceros.server.store.push import Notice, PushDevice

log = logging.getLogger("monoceros.server")
LOOK_SECONDS = 20.0
"""How often to look for what another process has left undone."""
RETRY_SECONDS = 30.0
"""How long to wait before a message that was not taken is sent once more."""
AT_ONCE = 8
"""Messages on their way at a time."""
MOST_WAITING = 200
"""Messages of a process that may wait for that; what comes beyond is dropped and counted."""
SIGNED_SECONDS = 3600
TRIES_PER_MINUTE = 6.0


class TurnNotices:
    """The messages of a server process. `find` brings a table as the database has it."""

    def __init__(
        self, settings: Settings, store: Store, find: Callable[[str], Awaitable[LiveTable]], metrics: Metrics
    ) -> None:
        self._settings = settings
        self._store = store
        self._find = find
        self._metrics = metrics
        self._key: ServerKey | None = None
        self._awake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._sending = 0
        self._tries = RateLimits(TRIES_PER_MINUTE, TRIES_PER_MINUTE / 2)

    async def start(self) -> None:
        """Get the server's key, made at the first start of all, and begin to watch."""
        if not self._settings.push:
            return
        kept = await self._store.change(lambda held: push.server_key(held, new_server_key()))
        self._key = ServerKey(kept)
        self._spawn(self._watch())

    async def stop(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._tolerate(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tolerate(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (TableProblem, Mistake) as problem:
            log.warning("turn notices", extra={"code": problem.code})

    # What the caller wants.

    async def info(self, person: Person | None, token: str | None) -> NoticeInfo:
        """How messages stand with somebody."""
        if person is None or self._key is None:
            key = "" if self._key is None else self._key.public
            return NoticeInfo(available=bool(key), key=key, here=False, devices=0, quiet=None)

        def query(held: Connection) -> tuple[bool, int, QuietHours | None]:
            here = token is not None and push.device_here(held, token) is not None
            return here, len(push.devices_of(held, person.id)), push.quiet_hours_of(held, person.id)

        here, devices, quiet = await self._store.read(query)
        return NoticeInfo(available=True, key=self._key.public, here=here, devices=devices, quiet=quiet)

    async def subscribe(self, person: Person, token: str, wish: Subscription, origin: str) -> None:
        """Send messages to a device from now on."""
        if self._key is None:
            raise TableProblem("push-off")
        keys = DeviceKeys(wish.keys.p256dh, wish.keys.auth)
        parts = endpoint_parts(wish.endpoint, anywhere=self._settings.push_private)
        if parts is None or not readable_keys(keys):
            raise TableProblem("push-endpoint")
        device = PushDevice(digest(wish.endpoint), person.id, wish.endpoint, keys.p256dh, keys.auth, origin)
        await self._store.change(lambda held: push.keep_device(held, person.id, token, device))

    async def unsubscribe(self, token: str) -> None:
        """Send no more messages to a device."""
        await self._store.change(lambda held: push.let_go_of_token(held, token))

    async def keep_quiet(self, person: Person, hours: QuietHours | None) -> None:
        """Keep when somebody wants no messages."""
        if hours is not None and (hours.begins == hours.ends or not await asyncio.to_thread(_known, hours)):
            raise TableProblem("quiet-hours")
        await self._store.change(lambda held: push.keep_quiet(held, person.id, hours))

    async def try_out(self, person: Person, token: str) -> None:
        """Send a message to a device, so that its person sees how that looks."""
        device = await self._store.read(lambda held: push.device_here(held, token))
        if device is None:
            raise TableProblem("push-off")
        if not self._tries.take(person.id):
            raise TableProblem("flood")
        text = texts_for(person.language)
        words = PushMessage(
            title=text("push-try-title"),
            body=text("push-try"),
            lang=text.language,
            url="/me",
            tag="try",
            until=None,
            turns=await self.turns(person),
        )
        self._post(device, words)

    async def turns(self, person: Person) -> int:
        """In how many games of days it is somebody's turn."""
        return await self._store.read(lambda held: push.turns_of(held, person.id))

    # Whose turn it is.

    def note(self, table: LiveTable) -> None:
        """Note whose turn it is at a table; nothing is told before it is due.

        The page counts these turns too, also where nobody may be sent a message.
        """
        match_log, stored = table.match_log, table.stored
        if stored.pace.kind != "days" or match_log is None:
            return
        delay = int(self._settings.push_after * SECOND)
        turns = [
            Notice(table.id, seat, stored.chairs[seat].device, since, since + delay)
            for seat in (_to_be_told(table) if stored.status == "playing" else [])
            for since in [match_log.turn_since[seat]]
        ]
        moment = stored.began if match_log.last is None else match_log.last.at
        self._spawn(self._note(table.id, turns, moment))

    async def _note(self, table: str, turns: list[Notice], moment: int) -> None:
        await self._store.change(lambda held: push.note_turns(held, table, turns, moment))
        self._awake.set()

    async def _watch(self) -> None:
        while True:
            wait = LOOK_SECONDS
            with contextlib.suppress(TableProblem):
                for notice in await self._store.read(lambda held: push.due(held, now())):
                    with contextlib.suppress(TableProblem, Mistake):
                        await self._tell(notice)
                following = await self._store.read(push.next_due)
                if following is not None:
                    wait = min(wait, max(0.2, (following - now()) / SECOND))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._awake.wait()
            self._awake.clear()

    async def _tell(self, notice: Notice) -> None:
        try:
            table = await self._find(notice.table)
        except (TableProblem, Mistake) as problem:
            if problem.code != "storage":
                await self._take(notice)
            return
        if not _still_owed(table, notice) or notice.seat in table.presence.looking():
            await self._take(notice)
            return

        def query(held: Connection) -> tuple[Person | None, list[PushDevice], QuietHours | None, int]:
            who = notice.person
            return (
                people.find_by_id(held, who),
                push.devices_of(held, who),
                push.quiet_hours_of(held, who),
                push.turns_of(held, who),
            )

        person, devices, quiet, turns = await self._store.read(query)
        until = quiet_until(quiet, now()) if quiet is not None else None
        if until is not None:
            await self._store.change(lambda held: push.put_off(held, notice, until))
        elif await self._take(notice) and person is not None:
            words = turn_message(table, notice.seat, person.language, turns)
            for device in devices:
                self._post(device, words)

    async def _take(self, notice: Notice) -> bool:
        return await self._store.change(lambda held: push.take(held, notice))

    # Messages on their way.

    def _post(self, device: PushDevice, words: PushMessage) -> None:
        if self._sending >= MOST_WAITING:
            self._metrics.pushed.labels("dropped").inc()
            return
        self._sending += 1
        self._spawn(self._send(device, words))

    async def _send(self, device: PushDevice, words: PushMessage) -> None:
        try:
            answer = await self._attempt(device, words)
            if answer is Answer.FAILED:
                await asyncio.sleep(RETRY_SECONDS)
                answer = await self._attempt(device, words)
        finally:
            self._sending -= 1
        self._metrics.pushed.labels(answer.value).inc()
        then = {
            Answer.TAKEN: push.note_taken,
            Answer.GONE: push.forget_device,
            Answer.FAILED: push.note_failed,
        }[answer]
        await self._store.change(lambda held: then(held, device.id))

    async def _attempt(self, device: PushDevice, words: PushMessage) -> Answer:
        key, private = self._key, self._settings.push_private
        parts = endpoint_parts(device.endpoint, anywhere=private)
        if key is None or parts is None:
            return Answer.GONE
        contact = self._settings.push_contact or device.origin
        until = now() // SECOND + SIGNED_SECONDS

        def write() -> Letter:
            return Letter(
                device.endpoint,
                key.authorization(origin_of(parts), contact, until),
                sha256(words.tag.encode()).hexdigest()[:32],
                encrypt(encode(words), DeviceKeys(device.p256dh, device.auth)),
            )

        async with self._gate:
            return await deliver(await asyncio.to_thread(write), anywhere=private)


def _to_be_told(table: LiveTable) -> list[int]:
    """The seats whose turn is told: of those who share a device one at a time, its own person first."""
    assert table.match_log is not None
    chairs = [table.stored.chairs[seat] for seat in table.match_log.state.deciders()]
    asked = sorted((chair for chair in chairs if not chair.player), key=lambda chair: not chair.person)
    first = {chair.device: chair.seat for chair in reversed(asked) if chair.device}
    return sorted(first.values())


def _still_owed(table: LiveTable, notice: Notice) -> bool:
    """Whether it is still the turn a note is about."""
    match_log, chair = table.match_log, table.stored.chairs[notice.seat]
    if match_log is None or table.stored.status != "playing":
        return False
    mine = chair.device == notice.person and not chair.player
    asked = bool(match_log.state.to_act >> notice.seat & 1)
    return mine and asked and match_log.turn_since[notice.seat] == notice.since


def turn_message(table: LiveTable, seat: int, language: str, turns: int) -> PushMessage:
    """What somebody is told when it is their turn: the game, the company, the time; nothing of any card."""
    text = texts_for(language)
    stored, match_log = table.stored, table.match_log
    assert match_log is not None
    end = deadline_of(stored, match_log, seat)
    names = [chair.nickname for chair in stored.chairs if chair.seat != seat and chair.nickname]
    game = text(f"{stored.game}-title")
    chair = stored.chairs[seat]
    guest = "" if chair.person else chair.nickname
    kind = "push-window" if match_log.state.window else "push-turn-guest" if guest else "push-turn"
    body = [text("push-with", names=", ".join(names))] if names else []
    if end is not None:
        body.append(text("push-until", when="{when}"))
    return PushMessage(
        title=text(kind, game=game, name=guest),
        body=" ".join(body),
        lang=text.language,
        url=f"/t/{table.id}",
        tag=table.id,
        until=None if end is None else iso(end),
        turns=turns,
    )


def _known(hours: QuietHours) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(hours: QuietHours, moment: int) -> int | None:
    """When the quiet hours of a moment are over; None where it is not in them."""
    try:
        zone = ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
    local = datetime.fromtimestamp(moment / SECOND, zone)
    minute = local.hour * 60 + local.minute
    overnight = hours.begins > hours.ends
    late, early = minute >= hours.begins, minute < hours.ends
    if not (late or early if overnight else late and early):
        return None
    day = local.date() + timedelta(days=1 if overnight and late else 0)
    return int(datetime.combine(day, time(hours.ends // 60, hours.ends % 60), zone).timestamp() * SECOND)
