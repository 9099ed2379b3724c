"""Plays one match of Unstable Unicorns in the engine and with the referee at once, and compares them.

Only what the engine shows is used: its notation, its position text, its legal actions, the view of an
onlooker, its news, scores and outcome. The two ask at different grain, so they are compared where both can
speak:

- Copies of a card look alike in the engine. Cards are compared by kind and place; of several copies the one
  that has lain longest is meant, on both sides.
- The referee's `("play", card, *named)` is a play and one answer for each thing named in the engine; its
  `("choose-card", card)` of any stable is a player and a card; its choice that may be declined is a yes and a
  choice. While the engine asks for such a part, its answers are compared with what the referee's moves that
  are left say about that part, and the referee is told the move when it is whole.
- Either side may leave out a question with a single answer. The referee's are answered at once, the engine's
  are played and the referee is told nothing. Windows for Neigh cards are compared answer by answer.

What is random comes from the engine, see `chances.py`.
"""

from collections import Counter
from typing import Any

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.match import Match as EngineMatch
from monoceros.core.table import ONLOOKER
from monoceros.games.unstable_unicorns.view import Prompt, UnicornView
from tests.referee.unstable_unicorns.asking import Move
from tests.referee.unstable_unicorns.cards import Card, type_of
from tests.referee.unstable_unicorns.chances import Disagreement, EngineChance, Position
from tests.referee.unstable_unicorns.match import Match
from tests.referee.unstable_unicorns.options import Options

Answers = dict[int, dict[str, list[Move]]]
"""For each seat that may act: what it may answer in the engine's notation, and the referee's moves meant."""

BOTH_ASK = ("foal", "action", "neigh", "limit")
"""Questions that both sides ask even if there is only one answer."""

NEW_HAND = "swap"
NEWS = "unstable-unicorns-"
TALLIES = {
    "drinks": "sip",
    "takes off a piece": "layer-off",
    "puts on a piece": "layer-on",
    "empties the glass": "swap",
    "underwear on the head": "swap",
}


