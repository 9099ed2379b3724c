"""How Monoceros came onto this machine, and so the command that gets more of it.

Extras are asked for by name, and whoever lacks one is told how to get it in their own way: whoever installed
a tool with uv or pipx has no pip to hand, and in a clone everything goes through make.
"""

import sys
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from monoceros.core.mistakes import Mistake

ADD = {
    "clone": "make setup",
    "pip": 'pip install "monoceros[{extra}]"',
    "pipx": 'pipx install --force "monoceros[{extra}]"',
    "uv-tool": 'uv tool install "monoceros[{extra}]"',
}
"""How to add an extra."""
COMPILE = {
    "clone": "make compile",
    "pip": "pip install --force-reinstall --no-cache-dir --no-binary monoceros monoceros",
    "pipx": 'pipx install --force --pip-args="--no-cache-dir --no-binary monoceros" monoceros',
    "uv-tool": "uv tool install --reinstall --no-binary-package monoceros monoceros",
}
"""How to build it here from its sources, compiled if there is a C compiler."""
BUILD_PAGE = {
    "clone": "make page",
    "pip": "pip install --force-reinstall --only-binary monoceros monoceros",
    "pipx": 'pipx install --force --pip-args="--only-binary monoceros" monoceros',
    "uv-tool": "uv tool install --reinstall --no-build-package monoceros monoceros",
}
"""How to get the page: wheels have it inside, a clone builds it."""


@lru_cache(maxsize=1)
def installed_by() -> str:
    """What installed Monoceros: a key of the tables above."""
    return found_by(Path(__file__).parents[3], Path(sys.prefix))


def found_by(above: Path, environment: Path) -> str:
    """The same, from the folder two above the package and the environment Python runs in."""
    if (above / "setup.py").is_file() and (above / "src" / "monoceros").is_dir():
        return "clone"
    if (environment / "uv-receipt.toml").is_file():
        return "uv-tool"
    if (environment / "pipx_metadata.json").is_file():
        return "pipx"
    return "pip"


def add_command(extra: str) -> str:
    """The command that installs an extra."""
    return ADD[installed_by()].format(extra=extra)


def compile_command() -> str:
    """The command that compiles the engine where there is a C compiler."""
    return COMPILE[installed_by()]


def page_command() -> str:
    """The command that brings the page."""
    return BUILD_PAGE[installed_by()]


def need(module: str, extra: str) -> ModuleType:
    """A module of an extra, or the `Mistake` that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise _missing(module, extra) from error


def need_later(module: str, extra: str) -> None:
    """The same `Mistake`, found out without loading the module."""
    if find_spec(module) is None:
        raise _missing(module, extra)


def _missing(module: str, extra: str) -> Mistake:
    return Mistake("extra-missing", module=module, extra=extra, command=add_command(extra))
