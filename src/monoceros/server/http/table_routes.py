"""REST: opening and finding tables, joining and leaving them."""

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from monoceros.bots.ladder import check_bot
from monoceros.core.game import Game, Setup
from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import PROBLEMS, AnyRequest, visitor_of
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import (
    MOST_SEATS,
    BotFor,
    CardList,
    EntropyCommitment,
    Join,
    OpenTable,
    Reveal,
    TableInfo,
    TableList,
)
from monoceros.server.protocol.pack_upload import BODY_BYTES
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.tokens import SEAT_COOKIE
from monoceros.server.store import seating
from monoceros.server.store.people import Person
from monoceros.server.workers.card_lists import card_list

SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


@post("/tables", request_max_body_size=BODY_BYTES, responses=PROBLEMS)
async def open_table(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    data: JSONBody[OpenTable],
) -> Response[TableInfo]:
    """Open a table. The caller becomes its host; against bots alone the match starts at once."""
    prepared = await lobby.prepare_table(data, visitor_of(request))
    person, cookies = await caller.introduce(data.nickname)
    table = await lobby.open_table(prepared, person)
    return caller.seated(table, cookies, 201)


@get("/tables")
async def public_tables(lobby: NamedDependency[Lobby]) -> TableList:
    """The public tables that wait for players, newest first."""
    return TableList(await lobby.public())


@get("/tables/mine")
async def my_tables(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[TableList]:
    """The tables the caller sits at. Seats held by cookies of earlier releases become theirs."""
    tokens = caller.seat_tokens
    found = await lobby.mine(caller.id, tokens)
    cookies: list[Cookie] = []
    held = {info.id for info in found}
    for table in filter(held.__contains__, tokens):
        person, cookies = await caller.introduce() if not cookies else (caller.somebody(), cookies)
        await _adopt(lobby, table, tokens[table], person)
    # What is adopted needs its cookie no longer, and what opens nothing never did; somebody else's seat does.
    still = {info.id for info in await lobby.mine(caller.id, {})} if held else set()
    useless = [table for table in tokens if table not in held or table in still]
    expired = [Cookie(key=SEAT_COOKIE + table, path="/", max_age=0) for table in useless]
    return Response(TableList(found), cookies=[*cookies, *expired])


async def _adopt(lobby: Lobby, table: str, token: str, person: Person) -> None:
    await lobby.store.change(lambda held: seating.adopt(held, table, token, person.id, person.avatar))
    live = await lobby.find(table)
    await live.refresh()


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def one_table(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], table_id: FromPath[str]
) -> TableInfo:
    """One table."""
    table = await lobby.find(table_id)
    return table.info(caller.seat_at(table))


@get("/tables/{table_id:str}/cards", responses=PROBLEMS)
async def cards_of_table(lobby: NamedDependency[Lobby], table_id: FromPath[str]) -> CardList:
    """The cards a table plays with."""
    table = await lobby.find(table_id)
    if table.setup is None:
        raise TableProblem("table-outdated")
    return await asyncio.to_thread(_cards, table.stored.find_game(), table.setup)


def _cards(game: Game, setup: Setup) -> CardList:
    return card_list(game, setup.pack, adult=game.adults_only(setup))


@get("/tables/{table_id:str}/pack", media_type="text/plain", responses=PROBLEMS)
async def pack_of_table(lobby: NamedDependency[Lobby], table_id: FromPath[str]) -> Response[str]:
    """The host's own card pack as they brought it, for whoever wants to check the record with it."""
    table = await lobby.find(table_id)
    if not table.stored.own_pack:
        raise TableProblem("no-own-pack")
    name = f'attachment; filename="monoceros-{table.id}.toml"'
    return Response(table.stored.pack_text, media_type="text/plain", headers={"content-disposition": name})


@get("/codes/{code:str}", responses=PROBLEMS)
async def table_of_code(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], code: FromPath[str]
) -> TableInfo:
    """The table of a join code."""
    table = await lobby.find_code(code)
    return table.info(caller.seat_at(table))


@post("/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[Join],
) -> Response[TableInfo]:
    """Take an open seat; the match starts when it was the last. Who sits there already stays there."""
    table = await lobby.find(table_id)
    if caller.seat_at(table) is not None:
        return caller.seated(table, [], 200)
    person, cookies = await caller.introduce(data.nickname, data.key)
    name = nickname(data.nickname) or person.name
    await lobby.change(
        table,
        lambda connection: seating.sit_down(
            connection,
            table.id,
            seat=data.seat,
            nickname=name,
            person=person.id,
            avatar=person.avatar,
            committed=data.entropy_commitment,
        ),
    )
    return caller.seated(table, cookies, 200)


@post("/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    bot: FromQuery[str] = "",
) -> TableInfo:
    """Begin the match (host); with a `bot` on every seat that is still free."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    if bot:
        check_bot(table.stored.find_game(), bot)
    await lobby.change(table, lambda connection: seating.start(connection, table.id, own, bot))
    return table.info(own)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def let_bot_play(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
    data: JSONBody[BotFor],
) -> TableInfo:
    """Fill an open seat with a bot, or let one stand in for a person who is not there (host)."""
    table = await lobby.find(table_id)
    check_bot(table.stored.find_game(), data.bot)
    own = caller.seat_at(table)
    program = seat < len(table.stored.chairs) and table.stored.chairs[seat].program
    here = seat in table.presence.connected() and not program
    if table.stored.status == "playing" and seat != own and here:
        raise TableProblem("seat-present")
    await lobby.change(
        table, lambda connection: seating.let_bot_play(connection, table.id, own, seat, data.bot)
    )
    return table.info(own)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def give_back(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
) -> TableInfo:
    """Give a seat back to its person, or open a bot's seat before the start (host)."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    await lobby.change(table, lambda connection: seating.give_back(connection, table.id, own, seat))
    return table.info(own)


@post("/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], table_id: FromPath[str]
) -> TableInfo:
    """Get up. While the match goes on a bot takes over until the person comes back."""
    table = await lobby.find(table_id)
    seat = caller.own_seat(table)
    await lobby.change(table, lambda connection: seating.leave(connection, table.id, seat))
    return table.info(caller.seat_at(table))


@post("/tables/{table_id:str}/commit", status_code=200, responses=PROBLEMS)
async def commit_entropy(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[EntropyCommitment],
) -> TableInfo:
    """Commit to other entropy than before, where the deal is prepared anew."""
    table = await lobby.find(table_id)
    seat = caller.own_seat(table)
    await lobby.change(
        table, lambda held: seating.commit_entropy(held, table.id, seat, data.entropy_commitment)
    )
    return table.info(seat)


@post("/tables/{table_id:str}/reveal", status_code=200, responses=PROBLEMS)
async def reveal_entropy(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[Reveal],
) -> TableInfo:
    """Reveal the entropy one has committed to, once everybody has; the match begins with the last."""
    table = await lobby.find(table_id)
    seat = caller.own_seat(table)
    await lobby.change(table, lambda held: seating.reveal_entropy(held, table.id, seat, data.entropy))
    return table.info(seat)


def table_routes() -> Router:
    """The router of everything about tables and seats."""
    handlers: list[Any] = [
        open_table,
        public_tables,
        my_tables,
        one_table,
        cards_of_table,
        pack_of_table,
        table_of_code,
        join,
        start,
        let_bot_play,
        give_back,
        leave,
        commit_entropy,
        reveal_entropy,
    ]
    return Router("/api", route_handlers=handlers, tags=["tables"])
