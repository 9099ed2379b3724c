"""All texts, in all four languages, with nothing missing and nothing to spare."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from monoceros.locales import HOME, LANGUAGES, Texts

SOURCES = Path(__file__).parents[1] / "src" / "monoceros"
FILES = sorted(path.name for path in (HOME / "en").glob("*.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Each message and `message.attribute` of a file, with the variables in it."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse((HOME / language / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if not isinstance(entry, ftl.Message):
            continue
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{item.id.name}": item.value for item in entry.attributes}
        for key, pattern in patterns.items():
            assert key not in found, f"{language}/{file}: {key} twice"
            variables = _Variables()
            variables.visit(pattern)
            found[key] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    """The first one would win, and which one that is nobody could tell."""
    keys = [key for file in FILES for key in messages(language, file)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_files_of_its_own(language: str) -> None:
    assert sorted(path.name for path in (HOME / language).glob("*.ftl")) == FILES


def codes_raised() -> tuple[set[str], set[str]]:
    """The codes `Mistake` and `require` are written with in the program, and all words that calls are given.

    A function that is handed a code raises it for its caller, so a code may be among the words alone.
    """
    codes: set[str] = set()
    words: set[str] = set()
    places = {"Mistake": 0, "require": 1}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            words |= {str(word.value) for word in given if isinstance(word, ast.Constant)}
            if isinstance(node.func, ast.Name) and node.func.id in places:
                code = node.args[places[node.func.id]]
                if isinstance(code, ast.Constant):
                    codes.add(str(code.value))
    return codes, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_a_sentence_and_a_way_out(language: str) -> None:
    text = Texts(language)
    for code in codes_raised()[0]:
        assert text.has(f"mistake-{code}"), code
        assert text.has(f"mistake-{code}.way-out"), code


def test_no_mistake_is_described_that_is_never_made() -> None:
    keys = {key for file in FILES for key in messages("en", file) if "." not in key}
    described = {key.removeprefix("mistake-") for key in keys if key.startswith("mistake-")}
    codes, words = codes_raised()
    assert codes <= described <= codes | words


def test_plurals_are_formed_as_each_language_forms_them() -> None:
    polish = Texts("pl")
    assert len({polish("hilo-draw-pile", cards=cards).replace(str(cards), "#") for cards in (1, 2, 5)}) == 3
