"""What strangers send to be read - packs, records - in workers of their own, apart from the bots'.

No text anybody sends is read on the event loop if that may take long. Each job has a limit of time and
memory, few may wait, and of those few no visitor has more than two: whoever sends the worst there is delays
nobody but those who want something checked, and those not for long.
"""

import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec

from monoceros.core.mistakes import Mistake
from monoceros.core.wire import Value
from monoceros.core.worker_processes import end_with_parent
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.settings import Settings
from monoceros.server.workers import record_jobs, result_pictures
from monoceros.server.workers.card_lists import own_cards_list
from monoceros.server.workers.pool import Jobs, WorkerPool

log = logging.getLogger("monoceros.server")
Params = ParamSpec("Params")
Result = TypeVar("Result")
MEMORY = 2 << 30
"""Bytes of address space a worker may use: many times what the largest pack or record needs."""
AT_ONCE = 2
"""Jobs one visitor may have under way."""


class _Failed(msgspec.Struct, frozen=True):
    """What went wrong in a worker, in a form that travels between processes."""

    code: str
    clause: str | None
    params: dict[str, Value]
    mistake: bool

    def problem(self) -> TableProblem | Mistake:
        if self.mistake:
            return Mistake(self.code, **self.params)  # type: ignore[arg-type]
        return TableProblem(self.code, self.clause, **self.params)


def _within_bounds() -> None:
    """Prepare a worker: it ends with the server, and may not use up the memory of the machine."""
    end_with_parent()
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _attempt(job: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs) -> Result | _Failed:
    """Do a job, and tell what goes wrong as a value. Runs in a worker."""
    try:
        return job(*args, **kwargs)
    except Mistake as mistake:
        return _Failed(mistake.code, None, dict(mistake.params), mistake=True)
    except TableProblem as problem:
        return _Failed(problem.code, problem.clause, dict(problem.params), mistake=False)


class Checks:
    """The workers that read what strangers send. `jobs` are those they get to know before they begin."""

    def __init__(self, settings: Settings, *jobs: Callable[..., Any]) -> None:
        known: Jobs = (record_jobs.verify, own_cards_list, result_pictures.draw, *jobs)
        self._pool = WorkerPool(
            settings.check_workers, settings.check_limit, prepare=_within_bounds, jobs=known
        )
        self._limit = settings.check_limit
        self._most = settings.check_workers + settings.check_queue
        self._under_way: Counter[str] = Counter()

    async def run(
        self, visitor: str, job: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """What a job says in a worker. A problem when too much is under way, or it takes too much."""
        if self._under_way[visitor] >= AT_ONCE or self._under_way.total() >= self._most:
            raise TableProblem("checks-busy")
        self._under_way[visitor] += 1
        try:
            answer: Any = await self._pool.run(_attempt, job, *args, **kwargs)  # type: ignore[arg-type]
        except (TimeoutError, MemoryError) as error:
            raise TableProblem("check-too-long", seconds=round(self._limit)) from error
        finally:
            self._under_way[visitor] -= 1
            if not self._under_way[visitor]:
                del self._under_way[visitor]
        if isinstance(answer, _Failed):
            raise answer.problem()
        return answer  # type: ignore[no-any-return]

    def close(self) -> None:
        """End all workers."""
        self._pool.close()
