"""What a host may do about people, as a server process sees it: who is there, who stalls, who has gone."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.stalling import stalling_since
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rooms import AskSeat, GiveSeat, OnePerson, PassOnHost
from monoceros.server.protocol.timestamps import SECOND, now
from monoceros.server.store import host_tools, people, rooms
from monoceros.server.store.people import Person
from monoceros.server.store.stored_table import NO_SEAT, StoredTable

if TYPE_CHECKING:
    from monoceros.server.live.lobby import Lobby


class HostTools:
    """The host's tools. Everybody at the table is told of what is done with them."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby = lobby

    async def remove(self, table: LiveTable, caller: int | None, whom: OnePerson) -> None:
        """Remove somebody from the seats of the room."""

        def job(held: Connection) -> StoredTable:
            if whom.seat is None:
                return host_tools.remove_visitor(held, table.id, caller, whom.ref)
            return host_tools.remove(held, table.id, caller, whom.seat, whom.who)

        await self._lobby.change(table, job)

    async def mute(self, table: LiveTable, caller: int | None, whom: OnePerson, *, muted: bool) -> None:
        """Mute somebody with a seat, or let them be heard again."""
        seat = whom.seat
        if seat is None:
            raise TableProblem("seat-changed")
        await self._lobby.change(
            table, lambda held: host_tools.mute(held, table.id, caller, seat, whom.who, muted=muted)
        )

    async def pardon(self, table: LiveTable, caller: int | None, ref: str) -> None:
        """Let somebody sit down and talk again."""
        await self._lobby.change(table, lambda held: host_tools.pardon(held, table.id, caller, ref))

    async def warn(self, table: LiveTable, caller: int | None, seat: int, who: str) -> None:
        """Warn somebody for whom everybody has been waiting for a while."""
        settings = self._lobby.settings
        since = stalling_since(table, seat)
        waited = 0 if since is None else now() - since
        if since is None or table.stored.pace.kind == "days" or waited < settings.stall_seconds * SECOND:
            raise TableProblem("not-stalling")
        until = now() + int(settings.warning_seconds * SECOND)
        await self._lobby.change(
            table, lambda held: host_tools.warn(held, table.id, caller, seat, who, until)
        )

    async def ask(self, table: LiveTable, person: Person, wish: AskSeat) -> None:
        """Note that somebody without a seat asks for one, and tell everybody."""
        stored = table.stored
        stored.check_welcome(person.id)
        if stored.seat_held(person.id, None) is not None:
            raise TableProblem("other-seat")
        if stored.status == "over":
            raise TableProblem("match-over")
        if wish.seat >= len(stored.chairs):
            raise TableProblem("no-such-seat", seat=wish.seat)
        name = nickname(wish.nickname)

        def job(held: Connection) -> None:
            rooms.note(held, stored.room, person.id, asks=wish.seat)
            if name and not person.name:
                people.change(held, person.id, name=name)

        await self._lobby.store.change(job)
        await self._lobby.rooms.tell(table)

    async def take_back_asking(self, table: LiveTable, person: Person) -> None:
        """Ask no longer."""
        await self._lobby.store.change(
            lambda held: rooms.note(held, table.stored.room, person.id, asks=NO_SEAT)
        )
        await self._lobby.rooms.tell(table)

    async def give(self, table: LiveTable, caller: int | None, gift: GiveSeat) -> None:
        """Give a seat to somebody in the room who has none."""
        present = table.presence.connected()
        await self._lobby.change(
            table,
            lambda held: host_tools.give(
                held, table.id, caller, ref=gift.to, seat=gift.seat, who=gift.who, present=present
            ),
        )

    async def decline(self, table: LiveTable, caller: int | None, ref: str) -> None:
        """Do not give somebody the seat they asked for."""
        await self._lobby.change(table, lambda held: host_tools.decline(held, table.id, caller, ref))

    async def pass_on(self, table: LiveTable, caller: int | None, to: PassOnHost) -> None:
        """Let somebody else be host; oneself, when the host has been gone for long."""
        gone = table.presence.gone_for(table.stored.host) >= self._lobby.settings.host_away_seconds
        await self._lobby.change(
            table,
            lambda held: host_tools.pass_on_host(held, table.id, caller, to.seat, to.who, host_gone=gone),
        )
