"""The application: everything put together, ready for any ASGI server."""

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
from monoceros.server.answers import HANDLERS
from monoceros.server.botpool import BotPool
from monoceros.server.bus import make_bus
from monoceros.server.guard import Guard
from monoceros.server.house import House
from monoceros.server.library import library
from monoceros.server.lobby import lobby
from monoceros.server.metrics import Metrics
from monoceros.server.pages import Client, lost_page, pages
from monoceros.server.replays import replays
from monoceros.server.settings import STATIC, Settings
from monoceros.server.socket import Sockets
from monoceros.server.store import open_store

BODY_BYTES = 16 * 1024
NOT_FOUND = 404


def _house(state: State) -> House:
    house: House = state.house
    return house


def _lost(answer: Response[Any]) -> Response[Any]:
    """What Litestar finds nowhere beside its descriptions it tells with a page of its own: ours is told."""
    if answer.status_code == NOT_FOUND:
        raise NotFoundException
    return answer


def make_app(settings: Settings, static: Path = STATIC) -> Guard:
    """The whole server as an ASGI application. Database and workers are opened when it starts."""
    metrics = Metrics()
    client = Client(static)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        bus = make_bus(settings)
        store = await open_store(settings.database_url, metrics)
        pool = BotPool(settings.bot_workers, settings.bot_limit)
        house = House(settings, store, bus, pool, metrics)
        app.state.house = house
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        [lobby(), library(), replays(), pages()],
        lifespan=[living],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
        },
        exception_handlers={**HANDLERS, NotFoundException: lost_page(client)},
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Monoceros",
            version=__version__,
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, after_request=_lost),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
    return Guard(app, Sockets(lambda: _house(app.state)), settings, metrics)
