"""Whoever makes a request: known by one cookie, or nobody yet."""

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from monoceros.server.http.responses import NO_STORE, AnyRequest, visitor_of
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.problems import TableProblem, texts_for
from monoceros.server.protocol.tokens import PERSON_COOKIE, SEAT_COOKIE, derived_token, new_token
from monoceros.server.store.people import Person

COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at all; each visit begins it anew."""
MOST_SEAT_COOKIES = 100


class Caller:
    """The person behind a request, and the seats its browser holds by cookies of earlier releases."""

    def __init__(self, request: AnyRequest, lobby: Lobby, person: Person | None) -> None:
        self.person = person
        self._request = request
        self._lobby = lobby

    @property
    def token(self) -> str | None:
        """The secret this browser came with."""
        return self._request.cookies.get(PERSON_COOKIE)

    @property
    def seat_tokens(self) -> dict[str, str]:
        """The seat tokens of earlier releases this browser still has, by table."""
        found = {
            name.removeprefix(SEAT_COOKIE): value
            for name, value in self._request.cookies.items()
            if name.startswith(SEAT_COOKIE) and value
        }
        return dict(list(found.items())[:MOST_SEAT_COOKIES])

    @property
    def id(self) -> str:
        """The id of the person; empty for nobody. Never to be told."""
        return "" if self.person is None else self.person.id

    def seat_at(self, table: LiveTable) -> int | None:
        """The caller's seat at a table."""
        return table.stored.seat_held(self.id, self._request.cookies.get(SEAT_COOKIE + table.id))

    def own_seat(self, table: LiveTable) -> int:
        """The caller's seat at a table, or a problem."""
        seat = self.seat_at(table)
        if seat is None:
            raise TableProblem("not-seated")
        return seat

    def somebody(self) -> Person:
        """The person, or a problem where this browser is nobody yet."""
        if self.person is None:
            raise TableProblem("nobody-yet")
        return self.person

    async def introduce(self, name: str = "", key: str = "") -> tuple[Person, list[Cookie]]:
        """The person, made somebody new if need be; and the cookie to be kept then."""
        if self.person is not None:
            return self.person, []
        token = derived_token(key, PERSON_COOKIE) if key else new_token()
        language = texts_for(self._request.headers.get("accept-language")).language
        person = await self._lobby.people.welcome(token, visitor_of(self._request), name, language)
        self.person = person
        return person, [self.cookie(token)]

    def cookie(self, token: str) -> Cookie:
        """The cookie that keeps a person in this browser, out of reach of any script."""
        return Cookie(
            key=PERSON_COOKIE,
            value=token,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self._request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )

    def seated(self, table: LiveTable, cookies: list[Cookie], status: int) -> Response[Any]:
        """The table as its newly seated caller sees it."""
        return Response(
            table.info(self.seat_at(table)), status_code=status, headers=NO_STORE, cookies=cookies
        )


async def find_caller(request: AnyRequest, lobby: NamedDependency[Lobby]) -> Caller:
    """The caller of a request, for every handler that asks for one."""
    return Caller(request, lobby, await lobby.people.find(request.cookies.get(PERSON_COOKIE)))
