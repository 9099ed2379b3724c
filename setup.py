"""Compiles the rules with mypyc while the package is built; nearly everything else is in pyproject.toml.

The compiled modules go to `monoceros/_compiled/` with a digest of their sources; `monoceros/_engine.py` uses
them only while it holds. Without a C compiler the package is built all the same and runs interpreted.

What the C compiler and the linker made is kept in `build/engine/` under a digest of all it was made from, so
that after an edit only what the edit changed is made again.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

PROJECT = Path(__file__).parent
SOURCE = PROJECT / "src"
sys.path[:0] = [str(SOURCE), str(PROJECT)]
from monoceros import __version__, _engine  # noqa: E402 - the sources are not installed yet
from tools import release  # noqa: E402

SWITCH = "MONOCEROS_COMPILE"
"""Set to `0` to compile nothing."""
QUICK = os.environ.get("MONOCEROS_QUICK", "") not in ("", "0")
"""Compile for the edit loop: seconds instead of a minute, for an engine somewhat slower than the real one."""


def found_modules() -> list[str]:
    """The modules worth compiling: those of the engine that reckon with machine numbers."""
    found = []
    for room in _engine.ROOMS:
        for path in sorted((SOURCE / "monoceros" / room).rglob("*.py")):
            name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
            if "\nfrom mypy_extensions import " in path.read_text(encoding="utf-8"):
                found.append(name)
    return found


KEPT = SOURCE.parent / "build" / "engine" / f"{sys.implementation.cache_tag}-{'quick' if QUICK else 'whole'}"
"""Where the C files and everything made from them are kept from one build to the next."""
KEPT_SECONDS = 2 * 24 * 3600
LIBRARY = "monoceros__mypyc"
WHOLE = ["-flto=auto", "-fno-semantic-interposition"]
"""Optimise the library as one program: most of its calls are between small functions of different files."""
CLOSED = "-Wl,-Bsymbolic"
"""Calls within the library go straight to their function; nobody replaces one from outside."""


WINDOWS = os.name == "nt"
PAGE = SOURCE / "monoceros" / "server" / "static" / "index.html"


def c_compiler() -> str:
    """The command that compiles C."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def can_compile() -> str:
    """An empty string, or what is missing to compile."""
    if os.environ.get(SWITCH) == "0":
        return f"{SWITCH}=0 is set"
    if WINDOWS:
        # Microsoft's compiler is not on the path: setuptools looks for it where it is installed.
        return "" if _finds_microsofts() else "there is no C compiler (Visual Studio Build Tools)"
    if shutil.which(c_compiler()) is None:
        return f"there is no C compiler ({c_compiler()})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "the Python headers (Python.h) are missing"
    return ""


def _finds_microsofts() -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.errors import DistutilsPlatformError

    compiler: Any = new_compiler()
    try:
        compiler.initialize()
    except DistutilsPlatformError:
        return False
    return True


def can_optimise_whole() -> bool:
    """Whether compiler and linker know `WHOLE` and `CLOSED`: found out on a library of one function."""
    if WINDOWS:
        return False
    compiler = c_compiler()
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


