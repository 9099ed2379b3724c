"""Backups made while people play, restored to SQLite and PostgreSQL, and refused where they would do harm."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, text

from monoceros.cli.backup import backup, restore
from monoceros.core.mistakes import Mistake
from monoceros.server.settings import Settings
from monoceros.server.store.backup import back_up, put_back
from monoceros.server.store.schema import migrate
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person, play_on
from tests.server.serving import ROOMY, Served


def test_a_backup_of_a_running_server_holds_every_move_and_goes_on_anywhere(
    tmp_path: Path, postgres: str
) -> None:
    """What is not yet in the database's own file is in the backup; a match goes on from it in PostgreSQL."""
    file = tmp_path / "tables.db"
    server = Served(Settings(database=str(file), **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    ada = Person(server.address)
    table = ada.opens(seats=2, bots=[None, "heuristic"], nickname="Zoë 👩‍👧")["id"]
    with ada.looks(table) as one:
        one.seen(0)
        reached = play_on([one], 8, Random(1))
        saved = tmp_path / "saved.db"
        done = CliRunner().invoke(backup, [str(saved), "--database", str(file), "--lang", "en"])
        assert done.exit_code == 0, done.output
        assert "one table" in done.output
    server.stop()

    fresh = create_engine(Settings(database=postgres).database_url, isolation_level="AUTOCOMMIT")
    with fresh.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS restored"))
        connection.execute(text("CREATE DATABASE restored"))
    fresh.dispose()
    there = postgres.replace("/postgres?", "/restored?")
    assert put_back(saved, Settings(database=there).database_url) == 1
    server = Served(Settings(database=there, **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    ada.address = server.address
    with ada.looks(table) as one:
        told = one.next("table")["table"]
        assert (told["you"], told["seats"][0]["nickname"]) == (0, "Zoë 👩‍👧")
        assert one.seen(reached)["n"] >= reached
        play_on([one], 1000, Random(1))
        assert one.view["outcome"] is not None
    server.stop()
    ada.close()
    back = tmp_path / "back.db"
    assert back_up(Settings(database=there).database_url, back) == 1
    assert put_back(back, f"sqlite:///{tmp_path / 'again.db'}") == 1


def _database(path: Path) -> str:
    engine = create_engine(f"sqlite:///{path}")
    migrate(engine)
    engine.dispose()
    return f"sqlite:///{path}"


def test_nothing_is_overwritten_and_nothing_else_is_taken_for_a_backup(tmp_path: Path) -> None:
    url, file = _database(tmp_path / "a.db"), tmp_path / "b.db"
    assert back_up(url, file) == 0
    with pytest.raises(Mistake, match="backup-exists"):
        back_up(url, file)
    with pytest.raises(Mistake, match="file-unreadable"):
        back_up(url, tmp_path / "nowhere" / "b.db")
    other = tmp_path / "notes.txt"
    other.write_text("no backup " * 1000)
    with pytest.raises(Mistake, match="backup-unreadable"):
        put_back(other, url)
    with pytest.raises(Mistake, match="file-unreadable"):
        put_back(tmp_path / "missing.db", url)
    with pytest.raises(Mistake, match="database-unusable"):
        back_up(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path / "c.db")
    assert not (tmp_path / "c.db").exists()
    done = CliRunner().invoke(restore, [str(file), "--database", str(tmp_path / "new.db"), "--lang", "pl"])
    assert "Przywrócono" in done.output


def test_a_database_with_tables_is_not_restored_over(tmp_path: Path) -> None:
    url, file = _database(tmp_path / "a.db"), tmp_path / "b.db"
    back_up(url, file)
    server = Served(Settings(database=str(tmp_path / "a.db"), **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    ada = Person(server.address)
    ada.opens(seats=2)
    ada.close()
    server.stop()
    with pytest.raises(Mistake, match="restore-not-empty"):
        put_back(file, url)


def test_an_older_database_is_not_backed_up_by_halves(tmp_path: Path) -> None:
    url = _database(tmp_path / "a.db")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE monoceros_schema SET version = 1"))
    engine.dispose()
    with pytest.raises(Mistake, match="database-older"):
        back_up(url, tmp_path / "b.db")
