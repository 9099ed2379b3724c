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
    found = {finding.key: finding.level for finding in surgery.examine(settings, tmp_path, {})}
    assert found["doctor-page"] == "good"
    assert "bad" not in found.values()
    assert {"doctor-database", "doctor-database-slow"} & set(found)


def _no_shared_memory(method: str) -> None:
    raise PermissionError(method)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(surgery, "LEAST_SPACE", 1 << 62)
    monkeypatch.setattr(surgery, "FEWEST_FILES", 1 << 62)
    monkeypatch.setattr(surgery, "SLOW_COMMIT", -1.0)
    monkeypatch.setattr("multiprocessing.get_context", _no_shared_memory)
    found = list(surgery.examine(Settings(database=str(tmp_path / "tables.db")), tmp_path))
    keys = {"doctor-page-missing", "doctor-files-few", "doctor-disk-full", "doctor-database-slow"}
    keys |= {"doctor-workers-none"}
    assert keys <= {finding.key for finding in found}
    text = Texts(language)
    assert all(text(finding.key, **finding.params) for finding in found)


def test_trouble_ends_with_a_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surgery, "LEAST_SPACE", 1 << 62)
    done = CliRunner().invoke(doctor, ["--database", str(tmp_path / "tables.db"), "--lang", "en"])
    assert done.exit_code == 1
    assert "✗" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_that_are_none_trust_too_many_or_lead_nowhere_are_told(
    tmp_path: Path, language: str
) -> None:
    settings = Settings(
        database=str(tmp_path / "tables.db"),
        metrics_port=9765,
        metrics_host="0.0.0.0",
        proxies="*",
        bus="redis://127.0.0.1:1",
    )
    environment = {"MONOCEROS_DATABSE": "x", "MONOCEROS_ENGINE": "interpreted", "MONOCEROS_PROXIES": "*"}
    text = Texts(language)
    found = {
        finding.key: text(finding.key, **finding.params)
        for finding in surgery.examine(settings, tmp_path, environment)
    }
    assert "MONOCEROS_DATABASE" in found["doctor-setting-unknown"]
    assert "9765" in found["doctor-figures-open"]
    assert "MONOCEROS_PROXIES" in found["doctor-proxies-all"]
    assert "MONOCEROS_BUS" in found["doctor-bus-silent"]
    usual = {finding.key for finding in surgery.examine(Settings(database=settings.database), tmp_path, {})}
    assert not usual & {"doctor-setting-unknown", "doctor-figures-open", "doctor-proxies-all"}


def test_a_database_out_of_reach_is_told_like_any_other_mistake(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="database-unusable"):
        list(surgery.examine(Settings(database="postgresql://127.0.0.1:1/x"), tmp_path))
