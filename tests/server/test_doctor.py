"""The doctor: what is well is told to be well, and what is not, what to do about it."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from monoceros.cli.doctor import doctor
from monoceros.core.mistakes import Mistake
from monoceros.locales import LANGUAGES, Texts
from monoceros.server import doctor as surgery
from monoceros.server.settings import Settings


def test_a_set_up_that_works(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    settings = Settings(database=str(tmp_path / "new" / "tables.db"))
    found = {finding.key: finding.level for finding in surgery.examine(settings, tmp_path)}
    assert found["doctor-page"] == "good"
    assert "bad" not in found.values()
    assert {"doctor-database", "doctor-database-slow"} & set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(surgery, "LEAST_SPACE", 1 << 62)
    monkeypatch.setattr(surgery, "FEWEST_FILES", 1 << 62)
    monkeypatch.setattr(surgery, "SLOW_COMMIT", -1.0)
    found = list(surgery.examine(Settings(database=str(tmp_path / "tables.db")), tmp_path))
    keys = {"doctor-page-missing", "doctor-files-few", "doctor-disk-full", "doctor-database-slow"}
    assert keys <= {finding.key for finding in found}
    text = Texts(language)
    assert all(text(finding.key, **finding.params) for finding in found)


def test_trouble_ends_with_a_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surgery, "LEAST_SPACE", 1 << 62)
    done = CliRunner().invoke(doctor, ["--database", str(tmp_path / "tables.db"), "--lang", "en"])
    assert done.exit_code == 1
    assert "✗" in done.output


def test_a_database_out_of_reach_is_told_like_any_other_mistake(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="database-unusable"):
        list(surgery.examine(Settings(database="postgresql://127.0.0.1:1/x"), tmp_path))
