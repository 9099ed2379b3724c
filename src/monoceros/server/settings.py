"""What whoever runs a server may decide: by option, by environment variable, or not at all."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from monoceros.core.installation import need_later
from monoceros.core.mistakes import Mistake

PREFIX = "MONOCEROS_"
FIELD = re.compile(r"`\$\.(\w+)`")
"""Where a complaint about a field names it."""
STATIC = Path(__file__).parent / "static"
"""Where the build leaves the browser client."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each field is also an environment variable: `bot_pause` is `MONOCEROS_BOT_PAUSE`.

    `database` is a file name or a URL (`postgresql://...`); empty means a file in the user's data
    directory. `bus` is a `redis://` URL for processes that share a database other than PostgreSQL, which
    carries the news itself. `proxies` are the addresses (with a comma between them) of proxies before this
    server, who are believed about whom they speak for. `origins` are further addresses (with a comma between
    them) whose pages may talk to this server, such as a development server or a proxy under another name.
    """

    database: str = ""
    bus: str = ""
    proxies: str = "127.0.0.1"
    origins: str = ""
    processes: int = 0
    """Processes that serve, with another one that looks after them; 0 serves in one without."""
    bot_workers: int = 2
    master_workers: int = 2
    """Processes of low priority in which masters think, a second each at most; none runs before the first."""
    bot_pause: float = 0.6
    """Seconds between two moves of bots, so that people can follow."""
    bot_limit: float = 10.0
    """Seconds a bot may think before a random move is made for it."""
    program_seconds: float = 30.0
    """Seconds a program of somebody's own may take for a decision before a stand-in plays on for it."""
    program_sockets: int = 2
    """Sockets such a program may have open at its table: the second for one that replaces the first."""
    metrics_port: int = 0
    """A port of its own for `/metrics` and `/healthz`; 0 opens none."""
    metrics_host: str = "127.0.0.1"
    """Where that port listens."""
    metrics_token: str = ""
    """Who sends it as a bearer token may read `/metrics` beside everything else; empty: nobody may."""
    check_workers: int = 1
    """Processes in which packs and records that people send are read."""
    check_limit: float = 5.0
    """Seconds after which a pack or record counts as unreadable."""
    check_queue: int = 16
    """How many of them may wait; whoever comes beyond is told to come back later."""
    frames_per_second: float = 30.0
    """Messages a socket may send, on average, with bursts of twice as many."""
    connections_per_address: int = 256
    """Connections one address may have open, unless it is a proxy's."""
    sockets_per_address: int = 200
    """Sockets one visitor may have open: a school behind one address, and no more."""
    requests_per_minute: float = 600.0
    """Requests one address may make, on average, with bursts of a quarter of it."""
    tables_per_minute: float = 60.0
    """Tables one address may open, on average, with bursts as large."""
    packs_per_hour: float = 60.0
    """Tables with a pack of their own one address may open, on average, with bursts as large."""
    people_per_minute: float = 60.0
    """Browsers of one address that may become somebody new, on average, with bursts as large."""
    people_days: float = 400.0
    """How long somebody is remembered who does not come back; 0 for ever."""
    push: bool = True
    """Whether people may have messages sent to their devices when it is their turn in a game of days."""
    push_contact: str = ""
    """Where push services may complain: `mailto:...` or `https://...`; empty: the address of the page."""
    push_private: bool = False
    """Whether messages may go to private addresses, other ports or without TLS: to a service of one's own."""
    push_after: float = 15.0
    """Seconds somebody has to come and look by themselves before a message tells them it is their turn."""
    analysis_workers: int = 1
    """Finished matches that are analysed at one time, each in a process of low priority."""
    analysis_queue: int = 20
    """How many more may wait for that; whoever asks beyond is told to come back later."""
    analysis_iterations: int = 4000
    """How much is thought about each decision of an analysed match."""
    analysis_limit: float = 1800.0
    """Seconds after which an analysis is given up."""
    analyses_per_minute: float = 6.0
    """Analyses one address may have made, on average, with bursts as large."""
    stall_seconds: float = 20.0
    """How long everybody has waited for somebody before they may be warned."""
    warning_seconds: float = 30.0
    """How long somebody who was warned may still take before a bot plays for them."""
    host_away_seconds: float = 120.0
    """How long a host is away before somebody else may take over."""
    onlookers: int = 100
    """How many may watch one table."""
    idle_minutes: float = 10.0
    """How long a table nobody looks at is kept in memory."""
    open_days: float = 7.0
    """How long a table nobody has started is kept at all; 0 for ever."""
    playing_days: float = 90.0
    """How long a match is kept that nobody goes on with; 0 for ever. Finished ones always are."""

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The further origins, as a browser writes them."""
        return frozenset(word.strip().rstrip("/") for word in self.origins.split(",") if word.strip())

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it named."""
        given = self.database or str(user_data_path("monoceros", appauthor=False) / "monoceros.db")
        scheme, separator, rest = given.partition("://")
        if not separator:
            return f"sqlite:///{Path(given).expanduser().absolute()}"
        if scheme in ("postgresql", "postgres"):
            need_later("psycopg", "postgres")
            return f"postgresql+psycopg://{rest}"
        if scheme == "sqlite":
            return given
        raise Mistake("database-kind", kind=scheme)

    @property
    def postgres_url(self) -> str:
        """The same database as PostgreSQL's own library wants it named; empty for any other."""
        url = self.database_url
        return url.replace("+psycopg", "", 1) if url.startswith("postgresql") else ""


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings from the environment, with what was `given` in front of them."""
    values: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        name = PREFIX + field.upper()
        if name in environment:
            values[field] = environment[name]
    values.update({key: value for key, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        wrong = FIELD.search(str(error))
        name = wrong[1] if wrong else ""
        told = f"{PREFIX}{name.upper()}={values.get(name)}" if wrong else str(error)
        raise Mistake("setting-value", problem=told) from error
