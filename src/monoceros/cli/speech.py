"""How the command line speaks: which language, how a refusal and a mistake are told."""

import os

import click
from fluent.runtime.types import fluent_number

from monoceros.core.clauses import Clause
from monoceros.core.contract import Refusal
from monoceros.core.mistakes import Mistake
from monoceros.locales import LANGUAGES, Texts

language_option = click.option(
    "--lang",
    metavar="LANGUAGE",
    help=f"Language: {', '.join(LANGUAGES)}. Usually that of your terminal.",
)
"""The `--lang` option every speaking command has."""


def texts_for(language: str | None) -> Texts:
    """The texts of a language; of the terminal's, or English, if none of ours is asked for."""
    return Texts(language if language in LANGUAGES else _terminal_language())


def checked_texts(language: str | None) -> Texts:
    """Like `texts_for`, but an unknown language is a `Mistake`."""
    return Texts(language) if language is not None else texts_for(None)


def _terminal_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        word = os.environ.get(variable, "")[:2].lower()
        if word in LANGUAGES:
            return word
    return "en"


def explain(mistake: Mistake, text: Texts) -> str:
    """A mistake as a sentence with the way out, and its code for those who look it up."""
    key = f"mistake-{mistake.code}"
    params = {name: _plain(value) for name, value in mistake.params.items()}
    place = ""
    if "line" in params and "file" in params:
        place = text("at-line", file=params["file"], line=params["line"]) + " "
    elif "file" in params:
        place = f"{params['file']}: "
    if text.has(f"{params.get('game')}-title"):
        params["game"] = text(f"{params['game']}-title")
    if "clause" in params:
        params["rule"] = text(clause_key(str(params["clause"])) + ".text")
    return f"{place}{text(key, **params)} {text(key + '.way-out', **params)} [{mistake.code}]"


def _plain(value: str | int) -> object:
    """A number stays one, for the grammar of the sentence, but is shown as it was typed."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def clause_key(clause: str) -> str:
    """The message that holds a clause's text."""
    return clause.replace(".", "-")


def why(refusal: Refusal, text: Texts) -> str:
    """A refusal as the rule that forbids the move, in rich markup."""
    key = clause_key(refusal.clause)
    return f"[bold]{text(key)}[/]: {text(key + '.text')} [dim]({refusal.clause})[/]"


def provenance_mark(clause: Clause, edition: str, text: Texts) -> str:
    """On whose word a clause stands in an edition, in rich markup; nothing where its rulebook states it."""
    whose = clause.provenance[edition]
    if whose == "rulebook":
        return ""
    told = text("rules-ruling", number=clause.ruling) if whose == "ruling" else text("rules-sister")
    return f" [dim]({told})[/]"


def chapter(clause: Clause) -> str:
    """The chapter of the rules a clause belongs to, as a message key."""
    game, section = clause.id.split(".")[:2]
    return f"{game}-section-{section}"
