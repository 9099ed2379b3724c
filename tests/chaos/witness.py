"""Somebody who plays at tables over real sockets and remembers everything that was told.

After the end everything is compared with the log in the database, read without the server: each view ever
told must be the view of that version, and each of the witness's own actions that was acknowledged must stand
in the log, once. What was sent and never answered may or may not be there; it is sent again, as by a page
whose connection broke.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from monoceros.core.wire import encode
from monoceros.server.live.match_log import MatchLog
from monoceros.server.store.stored_table import LogEntry, StoredTable

SILENCE = 20.0
"""Seconds after which a socket that says nothing counts as broken."""
BROKEN = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError)
Json = dict[str, Any]


class Told(NamedTuple):
    """A view as a seat was told it."""

    n: int
    seat: int
    view: Json


class Acted(NamedTuple):
    """An action that was sent at a version."""

    n: int
    seat: int
    action: int


@dataclass
class Account:
    """All the witness knows of one table."""

    table: str
    cookies: list[str]
    told: list[Told] = field(default_factory=list)
    acknowledged: list[Acted] = field(default_factory=list)
    resent: int = 0
    reconnected: int = 0
    over: bool = False


class Witness:
    """Plays at some tables at once until told to stop."""

    def __init__(self, address: str, random: Random, repeated: Callable[[int], int]) -> None:
        self.address = address
        self.repeated = repeated
        self.accounts: list[Account] = []
        self.refused: Counter[str] = Counter()
        self.stop = False
        self._random = random

    @property
    def acknowledged(self) -> int:
        """How many actions were acknowledged so far."""
        return sum(len(account.acknowledged) for account in self.accounts)

    async def play(self) -> None:
        """Play one table after the other."""
        while not self.stop:
            try:
                account = await self._open()
            except BROKEN:
                await asyncio.sleep(0.2)
                continue
            self.accounts.append(account)
            while not (account.over or self.stop):
                try:
                    await self._sit(account)
                except BROKEN:
                    account.reconnected += 1
                    await asyncio.sleep(0.1)

    async def _open(self) -> Account:
        """Open a table for two people and a bot."""
        async with httpx.AsyncClient(base_url=self.address, timeout=SILENCE, trust_env=False) as ada:
            wish = {"game": "hilo", "seats": 3, "bots": [None, None, "heuristic"]}
            table = (await ada.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            cookies = [f"person={ada.cookies['person']}"]
        async with httpx.AsyncClient(base_url=self.address, timeout=SILENCE, trust_env=False) as blaise:
            (await blaise.post(f"/api/tables/{table}/join", json={})).raise_for_status()
            cookies.append(f"person={blaise.cookies['person']}")
        return Account(table, cookies)

    async def _sit(self, account: Account) -> None:
        address = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{account.table}"
        options: Json = {"proxy": None, "compression": None, "open_timeout": SILENCE, "close_timeout": 1}
        async with (
            connect(address, additional_headers={"Cookie": account.cookies[0]}, **options) as one,
            connect(address, additional_headers={"Cookie": account.cookies[1]}, **options) as two,
        ):
            seats = [_Seat(account, seat, line, self) for seat, line in enumerate((one, two))]
            for seat in seats:
                await seat.hear_until(0)
            while not self.stop and not account.over:
                await self._move(account, seats)

    async def _move(self, account: Account, seats: list["_Seat"]) -> None:
        able = [seat for seat in seats if seat.choices]
        if not able:
            await asyncio.gather(*(seat.hear_until(seat.n + 1) for seat in seats))
            return
        mover = self._random.choice(able)
        acted = Acted(mover.n, mover.seat, self._random.choice(mover.choices))
        times = 2 if self._random.random() < 0.1 else 1
        account.resent += times - 1
        if await mover.act(acted, times):
            account.acknowledged.append(acted)
        for seat in seats:
            await seat.hear_until(mover.n)


class _Seat:
    def __init__(self, account: Account, seat: int, line: ClientConnection, witness: Witness) -> None:
        self.seat = seat
        self.n = -1
        self.choices: list[int] = []
        self._account = account
        self._line = line
        self._witness = witness
        self._refused = 0

    async def act(self, acted: Acted, times: int) -> bool:
        """Send an action, perhaps more than once; whether it was taken.

        A server does what one socket asks in order: with the answer to a question asked afterwards everything
        refused has been refused.
        """
        self._refused = 0
        port = self._line.local_address[1]
        repeated = self._witness.repeated(port)
        for _ in range(times):
            await self._line.send(json.dumps({"type": "act", "n": acted.n, "action": acted.action}))
        await self._line.send('{"type":"ping"}')
        while await self._next() != "pong":
            pass
        again = self._witness.repeated(port) - repeated
        self._account.resent += again
        return self._refused < times + again

    async def hear_until(self, n: int) -> None:
        while self.n < n and not self._account.over:
            await self._next()

    async def _next(self) -> str:
        said = json.loads(await asyncio.wait_for(self._line.recv(), SILENCE))
        if said["type"] == "refused":
            self._refused += 1
            self._witness.refused[said["code"]] += 1
        elif said["type"] == "update":
            self.n = said["n"]
            self.choices = [choice["action"] for choice in said["choices"]]
            self._account.told.append(Told(self.n, self.seat, said["view"]))
            self._account.over = said["outcome"] is not None
        return str(said["type"])


def complaints(account: Account, stored: StoredTable, entries: list[LogEntry]) -> list[str]:
    """What was told and is not so in the end."""
    found = [
        f"{acted} was acknowledged and is not in the log"
        for acted in account.acknowledged
        if not _stands(acted, entries)
    ]
    views: dict[tuple[int, int], Json] = {}
    played = MatchLog(stored, stored.setup())
    for n in range(len(entries) + 1):
        if n:
            played.add(entries[n - 1])
        for seat in range(2):
            views[n, seat] = json.loads(encode(played.state.view(seat)))
    found += [
        f"seat {told.seat} was told another version {told.n}"
        for told in account.told
        if views.get((told.n, told.seat)) != told.view
    ]
    return found


def _stands(acted: Acted, entries: list[LogEntry]) -> bool:
    """Whether the first thing the seat did after that version is what was acknowledged."""
    own = (entry.action for entry in entries[acted.n :] if entry.seat == acted.seat)
    return next(own, None) == acted.action
