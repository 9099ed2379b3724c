"""A match at the terminal against bots."""

import secrets
import shlex
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from monoceros.bots.ladder import make_bot
from monoceros.bots.names import free_name
from monoceros.bots.parallel import MOST_PROCESSES, SearchPool, search_pool
from monoceros.bots.search_bot import SearchBot
from monoceros.cli.speech import chapter, checked_texts, clause_key, explain, language_option, why
from monoceros.core.annotate import annotated
from monoceros.core.clauses import Clause
from monoceros.core.contract import Bot, Refusal, seat_letter
from monoceros.core.fair import SECRET_SIZE, commitment
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match, begin_replay, replay_move
from monoceros.core.mistakes import Mistake
from monoceros.core.record import UNFINISHED, Chance, read_record
from monoceros.core.rng import Rng
from monoceros.core.terminal import plain
from monoceros.core.wire import Choice, Outcome, Update
from monoceros.games.registry import find_game
from monoceros.locales import Texts

YOU = 0
"""The person at the terminal sits in the first seat."""
SHORT = 3
"""Letters of a slip of the finger."""
HANGING = 2
MOST_RULES = 3
PERSON = "person"
"""How a record names a player who is no bot."""


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=None, help="Players at the table, you included.  [usual: 3]")
@click.option("--bots", default="skilled", show_default=True, help="The others, with commas; see `games`.")
@click.option("--edition", default="", help="Edition of the rulebook.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; see `games`.")
@click.option("--pack", type=click.Path(path_type=Path), help="A card pack of your own.")
@click.option("--seed", type=int, help="Deal from a number, to play the same deal again.")
@click.option("--jobs", type=int, default=1, show_default=True, help="Processes an expert thinks with.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a match you saved.")
@language_option
def play(
    game: str,
    seats: int | None,
    bots: str,
    edition: str,
    options: tuple[str, ...],
    pack: Path | None,
    seed: int | None,
    jobs: int,
    resume: Path | None,
    lang: str | None,
) -> None:
    """Play GAME in the terminal against bots.

    Without --seed the deal is fair: you are shown a commitment before it, and the record you can save
    afterwards passes `monoceros verify`.
    """
    text = checked_texts(lang)
    if not 1 <= jobs <= MOST_PROCESSES:
        raise Mistake("jobs-count", jobs=jobs, most=MOST_PROCESSES)
    found = find_game(game)
    console = Console(highlight=False)
    if resume is not None:
        match = _resumed(found, resume, pack)
    else:
        usual = min(3, found.edition(edition).most)
        setup = found.new_setup(usual if seats is None else seats, edition, key_values(options), pack)
        opponents = bot_list(bots, setup.seats)
        match = Match(found, setup, _chance(seed, setup.seats), [PERSON, *opponents])
    while True:
        with search_pool(found, match.setup, jobs) as pool:
            if not _Sitting(match, text, console, pack, pool).play():
                return
        setup = found.rematch(match.setup, match.state)
        again = None if seed is None else (seed + match.length) % 2**64
        match = Match(found, setup, _chance(again, setup.seats), match.players)


def key_values(options: tuple[str, ...]) -> dict[str, str]:
    """Options given as KEY=VALUE."""
    given = {}
    for word in options:
        key, equals, value = word.partition("=")
        if not equals:
            raise Mistake("option-form", option=word)
        given[key] = value
    return given


