"""REST: opening and finding tables, joining and leaving them, and the rematch."""

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from monoceros.bots.ladder import check_bot
from monoceros.core.game import Game, Setup
from monoceros.server.http.responses import (
    NO_STORE,
    PROBLEMS,
    AnyRequest,
    seat_of,
    seated,
    token_of,
    tokens_of,
    visitor_of,
)
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import (
    MOST_SEATS,
    BotFor,
    CardList,
    Claim,
    EntropyCommitment,
    Join,
    OpenTable,
    Reveal,
    SeatLink,
    TableInfo,
    TableList,
)
from monoceros.server.protocol.pack_upload import BODY_BYTES
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.tokens import SEAT_COOKIE, new_token, rematch_token
from monoceros.server.store import seating
from monoceros.server.workers.card_lists import card_list

MOST_COOKIES = 100
SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


def _own_seat(request: AnyRequest, table: LiveTable) -> int:
    seat = seat_of(request, table)
    if seat is None:
        raise TableProblem("not-seated")
    return seat


@post("/tables", request_max_body_size=BODY_BYTES, responses=PROBLEMS)
async def open_table(
    request: AnyRequest, lobby: NamedDependency[Lobby], data: JSONBody[OpenTable]
) -> Response[TableInfo]:
    """Open a table. The caller becomes its host; against bots alone the match starts at once."""
    table, token = await lobby.open_table(data, visitor_of(request))
    return seated(request, table, token, 201)


@get("/tables")
async def public_tables(lobby: NamedDependency[Lobby]) -> TableList:
    """The public tables that wait for players, newest first."""
    return TableList(await lobby.public())


@get("/tables/mine")
async def my_tables(request: AnyRequest, lobby: NamedDependency[Lobby]) -> Response[TableList]:
    """The tables this browser has a seat at. Cookies that open nothing any more are taken away."""
    tokens = dict(list(tokens_of(request).items())[:MOST_COOKIES])
    found = await lobby.mine(tokens)
    known = {info.id for info in found}
    expired = [Cookie(key=SEAT_COOKIE + table, path="/", max_age=0) for table in tokens if table not in known]
    return Response(TableList(found), cookies=expired)


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def one_table(request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str]) -> TableInfo:
    """One table."""
    table = await lobby.find(table_id)
    return table.info(seat_of(request, table))


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
async def table_of_code(request: AnyRequest, lobby: NamedDependency[Lobby], code: FromPath[str]) -> TableInfo:
    """The table of a join code."""
    table = await lobby.find_code(code)
    return table.info(seat_of(request, table))


@post("/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str], data: JSONBody[Join]
) -> Response[TableInfo]:
    """Take an open seat; the match starts when it was the last. Who sits there already stays there."""
    table = await lobby.find(table_id)
    held = token_of(request, table.id)
    if held is not None and seat_of(request, table) is not None:
        return seated(request, table, held, 200)
    token = rematch_token(data.key, table.id) if data.key else new_token()
    if table.stored.seat_of(token) is not None:
        return seated(request, table, token, 200)
    name = nickname(data.nickname)
    await lobby.change(
        table,
        lambda connection: seating.sit_down(
            connection,
            table.id,
            seat=data.seat,
            nickname=name,
            token=token,
            committed=data.entropy_commitment,
        ),
    )
    return seated(request, table, token, 200)


@post("/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str]) -> TableInfo:
    """Begin the match (host)."""
    table = await lobby.find(table_id)
    caller = seat_of(request, table)
    await lobby.change(table, lambda connection: seating.start(connection, table.id, caller))
    return table.info(caller)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def let_bot_play(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    table_id: FromPath[str],
    seat: SeatNumber,
    data: JSONBody[BotFor],
) -> TableInfo:
    """Fill an open seat with a bot, or let one stand in for a person who is not there (host)."""
    table = await lobby.find(table_id)
    check_bot(table.stored.find_game(), data.bot)
    caller = seat_of(request, table)
    if table.stored.status == "playing" and seat != caller and seat in table.presence.connected():
        raise TableProblem("seat-present")
    await lobby.change(
        table, lambda connection: seating.let_bot_play(connection, table.id, caller, seat, data.bot)
    )
    return table.info(caller)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def give_back(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str], seat: SeatNumber
) -> TableInfo:
    """Give a seat back to its person, or open a bot's seat before the start (host)."""
    table = await lobby.find(table_id)
    caller = seat_of(request, table)
    await lobby.change(table, lambda connection: seating.give_back(connection, table.id, caller, seat))
    return table.info(caller)


@post("/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str]) -> TableInfo:
    """Get up. While the match goes on a bot takes over until the person comes back."""
    table = await lobby.find(table_id)
    seat = _own_seat(request, table)
    await lobby.change(table, lambda connection: seating.leave(connection, table.id, seat))
    return table.info(seat_of(request, table))


@post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def rematch(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    table_id: FromPath[str],
    data: JSONBody[EntropyCommitment],
) -> Response[TableInfo]:
    """Play again with the same people: the new table, opened once, with the caller in their seat."""
    table = await lobby.find(table_id)
    _own_seat(request, table)
    following, token = await lobby.rematch(table, token_of(request, table.id) or "", data.entropy_commitment)
    return seated(request, following, token, 201)


@post("/tables/{table_id:str}/claim", status_code=200, responses=PROBLEMS)
async def claim(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str], data: JSONBody[Claim]
) -> Response[TableInfo]:
    """Take one's seat at a rematch by the cookie of the table before."""
    table = await lobby.find(table_id)
    held = token_of(request, data.from_)
    if held is None:
        raise TableProblem("no-claim")
    _, token = await lobby.claim(table, data.from_, held, data.entropy_commitment)
    return seated(request, table, token, 200)


@post("/tables/{table_id:str}/commit", status_code=200, responses=PROBLEMS)
async def commit_entropy(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    table_id: FromPath[str],
    data: JSONBody[EntropyCommitment],
) -> TableInfo:
    """Commit to other entropy than before, where the deal is prepared anew."""
    table = await lobby.find(table_id)
    seat = _own_seat(request, table)
    await lobby.change(
        table, lambda held: seating.commit_entropy(held, table.id, seat, data.entropy_commitment)
    )
    return table.info(seat)


@post("/tables/{table_id:str}/reveal", status_code=200, responses=PROBLEMS)
async def reveal_entropy(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str], data: JSONBody[Reveal]
) -> TableInfo:
    """Reveal the entropy one has committed to, once everybody has; the match begins with the last."""
    table = await lobby.find(table_id)
    seat = _own_seat(request, table)
    await lobby.change(table, lambda held: seating.reveal_entropy(held, table.id, seat, data.entropy))
    return table.info(seat)


@get("/tables/{table_id:str}/link", responses=PROBLEMS)
async def own_link(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str]
) -> Response[SeatLink]:
    """The caller's own seat link, for another device. Nobody is told anybody else's."""
    table = await lobby.find(table_id)
    _own_seat(request, table)
    link = f"{str(request.base_url).rstrip('/')}/s/{table.id}/{token_of(request, table.id)}"
    return Response(SeatLink(link), headers=NO_STORE)


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
        rematch,
        claim,
        commit_entropy,
        reveal_entropy,
        own_link,
    ]
    return Router("/api", route_handlers=handlers, tags=["tables"])
