"""Compiled or interpreted: the right engine runs, and never a stale one."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import monoceros
from monoceros import _engine

PROJECT = Path(__file__).parents[1]
ASK = """
import monoceros, monoceros.core.rng as rng
print(*monoceros.ENGINE, rng.WARM_UP, rng.__file__.rsplit(".")[-1])
"""


def engine(package_parent: Path, **environment: str) -> list[str]:
    """The engine, its reason, a constant of a compiled module, and the kind of file it came from."""
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={"PYTHONPATH": str(package_parent), "PATH": os.environ["PATH"], **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package, compiled modules included."""
    shutil.copytree(PROJECT / "src" / "monoceros", tmp_path / "monoceros")
    return tmp_path


def test_an_edited_source_is_what_runs(checkout: Path) -> None:
    if monoceros.ENGINE.name == "compiled":
        assert engine(checkout) == ["compiled", "15", "so"]
    source = checkout / "monoceros" / "core" / "rng.py"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("WARM_UP: Final[i64] = 15", "WARM_UP: Final[i64] = 16"), encoding="utf-8")
    name, reason, constant, kind = engine(checkout)
    assert (name, constant, kind) == ("interpreted", "16", "py")
    assert reason in ("sources-changed", "not-compiled")
    source.write_text(text, encoding="utf-8")
    assert engine(checkout)[0] == monoceros.ENGINE.name


def test_a_new_module_beside_the_compiled_ones_makes_them_stale(checkout: Path) -> None:
    (checkout / "monoceros" / "games" / "extra.py").write_text('"""New."""\n', encoding="utf-8")
    assert engine(checkout)[0] == "interpreted"


def test_the_interpreted_engine_can_be_asked_for(checkout: Path) -> None:
    assert engine(checkout, MONOCEROS_ENGINE="interpreted") == ["interpreted", "asked-for", "15", "py"]


def test_compiled_modules_of_another_python_are_left_alone(checkout: Path) -> None:
    for file in (checkout / "monoceros" / "_compiled").glob("*.so"):
        file.rename(file.with_name(file.name.replace("cpython-3", "cpython-2")))
    assert engine(checkout)[:2] in (["interpreted", "other-python"], ["interpreted", "not-compiled"])


def test_a_half_written_stamp_does_no_harm(checkout: Path) -> None:
    folder = checkout / "monoceros" / "_compiled"
    folder.mkdir(exist_ok=True)
    (folder / _engine.STAMP).write_text("{", encoding="utf-8")
    assert engine(checkout)[:2] == ["interpreted", "not-compiled"]


def test_a_wheel_without_a_compiler_is_whole_and_says_so(tmp_path: Path) -> None:
    source = tmp_path / "source"
    wanted = ["pyproject.toml", "setup.py", "README.md", "LICENSE"]
    source.mkdir()
    for name in wanted:
        shutil.copy(PROJECT / name, source / name)
    ignore = shutil.ignore_patterns("_compiled", "*.egg-info", "__pycache__")
    for folder in ("src", "tools"):
        shutil.copytree(PROJECT / folder, source / folder, ignore=ignore)
    gone = "monoceros/games/gone.py"
    left_over = source / "build" / "lib" / gone
    left_over.parent.mkdir(parents=True)
    left_over.touch()
    built = subprocess.run(
        [sys.executable, "-c", "from setuptools.build_meta import build_wheel; build_wheel('.')"],
        cwd=source,
        env={**os.environ, "MONOCEROS_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "the engine will run interpreted" in built.stdout
    (wheel,) = source.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "installed")
    assert {"monoceros/games/hilo/cards.toml", "monoceros/games/hilo/rulebook.toml"} <= names
    assert "monoceros/locales/pl/hilo-rules.ftl" in names
    assert gone not in names, "a file of an older build"
    assert engine(tmp_path / "installed")[:2] == ["interpreted", "not-compiled"]
