"""Rooms as a server process sees them: who is there, what is played next, and whose turn it is where."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from monoceros.bots.ladder import check_bot
from monoceros.core.mistakes import Mistake
from monoceros.core.options import lasting_options
from monoceros.games.registry import find_game
from monoceros.server.live.clocks import checked_pace, deadline_of
from monoceros.server.live.live_table import LiveTable
from monoceros.server.protocol.messages import OpenTable
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rooms import (
    BarredPerson,
    ChosenBy,
    NextGame,
    RoomInfo,
    RoomPerson,
    RoomSummary,
    WantSeat,
)
from monoceros.server.protocol.timestamps import iso, now
from monoceros.server.protocol.tokens import is_id, new_code, new_id
from monoceros.server.store import people, rooms, seating
from monoceros.server.store.fairness import commitment_to, new_secret
from monoceros.server.store.next_game import next_chairs, seats_needed
from monoceros.server.store.people import Person
from monoceros.server.store.stored_table import NO_SEAT, StoredTable

if TYPE_CHECKING:
    from monoceros.server.live.lobby import Lobby

TURNS_LOOKED_AT = 20
"""Running games of one person in which it is looked up whose turn it is."""


class Rooms:
    """The rooms of a server, and what people may do in them."""

    def __init__(self, lobby: "Lobby", new_table: Callable[[OpenTable], StoredTable]) -> None:
        self._lobby = lobby
        self._new_table = new_table

    async def table_of(self, room: str) -> LiveTable:
        """The table of the moment in a room."""
        if not is_id(room):
            raise TableProblem("no-such-room")
        found = await self._lobby.store.read(lambda held: rooms.read(held, room))
        return await self._lobby.find(found.current)

    async def info(self, room: str, person: str) -> RoomInfo:
        """A room as somebody may see it."""
        table = await self.table_of(room)

        def query(held: Connection) -> tuple[rooms.StoredRoom, list[rooms.Member], rooms.Evening]:
            return rooms.read(held, room), rooms.members(held, room), rooms.evening(held, room, person)

        found, members, evening = await self._lobby.store.read(query)
        stored = table.stored
        own = stored.seat_held(person, None)
        hosting = own is not None and own == stored.host
        gone = table.presence.gone_for(stored.host) >= self._lobby.settings.host_away_seconds
        barred = stored.barred_as(person)
        return RoomInfo(
            id=room,
            code=stored.code,
            table=table.id,
            game=stored.game,
            status=stored.status,
            chosen_by=found.chosen_by,
            deciding=self._decides(table, own),
            hosting=hosting,
            host_gone=own is not None and not hosting and gone,
            removed=barred is not None and barred.removed,
            muted=barred is not None and barred.muted,
            barred=[BarredPerson(one.ref, one.name, one.removed, one.muted) for one in stored.barred]
            if hosting
            else [],
            people=_people(stored, members, person),
            games=evening.games,
            score=evening.score,
            played=evening.played,
        )

    async def mine(self, person: str) -> list[RoomSummary]:
        """The rooms of somebody, those first where it is their turn."""
        found = await self._lobby.store.read(lambda held: rooms.rooms_of(held, person))
        stored = {one.id: one for one in await self._lobby.store.tables([room.current for room in found])}
        looked = 0
        told: list[RoomSummary] = []
        for room in found:
            table = stored.get(room.current)
            if table is None:
                continue
            seat = table.seat_held(person, None)
            turn: tuple[bool, str | None] = (False, None)
            if table.status == "playing" and seat is not None and looked < TURNS_LOOKED_AT:
                looked += 1
                turn = await self._turn(table.id, table.seats_held(person, None))
            told.append(
                RoomSummary(
                    id=room.id,
                    table=table.id,
                    game=table.game,
                    adult=table.adult,
                    status=table.status,
                    names=[chair.nickname for chair in table.chairs if chair.kind != "open"],
                    you=seat,
                    your_turn=turn[0],
                    deadline=turn[1],
                    days=table.pace.kind == "days",
                    created=iso(table.created),
                )
            )
        return sorted(told, key=lambda one: (not one.your_turn, one.status == "over"))

    async def _turn(self, table: str, seats: list[int]) -> tuple[bool, str | None]:
        """Whether anybody on somebody's device owes a decision, and until when the first of them does."""
        try:
            live = await self._lobby.bring(table)
        except (TableProblem, Mistake):
            return False, None
        match_log = live.match_log
        if match_log is None:
            return False, None
        asked = [seat for seat in seats if match_log.state.to_act >> seat & 1]
        ends = [deadline_of(live.stored, match_log, seat) for seat in asked]
        end = min((end for end in ends if end is not None), default=None)
        return bool(asked), None if end is None else iso(end)

    async def want(self, room: str, person: Person, wish: WantSeat) -> None:
        """Note whether somebody wants a seat at the next game."""
        name = nickname(wish.nickname)
        (await self.table_of(room)).stored.check_welcome(person.id)

        def job(held: Connection) -> None:
            rooms.note(held, room, person.id, wants=wish.wants)
            if name and not person.name:
                people.change(held, person.id, name=name)

        await self._lobby.store.change(job)
        await self.tell(await self.table_of(room))

    async def vote(self, room: str, person: Person, game: str) -> None:
        """Note what somebody would like next; where a vote decides, most of those who are there begin it."""
        if game:
            find_game(game)
        table = await self.table_of(room)
        if table.stored.seat_held(person.id, None) is None:
            raise TableProblem("not-seated")
        await self._lobby.store.change(lambda held: rooms.note(held, room, person.id, vote=game))
        found, members = await self._lobby.store.read(
            lambda held: (rooms.read(held, room), rooms.members(held, room))
        )
        here = _here(table)
        votes = [one.vote for one in members if one.person in here]
        decided = found.chosen_by == "vote" and 2 * votes.count(game) > len(here)
        if game and decided and table.stored.status == "over":
            await self._move_on(table, NextGame(after=table.id, game=game))
        else:
            await self.tell(table)

    async def choose_by(self, room: str, person: Person, by: ChosenBy) -> None:
        """Let the host or a vote decide about the next game (host)."""
        table = await self.table_of(room)
        if not self._decides(table, table.stored.seat_held(person.id, None)):
            raise TableProblem("not-host")
        await self._lobby.store.change(lambda held: rooms.choose_by(held, room, by))
        await self.tell(table)

    async def next_game(self, room: str, seat: int | None, wish: NextGame) -> LiveTable:
        """Begin the next game, or find it; whoever asks first decides what it is."""
        found = await self._lobby.store.read(lambda held: rooms.read(held, room))
        if wish.after != found.current:
            # Somebody was faster: this is the table of the moment.
            return await self._lobby.find(found.current)
        table = await self._lobby.find(found.current)
        if not self._decides(table, seat):
            raise TableProblem("not-seated" if seat is None else "not-host")
        if found.chosen_by == "vote":
            members = await self._lobby.store.read(lambda held: rooms.members(held, room))
            voted = {one.person for one in members if one.vote}
            if _here(table) - voted:
                raise TableProblem("vote-open")
        return await self._move_on(table, wish)

    def _decides(self, table: LiveTable, seat: int | None) -> bool:
        """Whether a seat chooses what is next: its host's, and anybody's while the host is not there."""
        host = table.stored.host
        return seat is not None and (seat == host or host not in table.presence.connected())

    async def _move_on(self, table: LiveTable, wish: NextGame) -> LiveTable:
        old = table.stored
        same = wish.game in ("", old.game) and not wish.edition and not wish.options
        game = find_game(wish.game or old.game)
        edition = old.edition if same else wish.edition
        check_bot(game, wish.bot)
        most, fewest = game.printed(edition).most, game.printed(edition).fewest
        here = _here(table) | {viewer.person for viewer in table.presence.here if viewer.person}
        again = await self._again(table) if same else None
        if old.status != "over":
            raise TableProblem("match-not-over")

        def prepare(late: list[Person]) -> StoredTable:
            seats = wish.seats or seats_needed(old, len(late), fewest, most)
            if again is None:
                fresh = self._another(old, seats, wish)
            else:
                fresh = _same_again(old, again if seats == len(old.chairs) else {})
            fresh.pace = old.pace if wish.pace is None else checked_pace(wish.pace)
            fresh.hints = old.hints if wish.hints is None else wish.hints
            fresh.secret = new_secret()
            fresh.commitment = commitment_to(fresh.secret)
            fresh.chairs = next_chairs(old, seats, here=here, late=late, bot=wish.bot)
            for chair in fresh.chairs:
                if chair.kind == "bot" and not chair.program:
                    check_bot(game, chair.bot)
            fresh.setup()
            return fresh

        # Once outside, so that what is wrong with the wish is told before anything is locked.
        await asyncio.to_thread(prepare, [])
        following = await self._lobby.store.change(lambda held: rooms.move_on(held, table.id, prepare))
        await self.tell(table)
        return await self._lobby.find(following)

    def _another(self, old: StoredTable, seats: int, wish: NextGame) -> StoredTable:
        """A table of another game, with the pace and the manners of the one before."""
        return self._new_table(
            OpenTable(
                game=wish.game or old.game,
                edition=wish.edition,
                options=wish.options,
                seats=seats,
                deck_language=old.deck_language,
                pace=old.pace,
                hints=old.hints,
            )
        )

    async def _again(self, table: LiveTable) -> dict[str, str]:
        """The options of the same game once more: whoever won may begin, for instance."""
        try:
            match_log = await table.finished()
        except TableProblem:
            return dict(table.stored.options)
        setup = match_log.match.game.rematch(match_log.match.setup, match_log.state)
        return lasting_options(setup.options)

    async def tell(self, table: LiveTable) -> None:
        """Tell everybody at a table that something about its room has changed."""
        await self._lobby.change(table, lambda held: seating.lock(held, table.id))


