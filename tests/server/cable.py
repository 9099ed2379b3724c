"""A cable between two programs that tests may cut, hold and slow down."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial

CHUNK = 65_536


class Cable:
    """Listens on a port of its own and passes everything on to `target`: a port here, or a socket file."""

    def __init__(self, target: int | str) -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.delay = 0.0
        """Seconds everything takes longer."""
        self.port = 0
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait(10)

    def _run(self, ready: threading.Event) -> None:
        self._loop.run_until_complete(self._listen())
        ready.set()
        self._loop.run_forever()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self._target, str):
                far_reader, far_writer = await asyncio.open_unix_connection(self._target)
            else:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._open |= ends
        caller = writer.get_extra_info("peername")[1]
        self.called(caller)
        there = partial(self.there, caller)
        back = partial(self.back, caller)
        await asyncio.gather(self._pass(reader, far_writer, there), self._pass(far_reader, writer, back))
        self._open -= ends

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, change: Callable[[bytes], bytes]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._flowing.wait()
                writer.write(change(data))
                await writer.drain()
        writer.close()

    def called(self, caller: int) -> None:
        """A new caller, known by its port, is on the line."""

    def there(self, caller: int, data: bytes) -> bytes:
        """What is passed on of something a caller sent; other cables change it."""
        return data

    def back(self, caller: int, data: bytes) -> bytes:
        """What the caller gets of something that was answered."""
        return data

    def cut(self) -> None:
        """Break every connection, without a word to either side; new ones are let through."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def hold(self) -> None:
        """Let nothing through, and break nothing."""
        self._loop.call_soon_threadsafe(self._flowing.clear)

    def release(self) -> None:
        """Let everything through again, in order."""
        self._loop.call_soon_threadsafe(self._flowing.set)

    def close(self) -> None:
        """Put the cable away."""
        self._loop.call_soon_threadsafe(self._end)
        self._thread.join(10)
        self._loop.close()

    def _end(self) -> None:
        self._cut()
        self._server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.call_later(0.05, self._loop.stop)