class Pair:
    """One match, played twice."""

    def __init__(self, engine: EngineMatch, options: Options) -> None:
        self.engine = engine
        self.seats = engine.setup.seats
        self.codes = {card.code: card.id for card in engine.setup.pack.cards}
        self._seen: UnicornView | None = None
        self.position = self._position()
        self.chance = EngineChance(self.position, self.seats, options.two_players != "whole deck")
        self.referee = Match(self.seats, options, self.chance)
        self.partly: tuple[int, list[Move]] | None = None
        """Who is being asked for one move part by part, and the referee's moves that are left."""
        self.waiting: list[tuple[int, Move]] = []
        """Moves the referee is not told yet, because the engine's chances are not known yet."""
        self.answers: Answers = {}
        self.told = [Counter[str]() for _ in range(self.seats)]
        """What the news of the engine called out for each seat in the party variants."""
        self.phase = "setup"
        """The phase the last action of the engine was played in."""
        self.over = False
        self._settle()

    # ---- the engine ----------------------------------------------------------------------------------

    def _position(self) -> Position:
        return Position(self.engine.game.position(self.engine.state), self.codes)

    def view(self) -> UnicornView:
        """What an onlooker sees of the engine's table."""
        if self._seen is None:
            view = self.engine.state.view(ONLOOKER)
            assert isinstance(view, UnicornView)
            self._seen = view
        return self._seen

    @property
    def prompt(self) -> Prompt:
        return self.view().prompt

    def _texts(self, seat: int) -> list[str]:
        game, setup = self.engine.game, self.engine.setup
        return [game.format(setup, seat, action) for action in self.engine.state.legal(seat)]

    def play(self, seat: int, text: str) -> None:
        """Give one of `answers` to both."""
        view = self.view()
        key = view.prompt.key
        self.phase = view.phase
        moves = self.answers[seat][text]
        self.engine.play_text(seat, text)
        self._seen = None
        self.position = self._position()
        news = [event.opened() for event in self.engine.news]
        heard = [(told.key.removeprefix(NEWS), dict(told.params)) for told in news]
        self.chance.hear(heard, self.position)
        for told, params in heard:
            self._call_out(told, params)
        if moves and _is_part(key, text, moves):
            self.partly = (seat, moves)
        elif moves:
            self.partly = None
            self.waiting.append((seat, self._first(moves)))
        self._settle()

    def _call_out(self, key: str, params: dict[str, Any]) -> None:
        if key == "sip-named":
            self.told[params["other"]]["sip"] += 1
        elif key == "sip" or key == "swap":
            self.told[params["seat"]][key] += 1
        elif key in ("layer-off", "layer-on"):
            self.told[params["seat"]][key] += params["count"]

    # ---- the referee ---------------------------------------------------------------------------------

    def _tell_referee(self, seat: int, move: Move) -> None:
        self.partly = None
        self.referee.play(seat, move)

    def _rank(self, move: Move) -> int:
        """How long the card of a move has lain where it lies, against its copies."""
        card = next((part for part in move if isinstance(part, Card)), None)
        table = self.referee.table
        for pile in (*table.stables, *table.hands, table.discard_pile, table.nursery, table.deck):
            if card in pile:
                return pile.index(card)
        return 0

    def _first(self, moves: list[Move]) -> Move:
        return min(moves, key=self._rank)

    def _alike(self, move: Move) -> tuple[object, ...]:
        """The same for moves that differ by copies of a card only."""
        stable = self.referee.table.stable_of
        return tuple((part.kind, stable(part)) if isinstance(part, Card) else part for part in move)

    def _forced(self) -> tuple[int, Move] | None:
        """The only move the referee has, if it is only one and no answer to a window."""
        if self.partly is not None:
            seat, moves = self.partly
        else:
            waiting = self.referee.who_must_act()
            if len(waiting) != 1:
                return None
            seat = next(iter(waiting))
            moves = [move for move in self.referee.legal(seat) if move != ("new-hand",)]
        if any(move in (("pass",), ("draw",), ("end",)) for move in moves):
            return None  # windows and actions are asked on both sides
        all_go = self.partly is None and self.referee.owed >= len(moves)
        if not all_go and len({self._alike(move) for move in moves}) != 1:
            return None
        return seat, self._first(moves)

    # ---- bringing the two together -------------------------------------------------------------------

    def _settle(self) -> None:
        """Go on until both ask the same, and compare; `answers` is what may be played then."""
        deciders = self.engine.state.deciders()
        asked = {seat: self._texts(seat) for seat in deciders}
        plain = [[text for text in texts if text != NEW_HAND] for texts in asked.values()]
        if plain == [["nothing"]] and self.prompt.key == "found":
            # Nothing was found, and the deck may be shuffled only now: the referee waits.
            self.answers = {deciders[0]: {"nothing": []}}
            return
        for seat, move in self.waiting:
            self._tell_referee(seat, move)
        self.waiting.clear()
        while True:
            if not deciders and self.referee.over:
                self.over = True
                self._compare_table()
                self._compare_end()
                return
            # A new hand in the middle of what is one move for the referee cannot be told.
            offered = asked if self.partly is None else dict(zip(asked, plain, strict=True))
            found = self._answers(deciders) if deciders else None
            if found is not None and self._agree_on(offered, found):
                self._compare_table()
                return
            forced = self._forced() if not self.referee.over else None
            if forced is not None:
                self._tell_referee(*forced)
            elif self.prompt.key not in BOTH_ASK and [len(texts) for texts in plain] == [1]:
                self.answers = {deciders[0]: {plain[0][0]: []}}
                return
            else:
                self._part("what is asked", asked, found)

    def _agree_on(self, asked: dict[int, list[str]], found: Answers) -> bool:
        """Whether both offer the same answers; then `answers` is what may be played."""
        if {seat: set(texts) for seat, texts in asked.items()} != {
            seat: set(moves) for seat, moves in found.items()
        }:
            return False
        self.answers = found
        return True

    def _part(self, what: str, engine: object, referee: object) -> None:
        table = self.referee.table
        raise Disagreement(
            f"{what}:\n  engine {engine}\n  referee {referee}\n  engine asks {self.prompt}\n"
            f"  referee asks {'nothing' if self.referee.over else self.referee.question} "
            f"of {self.referee.who_must_act()}, left {self.partly}\n"
            f"  {self.position.text}\n  " + "\n  ".join(table.log[-25:])
        )

    def _answers(self, deciders: list[int]) -> Answers | None:
        """The referee's moves as answers to the engine's question; None if they answer something else."""
        prompt = self.prompt
        if self.partly is not None:
            asked = {self.partly[0]: self.partly[1]}
        else:
            asked = {seat: list(self.referee.legal(seat)) for seat in self.referee.who_must_act()}
        if set(asked) != set(deciders):
            return None
        found: Answers = {}
        for seat, moves in asked.items():
            found[seat] = {}
            for move in moves:
                text = self._text(prompt, seat, move)
                if text is None:
                    return None
                found[seat].setdefault(text, []).append(move)
        return found

    def _text(self, prompt: Prompt, seat: int, move: Move) -> str | None:
        """A move of the referee as an answer to the engine's question, or None if it is none."""
        if move[0] == "play":
            return _play_text(prompt, seat, move)
        if move[0] in ("choose-card", "discard"):
            return self._card_text(prompt, move)
        key = prompt.key
        if move == ("new-hand",):
            return NEW_HAND
        if move[0] == "choose-player":
            return _may(prompt) or (_player(move[1]) if key in ("player", "call") else None)
        if move[0] == "choose":
            if key != "either":
                return None
            return "first" if move[1] in ("draw phase", "discard") else "second"
        if len(move) == 2:
            words = {("neigh", "neigh"): "play", ("guard", "instead"): "use", ("use", "effect"): "use"}
            word = words.get((key, move[0]))
            return f"{word} {move[1].kind}" if word else None
        plain = {
            ("action", "draw"): "draw",
            ("action", "end"): "end",
            ("use", "done"): "end",
            ("neigh", "pass"): "pass",
            ("may", "yes"): "yes",
            ("may", "no"): "no",
            ("guard", "no"): "no",
            ("call", "no"): "no",
        }
        return plain.get((key, move[0]))

    def _card_text(self, prompt: Prompt, move: Move) -> str | None:
        card: Card = move[1]
        key = prompt.key
        place = self.referee.table.place_of(card)
        pick = f"pick {card.kind}"
        if move[0] == "discard":
            return pick if key == "limit" or (key == "hand" and prompt.do == "discard") else None
        if key == "may":
            return "yes"
        if key == "either":
            return "first" if type_of(card) == "upgrade" else "second"
        if key == "player" and place[0] == "stable":
            return _player(place[1])
        fits = {
            "foal": place[0] == "nursery",
            "card": place == ("stable", prompt.target),
            "hand": place[0] == "hand" and prompt.do != "discard",
            "found": place[0] != "stable",
        }
        return pick if fits.get(key, False) else None

    # ---- comparing -----------------------------------------------------------------------------------

    def _compare(self, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            self._part(what, engine, referee)

    def _compare_table(self) -> None:
        """Where every card lies, what counts, and what the party variants called out."""
        now, table = self.position, self.referee.table
        if self.prompt.key == "call" and table.stack and not now.played():
            # Whose card came through may name somebody: in the engine when the card lies in its stable, with
            # the referee just before. The book does not say, and the next action compares it all.
            return
        stables = [[card.kind for card in stable] for stable in table.stables]
        hands = [Counter(card.kind for card in hand) for hand in table.hands]
        stack = [(card.kind, SEAT_LETTERS[seat]) for card, seat in table.stack]
        if self.partly is not None and self.partly[1][0][0] == "play":
            # The engine has laid the card down and asks what is named; the referee hears both at once.
            seat, moves = self.partly
            hands[seat] -= Counter([moves[0][1].kind])
            stack = [(moves[0][1].kind, SEAT_LETTERS[seat])]
        engine_stables = [now.cards(SEAT_LETTERS[seat]) for seat in range(self.seats)]
        self._compare("the stables", engine_stables, stables)
        engine_hands = [Counter(now.cards(f"hand{SEAT_LETTERS[seat]}")) for seat in range(self.seats)]
        self._compare("the hands", engine_hands, hands)
        self._compare("the deck", now.deck(), [card.kind for card in table.deck])
        piles = [Counter(now.cards(key)) for key in ("discard", "nursery")]
        own = [Counter(card.kind for card in pile) for pile in (table.discard_pile, table.nursery)]
        self._compare("discard pile and nursery", piles, own)
        played = [
            (kind, letter if letter != "-" else own_letter)
            for (kind, letter), (_, own_letter) in zip(now.played(), stack, strict=False)
        ]
        self._compare("the cards being played", (len(now.played()), played), (len(stack), stack))
        self._compare_counts()
        if self.chance.pulled or self.chance.shuffles:
            self._part("chances the referee did not ask for", self.chance.pulled, self.chance.shuffles)
        self._compare("what is called out", self.told, [self._tally(seat) for seat in range(self.seats)])

    def _compare_counts(self) -> None:
        table = self.referee.table
        counts = [table.count(seat) for seat in range(self.seats)]
        self._compare("the unicorns", self.engine.state.scores(), counts)
        view = self.view()
        self._compare("the goal", view.goal, table.needed())
        self._compare("the hand limits", view.limits, [table.hand_limit(seat) for seat in range(self.seats)])
        if not self.over and view.phase != "setup":
            self._compare("whose turn it is", view.active, table.active)

    def _tally(self, seat: int) -> Counter[str]:
        found: Counter[str] = Counter()
        for key, number in self.referee.tally[seat].items():
            found[TALLIES[key]] += number
        return found

    def _compare_end(self) -> None:
        outcome = self.engine.state.outcome()
        assert outcome is not None
        self._compare("the winners", set(outcome.winners), self.referee.winners())
        points = self.referee.points()
        for score in outcome.scores:
            self._compare("the total", score.total, points[score.seat]["unicorns"])
            for part in score.parts:
                if part.key == "letters":
                    self._compare("the letters", part.params["letters"], points[score.seat]["letters"])


def _player(seat: int) -> str:
    return f"player {SEAT_LETTERS[seat]}"


def _may(prompt: Prompt) -> str | None:
    return "yes" if prompt.key == "may" else None


def _play_text(prompt: Prompt, seat: int, move: Move) -> str | None:
    """The part of a play the engine asks for: the card, which of two things, or a player."""
    card, named = move[1], move[2:]
    if prompt.key == "action":
        return f"play {card.kind}"
    if prompt.card != card.kind:
        return None
    if prompt.key == "either":
        return "second" if named[0] == seat else "first"
    if prompt.key == "player":
        which = prompt.step if card.kind == "three_step_plan" else 0
        if not named:
            return "no"
        return _player(named[which]) if which < len(named) else None
    return None


def _is_part(key: str, text: str, moves: list[Move]) -> bool:
    """Whether an answer is only a part of the referee's move."""
    if key == "action":
        return bool(moves[0][0] == "play")
    if key in ("player", "either"):
        return moves[0][0] in ("play", "choose-card")
    return key == "may" and text == "yes" and moves[0] != ("yes",)
