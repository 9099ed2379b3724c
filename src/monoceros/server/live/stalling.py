"""Warnings to people who let everybody wait: when the time is up a bot plays for them, until they come back.

A warning is void as soon as its person has decided. The process through which it was given looks after it;
the others, which know of it as well, only step in when that one is gone.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from monoceros.server.live.auto_moves import AFTER_TROUBLE, PATIENCE
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import SECOND, now
from monoceros.server.store import host_tools
from monoceros.server.store.database import Store

if TYPE_CHECKING:
    from monoceros.server.live.live_table import LiveTable

log = logging.getLogger("monoceros.server")
LOOKS = 0.25
"""Seconds between two looks at whether a warned person has decided."""


class Stalling:
    """The open warnings of one table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._watching: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a warning is open."""
        return self._watching is not None and not self._watching.done()

    def stop(self) -> None:
        """Look after nothing any more."""
        if self._watching is not None:
            self._watching.cancel()

    def watch(self, table: "LiveTable", *, ours: bool) -> None:
        """Look after the warnings at a table, if there are any. `ours`: they were given in this process."""
        if not self.busy and any(chair.warned for chair in table.stored.chairs):
            self._watching = asyncio.create_task(self._watch(table, 0.0 if ours else PATIENCE))

    async def _watch(self, table: "LiveTable", patience: float) -> None:
        while warned := [(chair.warned, chair.seat) for chair in table.stored.chairs if chair.warned]:
            until, seat = min(warned)
            left = (until - now()) / SECOND
            stalls = stalling_since(table, seat) is not None
            if stalls and left + patience > 0:
                await asyncio.sleep(min(LOOKS, left + patience))
                continue
            if not stalls and patience:
                await asyncio.sleep(patience)
            try:
                await self._settle(table, seat, until, stalling=stalls)
            except TableProblem as problem:
                log.info("warning", extra={"table": table.id, "code": problem.code})
                if problem.code != "storage":
                    return
                await asyncio.sleep(AFTER_TROUBLE)

    async def _settle(self, table: "LiveTable", seat: int, until: int, *, stalling: bool) -> None:
        await table.refresh(
            await self._store.change(
                lambda held: host_tools.after_warning(held, table.id, seat, until, stalling=stalling)
            )
        )


def stalling_since(table: "LiveTable", seat: int) -> int | None:
    """Since when a person at a table has owed a decision for which everybody waits; None if they do not.

    Who has answered an open reaction window is nobody's business, and it has a time of its own.
    """
    match_log = table.match_log
    if match_log is None or match_log.state.window or not match_log.state.to_act >> seat & 1:
        return None
    return None if table.stored.chairs[seat].player else match_log.since[seat]
