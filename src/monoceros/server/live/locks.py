"""Taking a lock without waiting, for what is done without a task."""

import asyncio


def take_now(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it and nobody was there first; False leaves it as it is."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    # It is free, but promised to somebody who has not woken up yet.
    taking.close()
    return False
