"""The application: everything put together, ready for any ASGI server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from monoceros import __version__
from monoceros.server.http.caller import find_caller
from monoceros.server.http.game_routes import game_routes
from monoceros.server.http.host_routes import host_routes
from monoceros.server.http.middleware import SecurityMiddleware
from monoceros.server.http.notice_routes import notice_routes
from monoceros.server.http.page_routes import lost_page, page_routes
from monoceros.server.http.person_routes import person_routes
from monoceros.server.http.program_routes import program_routes
from monoceros.server.http.replay_routes import replay_routes
from monoceros.server.http.responses import EXCEPTION_HANDLERS
from monoceros.server.http.result_routes import result_routes
from monoceros.server.http.room_routes import room_routes
from monoceros.server.http.seat_routes import seat_routes
from monoceros.server.http.static_client import Client
from monoceros.server.http.table_routes import table_routes
from monoceros.server.live.lobby import Lobby
from monoceros.server.live.sockets import Sockets
from monoceros.server.metrics import Metrics
from monoceros.server.neighbours import Neighbours
from monoceros.server.protocol.problems import learn_texts
from monoceros.server.settings import STATIC, Settings
from monoceros.server.store.bus import make_bus
from monoceros.server.store.database import open_store
from monoceros.server.watching import Watching
from monoceros.server.workers.masters import BotPool

BODY_BYTES = 16 * 1024
NOT_FOUND = 404


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def _lost(answer: Response[Any]) -> Response[Any]:
    """What Litestar finds nowhere beside its descriptions it tells with a page of its own: ours is told."""
    if answer.status_code == NOT_FOUND:
        raise NotFoundException
    return answer


def make_app(
    settings: Settings, static: Path = STATIC, neighbours: Neighbours | None = None
) -> SecurityMiddleware:
    """The whole server as an ASGI application. Database and workers are opened when it starts.

    `neighbours` are the other processes of a server that runs as several.
    """
    metrics = Metrics()
    client = Client(static)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        bus = make_bus(settings, neighbours)
        store = await open_store(settings.database_url, metrics, neighbours.folder if neighbours else "")
        pool = BotPool(settings.bot_workers, settings.bot_limit, settings.master_workers)
        lobby = Lobby(settings, store, bus, pool, metrics, neighbours)
        app.state.lobby = lobby
        await lobby.start()
        learning = asyncio.create_task(asyncio.to_thread(learn_texts))
        watching = None
        if settings.metrics_port:
            watching = Watching(settings.metrics_host, settings.metrics_port, metrics.page, store.alive)
        try:
            yield
        finally:
            await learning
            if watching is not None:
                await watching.close()
            await lobby.stop()

    app = Litestar(
        [
            table_routes(),
            person_routes(),
            notice_routes(),
            room_routes(),
            game_routes(),
            replay_routes(),
            result_routes(),
            seat_routes(),
            host_routes(),
            program_routes(),
            page_routes(),
        ],
        lifespan=[living],
        dependencies={
            "lobby": Provide(_lobby, sync_to_thread=False),
            "caller": Provide(find_caller),
            "client": Provide(lambda: client, sync_to_thread=False),
        },
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: lost_page(client)},
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Monoceros",
            version=__version__,
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, after_request=_lost),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )

    def keeps_out(visitor: str) -> bool:
        return _lobby(app.state).keeps_out(visitor)

    return SecurityMiddleware(app, Sockets(lambda: _lobby(app.state)), settings, metrics, keeps_out)
