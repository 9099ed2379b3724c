"""Nobody waits at the table while somebody's language is read from its files."""

import asyncio
from pathlib import Path
from typing import Any

from monoceros.locales import LANGUAGES
from monoceros.server.app import make_app
from monoceros.server.protocol import problems
from monoceros.server.settings import Settings


def test_a_server_reads_the_texts_of_every_language_by_itself(tmp_path: Path) -> None:
    problems._texts.cache_clear()

    async def live() -> None:
        app: Any = make_app(Settings(database=str(tmp_path / "tables.db")))
        async with app.app.lifespan():
            pass

    asyncio.run(live())
    assert problems._texts.cache_info().currsize == len(LANGUAGES)