def bot_list(bots: str, seats: int) -> list[str]:
    """The bots for all seats but the person's; a short list is gone through again."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names or len(names) > seats - 1:
        raise Mistake("bots-count", found=len(names), most=seats - 1)
    return [names[at % len(names)] for at in range(seats - 1)]


def _chance(seed: int | None, seats: int) -> Chance:
    if seed is not None:
        if seed < 0 or seed >> 64:
            raise Mistake("seed-range", seed=str(seed))
        return Chance(seed=seed)
    secret = secrets.token_bytes(SECRET_SIZE)
    entropy = [secrets.token_hex(8), *([""] * (seats - 1))]
    return Chance(commitment=commitment(secret), secret=secret.hex(), entropy=entropy)


def _resumed(game: Game, file: Path, pack: Path | None) -> Match:
    record = read_record(file)
    if record.game != game.id:
        raise Mistake("resume-game", file=str(file), found=record.game, expected=game.id)
    if record.result != UNFINISHED:
        raise Mistake("resume-over", file=str(file))
    match = begin_replay(game, record, pack, str(file))
    if match.players[:1] != [PERSON] or len(match.players) != match.setup.seats:
        raise Mistake("resume-players", file=str(file), expected=PERSON)
    for move in record.moves:
        replay_move(match, move, str(file))
    return match


class _Quit(Exception):
    """The person wants to leave the table."""


class _Sitting:
    """One person at one match."""

    def __init__(
        self, match: Match, text: Texts, console: Console, pack: Path | None, pool: SearchPool | None
    ) -> None:
        self.match = match
        self.pack = pack
        self.text = text
        self.console = console
        called: list[str] = []
        for _ in range(1, match.setup.seats):
            called.append(free_name(called))
        # The letter goes with it: notation names seats by theirs.
        names = [
            text("you"),
            *(text("bot-name", name=f"{name} ({seat_letter(seat)})") for seat, name in enumerate(called, 1)),
        ]
        self.terminal = match.game.terminal(match.setup, text, names)
        self.terminal.columns = console.width
        setup: Setup = match.setup
        self.bots: list[Bot] = [make_bot(match.game, name, setup) for name in match.players[1:]]
        for bot in self.bots:
            if isinstance(bot, SearchBot):
                bot.pool = pool
        self.rng = Rng(secrets.randbits(64))

    def play(self) -> bool:
        """Play to the end; whether another match is wanted."""
        if self.match.chance.fair:
            self.console.print(f"[dim]{self.text('play-commitment', hash=self.match.chance.commitment)}[/]")
        self.console.print(f"[dim]{self.text('play-help')}[/]\n")
        if self.console.width < self.terminal.width:
            self.console.print(self.text("play-narrow", columns=self.terminal.width))
        try:
            while self.match.state.to_act:
                if self.match.state.to_act >> YOU & 1:
                    self._your_decision()
                else:
                    self._bot_decision()
        except (_Quit, click.Abort, EOFError):
            self._offer_save("play-save-unfinished")
            self.console.print(self.text("play-bye"))
            return False
        return self._finish()

    def _ask(self, question: str) -> str:
        return str(click.prompt(question, default="", show_default=False, prompt_suffix=" ")).strip()

    def _bot_decision(self) -> None:
        state = self.match.state
        seat = int(state.decider())
        bot = self.bots[seat - 1]
        action = bot.choose(state.as_known(seat), seat, self.rng)
        self.match.play(seat, action)
        self._tell()

    def _tell(self) -> None:
        for event in self.match.news:
            self._show("  " + self.terminal.tell(event.for_viewer(YOU), YOU))

    def _your_decision(self) -> None:
        update = self.match.state.update(YOU)
        self._show("\n" + self.terminal.draw(update.view) + "\n")
        self._put_question(update)
        while not self._answer(self._ask(">"), update):
            pass

    def _put_question(self, update: Update) -> None:
        self._show(f"[bold yellow]{self.terminal.ask(update.view, update.choices)}[/]")
        for line in self.terminal.menu(update.view, update.choices):
            self._show("  " + line)

    def _show(self, markup: str) -> None:
        """Print lines of markup; what is too long for one goes on further in, so that lists stay lists."""
        for line in markup.split("\n"):
            whole = Text.from_markup(line)
            if whole.cell_len <= self.console.width:
                self.console.print(whole)
                continue
            indent = len(whole.plain) - len(whole.plain.lstrip())
            further = indent + HANGING if indent else 0
            first, *rest = whole[indent:].wrap(self.console, self.console.width - further)
            self.console.print(Text(" " * indent) + first)
            for part in rest:
                self.console.print(Text(" " * further) + part)

    def _answer(self, word: str, update: Update) -> bool:
        """Act on what was typed; whether it settled the decision."""
        labels = {self.terminal.label(choice, at): choice for at, choice in enumerate(update.choices)}
        if word in labels:
            self.match.play(YOU, labels[word].action)
        elif word.startswith("?"):
            self._explain(word[1:].strip(), update, labels)
            return False
        elif word.lower() == "q":
            raise _Quit
        elif word.lower() == "u":
            return self._undo()
        elif not word:
            self._put_question(update)
            return False
        else:
            try:
                self.match.play_text(YOU, word)
            except Refusal as refusal:
                self._show(why(refusal, self.text))
                return False
            except Mistake as mistake:
                # A slip of the finger: a sentence about notation would be longer than it is worth.
                slip = len(word) <= SHORT
                told = self.text("play-no-such", word=word) if slip else explain(mistake, self.text)
                self._show(escape(told))
                return False
        self._tell()
        return True

    def _explain(self, word: str, update: Update, labels: dict[str, Choice]) -> None:
        """The rule of the moment; what a choice or a card is about; or why an action is not allowed."""
        if word in labels:
            self._show(self.text("play-choice", label=word, action=labels[word].text))
            for key in self.terminal.concerned(update.view, labels[word]):
                self._explain_card(key)
            self._explain_action("")
        elif key := self.terminal.find(word):
            self._explain_card(key)
        else:
            self._explain_action(word)

    def _explain_card(self, key: str) -> None:
        self._show(self.terminal.explained(key))
        known = self.match.game.marks(self.terminal.cards[key], [self.text.language])["text"]
        if known != "attested":
            self._show(f"  [dim]({self.text(f'provenance-{known}')})[/]")

    def _explain_action(self, word: str) -> None:
        """Why an action is not allowed, or what the rules say now; what is no action may be a name."""
        action = -1
        if word:
            try:
                action = self.match.game.parse(self.match.setup, YOU, word)
            except Mistake as mistake:
                if key := self.terminal.guess(word):
                    self._explain_card(key)
                elif not self._explain_rule(word):
                    unknown = len(word) <= SHORT
                    told = self.text("play-unknown", word=word) if unknown else explain(mistake, self.text)
                    self._show(escape(told))
                return
        refusal = self.match.state.why_not(YOU, action)
        if refusal is None:
            self._show(self.text("play-allowed", action=escape(word)))
        else:
            self._show(why(refusal, self.text))

    def _explain_rule(self, word: str) -> bool:
        """The rules with this in their title, that of their chapter, or their text; whether there are any."""
        wanted = plain(word)
        if len(wanted) <= SHORT:
            return False
        edition = self.match.setup.edition.id
        rules = [clause for clause in self.match.game.clauses() if edition in clause.editions]
        titles: tuple[Callable[[Clause], str], ...] = (
            lambda rule: clause_key(rule.id),
            chapter,
            lambda rule: clause_key(rule.id) + ".text",
        )
        for title in titles:
            found = [rule for rule in rules if wanted in plain(self.text(title(rule)))]
            for rule in found[:MOST_RULES]:
                self._show(why(Refusal(rule.id, {}), self.text))
            if found:
                return True
        return False

    def _undo(self) -> bool:
        reason = self.match.undo(YOU)
        self.console.print(self.text(f"undo-{reason}" if reason else "undo-done"))
        return not reason

    def _finish(self) -> bool:
        outcome = self.match.state.outcome()
        assert outcome is not None
        self._show("\n" + self.terminal.draw(self.match.state.view(YOU)) + "\n")
        self._tell_outcome(outcome)
        try:
            while True:
                word = self._ask(self.text("play-again")).lower()
                if word == "s":
                    self._offer_save("play-save-name")
                elif word in ("r", "q", ""):
                    return word == "r"
        except (click.Abort, EOFError):
            return False

    def _tell_outcome(self, outcome: Outcome) -> None:
        game = self.match.game.id
        for score in sorted(outcome.scores, key=lambda score: -score.total):
            name = self.terminal.names[score.seat]
            crown = "👑 " if score.seat in outcome.winners else "   "
            self.console.print(f"{crown}[bold]{name}: {score.total}[/]")
            for part in score.parts:
                if part.points or part.places:
                    places = ", ".join(part.places)
                    label = self.text(f"{game}-part-{part.key}")
                    self.console.print(f"     {part.points:>2}  {label}  [dim]{places}[/]")
        if YOU in outcome.winners:
            shared = len(outcome.winners) > 1
            self.console.print(self.text("play-you-share" if shared else "play-you-win"))
        elif not outcome.winners:
            self.console.print(self.text("play-nobody-wins"))
        else:
            names = ", ".join(self.terminal.names[seat] for seat in outcome.winners)
            self.console.print(self.text("play-others-win", names=names))

    def _offer_save(self, question: str) -> None:
        try:
            file = self._ask(self.text(question))
        except (click.Abort, EOFError):
            return
        if not file:
            return
        shown = escape(file)
        if Path(file).exists():
            self.console.print(self.text("play-exists", file=shown), soft_wrap=True)
            self._offer_save(question)
            return
        try:
            text = annotated(self.match.game, self.match.record(), self.text, self.pack)
            Path(file).write_text(text, encoding="utf-8")
        except OSError as error:
            self.console.print(self.text("play-not-saved", file=shown, problem=str(error.strerror)))
        else:
            self.console.print(self.text("play-saved", file=shown), soft_wrap=True)
            if self.match.state.to_act:
                words = ["monoceros", "play", self.match.game.id, "--resume", file]
                if self.pack is not None:
                    words += ["--pack", str(self.pack)]
                command = escape(shlex.join(words))
                self.console.print(self.text("play-resume", command=command), soft_wrap=True)
