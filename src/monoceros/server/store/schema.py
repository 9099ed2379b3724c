"""The database: its tables, and the steps from one version of it to the next.

One schema serves SQLite and PostgreSQL. A migration is never edited once released; a change is a new one
at the end of the list, with the tables below brought in line. The key (table, n) of `actions` is what lets
any number of processes serve one table: of two actions for the same place only one can be written. `writer`
says by which append: no two have the same.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    inspect,
    text,
)

from monoceros.core.mistakes import Mistake

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", Text, nullable=False),
    Column("own_pack", Boolean, nullable=False),
    Column("adult", Boolean, nullable=False),
    Column("forfeits", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("deck_language", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("clocked", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("following", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("changes", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("entropy_asked", BigInteger, nullable=False),
    Column("host_person", Text, nullable=False),
    Column("starts", Text, nullable=False),
    Column("barred", Text, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("current", Text, nullable=False),
    Column("chosen_by", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("nickname", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("entropy", Text, nullable=False),
    Column("entropy_commitment", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("keeper", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("warned", BigInteger, nullable=False),
    Column("swap", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
)

room_people = Table(
    "room_people",
    metadata,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("wants", Boolean, nullable=False),
    Column("vote", Text, nullable=False),
    Column("ref", Text, nullable=False),
    Column("asks", Integer, nullable=False),
)

carries = Table(
    "carries",
    metadata,
    Column("code", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("decided_by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("writer", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("nickname", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chores = Table(
    "chores",
    metadata,
    Column("name", Text, primary_key=True),
    Column("taken", BigInteger, nullable=False),
)

blocked = Table(
    "blocked",
    metadata,
    Column("address", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("result", Text, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("device", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("failing_since", BigInteger, nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("zone", Text, nullable=False),
)

turn_notices = Table(
    "turn_notices",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=False),
)

seat_changes = Table(
    "seat_changes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name_before", Text, nullable=False),
    Column("name_after", Text, nullable=False),
    Column("state_before", Text, nullable=False),
    Column("state_after", Text, nullable=False),
)

statistics_since = Table(
    "statistics_since",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

VERSION_TABLE = "monoceros_schema"

MIGRATIONS: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, edition TEXT NOT NULL,
            rules INTEGER NOT NULL, pack TEXT NOT NULL, options TEXT NOT NULL, deck_language TEXT NOT NULL,
            pace TEXT NOT NULL, clocked BOOLEAN NOT NULL, public BOOLEAN NOT NULL, hints BOOLEAN NOT NULL,
            status TEXT NOT NULL, commitment TEXT NOT NULL, secret TEXT NOT NULL, created BIGINT NOT NULL,
            began BIGINT NOT NULL, result TEXT NOT NULL, rematch TEXT NOT NULL, rematch_of TEXT NOT NULL,
            changes INTEGER NOT NULL)""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
            nickname TEXT NOT NULL, bot TEXT NOT NULL, token TEXT NOT NULL, stand_in TEXT NOT NULL,
            entropy TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE actions (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL,
            decided_by TEXT NOT NULL, at BIGINT NOT NULL, writer TEXT NOT NULL,
            PRIMARY KEY (table_id, n))""",
        """CREATE TABLE chats (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER, nickname TEXT NOT NULL,
            text TEXT NOT NULL, at BIGINT NOT NULL)""",
        "CREATE INDEX chats_of_a_table ON chats (table_id, at)",
        """CREATE TABLE commitments (
            commitment TEXT PRIMARY KEY, secret TEXT NOT NULL, made BIGINT NOT NULL)""",
    ],
    ["CREATE INDEX tables_to_find ON tables (status, public, created)"],
    [
        "ALTER TABLE tables ADD COLUMN own_pack BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT 0",
        "CREATE TABLE packs (table_id TEXT PRIMARY KEY REFERENCES tables (id), text TEXT NOT NULL)",
        "CREATE TABLE chores (name TEXT PRIMARY KEY, taken BIGINT NOT NULL)",
        "INSERT INTO chores VALUES ('sweep', 0)",
    ],
    [
        "ALTER TABLE tables ADD COLUMN adult BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN forfeits TEXT NOT NULL DEFAULT '[]'",
    ],
    [
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES tables (id), state TEXT NOT NULL, process TEXT NOT NULL,
            asked BIGINT NOT NULL, beat BIGINT NOT NULL, done INTEGER NOT NULL, actions INTEGER NOT NULL,
            result TEXT NOT NULL)""",
    ],
    [
        "ALTER TABLE tables ADD COLUMN deals INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN entropy_asked BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN entropy_commitment TEXT NOT NULL DEFAULT ''",
        "DROP TABLE commitments",
    ],
    ["CREATE TABLE blocked (address TEXT PRIMARY KEY, since BIGINT NOT NULL)"],
    [
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL, language TEXT NOT NULL,
            created BIGINT NOT NULL, seen BIGINT NOT NULL)""",
        "CREATE INDEX people_by_last_visit ON people (seen)",
        """CREATE TABLE devices (
            token TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), since BIGINT NOT NULL)""",
        "CREATE INDEX devices_of_a_person ON devices (person)",
        """CREATE TABLE carries (
            code TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), until BIGINT NOT NULL)""",
        "ALTER TABLE seats ADD COLUMN person TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN avatar TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX seats_of_a_person ON seats (person)",
    ],
    [
        "ALTER TABLE tables RENAME COLUMN rematch TO following",
        "ALTER TABLE tables RENAME COLUMN rematch_of TO room",
        "UPDATE tables SET room = id",
        "ALTER TABLE tables ADD COLUMN host_person TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_of_a_room ON tables (room, created)",
        "CREATE INDEX tables_before ON tables (following)",
        """CREATE TABLE rooms (
            id TEXT PRIMARY KEY, current TEXT NOT NULL, chosen_by TEXT NOT NULL, created BIGINT NOT NULL)""",
        "CREATE INDEX rooms_at_a_table ON rooms (current)",
        "INSERT INTO rooms SELECT id, id, 'host', created FROM tables",
        """CREATE TABLE room_people (
            room TEXT NOT NULL REFERENCES rooms (id), person TEXT NOT NULL REFERENCES people (id),
            since BIGINT NOT NULL, wants BOOLEAN NOT NULL, vote TEXT NOT NULL, PRIMARY KEY (room, person))""",
        "CREATE INDEX rooms_of_a_person ON room_people (person)",
    ],
    [
        "ALTER TABLE tables ADD COLUMN starts TEXT NOT NULL DEFAULT 'full'",
        "ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]'",
        "CREATE INDEX tables_that_bar ON tables (id) WHERE barred <> '[]'",
        "ALTER TABLE seats ADD COLUMN keeper TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN ready BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE seats ADD COLUMN warned BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN swap INTEGER NOT NULL DEFAULT -1",
        "CREATE INDEX seats_kept ON seats (keeper)",
        "ALTER TABLE room_people ADD COLUMN ref TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE room_people ADD COLUMN asks INTEGER NOT NULL DEFAULT -1",
    ],
    [
        "CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE push_devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), device TEXT NOT NULL,
            endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, origin TEXT NOT NULL,
            since BIGINT NOT NULL, failures INTEGER NOT NULL, failing_since BIGINT NOT NULL)""",
        "CREATE INDEX push_devices_of_a_person ON push_devices (person)",
        """CREATE TABLE quiet_hours (
            person TEXT PRIMARY KEY REFERENCES people (id), begins INTEGER NOT NULL, ends INTEGER NOT NULL,
            zone TEXT NOT NULL)""",
        """CREATE TABLE turn_notices (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, since BIGINT NOT NULL,
            due BIGINT NOT NULL, told BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX turn_notices_to_send ON turn_notices (told, due)",
        """CREATE TABLE seat_changes (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, at BIGINT NOT NULL,
            name_before TEXT NOT NULL, name_after TEXT NOT NULL, state_before TEXT NOT NULL,
            state_after TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE statistics_since (
            person TEXT PRIMARY KEY REFERENCES people (id), since BIGINT NOT NULL)""",
    ],
]


def migrate(engine: Engine) -> None:
    """Bring a database of any earlier version, or an empty one, up to date.

    Several processes may start at once: they wait for each other. A database from a newer release is a
    `Mistake`, because this one would not know what it must keep.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(7267235)"))
        found = _version(connection)
        if found > len(MIGRATIONS):
            raise Mistake("database-newer", found=found, known=len(MIGRATIONS))
        for migration in MIGRATIONS[found:]:
            for statement in migration:
                connection.execute(text(statement))
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version = :to"), {"to": len(MIGRATIONS)})


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(VERSION_TABLE):
        connection.execute(text(f"CREATE TABLE {VERSION_TABLE} (version INTEGER NOT NULL)"))
        connection.execute(text(f"INSERT INTO {VERSION_TABLE} VALUES (0)"))
        return 0
    return int(connection.execute(text(f"SELECT version FROM {VERSION_TABLE}")).scalar_one())
