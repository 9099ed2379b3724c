"""What is only installed with an extra: asked for by name, and told how to get when it is missing."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from monoceros.core.mistakes import Mistake


def need(module: str, extra: str) -> ModuleType:
    """A module of an extra, or the `Mistake` that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Mistake("extra-missing", module=module, extra=extra) from error


def need_later(module: str, extra: str) -> None:
    """The same `Mistake`, found out without loading the module."""
    if find_spec(module) is None:
        raise Mistake("extra-missing", module=module, extra=extra)
