"""Nothing is compiled twice and nothing old is linked: what was made is kept by what it was made from."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from monoceros._engine import STAMP

PROJECT = Path(__file__).parents[1]
FEW = {"macros": [], "include_dirs": [], "extra_postargs": ["-O1"]}


class FakeCompiler:
    """Writes down what it was asked to make instead of making it."""

    compiler_so = ("cc", "-fPIC")
    linker_so = ("cc", "-shared")

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.linked: list[str] = []

    def compile(self, sources: list[str], output_dir: str, **_: Any) -> list[str]:
        (source,) = sources
        self.compiled.append(Path(source).stem)
        made = Path(output_dir) / "made.o"
        made.write_bytes(Path(source).read_bytes())
        return [str(made)]

    def link_shared_object(self, objects: list[str], target: str, **_: Any) -> None:
        self.linked.append(Path(target).name)
        Path(target).write_bytes(b"".join(Path(one).read_bytes() for one in objects))


class Build:
    """A folder of C files and the library made from them, build after build."""

    def __init__(self, setup: Any, folder: Path) -> None:
        self.setup = setup
        self.folder = folder
        (folder / "rules.c").write_text('#include "__native.h"\nrules\n')
        (folder / "market.c").write_text('#include "__native.h"\nmarket\n')
        (folder / "shim.c").write_text("#include <Python.h>\n")
        (folder / "__native.h").write_text("one\n")

    def again(self, options: dict[str, Any] | None = None) -> tuple[list[str], bool]:
        """Which files a build compiles, and whether it links."""
        compiler = FakeCompiler()
        workshop = self.setup.Workshop(compiler)
        sources = [str(self.folder / f"{name}.c") for name in ("rules", "market", "shim")]
        objects = workshop.compile(sources, **(options or FEW))
        workshop.link(objects, str(self.folder / "out" / "engine"), extra_postargs=[])
        workshop.clear()
        return sorted(compiler.compiled), bool(compiler.linked)

    @property
    def library(self) -> str:
        return (self.folder / "out" / "engine").read_text()


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    monkeypatch.syspath_prepend(str(PROJECT / "src"))
    spec = importlib.util.spec_from_file_location("monoceros_setup", PROJECT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    monkeypatch.setattr(setup, "KEPT", tmp_path)
    return Build(setup, tmp_path)


def test_the_first_build_makes_everything_and_the_second_nothing(build: Build) -> None:
    assert build.again() == (["market", "rules", "shim"], True)
    first = build.library
    assert build.again() == ([], False)
    assert build.library == first


def test_only_the_edited_file_is_compiled_and_the_library_has_it(build: Build) -> None:
    build.again()
    source = build.folder / "market.c"
    source.write_text(source.read_text() + "dearer\n")
    assert build.again() == (["market"], True)
    assert "dearer" in build.library


def test_an_edit_taken_back_costs_nothing(build: Build) -> None:
    build.again()
    source = build.folder / "market.c"
    text = source.read_text()
    source.write_text(text + "dearer\n")
    build.again()
    source.write_text(text)
    assert build.again() == ([], False)
    assert "dearer" not in build.library


def test_another_header_makes_anew_whatever_includes_it(build: Build) -> None:
    build.again()
    (build.folder / "__native.h").write_text("two\n")
    assert build.again() == (["market", "rules"], True)


def test_other_options_make_everything_anew(build: Build) -> None:
    build.again()
    assert build.again({**FEW, "extra_postargs": ["-O3"]}) == (["market", "rules", "shim"], True)


def test_what_is_long_unused_is_removed(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    build.again()
    (build.folder / "market.c").write_text("no more\n")
    monkeypatch.setattr(build.setup, "KEPT_SECONDS", -60)
    build.again()
    assert list(build.folder.glob("*.o")) == []


def test_modules_to_compile_are_found_by_what_they_import(build: Build) -> None:
    found = build.setup.found_modules()
    assert {"monoceros.core.table", "monoceros.core.rng"} <= set(found)
    assert not {name for name in found if name.endswith((".game", ".wire", ".terminal"))}


def test_a_build_leaves_nothing_of_modules_that_are_no_more(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = build.folder / "lib" / "monoceros" / "_compiled"
    folder.mkdir(parents=True)
    (folder / "games_hilo_gone.so").touch()
    library = build.setup.LIBRARY + build.setup.sysconfig.get_config_var("EXT_SUFFIX")
    monkeypatch.setattr(build_ext, "run", lambda _: (folder / library).touch())
    command = build.setup.CompileEngine(Distribution())
    command.inplace, command.build_lib, command.extensions = False, str(build.folder / "lib"), ["engine"]
    command.run()
    assert {path.name for path in folder.iterdir()} == {library, STAMP}
