"""A match at the terminal against bots."""

import secrets
import shlex
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from monoceros.bots.ladder import make_bot
from monoceros.bots.names import free_name
from monoceros.bots.parallel import MOST_PROCESSES, SearchPool, search_pool
from monoceros.bots.search_bot import SearchBot
from monoceros.cli.speech import checked_texts, explain, language_option, why
from monoceros.core.annotate import annotated
from monoceros.core.contract import Bot, Refusal, seat_letter
from monoceros.core.fair import SECRET_SIZE, commitment
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match, begin_replay, replay_move
from monoceros.core.mistakes import Mistake
from monoceros.core.record import UNFINISHED, Chance, read_record
from monoceros.core.rng import Rng
from monoceros.core.wire import Choice, Outcome
from monoceros.games.registry import find_game
from monoceros.locales import Texts

YOU = 0
"""The person at the terminal sits in the first seat."""
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
            self.console.print("  " + self.terminal.tell(event.for_viewer(YOU), YOU))

    def _your_decision(self) -> None:
        update = self.match.state.update(YOU)
        self.console.print("\n" + self.terminal.draw(update.view) + "\n")
        self.console.print(f"[bold yellow]{self.terminal.ask(update.view, update.choices)}[/]")
        for line in self.terminal.menu(update.view, update.choices):
            self.console.print("  " + line)
        labels = {self.terminal.label(choice, at): choice for at, choice in enumerate(update.choices)}
        while not self._answer(self._ask(">"), labels):
            pass

    def _answer(self, word: str, labels: dict[str, Choice]) -> bool:
        """Act on what was typed; whether it settled the decision."""
        if word in labels:
            self.match.play(YOU, labels[word].action)
        elif word.startswith("?"):
            self._explain(word[1:].strip())
            return False
        elif word.lower() == "q":
            raise _Quit
        elif word.lower() == "u":
            return self._undo()
        elif not word:
            self.console.print(self.text("play-empty"))
            return False
        else:
            try:
                self.match.play_text(YOU, word)
            except Refusal as refusal:
                self.console.print(why(refusal, self.text))
                return False
            except Mistake as mistake:
                self.console.print(escape(explain(mistake, self.text)))
                return False
        self._tell()
        return True

    def _explain(self, word: str) -> None:
        """The rule of the moment, a card by its name, or why a certain action is not allowed."""
        action = -1
        picture = self.terminal.look(word)
        if picture:
            self.console.print(picture)
            card = self.terminal.cards[self.terminal.find(word)]
            known = self.match.game.marks(card, [self.text.language])["text"]
            if known != "attested":
                self.console.print(f"  [dim]({self.text(f'provenance-{known}')})[/]")
            return
        if word:
            try:
                action = self.match.game.parse(self.match.setup, YOU, word)
            except Mistake as mistake:
                self.console.print(escape(explain(mistake, self.text)))
                return
        refusal = self.match.state.why_not(YOU, action)
        if refusal is None:
            self.console.print(self.text("play-allowed", action=escape(word)))
        else:
            self.console.print(why(refusal, self.text))

    def _undo(self) -> bool:
        reason = self.match.undo(YOU)
        self.console.print(self.text(f"undo-{reason}" if reason else "undo-done"))
        return not reason

    def _finish(self) -> bool:
        outcome = self.match.state.outcome()
        assert outcome is not None
        self.console.print("\n" + self.terminal.draw(self.match.state.view(YOU)) + "\n")
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
