"""Backups: everything a database holds in one SQLite file, made while the server runs, and put back from it.

A copy of the database's own file would lack what SQLite still has beside it; this reads one snapshot of all
tables in one transaction, from SQLite or PostgreSQL, and can be restored to either. So it is also the way
from one to the other. A backup made by an earlier release is brought up to date when it is restored.
"""

import os
import shutil
import tempfile
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from monoceros.core.mistakes import Mistake
from monoceros.server.store.schema import MIGRATIONS, VERSION_TABLE, metadata, migrate, tables

ROWS = 1000
"""Rows copied at a time, so that a large database needs no large memory."""


def back_up(url: str, file: Path) -> int:
    """Write a backup of a database to a file, whole or not at all; how many tables it holds."""
    if file.exists():
        raise Mistake("backup-exists", file=str(file))
    source = _engine(url)
    handle, name = tempfile.mkstemp(prefix=file.name, dir=_folder(file))
    os.close(handle)
    part = Path(name)
    try:
        with source.connect() as reading:
            _begin_snapshot(reading)
            _check_version(reading)
            target = create_engine(f"sqlite:///{part}")
            migrate(target)
            with target.begin() as writing:
                _copy(reading, writing)
                count = _count(writing)
            target.dispose()
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except (SQLAlchemyError, OSError) as error:
        raise Mistake("database-unusable", problem=_said(error)) from error
    finally:
        part.unlink(missing_ok=True)
        source.dispose()
    return count


def put_back(file: Path, url: str) -> int:
    """Fill an empty database from a backup, whole or not at all; how many tables it holds now."""
    if not file.is_file():
        raise Mistake("file-unreadable", file=str(file), problem=os.strerror(2))
    target = _engine(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        try:
            shutil.copy(file, copy)
            source = create_engine(f"sqlite:///{copy}")
            with source.connect() as reading:
                reading.execute(text(f"SELECT version FROM {VERSION_TABLE}")).scalar_one()
            migrate(source)
        except (SQLAlchemyError, OSError) as error:
            raise Mistake("backup-unreadable", file=str(file), problem=_said(error)) from error
        try:
            migrate(target)
            with source.connect() as reading, target.begin() as writing:
                if _count(writing):
                    raise Mistake("restore-not-empty")
                _copy(reading, writing)
                return _count(writing)
        except SQLAlchemyError as error:
            raise Mistake("database-unusable", problem=_said(error)) from error
        finally:
            source.dispose()
            target.dispose()


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, isolation_level="REPEATABLE READ")
    engine = create_engine(url)
    file = engine.url.database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)

    def prepare(connection: object, record: object) -> None:
        del record
        connection.isolation_level = None  # type: ignore[attr-defined]

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _folder(file: Path) -> Path:
    if not file.absolute().parent.is_dir():
        raise Mistake("file-unreadable", file=str(file), problem=os.strerror(2))
    return file.absolute().parent


def _begin_snapshot(connection: Connection) -> None:
    """See everything as it is at one moment: from the first question on, whatever is written meanwhile."""
    try:
        connection.execute(text(f"SELECT version FROM {VERSION_TABLE}")).scalar_one()
    except SQLAlchemyError as error:
        raise Mistake("database-unusable", problem=_said(error)) from error


def _check_version(connection: Connection) -> None:
    found = int(connection.execute(text(f"SELECT version FROM {VERSION_TABLE}")).scalar_one())
    if found > len(MIGRATIONS):
        raise Mistake("database-newer", found=found, known=len(MIGRATIONS))
    if found < len(MIGRATIONS):
        raise Mistake("database-older", found=found, known=len(MIGRATIONS))


def _copy(reading: Connection, writing: Connection) -> None:
    for table in metadata.sorted_tables:
        writing.execute(delete(table))
        rows = reading.execution_options(yield_per=ROWS).execute(select(table)).mappings()
        for part in rows.partitions(ROWS):
            writing.execute(insert(table), [dict(row) for row in part])


def _count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def _said(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
