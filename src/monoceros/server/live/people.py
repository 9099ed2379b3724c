"""People as a server process knows them: found by the secret of their device, welcomed, carried, exported."""

import secrets

from monoceros.locales import LANGUAGES
from monoceros.server.protocol.identity import AVATARS, ChangeMe, Export, Me, Statistics
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rate_limits import RateLimits
from monoceros.server.protocol.timestamps import DAY, now
from monoceros.server.protocol.tokens import new_token
from monoceros.server.settings import Settings
from monoceros.server.store import people, statistics
from monoceros.server.store.database import Store
from monoceros.server.store.gathered import Gathered
from monoceros.server.store.people import Person

LONGEST_TOKEN = 128
"""No secret of ours is longer: whatever is, is not even looked up."""
CODE_BYTES = 16
NOBODY = Me(known=False, name="", avatar="", language="", devices=0, tables=0)


class People:
    """Everybody a browser of whom may come by."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._days = settings.people_days
        self._found = Gathered(self._find_all)
        self._arrivals = RateLimits(settings.people_per_minute, settings.people_per_minute)

    async def find(self, token: str | None) -> Person | None:
        """Whose secret this is."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        return await self._found.find(token)

    async def _find_all(self, tokens: list[str]) -> dict[str, Person]:
        return await self._store.read(lambda held: people.find_all(held, tokens))

    async def welcome(self, token: str, visitor: str, name: str, language: str) -> Person:
        """Somebody new with a secret, unless it is known already; not too many from one address."""
        if not self._arrivals.take(visitor):
            raise TableProblem("flood")
        return await self._store.change(lambda held: people.welcome(held, token, nickname(name), language))

    async def me(self, person: Person | None) -> Me:
        """Somebody as their own browser is told, and a note that they are here."""
        if person is None:
            return NOBODY
        await self._store.change(lambda held: people.see(held, person))
        devices, tables = await self._store.read(lambda held: people.counts(held, person.id))
        return Me(
            known=True,
            name=person.name,
            avatar=person.avatar,
            language=person.language,
            devices=devices,
            tables=tables,
        )

    async def change(self, person: Person, wish: ChangeMe) -> Person:
        """Change what somebody wants changed about themselves."""
        values: dict[str, str] = {}
        if wish.name is not None:
            values["name"] = nickname(wish.name)
        if wish.avatar is not None:
            if wish.avatar not in AVATARS:
                raise TableProblem("avatar-unknown")
            values["avatar"] = wish.avatar
        if wish.language is not None and wish.language in LANGUAGES:
            values["language"] = wish.language
        return await self._store.change(lambda held: people.change(held, person.id, **values))

    async def tables(self, person: str) -> list[str]:
        """The newest tables somebody sits at."""
        return await self._store.read(lambda held: people.tables_of(held, person))

    async def open_carry(self, person: Person) -> tuple[str, int]:
        """A code that makes another device this person, and until when."""
        code = secrets.token_urlsafe(CODE_BYTES)
        return code, await self._store.change(lambda held: people.open_carry(held, person.id, code))

    async def look_at_carry(self, code: str) -> Person:
        """Whom a code makes of a device."""
        return await self._store.read(lambda held: people.look_at_carry(held, code))

    async def use_carry(self, code: str, old: str | None) -> tuple[Person, str]:
        """Make a device the person of a code: who that is, and the secret the device keeps."""
        token = new_token()
        return await self._store.change(lambda held: people.use_carry(held, code, token, old)), token

    async def let_go_of_others(self, person: Person, token: str) -> None:
        """Let somebody be known on one device alone."""
        await self._store.change(lambda held: people.let_go_of_others(held, person.id, token))

    async def statistics(self, person: Person) -> Statistics:
        """How somebody has done so far."""
        return await self._store.read(lambda held: statistics.read(held, person.id))

    async def begin_anew(self, person: Person) -> None:
        """Delete somebody's statistics."""
        await self._store.change(lambda held: statistics.begin_anew(held, person.id))

    async def export(self, person: Person) -> Export:
        """Everything that is kept about somebody."""
        return await self._store.read(lambda held: people.export(held, person))

    async def long_gone(self) -> list[str]:
        """Those who have not come back for so long that they are forgotten."""
        if self._days <= 0:
            return []
        before = now() - int(self._days * DAY)
        return await self._store.read(lambda held: people.long_gone(held, before))
