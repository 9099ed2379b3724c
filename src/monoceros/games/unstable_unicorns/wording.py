"""What a card says, made from the very program the engine carries out.

Words glued together one by one read well in no language. So each step is a whole predicate in
`locales/*/unstable-unicorns-cards.ftl` (`unstable-unicorns-does-...`), in the forms it is needed in:

    .may     what you may or must do            You may *discard 2 cards*
    .do      an order                           *Discard 2 cards*
    .one     what a chosen player does          That player *discards 2 cards*
    .each    what several players do            Each player *discards 2 cards*

Predicates of the same subject are joined (`-join-...`), get their subject (`-says-...`, with `.after` for the
word order behind an opening), and the moment as an opening (`-when-...`).
"""

from collections.abc import Iterable, Mapping

from monoceros.core.terminal import Text
from monoceros.games.unstable_unicorns.cards import UnicornPack, program
from monoceros.games.unstable_unicorns.program import WHATS, Program, Step

KEY = "unstable-unicorns"
MOMENTS = ("enter", "turn_start", "play", "instant")
"""The moments at which a card can do something, in the order a reader is told of them."""
OPENINGS = {"enter": "enter", "turn_start": "turn-start"}
"""The moments a text has to name; when a card is played goes without saying."""
FORMS = {"you": "do", "each-player": "each", "each-other-player": "each"}
"""The form of a predicate by its subject; `one` for a player somebody chose."""


def card_texts(pack: UnicornPack, text: Text) -> dict[str, str]:
    """What each card of a pack says, by its id."""
    ids = [card.id for card in pack.cards]
    wording = Wording(text, {card.id: card.name[text.language] for card in pack.cards})
    texts = {}
    for card in pack.cards:
        found = {moment: program(card, moment, ids) for moment in MOMENTS}
        programs = {moment: what for moment, what in found.items() if what is not None}
        texts[card.id] = wording.card(programs, card.static, card.needs)
    return texts


class Wording:
    """Makes the texts of cards in one language. `names` are the names of all cards in that language."""

    def __init__(self, text: Text, names: Mapping[str, str]) -> None:
        self.text = text
        self.names = names

    def card(self, programs: Mapping[str, Program], static: Iterable[str], needs: str) -> str:
        """The whole text of a card: what it needs, what it does and when, what it does all the while."""
        sentences = [self.text(f"{KEY}-needs-{needs}")] if needs else []
        sentences += [self.program(moment, programs[moment]) for moment in MOMENTS if moment in programs]
        sentences += [self.static(words) for words in static]
        return " ".join(sentences or [self.text(f"{KEY}-plain")])

    def static(self, words: str) -> str:
        """What a card does all the while, as a sentence."""
        name, _, rest = words.partition(" ")
        if name == "counts":
            return self.text(f"{KEY}-static-counts", amount=int(rest))
        if name == "limit":
            return self.text(f"{KEY}-static-{'more' if int(rest) > 0 else 'fewer'}", amount=abs(int(rest)))
        return self.text(f"{KEY}-static-{words.replace(' ', '-')}")

    def program(self, moment: str, program: Program) -> str:
        """What a card does at one moment, as sentences."""
        if program.either:
            first, second = program.steps
            return self._sentence([first, second], first, OPENINGS.get(moment, ""))
        sentences: list[list[Step]] = []
        for step in program.steps:
            if sentences and _carries_on(sentences[-1][-1], step, optional=sentences[-1][0].may):
                sentences[-1].append(step)
            else:
                sentences.append([step])
        told = []
        for number, steps in enumerate(sentences):
            opening = OPENINGS.get(moment, "") if number == 0 else _opening(steps[0])
            told.append(self._sentence(steps, steps[0], opening))
        return " ".join(told)

    def _sentence(self, steps: list[Step], first: Step, opening: str) -> str:
        """Steps of one subject as one sentence, which `opening` sets in its place."""
        form = FORMS.get(first.who, "one")
        if form == "do" and (first.may or opening):
            form = "may"
        does = self.step(steps[0], form)
        for step in steps[1:]:
            does = self.text(f"{KEY}-join-{step.link}.{form}", first=does, second=self.step(step, form))
        subject = first.who if first.who != "you" else "" if first.may else "do"
        key = f"{KEY}-says-" + "-".join(part for part in ("may" if first.may else "", subject) if part)
        if not opening:
            return _capitalised(self.text(key, does=does))
        rest = self.text(f"{key}.after", does=does)
        return _capitalised(self.text(f"{KEY}-when-{opening}", rest=rest))

    def step(self, step: Step, form: str) -> str:
        """One step as a predicate without its subject."""
        named = step.what in self.names and step.what not in WHATS
        amount = "" if isinstance(step.amount, int) else step.amount
        parts = [step.verb, amount, "named" if named else step.what, step.place.replace(" ", "-")]
        key = "-".join(part for part in parts if part)
        params: dict[str, object] = {"amount": step.amount} if not amount else {}
        if named:
            params["card"] = self.names[step.what]
        return self.text(f"{KEY}-does-{key}.{form}", **params)


def _carries_on(before: Step, step: Step, *, optional: bool) -> bool:
    """Whether a step can stand in the same sentence as the one before it."""
    if step.link == "if-so" or step.who != before.who or step.who not in FORMS:
        return False
    return not step.may or optional


def _opening(step: Step) -> str:
    """How a further sentence begins; a plain one needs nothing."""
    if step.link in ("then", "if-so"):
        return step.link
    return "and" if step.may else ""


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
