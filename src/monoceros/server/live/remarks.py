"""What was said at a table, as far as this process knows: each remark is told once."""

from monoceros.server.live import chat
from monoceros.server.protocol.socket_messages import ChatsMessage
from monoceros.server.store.database import Remark, Store


class Remarks:
    """The last remarks at one table."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._known: dict[str, Remark] = {}
        self._read = 0
        """How much had been said at the table when this process last read it."""

    async def unread(self) -> list[Remark]:
        """What was said here, as far as it may be new to this process."""
        pulse = await self._store.pulse(self._table)
        if pulse is None or pulse.remarks == self._read:
            return []
        said = await self.stored()
        self._read = pulse.remarks
        return said

    async def stored(self) -> list[Remark]:
        """The last remarks the store has."""
        return await self._store.remarks(self._table, chat.SHOWN)

    def learn(self, said: Remark) -> bool:
        """Know a remark from now on; whether it is new. Whoever comes later finds it among the last."""
        if said.id in self._known:
            return False
        self._known[said.id] = said
        for old in list(self._known)[: -2 * chat.SHOWN]:
            del self._known[old]
        return True

    def message(self) -> ChatsMessage:
        """The last remarks, for somebody who has just come to look."""
        last = sorted(self._known.values(), key=lambda said: (said.at, said.id))[-chat.SHOWN :]
        return ChatsMessage([chat.message(said) for said in last])
