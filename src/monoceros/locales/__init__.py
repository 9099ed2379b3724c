"""Texts in every language there is a folder for, as Fluent files shared by Python and the browser.

The engine speaks in keys and parameters; whoever shows something to a person makes the text here. English
fills in where a language lacks a message, which the tests do not allow to happen.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from monoceros.core.mistakes import Mistake

HOME = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted({path.parent.name for path in HOME.glob("*/*.ftl")} - {ENGLISH}))
"""English first, then every other language that has a folder here."""


class Texts:
    """The texts of one language. Call it with a key, `key.attribute` for an attribute."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Mistake("language-unknown", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._bundles = [_bundle(language), _bundle(ENGLISH)]

    def __call__(self, key: str, **params: object) -> str:
        """The text for a key with its parameters filled in."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, params)
            if errors:
                raise KeyError(f"{self.language} {key}: {errors}")
            return str(text)
        raise KeyError(f"no text for {key} in {self.language}")

    def has(self, key: str) -> bool:
        """Whether this language itself has the message or `key.attribute`."""
        name, _, attribute = key.partition(".")
        bundle = self._bundles[0]
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((HOME / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
