"""REST: finished matches - record, replay, analysis - and the proof that a deal was fair."""

import asyncio
import gzip
from typing import Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from monoceros.core.record import format_record
from monoceros.core.wire import encode
from monoceros.server.http.responses import PROBLEMS, AnyRequest, visitor_of
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import AnalysisInfo, Replay, ToVerify, Verified
from monoceros.server.protocol.pack_upload import BODY_BYTES, own_pack
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.store.stored_table import StoredTable
from monoceros.server.workers import record_jobs

RECORD_BYTES = 512 * 1024 + BODY_BYTES


async def _finished(lobby: Lobby, table_id: str) -> tuple[str, StoredTable]:
    """The record of a finished match, and its table."""
    table = await lobby.find(table_id)
    match_log = await table.finished()
    return format_record(match_log.match.record()), table.stored


@get("/tables/{table_id:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(lobby: NamedDependency[Lobby], table_id: FromPath[str]) -> Response[str]:
    """The record of a finished match, with the secret that proves its deal."""
    text, _ = await _finished(lobby, table_id)
    name = f'attachment; filename="monoceros-{table_id}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    table_id: FromPath[str],
    viewer: FromQuery[str] = "onlooker",
) -> Response[Replay]:
    """A finished match frame by frame, as a seat (`A`) or an onlooker saw it, or with `all` cards shown."""
    text, stored = await _finished(lobby, table_id)
    eyes = record_jobs.read_viewer(viewer, len(stored.chairs))
    if eyes is None:
        raise TableProblem("viewer-unknown", viewer=viewer[:20])
    pack = own_pack(stored.pack_text)
    body: Any = await lobby.checks.run(visitor_of(request), record_jobs.replay, text, eyes, pack)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), media_type="application/json")  # type: ignore[arg-type]
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, headers=headers, media_type="application/json")


@post("/tables/{table_id:str}/analysis", status_code=200, responses=PROBLEMS)
async def analyse(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str]
) -> Response[AnalysisInfo]:
    """Have a finished match analysed, once for everybody; how that stands, and what it found when ready."""
    visitor = visitor_of(request)
    table = await lobby.find(table_id)
    match = (await table.finished()).match
    info = await lobby.analyses.request(table.id, match, table.stored.pack_text, visitor)
    return await _analysis_response(request, info)


@get("/tables/{table_id:str}/analysis", responses=PROBLEMS)
async def analysis(
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str]
) -> Response[AnalysisInfo]:
    """How the analysis of a finished match stands: its place in the queue, its progress, what it found."""
    table = await lobby.find(table_id)
    await table.finished()
    return await _analysis_response(request, await lobby.analyses.status(table.id))


async def _analysis_response(request: AnyRequest, info: AnalysisInfo) -> Response[AnalysisInfo]:
    """An analysis as an answer; packing it takes a moment, which no table should wait for."""
    packed = info.analysis is not None and "gzip" in request.headers.get("accept-encoding", "")
    body: Any = await asyncio.to_thread(lambda: gzip.compress(encode(info), 5) if packed else encode(info))
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else {}
    return Response(body, headers=headers, media_type="application/json")


@post("/verify", status_code=200, request_max_body_size=RECORD_BYTES, responses=PROBLEMS)
async def verify(request: AnyRequest, lobby: NamedDependency[Lobby], data: JSONBody[ToVerify]) -> Verified:
    """Check a record: every action, the result, the commitment, and every number chance gave."""
    pack = own_pack(data.pack)
    return await lobby.checks.run(visitor_of(request), record_jobs.verify, data.record, pack)


def replay_routes() -> Router:
    """The router of finished matches."""
    handlers: list[Any] = [record, replay, analyse, analysis, verify]
    return Router("/api", route_handlers=handlers, tags=["replays"])
