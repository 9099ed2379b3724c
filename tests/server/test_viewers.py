"""A slow connection delays nobody but itself."""

import asyncio

from monoceros.server.live.viewers import MOST_WAITING, Viewer
from monoceros.server.protocol.messages import PongMessage
from monoceros.server.protocol.problems import texts_for


def test_messages_arrive_in_order_and_telling_never_waits() -> None:
    async def tell() -> list[str]:
        viewer = Viewer(0, texts_for("en"))
        sent: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0)
            sent.append(text)

        delivering = asyncio.create_task(viewer.deliver(send))
        for number in range(100):
            viewer.tell_bytes(b"%d" % number)
            if number % 7 == 0:
                await asyncio.sleep(0)
        while len(sent) < 100:
            await asyncio.sleep(0)
        delivering.cancel()
        return sent

    assert asyncio.run(tell()) == [str(number) for number in range(100)]


def test_a_viewer_too_far_behind_is_let_go() -> None:
    async def lag() -> bool:
        viewer = Viewer(None, texts_for("en"))
        stuck = asyncio.Event()

        async def send(text: str) -> None:
            await stuck.wait()

        delivering = asyncio.create_task(viewer.deliver(send))
        await asyncio.sleep(0)
        for _ in range(MOST_WAITING + 2):
            viewer.tell(PongMessage())
            await asyncio.sleep(0)
        stuck.set()
        await asyncio.wait_for(delivering, 10)
        return viewer.lagging

    assert asyncio.run(lag())
