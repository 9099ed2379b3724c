"""Compiles the rules with mypyc while the package is built; everything else is in pyproject.toml.

The compiled modules go to `monoceros/_compiled/` with a digest of their sources; `monoceros/_engine.py` uses
them only while it holds. Without a C compiler the package is built all the same and runs interpreted.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCE))
from monoceros import _engine  # noqa: E402 - the sources are not installed yet

SWITCH = "MONOCEROS_COMPILE"
"""Set to `0` to compile nothing, or to the folder of one game to leave the others interpreted."""


def found_modules() -> list[str]:
    """The modules worth compiling: those of the engine that reckon with machine numbers."""
    only = os.environ.get(SWITCH, "")
    found = []
    for room in _engine.ROOMS:
        for path in sorted((SOURCE / "monoceros" / room).rglob("*.py")):
            name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
            if only and name.startswith("monoceros.games.") and name.split(".")[2] != only:
                continue
            if "\nfrom mypy_extensions import " in path.read_text(encoding="utf-8"):
                found.append(name)
    return found


LIBRARY = "monoceros__mypyc"
WHOLE = ["-flto=auto", "-fno-semantic-interposition"]
"""Optimise the library as one program: most of its calls are between small functions of different files."""
CLOSED = "-Wl,-Bsymbolic"
"""Calls within the library go straight to their function; nobody replaces one from outside."""


def can_compile() -> str:
    """An empty string, or what is missing to compile."""
    if os.environ.get(SWITCH) == "0":
        return f"{SWITCH}=0 is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "the Python headers (Python.h) are missing"
    return ""


def can_optimise_whole() -> bool:
    """Whether compiler and linker know `WHOLE` and `CLOSED`: found out on a library of one function."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    with tempfile.TemporaryDirectory() as folder:
        source, made, library = (str(Path(folder) / name) for name in ("try.c", "try.o", "try.so"))
        Path(source).write_text("int one(void) { return 1; }\n")
        for command in (
            [compiler, "-fPIC", "-Werror", *WHOLE, "-c", source, "-o", made],
            [compiler, "-shared", "-Werror", *WHOLE, CLOSED, made, "-o", library],
        ):
            if subprocess.run(command, capture_output=True, check=False).returncode:
                return False
    return True


def flat(module: str) -> str:
    """The file name of a compiled module: flat, so that no package finds it by itself."""
    return module.removeprefix("monoceros.").replace(".", "_")


class CompileEngine(build_ext):
    """Compile the `found_modules` and leave the stamp; a failure is told, and the engine runs interpreted."""

    def finalize_options(self) -> None:
        """Translate to C only when something is really built: it takes seconds."""
        from mypyc.build import mypycify

        os.chdir(SOURCE.parent)
        os.environ["MYPYPATH"] = str(SOURCE)
        files = [str(SOURCE.joinpath(*name.split("."))) + ".py" for name in found_modules()]
        extensions: list[Any] = mypycify(
            ["--no-error-summary", *files],
            opt_level="3",
            debug_level="0",
            group_name="monoceros",
            multi_file=True,
            target_dir=str(Path(self.build_temp or "build") / "mypyc"),
        )
        whole = can_optimise_whole()
        for extension in extensions:
            if whole and extension.name.endswith(LIBRARY):
                extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]
                # The linker is what makes the code now, so it has to be told how well.
                extension.extra_link_args = ["-O3", *WHOLE, CLOSED]
            extension.name = "monoceros._compiled." + flat(extension.name)
            extension.optional = True
        self.distribution.ext_modules = extensions
        super().finalize_options()

    def build_extensions(self) -> None:
        """One C file for each module, as many at a time as there are cores."""
        compiler: Any = self.compiler
        compile_in_turn = compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [one for objects in made for one in objects]

        compiler.compile = compile_side_by_side
        super().build_extensions()

    def run(self) -> None:
        """Build, then write down what the compiled modules were made from."""
        digest = _engine.digest(SOURCE / "monoceros")
        home = SOURCE if self.inplace else Path(self.build_lib)
        stamp = home / "monoceros" / "_compiled" / _engine.STAMP
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        super().run()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        if not (stamp.parent / (LIBRARY + suffix)).is_file():
            print("monoceros: compiling failed; the engine will run interpreted, about ten times slower.")
            return
        modules = {name: flat(name) for name in found_modules()} | {LIBRARY: LIBRARY}
        stamp.write_text(json.dumps({"digest": digest, "modules": modules}, indent=1) + "\n")


class EngineDistribution(Distribution):
    """Has extension modules exactly when they can be compiled here."""

    def has_ext_modules(self) -> bool:
        """Known before translation has begun."""
        return not can_compile()


missing = can_compile()
if missing:
    print(f"monoceros: {missing}; the engine will run interpreted, about ten times slower.")
setup(distclass=EngineDistribution, cmdclass={"build_ext": CompileEngine})
