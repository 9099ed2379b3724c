"""Questions to the database that come at the same moment, asked together.

After a break everybody comes back at once and asks the same few things, each about another table. One
question about all of them costs little more than one about a single table. Every answer is as new as its
question: whoever asks while others are being answered waits for the next round.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")
MOST_AT_ONCE = 200


class Gathered(Generic[Answer]):
    """One kind of question, by a text. `ask` answers for many; what it leaves out is answered with None."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[dict[str, Answer]]]) -> None:
        self._ask = ask
        self._waiting: dict[str, asyncio.Future[Answer | None]] = {}
        self._round: asyncio.Task[None] | None = None

    async def find(self, key: str) -> Answer | None:
        """The answer to one question; what `ask` raises, everybody of that round is told."""
        waiting = self._waiting.get(key)
        if waiting is None:
            waiting = self._waiting[key] = asyncio.get_running_loop().create_future()
            if self._round is None:
                self._round = asyncio.create_task(self._go_round())
        # Others may wait for the same answer, and go on waiting when one of them leaves.
        return await asyncio.shield(waiting)

    async def _go_round(self) -> None:
        try:
            while self._waiting:
                keys = list(self._waiting)[:MOST_AT_ONCE]
                asked = {key: self._waiting.pop(key) for key in keys}
                try:
                    found = await self._ask(keys)
                except Exception as failure:
                    for waiting in asked.values():
                        waiting.set_exception(failure)
                        waiting.exception()
                else:
                    for key, waiting in asked.items():
                        waiting.set_result(found.get(key))
        finally:
            self._round = None