class Workshop:
    """Compiles and links with the compiler of setuptools, but nothing twice: what it made is kept by digest.

    A digest is of everything that goes in: the text of a C file, the headers mypyc wrote for all of them, the
    options, and the versions of compiler, Python and mypyc.
    """

    def __init__(self, compiler: Any) -> None:
        from mypy.version import __version__ as translator

        self._compile, self._link = compiler.compile, compiler.link_shared_object
        version = subprocess.run([c_compiler(), "--version"], capture_output=True, check=False).stdout
        self._tools = repr(
            [version, sys.version, translator, compiler.compiler_so, compiler.linker_so]
        ).encode()
        headers = sorted(KEPT.glob("*.h"))
        self._headers = sha256(b"".join(path.read_bytes() for path in headers)).digest()
        self._used: set[Path] = set()
        compiler.compile, compiler.link_shared_object = self.compile, self.link

    def compile(self, sources: list[str], **options: Any) -> list[str]:
        """The objects of C files, made side by side."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: self._object(source, options), sources))

    def _object(self, source: str, options: dict[str, Any]) -> str:
        text = Path(source).read_bytes()
        seen = self._headers if b'"__native' in text else b""
        given = repr([options.get(name) for name in ("macros", "include_dirs", "extra_postargs")]).encode()
        kept = self._place(Path(source).stem, ".o", source.encode(), text, seen, given)
        if not kept.is_file():
            with tempfile.TemporaryDirectory(dir=KEPT) as folder:
                (made,) = self._compile([source], **{**options, "output_dir": folder})
                Path(made).replace(kept)
        return str(kept)

    def link(self, objects: list[str], target: str, **options: Any) -> None:
        """Objects have their digest in their name, so their names say what is in them."""
        given = repr([objects, options.get("extra_postargs")]).encode()
        kept = self._place(Path(target).name, ".so", given)
        if not kept.is_file():
            with tempfile.TemporaryDirectory(dir=KEPT) as folder:
                made = Path(folder) / Path(target).name
                self._link(objects, str(made), **options)
                made.replace(kept)
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(kept, target)

    def _place(self, name: str, suffix: str, *made_from: bytes) -> Path:
        digest = sha256(b"\0".join([self._tools, *made_from])).hexdigest()[:20]
        place = KEPT / f"{name}-{digest}{suffix}"
        self._used.add(place)
        return place

    def clear(self) -> None:
        """Remove what no build of the last days had a use for."""
        for path in self._used:
            path.touch()
        for path in {*KEPT.glob("*.o"), *KEPT.glob("*.so")}:
            if path.stat().st_mtime < time.time() - KEPT_SECONDS:
                path.unlink()


class CompileEngine(build_ext):
    """Compile the `found_modules` and leave the stamp; a failure is told, and the engine runs interpreted."""

    def finalize_options(self) -> None:
        """Translate to C only when something is really built: it takes seconds."""
        self.distribution.ext_modules = [] if can_compile() else self._translated()
        super().finalize_options()
        # Whether a file is up to date is known by its digest, whatever the clock says.
        self.force = True

    def _translated(self) -> list[Any]:
        from mypyc.build import mypycify

        os.chdir(SOURCE.parent)
        os.environ["MYPYPATH"] = str(SOURCE)
        files = [str(SOURCE.joinpath(*name.split("."))) + ".py" for name in found_modules()]
        extensions: list[Any] = mypycify(
            ["--no-error-summary", *files],
            opt_level="1" if QUICK else "3",
            debug_level="0",
            group_name="monoceros",
            multi_file=True,
            target_dir=str(KEPT),
        )
        whole = not QUICK and can_optimise_whole()
        for extension in extensions:
            if whole and extension.name.endswith(LIBRARY):
                extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]
                # The linker is what makes the code now, so it has to be told how well.
                # Without -g0 the linker would add what Debian's Python asks for: 5 MB for debuggers.
                extension.extra_link_args = ["-O3", "-g0", *WHOLE, CLOSED]
            extension.name = "monoceros._compiled." + flat(extension.name)
            extension.optional = True
        return extensions

    def build_extensions(self) -> None:
        """One C file for each module, as many at a time as there are cores; with Microsoft's one by one."""
        if WINDOWS:
            super().build_extensions()
            return
        workshop = Workshop(self.compiler)
        super().build_extensions()
        workshop.clear()

    def run(self) -> None:
        """Build, then write down what the compiled modules were made from.

        The folder is made anew, so that nothing is left of modules that are no more. Whoever runs the old
        ones just now keeps them: a removed file stays whole for its users, one written over does not.
        """
        if not self.extensions:
            return
        digest = _engine.digest(SOURCE / "monoceros")
        home = SOURCE if self.inplace else Path(self.build_lib)
        stamp = home / "monoceros" / "_compiled" / _engine.STAMP
        shutil.rmtree(stamp.parent, ignore_errors=True)
        stamp.parent.mkdir(parents=True)
        super().run()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        if not (stamp.parent / (LIBRARY + suffix)).is_file():
            print("monoceros: compiling failed; the engine will run interpreted, about ten times slower.")
            return
        modules = {name: flat(name) for name in found_modules()} | {LIBRARY: LIBRARY}
        told = {"digest": digest, "quick": QUICK, "modules": modules}
        stamp.write_text(json.dumps(told, indent=1) + "\n")


class FreshBuild(build):
    """Begins with an empty folder: what an older build left there must not come into a wheel."""

    def run(self) -> None:
        """Build everything; the engine is kept elsewhere, so this costs nothing."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        tell_without_page("package")


class SourceArchive(sdist):
    """The sources and the built page: what is installed from them has everything."""

    def run(self) -> None:
        """Make the archive, and say so if the page is not in it."""
        super().run()
        tell_without_page("archive")


def tell_without_page(what: str) -> None:
    """Whoever builds without the page learns it here, not from those who open it."""
    if not PAGE.is_file():
        print(
            f"monoceros: the page is not built, so this {what} has none: `monoceros serve` will only say so. "
            "`make build` builds the page first."
        )


class EngineDistribution(Distribution):
    """Has extension modules exactly when they can be compiled here."""

    def has_ext_modules(self) -> bool:
        """Known before translation has begun."""
        return not can_compile()


if __name__ == "__main__":
    missing = can_compile()
    if missing:
        print(f"monoceros: {missing}; the engine will run interpreted, about ten times slower.")
    where = release.home()
    setup(
        distclass=EngineDistribution,
        cmdclass={"build": FreshBuild, "build_ext": CompileEngine, "sdist": SourceArchive},
        project_urls=release.project_urls(where, __version__),
        long_description=release.long_description(
            (PROJECT / "README.md").read_text(encoding="utf-8"), where, __version__
        ),
        long_description_content_type="text/markdown",
    )
