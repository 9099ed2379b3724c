"""Monoceros: three unicorn card games by their real rulebooks."""

from monoceros import _engine

__version__ = "0.1.0"
"""The only place where the version stands: the package and the server read it from here."""

ENGINE = _engine.start()
"""Whether the rules run compiled or interpreted in this process, and why."""