def _same_again(old: StoredTable, options: dict[str, str]) -> StoredTable:
    """A table of the same game by the rules of today, without its seats yet."""
    adult = {"adult": "yes"} if old.adult else {}
    return StoredTable(
        id=new_id(),
        code=new_code(),
        game=old.game,
        edition=old.edition,
        rules=old.find_game().rules_version,
        pack=old.pack,
        own_pack=old.own_pack,
        adult=old.adult,
        forfeits=old.forfeits,
        pack_text=old.pack_text,
        options={**options, **adult},
        deck_language=old.deck_language,
        pace=old.pace,
        public=False,
        hints=old.hints,
        commitment="",
        secret="",
        created=now(),
        chairs=[],
    )


def _here(table: LiveTable) -> set[str]:
    """The people with a seat at a table who are there."""
    connected = table.presence.connected()
    return {
        chair.person
        for chair in table.stored.chairs
        if chair.seat in connected and chair.person and not chair.stand_in
    }


def _people(stored: StoredTable, members: list[rooms.Member], you: str) -> list[RoomPerson]:
    """Everybody in a room: those at the table of the moment, then those who came later."""
    known = {member.person: member for member in members}
    seated = [chair for chair in stored.chairs if chair.device]
    there = [
        RoomPerson(
            name=chair.nickname,
            avatar=chair.avatar,
            you=bool(you) and chair.person == you,
            seat=chair.seat,
            wants=False,
            vote=known[chair.person].vote or None if chair.person in known else None,
            ref=None,
            asks=None,
        )
        for chair in seated
    ]
    sitting = {chair.person for chair in seated}
    return there + [
        RoomPerson(
            name=late.name,
            avatar=late.avatar,
            you=late.person == you,
            seat=None,
            wants=late.wants,
            vote=late.vote or None,
            ref=late.ref or None,
            asks=None if late.asks == NO_SEAT else late.asks,
        )
        for late in members
        if late.person not in sitting
    ]
