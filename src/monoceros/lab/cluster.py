"""The same simulation on a Ray cluster: chunks are tasks, results come home as bytes.

Every machine of the cluster needs Monoceros installed; nothing else is shared, no files and no seeds but
those of the plan.
"""

import logging
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from monoceros.core.installation import need
from monoceros.core.mistakes import Mistake
from monoceros.lab.simulate import IN_FLIGHT, Plan, Worker

HERE = "ray"
THERE = "ray://"
ATTEMPTS = 2
"""Ray gives its own processes fifteen seconds to start; on a busy machine the second time is quicker."""

QUESTION = "/ray.rpc.RayletDriver/ClusterInfo"
"""What Ray's client asks first."""
ANSWER_SECONDS = 5.0

Made = TypeVar("Made")


def check_address(on: str) -> None:
    """A `Mistake` if this is not where a simulation can run."""
    if on and on != HERE and not (on.startswith(THERE) and len(on) > len(THERE)):
        raise Mistake("on-unknown", on=on)


def over_ray(
    plan: Plan, make: Callable[[Worker, int, int], Made], chunks: list[tuple[int, int]], on: str, jobs: int
) -> Iterator[Made]:
    """What `make` makes of each chunk, in any order, on a cluster or on one started here for it.

    `jobs` is how many cores one started here has; a cluster has its own.
    """
    ray = need("ray", "ray")
    for attempt in range(ATTEMPTS):
        try:
            _connect(ray, on, jobs)
            break
        except Exception as error:
            # Ray raises a plain Exception when its own processes are not up in time.
            ray.shutdown()
            if refused(ray, on, error):
                raise Mistake("ray-refused", on=on) from error
            if on != HERE or attempt == ATTEMPTS - 1:
                problem = " ".join(str(error).split())
                raise Mistake("ray-unreachable", on=on, problem=problem) from error
    try:
        yield from _spread(ray, plan, make, chunks)
    finally:
        ray.shutdown()


def refused(ray: Any, on: str, error: Exception) -> bool:
    """Whether a cluster is there and wants a token we do not have.

    Ray's client tries again until it gives up, and then tells of a timeout. So the cluster is asked once
    more, without a token: one that answers "unauthenticated" is up and wants the right one.
    """
    if isinstance(error, ray.exceptions.AuthenticationError):
        return True
    if not on.startswith(THERE) or not isinstance(error, ConnectionError):
        return False
    grpc: Any = need("grpc", "ray")
    with grpc.insecure_channel(on.removeprefix(THERE)) as channel:
        try:
            channel.unary_unary(QUESTION)(b"", timeout=ANSWER_SECONDS)
        except grpc.RpcError as answer:
            return bool(answer.code() == grpc.StatusCode.UNAUTHENTICATED)
    return False


def _connect(ray: Any, on: str, jobs: int) -> None:
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if on == HERE:
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    else:
        ray.init(address=on, **quiet)


def _spread(
    ray: Any, plan: Plan, make: Callable[[Worker, int, int], Made], chunks: list[tuple[int, int]]
) -> Iterator[Made]:
    task = ray.remote(_work_there)
    text = msgspec.json.encode(plan).decode()
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_FLIGHT
    running: list[Any] = []
    for first, last in chunks:
        running.append(task.remote(text, make, first, last))
        if len(running) >= most:
            done, running = ray.wait(running)
            yield from ray.get(done)
    while running:
        done, running = ray.wait(running)
        yield from ray.get(done)


def _work_there(text: str, make: Callable[[Worker, int, int], Made], first: int, last: int) -> Made:
    return make(_worker(text), first, last)


@lru_cache(maxsize=1)
def _worker(text: str) -> Worker:
    """The worker of this process, kept from task to task."""
    return Worker(msgspec.json.decode(text, type=Plan))
